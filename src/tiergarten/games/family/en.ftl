# Sentences that several games of the family share.

take = Take truck { $truck }
told-starter = { $seat } starts.
told-take = { $seat } takes truck { $truck }.
told-round = The round is over. { $seat } starts the next one.
told-over = The last round is over.
show-truck = Truck { $truck }: { $cargo }
show-empty-box = –
show-none = nothing
position-seat = “{ $field }” is seat { $seat }, but the seats are 0 to { $last }.
position-no-seat = “{ $field }” must be a seat from 0 to { $last } once the game has begun.
position-one-each = “{ $field }” has one entry for each of the { $players } players, not { $found }.
