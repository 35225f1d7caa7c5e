"""The plots of docs/findings.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import altair as alt

FOLDER = Path("docs/findings")
Rows = list[dict[str, Any]]


def data(rows: Rows) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def save(chart: Any, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    chart = chart.configure(background="white", font="sans-serif").configure_axis(
        labelFontSize=12, titleFontSize=12
    )
    chart.save(str(FOLDER / f"{name}.svg"))


def values(rows: Rows) -> None:
    """Plot the value of an expedition."""
    chart = (
        alt.Chart(data(rows))
        .mark_line(point=True)
        .encode(
            x=alt.X("explorers:O", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("gems:Q", title="expected gems of an expedition"),
            color=alt.Color("what:N", title=None),
        )
        .properties(width=420, height=260)
    )
    save(chart, "values")


def leaving(rows: Rows) -> None:
    """Plot when explorers leave and when they are buried."""
    chart = (
        alt.Chart(data(rows))
        .mark_bar()
        .encode(
            x=alt.X("card:O", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("chance:Q", title="chance of an explorer", axis=alt.Axis(format="%")),
            color=alt.Color(
                "what:N",
                title=None,
                scale=alt.Scale(range=["#b33", "#e0a030"]),
                legend=alt.Legend(orient="bottom"),
            ),
        )
        .properties(width=290, height=150)
        .facet(facet=alt.Facet("explorers:O", title="explorers"), columns=2)
    )
    save(chart, "leaving")


def first_card(rows: Rows) -> None:
    """How often each leaves after a first treasure."""
    base = alt.Chart(data(rows)).encode(
        x=alt.X("treasure:O", title="first treasure", axis=alt.Axis(labelAngle=0)),
        y=alt.Y("explorers:O"),
    )
    tiles = base.mark_rect().encode(
        color=alt.Color(
            "leave:Q",
            title="leaves with",
            scale=alt.Scale(scheme="orangered", domain=[0, 0.5]),
            legend=alt.Legend(format="%"),
        )
    )
    words = base.mark_text(fontSize=11).encode(
        text=alt.condition("datum.leave > 0.005", alt.Text("leave:Q", format=".0%"), alt.value("")),
        color=alt.condition("datum.leave > 0.3", alt.value("white"), alt.value("black")),
    )
    save((tiles + words).properties(width=520, height=200), "first-card")


def thumb(rows: Rows) -> None:
    """How much of the equilibrium value rules of thumb give."""
    lines = (
        alt.Chart(data(rows))
        .mark_line(point=True, clip=True)
        .encode(
            x=alt.X("k:O", title="k", axis=alt.Axis(labelAngle=0)),
            y=alt.Y(
                "share:Q",
                title="share of the equilibrium value",
                axis=alt.Axis(format="%"),
                scale=alt.Scale(domain=[0.3, 1]),
            ),
            color=alt.Color("explorers:N", title="explorers"),
        )
        .properties(width=300, height=260)
    )
    charts = [
        lines.transform_filter(alt.datum.rule == what).properties(title=f"leave after k {what}")
        for what in ("cards", "traps")
    ]
    save(alt.hconcat(*charts), "thumb")


def heat(rows: Rows) -> None:
    """How often each leaves, by what is carried, what lies on the path, and the traps."""
    chart = (
        alt.Chart(data(rows))
        .mark_rect()
        .encode(
            x=alt.X(
                "held:O", title="carried by each", axis=alt.Axis(labelAngle=0, labelOverlap=True)
            ),
            y=alt.Y("pool:O", title="gems on the path", sort="descending"),
            color=alt.Color(
                "leave:Q",
                title="leaves with",
                scale=alt.Scale(scheme="orangered", domain=[0, 1]),
                legend=alt.Legend(format="%"),
            ),
        )
        .properties(width=250, height=190)
        .facet(column=alt.Column("traps:N", title=None))
    )
    save(chart, "heat")


def variants(points: Rows) -> None:
    """Plot how much more other decks are worth."""
    plain = {point["explorers"]: point["gain"] for point in points if "plain" in point["deck"]}
    order = list(dict.fromkeys(point["deck"] for point in points))[1:]
    rows = [
        {**point, "gain": point["gain"] / plain[point["explorers"]] - 1}
        for point in points
        if "plain" not in point["deck"]
    ]
    chart = (
        alt.Chart(data(rows))
        .mark_bar()
        .encode(
            y=alt.Y("deck:N", sort=order, title=None, axis=alt.Axis(labelLimit=200)),
            x=alt.X("gain:Q", title="worth more than the plain deck", axis=alt.Axis(format="%")),
            yOffset="explorers:N",
            color=alt.Color("explorers:N"),
        )
        .properties(width=420, height=320)
    )
    save(chart, "variants")


def standing(rows: Rows) -> None:
    """Plot the chance to leave in the last expedition by the lead."""
    chart = (
        alt.Chart(data(rows))
        .mark_line(point=True)
        .encode(
            x=alt.X("lead:Q", title="points ahead of the other explorer inside"),
            y=alt.Y("chance:Q", title=None, axis=alt.Axis(format="%")),
            color=alt.Color("what:N", title=None),
        )
        .properties(width=420, height=260)
    )
    save(chart, "standing")


def before_the_last(rows: Rows, leads: list[str]) -> None:
    """Plot how often a seat leaves by its lead before each expedition."""
    chart = (
        alt.Chart(data(rows))
        .mark_line(point=True)
        .encode(
            x=alt.X(
                "lead:O",
                sort=leads,
                title="points ahead of the best other seat before the expedition",
                axis=alt.Axis(labelAngle=-30),
            ),
            y=alt.Y("chance:Q", title="leaves with two traps", axis=alt.Axis(format="%")),
            color=alt.Color("expedition:N"),
        )
        .properties(width=420, height=260)
    )
    save(chart, "before-the-last")
