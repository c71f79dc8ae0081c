"""The auction as hosts see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from toy_auction import rules
from toy_auction.rules import Auction, AuctionState
from toy_auction.views import AuctionView
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.kernel import CHANCE, Bot, Event, Knowledge
from wartable.plugin import Advice, Odds, Option, Plugin, Reason, Told
from wartable.scene import NOT_DRAWN, Layout, LayoutName, Offer, Piece, Player, Scene, act
from wartable.scene.pen import Sheet, rect


class AtRandom(Bot[AuctionState]):
    def choose(self, seen: Knowledge[AuctionState]) -> int:
        legal = seen.legal
        return legal[seen.rng.below(len(legal))]


class Highest(Bot[AuctionState]):
    def choose(self, seen: Knowledge[AuctionState]) -> int:
        return seen.legal[-1]


class ToyAuction(Plugin[AuctionState, AuctionView]):
    id = "toy-auction"
    package = "toy_auction"
    prefix = "toy"
    rules_version = 1
    seats = range(2, 5)
    options = (Option("rounds", 3, least=1, most=4), Option("mood", 0, choices=("calm", "wild")))
    levels = ("random", "easy")

    def game(self, data: str | None = None) -> Auction:
        return Auction()

    def write(self, game: Auction, seat: int, action: int) -> str:
        if seat == CHANCE:
            if action < rules.ROLL:
                return f"draw {action + 1}"
            return f"roll {action - rules.ROLL + 2}"
        if action == rules.TIME_UP:
            return "time-up"
        return "pass" if action == rules.PASS else f"bid {action}"

    def read(self, game: Auction, seat: int, text: str) -> int:
        space = rules.CHANCES if seat == CHANCE else rules.ACTIONS
        wanted = " ".join(text.lower().split())
        for code in range(space):
            if self.write(game, seat, code) == wanted:
                return code
        right = "draw 3 or roll 7" if seat == CHANCE else "pass or bid 3"
        raise BadInput(f"{text!r} is not an action; {right} would be")

    def told(self, event: Event) -> Told:
        a, b = event.a, event.b
        seat = event.seat if event.seat >= 0 else None
        match event.kind:
            case rules.DREW:
                return Told("drew", seat, {"card": str(a + 1)}, "T-1")
            case rules.HID:
                return Told("hid", seat, {}, "T-1")
            case rules.ROLLED:
                return Told("rolled", None, {"prize": a}, "T-2")
            case rules.ANSWERED:
                return Told("answered", seat, {}, "T-3")
            case rules.WON:
                return Told("won", seat, {"bid": int(a), "prize": b}, "T-4")
            case rules.NOBODY:
                return Told("nobody", None, {"prize": a}, "T-4")
            case rules.TIMED_OUT:
                return Told("timed-out", None, {}, "T-5")
            case _:
                return Told("finished", None, {}, "T-6")

    def reasons(self) -> Mapping[int, Reason]:
        return {
            rules.NO_SUCH_CARD: Reason("no-such-card", "T-3"),
            rules.WRONG_CHANCE: Reason("wrong-chance", "T-1"),
            rules.ONLY_THE_CLOCK: Reason("only-the-clock", "T-5"),
        }

    def endings(self) -> Mapping[int, str]:
        return {rules.PLAYED_OUT: "played-out"}

    def label(self, view: AuctionView, action: int, texts: Texts) -> str:
        if action == rules.TIME_UP:
            return texts("action-time-up")
        return texts("action-pass") if action == rules.PASS else texts("action-bid", card=action)

    def scene(
        self,
        view: AuctionView,
        offers: Sequence[Offer],
        texts: Texts,
        layout: LayoutName | None = None,
    ) -> Scene:
        bids = {offer.action: offer for offer in offers if offer.action >= rules.BID}
        pieces = [
            Piece(
                f"hand-{place}",
                "toy-card",
                40 + 50 * place,
                60,
                label=str(card),
                title=texts(f"card-{card}"),
                actions=(act(bids[card]),) if card in bids else (),
            )
            for place, card in enumerate(view.hand)
        ]
        main = tuple(act(o) for o in offers if o.action in (rules.PASS, rules.TIME_UP))
        return Scene(
            title=texts("title"),
            subtitle=texts("subtitle", rounds=view.rounds),
            prompt=texts("prompt", prize=view.prize),
            hint="",
            players=tuple(
                Player(s, score, texts("unit-points"), "", s in view.actors)
                for s, score in enumerate(view.scores)
            ),
            main=main,
            wide=Layout.of(400, 200, pieces) if layout != "tall" else NOT_DRAWN,
            tall=Layout.of(200, 300, pieces) if layout != "wide" else NOT_DRAWN,
        )

    def sheet(self, game: Auction, texts: Texts) -> str:
        sheet = Sheet("toy", "")
        sheet.add("card", 40, 60, rect(0, 0, 40, 60, "#fff", 4), 4)
        return sheet.text()

    def board(self, view: AuctionView, texts: Texts, width: int) -> RenderableType:
        hand = " ".join(f"[{card}]" for card in view.hand)
        scores = "  ".join(f"{texts.name(s)}: {score}" for s, score in enumerate(view.scores))
        return Text(f"{texts('prompt', prize=view.prize)}\n{hand}\n{scores}")

    def bot(self, level: str, budget: float | None = None) -> Bot[AuctionState]:
        self.check_level(level)
        return AtRandom() if level == "random" else Highest()

    def advice(self, seen: Knowledge[AuctionState], texts: Texts) -> list[Advice]:
        best = seen.legal[-1]
        return [Advice(best, float(best), texts("advice-highest"))]

    def odds(self, seen: Knowledge[AuctionState] | None, texts: Texts) -> Odds | None:
        rows = tuple((str(t), f"{100 * (6 - abs(t - 7)) / 36:.1f} %") for t in range(2, 13))
        return Odds(texts("odds-title"), (texts("odds-sum"), texts("odds-chance")), rows)


GAME = ToyAuction()
