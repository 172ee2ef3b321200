"""Properties of the rules are judged by what holds, not by how fast a busy machine gets there."""

from hypothesis import settings

settings.register_profile("rules", deadline=None)
settings.load_profile("rules")
