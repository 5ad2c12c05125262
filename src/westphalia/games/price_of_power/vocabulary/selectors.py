"""Selectors: a map whose head key says what is looked for; the other keys are filters, all of which must hold.

References (``RealmRef``, ``AreaRef`` ...) are what a parameter takes: an id, a word, a ``$label``, a selector, or a
list of them. The parameter decides the kind: many ids name an Area, a Province and a Realm at once.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from .base import AreaId, CardId, Condition, IdeaId, NodeId, Phrase, PowerType, ProvinceId, RealmId, SeaId, Stat

Continent: TypeAlias = Literal["main", "distant", "africa", "america", "far_east", "india_arabia", "north_central_asia"]
OnMap: TypeAlias = Continent | tuple[Continent, ...]
Faith: TypeAlias = Literal[
    "catholic", "counter_reformed", "protestant", "orthodox", "muslim", "diverse", "revolutionary", "other", "state"
]
Faiths: TypeAlias = Faith | tuple[Faith, ...]
Size: TypeAlias = Literal["small", "large"]
Snapshot: TypeAlias = Literal["setup", "age"]
Picked: TypeAlias = int | tuple[int, int]


class Selector(Phrase, tag_field="selector"):
    """A map with a head key."""


class PlainSelector(Selector):
    """Keys that every selector may have."""

    if_: tuple[Condition, ...] = ()
    """conditions on the candidate, called `it`"""
    pick: Picked | None = None
    """choose that many ([1, 2] = 1 to 2); left out = all that fit. Fewer if there are fewer. Asked for the selector
    that is a parameter of the step itself; a choice inside a filter is made by a `pick` step before"""
    min: int = 1
    """inside `has`: at least that many"""


class Lead(Phrase):
    """A lead in Influence by more than 1."""

    who: RealmRef
    min: int = 1


class AreaFilters(Phrase):
    """Filters of Areas."""

    of: RealmRef | None = None
    """Areas in which that Realm Owns a Province ("Area of X")"""
    fully_owned_by: RealmRef | None = None
    """every Province on the map side in play is Owned by that Realm"""
    adjacent_to_realm: RealmRef | None = None
    """adjacent to that Realm (PP-2)"""
    adjacent_to_area: AreaRef | None = None
    """adjacent to (one of) these Areas"""
    adjacent_to_sea: SeaRef | None = None
    """adjacent to (one of) these Sea Zones"""
    adjacent_to_node: NodeRef | None = None
    """adjacent to that Trade Node"""
    adjacent_to_piece: AnySelector | None = None
    """the Area of such a piece, or adjacent to it (PP-2.5.14, PP-2.5.17)"""
    by_land: bool = False
    """adjacent by land only"""
    capital_of: RealmRef | None = None
    """holds the Capital of that Realm"""
    core_area_of: RealmRef | None = None
    """contains a Core Province of that Realm"""
    reach: Literal["covert", "influence_action"] | None = None
    """covert: "in your reach" (action_cards.yaml); influence_action: where the Influence action would be allowed"""
    map: OnMap | None = None
    """main, distant, or Distant Continent(s)"""
    elector: bool | None = None
    """Elector Area (PP-18.3.9)"""
    hre: bool | None = None
    """in the HRE"""
    not_adjacent_to_sea_mark: Literal["star", "dagger"] | None = None
    """not adjacent to a Sea Zone with that mark"""
    religion: Faiths | None = None
    """has (one of) these religions; `catholic` includes Counter-Reformed (PP-15.0.5); `state` = State Religion of
    `who` / `you` (Counter-Reformed = Catholic; an Area with Diverse Faiths or a Revolution token does not match)"""
    not_religion: Faiths | None = None
    """has none of these"""
    was_religion: Faiths | None = None
    """had it before the labelled step (the step notes what its Areas had)"""
    dissent_of: RealmRef | None = None
    """in Religious Dissent for that Realm"""
    rival_faith_of: RealmRef | None = None
    """Protestant for a Catholic Realm, Catholic for a Protestant one"""
    next_to_rival_faith: bool | None = None
    """Catholic and adjacent to a Protestant Area or the other way round"""
    hostile_to: RealmRef | None = None
    """Hostile for that Realm"""
    influence_lead: RealmId | Lead | None = None
    """that player has at least 1 (or `min`) Influence there and more than every other player (Marriage counts 1,
    PP-11.2.4)"""
    has: AnySelector | None = None
    """contains at least one (or `min`) such piece"""
    lacks: AnySelector | None = None
    """contains none"""
    not_: AreaFilters | None = None
    """leave out what passes this filter"""
    except_: AreaRef | None = None
    """leave these out"""
    was: AreasThen | None = None
    """the filter held at the snapshot `at`: setup (directly after setup) or age (start of the current Age)"""
    was_not: AreasThen | None = None
    """it did not hold then"""


class AreasThen(AreaFilters):
    """Filters of Areas at a snapshot."""

    at: Snapshot


class SelectAreas(AreaFilters, Selector, tag="areas"):
    """Areas: `any`, `battleground` (the Areas of the Power Struggle card), or these."""

    areas: AreaRef
    if_: tuple[Condition, ...] = ()
    """conditions on the candidate, called `it`"""
    pick: Picked | None = None
    """choose that many ([1, 2] = 1 to 2); left out = all that fit. Fewer if there are fewer. Asked for the selector
    that is a parameter of the step itself; a choice inside a filter is made by a `pick` step before"""
    min: int = 1
    """inside `has`: at least that many"""
    prefer: AreaId | tuple[AreaId, ...] | AreaFilters | None = None
    """must be picked first if they qualify"""
    fallback: AreaRef | None = None
    """used if nothing (or not enough) qualifies, for the rest only"""


class ProvinceFilters(Phrase):
    """Filters of Provinces."""

    owner: RealmRef | None = None
    """Owned by (PP-2.5.3); none = nobody"""
    capital_of: RealmRef | None = None
    """is the Capital of that Realm"""
    in_: AreaRef | None = None
    """lying in these Areas"""
    adjacent_to_area: AreaRef | None = None
    """adjacent to (one of) these Areas, those of the Area itself apart"""
    adjacent_to_realm: RealmRef | None = None
    """adjacent to that Realm"""
    adjacent_to_sea: SeaRef | None = None
    """with a Port facing (one of) these Sea Zones (PP-2.5.16)"""
    facing: SeaRef | None = None
    """with a Port facing (one of) these Sea Zones"""
    rightful_owner: RealmRef | None = None
    """belonging to by right (PP-2.5.1), whoever occupies it"""
    controller: RealmRef | None = None
    """Controlled by (PP-2.5.4)"""
    held_by: RealmRef | None = None
    """Owned by, or carrying its Vassal token and not Occupied"""
    occupied_by: RealmRef | None = None
    """Occupied by"""
    core_of: RealmRef | None = None
    """Core Province of (PP-7.6.1)"""
    not_core_of: RealmRef | None = None
    """not a Core Province of"""
    flag: RealmRef | None = None
    """printed flag (Core and DNPR tokens ignored)"""
    coastal: bool | None = None
    """in an Area that touches a Sea Zone, with a Port"""
    port: Literal["none", "port", "large", "island", "inactive"] | None = None
    """kind of Port as in provinces.yaml"""
    size: Size | None = None
    """small / large"""
    gold: bool | None = None
    """Gold Province"""
    vacant: bool | None = None
    """Territory without owner"""
    unrest: bool | None = None
    """with / without Unrest"""
    map: OnMap | None = None
    """main, distant, or Distant Continent(s)"""
    not_: ProvinceFilters | None = None
    """leave out what passes this filter"""
    except_: ProvinceRef | None = None
    """leave these out"""
    was: ProvincesThen | None = None
    """the filter held at the snapshot `at`: setup or age"""
    was_not: ProvincesThen | None = None
    """it did not hold then"""


class ProvincesThen(ProvinceFilters):
    """Filters of Provinces at a snapshot."""

    at: Snapshot


class SelectProvinces(ProvinceFilters, Selector, tag="provinces"):
    """Provinces and Territories: `any`, or these."""

    provinces: ProvinceRef
    if_: tuple[Condition, ...] = ()
    """conditions on the candidate, called `it`"""
    pick: Picked | None = None
    """choose that many ([1, 2] = 1 to 2); left out = all that fit. Fewer if there are fewer. Asked for the selector
    that is a parameter of the step itself; a choice inside a filter is made by a `pick` step before"""
    min: int = 1
    """inside `has`: at least that many"""
    prefer: ProvinceId | tuple[ProvinceId, ...] | ProvinceFilters | None = None
    """must be picked first if they qualify"""
    fallback: ProvinceRef | None = None
    """used if nothing (or not enough) qualifies, for the rest only"""


RealmClaim: TypeAlias = Literal[
    "pr", "npr", "dnpr", "distant", "opponent", "independent", "emperor", "papal_controller", "hre_member",
    "imperial_subject", "at_peace", "christian", "event_taken",
]  # fmt: skip


class RealmFilters(Phrase):
    """Filters of Realms."""

    id: RealmRef | None = None
    """is exactly that Realm"""
    ally_of: RealmRef | None = None
    """Alliance (either side of the token)"""
    married_to: RealmRef | None = None
    """Royal Marriage"""
    partner_of: RealmRef | None = None
    """Alliance and/or Royal Marriage"""
    friend_of: RealmRef | None = None
    """Ally, Vassal or Royal Marriage partner"""
    vassal_of: RealmRef | None = None
    """Vassal Realm: at least 1 Province with the Vassal token, no independent Province; never a PR"""
    peace_enforced_by: RealmRef | None = None
    """Realms on which that player, as Victor with Total or Partial Victory (Surrender included), enforced a Peace
    term in this game"""
    is_: RealmClaim | tuple[RealmClaim, ...] | None = None
    """all of: pr, npr, dnpr, distant, opponent, independent, emperor, papal_controller, hre_member, imperial_subject,
    at_peace, christian, event_taken (took its Event this Round)"""
    idea: IdeaRef | None = None
    """has researched it"""
    display: CardId | None = None
    """has that Display card in play"""
    religion: Faiths | None = None
    """has (one of) these State Religions; `catholic` includes Counter-Reformed (PP-15.0.5)"""
    not_religion: Faiths | None = None
    """has none of these"""
    same_religion_as: RealmRef | None = None
    """same State Religion"""
    opposed_faith_to: RealmRef | None = None
    """one Muslim, the other Christian"""
    truce_with: RealmRef | None = None
    """Truce"""
    at_war_with: RealmRef | None = None
    """at War now"""
    at_war_this_age_with: RealmRef | None = None
    """at War at some time in this Age"""
    adjacent_to: RealmRef | None = None
    """Realms adjacent to each other (a Realm is not adjacent to itself)"""
    adjacent_to_area: AreaRef | None = None
    """adjacent to (one of) these Areas"""
    adjacent_to_sea: SeaRef | None = None
    """adjacent to (one of) these Sea Zones, by a Port (PP-2.5.16, PP-2.5.18)"""
    adjacent_to_piece: AnySelector | None = None
    """adjacent to such a piece"""
    in_: AreaRef | None = None
    """owning a Province there"""
    capital_in: AreaRef | None = None
    """Capital lies in"""
    flag_of: ProvinceRef | None = None
    """the Realm whose flag the Province shows"""
    alliance_token_in: AreaRef | None = None
    """Realms whose Alliance tokens lie in the Area"""
    claim_valid: AreaRef | None = None
    """Realms against which that Claim is a valid CB"""
    map: OnMap | None = None
    """main, distant, or Distant Continent(s)"""
    influence_lead: RealmId | Lead | None = None
    """that player has at least 1 (or `min`) Influence in its Areas and more than every other player"""
    has: AnySelector | None = None
    """owns at least one (or `min`) such piece; Alliance and Royal Marriage tokens lie on it"""
    lacks: AnySelector | None = None
    """owns none"""
    chose: str | None = None
    """chose that option"""
    special: Literal["royal_marriage_target"] | None = None
    """own code"""
    not_: RealmFilters | None = None
    """leave out what passes this filter"""
    except_: RealmRef | None = None
    """leave these out"""
    was: RealmsThen | None = None
    """the filter held at the snapshot `at`: setup or age"""
    was_not: RealmsThen | None = None
    """it did not hold then"""


class RealmsThen(RealmFilters):
    """Filters of Realms at a snapshot."""

    at: Snapshot


class SelectRealms(RealmFilters, Selector, tag="realms"):
    """Realms: `any`, pr = every player's Realm, npr, dnpr, distant = Distant Realms, opponents = other PRs than `who` /
    `you`, others = all players except `you`, or these."""

    realms: RealmRef
    if_: tuple[Condition, ...] = ()
    """conditions on the candidate, called `it`"""
    pick: Picked | None = None
    """choose that many ([1, 2] = 1 to 2); left out = all that fit. Fewer if there are fewer. Asked for the selector
    that is a parameter of the step itself; a choice inside a filter is made by a `pick` step before"""
    min: int = 1
    """inside `has`: at least that many"""
    prefer: RealmId | tuple[RealmId, ...] | RealmFilters | None = None
    """must be picked first if they qualify"""
    fallback: RealmRef | None = None
    """used if nothing (or not enough) qualifies, for the rest only"""
    top: Stat | None = None
    """highest value among those that the head and the other filters name (ties: the player tested or choosing takes
    one, the same in the whole card). To filter the leader, put the selector with `top` into the head of another
    one"""


# Pieces

PieceWord: TypeAlias = Literal["town", "vassal", "rebel_town", "any"]


class SelectPieces(PlainSelector, tag="pieces"):
    """Towns and Vassal tokens: town, vassal, rebel_town, any = Towns and Vassal tokens."""

    pieces: PieceWord | tuple[PieceWord, ...]
    owner: RealmRef | None = None
    """belonging to"""
    in_: AreaRef | None = None
    """lying in these Areas"""
    at: ProvinceRef | None = None
    """on these Provinces"""
    in_or_adjacent_to: AreaRef | None = None
    """in or adjacent to"""
    by_land: bool = False
    """adjacent by land only"""
    size: Size | None = None
    """small / large"""
    core: bool | None = None
    """on a Core Province of its owner"""
    unrest: bool | None = None
    """with / without Unrest"""
    disorder: bool | None = None
    """with Unrest or under a Rebel Town"""
    occupied: bool | None = None
    """occupied by anybody"""
    map: OnMap | None = None
    """main, distant, or Distant Continent(s)"""


TokenWord: TypeAlias = Literal[
    "claim", "colonial_claim", "core", "influence", "influence_cubes", "alliance", "marriage", "merchant", "revolution",
    "presence", "any",
]  # fmt: skip


class SelectTokens(PlainSelector, tag="tokens"):
    """Other pieces; influence = with Royal Marriages (PP-11.2.4) and, for the Emperor, Imperial Influence;
    influence_cubes = what can be removed as Influence, Imperial cubes too; presence = Town, Vassal token, Influence,
    Alliance or Royal Marriage token; any = every kind of own piece, Units included."""

    tokens: TokenWord | tuple[TokenWord, ...]
    owner: RealmRef | None = None
    """belonging to"""
    where: AreaRef | None = None
    """lying in these Areas"""
    in_or_adjacent_to: AreaRef | None = None
    """in or adjacent to"""
    by_land: bool = False
    """adjacent by land only"""
    node: NodeRef | None = None
    """at these Trade Nodes"""
    disputed: bool | None = None
    """showing Disputed Succession"""


UnitState: TypeAlias = Literal["deployed", "available", "exhausted"]


class SelectUnits(PlainSelector, tag="units"):
    """Land Units (Deployed unless `state` says otherwise; any includes Mercenaries and Allied Units)."""

    units: Literal["any", "infantry", "cavalry", "artillery", "rebel", "hostile_or_rebel"]
    owner: RealmRef | None = None
    """belonging to"""
    kind: Literal["regular", "mercenary"] | None = None
    """regular / mercenary"""
    state: UnitState | tuple[UnitState, ...] = "deployed"
    """deployed (default), available, exhausted"""
    in_: AreaRef | None = None
    """lying in these Areas"""
    in_or_adjacent_to: AreaRef | None = None
    """in or adjacent to"""
    by_land: bool = False
    """adjacent by land only"""


class SelectShips(PlainSelector, tag="ships"):
    """Deployed Ships."""

    ships: Literal["any", "light", "heavy", "galley"]
    owner: RealmRef | None = None
    """belonging to"""
    sea: SeaRef | None = None
    """in these Sea Zones"""
    on_slot: bool | None = None
    """on a Trade Protection slot"""
    at_sea: bool | None = None
    """at sea (chapter 9)"""
    in_fleet: bool | None = None
    """in one Fleet"""
    map: OnMap | None = None
    """main, distant, or Distant Continent(s)"""


class SelectPorts(PlainSelector, tag="ports"):
    """Ports; a Large Port counts 2 (PP-2.5.36)."""

    ports: Literal["any"]
    owner: RealmRef | None = None
    """belonging to"""
    facing: SeaRef | None = None
    """facing (one of) these Sea Zones"""


class SelectCharacters(PlainSelector, tag="characters"):
    """Characters in play (general = commanding an Army, Ruler included)."""

    characters: Literal["ruler", "advisor", "general", "admiral"]
    owner: RealmRef | None = None
    """in the service of"""
    dice: bool | None = None
    """gives Battle Dice"""


# Trade, Ideas, Milestones, maps


class SelectNodes(PlainSelector, tag="nodes"):
    """Trade Nodes: `any`, `maritime`, `distant` = adjacent to a Distant Sea Zone, or these."""

    nodes: NodeRef
    merchant_of: RealmRef | None = None
    """with a Merchant (activated or not) of"""
    connected_to: RealmRef | None = None
    """PP-12.2.3"""
    expanded: bool | None = None
    """with Expanded Trade token"""
    collected_this_age_by: RealmRef | None = None
    """Trade Income collected there this Age"""
    except_: NodeRef | None = None
    """leave these out"""


class SelectSeaZones(PlainSelector, tag="sea_zones"):
    """Sea Zones: `any`, or these."""

    sea_zones: SeaRef
    adjacent_to_node: NodeRef | None = None
    """adjacent to that Trade Node"""
    mark: Literal["star", "dagger"] | None = None
    """printed mark"""
    map: OnMap | None = None
    """main, distant, or Distant Continent(s)"""
    faced_by: SelectPorts | None = None
    """faced by such a Port"""
    has: AnySelector | None = None
    """contains at least one (or `min`) such piece"""
    lacks: AnySelector | None = None
    """contains none"""
    except_: SeaRef | None = None
    """leave these out"""


class IdeaFilters(Phrase):
    """Filters of Ideas."""

    owner: RealmRef | None = None
    """researched by; none = nobody"""
    type: PowerType | None = None
    """adm / dip / mil"""
    basic: bool | None = None
    """Basic Idea"""
    age: int | tuple[int, ...] | None = None
    """Age mark"""


class SelectIdeas(IdeaFilters, Selector, tag="ideas"):
    """Ideas: `any`, `displayed`, or these."""

    ideas: IdeaRef
    if_: tuple[Condition, ...] = ()
    """conditions on the candidate, called `it`"""
    pick: Picked | None = None
    """choose that many ([1, 2] = 1 to 2); left out = all that fit. Fewer if there are fewer. Asked for the selector
    that is a parameter of the step itself; a choice inside a filter is made by a `pick` step before"""
    min: int = 1
    """inside `has`: at least that many"""
    not_: IdeaFilters | None = None
    """leave out what passes this filter"""
    except_: IdeaRef | None = None
    """leave these out"""
    prefer: IdeaId | tuple[IdeaId, ...] | None = None
    """must be picked first if they qualify"""


class SelectMilestones(PlainSelector, tag="milestones"):
    """Milestones on display."""

    milestones: Literal["displayed"]


class SelectMaps(PlainSelector, tag="maps"):
    """Distant Continents."""

    maps: Literal["distant"]
    has: AnySelector | None = None
    """on which lies at least one (or `min`) such piece"""


class AnyOf(PlainSelector, tag="any_of"):
    """What one of these selectors finds."""

    any_of: tuple[AnySelector, ...]


AnySelector: TypeAlias = (
    SelectAreas
    | SelectProvinces
    | SelectRealms
    | SelectPieces
    | SelectTokens
    | SelectUnits
    | SelectShips
    | SelectPorts
    | SelectNodes
    | SelectSeaZones
    | SelectIdeas
    | SelectMilestones
    | SelectCharacters
    | SelectMaps
    | AnyOf
)

# References: what a parameter of the kind takes

RealmRef: TypeAlias = RealmId | SelectRealms | tuple[RealmId | SelectRealms, ...]
AreaRef: TypeAlias = AreaId | SelectAreas | tuple[AreaId | SelectAreas, ...]
ProvinceRef: TypeAlias = ProvinceId | SelectProvinces | tuple[ProvinceId | SelectProvinces, ...]
NodeRef: TypeAlias = NodeId | SelectNodes | tuple[NodeId | SelectNodes, ...]
SeaRef: TypeAlias = SeaId | SelectSeaZones | tuple[SeaId | SelectSeaZones, ...]
IdeaRef: TypeAlias = IdeaId | SelectIdeas | tuple[IdeaId | SelectIdeas, ...]
