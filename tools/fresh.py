"""`make fresh`: tries `make play` and `make test` on new Debian systems; needs root on Debian.

Each system is made with debootstrap (minbase and python3, make, git, ca-certificates) in a
temporary folder, gets the package index configuration of this machine and a clone of HEAD, and
runs `make play` until the page answers, then `make test` to its end: once as root and once as an
ordinary user who has python3-venv. A run of root that skips tests of PostgreSQL, nginx or the
browser has failed, and so has one of a user who is not told what was skipped. It removes the
systems at the end. Names of systems and accounts select some: `make fresh ARGS="trixie user"`;
`play` leaves out `make test`; `nohup` runs both under nohup.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = ("bookworm", "trixie")
MORE_SYSTEMS = ("testing",)
ACCOUNTS = ("root", "user")
PACKAGES = "python3,make,git,ca-certificates"
USER = "explorer"
USER_ID = 1000
CARRIED_OVER = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/apt/apt.conf.d/99*",
    "/usr/local/share/ca-certificates/*",
)
"""The files with this machine's configuration of the package indexes."""
NPM_SETTINGS = re.compile(r"(?m)^(?:registry|cafile|(?:https?-)?proxy|noproxy) *=.*$")
"""The same for npm; they go into each user's `.npmrc`, which every version of node reads."""
PLAY_LIMIT_SECONDS = 1200
TEST_LIMIT_SECONDS = 5400
FOR_ROOT = ("PostgreSQL", "browser", "nginx")
"""What root can install: a run of root that skips these tests has hidden a fault."""


class Failed(Exception):
    """A step failed; the text says which."""


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def debian_mirror() -> str:
    """The Debian mirror that this machine uses."""
    files = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    text = "\n".join(each.read_text() for each in files if each.is_file())
    found = re.findall(r"(?m)^(?:URIs:|deb(?: \[.*?\])?) *(\S*/debian)/?(?: |$)", text)
    return found[0] if found else "http://deb.debian.org/debian"


def _run(*command: object) -> None:
    ran = subprocess.run(
        [str(each) for each in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if ran.returncode:
        sys.stdout.write(ran.stdout.decode(errors="replace")[-4000:])
        raise Failed(f"{command[0]} ended with {ran.returncode}")


def _make_base(system: str, base: Path) -> None:
    """Make a new Debian with this machine's configuration of the package indexes."""
    _run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", system, base, debian_mirror())
    for pattern in CARRIED_OVER:
        for path in Path("/").glob(pattern.lstrip("/")):
            target = base / path.relative_to("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    npm = [path for path in map(Path, ("/usr/etc/npmrc", "/etc/npmrc")) if path.is_file()]
    settings = [line for path in npm for line in NPM_SETTINGS.findall(path.read_text())]
    for folder in ("root", "etc/skel"):
        (base / folder / ".npmrc").write_text("".join(f"{line}\n" for line in settings))
    _run("chroot", base, "update-ca-certificates")
    _run("chroot", base, "apt-get", "clean")


def _inside(system: Path, account: str, command: str) -> list[str]:
    """The command line that runs a command in that system; all its processes end with it."""
    home = "/root" if account == "root" else f"/home/{USER}"
    path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    who = [] if account == "root" else [f"--userspec={USER_ID}:{USER_ID}"]
    mounts = (
        f"mount -t proc proc {system}/proc && mount --rbind /dev {system}/dev"
        f" && mount -t sysfs sysfs {system}/sys && mount -t tmpfs tmpfs {system}/tmp"
        f' && chmod 1777 {system}/tmp && exec "$@"'
    )
    return [
        *("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", mounts, "sh"),
        *("chroot", *who, str(system), "env", "-i"),
        *(f"PATH={path}", f"HOME={home}", "LANG=C.UTF-8", "sh", "-c", f"cd ~/tacora && {command}"),
    ]


def _received_mb() -> float:
    """The megabytes that this machine has received from the network so far."""
    lines = Path("/proc/net/dev").read_text().splitlines()[2:]
    devices = (line.split(":") for line in lines)
    return sum(int(rest.split()[0]) for name, rest in devices if name.strip() != "lo") / 1e6


def _disk_mb(system: Path) -> float:
    said = subprocess.run(["du", "-smx", system], capture_output=True, text=True, check=True)
    return float(said.stdout.split()[0])


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return b"<script" in answer.read()
    except (OSError, urllib.error.URLError):
        return False


def _play(system: Path, account: str, log: Path, prefix: str) -> float:
    """Run `make play` until the page answers, then end it; returns the seconds until then."""
    began = time.monotonic()
    # The shell is the first process of its namespace: it starts `make play`, forwards SIGTERM
    # to it, and then prints the number of processes that are left.
    script = (
        f"{prefix} make play & child=$!; trap 'kill $child' TERM; "
        "wait $child; wait $child; "
        "n=0; while pgrep=$(cat /proc/[0-9]*/comm | grep -cE '^(python|make|node)'); "
        '[ "$pgrep" != 0 ] && [ $n -lt 30 ]; do n=$((n+1)); sleep 1; done; '
        'echo "processes left: $pgrep"'
    )
    with log.open("wb") as file:
        running = subprocess.Popen(
            _inside(system, account, script), stdout=file, stderr=file, stdin=subprocess.DEVNULL
        )
    try:
        while True:
            found = re.search(r"Tacora is at (http://\S+)", log.read_text(errors="replace"))
            if found and _answers(found[1]):
                break
            if running.poll() is not None or time.monotonic() - began > PLAY_LIMIT_SECONDS:
                sys.stdout.write(log.read_text(errors="replace")[-4000:])
                raise Failed("make play: the page does not answer")
            time.sleep(0.2)
        seconds = time.monotonic() - began
        for child in _children(running.pid):
            os.kill(child, signal.SIGTERM)
        running.wait(120)
    finally:
        running.kill()
    if "processes left: 0" not in log.read_text(errors="replace"):
        raise Failed("make play: SIGTERM left processes behind")
    return seconds


def _children(parent: int) -> list[int]:
    said = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [int(each) for each in said.split()]


def hidden_fault(account: str, lines: list[str]) -> str:
    """What a run of the tests that passed has hidden, by its output; empty if nothing."""
    skipped = next((line for line in lines if line.startswith("Skipped here: ")), "")
    if account == "root" and any(part in skipped for part in FOR_ROOT):
        return "root skipped tests whose programs it can install"
    if account != "root" and "apt-get install" not in skipped:
        return "nobody says what was skipped and how to get it"
    return ""


def _test(system: Path, account: str, log: Path, prefix: str) -> float:
    """Run `make test` to its end; returns the seconds."""
    began = time.monotonic()
    with log.open("wb") as file:
        ran = subprocess.run(
            _inside(system, account, f"{prefix} make test"),
            stdout=file, stderr=file, stdin=subprocess.DEVNULL, timeout=TEST_LIMIT_SECONDS,
        )  # fmt: skip
    lines = log.read_text(errors="replace").splitlines()
    for line in lines[-3:] if ran.returncode == 0 else lines[-40:]:
        _say(f"    {line}")
    if ran.returncode:
        raise Failed(f"make test ended with {ran.returncode}")
    if fault := hidden_fault(account, lines):
        raise Failed(f"make test passes, but {fault}")
    return time.monotonic() - began


def _try(base: Path, system: Path, account: str, wanted: list[str], logs: Path) -> None:
    """Try both commands in a copy of a base system."""
    _run("cp", "-a", base, system)
    home = system / ("root" if account == "root" else f"home/{USER}")
    if account != "root":
        _run("chroot", system, "useradd", "--create-home", f"--uid={USER_ID}", USER)
        _run("chroot", system, "apt-get", "update", "-qq")
        _run("chroot", system, "apt-get", "install", "-y", "-qq", "python3-venv")
        _run("chroot", system, "apt-get", "clean")
    _run("git", "clone", "--quiet", "--no-hardlinks", ROOT, home / "tacora")
    if account != "root":
        _run("chown", "-R", f"{USER_ID}:{USER_ID}", home / "tacora")
    prefix = "nohup" if "nohup" in wanted else ""
    disk, received = _disk_mb(system), _received_mb()
    name = f"{base.name} {account}"
    log = logs / f"{base.name}-{account}"
    first = _play(system, account, Path(f"{log}-play.log"), prefix)
    downloads, used = _received_mb() - received, _disk_mb(system) - disk
    again = _play(system, account, Path(f"{log}-again.log"), prefix)
    _say(
        f"{name}: make play answers after {first:.0f} s, a second time after {again:.1f} s; "
        f"{downloads:.0f} MB of downloads, {used:.0f} MB of disk"
    )
    if "play" not in wanted:
        received = _received_mb()
        seconds = _test(system, account, Path(f"{log}-test.log"), prefix)
        more = _received_mb() - received
        _say(f"{name}: make test passes in {seconds / 60:.1f} min; {more:.0f} MB more of downloads")


def main() -> int:
    """Try every system with every account and print the results; returns 1 if one failed."""
    wanted = sys.argv[1:]
    known = {*SYSTEMS, *MORE_SYSTEMS, *ACCOUNTS, "play", "nohup"}
    if unknown := [each for each in wanted if each not in known]:
        sys.exit(f"make fresh: no {unknown[0]!r}; there are: {', '.join(sorted(known))}")
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        sys.exit("make fresh: this needs root and the Debian package debootstrap")
    systems = [each for each in (*SYSTEMS, *MORE_SYSTEMS) if each in wanted] or SYSTEMS
    accounts = [each for each in ACCOUNTS if each in wanted] or ACCOUNTS
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that it cleans up then, too
    logs = Path(tempfile.mkdtemp(prefix="tacora-fresh-logs-"))
    failed = 0
    with tempfile.TemporaryDirectory(prefix="tacora-fresh-") as folder:
        for name in systems:
            base = Path(folder, name)
            try:
                _make_base(name, base)
            except Failed as error:
                _say(f"{name}: {error}")
                failed += 1
                continue
            for account in accounts:
                system = Path(folder, f"{name}-{account}")
                try:
                    _try(base, system, account, wanted, logs)
                except (Failed, subprocess.TimeoutExpired) as error:
                    _say(f"{name} {account}: FAILED: {error}")
                    failed += 1
                finally:
                    _run("rm", "-rf", "--one-file-system", system)
    _say(f"{'all passed' if not failed else f'{failed} failed'}; the logs are in {logs}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
