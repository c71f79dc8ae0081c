# Permissions to deploy away from home: the Air Drop flag and the Aerodrome (5.1, R11-R14).

P04 the play inside Redeploy is free under Air Drop and spends it, out of turn (5.1, R17)
b1 A: (S6) | L: (S4) | S: -
h0 S3 A1 | h1 L6 L4
air 0 1
do 0 deploy S3 S
do 0 flip 1 L
exp to 1 return
exp noption 2
do 1 return S6
exp to 1 play
exp noption 18
exp illegal 1 withdraw
exp legal 1 deploy S6 L
do 1 deploy L6 A
exp b1 A: L6 | L: S4 | S: -
exp air 0 0
exp to 1 turn
exp h1 L4 S6
exp illegal 1 deploy S6 A
exp legal 1 withdraw

P05 a play spends the flag first, its own ability may then raise it again
b0 A: (A2) | L: - | S: -
h0 L2 S6 L6 | h1 A6 A3
air 1 0
do 0 deploy L2 L
exp air 0 0
exp noption 2
do 0 flip 0 A
exp b0 A: A2 | L: L2 | S: -
exp air 1 0
exp to 1 turn

P06 a flag raised twice serves once
b0 A: (A2) | L: - | S: -
h0 S6 L6 | h1 L3 A3
air 1 0
turn 1
do 1 deploy L3 L
do 1 flip 0 A
exp air 1 0
do 0 deploy S6 A
exp air 0 0
exp b0 A: A2 S6 | L: - | S: -
do 1 improvise A3 S
exp illegal 0 deploy L6 S

P07 the opponent's flag serves nobody else and survives my play
h0 L6 A6 | h1 S6 A3
air 0 1
exp illegal 0 deploy L6 A
do 0 deploy L6 L
exp air 0 1
exp legal 1 deploy S6 A
exp legal 1 deploy S6 L
exp noption 13

P08 both flags at once, each seat spends its own
h0 L6 A6 | h1 S6 A3
air 1 1
do 0 deploy L6 S
exp air 0 1
do 1 deploy S6 L
exp air 0 0
exp b0 A: - | L: - | S: L6
exp b1 A: - | L: S6 | S: -

P09 an Air Drop destroyed by Blockade raises no flag, and the old flag is spent (R13)
order L S A
b0 L: - | S: - | A: A6
b1 L: - | S: S5 | A: A3 A1
h0 A2 S6 | h1 L6
air 1 0
do 0 deploy A2 A
exp air 0 0
exp deck A2
exp b0 L: - | S: - | A: A6
exp to 1 turn

P10 Aerodrome lets the play inside Redeploy go anywhere too (5.1)
b0 A: A4 (L6) | L: - | S: -
h0 S4 S3 L5 | h1 S6
do 0 deploy S4 S
do 0 return L6
exp noption 14
exp legal 0 deploy S3 A
exp legal 0 deploy S3 L
exp illegal 0 deploy L5 A
exp illegal 0 deploy L6 A
exp legal 0 deploy L6 L
do 0 deploy S3 A
exp b0 A: A4 S3 | L: - | S: S4
exp to 1 turn
exp h0 L5 L6

P11 Aerodrome turned down stops at once
b0 A: A4 | L: - | S: -
h0 L3 S2 | h1 L2 A6
turn 1
do 1 deploy L2 L
do 1 flip 0 A
exp to 0 turn
exp illegal 0 deploy L3 S
exp legal 0 deploy L3 L
exp noption 9

P12 Aerodrome turned up by the opponent works for its owner at once
b0 A: - | L: - | S: (A4)
h0 L3 S2 | h1 L2 A6
turn 1
do 1 deploy L2 L
do 1 flip 0 S
exp legal 0 deploy L3 A
exp legal 0 deploy S2 L
exp noption 13

P13 Aerodrome carried to another theater goes on working (6.4)
b0 A: A4 | L: - | S: -
h0 S1 L3 S5 | h1 S6 A6
do 0 deploy S1 S
do 0 move A4 L
do 1 deploy S6 S
exp legal 0 deploy L3 S
exp legal 0 deploy L3 A
exp illegal 0 deploy S5 A
exp illegal 0 deploy S5 L

P14 Aerodrome counts printed strength: Escalation's 2 may go, Cover Fire's 4 may not (R14)
b0 A: A4 | L: - | S: -
h0 S2 L4 | h1 S6
exp legal 0 deploy S2 L
exp illegal 0 deploy L4 S
exp illegal 0 deploy L4 A
exp noption 11
do 0 deploy S2 L
exp b0 A: A4 | L: S2 | S: -

P15 a card deployed abroad acts from where it lies
b0 A: A4 | L: - | S: -
b1 A: A6 | L: L6 | S: S6
h0 A3 | h1 L4
do 0 deploy A3 L
exp noption 3
exp illegal 0 flip 1 L
exp legal 0 flip 1 A
exp legal 0 flip 0 A
exp legal 0 flip 1 S
do 0 flip 0 A
exp b0 A: (A4) | L: A3 | S: -
