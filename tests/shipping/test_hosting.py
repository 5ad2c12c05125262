"""The files for hosts say what the program understands. (The image's steps are replayed by scripts/image_test.py.)"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
import yaml

from scripts.image_test import DOCKERFILE, PATHS, ROOT, copied, last, read_steps
from tests.cli.conftest import Run, run

__all__ = ["run"]  # the fixture
HOSTING = DOCKERFILE.parent
STEPS = read_steps(DOCKERFILE.read_text(encoding="utf-8"))
COMPOSE = yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))
UNIT = (HOSTING / "westphalia.service").read_text(encoding="utf-8")


def test_the_image_runs_as_nobody_in_particular_and_is_watched() -> None:
    instructions = [step.instruction for step in STEPS]
    assert last(STEPS, "USER") == "westphalia"
    assert instructions.index("USER") > max(n for n, name in enumerate(instructions) if name in ("RUN", "COPY"))
    assert "/api/games" in last(STEPS, "HEALTHCHECK")
    assert json.loads(last(STEPS, "HEALTHCHECK").partition("CMD ")[2])


def test_what_the_image_takes_from_the_checkout_is_there_and_not_ignored() -> None:
    names = copied(STEPS)
    assert "src" in names
    tracked = subprocess.run(["git", "ls-files", "--", *names], cwd=ROOT, capture_output=True, text=True, check=True)
    found = {Path(line).parts[0] for line in tracked.stdout.splitlines()}
    assert found == set(names)
    allowed = re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(allowed) == set(names)


def test_paths_of_the_image_are_told_from_others() -> None:
    assert PATHS.findall("/source /opt/westphalia/bin http://h/data /data/games.sqlite ./src") == [
        "source",
        "opt/westphalia",
        "data",
    ]


def test_compose_leaves_the_server_little() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"westphalia", "postgres", "caddy"}
    server = services["westphalia"]
    assert server["read_only"] and server["cap_drop"] == ["ALL"]
    assert "ports" not in server, "FORWARDED_ALLOW_IPS is safe only while nobody but Caddy reaches it"
    assert set(COMPOSE["volumes"]) == {"data", "postgres", "caddy"}
    assert "reverse_proxy westphalia:8000" in (HOSTING / "Caddyfile").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "command",
    [
        " ".join(json.loads(last(STEPS, "CMD"))),
        COMPOSE["services"]["westphalia"]["command"],
        re.findall(r"^ExecStart=\S+ (.*)$", UNIT, re.MULTILINE)[0],
    ],
)
def test_the_options_are_those_of_serve(run: Run, command: str) -> None:
    assert command.startswith("serve ")
    known = set(re.findall(r"--\w+", run("serve", "--help").out))
    used = set(re.findall(r"--\w+", command))
    assert {"--port", "--database"} <= used <= known


def test_the_unit_confines_the_server() -> None:
    settings = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE))
    assert settings["DynamicUser"] == "yes"
    assert settings["ProtectSystem"] == "strict"
    assert f"/var/lib/{settings['StateDirectory']}/" in settings["ExecStart"]
