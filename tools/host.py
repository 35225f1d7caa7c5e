"""`make host`: does what deploy/README.md tells a new host, on a new Debian; needs root on Debian.

From an empty machine to a server under systemd behind nginx, with backups, metrics, an announced
restart and an upgrade from the commit before in the middle of a game, and a restored backup. Every
command is read from the page and run as it stands there, by root. The machine is a container with
a systemd and a network of its own; what downloads something runs in its files with the network of
this machine.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.tied import tied

from tools.fresh import CARRIED_OVER, NPM_SETTINGS, debian_mirror
from tools.image import Failed, say
from tools.use_image import below, check_record, play, until

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "deploy" / "README.md"
SYSTEM = "trixie"
PACKAGES = "systemd,systemd-sysv,dbus,iproute2,ca-certificates"
PROGRAMS = {"mmdebstrap": "mmdebstrap", "systemd-nspawn": "systemd-container"}
"""The programs that this needs, and their Debian packages."""
FIRST, NGINX, WATCH = "One machine", "Behind nginx", "Looking after it"
UPGRADE, RESTORE = "Restart and upgrade", "Backup and restore"
DOWNLOADS = ("apt-get ", "/opt/tacora/bin/pip ")
TOKEN = "a long random text"
"""The `admin_token` of the page's example."""
PATH = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"
SITE = "http://127.0.0.1"
SOURCE = "--git-dir=/srv/tacora.git"


def missing() -> str:
    """Say why this machine cannot do it, in one sentence; "" if it can."""
    if os.geteuid() != 0:
        return "this needs root, because it starts a system"
    for program, package in PROGRAMS.items():
        if not shutil.which(program):
            return f"this needs the Debian package {package} (apt-get install {package})"
    return ""


def commands(section: str, block: int = 0) -> list[str]:
    """Return the commands of a block of the page, without comments."""
    text = PAGE.read_text().partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    found = re.findall(r"(?:^    .+\n)+", text, re.MULTILINE)[block]
    return [re.sub(r"  +#.*", "", line.strip()) for line in found.splitlines()]


def example() -> str:
    """Return the file of options that the page shows."""
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found is not None
    return found[1]


class Machine:
    """A new Debian with systemd, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.root, self._log = folder / "root", folder / "host.log"
        self._booted: subprocess.Popen[bytes] | None = None
        self._leader = 0

    def _run(self, *command: object) -> str:
        ran = subprocess.run(
            [str(each) for each in command],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        said = ran.stdout.decode(errors="replace")
        with self._log.open("a") as log:
            log.write(said)
        if ran.returncode:
            sys.stdout.write(said[-4000:])
            raise Failed(f"{command[-1]}: ended with {ran.returncode}")
        return said

    def make(self) -> None:
        """Make the system, and what its clone comes from."""
        made = ("mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", SYSTEM)
        self._run(*made, self.root, debian_mirror())
        for pattern in CARRIED_OVER:
            for path in Path("/").glob(pattern.lstrip("/")):
                target = self.root / path.relative_to("/")
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)
        npm = [path for path in map(Path, ("/usr/etc/npmrc", "/etc/npmrc")) if path.is_file()]
        settings = [line for path in npm for line in NPM_SETTINGS.findall(path.read_text())]
        (self.root / "root" / ".npmrc").write_text("".join(f"{line}\n" for line in settings))
        self._run("chroot", self.root, "update-ca-certificates")
        self._run("git", "clone", "--quiet", "--bare", ROOT, self.root / "srv" / "tacora.git")

    def clone(self) -> None:
        """Clone the repository as it was at the commit before."""
        self.outside("git clone --quiet /srv/tacora.git ~/tacora", "~")
        self.outside("git reset --quiet --hard HEAD~1")

    def boot(self) -> None:
        """Start its systemd, in a network without anything but loopback."""
        command = ("systemd-nspawn", "--quiet", "--directory", str(self.root), "--boot")
        alone = ("--private-network", "--register=no", "--keep-unit", "--resolv-conf=off")
        with self._log.open("ab") as log:
            self._booted = subprocess.Popen(
                tied(*command, *alone, "--console=pipe", ended_by="TERM"),
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env={**os.environ, "SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"},
            )  # fmt: skip
        until(self._is_up, "systemd has started")

    def _is_up(self) -> bool:
        assert self._booted is not None
        if self._booted.poll() is not None:
            raise Failed(f"systemd-nspawn ended: {self._log.read_text(errors='replace')[-500:]}")
        for pid in below(self._booted.pid):
            if Path(f"/proc/{pid}/comm").read_text() == "systemd\n":
                self._leader = pid
                asked = [*self.net("-a"), "systemctl", "is-system-running"]
                state = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
                return state in ("running", "degraded")
        return False

    def net(self, *more: str) -> list[str]:
        """The beginning of a command that runs in its network."""
        return ["nsenter", f"--target={self._leader}", *(more or ("--net",))]

    def inside(self, line: str, folder: str = "~/tacora") -> str:
        """Run a line in the running system."""
        environment = ("env", "-i", PATH, "HOME=/root", "LANG=C.UTF-8", f"TOKEN={TOKEN}")
        return self._run(*self.net("-a"), *environment, "sh", "-ec", f"cd {folder} && {line}")

    def outside(self, line: str, folder: str = "~/tacora") -> str:
        """Run a line in its files, with the network of this machine."""
        mounted = f'mount -t proc proc {self.root}/proc && exec chroot {self.root} "$@"'
        environment = ("env", "-i", PATH, "HOME=/root", "DEBIAN_FRONTEND=noninteractive")
        apart = ("unshare", "--mount", "sh", "-c", mounted, "sh", *environment)
        return self._run(*apart, "sh", "-ec", f"cd {folder} && {line}")

    def follow(self, lines: list[str], before: Callable[[str], None] = lambda _line: None) -> None:
        """Do what a block of the page says."""
        for line in lines:
            before(line)
            if line.startswith("TOKEN="):
                continue
            if "git pull" in line or line.startswith(DOWNLOADS):
                self.outside(line)
            else:
                self.inside(line)

    def stop(self) -> None:
        if self._booted is not None:
            self._booted.terminate()
            self._booted.wait(60)


def set_up(machine: Machine) -> None:
    """From an empty machine to a server behind nginx that Prometheus looks after."""
    first, *rest = commands(FIRST)
    machine.outside(first, "~")  # git is not there before
    machine.clone()
    machine.boot()
    machine.follow(rest)
    (machine.root / "etc" / "tacora.toml").write_text(example())
    machine.inside("systemctl restart tacora")

    def own_name(line: str) -> None:
        if line.startswith("nginx "):
            site = machine.root / "etc" / "nginx" / "conf.d" / "tacora.conf"
            site.write_text(re.sub("server_name .*;", "server_name 127.0.0.1;", site.read_text()))

    machine.follow(commands(NGINX), own_name)
    machine.follow(commands(WATCH))


def check_watched(machine: Machine) -> None:
    """Wait until Prometheus has read the metrics, and check its rules."""

    def asked(what: str) -> str:
        url = f"http://127.0.0.1:9090/api/v1/{what}"
        return machine.inside(f"curl -s --retry 20 --retry-connrefused '{url}'")

    until(lambda: '"1"]' in asked("query?query=tacora_store_up"), "Prometheus has metrics")
    until(lambda: '"unknown"' not in asked("rules"), "the rules were used")
    if '"health":"err"' in asked("rules"):
        raise Failed("a rule of Prometheus has an error")


def upgrade(machine: Machine) -> None:
    """Do what the page says of an upgrade, which restarts the server in the middle of a game."""
    games: list[subprocess.Popen[bytes]] = []

    def begin(line: str) -> None:
        if line != "systemctl restart tacora":
            return
        games.append(
            subprocess.Popen(
                [*machine.net(), sys.executable, "-m", "tools.host", "--play", SITE], cwd=ROOT
            )
        )
        now = 'curl -s -H "Authorization: Bearer $TOKEN" http://127.0.0.1:8000/api/admin/now'
        until(lambda: "playing" in json.loads(machine.inside(now))["phases"], "a game runs")

    machine.follow(commands(UPGRADE), begin)
    if games[0].wait(600):
        raise Failed("the game did not survive the upgrade")
    pulled, head = (machine.inside(f"git {where} rev-parse HEAD") for where in ("", SOURCE))
    if pulled != head:
        raise Failed("the new version was not pulled")


def restore(machine: Machine) -> None:
    """Restore the backup that the upgrade has made, as the page says."""
    machine.inside(
        "gzip -t /var/backups/tacora/*.gz && cp /var/backups/tacora/*.gz tacora.jsonl.gz"
    )
    machine.follow(commands(RESTORE, 1))
    machine.inside("curl -sf --retry 20 --retry-connrefused http://127.0.0.1:8000/healthz")


STEPS: dict[str, Callable[[Machine], None]] = {
    "a new Debian with systemd": Machine.make,
    "a server behind nginx, looked after": set_up,
    "Prometheus has its metrics and rules": check_watched,
    "announced, upgraded in the middle of a game": upgrade,
    "a backup, restored": restore,
}


async def _play(url: str) -> None:
    await check_record(await play(url))


def main() -> int:
    parser = argparse.ArgumentParser(prog="make host", description=__doc__)
    parser.add_argument("--play", metavar="URL", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play:
        asyncio.run(_play(options.play))
        return 0
    if why := missing():
        sys.exit(f"make host: {why}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that it cleans up then, too
    with tempfile.TemporaryDirectory(prefix="tacora-host-") as folder:
        os.chmod(folder, 0o755)
        machine = Machine(Path(folder))
        try:
            for name, work in STEPS.items():
                began = time.monotonic()
                work(machine)
                say(f"{name}: {time.monotonic() - began:.0f} s")
        except Failed as error:
            say(f"make host: {error}")
            return 1
        finally:
            machine.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
