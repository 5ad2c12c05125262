"""How smoothly the map of The Price of Power is pushed and zoomed, in the view a table opens with and nearer: pictures
a second in Chromium without a graphics card, beside an empty page in the same run; and what a picture costs the
processor, which tells more where other work shares it.

    .venv/bin/python scripts/frames.py            # the figures as a table
    .venv/bin/python scripts/frames.py --json     # and for programs
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright import sync_api as playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.client import Server

PATIENCE: Final = 120_000  # ms
FRAMES: Final = 120  # of each movement
NEARER: Final = 2500  # ms, until it is painted
STEPS: Final = 6  # of the button "Zoom in", to the nearest view
MEASURED: Final = (0, 1, 2, 3, STEPS)
HERTZ: Final = os.sysconf("SC_CLK_TCK")
SCENARIO: Final = "s2_01"  # the grand campaign: all Realms, the most names and counters
SIZES: Final = {"desk": (1280, 800), "phone": (390, 844)}
SETTLED: Final = """() => new Promise((resolve) => {
    const look = (left) => requestAnimationFrame(() => (left ? look(left - 1) : resolve()));
    look(30);
})"""
MEASURE: Final = """async ([kind, frames]) => {
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const map = document.querySelector(".map");
    const box = map?.getBoundingClientRect();
    const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
    const ground = map && document.elementFromPoint(x, y);
    const how = { bubbles: true, cancelable: true, view: window, button: 0 };
    const mouse = (type, dx, dy, target) =>
        target.dispatchEvent(new MouseEvent(type, { ...how, buttons: 1, clientX: x + dx, clientY: y + dy }));
    const wheel = (deltaY) =>
        ground.dispatchEvent(new WheelEvent("wheel", { ...how, clientX: x, clientY: y, deltaY }));
    const steps = {
        idle: () => {},
        push: (n) => mouse("mousemove", 220 * Math.sin(n / 9), 120 * Math.sin(n / 13), window),
        zoom: (n) => wheel(Math.floor(n / 24) % 2 ? 18 : -18),
    };
    if (kind === "push") mouse("mousedown", 0, 0, ground);
    const times = [await next()];
    for (let n = 0; n < frames; n++) {
        steps[kind](n);
        times.push(await next());
    }
    if (kind === "push") mouse("mouseup", 0, 0, window);
    return times.slice(1).map((time, n) => time - times[n]);
}"""
CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def figures(deltas: list[float]) -> dict[str, float]:
    """Pictures a second on the whole and of the slowest tenth, and how long the longest took."""
    slowest = statistics.mean(sorted(deltas)[-max(1, len(deltas) // 10) :])
    return {
        "per_second": round(1000 / statistics.mean(deltas), 1),
        "slowest_tenth": round(1000 / slowest, 1),
        "longest_ms": round(max(deltas)),
    }


class Processor:
    """What the threads of a browser have worked, as Linux counts it."""

    def __init__(self, browser: Any) -> None:
        self.session = browser.new_browser_cdp_session()

    def worked(self) -> dict[str, float]:
        """ms on the pages, and in laying what they draw upon each other."""
        processes = self.session.send("SystemInfo.getProcessInfo")["processInfo"]
        pages = sum(spent(Path(f"/proc/{each['id']}/stat")) for each in mains(processes, "renderer"))
        layers = sum(sum(map(spent, threads(each["id"], "VizCompositorTh"))) for each in mains(processes, "GPU"))
        return {"page_ms": pages, "layers_ms": layers}


def mains(processes: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [each for each in processes if each["type"] == kind]


def threads(process: int, name: str) -> list[Path]:
    return [each for each in Path(f"/proc/{process}/task").glob("*/stat") if f"({name})" in each.read_text()]


def spent(stat: Path) -> float:
    """ms of processor time, in user and kernel mode."""
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / HERTZ


def measure(page: Any, kind: str, processor: Processor) -> dict[str, float]:
    page.evaluate(SETTLED)
    before = processor.worked()
    found = figures(page.evaluate(MEASURE, [kind, FRAMES]))
    after = processor.worked()
    return found | {name: round((after[name] - before[name]) / FRAMES, 1) for name in after}


def on_the_map(browser: Any, port: int, size: tuple[int, int]) -> dict[str, Any]:
    """An empty page first, then the map as a player finds it, with all its names."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", base_url=f"http://127.0.0.1:{port}"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    processor = Processor(browser)
    found: dict[str, Any] = {"empty": {"idle": measure(page, "idle", processor)}}
    page.goto("/")
    page.wait_for_selector(".game-card h2")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 5]
    made = page.request.post("/api/tables", data={"game": "price_of_power", "scenario": SCENARIO, "seats": seats})
    page.goto(f"/#/table/{made.json()['id']}")
    page.wait_for_selector(".decision")
    page.wait_for_selector(".names text")
    for step in range(STEPS + 1):
        if step:
            page.get_by_label("Zoom in").click()
            page.wait_for_timeout(NEARER)
        if step not in MEASURED:
            continue
        page.wait_for_selector(".map-sheets.is-painted", state="attached")
        names, counters = (page.locator(f".map-marks {each}").count() for each in (".names text", ".counters > g"))
        scale = page.evaluate("() => document.querySelector('.map').__zoom.k")
        found[f"{scale:.2f}"] = {kind: measure(page, kind, processor) for kind in ("push", "zoom")}
        found[f"{scale:.2f}"] |= {"names": names, "counters": counters}
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    wants_json = parser.parse_args().json
    with tempfile.TemporaryDirectory() as folder, playwright.sync_playwright() as engine:
        server = Server(Path(folder) / "games.sqlite")
        try:
            browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            found = {name: on_the_map(browser, server.port, size) for name, size in SIZES.items()}
            browser.close()
        finally:
            server.stop()
    print(json.dumps(found, indent=2) if wants_json else table(found))


def table(found: dict[str, Any]) -> str:
    """A line for each screen, scale (px per unit of the map) and movement; ms of the processor for one picture."""
    heads = ("per second", "slowest tenth", "longest", "ms page", "ms layers")
    rows = [f"{'':18}" + "".join(f"{head:>15}" for head in heads)]
    for name, views in found.items():
        for view, kinds in views.items():
            for kind in [each for each in ("idle", "push", "zoom") if each in kinds]:
                rows.append(f"{name:6}{view:>6} {kind:5}" + "".join(f"{n:>15}" for n in kinds[kind].values()))
            if "names" in kinds:
                rows.append(
                    f"{name:6}{view:>6} has {kinds['names']} names, {kinds['counters']} counters in the drawing"
                )
    return "\n".join(rows)


if __name__ == "__main__":
    main()
