"""The arithmetic of `wartable.bots.net` as loops, one position at a time: rows that are there are
added up, inputs that are 0 are passed over. Compiled with the engines in the copy that `make bench`
makes, to be measured beside numpy. The figures are the same to the last bit."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Loops:
    def __init__(self, table: list[int], width: i64, grid: float, top: float) -> None:
        self.table = vec[i64](table)
        self.width = width  # of the table
        self.grid = grid
        self.top = top
        self.weights: list[vec[float]] = []  # by layer, input by input
        self.biases: list[vec[float]] = []

    def add(self, weights: list[float], biases: list[float]) -> None:
        """One more layer."""
        self.weights.append(vec[float](weights))
        self.biases.append(vec[float](biases))

    def outputs(self, cells: vec[i16]) -> vec[float]:
        """A figure by action, then the worth."""
        weights, biases = self.weights[0], self.biases[0]
        size: i64 = len(biases)
        sums = vec[float]([0.0] * size)
        most = self.width - 1
        for cell in range(i64(len(cells))):
            value = i64(cells[cell])
            row = self.table[cell * self.width + min(max(value, 0), most)]
            if row >= 0:
                at = row * size
                for j in range(size):
                    sums[j] = sums[j] + weights[at + j]
        for j in range(size):
            sums[j] = sums[j] + biases[j]
        for number in range(1, len(self.weights)):
            self.cut(sums)
            sums = self.layer(number, sums)
        return sums

    def cut(self, sums: vec[float]) -> None:
        """Between 0 and `top`, rounded to multiples of 1 / `grid`, halves to even."""
        for j in range(i64(len(sums))):
            scaled = min(max(sums[j], 0.0), self.top) * self.grid
            whole = i64(int(scaled + 0.5))
            if whole & 1 == 1 and float(whole) == scaled + 0.5:
                whole -= 1
            sums[j] = float(whole) / self.grid

    def layer(self, number: i64, given: vec[float]) -> vec[float]:
        weights, biases = self.weights[number], self.biases[number]
        size: i64 = len(biases)
        sums = vec[float]([0.0] * size)
        for j in range(size):
            sums[j] = biases[j]
        for i in range(i64(len(given))):
            x = given[i]
            if x != 0.0:
                at = i * size
                for j in range(size):
                    sums[j] = sums[j] + x * weights[at + j]
        return sums
