//go:build js && wasm

package boards

import (
	"math/rand/v2"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// watchPause is the pause between moves when the engine plays both colours, in
// milliseconds.
const watchPause = 350

// Tempo is a pause if the game is watched; otherwise the engine answers as soon
// as it can.
func (p *play) Tempo(*match.Node, string) int {
	if p.you.Value == "watch" {
		return watchPause
	}
	return 0
}

// Options are the level of the engine's move, its time, and a random seed.
func (p *play) Options(call string, n *match.Node) map[string]any {
	if call == "apply" {
		return nil
	}
	level := p.level.Value
	if p.you.Value == "watch" && n.Turn() == 1 {
		level = p.whiteLevel.Value
	}
	ms, _ := strconv.Atoi(p.think.Value)
	return map[string]any{"level": engine.Number(level), "seed": float64(rand.Uint32()), "budget": map[string]any{"ms": ms}}
}

// report shows the progress of the engine's search.
func (p *play) report(so engine.Answer) {
	var now progress
	if so.Read(&now) == nil {
		p.view.progress(now, p.room.page.Lang)
	}
}

func (p *play) question() map[string]any {
	rules := p.game.rules
	rules.turn = p.now().Turn
	return rules.options(p.room.page.Lang)
}

// search searches the position for the reader's chosen time. It blocks. It
// returns nil if the position has changed, or after an error, which it shows.
func (p *play) search(asked engine.Asked, options map[string]any, report func(progress)) *answer {
	ms, _ := strconv.Atoi(p.think.Value)
	found, err := p.room.search(asked, p.now().Board, options, ms, report)
	switch {
	case asked.Stale():
		return nil
	case err != nil:
		p.Refuse(err)
		return nil
	}
	p.room.page.Fault(nil)
	return found
}

// hint rates every move, as well as the time allows.
func (p *play) hint(asked engine.Asked) {
	turn, l := p.now().Turn, p.room.page.Lang
	options := engine.With(p.question(), "all", true)
	found := p.search(asked, options, func(now progress) { p.room.advice.report(now, turn, l) })
	if found == nil {
		return
	}
	p.room.advice.show(found, turn, l)
	p.Draw()
}
