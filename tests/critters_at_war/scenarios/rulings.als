# One scenario for every ruling that shows on the table; R22, R24, R25, R27 and R28 are in test_match.py
# and test_knowledge.py, where more than one battle or somebody's knowledge is needed.

R1 the owner decides for a card the opponent turned faceup
b1 A: (L3) | L: (L1) | S: -
h0 L2 A6 | h1 S6
do 0 deploy L2 L
do 0 flip 1 A
exp to 1 flip
exp illegal 0 flip 0 L
exp legal 1 flip 0 L
do 1 flip 0 L
exp b0 A: - | L: (L2) | S: -

R2 covered ongoing cards work: Aerodrome, Containment, Escalation (Support: T64)
b0 A: A4 A5 A6 | L: - | S: S2 S6
b1 A: - | L: - | S: -
h0 L2 S5 | h1 L6 L3
exp str A=15:0 S=8:0
exp legal 0 deploy L2 S
do 0 deploy S5 S
do 1 improvise L6 L
exp b1 A: - | L: - | S: -

R2b covered Blockade works
b0 A: - | L: - | S: S5 S6
b1 A: - | L: L6 L4 L3 | S: -
h0 L2 A1 | h1 A6
do 0 deploy L2 L
exp deck L2

R3 Cover Fire reaches all cards beneath, not only the next
b0 A: - | L: L1 (L2) L6 L4 | S: -
h0 S6 | h1 A3
exp str L=16:0

R4 Escalation and Cover Fire both set 4
b0 A: - | L: (L6) L4 | S: S2
h0 S6 | h1 A3
exp str L=8:0

R5 abilities wait in a queue: first revealed, first resolved
b0 A: (A3) | L: - | S: -
b1 A: - | L: L6 | S: (S1)
h0 L5 A1 | h1 S6
do 0 deploy L5 L
do 0 flip 0 A
do 1 flip 1 S
exp to 0 flip
do 0 flip 1 L
exp to 1 move

R6 a waiting ability is lost when its card is turned facedown
b0 A: - | L: - | S: (S3)
b1 A: - | L: (A3) | S: -
h0 L5 A1 | h1 S6
do 0 deploy L5 L
do 0 flip 0 S
do 1 flip 1 L
exp to 0 flip
do 0 flip 1 L
exp b1 A: - | L: (A3) | S: -
exp to 1 turn

R7 the owner of Disrupt flips first
b1 A: A4 | L: - | S: -
h0 L5 A1 | h1 L3
do 0 deploy L5 L
exp to 0 flip
exp illegal 0 flip 1 A
do 0 flip 0 L
exp to 1 flip

R8 Ambush and Disrupt may hit themselves
h0 L2 A6 | h1 L5
do 0 deploy L2 L
do 0 flip 0 L
do 1 deploy L5 L
do 1 flip 1 L
exp b0 A: - | L: (L2) | S: -
exp b1 A: - | L: (L5) | S: -
exp to 0 flip

R9 Reinforce cannot be declined
h0 L1 A6 | h1 S6
deck S3
do 0 deploy L1 L
exp illegal 0 reinforce pass
exp noption 2

R10 Reinforce is a play: Blockade destroys its card and it uses up Air Drop
b1 A: A6 A4 A1 | L: - | S: -
b0 A: - | L: S5 | S: -
h0 L1 L6 | h1 S6 L2
air 1 0
deck S3 L3
exp air 1 0
do 0 deploy L1 S
exp air 0 0
exp to 0 reinforce
do 0 reinforce L
exp b0 A: - | L: S5 (S3) | S: L1
do 1 improvise L2 S
do 0 improvise L6 A
exp deck L3 L6

R10c Blockade destroys the card Reinforce draws, and it goes under the deck
order L A S
b0 L: - | A: (A4) | S: S5
b1 L: - | A: A6 (L6) | S: -
h0 L1 A1 | h1 S6
deck S3 L3
do 0 deploy L1 L
do 0 reinforce A
exp b0 L: L1 | A: (A4) | S: S5
exp deck L3 S3
exp h0 A1
exp to 1 turn

R10b Reinforce revealed in the opponent's turn takes the flag with it
b0 A: - | L: - | S: (L1)
h0 A6 A5 | h1 L2 L3
air 1 0
turn 1
deck S3
do 1 deploy L2 L
do 1 flip 0 S
exp air 1 0
do 0 reinforce L
exp air 0 0
exp illegal 0 deploy A6 L

R11 Air Drop lasts until the next play, whenever that is
b0 A: - | L: - | S: (A2)
h0 S6 L6 | h1 L2 L3
turn 1
do 1 deploy L2 L
do 1 flip 0 S
exp air 1 0
exp legal 0 deploy S6 A
do 0 deploy S6 A
exp air 0 0

R11b the flag is its owner's: the opponent's deployments must match
h0 A2 S6 | h1 L4 L6
do 0 deploy A2 A
exp air 1 0
exp illegal 1 deploy L4 S
do 1 deploy L4 L
exp legal 0 deploy S6 L

R12 Air Drop stays when its card is turned facedown
h0 A2 S6 | h1 L2 L3
do 0 deploy A2 A
do 1 deploy L2 L
do 1 flip 0 A
exp b0 A: (A2) | L: - | S: -
exp air 1 0
exp legal 0 deploy S6 L

R13 Air Drop is used up by a matching play, and by one that is destroyed
b1 A: A5 | L: - | S: -
h0 L6 L3 | h1 S6
air 1 0
do 0 improvise L6 S
exp deck L6
exp air 0 0

R13b a matching play uses it up
h0 L6 L3 | h1 S6 S4
air 1 0
do 0 deploy L6 L
exp air 0 0

R14 Aerodrome looks at the printed strength
b0 A: A4 | L: - | S: -
h0 L3 L4 | h1 S6
exp legal 0 deploy L3 S
exp illegal 0 deploy L4 S

R15 Redeploy: nothing returned, nothing played
b0 A: (L6) | L: - | S: -
h0 S4 L2 | h1 S6
do 0 deploy S4 S
do 0 return pass
exp to 1 turn
exp h0 L2

R16 Redeploy plays any hand card, and one cannot withdraw instead
b0 A: (L6) | L: - | S: -
h0 S4 L2 | h1 S6
do 0 deploy S4 S
do 0 return L6
exp to 0 play
exp illegal 0 withdraw
exp legal 0 deploy L6 L
exp legal 0 deploy L2 L
exp legal 0 improvise L2 A

R16b the returned card itself may be played, faceup too
b0 A: (L6) | L: - | S: -
h0 S4 L2 | h1 S6
do 0 deploy S4 S
do 0 return L6
do 0 deploy L6 L
exp b0 A: - | L: L6 | S: S4

R17 Redeploy in the opponent's turn is resolved at once and changes no turn
b0 A: (L6) | L: - | S: (S4)
h0 A6 A1 | h1 L2 L3
turn 1
do 1 deploy L2 L
do 1 flip 0 S
exp to 0 return
do 0 return L6
exp to 0 play
do 0 deploy L6 L
exp to 0 turn

R18 Blockade counts the other cards of both sides, not the arriving one
b0 A: - | L: L6 | S: S5
b1 A: - | L: L4 | S: -
h0 L3 A6 | h1 L2 A3
do 0 improvise L3 L
exp b0 A: - | L: L6 (L3) | S: S5
do 1 improvise A3 L
exp deck A3

R18b a facedown Blockade stops nothing
b0 A: - | L: - | S: (S5)
b1 A: - | L: L6 L4 (A6) | S: -
h0 L3 A1 | h1 S6
do 0 improvise L3 L
exp b0 A: - | L: (L3) | S: (S5)
exp deck -

R18c Blockade does not guard its own theatre, nor the far end
b0 A: A6 (A4) | L: - | S: S5 (L6)
b1 A: A1 | L: - | S: S6
h0 S2 A3 | h1 L4 L5
do 0 deploy S2 S
exp b0 A: A6 (A4) | L: - | S: S5 (L6) S2
do 1 improvise L4 A
exp b1 A: A1 (L4) | L: - | S: S6
exp deck -

R19 the owner of Blockade and Containment is hit too
b0 A: A5 | L: L6 L4 L3 | S: S5
h0 L2 A6 S6 | h1 S1 S2
do 0 deploy L2 L
exp deck L2
do 1 deploy S2 S
do 0 improvise A6 A
exp deck L2 A6

R20 Maneuver hits either side
b0 A: - | L: L6 | S: -
b1 A: - | L: L4 | S: -
h0 A3 A6 | h1 S6
do 0 deploy A3 A
exp noption 2
do 0 flip 1 L
exp b1 A: - | L: (L4) | S: -

R21 Transport is one card, Sea 1
b0 A: A6 | L: - | S: -
h0 S1 L2 | h1 S6
do 0 deploy S1 S
exp to 0 move
exp noption 5

R23 a theatre empty on both sides belongs to the first player
first 1
h0 S6 | h1 A3
exp ctrl A=1 L=1 S=1

S4a a card covered or uncovered by another's leaving triggers nothing
b0 A: - | L: (L3) L4 | S: -
b1 A: - | L: - | S: S6
h0 S1 A6 | h1 A3
do 0 deploy S1 S
do 0 move L4 A
exp b0 A: L4 | L: (L3) | S: S1
exp to 1 turn

S4b an ongoing ability works from its new place at once
b0 A: A1 | L: - | S: -
h0 S1 L2 | h1 A6
exp str A=1:0 L=3:0 S=0:0
do 0 deploy S1 S
do 0 move A1 L
exp str A=3:0 L=1:0 S=4:0

S4c Cover Fire lowers a 6 beneath it, and nothing after it is moved away
b0 A: - | L: L6 L4 | S: -
h0 S1 L2 | h1 A6
exp str L=8:0
do 0 deploy S1 S
do 0 move L4 A
exp str A=4:0 L=6:0

S6a the arriving Containment does not look at itself, the next facedown card meets it
h0 A5 L3 | h1 S6 S4
do 0 deploy A5 A
exp b0 A: A5 | L: - | S: -
do 1 improvise S6 S
exp deck S6

S6b a Blockade played next to three cards is no target of its own, but the next play is
b0 A: - | L: L6 | S: -
b1 A: - | L: L4 (A6) | S: -
h0 S5 A1 | h1 L3 S6
do 0 deploy S5 S
exp b0 A: - | L: L6 | S: S5
do 1 deploy L3 L
exp deck L3
exp to 0 turn

S7a Redeploy's play takes the permissions: Aerodrome
b0 A: A4 (L3) | L: - | S: -
h0 S4 L6 | h1 S6
do 0 deploy S4 S
do 0 return L3
exp legal 0 deploy L3 S
exp illegal 0 deploy L6 S
do 0 deploy L3 S
exp to 1 turn

S7b Redeploy's play may be destroyed, and its instant ability then never exists
b0 A: (L2) | L: - | S: -
b1 A: - | L: L6 L4 (A6) | S: S5
h0 S4 A1 | h1 S6
do 0 deploy S4 S
do 0 return L2
do 0 deploy L2 L
exp deck L2
exp to 1 turn

S7c a card played by Redeploy waits behind what was revealed before it
b0 A: (A6) | L: - | S: (S4)
b1 A: (A3) | L: - | S: -
h0 L2 L6 | h1 L5 S6
turn 1
do 1 deploy L5 L
exp to 1 flip
do 1 flip 1 L
do 0 flip 0 S
exp to 0 return
do 0 return A6
do 0 deploy L2 L
exp to 0 flip
do 0 flip 1 A
exp to 1 flip
do 1 flip 0 L
exp b0 A: - | L: (L2) | S: S4
exp to 0 turn

S9a the last card of all: the queue is emptied before the battle is counted
b0 A: A6 | L: - | S: S6
b1 A: A4 | L: L6 | S: S5
h0 - | h1 L2
first 1
turn 1
do 1 deploy L2 L
exp result -
exp to 1 flip
do 1 flip 0 S
exp str S=2:5
exp result control 1 6

S9b the last card draws another by Reinforce, which is played before the battle is counted
b0 A: A6 | L: - | S: S6
b1 A: A4 | L: L6 | S: S5
h0 - | h1 L1
deck S3
turn 1
do 1 deploy L1 L
exp to 1 reinforce
do 1 reinforce S
exp str S=6:7
exp result control 1 6

R26 a seat on turn with an empty hand is passed over
h0 - | h1 S6 S4
exp to 1 turn
do 1 deploy S6 S
exp to 1 turn

R29 a game ends when the points that the players have set are reached, and not before (rules 11)
with mode=standard target=6 before="0 5" so="ending target-reached"
with mode=standard target=7 before="0 6" so="actors chance"
with mode=standard target=7 before="1 0" so="ending target-reached"
with mode=long target=12 before="6 0" so="ending target-reached"
with mode=standard target=19 before="12 18" so="actors chance"
with mode=standard target=36 before="30 35" so="ending target-reached"
with mode=beginner target=1 before="0 0" so="ending target-reached"
with mode=beginner target=5 before="3 0" so="actors chance"
with mode=beginner target=5 before="4 4" so="ending target-reached"
with mode=standard target=0 before="6 0" so="ending target-reached"
with mode=standard target=0 before="5 0" so="actors chance"
with mode=long target=0 before="11 0" so="actors chance"
option mode {mode}
option target {target}
score {before}
b0 A: A6 | L: L6 | S: -
exp {so}
