"""How fast and how strong the arranger is: `python -m tests.bench.arranger`. Bars: issue 3, section 2."""
