package game

import "testing"

// TestSingleRound wants the one round of a game with Winds 0 to be played again
// until somebody wins, whatever Renchan says.
func TestSingleRound(t *testing.T) {
	for renchan := range RenchanDraw + 1 {
		rules := PresetRules(0)
		rules.Winds, rules.Renchan = 0, renchan
		g, _, err := Start(&rules, 3)
		for err == nil && g.Phase() != RoundOver {
			for s := range int8(4) {
				if all := g.LegalActions(s); len(all) > 0 {
					_, err = g.Apply(all[len(all)-1]) // nobody wins
					break
				}
			}
		}
		if err != nil || g.Result().Ending == EndWin || !g.Result().Renchan || g.Opening().Number != 0 || g.Opening().Honba != 1 {
			t.Errorf("renchan %d: %v, %+v", renchan, err, g.Opening())
		}
	}
}
