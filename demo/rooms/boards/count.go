//go:build js && wasm

package boards

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// keep stores a finished game among those that the analysis finds by position.
func (p *play) keep() {
	if now := p.now(); now.Over && p.you.Value != "watch" {
		mine := ""
		if p.alternates() {
			mine = now.colourOf(p.seat())
		}
		p.room.page.KeepGame(p.room, now.Result.Winner, mine, p.state())
	}
}

// count adds a game against the engine to the results when it first ends, by
// board and level: won, drawn or lost. A game with an Undo, a change of
// colours, or an end that a link led to is practice and does not count.
func (p *play) count() {
	now := p.now()
	if p.counted || now == nil || !now.Over || !p.alternates() || p.withFriend() || p.game.start != "" {
		return
	}
	p.counted = true
	how := [3]int{}
	switch now.Result.Winner {
	case now.colourOf(p.seat()):
		how[0]++
		p.room.page.Play(p.room, shell.SoundWin)
	case "":
		how[1]++
	default:
		how[2]++
	}
	g := &p.game
	rule := strings.Replace(g.rule, "exact", "=", 1)
	level := fmt.Sprintf("%dx%dx%d%s %s", g.columns, g.rows, g.k, rule, p.level.Value)
	p.room.page.Count(p.room, level, p.state(), how[0], how[1], how[2])
}
