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
		{" , ;\n", 0, 0, "", "is 0 cards"},
		{"A?-K?", 0, 0, "A?-K?", differ},
		{"A?+", 0, 0, "A?+", differ},
		{"T9s-53s", 0, 0, "T9s-53s", differ},
		{"x%", 0, 0, "x%", class},
		{"101%", 0, 0, "101%", class},
		{"AKs(2)", 0, 0, "AKs(2)", "no weight"},
		{"((AKs))", 0, 0, "((AKs))", class},
		{"0.5(AA:0.3)", 0, 0, "0.5(AA:0.3)", class},
		{"As", 0, 0, "As", "is 1 cards"},
		{"AA,AsKsQs", 0, 1, "AsKsQs", "is 3 cards"},
		{"AA, KK , AsAs", 0, 2, "AsAs", "one card twice"},
		{"AsJk", 0, 0, "AsJk", "more jokers than the deck's 0"},
		{"JkJk", 1, 0, "JkJk", "more jokers than the deck's 1"},
		{"AAs", 0, 0, "AAs", "is a pair"},
		{"akx", 0, 0, "akx", class},
		{"AsKx", 0, 0, "AsKx", class},
		{"AKs++", 0, 0, "AKs++", class},
		{"1Js", 0, 0, "1Js", class},
		{"A5s-", 0, 0, "A5s-", class},
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
	for _, s := range []string{"AKs:0.5,[12.5]QQ+,JT[/12.5]", "AA:0,*:1", "[50]AA", "AsKh", "QQ+,AKs", "A5s-A2s,77-22", "random", "*", "AsJk,JkJk", "KTo+", "A-", ",", "♠", "15%", "A? T9s-54s", "0.5(AK, QQ)", "!AA;KA", "AK-87s@5%"} {
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

// TestAsOthersWrite: ranges of other tools, each with our text of the same range.
func TestAsOthersWrite(t *testing.T) {
	for text, same := range map[string]string{
		"100%": "random", "any": "*", "Any": "*", "XX": "*", "ATC": "*", "Random": "*",
		"A?": "AA,A2+", "Ax": "AA,A2+", "Axs": "A2s+", "A?o": "A2o+", "Kx": "KK,K2+,AK",
		"T9s-54s": "T9s,98s,87s,76s,65s,54s", "T9s-QJs": "T9s,JTs,QJs", "AK-87s": "AKs,KQs,QJs,JTs,T9s,98s,87s", "J9-97": "J9,T8,97",
		"40%(ATs+)": "ATs+:0.4", "0.8(AKs)": "AKs:0.8", "0.5(AKs, QQ+)": "AKs:0.5,QQ+:0.5", "AKs@0.5": "AKs:0.5", "AKs(0.5)": "AKs:0.5",
		"AKs:50%": "AKs:0.5", "AKs(50%)": "AKs:0.5", "AKs@50%": "AKs:0.5", "AKs : 0.5": "AKs:0.5", "QQ +": "QQ+",
		"77 88": "77,88", "77;88": "77,88", "77\n88\r\n99": "77,88,99", "AKs:0.5,": "AKs:0.5", "77 - 22": "77-22", "As Kh, QQ": "AsKh,QQ", "AsKh QdQc": "AsKh,QdQc",
		"KA": "AK", "23o": "32o", "KAs": "AKs", "10Js": "JTs", "10-10": "TT", "A-Ks": "AKs", "Ａ１０ｓ＋": "ATs+", "QQ\u00a0KK": "QQ,KK", "77–55": "77-55",
		"QQ+, !AKs": "QQ+", "A2s+ !AKs": "AQs-A2s", "!AA, QQ+": "QQ+", "[50] QQ+, AKs [/50] 22": "QQ+:0.5,AKs:0.5,22", "22+,": "22+",
	} {
		if got, want := parseTestRange(t, text, 0), parseTestRange(t, same, 0); !slices.Equal(got, want) {
			t.Errorf("%q is %s, want %s", text, got, same)
		}
	}
	if r := parseTestRange(t, "A2s+, !AKs", 0); len(r) != 44 {
		t.Errorf("%v", r)
	}
}

// TestTopRange: parts of all hands are whole classes of the order for so many players, and grow with the part.
func TestTopRange(t *testing.T) {
	for players := 2; players <= 6; players += 4 {
		before := Range{}
		for percent := range 101 {
			r, err := ParseRangeFor(fmt.Sprintf("top %d%%", percent), 0, players)
			if err != nil {
				t.Fatal(err)
			}
			if off := float64(len(r)) - float64(percent)/100*Combos; off < -6 || off > 6 {
				t.Errorf("%d%% of %d players: %d combos", percent, players, len(r))
			}
			for _, h := range before {
				if !slices.Contains(r, h) {
					t.Fatalf("%d%% lacks %v", percent, h)
				}
			}
			before = r
		}
		if len(before) != Combos {
			t.Errorf("100%% are %d", len(before))
		}
	}
	two, _ := ParseRangeFor("47%", 0, 2)
	six, _ := ParseRangeFor("47%", 0, 6)
	has := func(r Range, c Class) bool { n, _ := r.Count(c); return n > 0 }
	k3o, l76s := Class{12, 2, false}, Class{6, 5, true}
	if !has(two, k3o) || has(six, k3o) || has(two, l76s) || !has(six, l76s) {
		t.Errorf("two: %s\nsix: %s", two, six)
	}
}
