/** What server and page say to each other. Made by scripts/wire_types.py from the server's classes. */

export type ServerMessage = Welcome | View | RefusedMessage | Confirm | FormMessage | PieceMessage | Stood | Orders | Obeyed | OddsMessage | CardsMessage | ChatMessage | Players | VoteMessage | Clock | Over | Pong;
export type ClientMessage = Hello | Answer | Undo | AskForm | Order | Revoke | Skip | Resign | Takeback | Vote | Chat | Note | AskOdds | AskPiece | AskCards | Ping;
export type Code = "refused-advice" | "refused-blocked" | "refused-bot-stays" | "refused-broken" | "refused-busy" | "refused-code" | "refused-form" | "refused-guest" | "refused-hidden" | "refused-host" | "refused-lab-busy" | "refused-lab-off" | "refused-lab-running" | "refused-large" | "refused-lesson" | "refused-mail" | "refused-malformed" | "refused-many-ways" | "refused-name" | "refused-name-long" | "refused-name-taken" | "refused-no-chair" | "refused-no-move" | "refused-no-table" | "refused-no-vote" | "refused-no-way" | "refused-not-asked" | "refused-not-over" | "refused-not-sent" | "refused-not-yours" | "refused-often" | "refused-one-chair" | "refused-option" | "refused-origin" | "refused-over" | "refused-password" | "refused-past-rules" | "refused-paused" | "refused-private" | "refused-push" | "refused-record-chapters" | "refused-record-long" | "refused-record-view" | "refused-record-what-if" | "refused-registered" | "refused-resign" | "refused-resigned" | "refused-stale" | "refused-stuck" | "refused-takeback" | "refused-type" | "refused-undo" | "refused-vacation" | "refused-vote-open" | "refused-webhook" | "refused-what-if" | "refused-why-now" | "refused-why-person" | "refused-why-rules" | "refused-why-secret" | "refused-zone";

/** Not ``sure``: let me confirm it if it could not be undone. */
export interface Answer {
  type: "answer";
  version: number;
  seat: number;
  id: string;
  sure?: boolean;
}

/** What would you do? Of the question that this seat is asked at this version. */
export interface AskAdvice {
  seat: number;
  version: number;
}

/** What is known of everybody, to this seat or to a watcher? */
export interface AskCards {
  type: "cards";
  seat?: number | null;
  version?: number;
}

/** Lay this form out, filled in as far as ``wanted`` says: what would it bring? */
export interface AskForm {
  type: "form";
  version: number;
  seat: number;
  form: string;
  wanted?: Record<string, number | string>;
}

/** What are the chances of my options? */
export interface AskOdds {
  type: "odds";
  version: number;
  seat: number;
}

/** What can I do now with this thing? */
export interface AskPiece {
  type: "piece";
  version: number;
  seat: number;
  domain: string;
  id: string;
}

/** A question. ``text`` > 0: free text of so many characters is an answer too. ``aside``: another seat's question waits meanwhile, nothing need be answered. ``forms``: the orders that can be filled in here; ``standing``: those that can be given ahead. */
export interface AskView {
  seat: number;
  kind: string;
  rule: string;
  message: string;
  args: Record<string, number | string>;
  refs: Ref[];
  options: OptionView[];
  refused: RefusedView[];
  default: string;
  text: number;
  secret: boolean;
  aside: boolean;
  forms: OfferedForm[];
  standing: string[];
}

export interface Blocked {
  handle: string;
  name: string;
}

export interface BoardText {
  version: number;
  status: any;
  tables: TextTable[];
  atlas: TextTable[];
}

export interface BotChoice {
  bot: string | null;
}

/** ``steps``: the answers it takes, each a question with the one option. ``chance``: to be first in the end, from 0 to 1. ``tips``: against the one that was done or, of that one, against the best of the others; ``soon``: they differ in this right after it, and in the end it comes to the same. */
export interface Candidate {
  steps: AskView[];
  done: boolean;
  chance: number;
  tips: Tip[];
  soon: boolean;
}

/** ``prices``: what the words of the seat's menus cost it now, by what is paid with. ``goals``: what it could score next. */
export interface CardView {
  seat: number;
  facts: FactView[];
  prices?: Record<string, Record<string, number>>;
  goals?: GoalView[];
}

/** ``version``: of the table now; of a past moment, how many moves had been made. */
export interface Cards {
  version: number;
  cards: CardView[];
  worked_out: Record<string, any>;
}

/** ``worked_out``: what else the game has worked out of the board. */
export interface CardsMessage {
  type: "cards";
  version: number;
  seat: number | null;
  cards: CardView[];
  worked_out: Record<string, any>;
}

/** Chances to be first in the end, in percent, a curve for each of ``seats``: ``at`` is when, in rounds. ``turns`` are those after which they fell most, in order. */
export interface Chances {
  seats: number[];
  at: number[];
  curves: number[][];
  turns: TurningPoint[];
}

/** A number on the seat's card before and after the order. */
export interface ChangeView {
  label: any;
  before: number;
  after: number;
}

/** ``moments`` are the rounds as they began, the last one the end; ``figures`` hold a curve for each of ``seats``: those of the table, and those that the rules played. ``chances``, with turning points: of a game that was played with one version of its rules and that bots can judge. */
export interface Charts {
  moments: number[];
  seats: number[];
  figures: Record<string, number[][]>;
  scoring: TextTable | null;
  chances: Chances | null;
}

/** ``seat``: which of the players at this screen speaks. */
export interface Chat {
  type: "chat";
  text: string;
  to?: number | null;
  seat?: number | null;
}

export interface ChatMessage {
  type: "chat";
  line: ChatRow;
}

/** What was said. Without a ``name`` nobody said it: the server tells something about the seat, and ``text`` names the message. */
export interface ChatRow {
  seat: number | null;
  name: string;
  to: number | null;
  text: string;
  at: number;
}

/** Whom the table waits for: for how many seconds by now, and how many are left. */
export interface Clock {
  type: "clock";
  seats: ClockSeat[];
}

/** ``left`` is null where no clock runs. */
export interface ClockSeat {
  seat: number;
  left: number | null;
  waited: number;
}

export interface Complaint {
  text: string;
}

export interface ComplaintInfo {
  id: number;
  seat: number;
  about: string;
  by: string;
  text: string;
  at: number;
}

/** This answer could not be undone, and you were not sure: send it again if you are. Nothing has changed. */
export interface Confirm {
  type: "confirm";
  version: number;
  seat: number;
  option: string;
}

/** ``push``: the public key that a browser wants to be given; null: this house can't push. */
export interface CourierInfo {
  mail: boolean;
  push: string | null;
  ways: WayInfo[];
  wishes: Wishes;
}

/** Round by round, the mean of those who won in the end and of the others. */
export interface Curve {
  name: string;
  winners: number[];
  others: number[];
}

/** What can be done with a thing: an option of the question; the ``form`` behind it with what is filled in, or the answers that follow; ``onto`` is the field that says where the thing goes. ``why``: it can't be done. */
export interface DeedView {
  option: OptionView;
  form: string | null;
  wanted: Record<string, number | string>;
  then: string[];
  onto: string;
  why: Refusal | null;
}

/** What a second device is told, and for how many seconds it is good. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** ``more``: so many more secrets until the interval of a difference of this size would leave zero out; 0 if it does so already, None if there is none to be seen. */
export interface Difference {
  what: string;
  base: number;
  changed: number;
  difference: number;
  low: number;
  high: number;
  more: number | null;
}

/** A line of the log. Somebody who comes to a campaign is told ten thousand of them. */
export interface EntryView {
  message: string;
  rule: string;
  args: Record<string, number | string>;
  refs: Ref[];
}

export interface ErrorBody {
  status_code: number;
  detail: string;
  message: string | null;
}

/** ``main``: worth showing where there is little room. ``parts``: what a number is made of. Label and value are cells as in cells.py. */
export interface FactView {
  id: string;
  label: any;
  value: any;
  main: boolean;
  parts?: PartView[];
}

/** The password of an account; a guest has none. */
export interface Farewell {
  password?: string;
}

/** A field of a form: a number from ``least`` to ``most``, one of ``options`` (of this ``kind`` of question, with its ``odds``), or yes or no. ``label`` and ``note`` are cells as in cells.py. */
export interface FieldView {
  id: string;
  type: "picker" | "stepper" | "tick";
  label: any;
  note: any;
  value: number | string;
  least: number;
  most: number;
  step: number;
  kind: string;
  args: Record<string, number | string>;
  options: OptionView[];
  refused: RefusedView[];
  odds: Record<string, OddsView>;
}

/** ``state``: how it stood before the first step; ``until``: after how many moves it ends. */
export interface Film {
  state: any;
  steps: Step[];
  until: number;
}

/** A form, and what it would bring as it is filled in. ``why``: what stands in the way; ``ready``: it can be carried out; ``final``: what follows can't be taken back. */
export interface FormMessage {
  type: "form";
  version: number;
  seat: number;
  form: string;
  fields: FieldView[];
  told: ToldView[];
  changes: ChangeView[];
  odds: OddsView | null;
  why: Refusal | null;
  ready: boolean;
  final: boolean;
}

/** ``levels``: the bots that people choose from, the weakest first; each of them in any of the ``styles``, as in ``strategist:trader@3s``. */
export interface GameInfo {
  id: string;
  version: string;
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
  bots: string[];
  default_bot: string;
  levels: string[];
  styles: string[];
  languages: string[];
  lessons: LessonInfo[];
  homemade: HomemadeInfo | null;
}

/** Something that would score: its label (a cell), how far the seat is (``need`` 0: nothing is missing), and the points it would bring; ``wins``: it decides the game. */
export interface GoalView {
  label: any;
  have: number;
  need: number;
  points: number;
  rule: string;
  wins: boolean;
}

/** ``ways`` says into which domain the links of a way point, ``nodes`` are by domain and id; the regions are named under the heading ``region``. */
export interface Graph {
  region: string;
  ways: Record<string, string>;
  regions: Region[];
  nodes: Record<string, Record<string, Node>>;
}

/** Options that are shown together, in order. */
export interface GroupInfo {
  id: string;
  label: string;
  options: string[];
}

/** I have ``since`` entries of the journal as of ``version``, and want to see the table from this seat; of the entries I don't have only so many ``last`` ones, and all that are new since my last visit. */
export interface Hello {
  type: "hello";
  since?: number;
  version?: number;
  seat?: number | null;
  last?: number | null;
}

/** Scenarios that players put together: the id is ``prefix`` and what each seat plays, with commas, all of one of the ``groups``; each choice with what it is called by. */
export interface HomemadeInfo {
  prefix: string;
  seats: number[];
  groups: Record<string, Record<string, Ref>>;
  rule: string;
}

export interface Join {
  seat?: number | null;
  token?: string | null;
}

export interface Joined {
  seat: number;
}

/** Everything that can be changed; ``ranges``: of options that are numbers, from where to where. */
export interface LabGame {
  id: string;
  numbers: LabNumber[];
  ranges: Record<string, [number, number]>;
}

/** Whether there is a lab here, and your last run in it. */
export interface LabInfo {
  is_open: boolean;
  run: LabRun | null;
}

/** A number of the rules, or a row of them: what it is, from where to where it may go, and its paragraph in the rulebook. ``things``: the domain whose things stand in a row. */
export interface LabNumber {
  id: string;
  value: number | number[];
  low: number;
  high: number;
  rule: string;
  name: string;
  chapter: string;
  things: string | null;
}

/** A run, how far it is, and what it has found; no report where the one who asks knows it. ``problem``: why it could not be played. */
export interface LabRun {
  game: string;
  scenario: string;
  seats: number;
  bot: string;
  changes: Record<string, number | string | number[]>;
  state: "cancelled" | "done" | "failed" | "running";
  games: number;
  done: number;
  seconds: number;
  report: Report | null;
  problem: string | null;
}

/** ``name`` is a message of the game. */
export interface LessonInfo {
  id: string;
  name: string;
  minutes: number;
}

/** How far a lesson has come: at the end ``step`` is ``steps``. ``text`` and ``goal`` are messages, ``point`` is the option that is pointed at, ``show`` are places to look at. */
export interface LessonView {
  id: string;
  step: number;
  steps: number;
  text: string;
  goal: string;
  point: string | null;
  show: Ref[];
}

/** ``seats``: the keys to chairs that are still open, to be sent to friends. */
export interface Links {
  watch: string;
  seats: Record<string, string>;
}

export interface Login {
  name: string;
  password: string;
}

/** After how many moves each round began, and each turn: when somebody else was to answer. */
export interface Marks {
  rounds: number[];
  turns: number[];
}

/** ``named``: a guest who has chosen a name, or an account. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  named: boolean;
}

export interface MoveHere {
  code: string;
}

export interface NewLesson {
  game: string;
  lesson: string;
  language?: string;
}

export interface NewName {
  name: string;
}

export interface NewPassword {
  old: string;
  password: string;
}

/** What is tried, beside the game as it is: ``games`` on both sides together. */
export interface NewRun {
  game: string;
  seats: number;
  games: number;
  scenario?: string | null;
  bot?: string | null;
  numbers?: Record<string, number | number[]>;
  options?: Record<string, number | string>;
  seed?: string;
}

/** ``advice``: whether players may ask what a bot would do in their place; by default where one plays alone. */
export interface NewTable {
  game: string;
  seats: SeatChoice[];
  scenario?: string | null;
  options?: Record<string, number | string>;
  language?: string;
  visibility?: "link" | "private" | "public";
  pace?: Pace;
  advice?: boolean | null;
}

/** ``address``: of a webhook or a mail box, or what a browser says of its device; a feed has none. */
export interface NewWay {
  kind: "feed" | "mail" | "push" | "webhook";
  address?: string;
  language?: "cs" | "en" | "pl" | "ru";
}

/** A place: where its label stands on the globe, and its neighbours by the way that leads there. */
export interface Node {
  lon: number;
  lat: number;
  links: Record<string, string[]>;
  region: string | null;
}

export interface Note {
  type: "note";
  text: string;
}

/** Lines for your own log. */
export interface Obeyed {
  type: "obeyed";
  seat: number;
  lines: OrderLine[];
}

export interface OddsMessage {
  type: "odds";
  version: number;
  seat: number;
  odds: Record<string, OddsView>;
}

/** ``win``: from 0 to 1, null where nothing is won; ``lines``, cells as in cells.py, say what the option brings. */
export interface OddsView {
  win: number | null;
  lines: any[];
}

/** An order that can be filled in: behind this option of a menu, or (null) with the question. */
export interface OfferedForm {
  id: string;
  option: string | null;
}

/** A chapter whose moves these rules can't make: its lines are those that were sealed, and no more is known. */
export interface Older {
  chapter: number;
  rules: string;
  first: number;
  last: number;
}

/** ``label`` is a message, ``labels`` those of the values that are words. */
export interface OptionInfo {
  id: string;
  values: (number | string)[];
  default: number | string;
  rule: string;
  group: string;
  label: string;
  labels: Record<string, string>;
}

/** A word has a ``message``; a thing has a ``ref`` and is called by its name; an amount has neither. */
export interface OptionView {
  id: string;
  message: string | null;
  ref: Ref | null;
}

/** Carry out what this form says, as it was laid out. */
export interface Order {
  type: "order";
  version: number;
  seat: number;
  form: string;
  wanted: Record<string, number | string>;
}

/** What a standing order did when the log had so many ``entries``: to which question (a cell) it gave which answer; or ``why`` (a cell) it lapsed. */
export interface OrderLine {
  entries: number;
  at: number;
  form: string;
  ask: any;
  option: OptionView | null;
  why: any;
}

/** A standing order in force; ``told`` are cells as in cells.py: what was filled in. */
export interface OrderView {
  id: number;
  form: string;
  told: any[];
  given: number;
}

/** Your standing orders on this seat. */
export interface Orders {
  type: "orders";
  seat: number;
  orders: OrderView[];
}

/** Where a what-if table comes from: which table, after how many moves, with whose eyes (null: nothing hidden). */
export interface OriginInfo {
  table: string;
  moves: number;
  seat: number | null;
}

export interface Over {
  type: "over";
  standings: Standing[];
  secret: string;
  commitment: string;
}

/** ``away``: seconds somebody may be gone before the others may go on without asking them; by default half an hour at a live table, a week at a slow one, and never less than a clock. ``absent``: what follows when a clock runs out. */
export interface Pace {
  kind?: "live" | "slow";
  absent?: "answer" | "bot" | "vote" | "wait";
  seconds?: number | null;
  away?: number | null;
}

export interface PaceInfo {
  kind: string;
  seconds: number | null;
  away: number;
  absent: string;
}

/** What a page says of itself when something went wrong: its browser and window, what it showed, what failed. */
export interface PageReport {
  browser?: string;
  window?: string;
  language?: string;
  shown?: string;
  failed?: string;
}

/** A part of a number: its label (a cell), how much, and by which rule. */
export interface PartView {
  label: any;
  amount: number;
  rule: string;
}

export interface PieceMessage {
  type: "piece";
  version: number;
  seat: number;
  ref: Ref;
  deeds: DeedView[];
}

export interface Ping {
  type: "ping";
}

/** ``bot`` names who plays for a human who has left the chair to it, or for nobody; ``absent``: until they come, for their clock ran out. ``vacation``: until when they are away, since 1970. */
export interface PlayerView {
  seat: number;
  name: string;
  kind: "bot" | "human" | "open";
  bot: string | null;
  online: boolean;
  absent: boolean;
  vacation: number | null;
}

export interface Players {
  type: "players";
  players: PlayerView[];
  paused: boolean;
}

export interface Pong {
  type: "pong";
}

/** ``vacation``: until when, since 1970; ``days``: how many there are left this year. */
export interface Presence {
  reliability: Reliability;
  vacation: number | null;
  days: number;
}

/** A thing an option or a text points at, to be highlighted: ``("place", "iberia")``. */
export interface Ref {
  domain: string;
  id: string;
}

/** Why something may not be done: the paragraph, and the message that says so. */
export interface Refusal {
  rule: string;
  message: string;
  args: Record<string, number | string>;
}

/** ``of``: the type of the message that was refused, if it could be read; ``wait``: seconds after which what was refused for haste may be sent again. */
export interface RefusedMessage {
  type: "refused";
  reason: Refusal;
  version: number;
  of: string;
  wait: number;
}

/** What is not possible now, and why. */
export interface RefusedView {
  option: OptionView;
  rule: string;
  message: string;
  args: Record<string, number | string>;
}

export interface Region {
  id: string;
  places: string[];
}

/** Turns with a clock, and how many of them came in time. */
export interface Reliability {
  turns: number;
  in_time: number;
}

export interface Report {
  game: string;
  scenario: string;
  seats: number;
  bots: string[];
  seed: string;
  secrets: number;
  changes: (Record<string, number | string | number[]>)[];
  sides: Side[];
  differences: Difference[][];
  failures: string[];
}

export interface Resign {
  type: "resign";
  seat: number;
}

/** Take a standing order back. */
export interface Revoke {
  type: "revoke";
  order: number;
}

export interface RuleInfo {
  id: string;
  title: string;
  chapter: string;
  text: string;
}

/** ``label`` and ``text`` are messages: what it is called, and what it is like. ``chairs``: for each number of seats what the players will be called by, where the scenario says it. */
export interface ScenarioInfo {
  id: string;
  seats: number[];
  options: Record<string, number | string>;
  rule: string;
  label: string;
  text: string;
  chairs: Record<number, (Ref | null)[]>;
}

export interface SeatChoice {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

/** Everything a client of one seat (None: a spectator) needs. ``journal`` are the entries this seat may read from the ``since``-th on (negative: the last ones), ``entries`` is how many there are, ``headlines`` those among them that are news to the seat. */
export interface SeatView {
  version: number;
  seat: number | null;
  state: any;
  ask: AskView | null;
  waiting: Waiting[];
  journal: EntryView[];
  entries: number;
  can_undo: boolean;
  over: boolean;
  standings: Standing[];
  headlines: [at: number, weight: number][];
}

/** How far somebody had come with a table: ``entries`` of the journal with the eyes of ``seat``. */
export interface Seen {
  version: number;
  entries: number;
  seat: number | null;
  at: number;
  moves: number | null;
}

/** A part of ``of`` cases, with its interval. */
export interface Share {
  name: string;
  share: number;
  low: number;
  high: number;
  of: number;
}

/** One set of rules. ``leader_wins``: the part of games, by round, that whoever has most points then wins; ``decided``: the part of games in which the winner leads from that round to the end. */
export interface Side {
  games: number;
  errors: number;
  rounds: Record<string, number>;
  decisions: number;
  by_seat: Share[];
  openings: Share[];
  curves: Curve[];
  uses: Use[];
  leader_wins: Share[];
  decided: number[];
}

/** Let the lesson take the step it is at. */
export interface Skip {
  type: "skip";
  version: number;
  seat: number;
}

/** How a game ended for one seat; ``place`` 1 is a winner (shared places are possible). */
export interface Standing {
  seat: number;
  place: number;
  points: number;
}

/** Domains with their ids in order (null: plain numbers), the drawing of the map, what lies beside what, what a table can choose, and what is printed, in the game's own form. */
export interface StaticInfo {
  id: string;
  domains: Record<string, string[] | null>;
  arguments: Record<string, string>;
  map: any;
  graph: Graph | null;
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
  groups: GroupInfo[];
  printed: any;
}

/** ``moves`` as the seat counts them; ``state``: the parts that differ from the step before, ``gone``: those that are no more; ``journal``: the lines since then; ``weight``: how much they matter to the seat. */
export interface Step {
  moves: number;
  state: any;
  gone: string[];
  journal: EntryView[];
  weight: number;
}

/** A standing order of yours has ended; ``why`` is a cell as in cells.py. */
export interface Stood {
  type: "stood";
  version: number;
  seat: number;
  form: string;
  why: any;
}

/** Who looks after the table from now on. */
export interface Successor {
  seat: number;
}

/** ``reliability``: of those who sit here, by seat, for who made the table. */
export interface TableDetail {
  id: string;
  kind: "game" | "lesson" | "record" | "what-if";
  origin: OriginInfo | null;
  game: string;
  scenario: string;
  visibility: string;
  seats: PlayerView[];
  version: number;
  your_move: boolean;
  yours: number[];
  waiting: number[];
  over: boolean;
  paused: boolean;
  created: number;
  updated: number;
  round: number;
  things: (Ref | null)[];
  headline: EntryView | null;
  waits: WaitInfo[];
  options: Record<string, number | string>;
  language: string;
  pace: PaceInfo;
  advice: boolean;
  commitment: string;
  secret: string | null;
  standings: Standing[];
  links: Links | null;
  reliability: Record<number, Reliability> | null;
}

/** ``round`` is 0 before the first; ``things``: what the seats are called by; ``headline``: the last one that all may read. */
export interface TableInfo {
  id: string;
  kind: "game" | "lesson" | "record" | "what-if";
  origin: OriginInfo | null;
  game: string;
  scenario: string;
  visibility: string;
  seats: PlayerView[];
  version: number;
  your_move: boolean;
  yours: number[];
  waiting: number[];
  over: boolean;
  paused: boolean;
  created: number;
  updated: number;
  round: number;
  things: (Ref | null)[];
  headline: EntryView | null;
  waits: WaitInfo[];
}

export interface TableMade {
  id: string;
  links: Links;
}

/** ``own``: of this table something else was wished than of all. */
export interface TableWishes {
  own: boolean;
  wishes: Wishes;
}

/** Ask the others to let my last answer be taken back, whatever followed it. */
export interface Takeback {
  type: "takeback";
}

/** A cell is a number, ``{"name": [domain, id]}``, ``{"text": message, "args": {...}}`` or ``{"list": [cells]}``. */
export interface TextTable {
  heading: any;
  columns: any[];
  rows: any[][];
}

/** ``printed``: what cards say in this language, by what they say in English. */
export interface TextsInfo {
  messages: string;
  names: Record<string, Record<string, Record<string, string>>>;
  printed: Record<string, string>;
  fallback: TextsInfo | null;
}

/** By what one candidate differs from another: ``feature`` is a message of the game; ``more`` of it, or less; and whether that is ``good``. */
export interface Tip {
  feature: string;
  more: boolean;
  good: boolean;
}

/** What the log would say, and how often. */
export interface ToldView {
  line: EntryView;
  times: number;
}

/** After so many ``moves`` the chance of ``seat`` was what it was no longer; ``line`` tells what had happened. */
export interface TurningPoint {
  seat: number;
  moves: number;
  at: number;
  before: number;
  after: number;
  line: EntryView | null;
}

/** ``whole``: if the last answer belongs to an order, all of it. */
export interface Undo {
  type: "undo";
  version: number;
  seat: number;
  whole?: boolean;
}

export interface Upload {
  record: string;
  open?: boolean;
  visibility?: "link" | "private" | "public";
}

/** What a record holds, all of it in order, and the table it was opened at. Of ``older`` chapters only the seals could be checked. */
export interface UploadInfo {
  game: string;
  scenario: string;
  seats: number;
  moves: number;
  dice: number;
  hashes: number;
  by_secret: boolean;
  over: boolean;
  older: Older[];
  table: string | null;
}

/** ``per_game``: how often in a game; ``worth``: how much larger the part of victories is among seats that do it more often than the mean of their table than among those who do it less; None if too few differ. */
export interface Use {
  name: string;
  per_game: number;
  games: number;
  worth: number | null;
  low: number | null;
  high: number | null;
}

/** For so many days from now on; 0: it is over. */
export interface Vacation {
  days: number;
}

/** ``ok``, and how much was found in order; or the problem in one line. ``by_secret``: the dice were cast again. Of ``older`` chapters only the seals could be checked. */
export interface VerdictInfo {
  ok: boolean;
  problem: string | null;
  moves: number;
  dice: number;
  hashes: number;
  by_secret: boolean;
  over: boolean;
  older: Older[];
  commitment: string;
  secret: string | null;
}

/** ``version`` is also inside the view. With a ``base`` the state holds only the parts that differ from those of the view of that version, less those that are ``gone``. */
export interface View {
  type: "view";
  seat: number | null;
  version: number;
  moves: number;
  view: SeatView;
  base?: number | null;
  gone?: string[];
  lesson?: LessonView | null;
}

/** Start a vote, or take part in the one under way. ``seat`` is that of the chair a bot shall take or, ``unseat``, give up to whoever sits down. */
export interface Vote {
  type: "vote";
  vote: "bot" | "end" | "extend" | "pause" | "resume" | "takeback" | "unseat";
  yes: boolean;
  seat?: number | null;
}

/** ``seat`` is the chair a bot shall take or give up, or whose answer is to be taken back. */
export interface VoteMessage {
  type: "vote";
  vote: "bot" | "end" | "extend" | "pause" | "resume" | "takeback" | "unseat";
  seat: number | null;
  by: string;
  yes: string[];
  needed: number;
  state: "failed" | "open" | "passed";
}

/** Who is waited for, with a question from which paragraph (empty: a secret one), since when, and until when there is time (null: no clock runs). */
export interface WaitInfo {
  seat: number;
  rule: string;
  since: number;
  until: number | null;
}

/** Who is being waited for, and the paragraph their question comes from; ``kind`` and ``rule`` are empty while the question is a secret one of another seat, or one that several seats are asked apart. */
export interface Waiting {
  seat: number;
  kind: string;
  rule: string;
}

/** ``feed``, ``calendar``: where a feed is read; ``sent`` and ``error``: what became of the last letter. */
export interface WayInfo {
  id: string;
  kind: "feed" | "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
  feed: string | null;
  calendar: string | null;
  sent: number | null;
  error: string | null;
}

/** The candidates, what was done or would be done first, and in how many imagined games they were tried. */
export interface Weighing {
  games: number;
  candidates: Candidate[];
}

/** ``last_seen``: how far you had come when you left the table the last time. ``away``: seconds somebody may be gone before the others may go on without asking them. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  scenario: string;
  options: Record<string, number | string>;
  language: string;
  you: You;
  players: PlayerView[];
  commitment: string;
  chat: ChatRow[];
  note: string;
  paused: boolean;
  seconds: number | null;
  away: number;
  kind: string;
  origin: OriginInfo | null;
  last_seen: Seen | null;
}

/** After how many moves, with whose eyes, and who sits there: by default you, on every chair. */
export interface WhatIf {
  moves: number;
  seat?: number | null;
  seats?: SeatChoice[] | null;
}

/** Of whose decision a line tells, and which bot made it. ``hidden``: it was weighed without the cards that only the bot knows. No ``weighing``: it chose without a thought. */
export interface Why {
  seat: number;
  bot: string;
  hidden: boolean;
  weighing: Weighing | null;
}

/** ``what`` they want to hear of; ``pace``: at once, or gathered every hour or every day at ``hour``; ``quiet``: from which hour to which they sleep, in their ``zone``; ``there``: also while they are at the table. */
export interface Wishes {
  what: ("attack" | "offer" | "over" | "talk" | "time" | "turn")[];
  pace: "day" | "hour" | "once";
  hour: number;
  quiet: number[] | null;
  zone: string;
  there: boolean;
}

export interface You {
  seats: number[];
  name: string;
}
