"""Everything that is drawn: cards, tiles, rows, reveals. Frozen data in, the bytes of a picture out.

Nothing here knows a game, a language or Discord: faces come in the notation of the rules, words come translated, and
whoever describes a picture decides what may be seen. Describe one (`Hand`, `Unset`, `Reveal`, `Outcome`, `Fan`,
`Review`), wrap it in a `Picture` with the text that says the same, and let an `Album` draw it off the event loop.
"""

from bot.pictures.banner import Banner
from bot.pictures.fan import Fan, Place, PlaceState, Run
from bot.pictures.hand import Hand, Row, Unset, Verdict
from bot.pictures.people import Person
from bot.pictures.picture import FILE_NAME, Album, Drawing, Picture
from bot.pictures.pieces import CARD_BACK, TILE_BACK, Look, Piece, pieces
from bot.pictures.result import Made, Outcome, Standing
from bot.pictures.reveal import Duel, Reveal, Shown
from bot.pictures.review import Review, Side
from bot.pictures.theme import Deck, Tone

__all__ = [
    "CARD_BACK", "FILE_NAME", "TILE_BACK",
    "Album", "Banner", "Deck", "Drawing", "Duel", "Fan", "Hand", "Look", "Made", "Outcome", "Person", "Picture", "Piece",
    "Place", "PlaceState", "Reveal", "Review", "Row", "Run", "Shown", "Side", "Standing", "Tone", "Unset", "Verdict",
    "pieces",
]  # fmt: skip
