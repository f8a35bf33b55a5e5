"""O Zoo le Mio, 2 to 4 players: sealed bids for tiles, paths that close, visitors that move to the best enclosures."""
