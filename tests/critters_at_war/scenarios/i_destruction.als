# Destruction on arrival: Containment, Blockade, what counts and what does not (6.1, 6.6, R18, R19).

D01 a covered Containment still destroys, faceup plays pass
b1 A: A5 A6 | L: - | S: -
h0 L4 A1 | h1 S6
deck S2
do 0 improvise L4 S
exp deck S2 L4
do 1 deploy S6 S
do 0 deploy A1 A
exp b0 A: A1 | L: - | S: -
exp deck S2 L4

D02 Containment coming down leaves the facedown cards of the table alone
b0 A: (L6) | L: - | S: (S6)
b1 A: (A6) | L: - | S: -
h0 A5 L4 | h1 S2
do 0 deploy A5 A
exp b0 A: (L6) A5 | L: - | S: (S6)
exp b1 A: (A6) | L: - | S: -
exp deck -
exp str A=7:2 S=2:0

D03 Containment improvised is itself no Containment: it lies facedown
h0 A5 L4 | h1 S2 S6
do 0 improvise A5 L
exp b0 A: - | L: (A5) | S: -
do 1 improvise S2 L
exp b1 A: - | L: (S2) | S: -

D04 Containment turned up begins with the next play
b0 A: - | L: (A5) | S: -
b1 A: (L6) | L: - | S: -
h0 S3 L4 | h1 S2 S6
do 0 deploy S3 S
do 0 flip 0 L
exp b1 A: (L6) | L: - | S: -
do 1 improvise S2 L
exp b1 A: (L6) | L: - | S: -
exp deck S2
exp h1 S6

D05 Redeploy under Containment: the returned card played facedown is lost
b0 A: (L6) | L: - | S: -
b1 A: A5 | L: - | S: -
h0 S4 L3 | h1 S6
deck A6
do 0 deploy S4 S
do 0 return L6
do 0 improvise L6 A
exp deck A6 L6
exp b0 A: - | L: - | S: S4
exp h0 L3
exp to 1 turn

D06 Redeploy plays the Maneuver that opens Containment up
b0 A: (L6) | L: - | S: -
b1 A: - | L: A5 | S: -
h0 S4 S3 L3 | h1 S6 A6
do 0 deploy S4 S
do 0 return L6
do 0 deploy S3 S
exp to 0 flip
exp noption 1
do 0 flip 1 L
exp b1 A: - | L: (A5) | S: -
do 1 improvise S6 A
exp b1 A: (S6) | L: (A5) | S: -

D07 Blockade in the middle guards both ends for both seats and never its own theater
b0 A: A6 | L: S5 | S: S1
b1 A: A1 (L6) | L: L4 L3 | S: S6 (S2)
h0 A4 L5 | h1 S4 L1
exp occ A=3 L=3 S=3
do 0 deploy A4 A
exp deck A4
do 1 deploy S4 S
exp deck A4 S4
exp to 0 turn
do 0 improvise L5 L
exp b0 A: A6 | L: S5 (L5) | S: S1
exp occ L=4
do 1 deploy L1 L
exp to 1 reinforce
exp h1 A4
exp noption 2
do 1 reinforce S
exp deck S4 A4
exp str A=6:3 L=7:11 S=1:8
exp result control 1 6

D09 Blockade strikes its owner (R19)
b0 A: - | L: L6 (A6) A1 | S: S5
h0 L4 A3 | h1 S6
do 0 deploy L4 L
exp deck L4
exp b0 A: - | L: L6 (A6) A1 | S: S5
exp str L=9:0

D10 a covered Blockade guards, a facedown one does not
b0 A: - | L: L6 (A6) A1 | S: S5 (S6)
b1 A: - | L: - | S: S2
h0 A3 | h1 L5 L3
turn 1
do 1 improvise L5 L
exp deck L5
exp b1 A: - | L: - | S: S2

D12 Transport carries Blockade into the crowd: it guards the ends now
b0 A: - | L: L6 (L5) | S: S5
b1 A: A6 A2 A4 | L: L4 | S: -
h0 S1 A3 | h1 S6 L3 A5
do 0 deploy S1 S
do 0 move S5 L
exp b0 A: - | L: L6 (L5) S5 | S: S1
do 1 improvise S6 L
exp b1 A: A6 A2 A4 | L: L4 (S6) | S: -
do 0 deploy A3 A
exp deck A3
exp b0 A: - | L: L6 (L5) S5 | S: S1
do 1 improvise L3 S
exp b1 A: A6 A2 A4 | L: L4 (S6) | S: (L3)

D13 Blockade turned up does not touch what already lies there, only what comes
b0 A: - | L: L6 A6 A4 A2 | S: (S5)
h0 L2 S6 | h1 L3 A3
do 0 deploy L2 L
exp noption 2
do 0 flip 0 S
exp b0 A: - | L: L6 A6 A4 A2 L2 | S: S5
exp deck -
do 1 improvise L3 L
exp b1 A: - | L: - | S: -
exp deck L3

D14 Redeploy lifts a card out of the crowd and so comes under the limit
b0 A: - | L: (A6) L6 | S: -
b1 A: - | L: L4 | S: S5
h0 S4 L2 | h1 S6
do 0 deploy S4 S
exp occ L=3
do 0 return A6
exp occ L=2
do 0 deploy L2 L
exp to 0 flip
do 0 flip 0 L
exp b0 A: - | L: L6 (L2) | S: S4
exp deck -

D15 Transport lifts a card out of the crowd and so opens the place for the next play
b0 A: - | L: L6 (A6) | S: -
b1 A: - | L: L4 | S: S5
h0 S1 L3 | h1 A3
do 0 deploy S1 S
do 0 move A6 S
exp occ L=2 S=3
do 1 improvise A3 L
exp b1 A: - | L: L4 (A3) | S: S5
do 0 deploy L3 L
exp deck L3
exp b0 A: - | L: L6 | S: S1 (A6)

D16 destroyed cards pile up at the bottom in the order they fell
b0 A: A5 | L: - | S: -
h0 L6 L4 | h1 S6 S2
deck A1 A2
do 0 improvise L6 L
do 1 improvise S6 S
do 0 improvise L4 A
exp deck A1 A2 L6 S6 L4
exp occ A=1 L=0 S=0

D17 a Containment destroyed by Blockade never was (6.1)
order L S A
b0 L: - | S: - | A: A6
b1 L: - | S: S5 | A: A3 A1
h0 A5 S6 | h1 L6 L4
do 0 deploy A5 A
exp deck A5
do 1 improvise L6 L
exp b1 L: (L6) | S: S5 | A: A3 A1
exp deck A5

D18 a destroyed Support adds nothing, a destroyed Aerodrome frees nothing
order L S A
b0 L: - | S: - | A: A6
b1 L: - | S: S5 | A: A3 A2
h0 A1 A4 L3 | h1 L6 L4
do 0 deploy A1 A
exp str S=0:5 A=6:5
do 1 deploy L6 L
do 0 deploy A4 A
exp deck A1 A4
do 1 improvise L4 L
exp illegal 0 deploy L3 A

D20 flips are no plays: a card turned up in a guarded crowd stays and acts
b0 A: - | L: L6 (L2) | S: -
b1 A: - | L: L4 | S: S5
h0 A3 S6 | h1 S2
do 0 deploy A3 A
exp noption 2
do 0 flip 0 L
exp to 0 flip
exp noption 4
do 0 flip 1 S
exp b1 A: - | L: L4 | S: (S5)
exp deck -
