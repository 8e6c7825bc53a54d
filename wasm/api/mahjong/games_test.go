package mahjong

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedGames plays games through the API, one level per game, and compares every answer on each position with the
// recorded one.
func TestRecordedGames(t *testing.T) {
	var lines []string
	dice := dice.New(9)
	for i, preset := range [...]string{"tenhou", "wrc", "mleague", "tenhou-sanma", "majiang"} {
		by := map[string]any{"level": player.Levels[i%len(player.Levels)]}
		started, field := ask(t, "deal", preset, map[string]any{"seed": float64(i)})
		line := preset
		for g := plain(started).(map[string]any); field == "" && len(line) < 600; {
			turns := g["turns"].([]any)
			if len(turns) == 0 {
				break
			}
			who := map[string]any{"seat": turns[0]}
			seen, _ := ask(t, "view", g, who)
			best, _ := ask(t, "choose", plain(seen), by)
			legal, _ := ask(t, "legal", g, who)
			who["move"] = text(best, "best")
			if all, _ := of(legal, "moves").Items(); i > 0 && dice.Under(3) == 0 {
				who["move"], _ = all[dice.Under(uint32(len(all)))].String() // a random legal move, which a level might not make
			}
			line += fmt.Sprint(" ", who["move"], " ", recordtest.Sum(plain(seen), plain(best), plain(legal)))
			var after = started
			if after, field = ask(t, "apply", g, who); field == "" {
				g = plain(after).(map[string]any)
			}
		}
		if field != "" {
			t.Error(line, field)
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "games.txt", lines, recordtest.Game)
}
