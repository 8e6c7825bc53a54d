package review_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/review"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedReviews compares what every player finds in rounds that are played by chance in part, wins passed, with what was
// recorded: the best move, what is lost, the risks and the reasons.
func TestRecordedReviews(t *testing.T) {
	var lines []string
	for i := range 9 {
		most := 100
		if i%len(player.Levels) == 3 {
			most = 20 // it takes its time
		}
		rules, _ := game.Preset([...]string{"tenhou", "mahjongsoul", "mleague", "tenhou-sanma"}[i%4])
		g, _, err := game.Start(&rules, uint32(60+i))
		dice, judge := dice.NewRand(uint32(i)), player.New(player.ByLevel(i%len(player.Levels)))
		r := review.New(judge, 15)
		line := fmt.Sprintf("%s:", player.Levels[i%len(player.Levels)])
		for n := 0; err == nil && g.Phase() != game.GameOver && n < most; n++ {
			v, _ := g.View(g.ToAct())
			a := v.Actions[dice.IntN(len(v.Actions))]
			if dice.IntN(4) > 0 {
				var c *play.Choice
				if c, err = play.Choose(judge, v); err != nil {
					break
				}
				if a = c.Action; (a.Kind == game.Tsumo || a.Kind == game.Ron) && dice.IntN(2) == 0 {
					a = v.Actions[len(v.Actions)-1]
				}
			}
			before := len(r.Findings)
			r.Action(g, a)
			for _, f := range r.Findings[before:] {
				told, err := json.Marshal(f)
				if err != nil {
					t.Fatal(err)
				}
				line += " " + recordtest.Sum(string(told))
			}
			_, err = g.Apply(a)
		}
		if err != nil {
			t.Fatal(i, err)
		}
		line += fmt.Sprint(" ", r.Whole, len(r.Rounds), r.Whole.Grade(), r.Whole.Mean())
		lines = append(lines, line)
	}
	recordtest.Same(t, "reviews.txt", lines, recordtest.Game)
}
