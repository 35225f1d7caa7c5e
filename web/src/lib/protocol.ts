// Written by `make page-types` from the server's own types; do not edit.

export type ClientMessage = Hello | Ping | AskHint | Sit | ChangeLook | Emote | Stand | AddBot | RemoveBot | Remove | Lock | NewLink | Leave | ChangeOptions | AddNumber | Start | Choose | TakeBack | Rematch | Again;

export type ServerMessage = Fresh | Update | Ack | Hint | Refusal | Fault | Restart;

/** The message with this id is accepted and durable, also if it is a copy of an earlier one. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  now?: number | null;
}

/** The host puts a bot on a free seat. */
export interface AddBot {
  type: "add_bot";
  id: string;
  bot: string;
  seat?: number | null;
}

/** Add a random number to the shuffle of the next game. */
export interface AddNumber {
  type: "add_number";
  id: string;
  number: string;
}

/** A player wants another game; it starts when all players who have a seat want it. */
export interface Again {
  type: "again";
  id: string;
}

/** What both options of a seat are worth if the game so far is not known. */
export interface Appraisal {
  champion: Estimate;
  equilibrium: Solved | null;
  others: OtherSeat[];
}

/** One line of the answer; the last has the appraisal, or says that there is none. */
export interface AppraisalLine {
  failed: boolean;
  appraisal: Appraisal | null;
}

/** Ask what the champion would choose; only this client gets the answer, nothing is stored. */
export interface AskHint {
  type: "ask_hint";
  id: string;
  seat: number;
  game: number;
  expedition: number;
  turn: number;
}

/** Where a game was taken over from another one; everything before was given. */
export interface BeganView {
  expedition: number;
  turn: number;
  awaits: "card" | "choices";
  same_cards: boolean;
}

/** A bot that can sit down; strength is from 1 (a child beats it) to 5, 0 if not known. */
export interface BotOffer {
  bot: string;
  strength: number;
}

export interface BotSeated {
  event: "bot_seated";
  seat: number;
  bot: string;
  name: string;
}

export interface BotTookOver {
  event: "bot_took_over";
  seat: number;
  why: "away" | "left" | "removed" | "time";
}

/** A card joined the path. */
export interface CardRevealed {
  event: "card_revealed";
  card: string;
}

/** The second trap of a kind came; each of these seats lost what it carried. */
export interface CaveCollapsed {
  event: "cave_collapsed";
  trap: string;
  seats: number[];
  each: number;
}

/** Change the look of an own seat before a game; a part that another seat has is replaced. */
export interface ChangeLook {
  type: "change_look";
  id: string;
  seat: number;
  look: Look;
}

/** The host changes the options before a game. */
export interface ChangeOptions {
  type: "change_options";
  id: string;
  options: Options;
}

/** A choice was sealed or changed; the choice itself is hidden. */
export interface ChoiceSealed {
  event: "choice_sealed";
  seat: number;
}

/** All choices were shown at the same moment. */
export interface ChoicesRevealed {
  event: "choices_revealed";
  going_on: number[];
  leaving: number[];
}

/** What can be chosen for a table; `hints` says whether this server can give hints. */
export interface Choosable {
  rule_sets: RuleSet[];
  bots: BotOffer[];
  hints: boolean;
  defaults: Options;
}

/** Seal a choice, or change it while other choices are missing. */
export interface Choose {
  type: "choose";
  id: string;
  seat: number;
  game: number;
  expedition: number;
  turn: number;
  choice: "go_on" | "leave";
}

/** One line of the day's table. */
export interface DailyResult {
  rank: number;
  name: string;
  points: number;
  place: number;
  expeditions: (number | null)[];
}

/** A page of the day's table, the most points first. */
export interface DailyResults {
  day: DayView;
  players: number;
  results: DailyResult[];
}

/** The cave of one day. */
export interface DayView {
  date: string;
  number: number;
  edition: string;
  relics: boolean;
  bots: string[];
  commitment: string;
  seed: string | null;
}

/** The first card was a trap, and in this book the next card follows at once. */
export interface DecisionSkipped {
  event: "decision_skipped";
}

/** The deck is empty; all explorers inside leave together. */
export interface DeckRanOut {
  event: "deck_ran_out";
}

/** Show everybody a feeling; it is drawn beside the explorer for a moment. */
export interface Emote {
  type: "emote";
  id: string;
  seat: number;
  emote: "amazed" | "applause" | "laugh" | "luck" | "scared" | "tears" | "thinking" | "wave";
}

/** A person showed a feeling; told only to those who are connected at that time. */
export interface Emoted {
  event: "emoted";
  seat: number;
  emote: "amazed" | "applause" | "laugh" | "luck" | "scared" | "tears" | "thinking" | "wave";
}

/** The champion's win chances of both options, by roll-outs against strangers. */
export interface Estimate {
  leave: number;
  go_on: number;
  error: number;
  leaves: boolean;
}

/** All explorers entered the cave. */
export interface ExpeditionBegan {
  event: "expedition_began";
  expedition: number;
  entered: string[];
}

/** The expedition is over and its entrance is closed. */
export interface ExpeditionEnded {
  event: "expedition_ended";
  expedition: number;
  how: "collapse" | "everyone left";
  gems: number;
  relics: string[];
  trap: string | null;
}

/** What a seat has; the chest is null if chests are closed. */
export interface ExplorerView {
  chest: number | null;
  carried: number;
  relics: RelicView[];
  in_cave: boolean;
  sealed: boolean;
}

/** Each of these seats put what it carried and its share of the path into its chest. */
export interface ExplorersLeft {
  event: "explorers_left";
  seats: number[];
  carried: number;
  each: number;
  left: number;
}

/** A message could not be read or handled now; `id` is null if it had no readable id. */
export interface Fault {
  type: "fault";
  code: "hello_first" | "malformed" | "no_such_table" | "restarting" | "too_fast" | "unavailable";
  id?: string | null;
}

/** The table with this code; its name, with the key if it has one, is the secret in its link. */
export interface Found {
  table: string;
  invite: string;
}

/** All that the client may see, and all that happened in the game; replaces what it had. */
export interface Fresh {
  type: "fresh";
  version: number;
  table: TableView;
  you: You | null;
  story: (TableOpened | PersonJoined | NumberAdded | SeatTaken | BotSeated | LookChanged | Emoted | SeatFreed | PersonGone | OptionsChanged | LockChanged | LinkChanged | HostPassed | PersonCame | PersonWent | GameStarted | SecretReplaced | ChoiceSealed | BotTookOver | SeatTakenBack | RematchOpened | PersonReady | TableClosed | ExpeditionBegan | CardRevealed | TreasureShared | CaveCollapsed | DecisionSkipped | ChoicesRevealed | DeckRanOut | ExplorersLeft | RelicTaken | ExpeditionEnded | GameEnded)[];
}

/** The fifth expedition is over. */
export interface GameEnded {
  event: "game_ended";
  result: Result;
}

export interface GameStarted {
  event: "game_started";
  game: number;
}

export interface GameView {
  game: number;
  expedition: number;
  turn: number;
  path: PathCardView[];
  explorers: ExplorerView[];
  awaits: "card" | "choices" | "nothing";
  awaited: number[];
  deadline: number | null;
  leader: number | null;
  waiting: string[];
  removed: string[];
  odds: OddsView | null;
  result: Result | null;
}

/** The first message: the role of the client, and the last version that it has seen. */
export interface Hello {
  type: "hello";
  id: string;
  since?: number | null;
  as?: "screen" | "seat" | "spectator";
}

/** The win share of a seat's two choices now, and the choice of the champion. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  game: number;
  expedition: number;
  turn: number;
  go_on: number;
  leave: number;
  error: number;
  advice: "go_on" | "leave";
}

export interface HostPassed {
  event: "host_passed";
  person: number | null;
}

/** Leave the table for good; in a game a bot plays on. */
export interface Leave {
  type: "leave";
  id: string;
}

/** What each leaver would bring out now, if `leavers` leave: gems, and the number of relics. */
export interface LeavingView {
  leavers: number;
  gems: number;
  relics: number;
}

/** The table has a new link; its key is `invite` of the view, beside a new `code`. */
export interface LinkChanged {
  event: "link_changed";
}

/** The host locks the table, so that nobody else can join it, or unlocks it. */
export interface Lock {
  type: "lock";
  id: string;
  locked: boolean;
}

export interface LockChanged {
  event: "lock_changed";
  locked: boolean;
}

/** How an explorer is drawn, by number; no two at a table share a colour, a shape or a face. */
export interface Look {
  colour: number;
  shape: number;
  face?: number | null;
}

export interface LookChanged {
  event: "look_changed";
  seat: number;
}

/** The game after one move, and what happened in that move. */
export interface MomentView {
  expedition: number;
  turn: number;
  happened: (ExpeditionBegan | CardRevealed | TreasureShared | CaveCollapsed | DecisionSkipped | ChoicesRevealed | DeckRanOut | ExplorersLeft | RelicTaken | ExpeditionEnded | GameEnded)[];
  game: GameView;
  cards: Record<string, number>;
}

/** The host gives the table a new link and code: without a token, older ones are void. */
export interface NewLink {
  type: "new_link";
  id: string;
}

/** A request to sit down at a table. */
export interface NewPerson {
  name: string;
  number: string;
  seat?: number | null;
  key?: string | null;
  invite?: string;
  look?: Look | null;
  bot?: string;
}

/** A card on the path and the gems lying on it. */
export interface NewPlacedCard {
  card: string;
  gems: number;
}

/** What a seat has: its chest, the worths of its relics, and whether it is inside. */
export interface NewPlacedExplorer {
  chest: number;
  relics: number[];
  in_cave: boolean;
}

/** A request to play on: the record, the moment of its replay from 0, and the own seat. */
export interface NewPlay {
  record: string;
  moment: number;
  seat: number;
  same_cards: boolean;
  name: string;
  number: string;
  look?: Look | null;
}

/** A moment with choices, and the seat whose options are asked for. */
export interface NewPosition {
  edition: string;
  relics: boolean;
  expedition: number;
  seat: number;
  carried: number;
  path: NewPlacedCard[];
  removed: string[];
  explorers: NewPlacedExplorer[];
}

/** A record in its JSON or text form. */
export interface NewReplay {
  record: string;
}

/** A record in its JSON or text form. */
export interface NewReview {
  record: string;
}

/** A request to open a table, with the name of its host. */
export interface NewTable {
  name: string;
  number: string;
  options?: Options;
  look?: Look | null;
}

/** A request to play; the key is a secret of the device, and differs from day to day. */
export interface NewTry {
  name: string;
  key: string;
  look?: Look | null;
}

export interface NumberAdded {
  event: "number_added";
  person: number;
}

/** The cards that may still come, and the chance that the next one collapses the cave. */
export interface OddsView {
  cards: Record<string, number>;
  total: number;
  collapse: [number, number];
  leaving: LeavingView[];
}

/** What the host can choose before a game starts. */
export interface Options {
  edition?: string;
  relics?: boolean | null;
  seats?: number;
  seconds?: number | null;
  chests?: "closed" | "open";
  odds?: "hidden" | "shown";
  spectators?: "none" | "welcome";
  listed?: "by link" | "public";
  outside_bots?: "none" | "welcome";
}

export interface OptionsChanged {
  event: "options_changed";
}

/** Another explorer inside, and the chance that it leaves now. */
export interface OtherSeat {
  seat: number;
  leave_chance: number;
}

/** The key with which a device has played. */
export interface OwnKey {
  key: string;
}

/** The result of a device on a day; `late` and `refused` do not count. */
export interface OwnTry {
  state: "counted" | "late" | "playing" | "refused" | "none";
  table: string;
  name: string;
  points: number;
  place: number;
  expeditions: (number | null)[];
  rank: number;
  players: number;
}

export interface PathCardView {
  card: string;
  gems: number;
}

/** A figure for the play: 0 is a coin-flipper, 100 no clear cost. */
export interface Performance {
  value: number;
  margin: number;
  cost: number;
  choices: number;
  title: "champion" | "counter" | "random" | "reckoner" | "scholar" | "veteran";
}

export interface PersonCame {
  event: "person_came";
  person: number;
}

export interface PersonGone {
  event: "person_gone";
  person: number;
  why: "left" | "removed";
}

export interface PersonJoined {
  event: "person_joined";
  person: number;
  name: string;
}

/** A person wants another game. */
export interface PersonReady {
  event: "person_ready";
  person: number;
}

/** A person at the table as all viewers see them. */
export interface PersonView {
  person: number;
  name: string;
  here: boolean;
  number_added: boolean;
}

export interface PersonWent {
  event: "person_went";
  person: number;
}

/** Ask for an `ack`, to see whether the connection works. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Records of finished games in their order, each as `tacora record verify` reads it. */
export interface RecordList {
  records: Record<string, unknown>[];
  before: number | null;
}

/** The table refuses the message with this id; the current view comes with it. */
export interface Refusal {
  type: "refusal";
  id: string;
  code: "already_started" | "bad_name" | "closed" | "daily_once" | "late" | "locked" | "no_hints" | "no_outside_bots" | "no_such_bot" | "no_such_person" | "no_such_rule_set" | "no_such_seat" | "not_awaited" | "not_host" | "not_in_cave" | "not_seated" | "not_started" | "not_your_seat" | "numbers_missing" | "old_link" | "owner_stays" | "played_by_bot" | "removed" | "seat_taken" | "seats_taken" | "table_full" | "too_fast" | "too_few_explorers" | "too_many_games" | "too_many_guests" | "too_many_strong_bots" | "unknown_person";
  version: number;
  table: TableView;
  you: You | null;
}

/** A lone leaver carried a relic out. */
export interface RelicTaken {
  event: "relic_taken";
  seat: number;
  relic: string;
  worth: number;
}

export interface RelicView {
  relic: string;
  worth: number;
}

/** The host opens the table for another game with the same seats and options. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface RematchOpened {
  event: "rematch_opened";
  commitment: string;
}

/** The host removes a person, before or during a game. */
export interface Remove {
  type: "remove";
  id: string;
  person: number;
}

/** The host frees the seat of a bot. */
export interface RemoveBot {
  type: "remove_bot";
  id: string;
  seat: number;
}

/** A whole record as everybody may see it after the game. */
export interface ReplayView {
  edition: string;
  relics: boolean;
  explorers: string[];
  bots: (string | null)[];
  looks: Look[];
  moments: MomentView[];
  shuffle: string | null;
  began?: BeganView | null;
}

/** When the server will restart, in its own time; null if it will not after all. */
export interface Restart {
  type: "restart";
  at: number | null;
}

/** How a game ended. */
export interface Result {
  points: number[];
  relics: number[];
  winners: number[];
  outcome: "play again" | "shared" | "won";
}

/** One line of the answer: how many choices are weighed, and in the last one the review. */
export interface ReviewLine {
  done: number;
  total: number;
  failed: boolean;
  review: ReviewView | null;
}

/** The review of a game. */
export interface ReviewView {
  format: string;
  edition: string;
  explorers: string[];
  curve: number[][];
  luck: number[][];
  results: SeatResult[];
  seats: ReviewedSeat[];
}

/** One choice, with the champion's win chances of both options. */
export interface ReviewedChoice {
  moment: number;
  expedition: number;
  turn: number;
  chose: "go_on" | "leave";
  leave: number;
  go_on: number;
  error: number;
  cost: number;
  trivial: boolean;
  verdict: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  skill: number;
  luck: number;
  others: number;
}

/** The review of one seat; `start + skill + luck + others` is `result`, up to rounding. */
export interface ReviewedSeat {
  seat: number;
  name: string;
  start: number;
  result: number;
  over: boolean;
  skill: number;
  luck: number;
  others: number;
  performance: Performance | null;
  turning_points: number[];
  choices: ReviewedChoice[];
}

export interface RuleSet {
  edition: string;
  relics: boolean;
  basic: boolean;
  title: string;
  language: string;
  seats: [number, number];
}

export interface SeatFreed {
  event: "seat_freed";
  seat: number;
}

/** The luck of all cards for a seat, and its result with and without this luck. */
export interface SeatResult {
  luck: number;
  result: number | null;
  adjusted: number | null;
}

export interface SeatTaken {
  event: "seat_taken";
  seat: number;
  person: number;
  name: string;
}

export interface SeatTakenBack {
  event: "seat_taken_back";
  seat: number;
}

/** A seat as all viewers see it. */
export interface SeatView {
  name: string;
  person: number | null;
  bot: string | null;
  played_by_bot: "away" | "left" | "removed" | "time" | null;
  look: Look;
}

/** The table and the person of a new seat; the token is in the cookie. */
export interface Seated {
  table: string;
  person: number;
  view: Snapshot;
}

/** The table was restored from a backup; people add numbers to a fresh secret. */
export interface SecretReplaced {
  event: "secret_replaced";
  commitment: string;
}

/** The fair shuffle: a commitment, then numbers by seat, and after the game the server seed. */
export interface ShuffleView {
  commitment: string;
  server_seed: string | null;
  numbers: string[];
}

/** Take a free seat, or another one for a second person at the same browser. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seat?: number | null;
  look?: Look | null;
}

/** A table as one viewer may see it. */
export interface Snapshot {
  version: number;
  table: TableView;
  you: You | null;
}

/** Both options in the equilibrium of the rest of the game or expedition. */
export interface Solved {
  payoff: "gems" | "win share";
  leave_chance: number;
  leave: number;
  go_on: number;
  others: OtherSeat[];
}

/** Free an own seat before a game. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** The host starts the game with all taken seats. */
export interface Start {
  type: "start";
  id: string;
}

/** A choice that a bot made for one of the person's seats. */
export interface StoodInView {
  seat: number;
  expedition: number;
  turn: number;
  choice: "go_on" | "leave";
}

/** A table in a list: only what everybody may see of it. */
export interface Summary {
  table: string;
  phase: "closed" | "open" | "over" | "playing";
  options: Options;
  host: string | null;
  taken: number;
  seats: number;
  invite?: string;
}

export interface TableClosed {
  event: "table_closed";
  why: "admin" | "expired";
}

export interface TableList {
  tables: Summary[];
}

export interface TableOpened {
  event: "table_opened";
}

/** What all viewers share; `game` is null for viewers who may not watch. */
export interface TableView {
  table: string;
  code: string;
  phase: "closed" | "open" | "over" | "playing";
  options: Options;
  seats: (SeatView | null)[];
  people: PersonView[];
  host: number | null;
  locked: boolean;
  invite: string;
  shuffle: ShuffleView;
  game: GameView | null;
  ready: number[];
  tally: TallyView[];
  daily?: string;
  practice?: boolean;
  began?: BeganView | null;
}

/** Take a seat back from the bot that plays it. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
}

/** What one explorer has reached in all games at this table. */
export interface TallyView {
  name: string;
  person: number | null;
  bot: string | null;
  games: number;
  wins: number;
  points: number;
}

/** The cave of today, and the promise for tomorrow. */
export interface Today {
  today: DayView;
  now: number;
  ends_at: number;
  tomorrow: string;
  players: number;
  first: string;
  keep_days: number;
}

/** All explorers inside got the same share; the remaining gems stay on the card. */
export interface TreasureShared {
  event: "treasure_shared";
  seats: number[];
  each: number;
  left: number;
}

/** What happened up to a version. */
export interface Update {
  type: "update";
  version: number;
  happened: (TableOpened | PersonJoined | NumberAdded | SeatTaken | BotSeated | LookChanged | Emoted | SeatFreed | PersonGone | OptionsChanged | LockChanged | LinkChanged | HostPassed | PersonCame | PersonWent | GameStarted | SecretReplaced | ChoiceSealed | BotTookOver | SeatTakenBack | RematchOpened | PersonReady | TableClosed | ExpeditionBegan | CardRevealed | TreasureShared | CaveCollapsed | DecisionSkipped | ChoicesRevealed | DeckRanOut | ExplorersLeft | RelicTaken | ExpeditionEnded | GameEnded)[];
  table?: TableView | null;
  you?: You | null;
}

/** What only this person sees. */
export interface You {
  person: number;
  seats: number[];
  chests: Record<string, number>;
  choice: "go_on" | "leave" | null;
  stood_in: StoodInView[];
}
