# Strength, control, the two withdrawal tables, empty hands (sections 4 and 9, R2-R4, R23, R26).

S01 Cover Fire lowers a 6 and spares itself and what lies above it
b0 A: - | L: L6 L5 L4 A6 (A5) | S: -
h0 S6 | h1 A3
exp str L=20:0

S02 Cover Fire leaves other stacks and the other side alone
b0 A: A6 | L: L6 L4 | S: (S6)
b1 A: - | L: L5 (A4) | S: -
h0 S2 | h1 A3
exp str A=6:0 L=8:7 S=2:0

S03 Escalation turned facedown counts as a plain 2 itself
b0 A: (S2) (A6) | L: - | S: -
h0 S6 | h1 A3
exp str A=4:0

S04 a covered Escalation lifts facedown cards in every theater, its own stack too (R2)
b0 A: (A6) | L: (L6) | S: S2 (S6)
b1 A: (A4) | L: - | S: -
h0 S1 | h1 A3
exp str A=4:2 L=4:0 S=6:0

S05 Escalation, Cover Fire and Support at once (R4)
b0 A: A1 (A6) | L: (L6) L5 L4 (A5) | S: S2
b1 A: - | L: L3 | S: S3
h0 S1 | h1 A3
exp str A=5:0 L=19:3 S=2:3

S06 Support of the second seat, covered, from the middle
order S L A
b1 S: - | L: A1 (S6) | A: A6
h0 S1 | h1 A3
exp str S=0:3 L=0:3 A=0:9
exp adj L=S,A S=L A=L

S07 Escalation revealed by the opponent's Maneuver lifts at once, turned down drops at once
b0 A: (A6) | L: (S2) | S: -
h0 S6 L6 | h1 S3 A3
turn 1
exp str A=2:0 L=2:0
do 1 deploy S3 S
do 1 flip 0 L
exp str A=4:0 L=2:0
do 0 deploy S6 S
do 1 deploy A3 A
do 1 flip 0 L
exp str A=2:3 L=2:0

S08 Cover Fire turned down and up
b0 A: - | L: L6 (A6) L4 | S: -
h0 A3 S6 | h1 S3
turn 1
exp str L=12:0
do 1 deploy S3 S
do 1 flip 0 L
exp str L=10:0
do 0 deploy A3 A
do 0 flip 0 L
exp str L=12:0

S09 Support turned down takes its three away, and is worth two itself
b0 A: - | L: A1 | S: -
h0 A3 S6 | h1 S3
turn 1
exp str A=3:0 L=1:0 S=3:0
do 1 deploy S3 S
do 1 flip 0 L
exp str A=0:0 L=2:0 S=0:3

S10 ties go to the first seat of the battle, here seat 1 (R23)
first 1
b0 A: A4 | L: L6 | S: -
b1 A: (L4) (S4) | L: L5 L1 | S: -
h0 - | h1 -
exp str A=4:4 L=6:6 S=0:0
exp ctrl A=1 L=1 S=1
exp result control 1 6

S11 the second seat needs two theaters outright: one tie is enough to lose
b0 A: A1 | L: L2 | S: S4
b1 A: A6 | L: (A5) (A4) | S: S1 S3
h0 - | h1 -
exp str A=1:6 L=5:4 S=4:4
exp ctrl A=1 L=0 S=0
exp result control 0 6

S12 the second seat sweeps all three
b1 A: A6 | L: L6 | S: S6
h0 - | h1 -
exp ctrl A=1 L=1 S=1
exp result control 1 6

S13 facedown cards and the Support bonus decide a theater without a card of its own
b0 A: A1 | L: - | S: S6
b1 A: A6 | L: (L6) | S: -
h0 - | h1 -
exp str A=1:6 L=3:2 S=6:0
exp result control 0 6

S14 a seat whose hand is empty is passed over (R26)
h0 A6 | h1 L6 L4
do 0 deploy A6 A
do 1 deploy L6 L
exp to 1 turn
do 1 deploy L4 L
exp str A=6:0 L=0:8 S=0:0
exp result control 0 6

W01 first player, 5 cards
h0 A1 A2 A3 A4 A5 | h1 L1
do 0 withdraw
exp result withdraw 1 2

W02 first player, 4 cards
h0 A1 A2 A3 A4 | h1 L1
do 0 withdraw
exp result withdraw 1 2

W03 first player, 2 cards
h0 A1 A2 | h1 L1
do 0 withdraw
exp result withdraw 1 3

W04 second player, 6 cards
h0 A1 | h1 L1 L2 L3 L4 L5 L6
turn 1
do 1 withdraw
exp result withdraw 0 2

W05 second player, 4 cards
h0 A1 | h1 L1 L2 L3 L4
turn 1
do 1 withdraw
exp result withdraw 0 3

W06 seat 1 holds the first general: one card costs 4, not 6
first 1
turn 1
h0 A1 | h1 L1
do 1 withdraw
exp result withdraw 0 4

W07 seat 1 is first and has two cards: 3
first 1
turn 1
h0 A1 | h1 L1 L2
do 1 withdraw
exp result withdraw 0 3

W08 seat 0 is second and has two cards: 4
first 1
h0 A1 A2 | h1 L1
do 0 withdraw
exp result withdraw 1 4

W09 seat 0 is second and has its last card: 6
first 1
h0 A1 | h1 -
do 0 withdraw
exp result withdraw 1 6

W10 withdrawal counts the hand, not the table, and follows a lost card
b1 A: A5 | L: - | S: -
h0 L1 L2 L3 L4 | h1 S6 S2
do 0 improvise L4 L
do 1 deploy S6 S
exp h0 L1 L2 L3
do 0 withdraw
exp result withdraw 1 3

W11 no withdrawal in the opponent's turn nor after the end
h0 A1 A2 | h1 L1 L2
exp illegal 1 withdraw
exp legal 0 withdraw
do 0 withdraw
exp illegal 0 withdraw
exp illegal 1 withdraw

W12 occupancy, tops and adjacency after a turn of the row
order S A L
b0 S: S6 (L6) | A: - | L: (A6)
b1 S: - | A: A4 | L: L5 L3
exp occ S=2 A=1 L=3
exp tops 0 S=(L6) L=(A6)
exp tops 1 A=A4 L=L3
exp adj A=S,L S=A L=A
