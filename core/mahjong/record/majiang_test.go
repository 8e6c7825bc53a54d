package record

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/handtest"
)

// TestMajiangGames replays whole recorded games, in whose titles stand rare
// situations, to the same wins, payments, next rounds and final points.
func TestMajiangGames(t *testing.T) {
	lines := handtest.Data(t, "games_majiang_core.jsonl.gz")
	n, rounds := 0, 0
	for lines.Scan() {
		r, err := ReadMajiang(lines.Text())
		if err != nil {
			t.Fatal(err)
		}
		g, _, err := Replay(r, &r.Rules, nil)
		if err != nil {
			t.Errorf("%s: round %d: %v", r.Title, g.Opening().Number, err)
			continue
		}
		n, rounds = n+1, rounds+len(r.Rounds)
		f := g.Final()
		if len(r.Rounds) < 3 {
			continue // a fragment
		}
		if f == nil || f.Points != r.Final.Points || f.Ranks != r.Final.Ranks {
			t.Errorf("%s: the game ends with %+v, want %+v", r.Title, f, r.Final)
		}
	}
	t.Logf("%d games, %d rounds", n, rounds)
}
