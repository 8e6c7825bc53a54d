package calculation

// Tables by foundation, its number of cards and, where there is a third index,
// a rank: a foundation takes every rank once.
var (
	// placeOf is the number of cards up to and including a rank.
	placeOf [Foundations][Ranks + 1]uint8
	// rankAt is the rank that comes next, 0 when the foundation is complete,
	// and needAt its bit in State.need.
	rankAt [Foundations][Ranks + 1]Rank
	needAt [Foundations][Ranks + 1]uint64
	// stepsAt is how many cards the foundation takes before the rank, never
	// where it has it, and beforeAt the set of their ranks.
	stepsAt  [Foundations][Ranks + 1][Ranks + 1]uint8
	beforeAt [Foundations][Ranks + 1][Ranks + 1]uint32
	// urgentAt is the set of the next three ranks.
	urgentAt [Foundations][Ranks + 1]uint32
	// soonestAt is the least of stepsAt over foundations 0 and 1, and over 2
	// and 3, by the numbers of their cards, 4 bits a rank.
	soonestAt [2][Ranks + 1][Ranks + 1]uint64
)

// never is more steps than there are.
const never = Ranks

// prepare fills the tables in for the first state. As values of an init
// function TinyGo would work them out when it compiles, 4 KB compressed.
func prepare() {
	if rankAt[0][0] != 0 {
		return
	}
	for d := range Foundations {
		for n := range Ranks {
			r := (d + 1) * (n + 1) % Ranks
			if r == 0 {
				r = Ranks
			}
			placeOf[d][r] = uint8(n) + 1
			rankAt[d][n] = Rank(r)
			needAt[d][n] = 1 << (4*r + d)
		}
		for n := range Ranks + 1 {
			fillSteps(d, n)
		}
	}
	for half := range soonestAt {
		for n := range Ranks + 1 {
			for m := range Ranks + 1 {
				for r := range Ranks + 1 {
					soonestAt[half][n][m] |= uint64(min(stepsAt[2*half][n][r], stepsAt[2*half+1][m][r])) << (4 * r)
				}
			}
		}
	}
}

func fillSteps(d, n int) {
	for r := range Ranks + 1 {
		stepsAt[d][n][r] = never
	}
	set := uint32(0)
	for i := n; i < Ranks; i++ {
		r := rankAt[d][i]
		stepsAt[d][n][r] = uint8(i - n)
		beforeAt[d][n][r] = set
		set |= 1 << r
		if i < n+3 {
			urgentAt[d][n] = set
		}
	}
}
