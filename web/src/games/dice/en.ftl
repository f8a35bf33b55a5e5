# Zooloretto: The Dice Game at the browser table, beside the sentences of its rules.

## Who must do what

task-find-starter = The game is being prepared.
task-find-starter-own = The game is being prepared.
task-roll-first-die = { $seat } rolls two dice.
task-roll-first-die-own = You roll two dice.
task-roll-second-die = { $seat } rolls two dice.
task-roll-second-die-own = You roll two dice.
task-roll-or-take = { $seat } rolls two dice or takes a truck.
task-roll-or-take-own = Roll two dice, or take a truck.
task-roll = { $seat } rolls two dice.
task-roll-own = Roll two dice: no truck carries any yet.
task-take = { $seat } takes a truck.
task-take-own = Take a truck: the supply is used up.
task-load-dice = { $seat } puts both dice on trucks.
task-load-dice-own = Put both dice on trucks, one after the other.
task-game-over = The game is over.
task-game-over-own = The game is over.
task-cut-off = The game was cut off.
task-cut-off-own = The game was cut off.

## Areas

middle = The middle
supply = The supply of dice
supply-of = { $dice ->
    [one] Supply: { $dice } die
   *[other] Supply: { $dice } dice
}
hand = The dice just rolled
truck = Truck { $truck }
offer = Points that this truck would bring you now:
own-sheet = Your zoo
sheet-of = Score sheet of { $name }
parking = Out of this round with the dice of truck { $truck }
sum = Points so far
row = { $die-enclosure }: { $animals } of { $spaces }. { $bonus }
row-barn = One is in the barn and costs 2 points.
row-office = { $groups ->
    [one] Ticket office: { $coins } of { $spaces } coins, { $groups } complete group.
   *[other] Ticket office: { $coins } of { $spaces } coins, { $groups } complete groups.
}
bonus-open = Bonus of { $bonus } for whoever fills it first.
bonus-own = First to fill it: bonus of { $bonus }.
bonus-gone = { $name } was the first to fill it.

## Loading

choose-die = Put down first: { $die }
put-die = Put { $die-the } on truck { $truck }
unload = Take the die back
chance-follows = Once they are rolled, the dice stay as they fell: this cannot be taken back.

## Why not?

why-supply-hand = Put the dice that you have rolled on trucks first.
why-supply-empty = The supply is used up, so nobody can roll: take a truck.
why-truck-full = Truck { $truck } has no free box for this die.
why-truck-empty = Truck { $truck } is empty; you can only take a truck that carries a die.

## The table, read out

read-hand = Just rolled: { $dice }.
read-truck = Truck { $truck }: { $dice }.
read-zoo = Sheet of { $seat }.
read-enclosure = { $die-enclosure }: { $animals } of { $spaces }.
read-barn = Barn: { $dice }.
read-office = { $groups ->
    [one] Ticket office: { $coins } of { $spaces } coins, { $groups } complete group.
   *[other] Ticket office: { $coins } of { $spaces } coins, { $groups } complete groups.
}
