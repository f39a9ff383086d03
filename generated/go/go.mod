module parlance

go 1.18
