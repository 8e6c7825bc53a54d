package poker

import (
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
)

// all four rule sets, and the names they go by in failures.
var allRules = [4]Rules{{}, {Wheel: true}, {DoubleAceFlush: true}, {Wheel: true, DoubleAceFlush: true}}

// faces are the 52 natural cards.
var faces = func() (f [52]cards.Card) {
	for i := range f {
		f[i] = cards.New(cards.Rank(1+i%13), cards.Suit(i/13))
	}
	return f
}()

// brute evaluates by the definition alone: every joker becomes every face,
// and the best natural hand counts. best[i] is the value under allRules[i].
type brute struct {
	hand    [5]cards.Card
	n       int // cards in the hand
	natural int // of which the first so many are natural
	best    [4]Value
}

func bruteForce(hand []cards.Card) [4]Value {
	var b brute
	for _, c := range hand {
		if c != cards.None && !c.IsJoker() {
			b.hand[b.n] = c
			b.n++
		}
	}
	b.natural = b.n
	for _, c := range hand {
		if c.IsJoker() {
			b.n++
		}
	}
	b.substitute(b.natural, 0)
	return b.best
}

func (b *brute) substitute(i, from int) {
	if i == b.n {
		b.judge()
		return
	}
	for f := from; f < len(faces); f++ {
		b.hand[i] = faces[f]
		b.substitute(i+1, f)
	}
}

func (b *brute) judge() {
	plain, wheel := naturalValue(b.hand[:b.n])
	copied := plain.Category() == Flush && b.jokerCopiesRank()
	for i, r := range allRules {
		v := plain
		if r.Wheel {
			v = wheel
		}
		if (r.DoubleAceFlush || !copied) && v > b.best[i] {
			b.best[i] = v
		}
	}
}

func (b *brute) jokerCopiesRank() bool {
	for i := b.natural; i < b.n; i++ {
		for j := range i {
			if b.hand[i].Rank() == b.hand[j].Rank() {
				return true
			}
		}
	}
	return false
}

// naturalValue evaluates a hand without jokers, once with ace-high straights
// only and once with the wheel. Written for being obviously right: sort by
// group size and rank, then read off the pattern.
func naturalValue(hand []cards.Card) (plain, wheel Value) {
	if len(hand) == 0 {
		return 0, 0
	}
	var n [14]int
	flush := len(hand) == 5
	for _, c := range hand {
		n[c.Rank()]++
		flush = flush && c.Suit() == hand[0].Suit()
	}
	var ranks, sizes [6]int // distinct ranks, biggest group and highest rank first
	distinct := 0
	for size := 5; size > 0; size-- {
		for r := 13; r > 0; r-- {
			if n[r] == size {
				ranks[distinct], sizes[distinct] = r, size
				distinct++
			}
		}
	}
	word := func(category int, digits ...int) Value {
		v := category
		for i := range 5 {
			v <<= 4
			if i < len(digits) {
				v |= digits[i]
			}
		}
		return Value(v)
	}
	run := distinct == 5 && ranks[0]-ranks[4] == 4
	low := distinct == 5 && ranks == [6]int{13, 4, 3, 2, 1}
	groups := word(0, ranks[:distinct]...)
	var all []int
	for r := 13; r > 0; r-- {
		for range n[r] {
			all = append(all, r)
		}
	}
	switch {
	case sizes[0] == 5:
		plain = word(11) | groups
	case run && flush && ranks[0] == 13:
		plain = word(10) | groups
	case run && flush:
		plain = word(9) | groups
	case sizes[0] == 4:
		plain = word(8) | groups
	case sizes[0] == 3 && sizes[1] == 2:
		plain = word(7) | groups
	case flush:
		plain = word(6, all...)
	case run:
		plain = word(5) | groups
	case sizes[0] == 3:
		plain = word(4) | groups
	case sizes[0] == 2 && sizes[1] == 2:
		plain = word(3) | groups
	case sizes[0] == 2:
		plain = word(2) | groups
	default:
		plain = word(1) | groups
	}
	wheel = plain
	if low && flush {
		wheel = word(9, 4, 3, 2, 1, 0)
	} else if low {
		wheel = word(5, 4, 3, 2, 1, 0)
	}
	return plain, wheel
}

// symbols are what the whole domain is made of.
var symbols = append(append([]cards.Card{cards.None}, faces[:]...), cards.Joker)

// TestWholeDomain compares every evaluation there is with brute force: all
// C(58,5) = 4,582,116 multisets of the 52 faces, joker and none, under all
// four rule sets, by rule, by table and by the faces the jokers are said to
// stand for. With -short it takes one multiset in 101.
func TestWholeDomain(t *testing.T) {
	every := int64(1)
	if testing.Short() {
		every = 101
	}
	var tables [4]*Table
	for i, r := range allRules {
		tables[i] = r.Table()
	}
	var seen, failed atomic.Int64
	first := make(chan int)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Add(1)
		go func() {
			defer workers.Done()
			for a := range first {
				n := int64(0)
				eachHand(a, func(hand [5]cards.Card) {
					if n++; n%every != 0 {
						return
					}
					seen.Add(1)
					if !agrees(t, hand, tables, failed.Load() < 10) {
						failed.Add(1)
					}
				})
			}
		}()
	}
	for a := range symbols {
		first <- a
	}
	close(first)
	workers.Wait()
	if every == 1 && seen.Load() != 4_582_116 {
		t.Errorf("enumerated %d multisets, want 4,582,116", seen.Load())
	}
	t.Logf("%d multisets × 4 rule sets, %d disagreements", seen.Load(), failed.Load())
}

// eachHand calls f with every multiset of five symbols whose first is
// symbols[a], in an order of cards that differs from hand to hand.
func eachHand(a int, f func([5]cards.Card)) {
	turn := 0
	for b := a; b < len(symbols); b++ {
		for c := b; c < len(symbols); c++ {
			for d := c; d < len(symbols); d++ {
				for e := d; e < len(symbols); e++ {
					h := [5]cards.Card{symbols[e], symbols[a], symbols[c], symbols[d], symbols[b]}
					turn++
					i, j := turn%5, turn/5%5
					h[i], h[j] = h[j], h[i]
					f(h)
				}
			}
		}
	}
}

func agrees(t *testing.T, hand [5]cards.Card, tables [4]*Table, report bool) bool {
	want := bruteForce(hand[:])
	ok := true
	for i, r := range allRules {
		v, used, err := r.Explain(hand[:])
		table := tables[i].Value(&hand)
		faces := Value(0)
		if err == nil {
			faces = valueOfFaces(r, used)
		}
		if err != nil || v != want[i] || table != want[i] || faces != want[i] {
			ok = false
			if report {
				t.Errorf("%v %+v: brute force %06X, rule %06X (%v), table %06X, explained %v = %06X", hand, r, want[i], v, err, table, used, faces)
			}
		}
	}
	return ok
}

// valueOfFaces is the brute-force value of a hand with its jokers replaced
// by what they are said to stand for, or 0 if that is not a permutation of
// the hand or leaves a joker a joker.
func valueOfFaces(r Rules, used []Used) Value {
	var as []cards.Card
	for _, u := range used {
		if u.As.IsJoker() || u.As != u.Card && !u.Card.IsJoker() {
			return 0
		}
		as = append(as, u.As)
	}
	return bruteForce(as)[slices.Index(allRules[:], r)]
}
