/** What the page is given of the game. Made by scripts/wire_types.py from the server's classes. */

/** The state as a seat sees it. */
export interface State {
  rules: Rules;
  scenario: number;
  seats: number;
  step: number;
  round: number;
  turned: number;
  auctions: number;
  emperor: number;
  arbiter: number;
  movement_turn: number;
  winner: number;
  garrison: number[];
  fortress: number[];
  control: number[];
  at: number[];
  units: number[];
  moved: number[];
  tired: number[];
  sailed_from: number[];
  money: number[];
  morale: number[];
  influence: number[];
  status: number[];
  patron: number[];
  hand: number[][];
  major: number[];
  alive: number[];
  leaving: number[];
  seat: number[];
  fought: number[];
  board: string;
  deck: number;
  discard: number;
  target: number;
  last_round: number;
  wheel: number[];
  actions: number[];
  minors: number[];
  powers: number[][];
  elector_votes: number[];
  route_control: number[];
  brings: number[];
  gains: number[];
  battle: Battle | null;
}

/** ``strength`` of attack and defence is without cards. */
export interface Battle {
  attackers: number[];
  defenders: number[];
  direct: number;
  out: number[];
  piles: [power: number, general: number, cards: [card: number, up: number][]][];
  place: number;
  strength: number[];
  supporters: number[];
}

export interface Printed {
  capital: number[];
  coalitions: number[];
  commander: number[];
  electors: number[];
  empire: number[];
  hand_limit: number;
  home: number[];
  morale_max: number;
  places: number[];
  powers: number[];
  prices: Record<string, number>;
  routes: Route[];
  sheets: (Sheet | null)[];
  stripes: number[][];
  value: number[];
  wheel: number[];
}

export interface Route {
  ends: [number, number];
  route: number;
}

/** The options as they were chosen. */
export interface Rules {
  powers: string;
  max_rounds: number;
  negotiation: number;
}

export interface Sheet {
  fill: string;
  generals: number[];
  text: string;
}
