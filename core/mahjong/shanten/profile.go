package shanten

// A profile has the fewest draws to make 0…4 sets, without and with a pair, from part of a
// hand. It is ten fields of five bits; the highest bit of each is 0.
//
//	bits  0…4    0 sets       25…29  0 sets and a pair
//	      5…9    1 set        30…34  1 set and a pair
//	      …                   …
//	     20…24   4 sets       45…49  4 sets and a pair
//
// A field is 15 less the draws, and 0 if it is impossible. So the greater of two fields is
// the better one, and a shift brings in the right value, 0.
type profile uint64

const (
	profileFields = 10
	fieldBits     = 5
	halfBits      = 5 * fieldBits                // the fields without a pair
	fieldOnes     = profile(1) << 50 / 31        // the lowest bit of every field
	fieldTops     = fieldOnes << (fieldBits - 1) // the highest, always 0 in a profile
	noPair        = profile(1)<<halfBits - 1
	noDraws       = 15
	nothing       = profile(noDraws) // no sets and no pair without a draw, the rest impossible
)

// fewest returns the better of two profiles in each field.
func fewest(x, y profile) profile {
	atLeast := ((x | fieldTops) - y) & fieldTops
	mask := atLeast - atLeast>>(fieldBits-1)
	return y ^ (x^y)&mask
}

// later returns x with 0…15 more draws in each field.
func (x profile) later(draws int) profile {
	x = (x | fieldTops) - fieldOnes*profile(draws)
	enough := x & fieldTops
	return x & (enough - enough>>(fieldBits-1))
}

// add returns x with some more sets and pairs. It drops fields of more than four sets or
// one pair.
func (x profile) add(sets, pairs uint8) profile {
	x = x & setsLeft[sets] << (fieldBits * sets)
	if pairs > 0 {
		x = x & noPair << halfBits
	}
	return x
}

// setsLeft[n] masks the fields to which n sets may be added.
var setsLeft = func() (m [5]profile) {
	for sets := range m {
		half := profile(1)<<(fieldBits*(5-sets)) - 1
		m[sets] = half | half<<halfBits
	}
	return m
}()

// draws returns the draws needed for a number of sets and pairs, 15 if they are
// impossible.
func (x profile) draws(sets, pairs int) int {
	return noDraws - int(x>>(fieldBits*(5*pairs+sets))&noDraws)
}

// plus returns the profile of the union of two parts of a hand.
func (x profile) plus(y profile) (sum profile) {
	for f := range profileFields {
		sum = fewest(sum, x.add(uint8(f%5), uint8(f/5)).later(y.draws(f%5, f/5)))
	}
	return sum
}
