//go:build js && wasm

package mahjong

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Draw shows the game as it stands.
func (p *play) Draw() {
	l := p.room.page.Lang
	p.error.SetTextContent(p.Complaint())
	if p.Now == nil {
		p.hand.status.SetTextContent(wordDealing.In(l))
		return
	}
	p.table.draw(p, l)
	p.hand.draw(l)
	p.hand.drawStatus(p.status(l), l)
	p.levers.draw(l)
	p.advice.draw(l)
	p.ends.draw(p, l)
	p.drawGo(l)
}

// drawGo says what the primary button does.
func (p *play) drawGo(l shell.Language) {
	n := p.now()
	word, can := wordThrow, n.asks(n.View.me())
	switch {
	case n.Phase == "over":
		word, can = wordNewGame, true
	case n.Phase == "roundOver":
		word, can = wordNextRound, true
	case n.may("pass"):
		word = wordPassOn
	}
	p.DrawButtons(true)
	p.goes.SetTextContent(word.In(l))
	p.goes.SetAttribute("aria-disabled", ui.Pressed[!can])
}

// status says what the game waits for.
func (p *play) status(l shell.Language) string {
	n := p.now()
	v := &n.View
	at := n.at(v.Active)
	switch {
	case n.Phase == "over":
		return fmt.Sprintf(wordGameOver.In(l), wordPlaces[v.Result.Places[v.me()]-1].In(l))
	case n.ended():
		return v.Outcome.Name
	case n.may("pass"):
		return fmt.Sprintf(wordOffered.In(l), sideWord(at).In(l), tileName(v.Offer, l))
	case n.asks(v.me()) && p.hand.riichi:
		return wordThrowRiichi.In(l)
	case n.asks(v.me()):
		return wordYourTurn.In(l)
	}
	return fmt.Sprintf(wordTurnOf.In(l), sideWord(at).In(l))
}

func (p *play) speak() {
	p.form.speak(p.room.page.Lang)
	p.looks.draw()
	p.Draw()
}

// drawStatus shows the waits of a tenpai hand, and that it cannot win by ron;
// else what the game waits for.
func (h *hand) drawStatus(says string, l shell.Language) {
	v := &h.play.now().View
	ended := h.play.now().ended()
	h.status.SetTextContent(says)
	ui.Mark(h.furiten, "hidden", !v.Furiten || ended)
	ui.Mark(h.waits, "hidden", len(v.Waits) == 0 || ended)
	shown := string(l)
	for _, tile := range v.Waits {
		shown += tile + strconv.Itoa(v.unseen(tile))
	}
	if h.waiting == shown {
		return
	}
	h.waiting = shown
	empty(h.waitTiles)
	for _, tile := range v.Waits {
		item := ui.CreateIn(h.waitTiles, 1, "li", "")[0]
		picture(item, tile, l)
		ui.CreateIn(item, 1, "small", "")[0].SetTextContent("×" + strconv.Itoa(v.unseen(tile)))
	}
}

// pick does what a row of the advice says, but for throwing: that is picked.
func (p *play) pick(move string) {
	n := p.now()
	if n == nil || !n.asks(n.View.me()) {
		return
	}
	for i := range n.View.Tiles {
		tile, drawn := p.hand.tile(i)
		if tile+map[bool]string{true: "_"}[drawn] == move && p.hand.action(i) != nil {
			p.hand.picked = i
			p.Draw()
			return
		}
	}
	for _, a := range n.View.Legal.Actions {
		if a.Move == move {
			p.move(move)
			return
		}
	}
}
