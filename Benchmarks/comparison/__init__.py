"""What the tables share: the commands that are compared, the files that they read, and how they are measured."""
