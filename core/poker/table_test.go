package poker

import (
	"errors"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// TestWeights recomputes the weights: each is the smallest number that keeps
// the sums of all multisets of at most five apart.
func TestWeights(t *testing.T) {
	weights := append(append([]Key{}, RankKeys[1:]...), JokerKey)
	sums := [MaxHand + 1][]Key{{0}} // by number of terms
	seen := map[Key]bool{0: true}
	next := Key(1)
	for _, w := range weights {
		for !apart(sums[:], seen, next) {
			next++
		}
		if w != next {
			t.Fatalf("weight %d, the greedy sequence has %d", w, next)
		}
		for n := MaxHand; n > 0; n-- {
			for k := 1; k <= n; k++ {
				for _, s := range sums[n-k] {
					sums[n] = append(sums[n], s+Key(k)*w)
					seen[s+Key(k)*w] = true
				}
			}
		}
	}
	if len(seen) != 11628 {
		t.Errorf("%d sums, want C(19,5) = 11,628", len(seen))
	}
}

func apart(sums [][]Key, seen map[Key]bool, w Key) bool {
	fresh := map[Key]bool{}
	for k := 1; k < len(sums); k++ {
		for n := 0; n+k < len(sums); n++ {
			for _, s := range sums[n] {
				v := s + Key(k)*w
				if seen[v] || fresh[v] {
					return false
				}
				fresh[v] = true
			}
		}
	}
	return true
}

// TestValues compares the batch form with the rules on hands of every length.
func TestValues(t *testing.T) {
	rng := dice.NewRand(1)
	for _, r := range allRules {
		tb := r.Table()
		for n := 1; n <= MaxHand; n++ {
			codes := make([]cards.Card, 2000*n)
			for i := range codes {
				codes[i] = cards.Card(rng.IntN(cards.Codes+1) - 1)
			}
			dst := make([]Value, 2000)
			if err := tb.Values(dst, codes, n); err != nil {
				t.Fatal(err)
			}
			for i, v := range dst {
				hand := codes[i*n : i*n+n]
				if want, _ := r.Evaluate(hand); v != want {
					t.Fatalf("%v %+v: %06X, want %06X", hand, r, v, want)
				}
			}
		}
	}
}

func TestValuesRejects(t *testing.T) {
	tb := Standard.Table()
	for i := -128; i < 128; i++ {
		c := cards.Card(i)
		for _, at := range []int{0, 4, 7, 9} {
			codes := []cards.Card{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
			codes[at] = c
			err := tb.Values(make([]Value, 2), codes, 5)
			var bad *fault.Fault
			if c.Valid() != (err == nil) || err != nil && (!errors.As(err, &bad) || *bad != *badCode(at, c)) {
				t.Errorf("code %d at %d: %v", i, at, err)
			}
		}
	}
}

func BenchmarkTable(b *testing.B) {
	for range b.N {
		fiveCards = multisetIndex{}
		Standard.Table()
	}
}

func BenchmarkValues(b *testing.B) {
	tb := Standard.Table()
	codes := make([]cards.Card, 5*100000)
	x := uint32(1)
	for i := range codes {
		x = x*1664525 + 1013904223
		codes[i] = cards.New(cards.Rank(1+x>>8%13), cards.Suit(x>>28&3))
	}
	dst := make([]Value, 100000)
	b.ResetTimer()
	for range b.N {
		tb.Values(dst, codes, 5)
	}
	b.ReportMetric(float64(b.N)*1e5/b.Elapsed().Seconds()/1e6, "Mhands/s")
}
