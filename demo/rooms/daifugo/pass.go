//go:build js && wasm

package daifugo

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Several people at one device: it goes from hand to hand, and a curtain covers the cards until the next player has it.

// person is the level of a seat that a person on this device plays.
const person = "person"

var (
	wordPerson = shell.Text{"A person on this device", "この端末の人"}
	wordFirst  = shell.Text{"Player 1", "プレイヤー1"}
	wordHand   = shell.Text{"Pass the device to %s", "%sに端末を渡してください"}
)

// curtain covers the reader's cards.
type curtain struct{ own, box, words ui.Element }

func newCurtain(p *play) *curtain {
	ui.OnPress(ui.ByID("dfg-take"), func() { p.take(p.holder()) })
	return &curtain{ui.ByID("dfg-own"), ui.ByID("dfg-curtain"), ui.ByID("dfg-curtain-words")}
}

func (c *curtain) draw(p *play, l shell.Language) {
	covered := p.covered()
	ui.Mark(c.own, "data-covered", covered)
	ui.Mark(c.box, "hidden", !covered)
	if covered {
		who := ui.PlayerName(p.holder(), l)
		if p.holder() == 0 {
			who = wordFirst.In(l)
		}
		c.words.SetTextContent(fmt.Sprintf(wordHand.In(l), who))
	}
}

// offerPerson adds people to the opponents' levels.
func (f *form) offerPerson() {
	for _, rival := range &f.rivals {
		option := ui.Create("option", "")
		option.SetAttribute("value", person)
		option.SetAttribute("data-en", wordPerson[0])
		option.SetAttribute("data-ja", wordPerson[1])
		rival.InsertBefore(option, rival.FirstChild())
	}
}

// human reports whether a person plays a seat.
func (p *play) human(seat int) bool {
	return seat == 0 || seat > 0 && p.form.level(seat) == person
}

// shared reports whether several people play.
func (p *play) shared() bool {
	now := p.now()
	for seat := 1; now != nil && !p.friend.Away && seat < now.view.Rules.Players; seat++ {
		if p.human(seat) {
			return true
		}
	}
	return false
}

// covered reports whether the curtain hides the cards: the device is to go to another player.
func (p *play) covered() bool {
	now := p.now()
	return p.shared() && !now.view.Over && (p.fresh || now.Turn() != you && p.human(now.Turn()))
}

// holder is the seat that the device goes to.
func (p *play) holder() int {
	if turn := p.Now.Turn(); p.human(turn) {
		return turn
	}
	return you
}

// take shows the cards of a seat, whose player has the device now.
func (p *play) take(seat int) {
	n := p.Now
	p.Come(func(asked engine.Asked) {
		var view engine.Answer
		err := p.Ask(&view, "view", n.Table.Value, map[string]any{"seat": seat})
		if asked.Stale() {
			return
		}
		if err == nil {
			you, p.fresh, n.Views[0] = seat, false, view
			err = p.Look(n)
		}
		if err != nil {
			p.Refuse(err)
			return
		}
		p.Lay(n)
		p.Laid()
		p.Settle()
	}, nil)
}

// settlePeople follows a change of levels: people may have come or gone.
func (p *play) settlePeople() {
	switch {
	case p.Now == nil || p.friend.Away:
	case !p.human(you):
		p.take(0)
	case p.shared() || p.people:
		p.people = p.shared()
		p.Settle()
	}
}
