package poker

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// truths are values that the article prints or that follow from its text,
// with the rules under which they hold.
var truths = []struct {
	hand  string
	rules Rules
	value Value
}{
	{"", Standard, 0},
	{"7s 6s 5s 4s 3s", Standard, 0x965432},
	{"Js Ts 9s 8s 7s", Standard, 0x9A9876},
	{"5s 5c 5h 7s 7c", Standard, 0x746000},
	{"3s 3h 2s 2d 5c", Standard, 0x321400},
	{"As Ks Qs Js Jk", Standard, 0xADCBA9},
	{"2s 3s 4s 7s Jk", Standard, 0x6D6321},
	{"2s 3s 7s Jk Jk", Standard, 0x6DD621},
	{"2s 3s 7s Jk Jk", Rules{Wheel: true}, 0x6DC621},
	{"As Ks 9s 4s Jk", Standard, 0x6DDC83},
	{"As Ks 9s 4s Jk", Rules{Wheel: true}, 0x6DCB83},
	{"2s 2s 2s 3s 4s", Standard, 0x632111},
	{"As 2c 3h 4d 5s", Standard, 0x543210},
	{"As 2c 3h 4d 5s", Article, 0x1D4321},
	{"Ah 2h 3h 4h 5h", Standard, 0x943210},
	{"Ah 2h 3h 4h Jk", Article, 0x6DD321},
	{"Jk", Standard, 0x1D0000},
	{"Jk Jk", Standard, 0x2D0000},
	{"Jk Jk Jk", Standard, 0x4D0000},
	{"Jk Jk Jk Jk", Standard, 0x8D0000},
	{"Jk Jk Jk Jk Jk", Standard, 0xBD0000},
	{"9d 9d 9d 9d 9d", Standard, 0xB80000},
	{"Qh Qd Jk", Standard, 0x4B0000},
}

func TestTruths(t *testing.T) {
	for _, c := range truths {
		hand, err := cards.ParseHand(nil, c.hand)
		if err != nil {
			t.Fatal(err)
		}
		if v, err := c.rules.Evaluate(hand); v != c.value || err != nil {
			t.Errorf("%q %+v: %06X, %v, want %06X", c.hand, c.rules, v, err, c.value)
		}
	}
}

// TestArticleCodes reads the article's own numbers.
func TestArticleCodes(t *testing.T) {
	for hand, want := range map[[5]cards.Card]Value{
		{6, 5, 4, 3, 2}:      0x965432,
		{10, 9, 8, 7, 6}:     0x9A9876,
		{4, 18, 32, 6, 20}:   0x746000,
		{17, 12, 16, 22, 54}: 0x2C8320, // 12 and 54 are kings
		{0, 14, 28, 42, -1}:  0x8D0000,
	} {
		if v, err := Article.Evaluate(hand[:]); v != want || err != nil {
			t.Errorf("%v: %06X, %v, want %06X", hand, v, err, want)
		}
	}
}

// TestKickers is the article's example of a comparison: 3 3 2 2 5 loses to
// 3 3 2 2 8.
func TestKickers(t *testing.T) {
	five, _ := cards.ParseHand(nil, "3s3h2s2d5c")
	eight, _ := cards.ParseHand(nil, "2c3c8h3d2h")
	a, _ := Article.Evaluate(five)
	b, _ := Article.Evaluate(eight)
	if a >= b {
		t.Errorf("%06X is not below %06X", a, b)
	}
}

// TestCategoryCounts deals every five-card hand of a deck with jokers. The
// counts for 52 cards are the published ones; all were confirmed by brute
// force.
func TestCategoryCounts(t *testing.T) {
	for _, c := range []struct {
		jokers int
		rules  Rules
		want   [len(Categories)]int // five of a kind first
	}{
		{0, Standard, [len(Categories)]int{0, 4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540}},
		{0, Article, [len(Categories)]int{0, 4, 32, 624, 3744, 5112, 9180, 54912, 123552, 1098240, 1303560}},
		{1, Standard, [len(Categories)]int{13, 24, 180, 3120, 6552, 7804, 20532, 137280, 123552, 1268088, 1302540}},
		{1, Article, [len(Categories)]int{13, 24, 160, 3120, 6552, 7824, 18504, 137280, 123552, 1269096, 1303560}},
		{2, Standard, [len(Categories)]int{78, 84, 540, 9360, 9360, 11388, 34704, 232968, 123552, 1437936, 1302540}},
		{2, Article, [len(Categories)]int{78, 84, 480, 9360, 9360, 11448, 31308, 233328, 123552, 1439952, 1303560}},
		{5, Standard, [len(Categories)]int{1626, 904, 4356, 61184, 17784, 27468, 100260, 599952, 123552, 1947480, 1302540}},
	} {
		deck := append([]cards.Card{}, faces[:]...)
		for range c.jokers {
			deck = append(deck, cards.Joker)
		}
		if got := countCategories(deck, c.rules.Table()); got != c.want {
			t.Errorf("%d jokers, %+v:\n got %v\nwant %v", c.jokers, c.rules, got, c.want)
		}
	}
}

func countCategories(deck []cards.Card, tb *Table) (n [len(Categories)]int) {
	for a := range deck {
		for b := range a {
			for c := range b {
				for d := range c {
					for e := range d {
						v := tb.Value(&[5]cards.Card{deck[a], deck[b], deck[c], deck[d], deck[e]})
						n[FiveOfAKind-v.Category()]++
					}
				}
			}
		}
	}
	return n
}

// TestClasses counts the different values of five cards of one deck: 7,462
// with the wheel, as published.
func TestClasses(t *testing.T) {
	seen := map[Value]bool{}
	tb := Standard.Table()
	fiveCards.each(func(k Key, h *tally) {
		most := 0
		for _, n := range h.of {
			most = max(most, int(n))
		}
		if h.naturals < 5 || most > 4 {
			return
		}
		i := k.Place()
		seen[tb.values[i]] = true
		if most == 1 {
			seen[tb.values[i+1]] = true
		}
	})
	if len(seen) != 7462 {
		t.Errorf("%d classes, want 7,462", len(seen))
	}
}

func TestHandErrors(t *testing.T) {
	for _, c := range []struct {
		hand []cards.Card
		want fault.Fault
	}{
		{[]cards.Card{1, 2, 56}, fault.Fault{Code: fault.BadCard, Field: "hand", Index: 2, Reason: "is wrong: card code 56 is not one of -1…55"}},
		{[]cards.Card{-2}, fault.Fault{Code: fault.BadCard, Field: "hand", Index: 0, Reason: "is wrong: card code -2 is not one of -1…55"}},
		{[]cards.Card{1, 127, 3}, fault.Fault{Code: fault.BadCard, Field: "hand", Index: 1, Reason: "is wrong: card code 127 is not one of -1…55"}},
		{[]cards.Card{1, 2, 3, 4, 5, 6, 7, 8}, fault.Fault{Code: fault.BadLength, Field: "hand", Index: -1, Reason: "has 8 cards, but at most 7 are evaluated"}},
		{[]cards.Card{0, 0, 0, 0, -1, 0, 0, 0, 0}, fault.Fault{Code: fault.BadLength, Field: "hand", Index: -1, Reason: "has 8 cards, but at most 7 are evaluated"}},
	} {
		var got *fault.Fault
		if _, err := Standard.Evaluate(c.hand); !errors.As(err, &got) || *got != c.want {
			t.Errorf("Evaluate(%v): %v, want %v", c.hand, err, &c.want)
		}
		if _, _, err := Standard.Explain(c.hand); !errors.As(err, &got) || *got != c.want {
			t.Errorf("Explain(%v): %v, want %v", c.hand, err, &c.want)
		}
	}
}

func ExampleRules_Explain() {
	hand, _ := cards.ParseHand(nil, "2s Jk 7s 3s Jk")
	v, used, _ := Standard.Explain(hand)
	fmt.Printf("%06X %v", v, v.Category())
	for _, u := range used {
		fmt.Printf(" %v=%v", u.Card, u.As)
	}
	// Output: 6DD621 flush Jk=As Jk=As 7s=7s 3s=3s 2s=2s
}

// TestEvaluateAllocatesNothing: players and bulk calls evaluate by the thousand, and TinyGo's modules have no collector.
func TestEvaluateAllocatesNothing(t *testing.T) {
	for _, by := range []Ranking{High, ShortDeck, AceFive, EightOrBetter, DeuceSeven} {
		for _, text := range []string{"As", "Ks Qs Js 9s 8s", "Ts 9s 8s 7s Jk", "As Ks 9s 8s 7s 6s Jk", "Ad Kd 9d 8d 7c 6c Th"} {
			if by == ShortDeck && strings.Contains(text, "Jk") {
				continue
			}
			hand, err := cards.ParseHand(nil, text)
			if err != nil {
				t.Fatal(err)
			}
			if n := testing.AllocsPerRun(10, func() { Ranked(by).Evaluate(hand) }); n > 0 {
				t.Errorf("%v, %s: %v allocations", by, text, n)
			}
		}
	}
}
