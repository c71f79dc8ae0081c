# Strength, tactics, armies: rows T60–T66 of the rule sheet.

T60 an outdated army: of two Napoleonic Armies those with warriors count 4, with swordsmen 7
with infantry="warriors 2" units=12 armies=20                # 4 + 4
with infantry="warriors 1 swordsmen 1" units=13 armies=24    # 4 + 7
c0 workers {infantry} knights 2 cannon 2, military napoleonic-army
exp c0 strength {units}
do 0 adopt napoleonic-army
exp c0 strength {armies}

T60b an outdated army: a tactic in play counts likewise
with infantry="warriors 2" armies=20
with infantry="warriors 1 swordsmen 1" armies=24
c0 workers {infantry} knights 2 cannon 2, tactic napoleonic-army
exp c0 strength {armies}

T62 an air force alone counts 5
c0 workers air-forces 1
exp c0 strength 5

T62b an air force without an army adds nothing to it
c0 workers warriors 1 air-forces 1, military legion
exp c0 strength 6
do 0 adopt legion
exp c0 strength 6

15.6 an air force doubles one army of two
c0 workers warriors 6 air-forces 1, military legion
exp c0 strength 11
do 0 adopt legion
exp c0 strength 17                       # 11 + 2 + 2, and 2 of the air force

15.6b two air forces double both armies, the better and the outdated one
c0 workers warriors 1 swordsmen 1 knights 2 cannon 2 air-forces 2, military napoleonic-army
exp c0 strength 23
do 0 adopt napoleonic-army
exp c0 strength 45                       # 23 + 2 × 7 + 2 × 4

15.4 every tactic is worth what is printed (15.5)
with tactic=fighting-band units="warriors 2" alone=2 army=3
with tactic=medieval-army units="warriors 1 knights 1" alone=3 army=5
with tactic=phalanx units="warriors 2 knights 1" alone=4 army=7
with tactic=heavy-cavalry units="knights 3" alone=6 army=10
with tactic=mobile-artillery units="knights 1 cannon 1" alone=5 army=10
with tactic=fortifications units="cannon 2" alone=6 army=11
with tactic=conquistadors units="swordsmen 1 knights 2" alone=6 army=11
with tactic=conquistadors units="warriors 1 cavalrymen 2" alone=7 army=10
with tactic=defensive-army units="riflemen 2 cannon 1" alone=9 army=15
with tactic=classic-army units="swordsmen 2 knights 2" alone=8 army=16
with tactic=entrenchments units="modern-infantry 2 tanks 3 rockets 2" alone=35 army=44
with tactic=mechanized-army units="modern-infantry 2 tanks 3 rockets 2" alone=35 army=45
with tactic=shock-troops units="modern-infantry 2 tanks 3 rockets 2" alone=35 army=46
with tactic=modern-army units="modern-infantry 2 tanks 3 rockets 2" alone=35 army=48
with tactic=modern-army units="swordsmen 2 tanks 1 rockets 1" alone=14 army=21
c0 workers {units}, military {tactic}
exp c0 strength {alone}
do 0 adopt {tactic}
exp c0 strength {army}

T63 one change of tactics in a turn
common fighting-band
c0 military legion, tactic phalanx
do 0 adopt legion
exp refused tactic-changed 0 copy fighting-band

T63b copying a common tactic costs 2 military actions
common phalanx
c0 tactic legion
do 0 copy phalanx
exp c0 ma 0

T63c copying a tactic must be paid; nobody copies the tactic he has
common phalanx
c0 tactic legion, ma 1
exp refused no-military-action 0 copy phalanx
exp refused own-tactic 0 copy legion

T64 an exclusive tactic cannot be copied
c1 tactic legion, exclusive 1
exp refused not-common 0 copy legion

T66 Napoleon Bonaparte adds 2 for each kind of unit: infantry, cavalry, air; and 2 military actions
c0 workers warriors 2 knights 1 air-forces 1, leader napoleon-bonaparte
c1 workers warriors 2 knights 1 air-forces 1
exp c0 strength 15, ma-total 4 | c1 strength 9

alexander Alexander the Great: each unit counts 1 more
c0 leader alexander-the-great, workers warriors 2
exp c0 strength 4

joan Joan of Arc: each happy face of temples and government counts 1; and a military action
c0 leader joan-of-arc, workers religion 2, government theocracy
exp c0 strength 4, ma-total 4            # Theocracy 1, faces 2 + 1

caesar Julius Caesar counts 1 beside a unit of warriors
c0 leader julius-caesar
exp c0 strength 2

15.7 the best riders of Genghis Khan: whoever of the infantry rides makes the best army
with leader=- strength=7
with leader=genghis-khan strength=12     # 7 + 5
c0 workers warriors 1 swordsmen 2 knights 1, tactic conquistadors, leader {leader}
exp c0 strength {strength}

15.1 upgrading a unit takes a military action
c0 techs swordsmen, resources 1
do 0 upgrade warriors swordsmen
exp c0 ma 1, resources 0, strength 2

D14 strength has no upper limit
c0 workers modern-infantry 13
exp c0 strength 65
