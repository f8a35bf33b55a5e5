"""Where tables are kept: SQLite in a file, or Postgres. Its unique key (table, version) orders everything."""
