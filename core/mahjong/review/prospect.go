package review

// prospects is what was won in a round, as a mean, by those who at a turn of theirs
// were so far from complete, in 700 hanchan of the reference player against itself:
//
//	go run ./bench/train/mahjong -prospects -games 700 -seed 1
var prospects = [...]float64{2778, 1476, 926, 790, 707, 546, 336}

// prospect returns what a hand so far from complete wins, as a mean.
func prospect(shanten int) float64 { return prospects[min(max(shanten, 0), len(prospects)-1)] }
