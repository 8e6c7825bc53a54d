package calculation

// Tables by foundation and its number of cards, or by foundation and rank: a
// foundation takes every rank once.
var (
	// placeOf is a foundation's number of cards with a rank on top.
	placeOf [Foundations][Ranks + 1]uint8
	// rankAt is RankAt, and needAt the bit of that rank and foundation in
	// State.need.
	rankAt [Foundations][Ranks + 1]Rank
	needAt [Foundations][Ranks + 1]uint64
)

// RankAt returns the rank that a foundation takes when it has n cards, 0 when it
// has all 13.
func RankAt(foundation, n int) Rank {
	if n >= Ranks {
		return 0
	}
	if r := (foundation + 1) * (n + 1) % Ranks; r != 0 {
		return Rank(r)
	}
	return king
}

// prepare fills the tables for the first state. If an init function did, TinyGo
// would compute the values when it compiles and store them.
func prepare() {
	if rankAt[0][0] != 0 {
		return
	}
	for d := range Foundations {
		for n := range Ranks {
			r := RankAt(d, n)
			placeOf[d][r] = uint8(n) + 1
			rankAt[d][n] = r
			needAt[d][n] = 1 << (4*int(r) + d)
		}
	}
}
