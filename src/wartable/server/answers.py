"""What the API answers, besides what a stream sends too; and what pages find written in them."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from wartable.scene.model import Scene
from wartable.server.analysis_wire import Analysed as Analysed
from wartable.server.analysis_wire import AnalysedSeat as AnalysedSeat
from wartable.server.analysis_wire import AnalysedStep as AnalysedStep
from wartable.server.analysis_wire import AnalysisShown as AnalysisShown
from wartable.server.analysis_wire import TurningPoint as TurningPoint
from wartable.server.companion_wire import Judged as Judged
from wartable.server.companion_wire import Judgement as Judgement
from wartable.server.companion_wire import Matters as Matters
from wartable.server.lesson_wire import Deed as Deed
from wartable.server.lesson_wire import LessonRow as LessonRow
from wartable.server.lesson_wire import LessonShown as LessonShown
from wartable.server.protocol import LogLine, OfferShown, TableAbout, Wire
from wartable.server.puzzle_wire import PuzzleDay as PuzzleDay
from wartable.server.puzzle_wire import PuzzlePage as PuzzlePage
from wartable.server.puzzle_wire import PuzzleRow as PuzzleRow
from wartable.server.puzzle_wire import PuzzleSet as PuzzleSet
from wartable.server.puzzle_wire import PuzzleShown as PuzzleShown
from wartable.server.puzzle_wire import PuzzleSolved as PuzzleSolved
from wartable.server.puzzle_wire import PuzzlesPage as PuzzlesPage
from wartable.server.puzzle_wire import Standing as Standing
from wartable.server.puzzle_wire import Worth as Worth
from wartable.server.rule_wire import FigureRow as FigureRow
from wartable.server.rule_wire import Named as Named
from wartable.server.rule_wire import Rulebook as Rulebook
from wartable.server.rule_wire import RuleCard as RuleCard
from wartable.server.rule_wire import RuleFrame as RuleFrame
from wartable.server.rule_wire import RuleScene as RuleScene
from wartable.server.rule_wire import RulesPage as RulesPage


class Place(Wire):
    """Where in a request something is wrong, and what."""

    where: str
    what: str


class FaultAnswer(Wire):
    """Why not: a key for programs, a sentence for people."""

    fault: str
    text: str
    rule: str | None | UnsetType = UNSET
    detail: str | list[Place] | UnsetType = UNSET


# ---- games


class SeatRange(Wire):
    """How many may play."""

    least: int
    most: int


class OptionCard(Wire):
    """A switch of the rules: named choices, or a number from `least` to `most`."""

    key: str
    name: str
    default: str
    choices: list[Named]
    least: int
    most: int


class GameCard(Wire):
    """A game in the lobby."""

    id: str
    title: str
    tagline: str
    seats: SeatRange
    players: str
    minutes: str
    levels: list[Named]
    options: list[OptionCard]
    has_data: bool
    has_timer: bool
    rules_version: int


class Box(Wire):
    """What a bag of chance holds at first, at a table of so many seats or (None) of any number.
    `refill`: once, whole, returns or sides, see docs/fairness.md. `when`: the option under which
    it takes the place of the bag of the same name."""

    bag: str
    seats: int | None
    refill: str
    contents: str
    when: str = ""


# ---- tables


class ListedSeat(Wire):
    """A seat in a list of tables. `name`: of a person or a bot; `awaited`: the others wait for
    it."""

    seat: int
    taken: bool
    kind: str
    name: str = ""
    you: bool = False
    awaited: bool = False


class ListedTable(Wire):
    """A table in a list: never more than a passer-by may know. `until`: when the time of whoever is
    awaited is up, where it is counted and known. `scores` by seat, how many `moves` it took: of a
    game that is over."""

    id: str
    game: str
    title: str
    status: str
    seats: list[ListedSeat]
    clock: str
    timed: bool
    mine: bool
    turn: bool
    changed: int
    result: list[int] | None
    names: list[str]
    until: int | None = None
    scores: list[int] = []
    moves: int = 0


class TableList(Wire):
    """Tables where I sit; listed ones that wait for players or can be watched; my last games that
    are over."""

    mine: list[ListedTable]
    open: list[ListedTable]
    over: list[ListedTable] = []


class Invitation(Wire):
    """A link for friends to a table, when it expires, and the same as an SVG picture; `name` takes
    it back; `code`: figures that can be typed at /join in its place, if some were asked for."""

    url: str
    token: str
    expires: int
    qr: str
    name: str
    table: str
    code: str = ""


class InvitationRow(Wire):
    """An invitation that can still be used; `single`: by one person."""

    name: str
    url: str
    expires: int
    single: bool
    used: int


class Moved(Wire):
    """The move with this id stands at this number."""

    seq: int
    move: str


class AdviceLine(Wire):
    """An action a bot thinks of, and why; whether it is about as good as the first."""

    notation: str
    label: str
    text: str
    even: bool = False


class OddsTable(Wire):
    """Exact chances in words, best first."""

    title: str
    headings: list[str]
    rows: list[list[str]]
    note: str


class Hint(Wire):
    """What a bot would do in the position `seq`."""

    seq: int
    advice: list[AdviceLine]
    odds: OddsTable | None


class Note(Wire):
    """What may come of a piece: a figure to be written at (x, y) from its middle, in units of its
    symbol, empty where there is none; and the same in words. `seat`: whose chance it is."""

    piece: str
    figure: str
    text: str
    x: float = 0
    y: float = 0
    seat: int | None = None


class OutlookShown(Wire):
    """What may come of the position `seq`, as far as a seat knows it; `lines`: of all of it."""

    seq: int
    title: str
    notes: list[Note]
    lines: list[str]


class SeatBoard(Wire):
    """The board of one seat in full size, and the sentences of what it did last."""

    seat: int
    scene: Scene
    last: list[LogLine]


class PlanStep(Wire):
    """An action of a plan, in notation and in words."""

    notation: str
    label: str


class PlanFigure(Wire):
    """A figure now and after a plan; `by`: the difference, more is better. `symbol` is on the
    game's sheet; `warning`: what it will lead to; `seat`: whom it is about, if not me alone;
    `short`: a word or two for its name."""

    key: str
    name: str
    symbol: str
    now: str
    then: str
    by: int = 0
    warning: str = ""
    seat: int | None = None
    short: str = ""


class PlanTried(Wire):
    """What would come of a plan at the position `seq`. `steps`: those that fit; `stop`: why nobody
    can know what comes after them; `unfit`: why the next one does not fit, or, without figures, why
    nothing can be planned now; `first`: that something is decided at the table before the plan
    begins. `scene` and `offers`: the table after them, where a layout was named; of the offers only
    what can be planned."""

    seq: int
    steps: list[PlanStep]
    figures: list[PlanFigure]
    stop: str = ""
    unfit: str = ""
    first: str = ""
    scene: Scene | None = None
    offers: list[OfferShown] = []
    all: str = ""


# ---- people


class Me(Wire):
    """Who I am here; somebody unknown has no name and neither of the last two."""

    name: str | None
    account: bool
    webhook: str | UnsetType = UNSET
    lang: str | UnsetType = UNSET


class TokenRow(Wire):
    """A key to the API, without its secret; `used` is 0 if it never was."""

    id: str
    name: str
    scopes: list[str]
    created: int
    used: int
    expires: int


class TokenMade(Wire):
    """A new key, shown once."""

    id: str
    name: str
    scopes: list[str]
    token: str
    expires: int


# ---- administration


class ReportRow(Wire):
    """What somebody complained of: a table, or the person `about` and how they were called."""

    table: str
    by: str
    about: str | None
    name: str
    reason: str
    at: int


class ActRow(Wire):
    """What an administrator did; `target`: the id of a table or a person."""

    by: str
    what: str
    target: str
    reason: str
    at: int


# ---- written into pages


class LobbyPage(Wire):
    """Every game, every lesson, and the puzzles of the day; `newcomer`: the lesson to begin with,
    until one was taken."""

    games: list[GameCard]
    lessons: list[LessonRow]
    newcomer: LessonRow | None = None
    days: list[PuzzleDay] = []


class LessonPage(Wire):
    """A lesson, and all lessons of its game."""

    game: GameCard
    lesson: LessonRow
    lessons: list[LessonRow]


class TablePage(Wire):
    """A table as it was when the page was made; `me`: the reader's name; `host`: of whoever opened
    it."""

    table: TableAbout
    invite: str
    levels: list[Named]
    me: str
    host: str


class ScreenPage(Wire):
    """A table for all in a room to see; `invites`: whether whoever opened it may invite others to
    it; `host`: whether they may put bots on free seats."""

    table: TableAbout
    levels: list[Named]
    invites: bool
    host: bool


class ReplayPage(Wire):
    """A table that is looked through."""

    table: TableAbout
    levels: list[Named]


class GameTally(Wire):
    """How somebody has done in a game: finished games, those won alone and with others, and
    puzzles. `rating` is 0 before the first puzzle."""

    game: str
    title: str
    played: int
    won: int
    shared: int
    rating: int
    solved: int


class Browser(Wire):
    """Where somebody is signed in; `here`: in the browser that asks."""

    since: int
    used: int
    here: bool


class AccountPage(Wire):
    """What a person sees of themselves: the last games, all of them counted, browsers."""

    last: list[ListedTable]
    tallies: list[GameTally]
    browsers: list[Browser]


class ReplaysPage(Wire):
    """My finished games; titles of games by id."""

    tables: list[ListedTable]
    titles: dict[str, str]
