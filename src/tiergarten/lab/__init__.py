"""Studies of the games: how fast they run, and how well bots play them."""
