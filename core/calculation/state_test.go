package calculation

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

func newState(t testing.TB, lead, piles int) State {
	t.Helper()
	s, err := New(lead, piles)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func parsed(t testing.TB, p Position) State {
	t.Helper()
	s, err := p.State()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// seriesVector is the position printed in fuji's series.
var seriesVector = Position{Foundations: "869J", Piles: []string{"Q9TTKKA5J85JKQ829QA7KA254TJT6937", "", "", ""}}

func TestSeriesVector(t *testing.T) {
	s := parsed(t, seriesVector)
	if s.Rest() != 32 || s.Left() != 0 || s.Card() != 0 || s.Won() {
		t.Errorf("rest %d, left %d, card %v, won %v", s.Rest(), s.Left(), s.Card(), s.Won())
	}
	if got := s.LegalMoves(nil); len(got) != 0 {
		t.Errorf("moves %v", got)
	}
	for d, next := range []Rank{9, 8, 12, 2} {
		if s.Next(d) != next {
			t.Errorf("foundation %d takes %v next, want %v", d+1, s.Next(d), next)
		}
	}
	if got := s.Position(); got.Foundations != "869J" || got.Piles[0] != seriesVector.Piles[0] {
		t.Errorf("position %+v", got)
	}
}

func TestNewLaysTheLead(t *testing.T) {
	for _, c := range []struct {
		lead       int
		tops, next string
		left       int
	}{
		{0, "....", "A234", 52}, {1, "A234", "2468", 48}, {2, "2468", "369Q", 44},
		{4, "48Q3", "5T27", 36}, {12, "QJT9", "KKKK", 4},
	} {
		s := newState(t, c.lead, 4)
		next := ""
		for d := range Foundations {
			next += s.Next(d).String()
		}
		if p := s.Position(); p.Foundations != c.tops || next != c.next || s.Left() != c.left {
			t.Errorf("lead %d: %s, next %s, %d left", c.lead, p.Foundations, next, s.Left())
		}
	}
}

func TestBadSizes(t *testing.T) {
	for _, c := range []struct {
		lead, piles int
		want        string
	}{
		{-1, 4, "lead is wrong: -1 is not in 0 to 12"}, {13, 4, "lead is wrong: 13 is not in 0 to 12"},
		{1, 0, "piles is wrong: 0 is not in 1 to 6"}, {1, 7, "piles is wrong: 7 is not in 1 to 6"},
	} {
		if _, err := New(c.lead, c.piles); err == nil || err.Error() != c.want {
			t.Errorf("%v: %v", c, err)
		}
	}
}

func TestBadPositions(t *testing.T) {
	four := []string{"", "", "", ""}
	for _, c := range []struct {
		p    Position
		want string
	}{
		{Position{Foundations: "A23", Piles: four}, `foundations is wrong: "A23" does not name 4 tops (A23456789TJQK, or . for an empty foundation)`},
		{Position{Foundations: "A2x4", Piles: four}, `foundations is wrong: "x" is not a rank (A23456789TJQK, or . for an empty foundation)`},
		{Position{Foundations: "A234"}, "piles is wrong: 0 is not in 1 to 6"},
		{Position{Foundations: "A234", Piles: make([]string, 7)}, "piles is wrong: 7 is not in 1 to 6"},
		{Position{Foundations: "A234", Piles: []string{"", "5é"}}, `piles[1] is wrong: "é" is not a rank (A23456789TJQK)`},
		{Position{Foundations: "A234", Piles: []string{"AAA", "A"}}, "piles[1] is wrong: a fifth A: four of a rank are all, those on the foundations included"},
		{Position{Foundations: "KKKK", Piles: []string{"A"}}, "piles[0] is wrong: a fifth A: four of a rank are all, those on the foundations included"},
		{Position{Foundations: "A234", Piles: four, Card: "55"}, `card is wrong: "55" is more than one card`},
		{Position{Foundations: "A234", Piles: four, Card: "1"}, `card is wrong: "1" is not a rank (A23456789TJQK)`},
		{Position{Foundations: "QJT9", Piles: four, Card: "K", Stock: "KK", Known: true}, "stock is wrong: 1 of rank K is missing: every card must be somewhere"},
		{Position{Foundations: "QJT9", Piles: four, Stock: "KKKKK", Known: true}, "stock is wrong: a fifth K: four of a rank are all, those on the foundations included"},
	} {
		if _, err := c.p.State(); err == nil || err.Error() != c.want {
			t.Errorf("%+v: %v\nwant %s", c.p, err, c.want)
		}
	}
}

func TestPositionKeepsTheStock(t *testing.T) {
	p := Position{Foundations: "QJT9", Piles: []string{"K", ""}, Card: "K", Stock: "KK", Known: true}
	s := parsed(t, p)
	if got := s.Position(); got.Stock != "KK" || !got.Known || got.Card != "K" || got.Piles[0] != "K" {
		t.Errorf("%+v", got)
	}
	dice := dice.New(3)
	d, _ := Deal(1, 4, &dice)
	known := d.Position()
	back := parsed(t, known)
	for d.Left() > 0 {
		d.turn()
		back.turn()
		if d.card != back.card {
			t.Fatal("another order")
		}
		d.card, back.card = 0, 0
	}
}

func TestMoves(t *testing.T) {
	s := parsed(t, Position{Foundations: "A234", Piles: []string{"2", "4", ""}, Card: "2"})
	for _, c := range []struct{ text, wrong string }{
		{"w1 f1", ""}, {"w2 f2", ""}, {"c f1", ""}, {"c w3", ""},
		{"w1 f2", `move "w1 f2" puts 2 where it is not next`},
		{"w3 f1", `move "w3 f1" takes from an empty waste pile`},
		{"w4 f1", `move "w4 f1" names one of 3 waste piles`},
		{"c w4", `move "c w4" names one of 3 waste piles`},
		{"c f2", `move "c f2" puts 2 where it is not next`},
		{"d", `move "d" draws while a card is visible`},
		{"w1 f5", `move "w1 f5" is not a move (w1 f2 waste to foundation, c f2 card to foundation, c w1 card to waste, d draw, d 7 draw the 7)`},
		{"hello wide world, hello", `move "hello wide world, he…" is not a move (w1 f2 waste to foundation, c f2 card to foundation, c w1 card to waste, d draw, d 7 draw the 7)`},
	} {
		m, err := s.ParseMove(c.text)
		if c.wrong == "" && (err != nil || m.String() != c.text) || c.wrong != "" && (err == nil || err.Error() != c.wrong) {
			t.Errorf("%s: %v, %v", c.text, m, err)
		}
	}
	var list []string
	for _, m := range s.LegalMoves(nil) {
		list = append(list, m.String())
	}
	if got := strings.Join(list, " "); got != "w1 f1 w2 f2 c f1 c w1 c w2 c w3" {
		t.Errorf("moves %s", got)
	}
}

func TestDraws(t *testing.T) {
	hidden := parsed(t, Position{Foundations: "QJT9", Piles: []string{"KK"}})
	fixed := parsed(t, Position{Foundations: "QJT9", Piles: []string{"K"}, Stock: "KKK", Known: true})
	none := parsed(t, Position{Foundations: "QJT9", Piles: []string{"KKKK"}})
	empty := parsed(t, Position{Foundations: "QJT9", Piles: []string{"KKKK"}, Known: true})
	if hidden.Fixed() || !fixed.Fixed() || none.DrawMove() != (Move{Kind: Draw}) || empty.DrawMove() != none.DrawMove() {
		t.Error("a stock is known that is hidden")
	}
	for _, c := range []struct {
		s           *State
		text, wrong string
	}{
		{&hidden, "d K", ""}, {&fixed, "d", ""}, {&fixed, "d K", ""},
		{&none, "d", `move "d" draws from an empty stock`}, {&none, "d K", `move "d K" draws from an empty stock`},
		{&hidden, "d", `move "d" must name the card turned from a hidden stock`},
		{&hidden, "d 7", `move "d 7" draws a card that is not left`},
		{&fixed, "d 7", `move "d 7" draws another card than the next of the known stock, K`},
		{&fixed, "d A", `move "d A" draws another card than the next of the known stock, K`},
	} {
		s := *c.s
		m, err := s.ParseMove(c.text)
		if c.wrong == "" && m.Rank != king {
			t.Errorf("%s: reads as %+v, want the rank that is turned", c.text, m)
		}
		if c.wrong == "" && err == nil {
			err = s.Apply(m)
		}
		if c.wrong == "" && (err != nil || s.card != king || s.Left() != c.s.Left()-1) || c.wrong != "" && (err == nil || err.Error() != c.wrong) {
			t.Errorf("%s: %v", c.text, err)
		}
	}
}

func count(seen *[Ranks + 1]int, ranks []Rank) {
	for _, r := range ranks {
		seen[r]++
	}
}

// checkCards fails if the cards are not conserved or the counts disagree.
func checkCards(t testing.TB, s *State) {
	t.Helper()
	var seen [Ranks + 1]int
	for d, n := range s.count {
		for i := range n {
			seen[rankAt[s.Series(d)][i]]++
		}
	}
	for k := range s.Piles() {
		pile := s.Pile(nil, k)
		count(&seen, pile)
		if s.tops[k].Count() != len(pile) {
			t.Fatalf("pile %d has %d cards, not %d", k, len(pile), s.tops[k].Count())
		}
	}
	count(&seen, s.Stock(nil))
	count(&seen, []Rank{s.card})
	rest := Cards
	for d := range s.count {
		rest -= s.Count(d)
	}
	if rest != s.Rest() {
		t.Fatalf("rest %d, want %d", s.Rest(), rest)
	}
	for r := Rank(1); r <= king; r++ {
		if seen[r] != 4 || s.ranks>>r&1 == 1 != (s.LeftOf(r) > 0) {
			t.Fatalf("%d cards of rank %v", seen[r], r)
		}
	}
}

func TestCardsAreConserved(t *testing.T) {
	for _, c := range []struct{ lead, piles int }{{0, 1}, {0, 6}, {1, 4}, {2, 3}, {12, 2}} {
		dice := dice.New(uint32(c.lead*10 + c.piles))
		for range 50 {
			s := newState(t, c.lead, c.piles)
			for {
				if s.card == 0 && s.left > 0 {
					s.Turn(&dice)
					checkCards(t, &s)
				}
				moves := s.LegalMoves(nil)
				if len(moves) == 0 {
					break
				}
				if err := s.Apply(moves[dice.Under(uint32(len(moves)))]); err != nil {
					t.Fatal(err)
				}
				checkCards(t, &s)
			}
		}
	}
}

// TestHash: it is the same for piles in another order, and for nothing else of what games bring up. What remembers
// positions by it keeps others where it changes, so it is recorded.
func TestHash(t *testing.T) {
	dice := dice.New(41)
	sum := uint64(0)
	for game := range 20 {
		seen := map[uint64]string{}
		s := newState(t, game%3, 1+game%6)
		s.Shuffle(&dice)
		for {
			if s.card == 0 && s.left > 0 {
				s.turn()
			}
			moves := s.LegalMoves(nil)
			if len(moves) == 0 {
				break
			}
			s.Play(moves[dice.Under(uint32(len(moves)))])
			other := s
			other.tops[0], other.tops[s.piles-1] = s.tops[s.piles-1], s.tops[0]
			p := s.Position()
			slices.Sort(p.Piles)
			h, key := s.Hash(), p.Foundations+p.Card+strings.Join(p.Piles, "|")
			if other.Hash() != h || seen[h] != "" && seen[h] != key {
				t.Fatalf("%s and %s", key, seen[h])
			}
			seen[h] = key
			sum = sum*31 + h
		}
	}
	if sum != 0xd913909000610dec {
		t.Errorf("%#x", sum)
	}
}

// TestUnknownKind: a move of an unknown kind is illegal, whatever it names.
func TestUnknownKind(t *testing.T) {
	dice := dice.New(1)
	s, err := Deal(1, 4, &dice)
	if err != nil {
		t.Fatal(err)
	}
	for kind := range Kind(8) {
		m := Move{Kind: kind}
		legal := false
		for _, l := range s.LegalMoves(nil) {
			legal = legal || l.Kind == kind
		}
		if why := s.illegal(m); kind > Draw && why != "is of no known kind" || !legal && why == "" {
			t.Errorf("kind %d: %q", kind, why)
		}
	}
}

func FuzzPosition(f *testing.F) {
	f.Add("A234", "5K|7||", "9", "", false)
	f.Add("QJT9", "K|K", "K", "K", true)
	f.Add("....", "", "A", "x", true)
	f.Fuzz(func(t *testing.T, foundations, piles, card, stock string, known bool) {
		p := Position{foundations, strings.Split(piles, "|"), card, stock, known, len(card) == 1 && card[0]&1 != 0}
		s, err := p.State()
		if err != nil {
			if _, ok := err.(*fault.Fault); !ok {
				t.Fatalf("%T", err)
			}
			return
		}
		checkCards(t, &s)
		again := s.Position()
		back, err := again.State()
		if err != nil || back.Position().Foundations != p.Foundations || strings.Join(again.Piles, "|") != piles {
			t.Fatalf("%+v became %+v, %v", p, again, err)
		}
		dice := dice.New(1)
		for moves := s.LegalMoves(nil); len(moves) > 0; moves = s.LegalMoves(nil) {
			if moves[0].Kind == Draw {
				s.Turn(&dice)
			} else if err := s.Apply(moves[0]); err != nil {
				t.Fatal(err)
			}
			checkCards(t, &s)
		}
	})
}

func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"w1 f1", "c f1", "c w6", "d", "d K", "w9 f9", "dé"} {
		f.Add(text)
	}
	s := parsed(f, Position{Foundations: "A234", Piles: []string{"2", "4"}, Card: "2"})
	f.Fuzz(func(t *testing.T, text string) {
		m, err := s.ParseMove(text)
		if err == nil && m.String() != text {
			t.Fatalf("%q became %v", text, m)
		}
		after := s
		if applied := after.Apply(m); err == nil && applied != nil {
			t.Fatal(applied)
		}
	})
}
