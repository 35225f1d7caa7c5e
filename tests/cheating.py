"""A server that cheats: the record of a game that was dealt from other numbers than it told."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from tacora.record import BOUND, Shuffle, from_json, full_proof, to_json
from tests.properties.played import play_by_chance

Json = dict[str, Any]


def dealt_from(honest: Json, numbers: list[str], combination: str = BOUND, **also: object) -> Json:
    """The record of a server that dealt from other entries: all of it fits."""
    read = from_json(json.dumps(honest))
    shuffle = Shuffle(honest["shuffle"]["server_seed"], tuple(numbers), combination=combination)
    game = play_by_chance(read.edition, len(read.explorers), shuffle.seed, 20).record
    game = replace(game, explorers=read.explorers)
    extra = {**read.extra, **also, "shuffle": full_proof(game, [shuffle])}
    forged: Json = json.loads(to_json(replace(game, extra=extra)))
    return forged
