package levels

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/record"
)

// TestDefaultAgrees plays the servers' recorded games again: Default makes
// every move of every default client, and gives every card that one gave.
func TestDefaultAgrees(t *testing.T) {
	moves, gifts := 0, 0
	for _, file := range daifugotest.Records() {
		if err := record.Each(daifugotest.Unpacked(t, file), func(g *record.Game) {
			moves += asDefault(t, g)
			gifts += givesAsDefault(t, g)
		}); err != nil {
			t.Fatal(err)
		}
	}
	if moves == 0 {
		t.Skip("no recorded games next to the repository")
	}
	if t.Logf("%d moves and %d gifts agree", moves, gifts); moves < 100_000 || gifts < 500 {
		t.Error("too few")
	}
}

// byDefault reports whether a seat's program is a default client.
func byDefault(g *record.Game, seat int8) bool { return g.Names[seat] == "default" }

// asDefault compares the moves of a record; one that was refused is a pass.
func asDefault(t *testing.T, g *record.Game) (n int) {
	t.Helper()
	p := Player{Level: Default}
	s := g.First
	for _, m := range g.Moves {
		before := s
		s.Play(m.Combination)
		if !byDefault(g, before.Turn) {
			continue
		}
		n++
		if want := p.Choose(&before.Table, before.Hands[before.Turn], nil); want.Canonical() != m.Combination.Canonical() {
			t.Errorf("hand %v on %v, lock %d, revolution %v: %v, the client %v", before.Hands[before.Turn], before.Field, before.Lock, before.Revolution, want, m.Combination)
		}
	}
	return n
}

// givesAsDefault compares the returns of a record.
func givesAsDefault(t *testing.T, g *record.Game) (n int) {
	t.Helper()
	hands := g.First.Hands
	for i := len(g.Gifts) - 1; i >= len(g.Gifts)/2; i-- { // back to before the returns
		hands[g.Gifts[i].To] &^= g.Gifts[i].Cards
		hands[g.Gifts[i].From] |= g.Gifts[i].Cards
	}
	for _, gift := range g.Gifts[len(g.Gifts)/2:] {
		if !byDefault(g, gift.From) {
			continue
		}
		n++
		if cards := giveDefault(hands[gift.From], gift.Count); cards != gift.Cards {
			t.Errorf("of %v: gives %v, the client %v", hands[gift.From], cards, gift.Cards)
		}
	}
	return n
}

// TestDefaultMoves asks for the moves in positions that show each of the
// client's rules.
func TestDefaultMoves(t *testing.T) {
	for _, c := range []struct {
		about, hand, field, want string
		revolution               bool
	}{
		{"the longest sequence is led", "3s 4s 5s 6d 7d 8d 9d Ks Kd", "", "6d 7d 8d 9d", false},
		{"a sequence before a larger group", "3s 4s 5s Ks Kd Kh Kc", "", "3s 4s 5s", false},
		{"the larger group before the weaker", "3s 3d 5s 5d 5h", "", "5s 5d 5h", false},
		{"the weakest single, spades and hearts first", "3d 3h 2s 5c 7s Jd", "", "3h 3d", false},
		{"the joker stands below the sequence that it makes longer", "6s 7s 8s Kd Jk", "", "Jk=5s 6s 7s 8s", false},
		{"the joker makes a pair", "6s 9d Jk", "", "6s Jk=6h", false},
		{"a single breaks no pair", "4s 4d 9c", "3h", "9c", false},
		{"a single breaks no sequence, so the joker is laid", "4s 5s 6s 9c 9d Jk", "3h", "Jk", false},
		{"a group takes all cards of a rank", "5s 5d 5h 9s 9d", "4s 4d", "9s 9d", false},
		{"the joker fills a group only where there is none", "5s 9s 9d Jk", "4s 4d", "9s 9d", false},
		{"the joker is refused on the rank to beat: a pass", "7s 8s Kd Jk", "4s 5s 6s", "", false},
		{"in a revolution the highest is the weakest", "4s 9d Qc", "Kh", "Qc", true},
		{"in a revolution the highest sequence is led", "3s 4s 5s 9d Td Jd", "", "9d Td Jd", true},
	} {
		hand := daifugotest.Cards(t, c.hand)
		s := daifugo.State{Table: daifugo.Table{Rules: daifugo.UEC, Active: 3, Revolution: c.revolution}}
		s.Rules.Players = 2
		if c.field != "" {
			s.Field, s.Owner = daifugotest.Combination(t, c.field), 1
		}
		var want daifugo.Combination
		if c.want != "" {
			want = daifugotest.Combination(t, c.want)
		}
		p := Player{Level: Default}
		if got := p.Choose(&s.Table, hand, nil); got.Canonical() != want.Canonical() {
			t.Errorf("%s: %v, want %v", c.about, got, want)
		}
	}
	if got := giveDefault(daifugotest.Cards(t, "3c 3h 4s 2s Jk"), 2); got != daifugotest.Cards(t, "3h 3c") {
		t.Errorf("gives %v", got)
	}
	if !slices.Contains(Former[:], "search") || NameNow("search") != "champion" || NameNow("") != "" {
		t.Error("the names of before are lost")
	}
}
