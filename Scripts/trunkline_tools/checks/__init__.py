"""The checks, one a module: `main()` reads the arguments behind the name of the check."""
