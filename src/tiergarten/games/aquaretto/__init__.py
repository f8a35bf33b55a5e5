"""Aquaretto, 2 to 5 players: build basins in a water zoo, hire coworkers, mind the depot."""
