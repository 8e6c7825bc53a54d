package player

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// nearEnd plays a game of the policy until the player to move has few cards.
func nearEnd(r *rand.Rand, rules daifugo.Rules) (s daifugo.State, ok bool) {
	s, _, _ = midgame(r, rules, 0)
	p, most := policy.New(), 2+r.IntN(endingCards-1)
	for !s.Over() && (s.Hands[s.Turn].Len() > most || s.Choice != daifugo.NoChoice) {
		s.Play(p.Draw(&s.Table, s.Hands[s.Turn], r))
	}
	return s, !s.Over()
}

// TestPlayoutEndings checks that the player of a playout plays forced wins, that
// what it plays so holds against every play of the others with these hands, and
// that it looks for none without Endings.
func TestPlayoutEndings(t *testing.T) {
	r := dice.NewRand(61)
	c := NewChooser()
	found, more := 0, 0
	for range 600 {
		s, ok := nearEnd(r, daifugo.UEC)
		if !ok {
			continue
		}
		hand := s.Hands[s.Turn]
		c.Without = levels.Endings
		if _, certain := c.end(&s.Table, hand); certain {
			t.Fatal("an ending without endings")
		}
		c.Without = 0
		m, certain := c.end(&s.Table, hand)
		if !certain {
			continue
		}
		found++
		if m.Cards != hand {
			more++
		}
		if f := (daifugotest.Forced{Seat: s.Turn, Place: s.FreePlace(true)}); !f.Holds(s, m) {
			t.Fatalf("%v wins not: %+v", m, s)
		}
	}
	if t.Logf("%d forced wins, %d of more than a combination", found, more); found < 60 || more < 20 {
		t.Errorf("%d forced wins, %d of more than a combination", found, more)
	}
}

// TestLikeliest checks that the seat whose move is searched plays the policy's
// likeliest move in playouts, others and all without Likeliest draw theirs.
func TestLikeliest(t *testing.T) {
	r := dice.NewRand(62)
	c, p := NewChooser(), policy.New()
	var drawn [2]int // moves that were not the likeliest: of the seat, of others and of all without
	for range 400 {
		s, _, _ := midgame(r, daifugo.UEC, r.IntN(30))
		likeliest := p.Choose(&s.Table, s.Hands[s.Turn])
		other := (s.Turn + 1) % s.Rules.Players
		for i, seat := range [...]int8{s.Turn, other, s.Turn} {
			c.Without = levels.Endings
			if i == 2 {
				c.Without |= levels.Likeliest
			}
			if c.reply(&s, seat, r) != likeliest {
				drawn[min(i, 1)]++
			}
		}
	}
	if drawn[0] != 0 || drawn[1] < 40 {
		t.Errorf("%d of 400 moves of the seat are not the likeliest, %d of 800 others", drawn[0], drawn[1])
	}
}
