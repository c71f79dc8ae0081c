// What travels between server and page. Written by tools/protocol.py.

/** What the host chose besides the game's options: see `TableSettings`. */
export interface Agreed {
  clock: ClockAgreed;
  hints: boolean;
  spectators: boolean;
  absent: number;
  stand_in: string;
  timer: number;
  pace?: "calm" | "quick";
}

/** How time is counted: see `TableSettings`. */
export interface ClockAgreed {
  kind: "days" | "live" | "none";
  minutes: number;
  increment: number;
  days: number;
}

/** An option of the rules in words, and whether it is not the usual one. */
export interface OptionChosen {
  key: string;
  name: string;
  value: string;
  changed: boolean;
}

/** The table and the number of actions after which this one went its own way; no table where it was a puzzle. */
export interface Origin {
  table: string;
  at: number;
}

/** Another game of the same people. `yes`: seats whose people want it; `you`: your answer is awaited; `no`: who does not want it; `next`: the table where it is played; `newer`: it is played by newer rules than this one. */
export interface Rematch {
  yes?: number[];
  you?: boolean;
  no?: string;
  next?: string;
  newer?: boolean;
}

/** A seat. `kind`: person, bot, open, link or local; `person`: a handle, to mute them by; `account`: the name is an account's; `why` a bot sits in: left, clock, absent or called. */
export interface SeatAbout {
  seat: number;
  kind: string;
  name: string;
  you: boolean;
  person: string | null;
  here: boolean;
  ready: boolean;
  note: string;
  stand_in: string;
  level: string;
  account?: boolean;
  why?: string;
}

/** Who sits where, who is here, what was agreed. `status`: waiting, running, over, frozen (the installed rules cannot go on with it; `frozen` says why) or closed (it was frozen, and its host ended it). `showing`: all have committed themselves, and the table waits for the values. `rematch`: once the game is over, for those who may play another. `boards`: rivals' boards can be looked at in full size; `outlook`: one can ask what may come of a position; `plans`: a turn can be planned; `companion`: the reader may have one. `ways`: how the reader may end it before its rules do: resign, abort, close. `screen`: a screen shows the table to all in a room, so phones may show hands alone. */
export interface TableAbout {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: string;
  record: boolean;
  listed: boolean;
  host: boolean;
  you: number[];
  seats: SeatAbout[];
  settings: Agreed;
  clock: string;
  options: OptionChosen[];
  chosen: Record<string, string>;
  commitment: string;
  mixes: Record<string, string>;
  sworn: Record<string, string>;
  showing: boolean;
  origin: Origin | null;
  watching: number;
  hidden: boolean;
  promises: boolean;
  asked: UndoAsked | null;
  frozen?: string;
  rematch?: Rematch;
  boards?: boolean;
  outlook?: boolean;
  plans?: boolean;
  companion?: boolean;
  ways?: string[];
  screen?: boolean;
}

/** Somebody asks to take back `back` actions; `you`: your answer is awaited. */
export interface UndoAsked {
  seat: number;
  name: string;
  back: number;
  you: boolean;
}

/** Do this. `seq`: the position it answers; `move`: an id of the sender's own. */
export interface Act {
  type: "act";
  notation: string;
  seq: number;
  move: string;
  seat?: number | null;
}

/** Take back my last action, or all since something came to light. */
export interface Undo {
  type: "undo";
  seq: number;
  move: string;
  whole?: boolean;
  seat?: number | null;
}

/** Find out what I may take back: `undo.unsure` was set. Answered by `undo`, unless the table has moved on. */
export interface MayUndo {
  type: "may-undo";
  seq: number;
  seat?: number | null;
}

/** Why can I not use this piece? Answered by `why`, where the game knows a use of it. */
export interface AskWhy {
  type: "why";
  piece: string;
  seat?: number | null;
}

/** Ask the others whether I may take back more. */
export interface AskUndo {
  type: "ask-undo";
  seq: number;
  seat?: number | null;
}

/** Let another take back, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  yes: boolean;
}

/** I am here. `sworn` commits me to a value for chance; `mix` is the value: shown later, or given plainly without a commitment. */
export interface Ready {
  type: "ready";
  mix?: string;
  sworn?: string;
}

/** Uncover a hand of a shared screen; null covers all. */
export interface Show {
  type: "show";
  seat?: number | null;
}

/** From now on send scenes in this layout. */
export interface Draw {
  type: "draw";
  layout: "far" | "low" | "square" | "tall" | "wide";
}

/** What needs no more words. */
export interface Simple {
  type: "do";
  what: "leave" | "ping" | "return";
}

/** A sentence. `n`: the number of its action; `head`: it opens a turn or a round; `routine`: it belongs to the course of play, and several in a row may be folded away; `decisive`: it says why scores changed; `came`: what its action came to in all, in a few words, where the game knows. */
export interface LogLine {
  n: number;
  text: string;
  seat?: number;
  head?: boolean;
  rule?: string;
  routine?: boolean;
  decisive?: boolean;
  came?: string;
}

/** These lines replace all from number `cut` on. */
export interface LogChange {
  cut: number;
  lines: LogLine[];
}

/** `left`: milliseconds of each seat on live clocks. `until`: when the time of an awaited seat is up; `timer`: when that of the game's own clock is, while the game waits for it. */
export interface ClockShown {
  kind: "days" | "live" | "none";
  left: number[] | null;
  until: Record<string, number>;
  timer?: number;
}

/** How a game ended, by seat. `tie`: what decided between equal scores; `sheet`: where the scores come from, the reader's own first. */
export interface Ending {
  places: number[];
  scores: number[];
  text: string;
  tie?: string;
  sheet?: FigureTable;
}

/** Figures to read: a title, the heads of the columns, and rows of words. `total`: the last row is what the others come to. `over`: what has come to its end with it, in a few words: they stand in place of the next question until the table was told; one with a long pause stands until it was read. */
export interface FigureTable {
  title: string;
  heads: string[];
  rows: string[][];
  total?: boolean;
  over?: string;
}

/** A legal action in words; `final` and `cost` as on the board. */
export interface OfferShown {
  notation: string;
  label: string;
  final?: boolean;
  cost?: string;
}

/** How many actions this seat may take back alone, and whether it may ask for more. `unsure`: perhaps it may take back more alone; that is found out when it tries, or by `may-undo`. */
export interface UndoShown {
  free: number;
  ask: boolean;
  unsure?: boolean;
}

/** How a layout differs from the one before: `pieces` are new or changed and come to the places `at` (ascending); those `gone` go; the others stay, in the same order. */
export interface LayoutChange {
  pieces?: Piece[];
  at?: number[];
  gone?: string[];
}

/** `x, y` is the centre; later pieces lie on top. `state`: words of legal, selected, last, threatened, dim, hidden, deciding (menus keep off it), held (it is in the reader's hand), soft (it can be pressed, but other things ask for it more), fine (its frame is thin), staying (one of several alike, which keeps its place while others of an `open` scene come and go). `title` is for screen readers, `tip` for the preview. `mark`: the piece shows figures that were not read off the box, or that an owner of it corrected. `asks`: what is asked of somebody who has taken it up, if not where to. */
export interface Piece {
  id: string;
  symbol: string;
  x: number;
  y: number;
  scale?: number;
  rotate?: number;
  label?: string;
  state?: string;
  seat?: number;
  title?: string;
  tip?: string;
  actions?: Action[];
  mark?: "corrected" | "reconstructed" | "second-hand";
  asks?: string;
}

/** What pressing does. `at`: id of the piece where it ends. `final`: the reader is asked before it is done. `cost` says what it takes; where it is not final the reader is asked only if it was pressed on a piece, for such a press may have been meant as a look. `odds` says how likely it is to succeed, in words; `chance` is the same from 0 to 1. `role` of a big button: the only way on, or one that gives something up (passing, stopping); others are equal choices. Where it could end only by giving something up, a piece is framed by dashes. `apart`: it answers no question (giving up the game) and stands in the list of all actions, not among the big buttons. */
export interface Action {
  notation: string;
  label: string;
  final?: boolean;
  at?: string;
  icon?: string;
  odds?: string;
  cost?: string;
  role?: "apart" | "aside" | "only";
  chance?: number;
}

/** For people: the table as a picture, and every legal action in words. `changes`: sent in place of whole layouts to a socket that was opened with `?changes=1`. `beats`: what happened since the position the reader had, for a socket that was opened with `?beats=1`. `recap`: how many actions of others this reader can look back at. */
export interface Position {
  type: "position";
  seq: number;
  seat: number | null;
  awaited: number[];
  log: LogChange;
  clock: ClockShown;
  now: number;
  over: Ending | null;
  undo?: UndoShown;
  curtain?: number[];
  scene: Scene;
  offers: OfferShown[];
  all: string;
  recap?: number;
  changes?: Record<string, LayoutChange>;
  beats?: Beat[];
}

/** What one reader sees. `main`: the few actions that get a big button; every other offer is reached through pieces and the list of all actions. A layout nobody asked for is NOT_DRAWN. `open`: all act at once and at any time, so what others do is shown as it comes and holds up nothing that the reader is about to do. */
export interface Scene {
  title: string;
  subtitle: string;
  prompt: string;
  hint: string;
  players: Player[];
  main: Action[];
  wide?: Layout;
  tall?: Layout;
  low?: Layout;
  square?: Layout;
  far?: Layout;
  open?: boolean;
}

/** A line of the players' list. `facts` is a short phrase: "4 cities · Yan complete". */
export interface Player {
  seat: number;
  score: number;
  unit: string;
  facts?: string;
  active?: boolean;
}

/** Pieces on an area of this size, the later ones above the earlier. */
export interface Layout {
  width: number;
  height: number;
  pieces: Piece[];
}

/** One thing that happens. `text`: its caption, a sentence; `seat`: whose doing it is; `pieces`: those that come or change, as they lie once it has happened (new ones on top, without actions); `gone`: ids of those that leave, with `*` at the end of one all that lay there and begin so; `at`: ids of pieces to look at; `points`: what seats gain or lose, by seat; `figures`: what it came to; `pause`: how long it is looked at. Whoever sends beats says the rest: `n`: which action it belongs to, as lines of the reader's log are numbered; `by`: whose turn is told; `facts`: what is said of each seat from then on. */
export interface Beat {
  kind: "leave" | "move" | "points" | "put" | "read" | "result" | "roll" | "say" | "trade" | "turn";
  text?: string;
  seat?: number;
  pieces?: Piece[];
  gone?: string[];
  at?: string[];
  points?: ([number, number])[];
  figures?: FigureTable;
  pause?: "long" | "none" | "normal" | "short";
  n?: number;
  by?: number;
  facts?: string[];
}

/** For programs: the game's view as data, and the legal actions in notation. */
export interface PlainPosition {
  type: "position";
  seq: number;
  seat: number | null;
  awaited: number[];
  log: LogChange;
  clock: ClockShown;
  now: number;
  over: Ending | null;
  undo?: UndoShown;
  curtain?: number[];
  view: Record<string, unknown>;
  legal: string[];
}

/** Whom a private line is for. */
export interface ChatTo {
  seat: number;
  name: string;
  you: boolean;
}

/** What somebody said; `to` if only its two parties read it; `account`: the name is an account's. */
export interface ChatLine {
  type: "chat";
  id: string;
  seat: number | null;
  name: string;
  person: string;
  text: string;
  at: number;
  to: ChatTo | null;
  account?: boolean;
}

/** Somebody whose lines you do not read. */
export interface Muted {
  type: "muted";
  person: string;
  name: string;
}

/** What you may take back at the position `seq`. */
export interface UndoFound {
  type: "undo";
  seq: number;
  undo: UndoShown;
}

/** Why a piece cannot be used now; `rule`: what that rests on. */
export interface WhyNot {
  type: "why";
  piece: string;
  text: string;
  rule?: string;
}

/** Your move stands at this number. */
export interface Done {
  type: "done";
  move: string;
  seq: number;
}

/** Your message changed nothing, and why; `rule`: what the refusal rests on. */
export interface Refused {
  type: "refused";
  move: string;
  fault: string;
  text: string;
  rule?: string;
  detail?: string;
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** Moves from a side, which sides there are, scores after each action once it is over. `stops`: the numbers of actions after which somebody is asked, or all is over; chance has acted by then. `own`: how many actions there were when this side's last turn ended. `end`: how people ended it before its rules did, to be told after the last action. */
export interface Replay {
  count: number;
  stops: number[];
  own: number;
  side: number | string;
  sides: (number | string)[];
  moves: LogLine[];
  scores: number[][] | null;
  over: Ending | null;
  forked: number;
  end?: LogLine;
}

/** The table after `at` actions; `seat`: through whose eyes; `beats`: what happened in the last of them, in the picture before it, where one layout was asked for. */
export interface Frame {
  at: number;
  seat: number | null;
  scene: Scene;
  beats?: Beat[];
}

/** All that is needed to check what chance gave; `first`: the first number of the generator of each of the draws. */
export interface Proof {
  commitment: string;
  seed: string;
  mixes: Record<string, string>;
  draws: number[];
  first: number[];
  first_of: number[];
  checked: number;
  digest: string;
}

/** Where an uploaded record can be looked through. */
export interface Uploaded {
  id: string;
  url: string;
}

/** All that was found: `start` are everybody's chances before the first action. */
export interface Analysed {
  start: number[];
  steps: AnalysedStep[];
  seats: AnalysedSeat[];
  turning: TurningPoint[];
  notes: string[];
}

/** A step, ending after `at` actions, with everybody's chances then. `loss`: by how much of the chance to win `better` was worth more to the seat, as far as it knew; `error`: its standard error; `played`: what was done instead; `pieces`: where on the board the better was to be done. `turning`: the number of the turning point that it is. */
export interface AnalysedStep {
  at: number;
  kind: "choice" | "clock" | "luck" | "only";
  seat: number | null;
  chances: number[];
  better?: string;
  played?: string;
  loss?: number;
  error?: number;
  why?: string;
  pieces?: string[];
  turning?: number;
}

/** What made the result of a seat: `parts` are luck, own decisions, others' decisions and what is not explained, each with what it may be wrong by; with `start` they add up to `result`. */
export interface AnalysedSeat {
  seat: number;
  start: number;
  parts: ([number, number])[];
  result: number;
  text: string;
}

/** Where most of the victory changed hands. */
export interface TurningPoint {
  at: number;
  text: string;
}

/** How far an analysis is: `done` steps `of` so many; `state`: nobody asked for one, it is at work, it is there. `refused`: why there can be none. */
export interface AnalysisShown {
  state: "done" | "none" | "working";
  done?: number;
  of?: number;
  found?: Analysed;
  refused?: string;
}

/** How good an action was, in words. `label`: what it was called; `text`: the verdict, followed by the `better` action where it ends with a colon; `cost`: points of a hundred of the chance to win; `why` it is better, or the best; `pieces`: where the better action was to be done. */
export interface Judged {
  label: string;
  verdict: "best" | "good" | "other" | "unsure" | "worse";
  text: string;
  cost?: number;
  better?: Deed;
  why?: string;
  pieces?: string[];
}

/** An action in notation and in words. */
export interface Deed {
  notation: string;
  label: string;
}

/** What is thought of the reader's last choice before the position `seq`. */
export interface Judgement {
  seq: number;
  judged?: Judged;
}

/** What matters in the position `seq`, in one sentence; empty where nothing is to be chosen. */
export interface Matters {
  seq: number;
  text: string;
}

/** A lesson in a list. `steps`: how many it has; `step`: how many of them lie behind its reader; `done`: they have taken it to its end. */
export interface LessonRow {
  game: string;
  id: string;
  title: string;
  minutes: number;
  steps: number;
  step?: number;
  done?: boolean;
}

/** A lesson as it stands after `moves`, all that is needed to come back here. `at`: how many steps lie behind; `says`: what is said now, at the end what was learned; `acts`: something is to be done, not only to be read; `show`: ids of pieces to look at, in the layout that was asked for; `left`: actions until the step begins again, where they are counted; `beats`: what happened since the move before. `right`: whether the last move led on; if not, `answer` says why, with the `rule` it rests on, and `again` says that the step begins again. `solution`: what leads on, and `why` a piece cannot be used, if that was asked. */
export interface LessonShown {
  moves: string[];
  at: number;
  steps: number;
  says: string;
  acts: boolean;
  over: boolean;
  names: string[];
  awaited: number[];
  scene: Scene;
  offers: OfferShown[];
  all: string;
  show?: string[];
  left?: number;
  beats?: Beat[];
  right?: boolean;
  answer?: string;
  rule?: string;
  again?: boolean;
  solution?: Deed;
  why?: string;
}

/** The puzzle of the day of a game. `done`: its reader has answered it today, or looked at it if it was answered before; `right` says how. `days`: in a row, each with its puzzle answered. */
export interface PuzzleDay {
  game: string;
  title: string;
  day: string;
  id: string;
  difficulty: number;
  done?: boolean;
  right?: boolean;
  days?: number;
}

/** The puzzle that a page is made for. */
export interface PuzzlePage {
  game: string;
  title: string;
  puzzle: PuzzleRow;
}

/** A puzzle in a list. `right`: how its reader answered it, if they did. */
export interface PuzzleRow {
  id: string;
  difficulty: number;
  rating: number;
  answered?: boolean;
  right?: boolean;
}

/** The puzzles of a game, the easiest first, and how their reader stands: a rating that is sure to `sure` points, right answers in a row now and at most. */
export interface PuzzleSet {
  day: PuzzleDay;
  tagline: string;
  rating: number;
  sure: number;
  run: number;
  longest: number;
  puzzles: PuzzleRow[];
}

/** A puzzle as whoever is to answer it sees it; `solved` is there once they have. `day`: the day whose puzzle it is, if it is today's. */
export interface PuzzleShown {
  id: string;
  difficulty: number;
  seat: number;
  names: string[];
  awaited: number[];
  scene: Scene;
  offers: OfferShown[];
  all: string;
  day?: string;
  solved?: PuzzleSolved;
}

/** What an answer is worth. `worths`: of all choices, the best first; `natural`: the wrong one that most would choose; `exact`: the figures follow from a solution of the game, not from a search. */
export interface PuzzleSolved {
  choice: string;
  right: boolean;
  best: string;
  natural: string;
  worths: Worth[];
  why: string;
  exact: boolean;
  standing?: Standing;
}

/** A choice and what it is worth: the chance to win, 0 to 1. `right`: as much as the best. */
export interface Worth {
  notation: string;
  label: string;
  worth: number;
  right: boolean;
}

/** How learner and puzzle stand after an answer. `first`: it counted; `gain` and `its_gain`: by how much it changed their ratings. `run` and `days`: right answers, and days with their puzzle answered, in a row. `people` answered this puzzle here, `found` of them rightly. */
export interface Standing {
  first: boolean;
  rating: number;
  gain: number;
  sure: number;
  its: number;
  its_gain: number;
  run: number;
  days: number;
  people: number;
  found: number;
}

/** The puzzles of every game that has some. */
export interface PuzzlesPage {
  sets: PuzzleSet[];
}

/** A number of the box, what it rests on, and how sure that is (`ui-basis-KIND`). */
export interface FigureRow {
  name: string;
  value: string;
  source: string;
  basis: "corrected" | "derived" | "printed" | "reconstructed" | "second-hand";
}

/** A key and what people call it. */
export interface Named {
  key: string;
  name: string;
}

/** A game's rules: in short, rulings by id, cards, figures; the chapters of its rulebook, which has a page of its own. */
export interface Rulebook {
  summary: string[];
  rules: Record<string, string>;
  cards: RuleCard[];
  figures: FigureRow[];
  chapters?: Named[];
  data?: string;
}

/** A card in the rules: its symbol, its name, what it does. */
export interface RuleCard {
  symbol: string;
  name: string;
  text?: string;
}

/** A step of a scene of the rulebook. `show`: ids of pieces to look at. */
export interface RuleFrame {
  title: string;
  layout: Layout;
  show?: string[];
}

/** A scene of the rulebook, step by step, in one layout. */
export interface RuleScene {
  frames: RuleFrame[];
}

/** What the page of a rulebook draws: its texts stand in it already. */
export interface RulesPage {
  cards: RuleCard[];
}

/** Where in a request something is wrong, and what. */
export interface Place {
  where: string;
  what: string;
}

/** Why not: a key for programs, a sentence for people. */
export interface FaultAnswer {
  fault: string;
  text: string;
  rule?: string | null;
  detail?: string | Place[];
}

/** How many may play. */
export interface SeatRange {
  least: number;
  most: number;
}

/** A switch of the rules: named choices, or a number from `least` to `most`. */
export interface OptionCard {
  key: string;
  name: string;
  default: string;
  choices: Named[];
  least: number;
  most: number;
}

/** A game in the lobby. */
export interface GameCard {
  id: string;
  title: string;
  tagline: string;
  seats: SeatRange;
  players: string;
  minutes: string;
  levels: Named[];
  options: OptionCard[];
  has_data: boolean;
  has_timer: boolean;
  rules_version: number;
}

/** What a bag of chance holds at first, at a table of so many seats or (None) of any number. `refill`: once, whole, returns or sides, see docs/fairness.md. `when`: the option under which it takes the place of the bag of the same name. */
export interface Box {
  bag: string;
  seats: number | null;
  refill: string;
  contents: string;
  when?: string;
}

/** A seat in a list of tables. `name`: of a person or a bot; `awaited`: the others wait for it. */
export interface ListedSeat {
  seat: number;
  taken: boolean;
  kind: string;
  name?: string;
  you?: boolean;
  awaited?: boolean;
}

/** A table in a list: never more than a passer-by may know. `until`: when the time of whoever is awaited is up, where it is counted and known. `scores` by seat, how many `moves` it took: of a game that is over. */
export interface ListedTable {
  id: string;
  game: string;
  title: string;
  status: string;
  seats: ListedSeat[];
  clock: string;
  timed: boolean;
  mine: boolean;
  turn: boolean;
  changed: number;
  result: number[] | null;
  names: string[];
  until?: number;
  scores?: number[];
  moves?: number;
}

/** Tables where I sit; listed ones that wait for players or can be watched; my last games that are over. */
export interface TableList {
  mine: ListedTable[];
  open: ListedTable[];
  over?: ListedTable[];
}

/** A link for friends to a table, when it expires, and the same as an SVG picture; `name` takes it back; `code`: figures that can be typed at /join in its place, if some were asked for. */
export interface Invitation {
  url: string;
  token: string;
  expires: number;
  qr: string;
  name: string;
  table: string;
  code?: string;
}

/** An invitation that can still be used; `single`: by one person. */
export interface InvitationRow {
  name: string;
  url: string;
  expires: number;
  single: boolean;
  used: number;
}

/** The move with this id stands at this number. */
export interface Moved {
  seq: number;
  move: string;
}

/** An action a bot thinks of, and why; whether it is about as good as the first. */
export interface AdviceLine {
  notation: string;
  label: string;
  text: string;
  even?: boolean;
}

/** Exact chances in words, best first. */
export interface OddsTable {
  title: string;
  headings: string[];
  rows: string[][];
  note: string;
}

/** What a bot would do in the position `seq`. */
export interface Hint {
  seq: number;
  advice: AdviceLine[];
  odds: OddsTable | null;
}

/** What may come of a piece: a figure to be written at (x, y) from its middle, in units of its symbol, empty where there is none; and the same in words. `seat`: whose chance it is. */
export interface Note {
  piece: string;
  figure: string;
  text: string;
  x?: number;
  y?: number;
  seat?: number;
}

/** What may come of the position `seq`, as far as a seat knows it; `lines`: of all of it. */
export interface OutlookShown {
  seq: number;
  title: string;
  notes: Note[];
  lines: string[];
}

/** The board of one seat in full size, and the sentences of what it did last. */
export interface SeatBoard {
  seat: number;
  scene: Scene;
  last: LogLine[];
}

/** An action of a plan, in notation and in words. */
export interface PlanStep {
  notation: string;
  label: string;
}

/** A figure now and after a plan; `by`: the difference, more is better. `symbol` is on the game's sheet; `warning`: what it will lead to; `seat`: whom it is about, if not me alone; `short`: a word or two for its name. */
export interface PlanFigure {
  key: string;
  name: string;
  symbol: string;
  now: string;
  then: string;
  by?: number;
  warning?: string;
  seat?: number;
  short?: string;
}

/** What would come of a plan at the position `seq`. `steps`: those that fit; `stop`: why nobody can know what comes after them; `unfit`: why the next one does not fit, or, without figures, why nothing can be planned now; `first`: that something is decided at the table before the plan begins. `scene` and `offers`: the table after them, where a layout was named; of the offers only what can be planned. */
export interface PlanTried {
  seq: number;
  steps: PlanStep[];
  figures: PlanFigure[];
  stop?: string;
  unfit?: string;
  first?: string;
  scene?: Scene;
  offers?: OfferShown[];
  all?: string;
}

/** Who I am here; somebody unknown has no name and neither of the last two. */
export interface Me {
  name: string | null;
  account: boolean;
  webhook?: string;
  lang?: string;
}

/** A key to the API, without its secret; `used` is 0 if it never was. */
export interface TokenRow {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  used: number;
  expires: number;
}

/** A new key, shown once. */
export interface TokenMade {
  id: string;
  name: string;
  scopes: string[];
  token: string;
  expires: number;
}

/** What somebody complained of: a table, or the person `about` and how they were called. */
export interface ReportRow {
  table: string;
  by: string;
  about: string | null;
  name: string;
  reason: string;
  at: number;
}

/** What an administrator did; `target`: the id of a table or a person. */
export interface ActRow {
  by: string;
  what: string;
  target: string;
  reason: string;
  at: number;
}

/** Every game, every lesson, and the puzzles of the day; `newcomer`: the lesson to begin with, until one was taken. */
export interface LobbyPage {
  games: GameCard[];
  lessons: LessonRow[];
  newcomer?: LessonRow;
  days?: PuzzleDay[];
}

/** A lesson, and all lessons of its game. */
export interface LessonPage {
  game: GameCard;
  lesson: LessonRow;
  lessons: LessonRow[];
}

/** A table as it was when the page was made; `me`: the reader's name; `host`: of whoever opened it. */
export interface TablePage {
  table: TableAbout;
  invite: string;
  levels: Named[];
  me: string;
  host: string;
}

/** A table for all in a room to see; `invites`: whether whoever opened it may invite others to it; `host`: whether they may put bots on free seats. */
export interface ScreenPage {
  table: TableAbout;
  levels: Named[];
  invites: boolean;
  host: boolean;
}

/** A table that is looked through. */
export interface ReplayPage {
  table: TableAbout;
  levels: Named[];
}

/** How somebody has done in a game: finished games, those won alone and with others, and puzzles. `rating` is 0 before the first puzzle. */
export interface GameTally {
  game: string;
  title: string;
  played: number;
  won: number;
  shared: number;
  rating: number;
  solved: number;
}

/** Where somebody is signed in; `here`: in the browser that asks. */
export interface Browser {
  since: number;
  used: number;
  here: boolean;
}

/** What a person sees of themselves: the last games, all of them counted, browsers. */
export interface AccountPage {
  last: ListedTable[];
  tallies: GameTally[];
  browsers: Browser[];
}

/** My finished games; titles of games by id. */
export interface ReplaysPage {
  tables: ListedTable[];
  titles: Record<string, string>;
}

export type Incoming = Act | Undo | MayUndo | AskWhy | AskUndo | AnswerUndo | Ready | Show | Draw | Simple;

export type Outgoing = TableAbout | Position | UndoFound | WhyNot | ChatLine | Muted | Done | Refused | Pong;

export type StreamLine = TableAbout | PlainPosition | ChatLine | Muted;
