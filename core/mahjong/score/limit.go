package score

// A Limit is the limit of a hand, 満貫以上. Its worth does not depend on fu.
type Limit uint8

// The limits, after two values for hands below them.
const (
	NoYaku         Limit = iota // 役なし: complete, but worth nothing
	NoLimit                     // below mangan: worth by han and fu
	Mangan                      // 満貫: 5 han, or base points over 2,000
	Haneman                     // 跳満: 6 and 7
	Baiman                      // 倍満: 8 … 10
	Sanbaiman                   // 三倍満: 11 and 12
	CountedYakuman              // 数え役満: 13 and more
	Yakuman                     // 役満
)

// manganHan is the least number of han that is a mangan with any fu.
const manganHan = 5

var limitFacts = [...]struct {
	key  string
	base int32
}{
	NoYaku:         {"no-yaku", 0},
	NoLimit:        {"none", 0},
	Mangan:         {"mangan", 2000},
	Haneman:        {"haneman", 3000},
	Baiman:         {"baiman", 4000},
	Sanbaiman:      {"sanbaiman", 6000},
	CountedYakuman: {"counted-yakuman", 8000},
	Yakuman:        {"yakuman", 8000},
}

// String returns the key of l for front ends, such as "mangan", or "-" if l is invalid.
func (l Limit) String() string {
	if int(l) >= len(limitFacts) {
		return "-"
	}
	return limitFacts[l].key
}

// limit returns the limit of a hand of some han and fu, or of some yakuman.
func (r *Rules) limit(han, fu, yakuman int32) Limit {
	switch {
	case yakuman > 0:
		return Yakuman
	case han >= 13 && r.CountedYakuman:
		return CountedYakuman
	case han >= 11:
		return Sanbaiman
	case han >= 8:
		return Baiman
	case han >= 6:
		return Haneman
	case han >= manganHan || fu<<(2+han) > r.belowMangan():
		return Mangan
	case han > 0:
		return NoLimit
	}
	return NoYaku
}

// belowMangan returns the most base points below mangan. 4 han 30 fu and 3 han 60 fu have
// 1,920, a mangan with Kiriage; the next value is 2,000, a mangan by all rules.
func (r *Rules) belowMangan() int32 {
	if r.Kiriage {
		return 1919
	}
	return 1999
}

// basePoints returns the base points, 基本点, of a hand of some han and fu, or of
// some yakuman.
func (r *Rules) basePoints(han, fu, yakuman int32) int32 {
	switch l := r.limit(han, fu, yakuman); l {
	case NoLimit:
		return fu << (2 + han)
	case Yakuman:
		return limitFacts[l].base * yakuman
	default:
		return limitFacts[l].base
	}
}
