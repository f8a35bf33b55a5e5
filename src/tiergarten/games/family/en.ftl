# Sentences that several games of the family share.

take = Take truck { $truck }
told-starter = { $seat } starts.
told-take = { $seat } takes truck { $truck }.
told-round = The round is over. { $seat } starts the next one.
told-over = The last round is over.
points-barn = In the barn: { $kinds }
show-truck = Truck { $truck }: { $cargo }
show-empty-box = –
show-zoo = { $points ->
    [one] Zoo of { $seat }, { $points } point
   *[other] Zoo of { $seat }, { $points } points
}
show-barn = Barn: { $tiles }
show-none = nothing
position-seat = “{ $field }” is seat { $seat }, but the seats are 0 to { $last }.
position-no-seat = “{ $field }” must be a seat from 0 to { $last } once the game has begun.
position-one-each = “{ $field }” has one entry for each of the { $players } players, not { $found }.
position-trucks = With { $players } players the trucks have these numbers of boxes: { $boxes }.
position-no-truck = { $seat } has taken truck { $truck }, which is not in this game.
position-is-out = { $seat } has a truck and is out of the round, so the phase { $phase } cannot be theirs.
position-trucks-not-back = In the phase { $phase } all trucks are back in the middle, and empty.
position-decided = In the phase { $phase } chance has yet to answer, but the answer is there already.
