"""Windows of new people. To open one costs more than most tests do in it, so one that a test has left as any other is
handed on: emptied of cookies and of what the page keeps, with the page's files and their compiled code at hand."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from playwright import sync_api as playwright

PATIENCE: Final = 60_000  # ms; a loaded machine is slow, a stall is for ever
DESK: Final = {"width": 1280, "height": 800}
SPARE: Final = 6  # windows that wait for another test; each is a process
NOWHERE: Final = "/icon.svg"  # of the same server, and no page
# What stays with a window when another page is loaded. A test that does it has the window for itself.
LASTING: Final = (
    *("add_init_script", "close", "emulate_media", "expose_binding", "expose_function", "on", "once", "route"),
    *("route_web_socket", "set_extra_http_headers", "set_viewport_size"),
)
LASTING_FOR_ALL: Final = (
    *("add_init_script", "close", "grant_permissions", "new_cdp_session", "new_page", "route", "set_offline"),
    *("set_extra_http_headers", "set_geolocation"),
)
STORE: Final = "words => Object.entries(words).forEach(([key, word]) => localStorage.setItem(key, word))"
# The map is painted in a worker, whatever the browser paints: 0.3 s of the processor of the 2.5 that a table takes to
# load. Where no picture is taken a pixel of each of its squares is enough.
UNPAINTED_MAP: Final = """{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (order, ...more) {
    post.call(this, order?.piece ? { ...order, piece: { ...order.piece, pixels: 1 } } : order, ...more);
  };
}"""


class Window:
    """A page in a context of its own, and the errors that were thrown there."""

    def __init__(self, browser: Any, settings: Mapping[str, Any], scripts: Sequence[str]) -> None:
        self.is_like_new = True
        self.errors = list[str]()
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        for script in scripts:
            self.context.add_init_script(script)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(NOWHERE)
        for owner, names in ((self.page, LASTING), (self.context, LASTING_FOR_ALL)):
            for name in names:
                setattr(owner, name, self._noted(getattr(owner, name)))

    def keep(self, stored: Mapping[str, Any]) -> None:
        """What a page of this server finds chosen."""
        words = {f"westphalia.{name.replace('_', '-')}": json.dumps(value) for name, value in stored.items()}
        self.page.evaluate(STORE, words)

    def _noted(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            self.is_like_new = False
            return method(*args, **kwargs)

        return call

    def clear(self) -> bool:
        """Forget who was here; False if that can't be done."""
        try:
            self.page.mouse.move(-1, -1)
            self.page.goto(NOWHERE)
            self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            self.context.clear_cookies()
        except playwright.Error:  # perhaps its server is gone
            return False
        self.errors.clear()
        return True


class Windows:
    """Of one browser. Those of a kind are opened for the same server with the same settings."""

    def __init__(self, browser: Any, *, is_painting: bool) -> None:
        self._browser = browser
        self._scripts = [] if is_painting else [UNPAINTED_MAP]
        self._spare: OrderedDict[Window, str] = OrderedDict()
        self._kinds: dict[Window, str] = {}

    def open(self, stored: Mapping[str, bool], settings: Mapping[str, Any]) -> Window:
        """``stored`` are settings of the page (``ask_before_dice=False``) as if chosen before."""
        kind = json.dumps(settings, sort_keys=True)
        window = next((window for window, spare in self._spare.items() if spare == kind), None)
        if window is None:
            window = Window(self._browser, settings, self._scripts)
        else:
            del self._spare[window]
        self._kinds[window] = kind
        window.keep({"pace": "instant", **stored})
        return window

    def take_back(self, window: Window, *, is_sound: bool) -> None:
        """After a test; ``is_sound``: it has not failed."""
        kind = self._kinds.pop(window)
        if is_sound and window.is_like_new and '"service_workers": "block"' in kind and window.clear():
            self._spare[window] = kind
            if len(self._spare) > SPARE:
                self._spare.popitem(last=False)[0].context.close()
        else:
            window.context.close()
