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
	return p.choice == offered && p.made() == offeredAt && p.alternates() && !p.now().Over
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

// takeSide has the engine take the colour that it considers better.
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
