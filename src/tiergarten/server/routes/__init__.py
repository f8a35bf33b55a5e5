"""The paths of the server, one module a subject."""
