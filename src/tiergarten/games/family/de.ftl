# Sätze, die mehrere Spiele der Familie teilen.
