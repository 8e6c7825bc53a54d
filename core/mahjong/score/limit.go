package score

// A Limit is the name of what a hand is worth when han and fu alone do not
// say it, 満貫以上.
type Limit uint8

// The limits, and what is below them.
const (
	NoYaku         Limit = iota // 役なし: complete, but worth nothing
	NoLimit                     // by han and fu
	Mangan                      // 満貫: 5 han, or base points over 2,000
	Haneman                     // 跳満: 6 and 7
	Baiman                      // 倍満: 8 … 10
	Sanbaiman                   // 三倍満: 11 and 12
	CountedYakuman              // 数え役満: 13 and more
	Yakuman                     // 役満
)

// manganHan is the least that is a mangan whatever the fu.
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

// String returns the key of l by which front ends know it, "mangan", or "-"
// if l is none.
func (l Limit) String() string {
	if int(l) >= len(limitFacts) {
		return "-"
	}
	return limitFacts[l].key
}

// limit names the worth of so many han and fu, or of so many yakuman.
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

// belowMangan is the most base points that are no mangan: 4 han 30 fu and
// 3 han 60 fu have 1,920, and the next are 2,000, of which all rules say mangan.
func (r *Rules) belowMangan() int32 {
	if r.Kiriage {
		return 1919
	}
	return 1999
}

// basePoints returns the base points, 基本点, of so many han and fu, or yakuman.
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
