"""Game records: write while a game is played, read, replay, verify."""

from .files import read_records, try_records
from .json_form import from_json, to_json
from .model import (
    History,
    Moment,
    Record,
    RecordError,
    Turn,
    bots_field,
    bots_of,
    check_name,
    choices_of,
    last_game,
    play_recorded,
    replay,
    start_recorded,
)
from .text import from_text, parse_card, to_text
from .verify import (
    NUMBER_PATTERN,
    commitment_to,
    dealing_seed,
    full_proof,
    proof,
    seed_of,
    verify_shuffle,
)

__all__ = [
    "NUMBER_PATTERN",
    "History",
    "Moment",
    "Record",
    "RecordError",
    "Turn",
    "bots_field",
    "bots_of",
    "check_name",
    "choices_of",
    "commitment_to",
    "dealing_seed",
    "from_json",
    "from_text",
    "full_proof",
    "last_game",
    "parse_card",
    "play_recorded",
    "proof",
    "read_records",
    "replay",
    "seed_of",
    "start_recorded",
    "to_json",
    "to_text",
    "try_records",
    "verify_shuffle",
]
