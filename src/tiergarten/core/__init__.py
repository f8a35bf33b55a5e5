"""What every game shares: states and verbs, chance, tables, records, positions, batches."""
