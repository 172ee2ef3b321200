"""Tests of the face in Discord, through the real discord.py."""
