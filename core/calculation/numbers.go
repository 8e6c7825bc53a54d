package calculation

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// ShuffleAs fixes the order of a new game's stock as another program deals that
// number. "ms617" is a deal of Microsoft FreeCell, "#617" one of PySolFC, which
// uses Microsoft's rule below 32,000.
//
// The first card dealt is drawn first. The cards that begin on the foundations
// are those dealt last of their rank, as in PySolFC's Calculation. The error is a
// *fault.Fault.
//
// Microsoft's rule is J. Horne's
// (http://www.solitairelaboratory.com/mshuffle.txt), from 2³¹ on with FreeCell
// Pro's bit; PySolFC's is in its pysolrandom.py and games/calculation.py
// (https://github.com/shlomif/PySolFC).
func (s *State) ShuffleAs(number string) error {
	key, microsoft, ok := readNumber(number)
	if !ok {
		return badNumber(number)
	}
	var deck [Cards]Rank // the last is dealt first
	for i := range deck {
		deck[i] = Rank(i%Ranks + 1)
		if microsoft {
			deck[i] = Rank(i/Foundations + 1)
		}
	}
	if microsoft {
		x, high := key[0], key[0]>>31<<15
		for n := uint32(Cards); n > 1; n-- {
			x = 214013*x + 2531011
			swap(&deck, n, (x>>16&0x7FFF|high)%n)
		}
	} else {
		var t twister
		t.seed(&key)
		for n := uint32(Cards); n > 1; n-- {
			swap(&deck, n, uint32(t.fraction(2*(Cards-int(n)))*float64(n)))
		}
	}
	left, bag := s.left, s.bag
	for i := Cards - 1; i >= 0; i-- {
		if r := deck[i]; bag>>(4*r)&15 != 0 {
			bag -= 1 << (4 * r)
			left--
			s.stock[left] = r
		}
	}
	s.fixed = true
	return nil
}

func swap(deck *[Cards]Rank, n, i uint32) { deck[n-1], deck[i] = deck[i], deck[n-1] }

// CheckNumber returns a *fault.Fault if ShuffleAs does not know a number.
func CheckNumber(number string) error {
	if _, _, ok := readNumber(number); !ok {
		return badNumber(number)
	}
	return nil
}

func badNumber(number string) *fault.Fault {
	return fault.Refuse(fault.BadGame, "number", quote(number)+` is not the number of a deal ("ms617" Microsoft's, to ms4294967295; "#617" PySolFC's, of up to 20 digits)`)
}

// readNumber reads the number of a deal into words of 32 bits, the lowest first.
func readNumber(text string) (key [3]uint32, microsoft, ok bool) {
	digits, microsoft := strings.CutPrefix(text, "ms")
	if !microsoft {
		if digits, ok = strings.CutPrefix(text, "#"); !ok {
			return key, false, false
		}
	}
	for i := range len(digits) {
		if digits[i] < '0' || digits[i] > '9' {
			return key, false, false
		}
		sum := uint64(digits[i] - '0')
		for k := range key {
			sum += 10 * uint64(key[k])
			key[k], sum = uint32(sum), sum>>32
		}
	}
	small := key[1]|key[2] == 0
	ok = digits != "" && len(digits) <= 20 && (small || !microsoft)
	return key, microsoft || small && key[0] < 32_000, ok
}

// A twister is the Mersenne Twister MT19937 (M. Matsumoto, T. Nishimura, 1998,
// https://doi.org/10.1145/272991.272995), seeded with an integer as Python does.
// It gives only the first 227 numbers, which need no second round; a shuffle
// needs 102.
type twister [624]uint32

func (t *twister) seed(key *[3]uint32) {
	words := uint32(3) // the highest not 0
	for words > 1 && key[words-1] == 0 {
		words--
	}
	t[0] = 19650218
	for i := uint32(1); i < 624; i++ {
		t[i] = 1812433253*(t[i-1]^t[i-1]>>30) + i
	}
	i := uint32(1)
	for k := range uint32(624 + 623) {
		mixed := t[i-1] ^ t[i-1]>>30
		if k < 624 {
			t[i] = (t[i] ^ mixed*1664525) + key[k%words] + k%words
		} else {
			t[i] = (t[i] ^ mixed*1566083941) - i
		}
		if i++; i == 624 {
			t[0], i = t[623], 1
		}
	}
	t[0] = 1 << 31
}

// number returns the number with index at, less than 227.
func (t *twister) number(at int) uint32 {
	y := t[at]&(1<<31) | t[at+1]&(1<<31-1)
	y = t[at+397] ^ y>>1 ^ -(y&1)&0x9908B0DF
	y ^= y >> 11
	y ^= y << 7 & 0x9D2C5680
	y ^= y << 15 & 0xEFC60000
	return y ^ y>>18
}

// fraction combines numbers at and at + 1 into a fraction of 53 bits, 0 to less
// than 1.
func (t *twister) fraction(at int) float64 {
	return float64(uint64(t.number(at)>>5)<<26|uint64(t.number(at+1)>>6)) / (1 << 53)
}
