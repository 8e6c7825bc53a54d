package icm

// Classes is the number of starting hands, in the order of holdem.ClassAt.
const Classes = 169

// A Range is a number for each starting hand.
type Range [Classes]float64

// fine is the resolution of a stored equity: parts of the pot.
const fine = 4096

// Pack compresses the equities of each starting hand against each other, in the order of
// holdem.ClassAt. For every pair it stores that of the class with the higher index: as
// the difference from guess in one byte, or in three bytes if that is too large.
func Pack(of *[Classes][Classes]float64) []byte {
	var e [Classes][Classes]int32
	var out []byte
	for i := range e {
		for k := range i {
			e[i][k] = int32(of[i][k]*fine + 0.5)
			more := e[i][k] - guess(&e, i, k)
			if more > -128 && more < 128 {
				out = append(out, byte(more+128))
			} else {
				out = append(out, 0, byte(e[i][k]>>8), byte(e[i][k]))
			}
		}
	}
	return out
}

// guess predicts an equity from its neighbours in the table.
func guess(e *[Classes][Classes]int32, i, k int) int32 {
	switch {
	case k >= 13 && i < Classes && k < i-1:
		return e[i-1][k] + e[i][k-13] - e[i-1][k-13]
	case k > 0:
		return e[i][k-1]
	}
	return fine / 2
}

// odds has, for two classes, the number of pairs of combos that share no card, and how
// many of them the first class wins.
var odds struct {
	ready       bool
	pairs, wins [Classes][Classes]float32
}

// prepare fills odds, the first time it is called.
func prepare() {
	if odds.ready {
		return
	}
	odds.ready = true
	var e [Classes][Classes]int32
	at := 0
	for i := range e {
		for k := range i {
			if b := stored[at]; b > 0 {
				e[i][k] = guess(&e, i, k) + int32(b) - 128
				at++
			} else {
				e[i][k] = int32(stored[at+1])<<8 | int32(stored[at+2])
				at += 3
			}
		}
	}
	var hands [1326]struct{ a, b, kind uint8 }
	n := 0
	for a := range uint8(52) {
		for b := range a {
			hands[n].a, hands[n].b, hands[n].kind = a, b, kind(a, b)
			n++
		}
	}
	for i := range hands {
		x := &hands[i]
		for k := range hands {
			if y := &hands[k]; x.a != y.a && x.a != y.b && x.b != y.a && x.b != y.b {
				odds.pairs[x.kind][y.kind]++
			}
		}
	}
	for i := range e {
		odds.wins[i][i] = odds.pairs[i][i] / 2
		for k := range i {
			odds.wins[i][k] = odds.pairs[i][k] * float32(e[i][k]) / fine
			odds.wins[k][i] = odds.pairs[k][i] - odds.wins[i][k]
		}
	}
}

// kind returns the class index of two cards. A card is four times its rank, from the ace
// down, plus its suit. Suited hands are above the diagonal.
func kind(a, b uint8) uint8 {
	high, low := min(a/4, b/4), max(a/4, b/4)
	if a%4 == b%4 {
		return 13*high + low
	}
	return 13*low + high
}
