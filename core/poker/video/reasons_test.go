package video

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker"
)

// describe writes what a hold is, without what it is worth.
func describe(reasons []Reason) string {
	var words []string
	for _, r := range reasons {
		switch r.Code {
		case ReasonPat:
			words = append(words, fmt.Sprintf("pat:%d", r.Line))
		case ReasonPair, ReasonTwoPair, ReasonThree, ReasonFour:
			words = append(words, fmt.Sprintf("%s%d:%s", r.Code, r.Cards, rankLetters[r.Rank:r.Rank+1]))
		case ReasonStraight, ReasonStraightFlush:
			words = append(words, fmt.Sprintf("%s%d:%d", r.Code, r.Cards, r.Straights))
		case ReasonPays:
		case ReasonDiscardAll:
			words = append(words, r.Code)
		default:
			words = append(words, fmt.Sprintf("%s%d", r.Code, r.Cards))
		}
	}
	return strings.Join(words, " ")
}

// TestReasons gives the cards held as the first ones of a hand.
func TestReasons(t *testing.T) {
	for _, c := range []struct {
		preset, hand string
		held         int
		want         string
	}{
		{"jacks-or-better-9-6", "As Ks Qs Js Ts", 5, "pat:0"},
		{"jacks-or-better-9-6", "As Ks 4d Js Ts", 5, "pat:-1"},
		{"jacks-or-better-9-6", "2s 4c 6d 8h Ts", 0, "discard-all"},
		{"jacks-or-better-9-6", "Js Jc 6d 8h Ts", 2, "hold-pair2:J"},
		{"jacks-or-better-9-6", "5s 5c 6d 8h Ts", 2, "hold-pair2:5"},
		{"jacks-or-better-9-6", "5s 5c Ad 8h Ts", 3, "hold-pair2:5"},
		{"jacks-or-better-9-6", "5s 5c 6d 6h Ts", 4, "hold-two-pair4:6"},
		{"jacks-or-better-9-6", "5s 5c 5d 6h Ts", 3, "hold-three3:5"},
		{"jacks-or-better-9-6", "5s 5c 5d 5h Ts", 4, "hold-four4:5"},
		{"jacks-or-better-9-6", "As Qs Ts Js 2d", 4, "to-royal4 high-cards3"},
		{"jacks-or-better-9-6", "As Qs 2d 3d 4h", 2, "to-royal2 high-cards2"},
		{"jacks-or-better-9-6", "Ts Qs Js 3d 4h", 2, "high-cards1"}, // the jack goes
		{"jacks-or-better-9-6", "As Qd 2d 3d 4h", 2, "high-cards2"},
		{"jacks-or-better-9-6", "As 7d 2d 3d 4h", 1, "high-cards1"},
		{"jacks-or-better-9-6", "5s 7d 2d 3d 4h", 1, ""},
		{"jacks-or-better-9-6", "5s 6s 7s 8s 2h", 4, "to-straight-flush4:2"},
		{"jacks-or-better-9-6", "5s 6s 7s 9s 2h", 4, "to-straight-flush4:1"},
		{"jacks-or-better-9-6", "5s 6s 7s 9s 8s", 4, "to-flush4"}, // the eight is gone
		{"jacks-or-better-9-6", "As 2s 3s 4s 8s", 4, "to-straight-flush4:1 high-cards1"},
		{"jacks-or-better-9-6", "5s 6s 7s Ks 2h", 4, "to-flush4 high-cards1"},
		{"jacks-or-better-9-6", "5s 6s 7s Kc 2h", 3, "to-straight-flush3:3"},
		{"jacks-or-better-9-6", "5s 8s Ks 6c 2h", 3, "to-flush3 high-cards1"},
		{"jacks-or-better-9-6", "5s 8c Kh 6c 2h", 3, "high-cards1"},
		{"jacks-or-better-9-6", "5s 6s 9d Tc 2h", 2, ""}, // of two cards a royal alone
		{"jacks-or-better-9-6", "5s 9s Qd Tc 2h", 2, ""},
		{"jacks-or-better-9-6", "5s 6d 7c 9d Th", 3, "to-straight3:3"},
		{"jacks-or-better-9-6", "5s 6d 7s 8s 2h", 4, "to-straight4:2"},
		{"jacks-or-better-9-6", "5s 6d 7s 9s 2h", 4, "to-straight4:1"},
		{"jacks-or-better-9-6", "As 2d 3s 5s 9h", 4, "to-straight4:1 high-cards1"},
		{"jacks-or-better-9-6", "As Kd Qs Js 9h", 4, "to-straight4:1 high-cards4"},
		{"double-joker", "Jk Jk 7s 8h 2d", 2, "hold-wild2"},
		{"double-joker", "Jk Ks 7s 8h 2d", 2, "hold-pair2:K hold-wild1"},
		{"double-joker", "Jk 7s 8s 9s 2d", 4, "hold-pair2:9 hold-wild1 to-straight-flush4:3"},
		{"double-joker", "Jk Ts Js Qs 2d", 4, "hold-pair2:Q hold-wild1 to-royal4"},
		{"double-joker", "Ts Js Qs Ks As", 4, "to-royal4"}, // by a joker
		{"double-joker", "Jk 7s 7d 2c 3d", 3, "hold-three3:7 hold-wild1"},
		{"deuces-wild", "2s 2d 6s 7s Kd", 4, "hold-three3:7 hold-wild2 to-straight-flush4:4"},
		{"deuces-wild", "2s 2d 2h 2c Kd", 4, "hold-wild4"},
		{"deuces-wild", "2s 2d 2h 2c Kd", 5, "pat:1"},
		{"deuces-wild", "3s 4d 5h Ac Kd", 3, "to-straight3:3"},
	} {
		g := presetGame(t, c.preset)
		holds, err := g.Advise(parseTestHand(t, c.hand))
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range holds {
			if h.Mask == 1<<c.held-1 {
				if got := describe(h.Reasons); got != c.want {
					t.Errorf("%s, %s, hold %d: %q, want %q", c.preset, c.hand, c.held, got, c.want)
				}
			}
		}
	}
}

// TestPaysReasons checks that the lines named are those that contribute most.
func TestPaysReasons(t *testing.T) {
	rng := dice.NewRand(3)
	for _, p := range Presets {
		g := newTestGame(t, p.Deck, p.Pays)
		for range 20 {
			holds, err := g.Advise(dealRandom(rng, fullDeck(p.Deck)))
			if err != nil {
				t.Fatal(err)
			}
			for _, h := range holds {
				checkPays(t, g, h)
			}
		}
	}
}

func checkPays(t *testing.T, g *Game, h Hold) {
	t.Helper()
	named, least := map[int32]bool{}, math.Inf(1)
	for _, r := range h.Reasons {
		if r.Code != ReasonPays {
			continue
		}
		share := float64(int64(r.Count)*int64(g.pays[r.Line].Pay)) / float64(h.PaySum)
		if r.Count != h.Counts[r.Line] || r.Share != share || share > least || share <= 0 || named[r.Line] {
			t.Fatalf("%+v in %+v", r, h)
		}
		named[r.Line], least = true, share
	}
	if h.Mask == 1<<poker.MaxHand-1 {
		return
	}
	for i, line := range g.pays {
		share := float64(int64(h.Counts[i])*int64(line.Pay)) / float64(h.PaySum)
		if !named[int32(i)] && share > 0 && (len(named) < maxPays || share > least) {
			t.Fatalf("line %v with %v of the worth is missing in %+v", line, share, h)
		}
	}
}

// TestLines compares the lines of random hands under random pay tables with
// the definition.
func TestLines(t *testing.T) {
	classes := []string{"five", "five:3-5A", "four-deuces", "four-deuces:A", "royal", "natural-royal", "wild-royal", "straight-flush",
		"straight-flush:5", "four", "four:A/2-4", "natural-four", "four:/A", "full-house", "full-house:A", "flush", "natural-flush",
		"flush:K", "straight", "wild-straight", "straight:5", "three", "natural-three:A", "two-pair", "two-pair:A/K", "pair:J-A", "pair", "high:A"}
	hands := []int{1000, 500, 200, 2}
	if testing.Short() {
		hands = []int{200, 60, 10, 1}
	}
	rng := dice.NewRand(11)
	for range 10 {
		pays := ""
		for _, i := range rng.Perm(len(classes))[:8+rng.IntN(8)] {
			pays += fmt.Sprintf("%s %d, ", classes[i], rng.IntN(12))
		}
		for _, d := range []Deck{{}, {Jokers: 1}, {Jokers: 2}, {DeucesWild: true}} {
			checkLines(t, newTestGame(t, d, strings.TrimSuffix(pays, ", ")), rng, slices.Clone(hands))
		}
	}
}

// checkLines checks at most so many hands with 0, 1, 2 and 3 wild cards.
func checkLines(t *testing.T, g *Game, rng *rand.Rand, left []int) {
	t.Helper()
	for range left[0] {
		hand := dealRandom(rng, fullDeck(g.deck))
		w := countWilds(g.deck, hand)
		if w >= len(left) || left[w] == 0 {
			continue
		}
		left[w]--
		d, err := g.dealt(hand)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := int(g.lineOf(&d.cards)), bruteLine(g.pays, g.deck, hand); got != want {
			t.Fatalf("%v under %q, %+v: line %d, want %d", hand, g.pays, g.deck, got, want)
		}
	}
}

// TestDeuceKicker: four of a kind without a wild card next to a deuce are five of a kind, and the four that a kicker of Two asks
// for; with more deuces they are five of a kind alone.
func TestDeuceKicker(t *testing.T) {
	g := newTestGame(t, Deck{DeucesWild: true}, "natural-four:A/2 90, natural-four:/23 80, natural-four:K/3 70, natural-four 60, five 50, four 40")
	for text, want := range map[string]int{
		"As Ad Ac Ah 2s": 0, "Ks Kd Kc Kh 2s": 1, "Ks Kd Kc Kh 3s": 1, "As Ad Ac Ah 3s": 1, "Ks Kd Kc Kh 4s": 3,
		"As Ad Ac 2h 2s": 4, "As Ad 2c 2h 2s": 4, "As Ad Ac 3h 2s": 5, "As 3d 2c 2h 2s": 5,
	} {
		d, err := g.dealt(parseTestHand(t, text))
		if err != nil {
			t.Fatal(err)
		}
		if got := int(g.lineOf(&d.cards)); got != want {
			t.Errorf("%s: line %d, want %d", text, got, want)
		}
	}
}

func countWilds(d Deck, hand []cards.Card) (n int) {
	for _, c := range hand {
		if c.IsJoker() || d.DeucesWild && c.Rank() == cards.Two {
			n++
		}
	}
	return n
}

// TestReasonFields: a reason has the fields that the list names for it and no
// others, and every reason of the list occurs.
func TestReasonFields(t *testing.T) {
	rng := dice.NewRand(8)
	seen := map[string]bool{}
	for _, p := range Presets {
		g := newTestGame(t, p.Deck, p.Pays)
		for range 40 {
			holds, err := g.Advise(dealRandom(rng, fullDeck(p.Deck)))
			if err != nil {
				t.Fatal(err)
			}
			for _, h := range holds {
				for _, r := range h.Reasons {
					seen[r.Code] = true
					checkFields(t, r)
				}
			}
		}
	}
	four, _ := presetGame(t, "jacks-or-better-9-6").Advise(parseTestHand(t, "5s 5c 5d 5h Ts"))
	for _, h := range four {
		for _, r := range h.Reasons {
			seen[r.Code] = true
		}
	}
	for _, c := range Reasons {
		if !seen[c.Key] {
			t.Errorf("%s never occurs", c.Key)
		}
	}
}

func checkFields(t *testing.T, r Reason) {
	t.Helper()
	fields := names.Fields(Reasons, r.Code)
	for name, given := range map[string]bool{"rank": r.Rank != 0, "cards": r.Cards != 0, "straights": r.Straights != 0, "count": r.Count != 0, "share": r.Share != 0} {
		if given != slices.Contains(fields, name) {
			t.Fatalf("%+v: field %s of %v", r, name, fields)
		}
	}
	if r.Line != 0 && !slices.Contains(fields, "line") {
		t.Fatalf("%+v has a line", r)
	}
}

// TestNames: everything that people choose from has a name in both languages.
func TestNames(t *testing.T) {
	all := slices.Concat(OtherLines, poker.CategoryNames(), poker.ProfileNames(), PresetNames())
	seen := map[string]bool{}
	for _, n := range all {
		if n.Key == "" || n.En == "" || n.Ja == "" || seen[n.Key] {
			t.Errorf("%+v", n)
		}
		seen[n.Key] = true
	}
}
