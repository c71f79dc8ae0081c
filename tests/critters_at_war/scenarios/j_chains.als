# Chains of abilities: who decides, what waits, what is dropped (section 8, R1, R5-R8, R17, R20).

C01 Maneuver in the middle reaches both neighbours on both sides, never its own theater
b0 A: A6 | L: - | S: S6
b1 A: A4 | L: L6 | S: S2
h0 L3 A1 | h1 A3
do 0 deploy L3 L
exp noption 4
exp legal 0 flip 0 A
exp legal 0 flip 1 A
exp legal 0 flip 0 S
exp legal 0 flip 1 S
exp illegal 0 flip 1 L
exp illegal 0 flip 0 L
exp illegal 0 withdraw
exp illegal 1 flip 1 A

C02 Maneuver at an end does not reach the other end
b0 A: - | L: - | S: S6
b1 A: A4 | L: - | S: S2
h0 A3 A1 | h1 L6
do 0 deploy A3 A
exp to 1 turn
exp b1 A: A4 | L: - | S: S2

C03 Maneuver turns up Ambush, Ambush turns Maneuver down
b0 A: - | L: (L2) | S: -
h0 A3 A1 | h1 S6
do 0 deploy A3 A
do 0 flip 0 L
exp to 0 flip
exp noption 2
do 0 flip 0 A
exp b0 A: (A3) | L: L2 | S: -
exp to 1 turn

C04 three Maneuvers hand the word to and fro, each owner deciding (R1)
b0 A: - | L: - | S: (S3)
b1 A: - | L: (L3) | S: -
h0 A3 A1 | h1 S6
do 0 deploy A3 A
exp noption 1
do 0 flip 1 L
exp to 1 flip
exp noption 2
exp illegal 0 flip 0 S
do 1 flip 0 S
exp to 0 flip
exp noption 1
do 0 flip 1 L
exp b0 A: A3 | L: - | S: S3
exp b1 A: - | L: (L3) | S: -
exp to 1 turn

C06 a card moved while it waits acts from its new place (section 7)
b0 A: (L2) | L: - | S: -
b1 A: (S1) | L: - | S: (S3)
h0 L5 A1 | h1 S6
do 0 deploy L5 L
do 0 flip 0 A
do 1 flip 1 A
exp noption 4
do 0 flip 1 S
exp to 1 move
do 1 move S3 L
exp b1 A: S1 | L: S3 | S: -
exp to 1 flip
exp noption 2
exp illegal 1 flip 0 L
do 1 flip 0 A
exp b0 A: (L2) | L: L5 | S: -
exp to 1 turn

C07 Disrupt turned up by the opponent: its owner flips first (R1, R7)
b1 A: A6 | L: (L5) | S: -
h0 S3 A1 | h1 S6
do 0 deploy S3 S
do 0 flip 1 L
exp to 1 flip
exp noption 2
exp illegal 1 flip 0 S
do 1 flip 1 A
exp to 0 flip
exp noption 1
exp illegal 0 flip 1 L
do 0 flip 0 S
exp b0 A: - | L: - | S: (S3)
exp b1 A: (A6) | L: L5 | S: -
exp to 1 turn

C08 Disrupt, turned down by its own hand and up again by the card it revealed, acts anew
b1 A: (A3) | L: - | S: -
h0 L5 A1 | h1 S6
do 0 deploy L5 L
do 0 flip 0 L
exp to 1 flip
do 1 flip 1 A
exp to 1 flip
exp noption 1
do 1 flip 0 L
exp to 0 flip
exp b0 A: - | L: L5 | S: -
do 0 flip 0 L
exp to 1 flip
do 1 flip 1 A
exp b0 A: - | L: (L5) | S: -
exp b1 A: (A3) | L: - | S: -
exp to 1 turn

C09 Disrupt lets each choose among three tops, covered cards excepted
b0 A: A6 A1 | L: - | S: (S6)
b1 A: A4 | L: L6 L4 | S: (S2)
h0 L5 | h1 L3
do 0 deploy L5 L
exp noption 3
do 0 flip 0 A
exp b0 A: A6 (A1) | L: L5 | S: (S6)
exp to 1 flip
exp noption 3
do 1 flip 1 S
exp b1 A: A4 | L: L6 L4 | S: S2
exp to 1 turn

C10 Ambush may turn itself down though others are there (R8)
b1 A: A6 | L: L6 | S: S6
h0 L2 A1 | h1 A3
do 0 deploy L2 L
exp noption 4
do 0 flip 0 L
exp b0 A: - | L: (L2) | S: -
exp b1 A: A6 | L: L6 | S: S6

C11 Ambush reaches both ends from an end
order L A S
b0 L: - | A: A6 | S: S6
b1 L: L6 | A: - | S: (S2)
h0 L2 A1 | h1 A3
do 0 deploy L2 L
exp noption 5
do 0 flip 1 S
exp b1 L: L6 | A: - | S: S2
exp str S=6:2
exp to 1 turn

C12 Ambush turned up by the opponent serves its owner (R1)
b0 A: - | L: - | S: S6
b1 A: - | L: (L2) | S: -
h0 A3 A1 | h1 S2
do 0 deploy A3 A
do 0 flip 1 L
exp to 1 flip
exp noption 3
do 1 flip 0 S
exp b0 A: A3 | L: - | S: (S6)
exp to 1 turn

C13 an Air Drop revealed behind an Ambush: the first revealed acts first (R5)
b0 A: - | L: - | S: (L2)
b1 A: (A2) | L: - | S: -
h0 L5 A1 | h1 S6 L6
do 0 deploy L5 L
do 0 flip 0 S
do 1 flip 1 A
exp air 0 0
exp to 0 flip
do 0 flip 1 A
exp air 0 0
exp b1 A: (A2) | L: - | S: -
exp to 1 turn
exp illegal 1 deploy L6 A

C14 an Air Drop revealed before an Ambush has acted before it can be turned down (R12)
b0 A: - | L: - | S: (A2)
b1 A: (L2) | L: - | S: -
h0 L5 L6 A1 | h1 S6 A6
do 0 deploy L5 L
do 0 flip 0 S
do 1 flip 1 A
exp air 1 0
exp to 1 flip
do 1 flip 0 S
exp b0 A: - | L: L5 | S: (A2)
exp air 1 0
do 1 deploy S6 S
exp legal 0 deploy L6 A

C15 the seat that revealed is not the seat that decides: the turn passes on as before (R17)
b0 A: - | L: (S1) | S: -
b1 A: - | L: - | S: -
h0 A6 A1 | h1 S3 S6
turn 1
do 1 deploy S3 S
do 1 flip 0 L
exp to 0 move
exp noption 3
do 0 move S1 A
exp to 0 turn
do 0 deploy A6 A
exp to 1 turn

C16 Maneuver turns down the top, and only the top, of a long stack
b1 A: - | L: L6 L4 (A6) A1 | S: -
h0 S3 A3 | h1 S2
do 0 deploy S3 S
do 0 flip 1 L
exp b1 A: - | L: L6 L4 (A6) (A1) | S: -
exp tops 1 L=(A1)
exp str L=0:12

C17 Maneuver may turn up a card of the opponent that has no ability
b1 A: - | L: (L6) | S: -
h0 S3 A3 | h1 S2
do 0 deploy S3 S
do 0 flip 1 L
exp b1 A: - | L: L6 | S: -
exp to 1 turn
exp str S=3:0 L=0:6

C18 Disrupt reveals Redeploy of one and Reinforce of the other: one whole, then the other
b0 A: (S4) | L: - | S: (S6)
b1 A: (L1) | L: - | S: -
h0 L5 L6 | h1 S2 A3
deck A4 A2
do 0 deploy L5 L
exp noption 3
do 0 flip 0 A
exp to 1 flip
do 1 flip 1 A
exp to 0 return
exp noption 2
do 0 return S6
exp deck A4 A2
do 0 deploy L6 L
exp to 1 reinforce
exp h1 S2 A3 A4
exp noption 1
do 1 reinforce L
exp b1 A: L1 | L: (A4) | S: -
exp deck A2
exp h0 S6
exp to 1 turn

C19 Disrupt reveals Redeploy, whose Ambush waits behind the other seat's Transport
b0 A: (S4) | L: - | S: (S6)
b1 A: (S1) | L: L6 | S: -
h0 L5 L2 | h1 S2 A3
do 0 deploy L5 L
do 0 flip 0 A
do 1 flip 1 A
exp to 0 return
exp noption 2
do 0 return S6
exp to 0 play
do 0 deploy L2 L
exp to 1 move
exp noption 5
do 1 move L6 S
exp to 0 flip
exp noption 4
exp illegal 0 flip 1 L
do 0 flip 1 S
exp b1 A: S1 | L: - | S: (L6)
exp b0 A: S4 | L: L5 L2 | S: -
exp h0 S6
exp to 1 turn

C20 a chain of three ends with the Ambush turning its revealer down
b0 A: - | L: - | S: (L2)
b1 A: - | L: (S3) | S: -
h0 A3 A1 | h1 S6
do 0 deploy A3 A
do 0 flip 1 L
exp to 1 flip
exp noption 2
do 1 flip 0 S
exp to 0 flip
exp noption 3
do 0 flip 1 L
exp b1 A: - | L: (S3) | S: -
exp b0 A: A3 | L: - | S: L2
exp to 1 turn

C21 the last card's ability is carried out before control is counted
b0 A: A6 | L: L6 | S: -
b1 A: A1 | L: - | S: S1
h0 - | h1 L2
turn 1
do 1 deploy L2 L
exp to 1 flip
exp noption 5
do 1 flip 0 L
exp str A=6:1 L=2:5 S=0:1
exp ctrl A=0 L=1 S=1
exp result control 1 6

C22 both hands empty, but the opponent still has an ability to carry out
first 1
b0 A: - | L: (S1) | S: -
b1 A: A6 | L: - | S: -
h0 - | h1 S3
turn 1
do 1 deploy S3 S
do 1 flip 0 L
exp to 0 move
do 0 move pass
exp ctrl A=1 L=0 S=1
exp result control 1 6
