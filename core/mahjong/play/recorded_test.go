package play_test

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedGames plays east games by some presets, a player of each kind at every table, and compares every decision with
// the recorded one, and how each round ended.
func TestRecordedGames(t *testing.T) {
	var seats [len(player.Levels)]*player.Player
	for i := range seats {
		seats[i] = player.New(player.ByLevel(i))
	}
	var lines []string
	for i, preset := range [...]string{"tenhou", "wrc", "mahjongsoul-sanma", "mleague"} {
		rules, _ := game.Preset(preset)
		rules.Winds = 1
		g, events, err := game.Start(&rules, uint32(40+i))
		if err != nil {
			t.Fatal(preset, err)
		}
		line := preset + ":"
		for g.Phase() != game.GameOver {
			seat := g.ToAct()
			v, _ := g.View(seat)
			var c *play.Choice
			if c, err = play.Choose(seats[(int(seat)+2*i)%len(seats)], v); err == nil {
				events, err = g.Apply(c.Action)
			}
			if err != nil {
				t.Fatal(i, err)
			}
			line += fmt.Sprintf(" %s %s", game.AppendMove(nil, &c.Action), recordtest.Sum(told(c), c.Action))
			for k := range events {
				if r := events[k].Result; r != nil {
					line += fmt.Sprintf(" %s %v", game.Endings[r.Ending].Key, r.Payments)
				}
			}
		}
		lines = append(lines, fmt.Sprint(line, " ", *g.Final()))
	}
	recordtest.Same(t, "games.txt", lines, recordtest.Game)
}

// told is all that a choice says.
func told(c *play.Choice) string {
	text := fmt.Sprintf("%+v", *c.Seen)
	if d := c.Discard; d != nil {
		text += fmt.Sprint(d.Action, d.Tile, d.Drawn, d.Kan, d.Points, d.Shanten, d.YakuShanten, d.InPoints)
		for _, k := range d.Candidates {
			if k.Evaluation != nil {
				text += fmt.Sprint(*k.Evaluation)
			}
			if k.Forecast != nil {
				text += fmt.Sprint(*k.Forecast)
			}
			k.Evaluation, k.Forecast = nil, nil
			text += fmt.Sprintf("%+v", k)
		}
		for _, k := range d.Kans {
			text += fmt.Sprint(k.Meld, k.Shanten, k.YakuShanten, k.Valued, k.Value, k.Now, k.Accepted, k.Reasons)
		}
	}
	if d := c.Call; d != nil {
		text += fmt.Sprint(d.Action, d.Meld, d.Points, d.Shanten, d.YakuShanten, d.Valued, d.Value)
		if d.Pass != nil {
			text += fmt.Sprint(*d.Pass)
		}
		for _, k := range d.Candidates {
			if k.Evaluation != nil {
				text += fmt.Sprint(*k.Evaluation)
			}
			k.Evaluation = nil
			text += fmt.Sprintf("%+v", k)
		}
	}
	return text
}
