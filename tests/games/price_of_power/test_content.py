"""The content files: they agree with each other and with the rulebook."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest
import yaml

from tests.games.price_of_power.phrases import steps
from westphalia.games.price_of_power import catalogue
from westphalia.games.price_of_power.board import CONTENT, SETUPS
from westphalia.games.price_of_power.catalogue import Area, Entry, by_id, files
from westphalia.games.price_of_power.catalogue.files import Content
from westphalia.games.price_of_power.catalogue.references import check
from westphalia.games.price_of_power.scenarios import PUBLISHED
from westphalia.kernel.contract import BadInput

AREAS = by_id(CONTENT.areas.areas)
PROVINCES = by_id(CONTENT.provinces.provinces)
SEAS = by_id(CONTENT.sea_zones.sea_zones)
NODES = by_id(CONTENT.trade_nodes.trade_nodes)
REALMS = by_id(CONTENT.realms.realms)
IN_AREA: dict[str, list[str]] = {a: [p.id for p in PROVINCES.values() if p.area == a] for a in AREAS}
EVENTS = [e for n in (1, 2, 3, 4) for e in getattr(CONTENT, f"events_age{n}").events]


# loading


def test_the_compiled_content_is_what_the_files_say() -> None:
    assert catalogue.compile_content() == catalogue.COMPILED.read_bytes()


LOADING = """
import time
from westphalia.games.price_of_power import catalogue
start = time.process_time()
catalogue.load()
print(time.process_time() - start)
"""


def test_content_loads_fast() -> None:
    """Less than 0.3 s of a new process's own time; here the objects of other tests would be counted along."""
    loading = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, text=True, check=True)
    assert float(loading.stdout) < 0.3


def changed(entry: Entry, **fields: Any) -> Any:
    return msgspec.structs.replace(entry, **fields)


def with_setup(**fields: Any) -> Content:
    first, *rest = CONTENT.setups.setups
    return changed(CONTENT, setups=changed(CONTENT.setups, setups=[changed(first, **fields), *rest]))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"towns_small": ["atlantis"]}, "setups.yaml: austria_1444.towns_small: there is no province 'atlantis'"),
        ({"influence": {"nowhere": 2}}, "setups.yaml: austria_1444.influence: there is no area 'nowhere'"),
        ({"merchants": ["moon"]}, "setups.yaml: austria_1444.merchants: there is no node 'moon'"),
        ({"realm": "ruritania"}, "setups.yaml: austria_1444.realm: there is no realm 'ruritania'"),
    ],
)
def test_an_unknown_id_names_file_entry_and_field(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match="^" + says.replace(".", r"\.") + "$"):
        check(with_setup(**fields))


def test_an_unknown_id_in_an_effect_is_found() -> None:
    first, *rest = CONTENT.ideas.ideas
    broken = changed(first, fx=steps({"op": "remove_unrest", "amount": 1, "where": {"areas": ["atlantis"]}}))
    with pytest.raises(BadInput, match=r"ideas\.yaml: tolerance\.fx \(areas\): there is no area 'atlantis'"):
        check(changed(CONTENT, ideas=changed(CONTENT.ideas, ideas=[broken, *rest])))


def test_a_wrong_value_in_a_file_names_entry_and_field(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in files.CONTENT.glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    text = (tmp_path / "trade_nodes.yaml").read_text(encoding="utf-8")
    (tmp_path / "trade_nodes.yaml").write_text(text.replace("kind: maritime", "kind: celestial", 1), encoding="utf-8")
    monkeypatch.setattr(files, "CONTENT", tmp_path)
    first = next(node.id for node in NODES.values() if node.kind == "maritime")
    with pytest.raises(BadInput, match=rf"trade_nodes\.yaml: trade_node {first}, kind: .*celestial"):
        files.read()


@pytest.mark.parametrize(
    ("condition", "says"),
    [
        ("You are at War.", "Expected .object."),
        ({"text": "You are at War."}, "with its .refusal., or .told_by."),
        ({"text": "You are at War.", "all": [{"realm": "you", "is": "at_peace"}]}, "with its .refusal."),
        ({"text": "You are at War.", "told_by": "hearsay"}, "hearsay"),
        ({"text": "You may.", "told_by": "options", "all": [{"battle": "land"}], "refusal": "no"}, "or .told_by."),
    ],
)
def test_a_condition_of_a_card_is_no_mere_text(
    condition: object, says: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names file, card and field."""
    for path in files.CONTENT.glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    cards = yaml.safe_load((tmp_path / "action_cards.yaml").read_text(encoding="utf-8"))
    forced_march = next(action for action in cards["actions"] if action["id"] == "forced_march")
    forced_march["conditions"] = [condition]
    (tmp_path / "action_cards.yaml").write_text(yaml.safe_dump(cards), encoding="utf-8")
    monkeypatch.setattr(files, "CONTENT", tmp_path)
    with pytest.raises(BadInput, match=rf"action_cards\.yaml: action forced_march, conditions.*{says}"):
        files.read()


# the map


def test_numbers_of_the_map() -> None:
    """PP-2.6.1: 97 Areas of the Main Map, 417 Provinces and Territories."""
    assert len([a for a in AREAS.values() if a.board != "distant"]) == 97
    assert len(PROVINCES) == 417
    assert len([r for r in REALMS.values() if r.player_realm]) == 17


def one_sided(links: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(one, other) for one, others in links.items() for other in others if one not in links[other]]


def test_borders_are_mutual() -> None:
    """PP-2.5.19, PP-2.6.3, PP-2.6.9."""
    assert one_sided({a.id: a.neighbours for a in AREAS.values()}) == []
    assert one_sided({a.id: a.mountains for a in AREAS.values()}) == []
    assert one_sided({a.id: a.board_links for a in AREAS.values()}) == []
    assert one_sided({z.id: z.neighbours for z in SEAS.values()}) == []
    for a in AREAS.values():
        assert a.id not in a.neighbours and set(a.mountains) <= set(a.neighbours)
        abroad = {b for b in a.neighbours if AREAS[b].continent != a.continent}
        assert abroad == set(a.board_links), a.id


def test_sea_zones_with_a_letter_in_common_are_adjacent() -> None:
    """PP-2.5.13, PP-2.6.9, PP-2.7.5: links G, H and I cost Monarch Power."""
    for z in SEAS.values():
        for other in SEAS.values():
            if z is not other and set(z.letters) & set(other.letters):
                assert other.id in z.neighbours
        assert all(link.extra_power == (link.letter in "GHI") for link in z.links)
    assert all(count > 1 for count in Counter(x for z in SEAS.values() for x in z.letters).values())


def test_distant_areas_are_single_provinces() -> None:
    """PP-2.5.33, PP-2.5.34: each its own Area, without Religion; Territories have a number and no flag."""
    for a in AREAS.values():
        assert IN_AREA[a.id], a.id
        if a.board == "distant":
            assert IN_AREA[a.id] == [a.id] and a.religion == "none"
    for p in PROVINCES.values():
        if p.kind == "territory":
            assert p.flag is None and not p.capital and p.size == "small" and p.number in (1, 2, 3)


def test_religion_slots() -> None:
    """PP-2.6.5: a slot may serve neighbouring Areas of the same Religion."""
    for a in AREAS.values():
        if a.board != "distant":
            owner = AREAS[a.religion_slot]
            assert owner.religion_slot == owner.id and owner.religion == a.religion
            assert owner.id == a.id or owner.id in a.neighbours


def test_ports_face_seas_that_their_area_touches() -> None:
    """PP-2.5.16, PP-2.5.35 to PP-2.5.38."""
    for p in PROVINCES.values():
        assert bool(p.faces) == (p.port != "none"), p.id
        assert set(p.faces) <= set(AREAS[p.area].seas), p.id
        assert p.port != "large" or p.size == "large", p.id
        assert p.port != "inactive" or AREAS[p.area].board == "distant", p.id


def test_the_empire() -> None:
    """PP-2.6.11, PP-18.3.9: five Elector Areas; an Area is inside as far as its Provinces are."""
    electors = sorted(a.id for a in AREAS.values() if a.elector)
    assert electors == ["bohemia", "brandenburg", "rhineland", "saxony", "westphalia"]
    for a in AREAS.values():
        inside = [p for p in IN_AREA[a.id] if PROVINCES[p].hre]
        assert a.hre == bool(inside) and a.hre_partial == (0 < len(inside) < len(IN_AREA[a.id])), a.id


def test_map_oddities() -> None:
    """PP-2.7.2, PP-2.7.3, PP-2.7.4, PP-2.7.6, PP-2.7.7, PP-2.7.8, PP-2.7.9, PP-2.7.10."""
    assert "east_african_coast" in NODES["indian_ocean"].sea_zones
    assert "indian_ocean" in PROVINCES["adal"].faces and "indian_ocean" in PROVINCES["upper_egypt"].faces
    assert PROVINCES["hudson_bay"].faces == ["northwestern_atlantic"]
    assert "pomorye" not in AREAS["perm"].neighbours
    mamluks = [p for p in PROVINCES.values() if p.owner_1444 == "mamluks"]
    assert [p.id for p in mamluks if AREAS[p.area].continent == "africa"] == ["upper_egypt"]
    assert AREAS[PROVINCES[REALMS[REALMS["mamluks"].vassals[0]].capital].area].continent == "india_arabia"
    kazan = {AREAS[p.area].continent for p in PROVINCES.values() if p.owner_1444 == "kazan"}
    assert kazan == {"", "north_central_asia"}
    for node in ("maghreb", "aleppo"):
        bordering = {a.id for a in AREAS.values() if NODES[node].desert in a.deserts}
        assert set(NODES[node].areas) == bordering and len(bordering) > 1
    assert any("netherlands" in p.cores for p in PROVINCES.values())


def test_inland_nodes_lie_in_one_area_or_a_desert() -> None:
    """PP-2.5.21."""
    for node in NODES.values():
        if node.kind == "maritime":
            assert node.sea_zones and not node.areas
        else:
            assert node.areas and not node.sea_zones
            assert node.desert or len(node.areas) == 1
            assert all(node.id in AREAS[a].trade_nodes for a in node.areas)


def reach(start: str, step: Callable[[str], Iterable[str]]) -> set[str]:
    seen, todo = {start}, deque([start])
    while todo:
        for other in step(todo.popleft()):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def test_the_whole_world_can_be_reached() -> None:
    """PP-2.5.11, PP-2.5.13: over land borders, ports and seas."""
    ports = {a: {z for p in IN_AREA[a] for z in PROVINCES[p].faces} for a in AREAS}

    def step(place: str) -> Iterable[str]:
        kind, _, id = place.partition(":")
        if kind == "area":
            yield from (f"area:{b}" for b in AREAS[id].neighbours)
            yield from (f"sea:{z}" for z in ports[id])
        else:
            yield from (f"sea:{z}" for z in SEAS[id].neighbours)
            yield from (f"area:{a}" for a in AREAS if id in ports[a])

    assert reach("area:seine", step) == {*(f"area:{a}" for a in AREAS), *(f"sea:{z}" for z in SEAS)}


# Realms


def test_capitals_and_vassals_of_1444() -> None:
    """PP-2.5.6, PP-2.6.7."""
    for realm in REALMS.values():
        if 1444 in realm.exists:
            assert PROVINCES[realm.capital].owner_1444 == realm.id and PROVINCES[realm.capital].capital
        for vassal in realm.vassals:
            assert REALMS[vassal].overlord == realm.id
        assert realm.overlord is None or REALMS[realm.overlord].overlord is None


def test_base_tax_of_1444_as_published() -> None:
    """PP-2.5.7, PP-2.5.8: Small 1, Large 2."""
    tax = Counter[str]()
    for p in PROVINCES.values():
        if p.owner_1444:
            tax[p.owner_1444] += 2 if p.size == "large" else 1
    for realm in REALMS.values():
        assert tax[realm.id] == realm.base_tax_1444, realm.id
        assert sum(tax[vassal] for vassal in realm.vassals) == realm.vassal_tax_1444, realm.id
    published = {"england": 16, "castile": 12, "france": 16, "austria": 9, "ottomans": 15, "venice": 7, "portugal": 6}
    assert {realm: tax[realm] for realm in published} == published


# cards


def test_numbers_of_cards() -> None:
    """PP-C.1.2."""
    assert Counter(card.deck for card in CONTENT.action_cards.cards) == {"adm": 36, "dip": 36, "mil": 36}
    assert len(CONTENT.trade_cards.trade_cards) == 44
    assert len(EVENTS) == 221
    assert len(CONTENT.missions.missions) == 160
    assert len(CONTENT.milestones.milestones) == 64
    assert Counter((card.age, card.category) for card in CONTENT.milestones.milestones) == {
        (age, category): 4 for age in (1, 2, 3, 4) for category in ("expansion", "politics", "war", "economy")
    }
    assert Counter(idea.type for idea in CONTENT.ideas.ideas) == {"adm": 10, "dip": 10, "mil": 10}
    assert sorted(idea.type for idea in CONTENT.ideas.ideas if idea.basic) == ["adm", "dip", "mil"]
    assert len(CONTENT.power_struggles.power_struggles) == 10


def test_copies_of_cards() -> None:
    copies = Counter(card.action for card in CONTENT.action_cards.cards)
    decks = {card.action: card.deck for card in CONTENT.action_cards.cards}
    for action in CONTENT.action_cards.actions:
        assert (copies[action.id], decks[action.id]) == (action.copies, action.deck), action.id
    goods = Counter(card.good for card in CONTENT.trade_cards.trade_cards)
    for card in CONTENT.trade_cards.trade_cards:
        assert goods[card.good] == card.copies
        assert card.income.green == tuple(sorted(card.income.green)), card.id
        assert card.income.red == tuple(sorted(card.income.red)), card.id


def test_events_know_their_age_and_kind() -> None:
    """PP-16.1.1, PP-16.1.2, PP-16.1.3: A-Events carry the mortality symbols."""
    for event in EVENTS:
        assert event.id.startswith(str(event.age))
        assert (event.kind == "A") == ("A" in event.id) and (event.kind == "B") == ("B" in event.id)
        assert (event.kind == "realm") == bool(event.realm)
        mortal = [symbol for symbol in event.symbols if symbol.startswith("mortality")]
        assert len(mortal) == (event.kind == "A"), event.id


def test_missions_unlock_what_asks_for_them() -> None:
    """PP-17.2.4, PP-17.2.5: both sides of the relation agree; nothing asks for itself in a circle."""
    missions = by_id(CONTENT.missions.missions)
    for mission in missions.values():
        for other in mission.prerequisites:
            assert mission.id in missions[other].unlocks
            assert mission.id not in reach(other, lambda id: missions[id].prerequisites)
        for other in mission.unlocks:
            assert mission.id in missions[other].prerequisites
        assert not (mission.starting and mission.prerequisites)


# scenarios


@pytest.mark.parametrize("entry", PUBLISHED, ids=lambda entry: entry.name)
def test_a_variant_is_sound(entry: Any) -> None:
    """PP-3.0.1, PP-16.0.3, PP-16.0.6."""
    variant = entry.variant
    seats = [seat.realm for seat in variant.realms]
    assert set(variant.turn_order) <= set(seats) and variant.first_player == variant.turn_order[0]
    assert all(SETUPS[seat.setup].realm == seat.realm for seat in variant.realms)
    assert len({SETUPS[seat.setup].map_year for seat in variant.realms}) == 1
    ages = {event.id: event.age for event in EVENTS}
    listed = [
        (int(age.removeprefix("age_")), event)
        for age, parts in variant.event_decks.items()
        for part in parts.values()
        for event in part
    ]
    assert all(ages[event] == age for age, event in listed)
    assert len({event for _, event in listed}) == len(listed)
    assert [f"age_{age}" for age in variant.ages] == list(variant.event_decks)


def test_towns_lie_on_provinces_of_their_size() -> None:
    """PP-3.3.2: but for Towns that are named as enlarged."""
    beyond = CONTENT.setups.town_sizes_beyond_map
    enlarged = {*beyond.year_1618, *beyond.year_1789}
    for setup in SETUPS.values():
        late = setup.map_year == 1618
        for key in setup.towns_small:
            assert (PROVINCES[key].size_1618 if late else "") or PROVINCES[key].size == "small", (setup.id, key)
        for key in setup.towns_large:
            size = (PROVINCES[key].size_1618 if late else "") or PROVINCES[key].size
            assert size == "large" or key in enlarged, (setup.id, key)


def test_no_province_has_two_owners_in_a_variant() -> None:
    for entry in PUBLISHED:
        held = Counter(
            p
            for seat in entry.variant.realms
            for p in (
                *SETUPS[seat.setup].towns_large,
                *SETUPS[seat.setup].towns_small,
                *SETUPS[seat.setup].vassals,
            )
        )
        assert [p for p, count in held.items() if count > 1] == [], entry.name


def test_areas_have_names() -> None:
    assert all(isinstance(a, Area) and a.name for a in AREAS.values())
