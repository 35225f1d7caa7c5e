"""The rules of the game: a pure library without randomness, clock or files."""

from .cards import Bag, Card, Relic, Trap, Treasure, card_order
from .edition import EXPEDITIONS, Edition, Reading, RelicRules, Stone
from .events import (
    CardRevealed,
    CaveCollapsed,
    ChoicesRevealed,
    DecisionSkipped,
    DeckRanOut,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorersLeft,
    GameEnded,
    RelicTaken,
    TreasureShared,
)
from .rules import Choice, Decide, IllegalMove, Move, Reveal, play, start
from .state import Awaited, Explorer, Game, PathCard, Result, TakenRelic
from .view import Chests, SeenExplorer, View, view

__all__ = [
    "EXPEDITIONS",
    "Awaited",
    "Bag",
    "Card",
    "CardRevealed",
    "CaveCollapsed",
    "Chests",
    "Choice",
    "ChoicesRevealed",
    "Decide",
    "DecisionSkipped",
    "DeckRanOut",
    "Edition",
    "Event",
    "ExpeditionBegan",
    "ExpeditionEnded",
    "Explorer",
    "ExplorersLeft",
    "Game",
    "GameEnded",
    "IllegalMove",
    "Move",
    "PathCard",
    "Reading",
    "Relic",
    "RelicRules",
    "RelicTaken",
    "Result",
    "Reveal",
    "SeenExplorer",
    "Stone",
    "TakenRelic",
    "Trap",
    "Treasure",
    "TreasureShared",
    "View",
    "card_order",
    "play",
    "start",
    "view",
]
