"""One HTML page about the results in a folder: plots and tables, without scripts or network."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import whole_file
from .results import TABLES, TOURNAMENT, read_tables

if TYPE_CHECKING:
    from polars import DataFrame

NAME = "report.html"
WIDTH = 560
"""The width of a plot, in pixels."""
MOST_ROWS = 500
"""The rows of a table in the page; the files have all of them."""
MOST_TICKS = 20
"""The values of a parameter that each get a number on the axis."""
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
h1, h2 { line-height: 1.2; }
figure { margin: 1rem 0; overflow-x: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid #ddd; text-align: left;
  font-variant-numeric: tabular-nums; white-space: nowrap; }
td.number, th.number { text-align: right; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
"""


def write_report(folder: Path) -> Path:
    """Write the page of a folder's results, of a study or of a tournament; returns its path."""
    if all((folder / f"{name}.parquet").exists() for name in TOURNAMENT):
        about, (bots, matrix) = read_tables(folder, TOURNAMENT)
        return _write_tournament(folder, about, bots, matrix)
    about, (cells, seats) = read_tables(folder, TABLES)
    parts = [
        "<h2>Win shares</h2>",
        "<p>Each point is a seat, with the 95 % interval of its win share. A shared victory "
        "counts in parts.</p>",
        figure(win_shares(seats), "Win share of each seat"),
    ]
    known = {"cell", "edition", "deck", "explorers", "lineup"}
    names = cells.columns[: cells.columns.index("games")]
    for name in (each for each in names if each not in known):
        parts.append(f"<h2>The parameter {escape(name)}</h2>")
        parts.append("<p>The win share of the first seat, with its 95 % interval.</p>")
        others = [each for each in names if each not in known and each != name]
        label = f"Win share of the first seat by {name}"
        parts.append(figure(by_parameter(cells, name, others), label))
    parts.append("<h2>Cells</h2>")
    parts.append(table_of(cells))
    parts.append("<h2>Seats</h2>")
    parts.append(table_of(seats))
    return write_page(folder, about, parts, [f"{name}.parquet" for name in TABLES])


def _write_tournament(
    folder: Path, about: dict[str, Any], bots: DataFrame, matrix: DataFrame
) -> Path:
    parts = [
        "<h2>Win shares</h2>",
        "<p>The win share of a seat of each bot, over all line-ups, with its 95 % interval. A "
        "shared victory counts in parts. The line is an even share.</p>",
        figure(of_bots(bots, "wins", "Win share", 1 / about["explorers"]), "Win share of each bot"),
        "<h2>Ratings</h2>",
        "<p>Ratings by openskill (Plackett-Luce), with their 95 % intervals; everybody starts at "
        "25.</p>",
        figure(of_bots(bots, "rating", "Rating"), "Rating of each bot"),
        "<h2>Who does well against whom</h2>",
        "<p>Of the victories that one of two bots has at tables with both, the part of the bot on "
        "the left; 50 % is even.</p>",
        figure(of_pairs(matrix), "Part of the victories of each bot against each other"),
        "<h2>Bots</h2>",
        table_of(bots),
        "<h2>Pairs</h2>",
        table_of(matrix),
    ]
    return write_page(folder, about, parts, [f"{name}.parquet" for name in (*TOURNAMENT, *TABLES)])


def write_page(
    folder: Path, about: dict[str, Any], parts: Sequence[str], files: Sequence[str]
) -> Path:
    """Write a page with a heading, these parts, and how the results came about."""
    title = escape(str(about.get("title", folder.name)))
    origin = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(str(value))}</dd>" for name, value in about.items()
    )
    data = json.dumps(about, ensure_ascii=True).replace("<", "\\u003c")
    path = folder / NAME
    with whole_file(path) as file:
        file.write(
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n"
            f'<script type="application/json" id="provenance">{data}</script>\n'
            f"</head>\n<body>\n<h1>{title}</h1>\n"
            + "\n".join(parts)
            + f"\n<h2>How it came about</h2>\n<dl>{origin}</dl>\n"
            f"<p>The data: {escape(', '.join(files))}.</p>\n</body>\n</html>\n"
        )
    return path


def figure(chart: Any, label: str) -> str:
    """A chart as a picture in the page."""
    import vl_convert

    drawn = vl_convert.vegalite_to_svg(chart.to_json())
    return f'<figure role="img" aria-label="{escape(label)}">{drawn}</figure>'


def table_of(frame: DataFrame) -> str:
    """A data frame as a table of HTML."""
    numbers = [kind.is_numeric() for kind in frame.dtypes]

    def row(values: Sequence[Any], tag: str) -> str:
        return "".join(
            f'<{tag} class="number">{_text(value)}</{tag}>'
            if number
            else f"<{tag}>{_text(value)}</{tag}>"
            for value, number in zip(values, numbers, strict=True)
        )

    body = "".join(f"<tr>{row(each, 'td')}</tr>\n" for each in frame.head(MOST_ROWS).rows())
    more = len(frame) - MOST_ROWS
    rest = f"<p>{more:,} further rows are in the files.</p>" if more > 0 else ""
    return (
        f'<div class="wide"><table><thead><tr>{row(frame.columns, "th")}</tr></thead>\n'
        f"<tbody>{body}</tbody></table></div>{rest}"
    )


def _text(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.4f}" if isinstance(value, float) else escape(str(value))


def win_shares(seats: DataFrame) -> Any:
    """The win share of every seat of every cell, with intervals."""
    import altair
    import polars

    place = polars.concat_str("edition", polars.lit(", "), "deck", polars.lit(": "), "lineup")
    seats = seats.with_columns(place.alias("place"))
    order = seats["place"].unique(maintain_order=True).to_list()
    y = altair.Y("seat:O", title="Seat")
    low = altair.X("wins_low:Q", title=None, axis=altair.Axis(format="%", tickCount=10))
    bars = altair.Chart().mark_rule().encode(x=low, x2="wins_high:Q", y=y)
    points = altair.Chart().mark_point(filled=True, size=60)
    points = points.encode(
        x=altair.X("wins:Q", title=None, axis=altair.Axis(format="%", tickCount=10)),
        y=y,
        color=altair.Color("bot:N", title="Bot"),
    )
    return (
        altair.layer(bars, points, data=seats)
        .properties(width=WIDTH)
        .facet(row=altair.Row("place:N", title=None, header=_above(), sort=order))
        .resolve_axis(x="independent")  # each cell has the numbers below it,
        .resolve_scale(y="independent")  # and its own seats alone
    )


def _above() -> Any:
    import altair

    return altair.Header(labelOrient="top", labelAnchor="start", labelLimit=WIDTH)


def of_bots(bots: DataFrame, name: str, title: str, even: float | None = None) -> Any:
    """One figure of every bot, with its interval and the line of an even share."""
    import altair

    axis = altair.Axis(format="%") if even else altair.Axis()
    y = altair.Y("bot:N", title=None, sort=bots["bot"].to_list(), axis=altair.Axis(labelLimit=240))
    base = altair.Chart(bots)
    bars = base.mark_rule().encode(
        x=altair.X(f"{name}_low:Q", title=title, axis=axis), x2=f"{name}_high", y=y
    )
    points = base.mark_point(filled=True, size=60).encode(x=altair.X(f"{name}:Q", title=title), y=y)
    chart = bars + points
    if even:
        line = altair.Chart().mark_rule(color="firebrick").encode(x=altair.datum(even))
        chart += line
    return chart.properties(width=WIDTH)


def of_pairs(matrix: DataFrame) -> Any:
    """The matrix of all pairs: a coloured square with the number for each."""
    import altair

    order = matrix["bot"].unique(maintain_order=True).to_list()
    labels = altair.Axis(labelLimit=240)
    base = altair.Chart(matrix).encode(
        x=altair.X("against:N", title="against", sort=order, axis=labels),
        y=altair.Y("bot:N", title=None, sort=order, axis=labels),
    )
    scale = altair.Scale(scheme="redblue", domain=[0, 1], domainMid=0.5)
    squares = base.mark_rect().encode(color=altair.Color("share:Q", scale=scale, legend=None))
    dark = "datum.share < 0.2 || datum.share > 0.8"
    numbers = base.mark_text(fontSize=10).encode(
        text=altair.Text("share:Q", format=".0%"),
        color=altair.condition(dark, altair.value("white"), altair.value("black")),
    )
    side = max(WIDTH // 2, 40 * len(order))
    return (squares + numbers).properties(width=side, height=max(30 * len(order), 90))


def by_parameter(cells: DataFrame, name: str, others: Sequence[str] = ()) -> Any:
    """The win share of the first seat against one parameter; a colour for all else that differs."""
    import altair
    import polars

    table = polars.format("{}, {}, {} seats", "edition", "deck", "explorers")
    for other in others:
        known = polars.format(f", {other} = {{}}", other)
        table += polars.when(polars.col(other).is_null()).then(polars.lit("")).otherwise(known)
    rows = cells.filter(polars.col(name).is_not_null()).with_columns(table.alias("table"))
    base = altair.Chart(rows)
    values = rows[name].unique().sort().to_list()
    x = altair.X(
        f"{name}:Q",
        title=name,
        scale=altair.Scale(zero=False, padding=20),
        axis=altair.Axis(values=values, labelExpr="datum.value")
        if len(values) <= MOST_TICKS
        else altair.Axis(),
    )
    color = altair.Color("table:N", title="Table", legend=altair.Legend(labelLimit=WIDTH))
    low, high = "first_seat_wins_low:Q", "first_seat_wins_high:Q"
    axis = altair.Axis(format="%")
    y = altair.Y("first_seat_wins:Q", title="Win share", axis=axis, scale=altair.Scale(zero=False))
    bars = base.mark_rule().encode(
        x=x, y=altair.Y(low, title="Win share"), y2=high.removesuffix(":Q"), color=color
    )
    points = base.mark_point(filled=True, size=60).encode(x=x, y=y, color=color)
    return (bars + points).properties(width=WIDTH, height=240)
