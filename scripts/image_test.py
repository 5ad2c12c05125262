#!/usr/bin/env python3
"""Replay the steps of hosting/Dockerfile in an empty folder, without docker: every WORKDIR, COPY, RUN and ENV, then
start what the image starts and ask what its health check asks. Needs uv and port 8000; a minute. Not replayed: the base
image, the user."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = ROOT / "hosting" / "Dockerfile"
LEFT_OUT = ("pip install --no-cache-dir uv", "useradd ")  # uv is here, and the machine needs no new user
PATHS = re.compile(r"(?<![\w./:])/(source|opt/westphalia|data)\b")
PATIENCE = 60  # seconds


class Step(NamedTuple):
    instruction: str
    rest: str


def read_steps(text: str) -> list[Step]:
    """
    >>> read_steps("# why\\nRUN a && \\\\\\n  b\\nUSER me")
    [Step(instruction='RUN', rest='a &&   b'), Step(instruction='USER', rest='me')]
    """
    lines = re.sub(r"\\\n", "", text).splitlines()
    parts = (line.partition(" ") for line in lines if line.strip() and not line.startswith("#"))
    return [Step(instruction, rest.strip()) for instruction, _, rest in parts]


def last(steps: list[Step], instruction: str) -> str:
    return [step.rest for step in steps if step.instruction == instruction][-1]


def copied(steps: list[Step]) -> list[str]:
    """What is taken from the checkout."""
    copies = (step.rest.split() for step in steps if step.instruction == "COPY" and "--from" not in step.rest)
    return [name for words in copies for name in words[:-1]]


class Replay:
    def __init__(self, place: Path) -> None:
        self.place = place
        self.folder = place
        self.environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL"))
        }

    def inside(self, text: str) -> str:
        """The image's own paths, in our folder."""
        return PATHS.sub(lambda found: f"{self.place}/{found[1]}", text)

    def do(self, step: Step) -> None:
        rest = self.inside(step.rest)
        if step.instruction == "WORKDIR":
            self.folder = Path(rest)
            self.folder.mkdir(parents=True, exist_ok=True)
        elif step.instruction == "ENV":
            name, _, value = rest.partition("=")
            self.environment[name] = value
        elif step.instruction == "COPY" and "--from" not in rest:
            *names, target = rest.split()
            for name in names:
                self.copy(ROOT / name, self.folder / target)
        elif step.instruction == "RUN" and not step.rest.startswith(LEFT_OUT):
            print(f"RUN {step.rest}", flush=True)
            subprocess.run(shlex.split(rest), cwd=self.folder, env=self.environment, check=True)

    def copy(self, source: Path, target: Path) -> None:
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)

    def command(self, words: str) -> list[str]:
        return [self.inside(word) for word in json.loads(words)]

    def written(self) -> set[Path]:
        return set((self.place / "opt").rglob("*"))


def main() -> None:
    steps = read_steps(DOCKERFILE.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as place:
        replay = Replay(Path(place))
        for step in steps:
            replay.do(step)
        before = replay.written()
        command = [*replay.command(last(steps, "ENTRYPOINT")), *replay.command(last(steps, "CMD"))]
        check = replay.command(last(steps, "HEALTHCHECK").partition("CMD ")[2])
        server = subprocess.Popen(command, cwd=replay.folder, env=replay.environment)
        try:
            end = time.monotonic() + PATIENCE
            while subprocess.run(check, cwd=replay.folder, stderr=subprocess.DEVNULL).returncode != 0:
                if server.poll() is not None or time.monotonic() > end:
                    sys.exit("the health check fails")
                time.sleep(1)
        finally:
            server.terminate()
            server.wait(timeout=PATIENCE)
        new = replay.written() - before
        if new:
            sys.exit(f"written to what is read-only in the image: {', '.join(map(str, sorted(new)[:5]))}")
        size = sum(path.stat().st_size for path in before if path.is_file() and not path.is_symlink())
        print(f"healthy; {size / 1e6:.0f} MB above the base image, nothing written outside /data")


if __name__ == "__main__":
    main()
