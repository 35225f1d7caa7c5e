"""Measure what the choices of the ladder's bots cost: `python -m tools.calibrate`.

Writes the figures of the review into the package, and prints the tables of docs/review.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from tacora import edition
from tacora.files import whole_file
from tacora.lab.calibration import BOTS, RIGHT, Sample, calibrate, costs_of, enough_games, ranked
from tacora.lab.provenance import provenance
from tacora.lab.workers import workers_for
from tacora.review import performance
from tacora.statistics import CONFIDENCE

BOOK = "fr-iello-2021"
FILE = Path(performance.__file__).with_name(performance.CALIBRATION)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--searched", type=int, default=2000, help="the games with searches")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--samples", type=Path, help="kept here, so that more games can follow")
    asked = parser.parse_args()
    book = edition(BOOK)
    samples = kept(asked.samples)
    there = {each.game for each in samples}
    games = [number for number in range(asked.games) if number not in there]

    def keep(part: list[Sample]) -> None:
        if asked.samples:
            with asked.samples.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(each) + "\n" for each in part)

    with workers_for(None, asked.processes) as workers:
        samples += calibrate(book, games, asked.searched, asked.seed, workers, keep)
    costs = costs_of(samples)
    about = provenance(seed=asked.seed, edition=book, games=asked.games, searched=asked.searched)
    bots = [{key: _rounded(each) for key, each in asdict(cost).items()} for cost in costs]
    with whole_file(FILE) as file:
        file.write(json.dumps({"about": about, "bots": bots}, indent=1) + "\n")
    performance.calibration.cache_clear()
    performance.classes.cache_clear()
    say("| bot | choices | mean cost, points of win chance | figure |")
    say("| --- | ---: | ---: | ---: |")
    for cost in costs:
        mean = f"{100 * cost.cost:.2f} ± {100 * cost.margin:.2f}"
        say(f"| {cost.bot} | {cost.choices:,} | {mean} | {performance.figure_of(cost.cost):.0f} |")
    say("")
    say("| bot | games | win share | luck-adjusted | fewer games |")
    say("| --- | ---: | ---: | ---: | ---: |")
    for rank in ranked(samples):
        raw, adjusted = (
            f"{100 * mean:.1f} ± {100 * CONFIDENCE * (variance / rank.games) ** 0.5:.1f} %"
            for mean, variance in (
                (rank.raw, rank.raw_variance),
                (rank.adjusted, rank.adjusted_variance),
            )
        )
        fewer = rank.raw_variance / rank.adjusted_variance
        say(f"| {rank.bot} | {rank.games:,} | {raw} | {adjusted} | {fewer:.1f} times |")
    # The champion plays too few games to be ranked, and the order by raw results favours these.
    order = [rank.bot for rank in ranked(samples) if rank.bot != BOTS[-1]]
    enough = enough_games(samples, order)
    say("")
    say(
        f"Games that put {RIGHT:.0%} of all pairs into this order: {enough.raw:,} by "
        f"raw results, {enough.adjusted:,} by luck-adjusted ones, "
        f"{enough.raw / enough.adjusted:.1f} times fewer."
    )


def kept(file: Path | None) -> list[Sample]:
    """The samples of a file; none without one."""
    if file is None or not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    return [Sample(*row[:-1], tuple(row[-1])) for row in rows]


def say(line: str) -> None:
    """Print one line of a table."""
    sys.stdout.write(line + "\n")


def _rounded(value: object) -> object:
    return round(value, 6) if isinstance(value, float) else value


if __name__ == "__main__":
    main()
