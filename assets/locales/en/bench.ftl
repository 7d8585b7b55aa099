### How fast the engine is in this browser. Without markup.
bench-about = Random games by the rules, by their quick form, positions looked at from the start of a game, and boards put into exact tables: each in millions a second, measured in the worker. lab bench measures the same without a browser.
bench-rules = Moves, by the rules
bench-swift = Moves, quick form
bench-search = Positions
bench-tables = Boards
bench-measure = Measure
bench-running = Measuring …
