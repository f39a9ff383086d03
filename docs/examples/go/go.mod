module starters

go 1.18

require parlance v0.0.0

replace parlance => ./parlance
