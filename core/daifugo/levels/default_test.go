package levels

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/uectest"
)

// TestDefaultAgrees plays the servers' recorded games again: Default makes
// every move of every default client, and gives every card that one gave.
func TestDefaultAgrees(t *testing.T) {
	moves, gifts := 0, 0
	for _, file := range uectest.Shared("*.gz") {
		if strings.HasSuffix(file, ".csv.gz") {
			continue
		}
		games, err := uectest.Read(file)
		if err != nil {
			t.Fatal(err)
		}
		for g := range games {
			moves += asDefault(t, &games[g])
			gifts += givesAsDefault(t, &games[g])
		}
	}
	if moves == 0 {
		t.Skip("no recorded games beside the repository")
	}
	if t.Logf("%d moves and %d gifts agree", moves, gifts); moves < 100_000 || gifts < 500 {
		t.Error("too few")
	}
}

// byDefault reports whether a seat's program is a default client.
func byDefault(r *uectest.Record, seat int8) bool { return r.Names[seat] == "default" }

// asDefault compares the moves of a record; one that was refused is a pass.
func asDefault(t *testing.T, r *uectest.Record) (n int) {
	t.Helper()
	p := Player{Level: Default}
	s := daifugo.Start(daifugo.UEC, r.Hands, r.Class)
	for _, m := range r.Moves {
		before := s
		if _, err := s.Apply(m.Role); err != nil {
			m.Role = daifugo.Role{}
			s.Play(m.Role)
		}
		if !byDefault(r, before.Turn) {
			continue
		}
		n++
		if want := p.Choose(&before.Table, before.Hands[before.Turn], nil); want.Canonical() != m.Role.Canonical() {
			t.Errorf("hand %v on %v, lock %d, revolution %v: %v, the client %v", before.Hands[before.Turn], before.Field, before.Lock, before.Revolution, want, m.Role)
		}
	}
	return n
}

// givesAsDefault compares the returns of a record.
func givesAsDefault(t *testing.T, r *uectest.Record) (n int) {
	t.Helper()
	gifts, hands := daifugo.UEC.Gifts(r.Class), r.Dealt
	daifugo.Tributes(gifts, &hands)
	for _, g := range gifts[len(gifts)/2:] {
		if !byDefault(r, g.From) {
			continue
		}
		n++
		if cards := giveDefault(hands[g.From], g.Count); cards != r.Given[g.From] {
			t.Errorf("of %v: gives %v, the client %v", hands[g.From], cards, r.Given[g.From])
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
			s.Field, s.Owner = daifugotest.Role(t, c.field), 1
		}
		var want daifugo.Role
		if c.want != "" {
			want = daifugotest.Role(t, c.want)
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
