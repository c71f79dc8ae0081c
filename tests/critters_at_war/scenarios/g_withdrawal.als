# Withdrawal

T70 first player, 6 cards
h0 A1 A2 A3 A4 A5 A6 | h1 L1
do 0 withdraw
exp result withdraw 1 2

T71 first player, 3 cards
h0 A1 A2 A3 | h1 L1
do 0 withdraw
exp result withdraw 1 3

T72 first player, 1 card
h0 A1 | h1 L1
do 0 withdraw
exp result withdraw 1 4

T73 second player, 5 cards
h0 A1 | h1 L1 L2 L3 L4 L5
turn 1
do 1 withdraw
exp result withdraw 0 2

T74 second player, 3 cards
h0 A1 | h1 L1 L2 L3
turn 1
do 1 withdraw
exp result withdraw 0 3

T75 second player, 2 cards
h0 A1 | h1 L1 L2
turn 1
do 1 withdraw
exp result withdraw 0 4

T76 second player, last card
h0 - | h1 L1
turn 1
do 1 withdraw
exp result withdraw 0 6
