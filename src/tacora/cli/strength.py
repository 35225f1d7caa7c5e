"""`tacora train`, `tacora ladder` and `tacora measure`: train a network, measure the bots."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.progress import TaskID
from rich.table import Table

from ..bots import BOTS, BotError, character
from ..bots.own import own_character
from ..bots.rules import rule_character
from ..editions import edition as find
from ..errors import TacoraError
from ..files import check_writable
from ..game import Edition
from ..lab.provenance import provenance
from ..lab.workers import workers_for
from ..tui.console import Screen
from ..words import words
from .shared import (
    Cluster,
    Csv,
    Json,
    Processes,
    Seed,
    check_form,
    counted,
    print_data,
    progress_bar,
)

if TYPE_CHECKING:
    from ..lab.ladder import Rating, Rung

SAVE_EVERY_STEPS = 25
SEATS = (4, 6)
BOOK = "fr-iello-2021"


class TrainingError(TacoraError):
    """Files or options of a training that do not fit together."""


def train(
    training: Annotated[
        Path,
        typer.Argument(
            metavar="TRAINING.npz", help="The file of the training, to resume it later."
        ),
    ],
    weights: Annotated[
        Path | None,
        typer.Option(metavar="NET.npz", help="Also write the weights alone.", show_default=False),
    ] = None,
    seed: Seed = None,
    steps: Annotated[
        int | None,
        typer.Option(
            help=escape("Steps in all; learning slows down towards the last. [default: 1000]"),
            min=1,
            max=100_000,
            show_default=False,
        ),
    ] = None,
    self_play: Annotated[
        float | None,
        typer.Option(
            help="The share of the games in which all seats are copies of the network. "
            + escape("[default: 0.34]"),
            min=0,
            max=1,
            show_default=False,
        ),
    ] = None,
    until: Annotated[
        int | None,
        typer.Option(help="Stop after this step, to resume later.", min=1, show_default=False),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume the training of the file.")
    ] = False,
    processes: Annotated[
        int | None,
        typer.Option(
            help="How many processes play; by default the threads of one, which need less memory.",
            min=1,
            max=1024,
            show_default=False,
        ),
    ] = None,
    cluster: Cluster = None,
) -> None:
    """Train a network by regularised self-play, on win share.

    The same options give the same weights, on any workers. Ctrl-C loses at most 25 steps.
    """
    import threadpoolctl  # noqa: F401  first, because its extra brings what else is needed

    from ..lab.training import Plan, Training  # needs NumPy and Numba

    if weights:
        _check_apart(training, weights)
    if resume:
        run = Training.load(training)
        if seed is not None and seed != run.plan.seed:
            raise TrainingError(f"this training has the seed {run.plan.seed!r}")
        run.plan = replace(run.plan, steps=steps or run.plan.steps)
        if self_play is not None:
            run.plan = replace(run.plan, self_play=self_play)
    else:
        if training.exists():
            raise TrainingError(f"{training} is there already; --resume goes on with it")
        chosen = Plan.self_play if self_play is None else self_play
        plan = Plan(seed=seed or "1", steps=steps or Plan.steps, self_play=chosen)
        run = Training.begin(plan)
    for path in filter(None, (training, weights)):
        check_writable(path)  # now, and not after hours of training
    # Threads share the solver's tables, which take two gigabytes in every process.
    apart = workers_for(cluster, processes) if cluster or processes else nullcontext()
    with progress_bar() as progress, apart as workers:
        task = progress.add_task("Training", total=run.plan.steps, completed=run.step)

        def after_each(now: Training, shares: dict[str, float]) -> None:
            progress.update(task, completed=now.step)
            if now.step % SAVE_EVERY_STEPS == 0:
                now.save(training)

        run.run(after_each, until, workers)
    run.save(training)
    if weights:
        run.average.save(weights, run.about())
    done = "One step" if run.step == 1 else counted(run.step, "step")
    Screen().print(escape(f"{done} done; the training is in {training}."))


def _check_apart(training: Path, weights: Path) -> None:
    """Raise an error if the weights would overwrite a training."""
    from ..mind.network import NetError, load_net

    if training.resolve() == weights.resolve() or (
        training.exists() and weights.exists() and training.samefile(weights)
    ):
        raise TrainingError("the training and the weights need a file each")
    if weights.is_file():
        try:
            load_net(weights)
        except NetError:
            raise TrainingError(f"{weights} is there already, and it holds no weights") from None


def ladder(
    games: Annotated[
        int, typer.Option(help="Games for each bot; the champion plays a tenth.", min=20, max=10**7)
    ] = 20_000,
    rating_games: Annotated[
        int, typer.Option(help="Games for the ratings.", min=0, max=10**6)
    ] = 2_000,
    seed: Seed = None,
    seats: Annotated[
        int | None,
        typer.Option(
            help="Only this number of seats, instead of 4 and 6.", min=3, max=8, show_default=False
        ),
    ] = None,
    top: Annotated[
        str,
        typer.Option(
            help="The strongest bot; without the champion it takes a minute. A bot of your own, "
            "package.module:Class, stands above the veteran."
        ),
    ] = "champion",
    processes: Processes = None,
    cluster: Cluster = None,
    as_json: Json = False,
    as_csv: Csv = False,
) -> None:
    """Play every bot against copies of the next weaker bot, with and without relics."""
    import openskill  # noqa: F401  first, because its extra brings what else is needed

    from ..lab.ladder import RUNGS, climb, rate  # needs NumPy, Numba and openskill

    check_form(as_json, as_csv)
    if top in RUNGS[1:]:
        rungs_up = RUNGS[: RUNGS.index(top) + 1]
    else:
        if top in BOTS or not (own_character(top) or rule_character(top)):
            names = f"{', '.join(RUNGS[1:])}, package.module:Class, or a rule such as AtGems(8)"
            raise BotError(f"no rung {top[:40]!r}; there are: {names}")
        rungs_up = (*RUNGS[:-1], top)
    screen, bot = Screen(), words().bot
    chosen = seed or "ladder"
    data: list[dict[str, Any]] = []
    kinds = [
        (find(BOOK, relics), number)
        for number in ((seats,) if seats else SEATS)
        for relics in (False, True)
    ]
    with progress_bar() as progress, workers_for(cluster, processes) as workers:
        task = progress.add_task("Climbing the ladder", total=len(kinds) * (len(rungs_up) - 1))
        for rules, number in kinds:
            step = partial(progress.advance, task)
            rungs = climb(rules, number, games, chosen, rungs_up, step, workers)
            found = rate(rules, number, rating_games, chosen, rungs_up, workers)
            rated = {rating.name: rating for rating in found}
            data += _ladder_rows(rules.name, number, rungs, rated)
            if as_json or as_csv:
                continue
            title = f"{rules.name}, {number} explorers, seed {chosen}"
            table = Table(title=title, title_justify="left")
            for column in ("Bot", "Rung below", "Games", "Win share"):
                table.add_column(column)
            table.add_column("Rating", justify="right")
            first = rated[RUNGS[0]]
            start = f"{first.value:.1f} ± {first.margin:.1f}"
            table.add_row(bot(RUNGS[0]), "", "", "", start)
            for rung in rungs:
                rating = rated[rung.name]
                table.add_row(
                    bot(rung.name),
                    bot(rung.below),
                    f"{rung.share.games}",
                    str(rung.share),
                    f"{rating.value:.1f} ± {rating.margin:.1f}",
                )
            screen.print(table)
    editions = [rules for rules, _ in kinds]
    about = provenance(seed=chosen, edition=editions, rating_games=rating_games)
    print_data(as_json, as_csv, data, about)


def _ladder_rows(
    edition: str, explorers: int, rungs: list[Rung], rated: dict[str, Rating]
) -> list[dict[str, Any]]:
    """One row for each bot of a ladder; the lowest bot has a rating alone."""
    shares = {rung.name: rung for rung in rungs}
    rows: list[dict[str, Any]] = []
    for name, rating in rated.items():
        rung = shares.get(name)
        rows.append(
            {
                "edition": edition,
                "explorers": explorers,
                "bot": name,
                "below": rung and rung.below,
                "games": rung and rung.share.games,
                "wins": rung and rung.share.value,
                "wins_margin": rung and rung.share.margin,
                "rating": rating.value,
                "rating_margin": rating.margin,
            }
        )
    return rows


def measure(
    checks: Annotated[
        list[str] | None,
        typer.Argument(help="Which figures; by default all.", show_default=False),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            help="Games for each figure; a figure with search gets a tenth, but at least 2,000, or "
            "all if --games is less.",
            min=20,
            max=10**7,
        ),
    ] = 20_000,
    net: Annotated[
        Path | None,
        typer.Option(
            metavar="NET.npz",
            help="A network from `tacora train`, instead of the veteran's.",
            show_default=False,
        ),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="A bot instead of the network: one of `tacora bots`, or of your own "
            "(package.module:Class).",
            show_default=False,
        ),
    ] = None,
    seed: Seed = None,
    processes: Processes = None,
    cluster: Cluster = None,
    as_json: Json = False,
    as_csv: Csv = False,
) -> None:
    """Measure the win shares of the network and the champion that docs/bots.md states.

    With --bot, measure another bot: among the simple rules, and against strong bots.
    """
    import threadpoolctl  # noqa: F401  first, because its extra brings what else is needed

    from ..lab.figures import CHECKS, FIGURES, Check, run_check
    from ..mind.network import load_net, packaged_net  # needs NumPy and Numba

    check_form(as_json, as_csv)
    if bot and net:
        raise BotError("--net and --bot: only one of them can be measured")
    if bot:
        character(bot)  # raises an error if there is none
    names = [figure.name for figure in (FIGURES if bot else CHECKS)]
    for name in checks or ():
        if name not in names:
            of_what = f"{name[:40]!r} of a bot" if bot else repr(name[:40])
            raise BotError(f"no figure {of_what}; there are: {', '.join(names)}")
    measured = load_net(net) if net else packaged_net()
    chosen = seed or "measure"
    whom = f" of {bot}" if bot else ""
    title = f"Win shares{whom} with 95 % intervals, seed {chosen}"
    table = Table(title=escape(title), title_justify="left")
    for column in ("Figure", "Games", "Win share", *(() if bot else ("Goal",))):
        table.add_column(column)
    data: list[dict[str, Any]] = []
    editions: list[Edition] = []
    with progress_bar() as progress, workers_for(cluster, processes) as workers:
        for figure in FIGURES if bot else CHECKS:
            if checks and figure.name not in checks:
                continue
            task = progress.add_task(figure.title, total=games)

            def tell(done: int, total: int, task: TaskID = task) -> None:
                progress.update(task, completed=done, total=total)

            row: dict[str, Any] = {"figure": figure.name, "edition": figure.edition.name}
            editions.append(figure.edition)
            if isinstance(figure, Check):
                share = run_check(figure, measured, games, chosen, tell, workers)
                goal = {"goal": figure.goal}
            else:
                share = figure.measure(str(bot), games, chosen, tell, workers)
                goal = {}
            row |= {"games": share.games, "wins": share.value, "wins_margin": share.margin}
            if share.adjusted:
                calm = share.adjusted
                row |= {"wins_without_luck": calm.value, "wins_without_luck_margin": calm.margin}
            data.append(row | goal)
            about = f"{figure.name}: {figure.title}"
            table.add_row(about, f"{share.games}", str(share), *goal.values())
    what = {"bot": bot} if bot else {"net": str(net) if net else "packaged"}
    found_by = provenance(seed=chosen, edition=editions) | what
    if not print_data(as_json, as_csv, data, found_by):
        Screen().print(table)
