# Transport, Redeploy and Reinforce beyond the plain case (section 7, R9, R10, R15-R17).

E01 Transport alone on the table: pass or one of the two other theaters
h0 S1 A1 | h1 A3
do 0 deploy S1 S
exp noption 3
exp legal 0 move pass
exp legal 0 move S1 A
exp legal 0 move S1 L
exp illegal 0 move S1 S

E02 Transport counts covered and facedown cards, not the opponent's, not the hand
b0 A: A6 (L6) | L: - | S: (S6)
b1 A: A4 | L: - | S: -
h0 S1 A1 | h1 A3
do 0 deploy S1 S
exp noption 9
exp illegal 0 move A4 L
exp illegal 0 move A1 L
exp illegal 0 move L6 A
exp legal 0 move L6 S
do 0 move pass
exp b0 A: A6 (L6) | L: - | S: (S6) S1
exp to 1 turn

E03 the moved card covers its new stack and uncovers its old one
b0 A: A6 A3 | L: L6 | S: -
h0 S1 A1 | h1 L3
do 0 deploy S1 S
do 0 move A3 L
exp tops 0 A=A6 L=A3 S=S1
exp to 1 turn

E05 Cover Fire moved away frees what lay beneath it and covers what it lands on
b0 A: A6 (S6) | L: L6 L1 L4 | S: -
h0 S1 A3 | h1 A2
exp str A=8:0 L=12:0
do 0 deploy S1 S
do 0 move L4 A
exp b0 A: A6 (S6) L4 | L: L6 L1 | S: S1
exp str A=12:0 L=7:0 S=1:0

E06 a card pulled from beneath Cover Fire goes back to its own strength
b0 A: - | L: (A6) L1 L4 | S: -
h0 S1 A3 | h1 A2
exp str L=12:0
do 0 deploy S1 S
do 0 move L1 A
exp b0 A: L1 | L: (A6) L4 | S: S1
exp str A=1:0 L=8:0 S=1:0

E07 Escalation moved still lifts every facedown card of its owner
b0 A: (A6) | L: - | S: S2 (S6)
b1 A: (A4) | L: - | S: -
h0 S1 A3 | h1 A2
do 0 deploy S1 S
do 0 move S2 A
exp b0 A: (A6) S2 | L: - | S: (S6) S1
exp str A=6:2 S=5:0

E08 Redeploy may play the returned card itself, faceup and acting
b0 A: (L2) | L: - | S: -
b1 A: A6 | L: - | S: -
h0 S4 L6 | h1 S6
do 0 deploy S4 S
do 0 return L2
exp h0 L6 L2
do 0 deploy L2 L
exp to 0 flip
exp noption 3
do 0 flip 1 A
exp b1 A: (A6) | L: - | S: -
exp b0 A: - | L: L2 | S: S4
exp h0 L6
exp to 1 turn

E09 Redeploy with an empty hand plays what it took
b0 A: (L6) | L: - | S: -
h0 S4 | h1 S6
do 0 deploy S4 S
exp h0 -
do 0 return L6
exp noption 4
exp illegal 0 deploy L6 A
do 0 deploy L6 L
exp b0 A: - | L: L6 | S: S4
exp h0 -
exp to 1 turn

E10 Redeploy offers every own facedown card and no faceup or foreign one
b0 A: (L6) A6 | L: (A3) (A2) | S: (S6)
b1 A: (A4) | L: - | S: -
h0 S4 A1 | h1 S2
do 0 deploy S4 S
exp noption 5
exp legal 0 return L6
exp legal 0 return A3
exp legal 0 return pass
exp illegal 0 return A6
exp illegal 0 return A4
exp illegal 0 return S4

E11 Redeploy's play must match its theater when faceup
b0 A: (L6) | L: - | S: -
h0 S4 A6 | h1 S6
do 0 deploy S4 S
do 0 return L6
exp illegal 0 deploy A6 L
exp illegal 0 return pass
exp noption 8
do 0 deploy A6 A
exp b0 A: A6 | L: - | S: S4

E12 Redeploy plays Transport, Transport moves Redeploy
b0 A: (L6) | L: - | S: -
h0 S4 S1 | h1 S6
do 0 deploy S4 S
do 0 return L6
do 0 deploy S1 S
exp to 0 move
exp noption 5
do 0 move S4 A
exp b0 A: S4 | L: - | S: S1
exp to 1 turn

E13 Redeploy plays Reinforce: the draw comes afterwards, from the top
b0 A: (L6) | L: - | S: -
h0 S4 L1 | h1 S6
deck A6 A4
do 0 deploy S4 S
do 0 return L6
do 0 deploy L1 L
exp to 0 reinforce
exp h0 L6 A6
exp deck A4
do 0 reinforce S
exp b0 A: - | L: L1 | S: S4 (A6)
exp h0 L6
exp to 1 turn

E14 Redeploy in the opponent's turn, turned down: nothing but the turn order goes on (R15, R17)
b0 A: - | L: (S4) | S: (S6)
h0 A6 A1 | h1 A3 L6
turn 1
do 1 deploy A3 A
do 1 flip 0 L
exp to 0 return
exp illegal 1 return S6
do 0 return pass
exp to 0 turn
exp h0 A6 A1

E15 Redeploy in the opponent's turn with a play: the own turn still follows (R17)
b0 A: - | L: (S4) | S: (S6)
h0 A6 A1 | h1 A3 L6
turn 1
do 1 deploy A3 A
do 1 flip 0 L
do 0 return S6
exp to 0 play
do 0 deploy A6 A
exp to 0 turn
exp h0 A1 S6
exp noption 9
do 0 deploy S6 S
exp to 1 turn

E16 Redeploy revealed with nothing facedown left is skipped
b0 A: - | L: (S4) | S: -
h0 A6 | h1 A3 L6
turn 1
do 1 deploy A3 A
do 1 flip 0 L
exp b0 A: - | L: S4 | S: -
exp to 0 turn

E17 Redeploy on the last card still returns and plays, then control is counted
b0 A: (L6) | L: - | S: -
b1 A: A6 | L: - | S: S6
h0 S4 | h1 -
do 0 deploy S4 S
do 0 return L6
do 0 deploy L6 L
exp str A=0:6 L=6:0 S=4:6
exp result control 1 6

E18 Reinforce names the adjacent theaters only
h0 L1 A6 | h1 S6
deck S3
do 0 deploy L1 L
exp illegal 0 reinforce L
exp legal 0 reinforce A
exp legal 0 reinforce S
exp illegal 0 withdraw
exp illegal 1 reinforce A
exp h0 A6 S3
exp deck -

E19 Reinforce turned up by the opponent draws for its owner (R1)
b1 A: (L1) | L: - | S: -
h0 L2 A6 | h1 S6
deck S3 A3
do 0 deploy L2 L
do 0 flip 1 A
exp to 1 reinforce
exp noption 1
do 1 reinforce L
exp b1 A: L1 | L: (S3) | S: -
exp deck A3
exp to 1 turn

E20 Reinforce with the deck refilled from below draws the destroyed card back
b1 A: A5 | L: - | S: -
h0 L1 A3 | h1 S3 L6
deck S6
do 0 deploy L1 L
do 0 reinforce A
exp deck S6
do 1 deploy S3 S
exp noption 1
do 1 flip 0 L
exp b0 A: - | L: (L1) | S: -
do 0 deploy A3 A
do 0 flip 0 L
exp to 0 reinforce
do 0 reinforce S
exp deck S6
exp b0 A: A3 | L: L1 | S: -

E21 Reinforce on an empty deck after the last card was drawn
h0 L1 A3 | h1 S3 L6
deck S6
do 0 deploy L1 L
do 0 reinforce A
exp deck -
do 1 deploy S3 S
do 1 flip 0 L
do 0 deploy A3 A
do 0 flip 0 L
exp b0 A: (S6) A3 | L: L1 | S: -
exp to 1 turn

E22 the drawn card is facedown whatever permissions there are (R9)
b0 A: A4 | L: - | S: -
h0 L1 | h1 L6
air 1 0
deck S2
do 0 deploy L1 A
exp to 0 reinforce
exp noption 1
do 0 reinforce L
exp b0 A: A4 L1 | L: (S2) | S: -
exp str A=5:0 L=2:0

E23 Reinforce meets Blockade where it would be the fourth card (R10)
b0 A: A6 A4 | L: - | S: -
b1 A: A1 | L: S5 | S: -
h0 L1 A3 | h1 L6
deck S2 S6
do 0 deploy L1 L
do 0 reinforce A
exp deck S6 S2
exp b0 A: A6 A4 | L: L1 | S: -
exp h0 A3
