//go:build js && wasm

package boards

import (
	"github.com/tefuda/tefuda/demo/engine"
)

// Swap2: the first player places three stones. The other plays white or black,
// or places two more stones and leaves the choice of colours to the first. The
// first player is the engine here.
const (
	noChoice = iota
	offered  // the reader may still place two stones
	placing  // the reader places them
)

// The numbers of stones after which the reader chooses, and after which the
// engine does if the reader left the choice to it.
const (
	offeredAt = 3
	placedAt  = 5
)

// offers reports whether the reader may place two more stones.
func (p *play) offers() bool {
	return p.choice == offered && p.made() == offeredAt && p.alternates() && !p.withFriend() && !p.now().Over
}

// places reports whether the reader is placing stones of both colours, before
// the engine chooses.
func (p *play) places() bool {
	return p.choice == placing && p.made() >= offeredAt && p.made() < placedAt && !p.now().Over
}

// placeTwo takes the offer.
func (p *play) placeTwo() {
	if p.offers() {
		p.choice = placing
		p.room.page.Changed()
		p.resettle()
	}
}

// chooses reports whether the engine is to choose a colour.
func (p *play) chooses() bool {
	return p.choice == placing && p.made() == placedAt && p.alternates() && !p.now().Over
}

// bySwap2 are the game's rules with the opening rule swap2, for the engine.
func (g *game) bySwap2() map[string]any {
	return engine.With(g.rules.of(g.board()), "opening", "swap2")
}

// takeSide has the engine take a colour, as it does by the rule. It is seat 0,
// which placed the first stones, and black until it swaps.
func (p *play) takeSide(asked engine.Asked) {
	var moves []any
	for i, move := range p.Now.Moves() {
		if i == offeredAt {
			moves = append(moves, map[string]any{"move": "two more"})
		}
		moves = append(moves, map[string]any{"move": move})
	}
	var found struct {
		Best string `json:"best"`
	}
	view := map[string]any{"rules": p.game.bySwap2(), "moves": moves, "seat": 0}
	options := engine.With(p.Options("choose", p.Now), "lang", string(p.room.page.Lang))
	err := asked.Search(p.room.page.Engine, &found, nil, "mnk", "choose", view, options)
	switch {
	case asked.Stale():
		return
	case err != nil:
		p.Refuse(err)
		return
	}
	p.room.page.Fault(nil)
	p.Thinking, p.choice = false, noChoice
	readers := "x"
	if found.Best == "swap" {
		readers = "o"
	}
	p.you.Choose(readers)
	p.room.page.Changed()
	p.Proceed()
}
