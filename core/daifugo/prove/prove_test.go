package prove

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/dice"
)

// TestForcedWins checks small proofs against every deal of the hidden cards
// and every play of the others.
func TestForcedWins(t *testing.T) {
	r := dice.NewRand(13)
	proved := 0
	var p Prover
	for range 4000 {
		s := daifugotest.Start(r, daifugotest.Rules(r), 3)
		if s.Over() || s.Hands[s.Turn].Len() > 5 {
			continue
		}
		s.Played = daifugo.Deck(int(s.Rules.Jokers))
		for _, h := range s.Hands {
			s.Played &^= h
		}
		for _, m := range s.LegalMoves(nil) {
			p.Restart(AllNodes)
			if n := p.Proves(&s.Table, s.Hands[s.Turn], m); n > 1 {
				proved++
				f := daifugotest.Forced{Seat: s.Turn, Place: s.FreePlace(true)}
				if !f.Holds(s, m) {
					t.Fatalf("%v wins not: %+v", m, s)
				}
			}
		}
	}
	if proved < 50 {
		t.Errorf("only %d proofs", proved)
	}
	t.Logf("%d proofs", proved)
}
