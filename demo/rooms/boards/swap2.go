//go:build js && wasm

package boards

import (
	"github.com/tefuda/tefuda/demo/engine"
)

// A choice by swap2: the first places three stones; the other plays white, or
// black, or places two stones more and leaves the choice to the first, which is
// the engine here.
const (
	noChoice = iota
	offered  // the reader may still place two
	placing  // the reader does
)

// The stones after which the reader and, by their leave, the engine chooses.
const (
	offeredAt = 3
	placedAt  = 5
)

// offers tells whether the reader may place two stones more.
func (p *play) offers() bool {
	return p.choice == offered && p.made() == offeredAt && p.alternates() && !p.now().Over
}

// places tells whether the reader plays both colours, for the engine to choose.
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

// chooses tells whether it is the engine that chooses now.
func (p *play) chooses() bool {
	return p.choice == placing && p.made() == placedAt && p.alternates() && !p.now().Over
}

// takeSide has the engine take the side that it holds for the better one.
func (p *play) takeSide(asked engine.Asked) {
	turn := p.now().Turn
	found := p.search(asked, p.question(), func(now progress) { p.view.progress(now, p.room.page.Lang) })
	if found == nil {
		return
	}
	p.Thinking, p.choice = false, noChoice
	readers := turn
	if found.Score >= 0 {
		readers = map[string]string{"o": "x", "x": "o"}[turn]
	}
	p.you.Choose(readers)
	p.room.page.Changed()
	p.Proceed()
}
