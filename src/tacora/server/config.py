"""The options of a server: by flag, environment variable or TOML file, in this order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from ..bots import BOTS, at_tables, character, split_names
from ..errors import TacoraError
from ..table import House

PREFIX = "TACORA_"
MONTH_SECONDS, CENTURY_DAYS = 31 * 86_400, 36_525
"""The upper limits of times, in seconds and in days."""
MOST_PER_SECOND = 1_000_000
POSTGRES = ("postgresql://", "postgres://")


class ConfigError(TacoraError):
    """An option that does not exist, or a value that it does not allow."""


def data_folder() -> Path:
    """Return the folder where this account keeps the data of Tacora."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tacora"


Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All options of `tacora serve`; each description is the help text of its flag."""

    database: Annotated[
        str,
        Meta(
            description="The path of an SQLite file, or postgresql://... (for several processes);"
            " by default tables.db in this account's data folder."
        ),
    ] = ""
    host: Annotated[str, Meta(description="The address to listen at.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="The port to listen at.")] = 8000
    workers: Annotated[
        int,
        Meta(ge=1, le=64, description="The number of processes; more than one needs PostgreSQL."),
    ] = 1
    public_url: Annotated[
        str,
        Meta(description="The URL that players open; https:// makes cookies Secure."),
    ] = ""
    trusted_proxies: Annotated[
        str, Meta(description="Addresses of proxies whose X-Forwarded-For header is trusted.")
    ] = "127.0.0.1"
    admin_token: Annotated[
        str, Meta(description="The token for /api/admin; without a token /api/admin is off.")
    ] = ""
    page: Annotated[
        str, Meta(description="The folder of your own page; default: the built-in page.")
    ] = ""
    stand_in: Annotated[str, Meta(description="The bot that plays for people who are away.")] = (
        "cautious"
    )
    bot: Annotated[
        str,
        Meta(
            description="Bots of your own that hosts can add: package.module:Class, or the names "
            "of installed ones, separated by commas."
        ),
    ] = ""
    away_seconds: Annotated[
        float,
        Meta(
            gt=0,
            le=MONTH_SECONDS,
            description="Where no clock runs: a bot plays for a person after this time away.",
        ),
    ] = 120.0
    pace_seconds: Annotated[
        float,
        Meta(ge=0, le=60, description="The average time a bot takes for a choice; 0 for no time."),
    ] = 1.5
    expire_days: Annotated[
        float,
        Meta(
            gt=0,
            le=CENTURY_DAYS,
            description="A table is deleted after this time without a change.",
        ),
    ] = 14.0
    keep_records_days: Annotated[
        float,
        Meta(gt=0, le=CENTURY_DAYS, description="A record of a game is deleted after this time."),
    ] = 365.0
    most_tables: Annotated[int, Meta(ge=1, description="The most tables at one time.")] = 10_000
    tables_per_hour: Annotated[
        int, Meta(ge=1, description="The most new tables per hour from one address.")
    ] = 60
    tables_per_network: Annotated[
        int,
        Meta(
            ge=1,
            description="The most tables at one time of an IPv4 address or an IPv6 /64 network;"
            " twice as many for a /56, four times for a /48.",
        ),
    ] = 200
    records_per_network: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="The most records of games at tables of an IPv4 address or an IPv6 /64"
            " network; twice as many for a /56, four times for a /48. The oldest go first.",
        ),
    ] = 10_000
    daily_per_network: Annotated[
        int,
        Meta(
            ge=1,
            description="The most tries at the daily cave per day of an IPv4 address or an IPv6"
            " /64 network; twice as many for a /56, four times for a /48.",
        ),
    ] = 30
    keep_daily_days: Annotated[
        int,
        Meta(
            ge=1,
            le=CENTURY_DAYS,
            description="The days for which results of the daily cave are kept, and can be"
            " practised.",
        ),
    ] = 90
    games_per_hour: Annotated[
        int, Meta(ge=1, description="The most games started per hour from one address.")
    ] = 600
    spectators_per_table: Annotated[
        int, Meta(ge=1, description="The most spectators of one table.")
    ] = 200
    connections_per_address: Annotated[
        int, Meta(ge=1, description="The most sockets from one address.")
    ] = 100
    http_connections_per_address: Annotated[
        int,
        Meta(ge=1, description="The most other connections from one address, except a proxy's."),
    ] = 200
    messages_per_second: Annotated[
        float,
        Meta(gt=0, le=MOST_PER_SECOND, description="The most messages per second on one socket."),
    ] = 10.0
    requests_per_second: Annotated[
        float,
        Meta(
            gt=0,
            le=MOST_PER_SECOND,
            description="The most requests and messages per second from one address.",
        ),
    ] = 100.0
    frame_bytes: Annotated[
        int, Meta(ge=1024, description="The size of the longest message from a client.")
    ] = 4096
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="The lowest level that is logged: debug, info, warning or error."),
    ] = "info"

    @property
    def shared(self) -> bool:
        """Whether several processes can share the database."""
        return self.database.startswith(POSTGRES)

    @property
    def house(self) -> House:
        return House(
            away_after=round(self.away_seconds * 1000),
            pace=round(self.pace_seconds * 1000),
            stand_in=self.stand_in,
        )

    @property
    def own_bots(self) -> tuple[str, ...]:
        """The bots of your own that the operator has named."""
        return tuple(dict.fromkeys(name for name in split_names(self.bot) if name))

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


NAMES: tuple[str, ...] = Config.__struct_fields__


def _file(path: str) -> dict[str, Any]:
    try:
        with Path(path).open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise ConfigError(f"{path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: not TOML: {error}") from None


def load_config(
    flags: Mapping[str, Any] = {},
    environment: Mapping[str, str] = os.environ,
    file: str | None = None,
) -> Config:
    """Return the options, each from the first of flag, environment and file that sets it."""
    said: dict[str, Any] = {}
    source = file or environment.get(f"{PREFIX}CONFIG")
    if source:
        said.update(_file(source))
    for name in NAMES:
        value = environment.get(f"{PREFIX}{name.upper()}")
        if value is not None:
            said[name] = value
    said.update({name: value for name, value in flags.items() if value is not None})
    for name, value in said.items():
        if isinstance(value, str) and not _is_text(value):
            raise ConfigError(f"{name}: not UTF-8 text")
    said["database"] = said.get("database") or str(data_folder() / "tables.db")
    try:
        config = msgspec.convert(said, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"options of the server: {error}") from None
    if config.workers > 1 and not config.shared:
        raise ConfigError("several workers need a PostgreSQL database: --database postgresql://...")
    if config.stand_in not in at_tables():
        raise ConfigError(
            f"stand_in: no bot {config.stand_in[:40]!r}; there are: {', '.join(at_tables())}"
        )
    for name in config.own_bots:
        if name in BOTS:
            raise ConfigError(f"bot: {name} is not a bot of your own; hosts can add it already")
        character(name)  # raises an error if it cannot be loaded
    if not config.admin_token.isascii():
        raise ConfigError(
            "admin_token: only ASCII characters are allowed, because it is sent in a header"
        )
    for proxy in config.trusted_proxies.split(","):
        if config.trusted_proxies != "*" and not _is_proxy(proxy.strip()):
            raise ConfigError(
                f"trusted_proxies: {proxy.strip()[:40]!r} is not an address, a network or *"
            )
    if config.page and not (Path(config.page) / "index.html").is_file():
        raise ConfigError(f"page: there is no index.html in {config.page}")
    return msgspec.structs.replace(config, public_url=_origin(config.public_url))


def _is_text(value: str) -> bool:
    """Return whether a value has a UTF-8 form; bytes that are not UTF-8 arrive as surrogates."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_proxy(said: str) -> bool:
    """Return whether uvicorn can use this as the address or network of a proxy; "" is allowed."""
    try:
        ip_network(said or "::")
    except ValueError:
        return False
    return True


def _origin(url: str) -> str:
    """Return a URL in the form of the Origin header of browsers."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise ConfigError(f"public_url: {error}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ConfigError("public_url: must begin with http:// or https:// and have a host")
    if parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise ConfigError("public_url: only scheme, host and port are allowed")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port in (None, 443 if parts.scheme == "https" else 80)
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{port}"
