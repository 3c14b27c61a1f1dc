// Nothing: the target is linked for what it does before the first test.
