package calculation

// placeOf is the number of cards of a foundation up to and including a rank:
// every rank comes once on each foundation.
var placeOf [Foundations][Ranks + 1]uint8

func init() {
	for d := range Foundations {
		for n := range uint8(Ranks) {
			placeOf[d][(d+1)*(int(n)+1)%Ranks] = n + 1
		}
		placeOf[d][king] = Ranks
		placeOf[d][0] = 0
	}
}

// stepsTo returns how many cards foundation d, of n cards, takes before rank
// r: 0 if r is next, negative if r lies on it.
func stepsTo(d int, n uint8, r Rank) int { return int(placeOf[d][r]) - int(n) - 1 }
