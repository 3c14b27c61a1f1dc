"""What the checks and benchmarks share: the command, databases, processes that are killed, Pythons with packages."""
