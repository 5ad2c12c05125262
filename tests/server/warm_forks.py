"""Imports whatever a server needs, works out what the first start works out, and forks servers."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import runpy
import select
import signal
import socket
import sys
import tempfile
import traceback
from contextlib import suppress
from typing import Any

import uvicorn
from argon2 import PasswordHasher

from tests.server import moved_app
from tests.server.warm import LONGEST
from westphalia.cli import main as command_line
from westphalia.server import accounts
from westphalia.server.app import make_app
from westphalia.server.connections import Patient
from westphalia.server.launch import _try_database
from westphalia.server.lines import Line

IMPORTED = (moved_app, command_line)  # by those that come
# To try a password costs a tenth of a second, as it should; tests try hundreds. A fresh server has the real one.
CHEAP_HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


def fork_servers(number: int) -> None:
    """Until nobody is at the other end of this socket."""
    accounts.HASHER = CHEAP_HASHER  # type: ignore[misc]
    uvicorn.Config(make_app("nowhere"), http=Patient, ws=Line).load()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_try_database(f"{folder}/games.sqlite"))
    gc.freeze()
    line = socket.socket(fileno=number)
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of the terminal: the tests end their servers themselves
    ends: dict[int, int] = {}  # of each child: where to tell how it has ended
    while True:
        ready = select.select([line, woken], [], [])[0]
        if woken in ready:
            os.read(woken, LONGEST)
            tell_ends(ends)
        if line in ready:
            message, given, *_ = socket.recv_fds(line, LONGEST, 3)
            if not message:
                return
            stdout, stderr, end = given
            child = os.fork()
            if child == 0:
                become(json.loads(message), stdout, stderr, [number, woken, wake, end, *ends.values()])
            os.close(stdout)
            os.close(stderr)
            ends[child] = end
            line.send(str(child).encode())


def tell_ends(ends: dict[int, int]) -> None:
    for child in list(ends):
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            end = ends.pop(child)
            with suppress(BrokenPipeError):  # nobody wants to know
                os.write(end, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(end)


def become(order: dict[str, Any], stdout: int, stderr: int, others: list[int]) -> None:
    """The server that was ordered, to its end."""
    code = 1
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for each in others:
            os.close(each)
        os.dup2(stdout, 1)
        os.dup2(stderr, 2)
        os.close(stdout)
        os.close(stderr)
        sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", 1, closefd=False)
        os.environ.clear()
        os.environ.update(order["environment"])
        os.chdir(order["folder"])
        module, *sys.argv[1:] = order["program"]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
