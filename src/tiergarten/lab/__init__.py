"""Studies of the games: how fast they run."""
