//go:build js && wasm

package cardroom

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Draw draws the hand.
func (p *play) Draw() {
	l := p.room.page.Lang
	p.error.SetTextContent(p.Complaint())
	if p.Now == nil {
		p.table.say.SetTextContent(wordDealing.In(l))
		return
	}
	p.name()
	p.table.draw(p, l)
	p.wager.draw(p.now(), l)
	p.drawButtons(l)
	p.log.draw(p, l)
	p.advice.draw(l)
	p.ledger.draw(l)
}

// drawButtons enables and labels the buttons.
func (p *play) drawButtons(l shell.Language) {
	n := p.now()
	can := func(button ui.Element, yes bool) { button.SetAttribute("aria-disabled", ui.Pressed[!yes]) }
	over := n.view.Over && p.unturned == 0
	// Folding is off while checking is free, so that a slip of the finger gives
	// nothing away.
	can(p.fold, n.can("fold") != nil && n.can("check") == nil)
	can(p.raise, n.raises() != nil)
	can(p.do, n.Turn() == you || n.view.Over || n.me().Folded)
	can(p.advice.Button, n.Turn() == you)
	for _, button := range []ui.Element{p.fold, p.raise, p.advice.Button} {
		ui.Mark(button, "hidden", over)
	}
	p.DrawButtons(p.TakesBack())
	p.Ended(over, over && p.ended() && n.me().Won > 0 && !p.friend.Here() && p.form.above() != "")
	p.do.SetTextContent(p.primaryWords(l))
	p.raise.SetTextContent(p.raiseWords(l))
}

// primaryWords is the label of the main button.
func (p *play) primaryWords(l shell.Language) string {
	n := p.now()
	switch call := n.can("call"); {
	case n.view.Over && p.unturned == 0 && p.ended():
		return wordNewTable.In(l)
	case n.view.Over && p.unturned == 0 && n.me().Stack == 0:
		return wordBuyIn.In(l)
	case n.view.Over && p.unturned == 0:
		return wordNext.In(l)
	case n.view.Over, n.Turn() != you && n.me().Folded:
		return wordSkip.In(l)
	case n.can("bring-in") != nil:
		return fmt.Sprintf(wordBringIn.In(l), ui.Grouped(float64(n.can("bring-in").Max)))
	case n.can("draw") != nil && p.discarded() == "":
		return wordStandPat.In(l)
	case n.can("draw") != nil:
		return fmt.Sprintf(wordDraw.In(l), len(strings.Fields(p.discarded())))
	case n.can("check") != nil:
		return wordCheck.In(l)
	case call != nil && call.Max == n.me().Stack:
		return fmt.Sprintf(wordCallAll.In(l), ui.Grouped(float64(call.Max)))
	case call != nil:
		return fmt.Sprintf(wordCall.In(l), ui.Grouped(float64(call.Max)))
	}
	return wordCheck.In(l)
}

// raiseWords is the label of the bet or raise button.
func (p *play) raiseWords(l shell.Language) string {
	n := p.now()
	words := wordRaiseTo
	switch r := n.raises(); {
	case r == nil && n.view.Bet == 0:
		return wordBet.In(l)
	case r == nil:
		return wordRaise.In(l)
	case p.wager.amount == n.me().Stack+n.me().Bet:
		words = wordAllInFor
	case n.completes():
		words = wordComplete
	case r.Kind == "bet":
		words = wordBetOf
	}
	return fmt.Sprintf(words.In(l), ui.Grouped(float64(p.wager.amount)))
}

// discarded are the cards selected to discard.
func (p *play) discarded() string {
	var cards []string
	for _, card := range p.now().hand() {
		if p.discards[card] {
			cards = append(cards, card)
		}
	}
	return strings.Join(cards, " ")
}

// says is the sentence above the table: the state of the hand.
func (p *play) says(l shell.Language) string {
	n := p.now()
	call := n.can("call")
	if words := p.friend.Line(l); words != "" {
		return words
	}
	switch {
	case n.view.Over && p.unturned > 0:
		return wordAllTurn.In(l)
	case n.view.Over:
		return p.outcome(l)
	case n.Turn() != you:
		return fmt.Sprintf(wordActs.In(l), name(n.Turn(), l))
	case n.can("draw") != nil && n.rules().Draws() > 1:
		return fmt.Sprintf(wordThrowOf.In(l), n.view.Round, n.rules().Draws())
	case n.can("draw") != nil:
		return wordThrow.In(l)
	case n.can("bring-in") != nil:
		return wordOpens.In(l)
	case call != nil:
		return fmt.Sprintf(wordToCall.In(l), ui.Grouped(float64(call.Max)))
	}
	return wordYourTurn.In(l)
}

// outcome describes the reader's result of the hand, and the state of the
// session.
func (p *play) outcome(l shell.Language) string {
	n := p.now()
	words := ""
	switch net, won := n.net(), n.me().Won; {
	case won > 0:
		words = fmt.Sprintf(wordYouWin.In(l), ui.Grouped(float64(won)))
	case net < 0:
		words = fmt.Sprintf(wordYouLose.In(l), ui.Grouped(float64(-net)))
	default:
		words = wordNoLoss.In(l)
	}
	if !p.stakes.tourney {
		return words
	}
	if result := n.view.Result; result.Next.Places[you] > 0 || result.Last {
		words += wordStop.In(l) + fmt.Sprintf(wordFinish.In(l), max(result.Next.Places[you], 1), len(n.view.Players))
	}
	return words
}

func (p *play) speak() {
	l := p.room.page.Lang
	p.form.speak(l)
	p.log.forget()
	p.looks.Draw()
	p.Draw()
}

// key handles the keys. f folds; c checks, calls, draws or goes on; b and r bet; u
// takes back, as z does; 1 to 5 select a card to discard or an amount to bet.
func (p *play) key(ev ui.Event) {
	if !p.room.shown() || p.now() == nil || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() || len(ev.Key()) != 1 || ui.Target(ev).Matches("input:not([type=range]), select, textarea, dialog *") {
		return
	}
	press := func(button ui.Element) {
		if !button.HasAttribute("hidden") && button.GetAttribute("aria-disabled") != ui.Pressed[true] {
			button.Underlying().Call("click")
		}
	}
	switch key := ev.Key()[0]; {
	case key == 'f':
		press(p.fold)
	case key == 'c', key == 'n':
		press(p.do)
	case key == 'r', key == 'b':
		press(p.raise)
	case key == 'h':
		press(p.advice.Button)
	case key == 'u':
		p.TakeBack()
	case key >= '1' && int(key-'1') < len(p.table.hand.cards) && p.now().can("draw") != nil:
		p.toggle(p.table.hand.cards[key-'1'])
	case key >= '1' && key <= '4':
		p.wager.step(int(key - '1'))
	}
}
