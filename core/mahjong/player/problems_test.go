package player

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A problem asks for a discard, 何切る, and has a strong player's answer.
type problem struct {
	Paistr   string
	Zf, Mf   int8
	Bao, Ans string
}

// solved returns how many of the problems a player answers as their book does, as
// in the fifth turn.
func solved(t *testing.T, p *Player, all []problem) (n int) {
	t.Helper()
	rules := score.DefaultRules()
	for _, q := range all {
		m, err := notation.ParseMajiang(q.Paistr, rules.Reds)
		if err != nil {
			t.Fatal(err)
		}
		dora, _ := notation.ParseTiles(q.Bao)
		want, _ := notation.ParseTiles(q.Ans)
		s := Situation{RoundWind: q.Zf, SeatWind: q.Mf, Dora: dora, Unseen: mahjong.UnseenBy(&m.Hand, rules.Reds), TilesLeft: 50, Points: 25000, Rules: rules}
		s.Unseen[dora[0]]--
		c, err := p.ChooseDiscard(&m.Hand, &s)
		if err != nil {
			t.Fatal(err)
		}
		if c.Tile.Kind() == want[0].Kind() {
			n++
		}
	}
	return n
}

// TestProblems wants three of four problems answered as their book does by the
// strongest player, and the baseline not to answer fewer than they did.
func TestProblems(t *testing.T) {
	text, err := os.ReadFile("../../../../shared/data/mahjong/what_would_you_discard.json")
	if err != nil || testing.Short() {
		t.Skip("no test data here, or takes seconds")
	}
	var all []problem
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		player int
		least  int
	}{{0, 100}, {3, 116}} {
		if n := solved(t, New(ByLevel(c.player)), all); n < c.least {
			t.Errorf("%s: %d of %d", Levels[c.player], n, len(all))
		} else {
			t.Logf("%s: %d of %d", Levels[c.player], n, len(all))
		}
	}
}
