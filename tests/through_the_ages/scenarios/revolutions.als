# Governments and orders of action cards: rules 9.3, 9.4, 11, sentence by sentence.

9.3 an extra action does not make up for a spent one: Hammurabi's action is outside the total (9.3.3, A-8)
c0 leader hammurabi, hand monarchy, science 2, ca 3
do 0 convert
exp refused actions-spent 0 revolt monarchy

9.3.4 Breakthrough may be the only action spent before a revolution
c0 hand monarchy theocracy iron breakthrough-i, science 20
do 0 play breakthrough-i
do 0 revolt monarchy
exp c0 ca 0, science 20

9.3.4b Breakthrough not beside another action spent
c0 hand monarchy theocracy iron breakthrough-i, science 20, ca 3
do 0 play breakthrough-i
exp refused actions-spent 0 revolt monarchy

9.3.4c Breakthrough not beside another action spent, even if Hammurabi paid for the card
c0 hand monarchy theocracy iron breakthrough-i, science 20, ca 3, leader hammurabi
do 0 convert
do 0 play breakthrough-i
exp refused actions-spent 0 revolt monarchy
do 0 develop iron
exp c0 ca 3, extra-ca 0

9.3.5 Patriotism does not make up for a spent action: all military actions of the total must be unspent
age ii
c0 leader maximilien-robespierre, hand monarchy patriotism-a, science 2, ma 2
do 0 play patriotism-a
exp refused actions-spent 0 revolt monarchy

9.4 Robespierre: Breakthrough for nothing is for a revolution (D13)
age ii
c0 hand monarchy theocracy iron breakthrough-i, science 20, ca 0, leader maximilien-robespierre
do 0 play breakthrough-i
exp refused no-action 0 develop iron
do 0 revolt monarchy
exp c0 ma 0, culture 3

9.4b Robespierre: Breakthrough for nothing cannot order anything else (D13)
age ii
c0 hand iron breakthrough-i, science 20, ca 0, leader maximilien-robespierre
exp refused cannot-follow 0 play breakthrough-i

9.4c Robespierre: no other card for nothing (D13)
age ii
c0 hand stockpile monarchy, science 20, ca 0, leader maximilien-robespierre
exp refused no-action 0 play stockpile

9.3b military actions are not touched: those a new government brings are there at once; its civil ones are spent (9.3.3)
c0 hand monarchy, science 2, ma 1
do 0 revolt monarchy
exp c0 ca 0, ma 2, ma-total 3

9.3c Leonardo at a revolution: it counts as developing a technology (9.3.3)
c0 leader leonardo-da-vinci, hand monarchy, science 2
do 0 revolt monarchy
exp c0 resources 1

6.8 a revolution by an event: 1 science less
phase politics
events development-of-civilization
c0 hand monarchy, science 1, military foray
do 0 prepare foray
do draw development-of-civilization
do 0 revolt monarchy
exp c0 science 0

6.8b a revolution by an event: all civil actions unspent
phase politics
events development-of-civilization
c0 hand monarchy, science 1, ca 3, military foray
do 0 prepare foray
do draw development-of-civilization
exp refused actions-spent 0 revolt monarchy

6.8c a revolution by an event off turn: the actions of the next turn are spent
phase politics
events development-of-civilization
c0 military foray | c1 hand monarchy, science 1
do 0 prepare foray
do draw development-of-civilization
do 1 revolt monarchy
do 0 done
go
exp c1 ca 0, ca-total 5 | turn 1

6.8d population by an event: 1 food less, no action is spent
phase politics
events development-of-civilization
c0 food 1, yellow 17, military foray
do 0 prepare foray
do draw development-of-civilization
do 0 population
exp c0 unused 2, food 0, ca 4

6.8e building by an event: 1 resource less; the urban limit holds
phase politics
events development-of-civilization
c0 workers philosophy 2, resources 9, military foray
do 0 prepare foray
do draw development-of-civilization
exp refused urban-limit 0 build philosophy
do 0 build religion
exp c0 resources 7

11.2 Reserves are all food or all resources
c0 hand reserves-i
do 0 play reserves-i
exp refused wrong-target 0 split 1

11.2b Development of Markets: all food or all resources
phase politics
events development-of-markets
c0 military foray
do 0 prepare foray
do draw development-of-markets
exp refused not-asked 0 split 1

8.4 a reduction gives nothing back: Urban Growth III takes 4 off a Religion of 3 (8.4.3)
age iii
c0 hand urban-growth-iii, workers -, techs drama
do 0 play urban-growth-iii
do 0 build religion
exp c0 resources 0, credit-resource 0

8.4b a reduction gives nothing back: Engineering Genius takes 3 off a stage of 1 (8.4.3)
c0 hand engineering-genius-i, unfinished pyramids 2
do 0 play engineering-genius-i
exp c0 resources 0, credit-resource 0

11.5 Patriotism's action is spent first
c0 hand patriotism-a, resources 2
do 0 play patriotism-a
do 0 build warriors
exp c0 ma 2, extra-ma 0

11.5b Patriotism serves this action phase only: gone when the next politics phase begins (5.2, 13.5)
option resignation off
c0 hand patriotism-a
do 0 play patriotism-a
do 0 done
go
do 1 done
go
exp c0 extra-ma 0, unit-resources 0
