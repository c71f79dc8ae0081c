# Containment and Blockade

T20 Containment destroys the opponent's improvised card
b1 A: A5 | L: - | S: -
h0 L3 A6 | h1 S6
deck L1 S2
do 0 improvise L3 S
exp b0 A: - | L: - | S: -
exp deck L1 S2 L3
exp to 1 turn

T21 Containment hits its own owner too
b0 A: A5 | L: - | S: -
h0 L3 A6 | h1 S6
do 0 improvise L3 L
exp deck L3
exp b0 A: A5 | L: - | S: -

T23 facedown Containment is inert
b0 A: (A5) | L: - | S: -
h0 L3 A6 | h1 S6 L6
turn 1
do 1 improvise S6 L
exp b1 A: - | L: (S6) | S: -

T24 turning a card facedown is not playing it facedown
b0 A: A5 | L: - | S: -
b1 A: - | L: L6 | S: -
h0 S3 A6 | h1 S6
do 0 deploy S3 S
do 0 flip 1 L
exp b1 A: - | L: (L6) | S: -
exp deck -

T25 Reinforce under Containment: the drawn card goes to the bottom
b1 A: A5 | L: - | S: -
h0 L1 A6 | h1 S6
deck S1 L3
do 0 deploy L1 L
exp to 0 reinforce
do 0 reinforce S
exp b0 A: - | L: L1 | S: -
exp deck L3 S1
exp h0 A6

T26 Blockade at an end of the row guards only the middle, threshold 3
b0 A: - | L: - | S: S5
b1 A: A6 A1 A4 | L: L6 (A3) | S: -
h0 L4 | h1 L3 S6 L2
turn 1
do 1 improvise S6 L
exp b1 A: A6 A1 A4 | L: L6 (A3) (S6) | S: -
do 0 deploy L4 L
exp deck L4
exp b0 A: - | L: - | S: S5
do 1 improvise L2 A
exp b1 A: A6 A1 A4 (L2) | L: L6 (A3) (S6) | S: -

T28 Blockade and Containment together destroy a card once
b0 A: A5 | L: L6 L4 | S: S5
b1 A: - | L: L1 | S: -
h0 A6 | h1 S6 L2
deck S1
turn 1
do 1 improvise S6 L
exp deck S1 S6
exp h1 L2
