package calculation

// allSeries is the number of series. Series 0…3 rise by one, two, three and four.
// Series 4…7, those of games by one, all rise by one.
const allSeries = 2 * Foundations

// Tables by series and its number of cards, or by series and rank: a foundation
// takes every rank once.
var (
	// placeOf is a foundation's number of cards with a rank on top.
	placeOf [allSeries][Ranks + 1]uint8
	// rankAt is RankAt, and needAt the bit of that rank and foundation in
	// State.need.
	rankAt [allSeries][Ranks + 1]Rank
	needAt [allSeries][Ranks + 1]uint64
)

// RankAt returns the rank that a foundation of a series (State.Series) takes when
// it has n cards, 0 when it has all 13. Except in games by one, the series is the
// number of the foundation.
func RankAt(series, n int) Rank {
	if n >= Ranks {
		return 0
	}
	rise := series + 1
	if series >= Foundations {
		rise = 1
	}
	if r := rise * (n + 1) % Ranks; r != 0 {
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
	for d := range allSeries {
		for n := range Ranks {
			r := RankAt(d, n)
			placeOf[d][r] = uint8(n) + 1
			rankAt[d][n] = r
			needAt[d][n] = 1 << (4*int(r) + d%Foundations)
		}
	}
}
