//go:build js && wasm

package cardroom

import "github.com/tefuda/tefuda/demo/engine"

// before is how many moves came before the reader's last, -1 if there is none:
// that is how far Undo goes.
func (p *play) before() int {
	if p.now == nil || p.thinking {
		return -1
	}
	return p.mine
}

// takeBack goes back to the reader's last decision.
func (p *play) takeBack() {
	if i := p.before(); i >= 0 && p.practice.On {
		from := p.moves
		p.stand(from[:i], func() { p.redo.Took(from) })
	}
}

// stand puts the hand where it stood after some moves, does what is to be done
// then, and goes on from there.
func (p *play) stand(moves []move, then func()) {
	moves = append([]move{}, moves...) // nil would be all that a hand brought as text has
	p.disturb()
	p.later(func(asked engine.Asked) {
		nodes, err := p.deal(&p.stakes, &p.from, moves)
		if asked.Stale() {
			return
		}
		if err != nil {
			p.refuse(err)
			return
		}
		p.moves = moves
		then()
		p.lay(nodes)
	})
}
