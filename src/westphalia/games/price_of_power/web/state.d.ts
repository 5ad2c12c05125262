/** What the page is given of the game. Made by scripts/wire_types.py from the server's classes. */

/** The state as a seat sees it. */
export interface State {
  variant: string;
  seats: number;
  step: number;
  age: number;
  round: number;
  first: number;
  active: number;
  last_turns: number;
  main_done: number;
  crusade: number;
  excommunicated: number;
  papal_action: number;
  emperor: number;
  authority: number;
  imperial_manpower: number;
  defending_hre: number;
  hre_religion: number;
  hre_dissolved: number;
  continents: number;
  realm: number[];
  leaving: number[];
  status: number[];
  pass_order: number[];
  events_taken: number[];
  turns_left: number[];
  prestige: number[];
  stability: number[];
  ducats: number[];
  interest: number[];
  power: number[];
  cubes: number[];
  focus: number[];
  colonists: number[];
  small_towns: number[];
  large_towns: number[];
  vassal_tokens: number[];
  reform_tokens: number[];
  available: number[];
  exhausted: number[];
  allied_available: number[];
  army_at: number[];
  army: number[];
  general: number[];
  general_ill: number[];
  fleet_at: number[];
  fleet: number[];
  admiral: number[];
  admiral_ill: number[];
  ruler: number[];
  ruler_ill: number[];
  advisor: number[];
  advisor_ill: number[];
  merchant: number[];
  merchant_used: number[];
  hand: number[][];
  drawn: number[][];
  display: [card: number, charges: number][][];
  missions: number[][];
  missions_done: number[][];
  committed: number[];
  bonuses_used: number[];
  bot: number[];
  bot_power: number[];
  bot_spent: number[];
  bot_deck: number[][];
  bot_used: number[][];
  bot_focused: number[][];
  bot_focus: number[];
  roma: number[];
  curia: number[];
  docked: [seat: number, province: number, ships: number][];
  event_row: [event: number, face_up: number, ducats: number][];
  idea_row: number[];
  milestones: number[];
  milestone_done: number[][];
  active_struggles: number[];
  discard: number[][];
  trade_discard: number[];
  revealed: number[];
  talk: [kind: number, seat: number, province: number, ducats: number][];
  treaty: [kind: number, seat: number, province: number, ducats: number][];
  on_table: number[];
  unrest: Record<number, number>;
  siege_unrest: Record<number, number>;
  siege_disc: Record<number, number>;
  extra_manpower: Record<number, number>;
  imperial: Record<number, number>;
  rebels: Record<number, number>;
  plague: Record<number, number>;
  battleground: Record<number, number>;
  influence: Record<number, number>;
  claim: Record<number, number>;
  infantry: Record<number, number>;
  on_slot: Record<number, number>;
  at_sea: Record<number, number>;
  alliance: Record<number, number>;
  marriage: Record<number, number>;
  war: Record<number, number>;
  truce: Record<number, number>;
  cb: Record<number, number>;
  expanded: Record<number, number>;
  pirates: Record<number, number>;
  strength_before: Record<number, number>;
  vassal: Record<number, number>;
  dnpr: Record<number, number>;
  occupier: Record<number, number>;
  colour: Record<number, number>;
  towns: [province: number, seat: number, disc: number][];
  lawful: Record<number, number>;
  capital: Record<number, number>;
  capitals: number[];
  suzerain: Record<number, number>;
  faith: Record<number, number>;
  large: number[];
  tax: Record<number, number>;
  religions: Record<number, number>;
  members: number[];
  left_hre: number[];
  papal_controller: number;
  curia_slots: number;
  wars: [seat: number, realm: number, held: number[], keeps: number[], units: number][];
  ideas: Record<number, number[]>;
  mission_deck: number[];
  struggles: number[];
  last_round: number;
  struggle_scores: Record<number, number[]>;
  bot_charts: Record<number, BotCharts>;
  battle: Battle | null;
  counts: Counts;
}

/** ``options``: their word and text by letter; ``actions``: those of a Display card. */
export interface Action {
  actions?: Action[];
  charges?: number;
  conditions?: string[];
  cost?: Record<string, number>;
  id: string;
  kinds?: string[];
  options?: Record<string, string[]>;
  text?: string;
}

export interface ActionCard {
  action: string;
  deck: string;
}

/** ``slot``: the Area that holds its Religion slot. */
export interface Area {
  distant?: boolean;
  elector?: boolean;
  religion?: string;
  slot: number;
}

export interface Battle {
  kind: number;
  place: number;
  rounds: number;
  sides: Side[];
}

/** ``out``: Provinces that are not in play. */
export interface BoardOfVariant {
  era: number;
  out: number[];
}

export interface BotCharts {
  diplomatic: [first: number, last: number, places: [kind: string, number: number, realm: number, why: string][]][];
  military: [first: number, last: number, places: [kind: string, number: number, realm: number, why: string][]][];
}

export interface Character {
  adm?: number;
  bonus?: number;
  dice?: Record<string, number>;
  dip?: number;
  ducats?: number;
  hire?: number;
  mil?: number;
  mortality?: string;
  roles?: string[];
  type?: string;
}

/** How many cards lie face down. */
export interface Counts {
  deck: number[];
  event_deck: number;
  idea_deck: number[];
  milestone_deck: number[];
  mission_deck: number[];
  struggles: number;
  trade_deck: number;
}

/** ``options``: their label and text by letter. */
export interface Event {
  after?: string;
  age: number;
  options?: Record<string, string[]>;
  realm?: string;
  symbols?: string[];
  text?: string;
}

export interface Idea {
  cost: number;
  government?: boolean;
  immediate?: string;
  prestige?: number;
  requirement?: string;
  text?: string;
  type: string;
}

/** ``stability``: from and to; ``power``: points of a kind; ``cubes``: of a player; ``influence``: cubes in an Area; ``authority``: of the Emperor. */
export interface Limits {
  authority: number;
  cubes: number;
  influence: number;
  power: number;
  stability: [number, number];
}

export interface Milestone {
  areas?: number[];
  category: string;
  prestige?: number[];
  provinces?: number[];
  requirement?: string;
  reward?: Record<string, number>;
}

export interface Mission {
  areas?: number[];
  prestige?: number;
  provinces?: number[];
  requirement?: string;
  reward?: string;
  text?: string;
}

export interface PowerStruggle {
  areas?: number[];
  criteria?: string[];
}

export interface Printed {
  actions: Record<string, Action>;
  areas: Area[];
  boards: Record<string, BoardOfVariant>;
  cards: ActionCard[];
  characters: Character[];
  events: Event[];
  ideas: Idea[];
  limits: Limits;
  milestones: Milestone[];
  missions: Mission[];
  nodes: TradeNode[];
  provinces: Province[];
  realms: Realm[];
  seas: SeaZone[];
  sides: Record<number, SideOfMap>;
  struggles: PowerStruggle[];
  trade_cards: TradeCard[];
}

export interface Province {
  area: number;
  faces?: number[];
  gold?: boolean;
  hre?: boolean;
  port?: string;
  territory?: number;
}

export interface Realm {
  colour: string;
}

export interface SeaZone {
  slots: number;
}

/** A side of a battle under way. ``raised``: units of Non-Player Realms, ``rolled``: the dice that fell. */
export interface Side {
  dice: number[];
  imperial: number;
  leader: number;
  raised: [number, number][];
  rebels: number;
  rolled: string;
  seats: number[];
}

export interface SideOfMap {
  capital: number[];
  flag: number[];
  religion: number[];
  tax: number[];
}

export interface TradeCard {
  green: number[];
  nodes: number[];
  red: number[];
}

export interface TradeNode {
  areas: number[];
  seas: number[];
}

/** ``levies``: what Realms without a player would raise, by Area: Realm and Units. */
export interface WorkedOut {
  levies: Record<number, [number, number][]>;
}
