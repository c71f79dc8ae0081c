# Strength and control

T60 Cover Fire sets every card beneath it to 4, up or down, and works while covered
b0 A: - | L: L6 (A6) L1 L4 L3 | S: -
h0 S6 | h1 A3
exp str L=19:0

T61 facedown Cover Fire does nothing
b0 A: - | L: L6 (A6) (L4) | S: -
h0 S6 | h1 A3
exp str L=10:0

T62 Escalation and Cover Fire do not add up
b0 A: (A6) | L: (L6) L4 | S: S2
h0 S6 | h1 A3
exp str A=4:0 L=8:0 S=2:0

T63 Support in the middle feeds both ends, also empty ones, and only its owner
order L A S
b0 L: - | A: A1 | S: -
b1 L: (L6) | A: - | S: (S6)
h0 - | h1 -
exp str L=3:2 A=1:0 S=3:2
exp result control 0 6

T64 Support at an end feeds only the middle, even when covered
b0 A: A1 A6 | L: - | S: -
h0 S6 | h1 L3
exp str A=7:0 L=3:0 S=0:0

T66 facedown Support gives nothing
b0 A: (A1) | L: - | S: -
h0 S6 | h1 L3
exp str A=2:0 L=0:0 S=0:0

T67 empty theaters go to the first player
first 1
b0 A: A6 | L: - | S: -
h0 - | h1 -
exp ctrl A=0 L=1 S=1
exp result control 1 6

T68 the second player wins with two theaters
b0 A: A6 | L: L1 | S: S1
b1 A: A1 | L: L2 | S: (S6)
h0 - | h1 -
exp str A=6:1 L=1:5 S=1:2
exp ctrl A=0 L=1 S=1
exp result control 1 6
