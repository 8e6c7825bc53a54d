package holdem

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

func parseTestRange(t testing.TB, text string, jokers int) Range {
	t.Helper()
	r, err := ParseRange(text, jokers)
	if err != nil {
		t.Fatalf("ParseRange(%q, %d): %v", text, jokers, err)
	}
	return r
}

// notation spells a range out, hand by hand.
func (r Range) notation() string {
	var hands []string
	for _, c := range r {
		hands = append(hands, c.Combo[0].String()+c.Combo[1].String()+":"+c.Weight.String())
	}
	return strings.Join(hands, ",")
}

func TestRangeNotation(t *testing.T) {
	for _, c := range []struct {
		text   string
		jokers int
		combos int
		same   string // a longer way to say it
	}{
		{"AsKh", 0, 1, "KhAs"},
		{"As Kh", 0, 1, "AsKh"},
		{"A♠, 10H", 0, 1, "AsTh"},
		{"A♠10♥", 0, 1, "AsTh"},
		{"ahKD, aks, A10S+, 1010, kqO", 0, 35, "AhKd,AKs,ATs+,TT,KQo"},
		{"AA", 0, 6, "AsAh,AsAd,AsAc,AhAd,AhAc,AdAc"},
		{"AKs", 0, 4, "AsKs,AhKh,AdKd,AcKc"},
		{"AKo", 0, 12, "AsKh,AsKd,AsKc,AhKs,AhKd,AhKc,AdKs,AdKh,AdKc,AcKs,AcKh,AcKd"},
		{"AK", 0, 16, "AKo,AKs"},
		{"QQ+", 0, 18, "QQ,KK,AA"},
		{"AA+", 0, 6, "AA"},
		{"22+", 0, 78, "AA-22"},
		{"ATs+", 0, 16, "ATs,AJs,AQs,AKs"},
		{"KTo+", 0, 36, "KTo,KJo,KQo"},
		{"KT+", 0, 48, "KTo+,KTs+"},
		{"AK+", 0, 16, "AK"},
		{"A5s-A2s", 0, 16, "A2s,A3s,A4s,A5s"},
		{"A2s-A5s", 0, 16, "A5s-A2s"},
		{"77-22", 0, 36, "22,33,44,55,66,77"},
		{"22-77", 0, 36, "77-22"},
		{"QQ-QQ", 0, 6, "QQ"},
		{"T9-T7", 0, 48, "T9,T8,T7"},
		{"QQ+, AK ,KQs", 0, 38, "KQs,AKs,AKo,AA,KK,QQ"},
		{"QQ+,QQ,AsAh", 0, 18, "QQ+"},
		{"random", 0, 1326, "*"},
		{"random", 1, 1378, "*,AsJk"},
		{"random", 2, 1431, "*,JkJk,2cJk"},
		{"AA", 2, 6, "AA"},
		{"AsJk", 1, 1, "JkAs"},
		{"AsJk", 2, 2, "JkAs"},
		{"JkJk", 2, 1, "Jk Jk"},
	} {
		r := parseTestRange(t, c.text, c.jokers)
		if len(r) != c.combos {
			t.Errorf("%q with %d jokers has %d combos, want %d: %v", c.text, c.jokers, len(r), c.combos, r)
		}
		if same := parseTestRange(t, c.same, c.jokers); !slices.Equal(r, same) {
			t.Errorf("%q is %v, but %q is %v", c.text, r, c.same, same)
		}
	}
}

func TestRangeErrors(t *testing.T) {
	const class, differ = "is not two cards", "differ in more"
	for _, c := range []struct {
		text   string
		jokers int
		index  int
		part   string
		reason string
	}{
		{"", 0, 0, "", "is 0 cards"},
		{"AA,,KK", 0, 1, "", "is 0 cards"},
		{"AA,", 0, 1, "", "is 0 cards"},
		{"As", 0, 0, "As", "is 1 cards"},
		{"AA,AsKsQs", 0, 1, "AsKsQs", "is 3 cards"},
		{"AA, KK , AsAs", 0, 2, "AsAs", "one card twice"},
		{"AsJk", 0, 0, "AsJk", "more jokers than the deck's 0"},
		{"JkJk", 1, 0, "JkJk", "more jokers than the deck's 1"},
		{"KAs", 0, 0, "KAs", "lower rank first"},
		{"AAs", 0, 0, "AAs", "is a pair"},
		{"AKx", 0, 0, "AKx", class},
		{"akx", 0, 0, "akx", class},
		{"AsKx", 0, 0, "AsKx", class},
		{"AKs++", 0, 0, "AKs++", class},
		{"Random", 0, 0, "Random", class},
		{"10Js", 0, 0, "10Js", "lower rank first"},
		{"1Js", 0, 0, "1Js", class},
		{"A5s-", 0, 0, "A5s-", class},
		{"-", 0, 0, "-", class},
		{"+", 0, 0, "+", class},
		{"♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠", 0, 0, "♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠♠", class},
		{"QQ+-88", 0, 0, "QQ+-88", "both + and -"},
		{"QQ-88+", 0, 0, "QQ-88+", class},
		{"A5s-A2o", 0, 0, "A5s-A2o", differ},
		{"A5s-A2", 0, 0, "A5s-A2", differ},
		{"A5s-K2s", 0, 0, "A5s-K2s", differ},
		{"AA-AKs", 0, 0, "AA-AKs", differ},
		{"AK-AA", 0, 0, "AK-AA", differ},
		{"A5s-A4s-A2s", 0, 0, "A5s-A4s-A2s", class},
	} {
		_, err := ParseRange(c.text, c.jokers)
		var wrong *fault.Fault
		begin := fmt.Sprintf("is no range: part %d: \"%s\" ", c.index+1, c.part)
		if !errors.As(err, &wrong) || wrong.Code != fault.BadCard || !strings.HasPrefix(wrong.Reason, begin) || !strings.Contains(wrong.Reason, c.reason) {
			t.Errorf("ParseRange(%q, %d): %v, want part %d, %q, which %s", c.text, c.jokers, err, c.index, c.part, c.reason)
		}
	}
}

// TestRangeOf compares two known cards with the same in notation.
func TestRangeOf(t *testing.T) {
	for _, hole := range [][2]cards.Card{{13, 12}, {12, 13}, {0, 5}, {5, 28}, {14, 42}, {7, 7}} {
		for jokers := range 3 {
			want, wantErr := ParseRange(hole[0].String()+hole[1].String(), jokers)
			got, err := RangeOf(hole, jokers)
			if !slices.Equal(got, want) || (err == nil) != (wantErr == nil) {
				t.Errorf("%v, %d jokers: %v, %v, want %v, %v", hole, jokers, got, err, want, wantErr)
			}
		}
	}
	for _, hole := range [][2]cards.Card{{cards.None, 12}, {12, cards.None}} {
		if r, err := RangeOf(hole, 0); err == nil || !strings.Contains(err.Error(), "is no pair of cards: part 1: ") {
			t.Errorf("%v: %v, %v", hole, r, err)
		}
	}
}

// FuzzParseRange: what can be read is sorted, without repeats, of the deck,
// and means the same when every hand is spelt out.
func FuzzParseRange(f *testing.F) {
	for _, s := range []string{"AKs:0.5,[12.5]QQ+,JT[/12.5]", "AA:0,*:1", "[50]AA", "AsKh", "QQ+,AKs", "A5s-A2s,77-22", "random", "*", "AsJk,JkJk", "KTo+", "A-", ",", "♠"} {
		f.Add(s, uint8(2))
	}
	f.Fuzz(func(t *testing.T, text string, n uint8) {
		jokers := int(n % 3)
		r, err := ParseRange(text, jokers)
		if err != nil {
			_ = err.Error()
			return
		}
		deck := poker.Deck(jokers)
		for i, h := range r {
			c := h.Combo
			if c[0] >= c[1] || !slices.Contains(deck, c[0]) || !slices.Contains(deck, c[1]) || h.Weight == 0 || h.Weight > Whole {
				t.Fatalf("%q has %v", text, h)
			}
			if i > 0 && (r[i-1].Combo[1] > c[1] || r[i-1].Combo[1] == c[1] && r[i-1].Combo[0] >= c[0]) {
				t.Fatalf("%q: %v before %v", text, r[i-1], h)
			}
		}
		if len(r) == 0 { // all by weight 0
			return
		}
		if jokers == 0 && !slices.Equal(parseTestRange(t, r.String(), 0), r) {
			t.Fatalf("%q is written %q", text, r)
		}
		if again := parseTestRange(t, r.notation(), jokers); !slices.Equal(r, again) {
			t.Fatalf("%q is %v, spelt out it is %v", text, r, again)
		}
	})
}
