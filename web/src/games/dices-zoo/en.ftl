# Dice's Zoo at the browser table, beside the sentences of its rules.

## Who must do what

task-find-starter = The game is being prepared.
task-find-starter-own = The game is being prepared.
task-deal-dice = Everybody draws and rolls their dice.
task-deal-dice-own = Everybody draws and rolls their dice.
task-roll-dice = { $roller } rolls dice.
task-roll-dice-own = { $roller } rolls dice.
task-draw-die = { $roller } draws a die.
task-draw-die-own = { $roller } draws a die.
task-place = { $seat } places dice or re-rolls some.
task-place-own = Place dice that show the same animal, or re-roll some.
task-replace = { $seat } places dice or re-rolls some.
task-replace-own = { $number ->
    [one] Place more than { $number } { $animal }, or exactly { $number } of a bigger animal; or re-roll dice.
   *[other] Place more than { $number } { $animal-plural }, or exactly { $number } of a bigger animal; or re-roll dice.
}
task-reroll = { $seat } places dice or re-rolls some.
task-reroll-own = None of your animals can be placed now: choose dice to re-roll.
task-use-ability-bear = { $seat } chooses a die for the bear to re-roll.
task-use-ability-bear-own = The bear: choose a die to be re-rolled, yours or another player's.
task-use-ability-wild-boar = { $seat } chooses a die to swap.
task-use-ability-wild-boar-own = The wild boar: choose one of your dice to swap.
task-use-ability-fox = { $seat } chooses a die for the fox to take.
task-use-ability-fox-own = The fox: choose a die of another player to be taken away.
task-use-ability-squirrel = { $seat } chooses who draws a die.
task-use-ability-squirrel-own = The squirrel: choose who has to draw a die.
task-use-ability-earthworm = { $seat } chooses a die to give away.
task-use-ability-earthworm-own = The earthworm: choose one of your dice to give away.
task-finish-ability-wild-boar = { $seat } chooses a die to swap.
task-finish-ability-wild-boar-own = The wild boar: choose the other player's die that you want for it.
task-finish-ability-earthworm = { $seat } chooses who is given the die.
task-finish-ability-earthworm-own = The earthworm: choose who is given the die.
task-game-over = The game is over.
task-game-over-own = The game is over.
task-cut-off = The game was cut off.
task-cut-off-own = The game was cut off.

## Areas

middle = The middle
centre = The centre
centre-empty = The centre is empty: any animal will do.
cup = The cup
bag-of = { $number ->
    [one] Bag: { $number } die
   *[other] Bag: { $number } dice
}
box-of = { $number ->
    [one] Box of used dice: { $number } die
   *[other] Box of used dice: { $number } dice
}
round = Round { $round }
uses = ability { $uses } times
dice-of = Dice of { $name }
own-dice = Your dice
count = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
minus = Minus points of these dice:
total = + { $total } of { $limit }
total-short = + { $total }
no-dice = No dice left!
ladder = From the biggest animal to the smallest: what each does, and what it costs at the end

ability-elephant = no ability
ability-bear = re-roll any die
ability-wild-boar = swap two dice
ability-fox = take a die away
ability-squirrel = let somebody draw one
ability-earthworm = give one away
ability-x2 = ability once more
ability-trap = never placed

## Choosing dice

choose-die = Choose: { $die }
choose-most = { $number ->
    [one] Choose { $number } { $animal } to place
   *[other] Choose { $number } { $animal-plural } to place
}
choose-short = Choose { $number }
choose-all = Choose all dice
choose-none = Clear
place-none = Place
place-chosen = Place { $number ->
    [one] { $number } { $animal }
   *[other] { $number } { $animal-plural }
}{ $doubles ->
    [0] {""}
   *[other] {" "}with { $doubles } X2
}
roll-chosen = Re-roll { $number }
keys-groups = 1 to 8: choose the dice of that group for placing
keys-choosing = A: choose all dice; C: choose none; P: place; D: re-roll
chance-follows = Once it is rolled, a die stays as it fell: this cannot be taken back.

## Why not?

why-trap = A trap is never placed; it can only be re-rolled.
why-mixed = All animals that you place have to be the same.
why-no-animal = X2 is placed together with animals only.
why-not-enough = { $animal } dice of yours cannot be placed: it takes more of the animal in the centre, or just as many of a bigger one.
why-too-few = { $least ->
    [one] It takes at least { $least } { $animal }.
   *[other] It takes at least { $least } { $animal-plural }.
}
why-too-many = { $most ->
    [one] Only { $most } { $animal } can be placed here: a bigger animal comes in the same number.
   *[other] Only { $most } { $animal-plural } can be placed here: a bigger animal comes in the same number.
}
why-centre = Choose dice of one animal in front of you first.
why-centre-nothing = None of your animals can be placed now: choose dice to re-roll.
why-cup = Choose the dice that you want to re-roll first.
why-ability-first = Use the ability of the animals that you have placed first.

## The table, read out

read-centre = In the centre: { $dice }.
read-nothing = nothing
read-hand = { $number ->
    [one] { $seat }, { $number } die: { $dice }.
   *[other] { $seat }, { $number } dice: { $dice }.
}
