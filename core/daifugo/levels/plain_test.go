package levels

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/dice"
)

// TestPlain asks for the moves that need no thought, and for some that only look
// like them.
func TestPlain(t *testing.T) {
	for _, c := range []struct{ about, hand, field, want string }{
		{"the three of spades on a joker", "3s 4d 9c 9h Kd", "Jk", "3s"},
		{"a pass instead of a foul with the last card", "3s", "Jk", "pass"},
		{"not on two jokers", "3s 4d 9c 9h Kd", "Jk Jk", ""},
		{"an 8, then the last card", "8d Kc", "4s", "8d"},
		{"an 8, then a sequence", "4h 5h 6h 8d", "7s", "8d"},
		{"an 8, then a group with a joker", "8d 9s 9d Jk", "4s", ""}, // a joker last is a foul
		{"two eights, then a pair", "8d 8c Kc Kd", "4s 4d", "8d 8c"},
		{"not where two combinations are left", "8d 9s Kc", "4s", ""},
		{"not where a two is left", "8d 2c", "4s", ""},
		{"the last cards together", "9s 9d 9c", "", "9s 9d 9c"},
		{"the last card", "Kd", "4s", "Kd"},
		{"a pass instead of a foul with an 8", "8d", "4s", "pass"},
		{"the joker first, not a pair with it", "9d Jk", "", "Jk"},
		{"a two of two", "2d 2c", "", "2c"},
		{"a foul where nothing else is left", "2d", "", ""},
	} {
		s := daifugo.State{Table: daifugo.Table{Rules: daifugo.Common, Active: 15}}
		if c.field != "" {
			s.Field, s.Owner = daifugotest.Combination(t, c.field), 1
		}
		want := daifugo.Combination{}
		if c.want != "" && c.want != "pass" {
			want = daifugotest.Combination(t, c.want)
		}
		var p Player
		if got, found := p.plain(&s.Table, daifugotest.Cards(t, c.hand)); got.Canonical() != want.Canonical() || found != (c.want != "") {
			t.Errorf("%s: %v of %s on %s, want %v", c.about, got, c.hand, c.field, want)
		}
	}
}

// TestPlainPlayed plays games of all rules: from casual to skilled nobody
// passes on a joker with the Three of spades, keeps cards that could all be played
// now or after a cut, or goes out by a foul while another move is there.
func TestPlainPlayed(t *testing.T) {
	r := dice.NewRand(8)
	met := 0
	for level := Closing; level <= Heuristic; level++ {
		p := Player{Level: level}
		for range 150 {
			rules := daifugotest.Rules(r)
			s := daifugo.Start(rules, rules.Deal(0, r), [daifugo.MaxPlayers]int8{})
			for !s.Over() {
				hand := s.Hands[s.Turn]
				best := 0
				if s.Choice == daifugo.NoChoice {
					for _, m := range s.LegalCombinations(nil, hand) {
						best = max(best, plainness(s, m, hand))
					}
				}
				m := p.Choose(&s.Table, hand, r)
				if m.Kind != daifugo.Give && m.Cards == hand && s.Choice == daifugo.NoChoice && s.Forbids(m) && len(s.LegalMoves(nil)) > 1 {
					t.Fatalf("%s fouls with %v on %v by %v", Names[level].Key, m, s.Field, rules.On)
				}
				if got := plainness(s, m, hand); got < best {
					t.Fatalf("%s plays %v of %v on %v, lock %d, by %v", Names[level].Key, m, hand, s.Field, s.Lock, rules.On)
				}
				if best > 0 {
					met++
				}
				s.Play(m)
			}
		}
	}
	if met < 1000 {
		t.Errorf("only %d such moves", met)
	}
}

// plainness is 3 for a move that goes out, 2 for a cut after which the rest can be
// led at once, 1 for a return, 0 for any other and for fouls, by playing them.
func plainness(s daifugo.State, m daifugo.Combination, hand daifugo.Set) int {
	seat, foul, returns := s.Turn, s.Forbids(m), s.IsReturn(m)
	if m.Kind == daifugo.Pass || foul || !s.Cuts(m) && m.Cards != hand {
		return 0
	}
	if m.Cards == hand {
		return 3
	}
	s.Play(m)
	if s.Turn == seat && s.Field.Kind == daifugo.Pass && s.Choice == daifugo.NoChoice {
		for _, last := range s.LegalCombinations(nil, s.Hands[seat]) {
			if last.Cards == s.Hands[seat] && !s.Forbids(last) {
				return 2
			}
		}
	}
	if returns {
		return 1
	}
	return 0
}
