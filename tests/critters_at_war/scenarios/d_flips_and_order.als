# Flips and the order of abilities

T32 Maneuver without a target does nothing
h0 A3 A6 | h1 L6
do 0 deploy A3 A
exp b0 A: A3 | L: - | S: -
exp to 1 turn

T33 Maneuver is compulsory even when only the own card can be hit
b0 A: - | L: L6 | S: -
h0 A3 A6 | h1 S6
do 0 deploy A3 A
exp noption 1
do 0 flip 0 L
exp b0 A: A3 | L: (L6) | S: -

T34 Ambush may, and on an empty table must, flip itself
h0 L2 A6 | h1 L6
do 0 deploy L2 L
exp noption 1
do 0 flip 0 L
exp b0 A: - | L: (L2) | S: -
exp to 1 turn

T35 only uncovered cards can be flipped
b1 A: A5 A1 | L: - | S: -
h0 L2 A6 | h1 L6
do 0 deploy L2 L
exp noption 2
do 0 flip 1 A
exp b1 A: A5 (A1) | L: - | S: -

T36 the owner resolves a card the opponent turned up
b1 A: (S1) | L: L6 | S: -
h0 L2 A6 | h1 S6
do 0 deploy L2 L
do 0 flip 1 A
exp to 1 move
do 1 move L6 S
exp b1 A: S1 | L: - | S: L6
exp to 1 turn

T38 Disrupt: the owner of Disrupt flips first, then the other player
b0 A: A6 | L: - | S: -
b1 A: A4 | L: - | S: S6
h0 L5 A1 | h1 L3
do 0 deploy L5 L
exp to 0 flip
exp noption 2
do 0 flip 0 A
exp to 1 flip
exp noption 2
exp illegal 1 flip 0 L
do 1 flip 1 S
exp b0 A: (A6) | L: L5 | S: -
exp b1 A: A4 | L: - | S: (S6)

T39 Disrupt goes on after it has flipped itself down
b1 A: A4 | L: - | S: -
h0 L5 A1 | h1 L3
do 0 deploy L5 L
do 0 flip 0 L
exp to 1 flip
do 1 flip 1 A
exp b0 A: - | L: (L5) | S: -
exp b1 A: (A4) | L: - | S: -

T40 Disrupt against an empty side
h0 L5 A1 | h1 L3
do 0 deploy L5 L
do 0 flip 0 L
exp b0 A: - | L: (L5) | S: -
exp to 1 turn

T41 Disrupt finishes both flips before either revealed ability starts
b0 A: (S1) | L: - | S: -
b1 A: (L3) | L: - | S: -
h0 L5 A1 | h1 S6
do 0 deploy L5 L
do 0 flip 0 A
exp to 1 flip
do 1 flip 1 A
exp to 0 move
do 0 move pass
exp to 1 flip
do 1 flip 0 L
exp b0 A: S1 | L: (L5) | S: -
exp to 1 turn

T43 first revealed, first resolved - a later reveal goes to the back
b0 A: (L2) | L: - | S: -
b1 A: - | L: (S1) | S: (S3)
h0 L5 A1 | h1 S6
do 0 deploy L5 L
do 0 flip 0 A
do 1 flip 1 S
do 0 flip 1 L
exp to 1 flip
do 1 flip 0 L
exp to 1 move
do 1 move pass
exp b0 A: L2 | L: (L5) | S: -
exp to 1 turn
