package poker

import (
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
)

// Rules are the two points on which tables differ. The zero value is the
// article with distinct flush ranks.
type Rules struct {
	// Wheel lets A-2-3-4-5 be a straight, the lowest one. It packs as
	// 5-4-3-2 and 0: 0x543210, or 0x943210 in one suit.
	Wheel bool
	// DoubleAceFlush lets a joker copy a rank that the flush already holds,
	// so that A♠ K♠ 9♠ 4♠ and a joker are A A K 9 4. Otherwise the jokers of
	// a flush are the highest ranks it lacks: A K Q 9 4.
	DoubleAceFlush bool
}

// Standard is poker as it is played, Article the rules of the article's text,
// where an ace is high only.
var (
	Standard = Rules{Wheel: true, DoubleAceFlush: true}
	Article  = Rules{DoubleAceFlush: true}
)

// MaxHand is the largest number of cards in a hand.
const MaxHand = 5

// A HandError says what is wrong with a hand: the code of one card, or, with
// Index -1, the number of cards.
type HandError struct {
	Index int // place of the card in the input, or -1
	Value int // the code, or the number of cards
}

func (e *HandError) Error() string {
	if e.Index < 0 {
		return strconv.Itoa(e.Value) + " cards, but a hand has at most " + strconv.Itoa(MaxHand)
	}
	return "card code " + strconv.Itoa(e.Value) + " is not one of -1…55"
}

// Evaluate returns the value of a hand of at most five cards in any order,
// duplicates and jokers included; cards.None entries are skipped. The error
// is a *HandError.
func (r Rules) Evaluate(hand []cards.Card) (Value, error) {
	t, err := count(hand)
	if err != nil {
		return 0, err
	}
	return r.value(&t), nil
}

// tally is what the value of a hand depends on.
type tally struct {
	of       [cards.Ace + 1]uint8 // naturals of each rank
	naturals int
	jokers   int
	oneSuit  bool // no two naturals differ in suit
	suit     cards.Suit
}

func count(hand []cards.Card) (tally, error) {
	t := tally{oneSuit: true}
	for i, c := range hand {
		switch {
		case !c.Valid():
			return t, &HandError{Index: i, Value: int(c)}
		case c == cards.None:
		case c.IsJoker():
			t.jokers++
		default:
			t.add(c)
		}
	}
	if n := t.size(); n > MaxHand {
		return t, &HandError{Index: -1, Value: n}
	}
	return t, nil
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

// largest returns the biggest group of one rank, the highest where several
// are as big. The strongest use of jokers outside straights and flushes is to
// join it.
func (t *tally) largest() (top cards.Rank, n int) {
	for r := cards.Ace; r >= cards.Two; r-- {
		if int(t.of[r]) > n {
			top, n = r, int(t.of[r])
		}
	}
	return top, n
}

// distinct counts the different natural ranks.
func (t *tally) distinct() (n int) {
	for _, c := range t.of {
		if c > 0 {
			n++
		}
	}
	return n
}
