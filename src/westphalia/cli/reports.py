"""What the commands print: simulations, position files, rules and coverage, fuzzing, mutants, benchmarks."""

from __future__ import annotations

import difflib
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.rulebook import Paragraph, in_words, read_rulebook, rules_of
from westphalia.lab import arena
from westphalia.lab.batches import Cluster, Progress, Results
from westphalia.lab.cluster import Where, open_cluster
from westphalia.lab.simulate import Match, Outcome, Report

from .output import interruptible, print_facts, print_json, print_table, progress

M = TypeVar("M", bound=Match)
R = TypeVar("R", Report, arena.Report)
Play: TypeAlias = Callable[[M, int, Cluster | None, Progress, Results[Outcome]], R]


def play_games(
    match: M,
    play: Play[M, R],
    show: Callable[[R], None],
    games: int,
    where: Where,
    kept: Path | None,
    *,
    as_json: bool,
    keep: Callable[[R], None] = lambda report: None,
) -> bool:
    """Play a batch, or what is missing of one that is kept in a file, keep the report and print it. False if a game
    broke."""
    results = Results(Outcome, match, kept)
    already = set(results.found)
    with interruptible(results, "games", games), open_cluster(where) as cluster:
        begin = time.perf_counter()
        with progress("games", games) as advance:
            report = play(match, games, cluster, advance, results)
        seconds = time.perf_counter() - begin
    keep(report)
    if as_json:
        print_json(report)
    else:
        show(report)
        print_pace([outcome for number, outcome in results.found.items() if number not in already], seconds)
    return not report.errors


def print_pace(played: Sequence[Outcome], seconds: float) -> None:
    """How fast it went; no part of a report, which is the same on every machine."""
    decisions = sum(outcome.decisions for outcome in played)
    print_facts(
        [
            ("seconds", f"{seconds:,.1f}"),
            ("games_per_s", f"{len(played) / seconds:,.2f}"),
            ("decisions_per_s", f"{decisions / seconds:,.0f}"),
        ]
    )


def print_simulation(report: Report) -> None:
    print_facts(
        [
            ("match", f"{report.game} {report.scenario}, {report.seats} seats, seed {report.seed}"),
            ("games", report.games),
            ("finished", report.finished),
            ("errors", report.errors),
            ("decisions", f"{report.decisions:,}"),
            ("decisions per game", f"{report.decisions_per_game:,.0f}"),
            ("rounds", "{mean:g} ({min:g} to {max:g})".format(**report.rounds)),
            ("wins", ", ".join(f"{name} {wins:g}" for name, wins in report.wins.items())),
        ]
    )
    seats = zip(report.bots, report.wins_by_seat, report.points_by_seat, strict=True)
    rows = [(n, bot, f"{wins:g}", f"{points:g}") for n, (bot, wins, points) in enumerate(seats, 1)]
    print_table(("seat", "bot", "wins", "points"), rows, right=(0, 2, 3))
    spreads = {"points of a seat": report.points, **{f"{name} in a game": s for name, s in report.tallies.items()}}
    if report.finished:
        lines = [(name, *(f"{value:g}" for value in spread.values())) for name, spread in spreads.items()]
        print_table(("", *report.points), lines, right=range(1, 1 + len(report.points)))
    for failure in report.failures:
        print(f"game {failure['game']} (seed {failure['secret']}), decision {failure['decisions']}: {failure['error']}")


def print_arena(report: arena.Report) -> None:
    print_facts(
        [
            ("match", f"{report.game} {report.scenario}, {report.seats} seats, seed {report.seed}"),
            (
                "games",
                f"{report.games} of {report.secrets} secrets ({report.finished} finished, {report.errors} errors)",
            ),
        ]
    )
    seats = report.chairs or [str(seat) for seat in range(1, report.seats + 1)]
    rows = [
        (
            bot.name,
            bot.chairs,
            f"{bot.win_share:.1%}",
            f"{bot.low:.1%} to {bot.high:.1%}",
            "" if bot.secrets_low is None else f"{bot.secrets_low:.1%} to {bot.secrets_high:.1%}",
            f"{bot.even:.1%}",
            "" if bot.rating is None else f"{bot.rating:.0f} ({bot.rating_low:.0f} to {bot.rating_high:.0f})",
        )
        for bot in report.bots
    ]
    headings = ("bot", "chairs", "win share", "95 % by games", "by secrets", "even", "rating")
    print_table(headings, rows, right=range(1, 7))
    by_seat = [(bot.name, *(f"{share:.0%}" for share in bot.by_seat)) for bot in report.bots]
    print_table(("won by seat", *seats), by_seat, right=range(1, 1 + report.seats))
    for failure in report.failures:
        print(failure)


# position files


def check_files(files: Sequence[Path], as_json: bool) -> bool:
    """Play the cases of position files; a file that can't be read stops everything before the first is played."""
    from westphalia.kernel import position

    cases = [case for file in files for case in position.load(file)]
    failures: list[list[str]] = []
    with progress("cases", len(cases)) as advance:
        for case in cases:
            failures.append(position.run(case))
            advance(1)
    failed = sum(1 for lines in failures if lines)
    if as_json:
        results = [
            {"file": str(case.file), "line": case.line, "name": case.name, "failures": lines}
            for case, lines in zip(cases, failures, strict=True)
        ]
        print_json({"passed": len(cases) - failed, "failed": failed, "cases": results})
    else:
        for lines in failures:
            for line in lines:
                print(line)
        print(f"{len(cases) - failed} passed, {failed} failed")
    return not failed


# the rulebook


def print_rules(title: Title[Any], language: str, as_json: bool) -> None:
    paragraphs = read_rulebook(title.rulebook, language)
    rules = [paragraphs[id] for id in rules_of(paragraphs)]
    if as_json:
        listed = [{"id": p.id, "name": p.name, "chapter": p.chapter, "text": p.text} for p in rules]
        return print_json({"game": title.id, "rules": len(rules), "list": listed})
    chapter = ""
    for paragraph in rules:
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            print(f"\n{chapter}")
        print(f"  {paragraph.id:<10} {paragraph.name}")
    print(f"\n{len(rules)} rules")


def find_rule(title: Title[Any], wanted: str, language: str) -> Paragraph:
    """The paragraph with this id, however it is spelt: ``SC-8.5``, ``sc-8.5``, ``8.5``."""
    paragraphs = read_rulebook(title.rulebook, language)
    prefix = next((id.partition("-")[0] for id in rules_of(paragraphs)), "")
    for id in (wanted.upper(), f"{prefix}-{wanted}"):
        if id in paragraphs:
            return paragraphs[id]
    near = difflib.get_close_matches(wanted.upper(), paragraphs, 3)
    hint = f"; near it: {', '.join(near)}" if near else ""
    raise BadInput(f"{title.id} has no rule {wanted!r}{hint}")


def print_rule(title: Title[Any], wanted: str, language: str, as_json: bool) -> None:
    paragraph = find_rule(title, wanted, language)
    if as_json:
        return print_json(
            {"id": paragraph.id, "name": paragraph.name, "chapter": paragraph.chapter, "text": paragraph.text}
        )
    print(rule_text(paragraph, Catalogue(title, language)))


def rule_text(paragraph: Paragraph, speech: Catalogue) -> str:
    """A paragraph to be read, with its marks as words."""
    whole = f"{paragraph.id}  {paragraph.name}  ({paragraph.chapter})\n\n{paragraph.text}"
    return in_words(whole, lambda mark: speech.format(f"mark-{mark}"))


def print_coverage(title: Title[Any], as_json: bool) -> None:
    from westphalia.lab.coverage import find_checkout, measure_coverage

    coverage = measure_coverage(title, find_checkout(Path.cwd()))
    if as_json:
        return print_json(coverage)
    print_table(
        ("rule", "name", "code", "tests"),
        [(cited.rule, cited.name, ", ".join(cited.code), len(cited.tests) or "-") for cited in coverage.details],
        right=(3,),
    )
    for rule in coverage.missing:
        print(f"no test: {rule}  {coverage.untestable.get(rule, '')}".rstrip())
    for id in coverage.examples_missing:
        print(f"no test: {id}")
    for id in coverage.unknown:
        print(f"cited, but not in the rulebook: {id}")
    for card in coverage.cards_missing:
        print(f"no test: card {card}")
    for card in coverage.cards_unknown:
        print(f"named, but not a card: {card}")
    share = coverage.tested / coverage.rules if coverage.rules else 0
    shown = coverage.examples - len(coverage.examples_missing)
    print(
        f"{coverage.tested} of {coverage.rules} rules tested ({share:.1%}), {len(coverage.missing)} missing, "
        f"{len(coverage.untestable)} of them with a reason; {shown} of {coverage.examples} examples shown"
    )
    if coverage.cards:
        print(f"{coverage.cards - len(coverage.cards_missing)} of {coverage.cards} cards tested")


def print_texts(title: Title[Any], as_json: bool) -> None:
    """How much of a game each language says: messages, names, what is printed on cards, and the rulebook."""
    from westphalia.kernel.messages import languages
    from westphalia.kernel.rulebook import measure_rulebook
    from westphalia.lab.message_lint import measure_texts

    found = {
        language: measure_texts(title, language) | {"rulebook": measure_rulebook(title.rulebook, language)}
        for language in languages(title)
    }
    if as_json:
        return print_json(found)
    print_table(
        ("language", "messages", "names", "texts on cards", "paragraphs"),
        [(language, *(f"{said} of {all_}" for said, all_ in counts.values())) for language, counts in found.items()],
        right=(1, 2, 3, 4),
    )


# fuzzing


def write_schemas(title: Title[Any], out: Path, reference: Path | None) -> None:
    """The JSON schemas of a game's content files, and the tables of the document about them."""
    schemas = title.schemas()
    if not schemas:
        raise BadInput(f"{title.id} has no schemas of its content")
    out.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas.items():
        (out / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(schema), indent=1) + b"\n")
    print(f"{len(schemas)} schemas in {out}")
    if reference is not None:
        reference.write_text(title.fill_reference(reference.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"the tables of {reference}")


def fuzz_game(
    game: str, scenarios: Sequence[str], seconds: float, seed: str, where: Where, folder: Path, as_json: bool
) -> bool:
    """Hunt in these scenarios (none: in all) and tell; True if nothing was found."""
    from westphalia.kernel.contract import find_title
    from westphalia.lab import fuzz

    title = find_title(game)
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder}: not a directory")
    for scenario in scenarios:
        title.scenario(scenario)
    if where.workers > 1 or where.cluster:
        spec = fuzz.Hunting(game, seconds, seed, list(scenarios))
        hunts = Results(fuzz.Hunt, spec)
        try:
            with open_cluster(where) as cluster, progress("hunts", None) as advance:
                done = fuzz.hunt_together(spec, cluster, folder, hunts, advance)
        except KeyboardInterrupt:
            done = fuzz.count(spec, hunts, folder)
            sys.stderr.write(f"westphalia: stopped; {done.games} games are counted; another --seed goes on\n")
    else:
        with progress("seconds", seconds) as advance:
            done = fuzz.hunt(title, seconds, seed, folder, progress=advance, among=scenarios)
    if as_json:
        print_json(done)
        return not done.findings
    print_facts(
        [
            ("games", done.games),
            ("decisions", f"{done.decisions:,}"),
            ("checks", f"{done.checks:,}"),
            ("asides", f"{done.asides:,}"),
            ("resignations", done.resignations),
            ("kinds of questions", len(done.kinds)),
            ("seconds", done.seconds),
            ("findings", len(done.findings)),
        ]
    )
    for finding in done.findings:
        print(f"\n{finding.error}\n  {finding.moves} moves (of {finding.moves_at_first}): {finding.file}")
    return not done.findings


# mutants


def mutate_game(
    game: str, within: str, count: int, seed: str, where: Where, search: bool, resume: Path | None, as_json: bool
) -> None:
    """Break rules and tell what nobody noticed."""
    from westphalia.kernel.contract import find_title
    from westphalia.lab.mutate import Hunt, Mutant, draw, hunt

    spec = Hunt(game, count, seed, search, within)
    count = len(draw(find_title(game), spec))  # refuses what can't be done before any work starts
    results = Results(Mutant, spec, resume)
    opened, shown = open_cluster(where), progress("mutants", count)
    with interruptible(results, "mutants", count), opened as cluster, shown as advance:
        report = hunt(spec, cluster, results, advance)
    if as_json:
        return print_json(report)
    for function in report.unplayed:
        print(f"{function}: played in no case and no golden game")
    for mutant in report.survivors:
        tests = f"{mutant.tests} tests cite" if mutant.tests else "no test cites"
        print(f"{mutant.file}:{mutant.line} {mutant.function}: {tests} {', '.join(mutant.rules)}")
        print(f"    {mutant.before}\n    {mutant.after}")
        for case in mutant.noticed_by:
            print(f"    noticed by {case}")
    print(
        f"{report.mutants} mutants: {report.killed} killed ({report.by_tests} by tests that cite the rule, "
        f"{report.by_plays} by other cases, {report.by_echoes} by echoes of cases and {report.by_golden} by golden "
        "games that play it), "
        f"{report.survived} survived, {report.equivalent} equivalent "
        f"({report.share:.1%} of those that can be noticed were)"
    )


# benchmarks


def print_bench(seconds: float, tables: int, as_json: bool) -> bool:
    """Measure and print; True if every floor holds."""
    from westphalia.bench import Figure, run
    from westphalia.kernel.contract import installed_titles

    titles = list(installed_titles().values())
    with progress("figures", len(titles) + 2) as advance:
        bench = run(titles, seconds, advance, tables)
    ok = all(figure.ok is not False for figure in bench.figures)
    if as_json:
        print_json(bench)
        return ok

    def line(figure: Figure) -> tuple[str, ...]:
        sign = "x" if figure.relative else ""
        verdict = {None: "", True: "goal" if figure.reached else "ok", False: "BELOW"}[figure.ok]
        return (
            figure.game,
            figure.what,
            f"{figure.ours:,.4g} {figure.unit}" if figure.ours < 1000 else f"{figure.ours:,.0f} {figure.unit}",
            "" if figure.anchor_value is None else f"{figure.anchor_value:,.4g}",
            "" if figure.ratio is None else f"{figure.ratio:.3g}x",
            "" if figure.floor is None else f"{figure.floor:.3g}{sign}",
            "" if figure.goal is None else f"{figure.goal:.3g}{sign}",
            verdict,
        )

    for note in bench.notes:
        print(note)
    print(f"speed of this machine, by catanatron: {bench.calibration} of the reference; plain limits are scaled by it")
    print_table(
        ("game", "figure", "ours", "anchor", "ratio", "floor", "goal", ""),
        [line(figure) for figure in bench.figures],
        right=(2, 3, 4, 5, 6),
    )
    return ok


def print_versus(revision: str, seconds: float, rounds: int, as_json: bool) -> None:
    """What has become slower or faster since this commit."""
    from westphalia.bench.versus import run
    from westphalia.kernel.contract import installed_titles

    games = list(installed_titles())
    with progress("turns", len(games) * rounds) as advance:
        figures = run(revision, games, seconds, rounds, advance)
    if as_json:
        print_json(figures)
        return
    print_table(
        ("game", "figure", "then", "now", "unit", "of the time then", ""),
        [
            (
                each.game,
                each.what,
                f"{each.then:,.4g}",
                f"{each.now:,.4g}",
                each.unit,
                f"{each.slower:.2f}x",
                each.verdict,
            )
            for each in figures
        ],
        right=(2, 3, 5),
    )
