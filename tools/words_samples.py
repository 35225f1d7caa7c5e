"""The sample values of the page of all messages: which can occur, and what is inserted."""

from __future__ import annotations

from collections.abc import Iterator

from tacora.words import Words, percent

Value = str | int | float

NUMBERS = (0, 1, 2, 5, 21)
"""What a number is, where a message selects on it and the game allows it."""
USUAL = 5
VARIED = ("bad",)
"""Numbers that vary even where no message selects on them, since others depend on them."""
ANY = 10**6
LIMITS = {
    # What the game sends at least and at most; everything else may be 0 and has no end.
    **dict.fromkeys(("number", "expedition", "strength"), (1, 5)),
    **dict.fromkeys(("relics", "relics.count"), (1, 5)),
    **dict.fromkeys(("explorers", "waiting-for.count"), (1, 8)),
    **dict.fromkeys(("verify-deck.count", "verify-cards.count", "verify-seen.count"), (1, ANY)),
    **dict.fromkeys(("verify-anew.count", "cards-left.count", "lying.count"), (1, ANY)),
    **dict.fromkeys(("days", "games", "bad", "shared.each", "stood-in-on.times"), (1, ANY)),
    **{f"stone-{each}.count": (1, ANY) for each in ("ruby", "diamond", "turquoise", "obsidian")},
    "stone-gold.count": (1, ANY),
    "card-came-treasure.gems": (1, 17),
    "copies-left.count": (0, 3),
    "left": (0, 7),
    "shared-none.left": (1, 7),
    "leave-value.leavers": (1, 3),
    "leave-value.relics": (0, 5),
    "leaving-together.leavers": (2, 8),
    "seats-free.count": (0, 7),
    "start-needs.count": (1, 2),
    "verify-seed.count": (0, 8),
    "verify-told.count": (3, 8),
    "verify-not-as-told.count": (1, 8),
    "ask-edition.default": (1, 1),
    "ask-edition-again.most": (9, 9),
    "seconds": (30, 30),
    "hours": (24, 24),
    "total": (25, 25),
}
PEOPLE = ("Anna", "Boris", "Chloé", "David", "Emma", "Felix", "Greta", "Hugo")
ONE_NAME = ("result-won", "result-won-relics")
SEVERAL_NAMES = ("left-together", "result-shared", "result-again", "names-and")


def limits(message: str, name: str) -> tuple[int, int]:
    """The least and the greatest number that a message gets for this argument."""
    return LIMITS.get(f"{message}.{name}", LIMITS.get(name, (0, ANY)))


def possible(message: str, values: dict[str, Value]) -> bool:
    """Whether the game can send these values together."""
    match message, values:
        case "leave-value", {"leavers": int(leavers), "relics": int(relics)}:
            return leavers == 1 or not relics
        case "shared", {"explorers": int(explorers), "left": int(left)}:
            return left < explorers
        case "record-bad", {"bad": int(bad), "games": int(games)}:
            return bad <= games
    return True


def sentences(message: str, values: dict[str, Value], words: Words) -> Iterator[dict[str, Value]]:
    """The texts that are inserted, in each form that the message can get."""
    texts: dict[str, Value] = {
        "name": PEOPLE[0],
        "last": PEOPLE[1],
        "trap": words("trap-lava"),
        "kinds": f"2\u00a0×\u00a0{words('trap-lava')}, 1\u00a0×\u00a0{words('trap-snake')}",
        "command": "tacora play --resume game.json",
        "file": "game.json",
        "reason": "disk full",
        "fields": "bots, shuffle",
        "values": "5, 5, 5, 10, 10",
        "percent": percent(0.355),
        "time": "22:45",
    }
    if message == "hint-says":
        texts |= {"go": percent(0.362), "leave": percent(0.355)}
    if message == "keys-about":
        keys = {"go": "key-go-on", "leave": "key-leave", "hint": "key-hint"}
        texts |= {name: words(key).upper() for name, key in keys.items()}
    if message in ("stood-in", "stood-in-and"):
        on = words("stood-in-on", expedition=2, times=5)
        left = words("stood-in-left", expedition=3, times=1)
        both = words("stood-in-and", before=on, what=left)
        texts |= {"before": on, "what": both if message == "stood-in" else left}
    if message == "began-relic":
        printed = words("card-relic-worth", worth=5)
        yield from (texts | {"relics": each} for each in (printed, words("relics", count=5)))
    elif "names" in values:
        yield from (texts | {"names": each} for each in _names(message, values, words))
    else:
        yield texts


def _names(message: str, values: dict[str, Value], words: Words) -> Iterator[str]:
    """One name or several, as the message gets them."""
    if message == "names-and":
        yield ", ".join(PEOPLE[2:4])
    elif message.startswith("bots-"):
        yield words.names([words.bot("timid"), words.bot("bold")])
    elif isinstance(people := values.get("explorers", values.get("count")), int):
        yield words.names(PEOPLE[:people])
    else:
        several = (1,) if message in ONE_NAME else (2, 3) if message in SEVERAL_NAMES else (1, 3)
        yield from (words.names(PEOPLE[:number]) for number in several)
