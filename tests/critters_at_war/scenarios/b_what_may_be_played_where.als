# What may be played where

T11 faceup must match, facedown is free
h0 L3 A6 | h1 L6
exp illegal 0 deploy L3 A
exp illegal 0 deploy A6 S
exp legal 0 deploy L3 L
exp legal 0 improvise L3 A
exp legal 0 improvise L3 S
exp noption 9

T12 Air Drop frees exactly the next play
h0 A2 S6 L6 | h1 A3 L3
do 0 deploy A2 A
exp air 1 0
exp to 1 turn
do 1 improvise A3 S
exp legal 0 deploy S6 L
exp legal 0 deploy S6 S
do 0 deploy S6 L
exp air 0 0
do 1 improvise L3 S
exp illegal 0 deploy L6 A

T13 Air Drop is used up by a facedown play
h0 A2 S6 L6 | h1 A3 L3
do 0 deploy A2 A
do 1 improvise A3 S
do 0 improvise S6 A
do 1 improvise L3 S
exp air 0 0
exp illegal 0 deploy L6 A

T15 Air Drop revealed by the opponent works for its owner
b0 A: - | L: - | S: (A2)
h0 L6 A6 | h1 L2 L3
turn 1
do 1 deploy L2 L
do 1 flip 0 S
exp air 1 0
exp to 0 turn
exp legal 0 deploy A6 L

T17 Aerodrome: printed 3 or less only
b0 A: A4 | L: - | S: -
h0 L3 S4 S2 | h1 L6
exp legal 0 deploy L3 S
exp legal 0 deploy S2 A
exp illegal 0 deploy S4 A

T18 Aerodrome works covered, not facedown, and not for the opponent
b0 A: A4 A6 | L: - | S: -
h0 L3 | h1 S2
exp legal 0 deploy L3 S
do 0 improvise L3 A
exp illegal 1 deploy S2 L

T19 a facedown Aerodrome gives nothing
b0 A: (A4) | L: - | S: -
h0 L3 | h1 S2
exp illegal 0 deploy L3 S
