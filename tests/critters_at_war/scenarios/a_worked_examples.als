# Worked examples of the rulebook

T01 rulebook p.3: adjacency and occupancy, row A-S-L
order A S L
b0 A: (A6) | S: S1 | L: L5 L1
b1 A: A3 | S: S6 S2 | L: L4
h0 L2 | h1 L6
exp adj S=A,L A=S L=S
exp occ S=3
exp str A=2:3 S=1:8 L=6:4

T02 rulebook p.4: of Escalation then Transport in one stack, only Transport is uncovered
b0 A: - | L: - | S: S2 S1
h0 L2 A6 | h1 L6
do 0 deploy L2 L
exp legal 0 flip 0 S
exp tops 0 L=L2 S=S1

T03 rulebook p.5: deploy the 3 of Sea on top of 2 and 1, then flip one card in an adjacent theater
b0 A: - | L: (A1) | S: S2 S1
b1 A: - | L: L4 | S: -
h0 S3 L5 | h1 L6 A6
do 0 deploy S3 S
exp to 0 flip
do 0 flip 0 L
exp b0 A: - | L: A1 | S: S2 S1 S3
exp to 1 turn
exp str A=3:0 L=1:4 S=9:0

T04 rulebook p.6: improvise the 5 of Land into Air - worth 2, no ability
h0 L5 A6 | h1 L6 A3
do 0 improvise L5 A
exp b0 A: (L5) | L: - | S: -
exp str A=2:0
exp to 1 turn

T05 rulebook p.7: Transport moves any own card right after it is deployed
b0 A: A6 | L: - | S: -
h0 S1 L6 | h1 L3
do 0 deploy S1 S
exp to 0 move
do 0 move A6 L
exp b0 A: - | L: A6 | S: S1
exp to 1 turn

T06 rulebook p.7: Escalation lifts own facedown cards to 4 and drops them to 2 when flipped down
b0 A: (A6) (L1) | L: - | S: S2
b1 A: - | L: - | S: (S6)
h0 L6 | h1 L2 A3
turn 1
exp str A=8:0 S=2:2
do 1 deploy L2 L
do 1 flip 0 S
exp b0 A: (A6) (L1) | L: - | S: (S2)
exp str A=4:0 S=2:2

T07 rulebook p.8: Maneuver may hit either side
b0 A: - | L: L6 | S: -
b1 A: - | L: L4 | S: -
h0 S3 A6 | h1 A3
do 0 deploy S3 S
exp legal 0 flip 0 L
exp legal 0 flip 1 L
exp noption 2

T08 rulebook p.8: a card destroyed on arrival by Blockade gets no ability
b0 A: - | L: L6 (A6) | S: -
b1 A: - | L: L4 | S: S5
h0 L2 A1 | h1 A3
deck S6
do 0 deploy L2 L
exp b0 A: - | L: L6 (A6) | S: -
exp deck S6 L2
exp h0 A1
exp to 1 turn

T09 rulebook p.8: moving is not playing - Blockade ignores it
b0 A: - | L: L6 (A6) | S: -
b1 A: - | L: L4 | S: S5
h0 S1 A1 | h1 A3
do 0 deploy S1 S
do 0 move S1 L
exp b0 A: - | L: L6 (A6) S1 | S: -
exp deck -

T10 rulebook p.9: 6-3, 1-4, 3-3 with the tie to the first player
b0 A: A2 A4 | L: L1 | S: S2 S1
b1 A: A3 | L: L4 | S: S3
h0 - | h1 -
exp str A=6:3 L=1:4 S=3:3
exp result control 0 6
