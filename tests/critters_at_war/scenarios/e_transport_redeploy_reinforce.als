# Transport, Redeploy, Reinforce

T45 Transport pulls a covered card out of the middle of a stack
b0 A: A6 (L6) A1 | L: L4 | S: -
h0 S1 L2 | h1 S6
do 0 deploy S1 S
do 0 move L6 L
exp b0 A: A6 A1 | L: L4 (L6) | S: S1
exp str A=7:0 L=9:0 S=1:0

T46 Transport may move itself; moving triggers nothing
b0 A: - | L: L3 | S: -
b1 A: A6 | L: - | S: -
h0 S1 L2 | h1 S6
do 0 deploy S1 S
do 0 move S1 A
exp b0 A: S1 | L: L3 | S: -
exp to 1 turn

T48 Redeploy without facedown cards is skipped
h0 S4 L2 | h1 S6
do 0 deploy S4 S
exp to 1 turn

T49 Redeploy declined: no extra card
b0 A: (L6) | L: - | S: -
h0 S4 L2 | h1 S6
do 0 deploy S4 S
exp to 0 return
do 0 return pass
exp h0 L2
exp to 1 turn

T50 Redeploy takes a covered facedown card and another card may be played
b0 A: (L6) A6 | L: - | S: -
h0 S4 L3 | h1 S6
do 0 deploy S4 S
do 0 return L6
exp to 0 play
exp illegal 0 withdraw
do 0 improvise L3 A
exp b0 A: A6 (L3) | L: - | S: S4
exp h0 L6
exp to 1 turn

T54 Reinforce in the middle offers two theaters, at an end one
h0 L1 A6 | h1 S6
deck S3 A3
do 0 deploy L1 L
exp noption 2
do 0 reinforce A
exp b0 A: (S3) | L: L1 | S: -
exp deck A3
exp h0 A6

T55 Reinforce at the end of the row
order L S A
h0 L1 A6 | h1 S6
deck S3 A3
do 0 deploy L1 L
exp noption 1
do 0 reinforce S
exp b0 L: L1 | S: (S3) | A: -

T56 Reinforce with no deck is ignored
h0 L1 A6 | h1 S6
do 0 deploy L1 L
exp to 1 turn
