"""Options by flag, environment or file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tacora.server.config import Config, ConfigError, load_config


def test_a_flag_beats_the_environment_and_the_environment_beats_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tacora.toml"
    path.write_text('port = 1\nhost = "0.0.0.0"\nmost_tables = 7\n')
    environment = {"TACORA_PORT": "2", "TACORA_HOST": "::1", "TACORA_CONFIG": str(path)}
    config = load_config({"port": 3, "host": None}, environment)
    assert (config.port, config.host, config.most_tables) == (3, "::1", 7)
    assert load_config({}, {}, str(path)).port == 1


def test_without_any_option_there_is_a_file_in_the_account_s_data_folder() -> None:
    config = load_config({}, {})
    assert config.database.endswith("tacora/tables.db")
    assert config.host == "127.0.0.1"


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ({"workers": 2}, "PostgreSQL"),
        ({"port": 70_000}, "port"),
        ({"port": "x"}, "port"),
        ({"stand_in": "nobody"}, "no bot"),
        ({"colour": "red"}, "colour"),
        ({"public_url": "ftp://x"}, "public_url"),
        ({"public_url": "https://"}, "public_url"),
        ({"public_url": "https://["}, "public_url"),
        ({"public_url": "https://a.org:x"}, "public_url"),
        ({"public_url": "https://a.org/tacora"}, "public_url"),
        ({"away_seconds": "inf"}, "away_seconds"),
        ({"away_seconds": "nan"}, "away_seconds"),
        ({"expire_days": 1e12}, "expire_days"),
        ({"keep_records_days": "inf"}, "keep_records_days"),
        ({"pace_seconds": "inf"}, "pace_seconds"),
        ({"log_level": "loud"}, "log_level"),
        ({"messages_per_second": "inf"}, "messages_per_second"),
        ({"requests_per_second": "inf"}, "requests_per_second"),
        ({"database": "tab\udcffles.db"}, "database: .*UTF-8"),
        ({"admin_token": "\udcff"}, "admin_token: .*UTF-8"),
        ({"admin_token": "s\u00e9same"}, "admin_token"),
        ({"trusted_proxies": "gar bage"}, "trusted_proxies"),
        ({"trusted_proxies": "127.0.0.1,localhost"}, "trusted_proxies"),
        ({"trusted_proxies": "127.0.0.1,*"}, "trusted_proxies"),
        ({"trusted_proxies": "10.0.0.0/40"}, "trusted_proxies"),
    ],
)
def test_wrong_options_are_refused(flags: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        load_config(flags, {})


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("https://Play.Example.org/", "https://play.example.org"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000"),
        ("", ""),
    ],
)
def test_the_public_address_is_written_as_browsers_write_it(said: str, meant: str) -> None:
    assert load_config({"public_url": said}, {}).public_url == meant


@pytest.mark.parametrize("said", ["", "*", "::1", "127.0.0.1, 10.0.0.0/8", "fd00::/8"])
def test_proxies_are_addresses_networks_or_everybody(said: str) -> None:
    assert load_config({"trusted_proxies": said}, {}).trusted_proxies == said


def test_an_empty_value_is_none() -> None:
    assert load_config({"database": ""}, {"TACORA_DATABASE": ""}) == load_config({}, {})


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        load_config({}, {}, str(tmp_path / "none.toml"))
    (tmp_path / "bad.toml").write_text("port = = 3")
    with pytest.raises(ConfigError, match="not TOML"):
        load_config({}, {}, str(tmp_path / "bad.toml"))


def test_times_are_handed_to_the_tables_in_milliseconds() -> None:
    house = Config(away_seconds=2, pace_seconds=0.25, stand_in="bold").house
    assert (house.away_after, house.pace, house.stand_in) == (2000, 250, "bold")
