//go:build js && wasm

package daifugo

// before is the index of the last position in which the reader had a choice, -1
// if there is none: that is how far Undo goes.
func (p *play) before() int {
	for i := len(p.past) - 2; i >= 0; i-- {
		if p.past[i].asksYou() {
			return i
		}
	}
	return -1
}

func (p *play) takeBack() {
	if i := p.before(); i >= 0 && p.practice.On {
		p.redo.Took(p.past)
		p.stand(p.past[:i+1])
	}
}

// stand puts the game where it stood once, and goes on from there.
func (p *play) stand(past []*node) {
	p.past, p.failed, p.hurry = past, nil, false
	p.hand.drop()
	p.table.forget()
	p.room.page.Changed()
	p.settle()
}
