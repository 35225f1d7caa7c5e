"""`tacora train`: a network learns in the league."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from ..errors import TacoraError
from ..files import check_writable
from ..tui.console import Screen
from .options import Seed
from .study import counted, progress_bar

SAVE_EVERY = 25


class TrainingError(TacoraError):
    """Files that do not fit what was asked for."""


def train(
    training: Annotated[
        Path, typer.Argument(metavar="TRAINING.npz", help="The training, to go on with later.")
    ],
    weights: Annotated[
        Path | None,
        typer.Option(metavar="NET.npz", help="Write the weights alone too.", show_default=False),
    ] = None,
    seed: Seed = None,
    steps: Annotated[
        int | None,
        typer.Option(
            help="Steps in all; learning slows down towards the last. [default: 600]",
            min=1,
            max=100_000,
            show_default=False,
        ),
    ] = None,
    until: Annotated[
        int | None,
        typer.Option(help="Stop after this step, to go on later.", min=1, show_default=False),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the file.")] = False,
) -> None:
    """Train a network by self-play in a league, on win share.

    The same seed and steps give the same weights. Ctrl-C loses at most 25 steps.
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
    else:
        if training.exists():
            raise TrainingError(f"{training} is there already; --resume goes on with it")
        run = Training.begin(Plan(seed=seed or "1", steps=steps or 600))
    for path in filter(None, (training, weights)):
        check_writable(path)  # nobody trains for hours and finds out at the end
    with progress_bar() as progress:
        task = progress.add_task("Training", total=run.plan.steps, completed=run.step)

        def after_each(now: Training, shares: dict[str, float]) -> None:
            progress.update(task, completed=now.step)
            if now.step % SAVE_EVERY == 0:
                now.save(training)

        run.run(after_each, until)
    run.save(training)
    if weights:
        run.outcome().save(weights)
    done = "One step" if run.step == 1 else counted(run.step, "step")
    Screen().print(escape(f"{done} done; the training is in {training}."))


def _check_apart(training: Path, weights: Path) -> None:
    """Refuse weights that would be written over a training, this one or another."""
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
