package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// Rules are the points on which tables differ. The zero value is Article with
// distinct ranks in a flush.
type Rules struct {
	// Wheel allows A-2-3-4-5 as the lowest straight. It packs as 5-4-3-2 and 0:
	// 0x543210, or 0x943210 in one suit.
	Wheel bool
	// DoubleAceFlush lets a joker copy a rank that the flush already has, so that
	// A♠ K♠ 9♠ 4♠ and a joker are A A K 9 4. Otherwise the jokers of a flush are
	// the highest missing ranks: A K Q 9 4.
	DoubleAceFlush bool
	// Ranking is the order of hands. Under a low ranking the other two rules do
	// not apply, and a joker stands for a rank that the hand does not have.
	Ranking Ranking
}

// Standard is poker as it is usually played. Article is the rules of zzz's text
// (see the package), where an ace is high only.
var (
	Standard = Rules{Wheel: true, DoubleAceFlush: true}
	Article  = Rules{DoubleAceFlush: true}
)

// MaxHand is the number of cards that count, MaxCards the largest number of cards
// they are chosen from.
const (
	MaxHand  = 5
	MaxCards = 7
)

// Evaluate returns the value of the best five of at most seven cards, in any
// order, with duplicates and jokers. Entries of cards.None are skipped. The error
// is a *fault.Fault of the field "hand".
func (r Rules) Evaluate(hand []cards.Card) (Value, error) {
	var five [MaxHand]int
	v, _, err := r.best(hand, &five)
	return v, err
}

// best returns the value of the best five cards and their number. It sets five to
// their indices in the hand: the first combination in order if several are equal.
//
//go:noinline
func (r Rules) best(hand []cards.Card, five *[MaxHand]int) (best Value, n int, err error) {
	var places [MaxCards]int
	if n, err = r.held(hand, &places); err != nil {
		return 0, 0, err
	}
	if n <= MaxHand {
		copy(five[:], places[:n])
		return r.valueOf(hand, five[:n]), n, nil
	}
	of := [MaxHand]int{0, 1, 2, 3, 4}
	for first := true; first || nextFive(&of, n); first = false {
		var at [MaxHand]int
		for i, k := range &of {
			at[i] = places[k]
		}
		if v := r.valueOf(hand, at[:]); first || v > best {
			best, *five = v, at
		}
	}
	return best, MaxHand, nil
}

// nextFive sets of to the next five of n numbers in lexicographic order. It
// reports whether there is one.
func nextFive(of *[MaxHand]int, n int) bool {
	for i := MaxHand - 1; i >= 0; i-- {
		if of[i] < n-MaxHand+i {
			for of[i]++; i < MaxHand-1; i++ {
				of[i+1] = of[i] + 1
			}
			return true
		}
	}
	return false
}

// Check returns the *fault.Fault of a hand that cannot be evaluated, else nil.
func Check(hand []cards.Card) error {
	_, err := Rules{}.held(hand, new([MaxCards]int))
	return err
}

// held lists the indices of the cards of a hand that are not cards.None, and
// returns their number.
func (r Rules) held(hand []cards.Card, places *[MaxCards]int) (n int, err error) {
	if err := r.Check(hand); err != nil {
		return 0, err
	}
	for i, c := range hand {
		if c == cards.None {
			continue
		}
		if n < MaxCards {
			places[n] = i
		}
		n++
	}
	if n > MaxCards {
		return 0, fault.Refuse(fault.BadLength, "hand", fault.Tell("has # cards, but at most # are evaluated", int64(n), MaxCards))
	}
	return n, nil
}

//go:noinline
func badCode(i int, c cards.Card) *fault.Fault {
	return &fault.Fault{Code: fault.BadCard, Field: "hand", Index: i,
		Reason: fault.Tell("is wrong: card code # is not one of -1…55", int64(c))}
}

// tally is the part of a hand that its value depends on.
type tally struct {
	of       [cards.Ace + 1]uint8 // number of naturals of each rank
	naturals int
	jokers   int
	oneSuit  bool // all naturals have the same suit
	suit     cards.Suit
}

//go:noinline
func (t *tally) count(hand []cards.Card, places []int) {
	t.oneSuit = true
	for _, i := range places {
		if hand[i].IsJoker() {
			t.jokers++
		} else {
			t.add(hand[i])
		}
	}
}

// valueOf evaluates the cards at the given indices, at most five.
func (r Rules) valueOf(hand []cards.Card, places []int) Value {
	if r.Ranking == Badugi {
		v, _ := badugi(hand, places)
		return v
	}
	var t tally
	t.count(hand, places)
	return r.value(&t)
}

func (t *tally) add(c cards.Card) {
	if t.naturals == 0 {
		t.suit = c.Suit()
	}
	t.oneSuit = t.oneSuit && t.suit == c.Suit()
	t.of[c.Rank()]++
	t.naturals++
}

func (t *tally) size() int { return t.naturals + t.jokers }

// largest returns the largest group of one rank, the highest if several are as
// large. Outside straights and flushes, jokers are strongest in that group.
func (t *tally) largest() (top cards.Rank, n int) {
	for r := cards.Ace; r >= cards.Two; r-- {
		if int(t.of[r]) > n {
			top, n = r, int(t.of[r])
		}
	}
	return top, n
}
