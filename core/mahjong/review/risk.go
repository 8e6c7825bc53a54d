package review

// What was measured in 700 hanchan of the reference player against itself, by
//
//	go run ./core/mahjong/review/measure -games 700 -seed 1
//
// in which a danger of 7 or of 9 to 11 does not occur. About 96,000 tiles were
// thrown to players in riichi, two thirds of them of no danger; 1,478 were won with.
var (
	// risks is how often a tile of each danger was won with by one in riichi.
	risks = [13]float64{2: .0091, 3: .0169, 4: .0360, 5: .0551, 6: .0503, 7: .0503, 8: .0924, 9: .0924, 10: .0924, 11: .0924, 12: .1144}
	// prospects is what was won in a round, as a mean, by those who at a turn of
	// theirs were so far from complete.
	prospects = [...]float64{2778, 1476, 926, 790, 707, 546, 336}
)

// riskPoints is what such a tile cost, honba and sticks included.
const riskPoints = 6807

// Risk returns the chance that a tile of a danger of package player, 0…12, is
// won with by the one in riichi whom the danger is of.
func Risk(danger int32) float64 { return risks[min(max(danger, 0), 12)] }

// prospect returns what a hand so far from complete wins, as a mean.
func prospect(shanten int) float64 { return prospects[min(max(shanten, 0), len(prospects)-1)] }
