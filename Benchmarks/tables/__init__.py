"""The tables of BENCHMARKS.md, one a module: `main()` measures it and prints it in Markdown."""
