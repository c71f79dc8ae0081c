"""A complete toy game: dice, hidden hands, a simultaneous choice, a clock."""

from toy_auction.plugin import GAME, ToyAuction
from toy_auction.rules import Auction, AuctionState

__all__ = ["GAME", "Auction", "AuctionState", "ToyAuction"]
