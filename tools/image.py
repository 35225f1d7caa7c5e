"""`make image`: builds the images of `deploy/` and uses them; needs root on Debian.

Neither a daemon nor an image registry is needed: mmdebstrap makes the base, and buildah builds on
it with the Dockerfile as it is. The first image then runs as `deploy/compose.yaml` starts it, with
its environment, health check and cache volume, on a PostgreSQL beside it; three people and bots
play a game through it. The second runs a study on a cluster, as `deploy/compose.study.yaml` says.
Both have a root and a network of their own. `--folder` keeps what was built for the next time.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.postgres import NoPostgres, program_of
from tests.tied import tied

from tools.fresh import CARRIED_OVER, NPM_SETTINGS, debian_mirror

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
PROGRAMS = ("mmdebstrap", "buildah", "unshare")
HOME = "/root"
"""The home folder of the account that builds inside the image."""
IMAGES = {"server": "bots,server", "study": "cluster"}
"""The images, and the argument EXTRAS of each."""


class Failed(Exception):
    """A step failed; the text says which."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def missing() -> str:
    """Say why this machine cannot do it, in one sentence; "" if it can."""
    if os.geteuid() != 0:
        return "this needs root, because it makes file systems"
    for program in PROGRAMS:
        if not shutil.which(program):
            return f"this needs the Debian package {program} (apt-get install mmdebstrap buildah)"
    try:
        program_of("initdb")
    except NoPostgres as error:
        return str(error)
    apart = subprocess.run(["unshare", "--net", "--mount", "true"], capture_output=True, text=True)
    return f"no network and root of its own: {apart.stderr.strip()}" if apart.returncode else ""


class Storage:
    """Images and containers in one folder, with the driver that needs nothing of the kernel."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, *arguments: object) -> list[str]:
        places = (f"--root={self.folder}/store", f"--runroot={self.folder}/run")
        return ["buildah", *places, "--storage-driver=vfs", *map(str, arguments)]

    def __call__(self, *arguments: object, log: Path | None = None) -> str:
        """Run a command of buildah and return what it prints, or write that into a log."""
        said = _run(self.command(*arguments), log or self.folder / "buildah.log")
        return said.strip()


def _run(command: list[str], log: Path) -> str:
    with log.open("ab") as file:
        ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=file, stdin=subprocess.DEVNULL)
        file.write(ran.stdout)
    if ran.returncode:
        sys.stdout.write(log.read_text(errors="replace")[-4000:])
        raise Failed(f"{command[0]} ended with {ran.returncode}")
    return ran.stdout.decode()


def base_of(dockerfile: str) -> tuple[str, str]:
    """Return the base that a Dockerfile names, and the Debian that it is."""
    bases = set(re.findall(r"(?m)^FROM (\S+)", dockerfile))
    name = " and ".join(sorted(bases))
    found = re.fullmatch(r"debian:(\w+)-slim", name)
    if not found:
        raise Failed(f"mmdebstrap makes one Debian, and not {name}")
    return name, found[1]


def make_base(storage: Storage) -> None:
    """Make the base from Debian packages, under the name that the Dockerfile asks for."""
    name, suite = base_of(DOCKERFILE.read_text())
    archive, log = storage.folder / f"{suite}.tar", storage.folder / "base.log"
    if not archive.exists():
        begun = archive.with_suffix(".new.tar")
        begun.unlink(missing_ok=True)
        command = ["mmdebstrap", "--variant=minbase", "--include=ca-certificates", suite]
        _run([*command, str(begun), debian_mirror()], log)
        begun.rename(archive)
    if not storage("images", "--quiet", "--filter", f"reference=docker.io/library/{name}"):
        container = storage("from", "scratch")
        storage("add", "--quiet", container, archive)
        storage("commit", "--quiet", "--rm", container, f"docker.io/library/{name}")


def carried_over(folder: Path) -> list[str]:
    """Options that show a build this machine's configuration of the package indexes.

    The files are there during the build only, and not in the image.
    """
    files = [path for pattern in CARRIED_OVER for path in Path("/").glob(pattern.lstrip("/"))]
    files = [path for path in files if path.parts[1:2] == ("etc",) and "hosts" not in path.name]
    files = [path for path in files if path.name != "resolv.conf"]  # buildah brings its own
    files += [path for path in [Path("/etc/ssl/certs/ca-certificates.crt")] if path.exists()]
    npm = [path for path in map(Path, ("/usr/etc/npmrc", "/etc/npmrc")) if path.is_file()]
    settings = [line for path in npm for line in NPM_SETTINGS.findall(path.read_text())]
    (folder / "npmrc").write_text("".join(f"{line}\n" for line in settings))
    mounts = {**{str(path): str(path) for path in files}, str(folder / "npmrc"): HOME + "/.npmrc"}
    return [f"--volume={there}:{here}:ro" for there, here in mounts.items()]


def build(storage: Storage, image: str, extras: str) -> None:
    storage(
        *("bud", "--isolation=chroot", "--pull-never", "--layers", f"--tag=tacora:{image}"),
        *(f"--build-arg=EXTRAS={extras}", *carried_over(storage.folder)),
        *(f"--file={DOCKERFILE}", ROOT),
        log=storage.folder / f"{image}.log",
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="make image", description=__doc__)
    parser.add_argument("--folder", type=Path, help="where images are kept for the next time")
    parser.add_argument("--only", choices=list(IMAGES), help="build and use one of them")
    options = parser.parse_args()
    if why := missing():
        sys.exit(f"make image: {why}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that it cleans up then, too
    with tempfile.TemporaryDirectory(prefix="tacora-image-") as temporary:
        folder = (options.folder or Path(temporary)).absolute()
        folder.mkdir(parents=True, exist_ok=True)
        storage = Storage(folder)
        try:
            began = time.monotonic()
            make_base(storage)
            say(f"base from Debian packages: {time.monotonic() - began:.0f} s")
            for image, extras in IMAGES.items():
                if options.only not in (None, image):
                    continue
                began = time.monotonic()
                build(storage, image, extras)
                (size,) = storage(
                    "images", "--format={{.Size}}", "--filter", f"reference=tacora:{image}"
                ).splitlines()
                say(f"image {image} ({extras}): {time.monotonic() - began:.0f} s, {size}")
                used = (sys.executable, "-m", "tools.use_image", image, str(folder))
                apart = tied("unshare", "--net", "--mount", *used, ended_by="TERM")
                if subprocess.run(apart, cwd=ROOT).returncode:
                    raise Failed(f"the image {image} is built, but cannot be used")
        except Failed as error:
            say(f"make image: {error}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
