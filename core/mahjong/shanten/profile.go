package shanten

// A profile says how many tiles must be drawn to make 0…4 sets, without and
// with a pair, from some of the tiles held. Field 5p+m, five bits each, is 15
// less the draws for m sets and p pairs; 0 means that it cannot be done. So
// the better of two is the larger, and zero bits shifted in are right.
type profile uint64

const (
	profileFields = 10
	fieldBits     = 5
	halfBits      = 5 * fieldBits                // the fields without a pair
	fieldOnes     = profile(1) << 50 / 31        // the lowest bit of every field
	fieldTops     = fieldOnes << (fieldBits - 1) // the highest, always 0 in a profile
	noPair        = profile(1)<<halfBits - 1
	noDraws       = 15
	nothing       = profile(noDraws) // no sets and no pair, for no draws
)

// fewest returns the profile of the better way, field by field.
func fewest(x, y profile) profile {
	atLeast := ((x | fieldTops) - y) & fieldTops
	mask := atLeast - atLeast>>(fieldBits-1)
	return y ^ (x^y)&mask
}

// later returns x after 0…15 draws more.
func (x profile) later(draws int) profile {
	x = (x | fieldTops) - fieldOnes*profile(draws)
	enough := x & fieldTops
	return x & (enough - enough>>(fieldBits-1))
}

// add returns x after some sets and pairs more; what would be more than four
// sets or one pair is dropped.
func (x profile) add(sets, pairs uint8) profile {
	x = x & setsLeft[sets] << (fieldBits * sets)
	if pairs > 0 {
		x = x & noPair << halfBits
	}
	return x
}

// setsLeft are the masks of the fields to which so many sets may be added.
var setsLeft = func() (m [5]profile) {
	for sets := range m {
		half := profile(1)<<(fieldBits*(5-sets)) - 1
		m[sets] = half | half<<halfBits
	}
	return m
}()

// draws returns the draws for so many sets and pairs, 15 if it cannot be done.
func (x profile) draws(sets, pairs int) int {
	return noDraws - int(x>>(fieldBits*(5*pairs+sets))&noDraws)
}

// plus returns the profile of two parts of a hand together.
func (x profile) plus(y profile) (sum profile) {
	for f := range profileFields {
		sum = fewest(sum, x.add(uint8(f%5), uint8(f/5)).later(y.draws(f%5, f/5)))
	}
	return sum
}
