# Heavenly Shrines and random quick actions: sections 10.3, 10.4

W14 two brown figures are 3 points, a black and a white one 2; they replace step 4
option heavenly-shrines on
phase epoch-end | armies kitami=1 dewa=1 shinano=0:1 musashi=0:1
shrines kitami=brown dewa=brown iwashiro=brown shinano=black musashi=white izumo=black
exp earned shrines=3:2

W14b three brown, two black and a white one: 5 + 3 + 1
option heavenly-shrines on
phase epoch-end | armies kitami=1 dewa=1 iwashiro=1 shinano=1 musashi=1 izumo=1
shrines kitami=brown dewa=brown iwashiro=brown shinano=black musashi=white izumo=black
exp earned shrines=9

10.3a 1, 3, 5 by colour; ties control nothing (10.3)
option heavenly-shrines on
with armies="kitami=1 dewa=1 iwashiro=1" shrines="kitami=brown dewa=brown iwashiro=brown" points=5
with armies="kitami=1 dewa=1 iwashiro=1" shrines="kitami=brown dewa=brown iwashiro=black" points=4
with armies="kitami=1 dewa=1 iwashiro=1" shrines="kitami=brown dewa=black iwashiro=white" points=3
with armies="kitami=1 dewa=1" shrines="kitami=white dewa=white" points=3
with armies="kitami=1" shrines=kitami=black points=1
with armies="" shrines=- points=0
phase epoch-end | armies izumo=1:1 {armies} | shrines {shrines}
exp earned shrines={points}

10.3b without the variant a point each (8.4)
with armies="kitami=1 dewa=1 iwashiro=1" points=3
with armies="kitami=1 dewa=1" points=2
with armies="kitami=1" points=1
with armies="" points=0
phase epoch-end | armies izumo=1:1 {armies}
exp earned shrines={points}

10.4b random quick actions replace what is printed, in both rounds (10.4)
option random-quick-actions on
with round=1
with round=2
round {round} | armies aki=1 | quick grey-1=move-1       # grey has no printed move
do 0 order harvest grey-1
exp offered-quick move-1 | legal 0 move aki iyo | refused not-asked 0 recruit aki
