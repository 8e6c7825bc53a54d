package player

import (
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/search"
)

var seven = poker.Standard.Table7()

var shortSeven = poker.Ranked(poker.ShortDeck).Table7()

var tables = map[poker.Ranking]*poker.Table7{poker.High: seven, poker.ShortDeck: shortSeven, poker.Badugi: seven}

// tableOf is the table that a view's hands are compared by.
func tableOf(v *game.View) *poker.Table7 {
	r := v.Rules.Hands()
	if tables[r.Ranking] == nil {
		tables[r.Ranking] = r.Table7()
	}
	return tables[r.Ranking]
}

func choose(t testing.TB, v *game.View, level Level, deals int64, seed uint32) *Choice {
	t.Helper()
	meter := search.Start(search.Budget{Iterations: deals}, 0, func() int64 { return 0 }, nil)
	c, err := Choose(v, level, tableOf(v), nil, meter, seed)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// setup is a table of any kind, by lot.
func setup(d *dice.Dice) *game.Setup {
	s := &game.Setup{Seats: int8(2 + d.Under(8))}
	s.Variant, s.Limit, s.MinBet = game.Variant(d.Under(3)), game.Limit(d.Under(3)), 2
	s.AskShow = d.Under(3) == 0
	if s.Limit == game.FixedLimit {
		s.BigBet, s.Cap = 4, 4
	}
	if s.Variant == game.Draw {
		s.Jokers, s.Openers = int8(d.Under(3)), d.Under(3) == 0
	}
	for i := range s.Seats {
		s.Stacks[i] = 2 + int64(d.Under(200))
		if s.Openers {
			s.Antes[i] = 1
		} else if i < 3 {
			s.Blinds[i] = int64(i)
		}
	}
	return s
}

// Whole hands of every kind: all that is chosen is legal, chances make one, the
// same seed chooses the same, and the reasons carry what they say.
func TestHands(t *testing.T) {
	dice := dice.New(4)
	said := make([]int, len(Reasons))
	for range 250 {
		h, err := game.Start(setup(&dice), dice.Uint32())
		if err != nil {
			t.Fatal(err)
		}
		for h.Phase != game.Over {
			v, _ := h.View(h.Turn)
			level, seed := Level(dice.Under(3)), dice.Uint32()
			c := choose(t, v, level, 40, seed)
			if again := choose(t, v, level, 40, seed); !reflect.DeepEqual(c, again) {
				t.Fatalf("seed %d: %+v, then %+v", seed, c, again)
			}
			check(t, v, c, said)
			if _, err := h.Apply(c.Candidates[0].Action); err != nil {
				t.Fatalf("%+v: %v", c.Candidates[0].Action, err)
			}
		}
	}
	for i, n := range said {
		if key := Reasons[i].Key; n == 0 && key != trained && key != solved && key != found { // of strong alone
			t.Errorf("never said: %s", Reasons[i].Key)
		}
	}
}

func check(t *testing.T, v *game.View, c *Choice, said []int) {
	t.Helper()
	sum := 0.0
	for i := range c.Candidates {
		x := &c.Candidates[i]
		sum += x.Chance
		if i > 1 && x.Value > c.Candidates[i-1].Value {
			t.Fatalf("not by value: %+v", c.Candidates)
		}
		for _, r := range x.Reasons {
			at := -1
			for k := range Reasons {
				if Reasons[k].Key == r.Code {
					at = k
				}
			}
			if at < 0 || r.Share < 0 || r.Share > 1 || r.Code == mix && c.Level == Random {
				t.Fatalf("reason %+v", r)
			}
			said[at]++
		}
	}
	if sum < 0.999999 || sum > 1.000001 || c.Candidates[0].Chance == 0 || c.Equity < 0 || c.Equity > 1 {
		t.Fatalf("chances make %v: %+v", sum, c)
	}
}

// A choice depends on what the seat knows alone: another deck that shows it the
// same gives the same.
func TestHiddenCards(t *testing.T) {
	s := &game.Setup{Seats: 3, Stacks: [9]int64{90, 80, 70}, Blinds: [9]int64{0, 1, 2}}
	s.MinBet = 2
	h, _ := game.Start(s, 1)
	v, _ := h.View(h.Turn)
	deck := h.Order()
	deck[0], deck[20] = deck[20], deck[0] // seat 1's first card
	other, err := game.StartDeck(s, deck)
	if err != nil {
		t.Fatal(err)
	}
	w, _ := other.View(other.Turn)
	if v.Hole != w.Hole || reflect.DeepEqual(h.Holds(1), other.Holds(1)) {
		t.Fatal("no such deck")
	}
	if a, b := choose(t, v, Regular, 200, 5), choose(t, w, Regular, 200, 5); !reflect.DeepEqual(a, b) {
		t.Errorf("%+v\n%+v", a, b)
	}
}

// spot is a heads-up hand where seat 0, with the button, is in turn after some
// actions.
func spot(t *testing.T, own, other, board string, actions ...game.Action) *game.View {
	t.Helper()
	s := &game.Setup{Seats: 2, Stacks: [9]int64{200, 200}, Blinds: [9]int64{1, 2}}
	s.MinBet = 2
	a, _ := game.ParseCards(own)
	b, _ := game.ParseCards(other)
	rest, _ := game.ParseCards(board)
	h, err := game.StartDeck(s, append([]cards.Card{b[0], a[0], b[1], a[1]}, rest...))
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		if _, err := h.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	v, _ := h.View(0)
	return v
}

// What every player knows.
func TestSpots(t *testing.T) {
	call, check := game.Action{Kind: game.Call}, game.Action{Kind: game.Check}
	all := game.Action{Kind: game.Raise, Amount: 200}
	shove := game.Action{Kind: game.Bet, Amount: 198}
	river := []game.Action{call, check, check, check, check, check, shove}
	for _, c := range []struct {
		name, own, board string
		actions          []game.Action
		want, never      game.Kind
	}{
		{"aces are not folded before the flop", "As Ad", "2c3d4h9cTc", nil, game.Raise, game.Fold},
		{"72 folds to a raise of all", "7c 2d", "2c3d4h9cTc", []game.Action{call, all}, game.Fold, game.Call},
		{"aces call all", "As Ad", "3c3d4h9cTc", []game.Action{call, all}, game.Call, game.Fold},
		{"the best hand calls", "As Ks", "QsJsTs2d3d", river, game.Call, game.Fold},
		{"six high folds", "6c 4d", "AsKsQh2h9d", river, game.Fold, game.Call},
	} {
		v := spot(t, c.own, "8h 8d", c.board, c.actions...)
		for level := Beginner; level <= Regular; level++ {
			got := choose(t, v, level, 1000, 3)
			for _, x := range got.Candidates {
				if x.Action.Kind == c.never && x.Chance > 0.05 || x.Action.Kind == c.want && x.Chance == 0 && level == Regular && c.want != game.Raise {
					t.Errorf("%s, %s: %+v", c.name, Levels[level], got.Candidates)
				}
			}
		}
	}
	if c := choose(t, spot(t, "As Ad", "8h 8d", "2c3d4h9cTc"), Regular, 4000, 3); c.Equity < 0.83 || c.Equity > 0.87 {
		t.Errorf("aces against any hand win %.3f, not 0.852", c.Equity)
	}
}

func TestKeep(t *testing.T) {
	for hand, want := range map[string]string{
		"As Ad 9c 5h 2s": "As Ad", "As Ad 9c 9h 2s": "As Ad 9c 9h", "As Ad Ac 9h 2s": "As Ad Ac",
		"As Ks 9s 5s 2d": "As Ks 9s 5s", "9s 8d 7c 6h 2s": "9s 8d 7c 6h", "As Kd 9c 5h 2s": "As Kd",
		"As Ks 9s 5s 2s": "As Ks 9s 5s 2s", "9s 9d 9c 9h 2s": "9s 9d 9c 9h", "Jk Kd 9c 5h 2s": "Jk Kd",
		"Jk Jr Kd 9c 5h": "Jk Jr Kd 9c", "Jk As Ks 9s 2d": "Jk As Ks 9s", "Jk Kd Kc 5h 2s": "Jk Kd Kc",
		"As 5d 4c 3h 2s": "As 5d 4c 3h 2s", "Ks Kd Kc 9h 9s": "Ks Kd Kc 9h 9s", "9s 9d 9c 9h Jk": "9s 9d 9c 9h Jk",
		"As Kd Qc Jh 2s": "As Kd Qc Jh", "2s 9d 5c 4h 3s": "2s 5c 4h 3s", "As 9d 4c 3h 2s": "As 9d", "2s 4d 7c Ah Ks": "Ah Ks",
		"Jk Jr Kd 8c 3h": "Jk Jr", "Jk Jr Qd 8c 4d": "Jk Jr Qd 4d", "9s 7d 3c 5h Js": "9s Js", "Ts 8d 7c 6h 2s": "Ts 8d 7c 6h",
	} {
		all, _ := game.ParseCards(hand)
		var kept []cards.Card
		for i, set := 0, keep(all); i < 5; i++ {
			if set>>i&1 != 0 {
				kept = append(kept, all[i])
			}
		}
		if got := game.Text(kept, " "); got != want {
			t.Errorf("of %s: %s, want %s", hand, got, want)
		}
	}
}

func TestStarts(t *testing.T) {
	order := []string{"As Ad", "Ks Kd", "Qs Qd", "As Ks", "Js Jd", "As Kd", "9s 9d", "7s 6s", "2s 2d", "7s 2d"}
	last := uint32(1 << 30)
	for _, text := range order {
		hand, _ := game.ParseCards(text)
		x := holdem.Order(hand[0], hand[1], false)
		if y := holdem.Order(hand[1], hand[0], false); x != y || x >= last {
			t.Errorf("%s: %d, %d after %d", text, x, y, last)
		}
		last = x
	}
}

func TestFaults(t *testing.T) {
	v := spot(t, "As Ad", "8h 8d", "2c3d4h9cTc", game.Action{Kind: game.Call})
	meter := search.Start(search.Budget{Iterations: 9}, 0, func() int64 { return 0 }, nil)
	if _, err := Choose(v, Regular, seven, nil, meter, 1); err == nil || err.Error() != "turns must be the seat of the view, 0" {
		t.Errorf("%v", err)
	}
	v = spot(t, "?? ??", "8h 8d", "2c3d4h9cTc")
	if _, err := Choose(v, Regular, seven, nil, meter, 1); err == nil || err.Error() != "hand must be the cards of the seat" {
		t.Errorf("%v", err)
	}
}
