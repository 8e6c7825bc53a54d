package calculation

// Tables by foundation and its number of cards, or a rank: a foundation takes
// every rank once.
var (
	// placeOf is the number of cards up to and including a rank.
	placeOf [Foundations][Ranks + 1]uint8
	// rankAt is RankAt, and needAt its bit in State.need.
	rankAt [Foundations][Ranks + 1]Rank
	needAt [Foundations][Ranks + 1]uint64
)

// RankAt returns the rank that a foundation takes when it has n cards, 0 for
// all 13 of them.
func RankAt(foundation, n int) Rank {
	if n >= Ranks {
		return 0
	}
	if r := (foundation + 1) * (n + 1) % Ranks; r != 0 {
		return Rank(r)
	}
	return king
}

// prepare fills the tables in for the first state. As values of an init
// function TinyGo would work them out when it compiles.
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
