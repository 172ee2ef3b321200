"""Everything that is drawn: cards, tiles, rows, reveals. Frozen data in, the bytes of a PNG out.

Nothing here knows a game, a language or Discord: faces come in the notation of the rules, words come translated, and
whoever describes a picture decides what may be seen. A description (`Hand`, `Unset`, `Reveal`, `Outcome`, `Fan`,
`Review`) is its own cache key, and its `render` gives the bytes: `screens.Picture(hand, alt, hand.render)`.
"""

from bot.pictures.banner import Banner
from bot.pictures.canvas import Drawing
from bot.pictures.emoji import card_emoji
from bot.pictures.fan import Fan, Place, PlaceState, Run
from bot.pictures.hand import Hand, Row, Unset, Verdict
from bot.pictures.people import Person
from bot.pictures.pieces import CARD_BACK, TILE_BACK, Look, Piece, pieces
from bot.pictures.result import Made, Outcome, Standing
from bot.pictures.reveal import Duel, Reveal, Shown
from bot.pictures.review import Review, Side
from bot.pictures.theme import Deck, Tone

__all__ = [
    "CARD_BACK", "TILE_BACK",
    "Banner", "Deck", "Drawing", "Duel", "Fan", "Hand", "Look", "Made", "Outcome", "Person", "Piece", "Place",
    "PlaceState", "Reveal", "Review", "Row", "Run", "Shown", "Side", "Standing", "Tone", "Unset", "Verdict",
    "card_emoji", "pieces",
]  # fmt: skip
