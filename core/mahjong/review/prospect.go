package review

// prospects has, by shanten number, the mean points that a seat won in the rest of the
// round when its turn found it at that number. They come from 700 hanchan of baseline
// against itself:
//
//	go run ./bench/train/mahjong -prospects -games 700 -seed 1
var prospects = [...]float64{2778, 1476, 926, 790, 707, 546, 336}

// prospect returns the mean points that a hand with this shanten number wins.
func prospect(shanten int) float64 { return prospects[min(max(shanten, 0), len(prospects)-1)] }
