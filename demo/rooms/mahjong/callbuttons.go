//go:build js && wasm

package mahjong

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// callButtons are the call buttons: calls, declarations and wins. They also show the
// time left to answer an offer.
type callButtons struct {
	play    *play
	box     ui.Element
	buttons []callButton
	clock   ui.Element
	left    int // seconds left, 0 for no limit
	ticking engine.Question
}

// callButton is a call button; its move is "riichi" for the declaration.
type callButton struct {
	button, word, tiles ui.Element
}

// callOrder is the order of the buttons, and the keys that press them. There
// can be several buttons of some kinds.
var callOrder = []struct{ kind, key string }{
	{"tsumo", "w"}, {"ron", "w"}, {"riichi", "r"}, {"openRiichi", "o"}, {"kan", "k"}, {"pon", "p"}, {"chi", "c"}, {"north", "d"}, {"abort", "a"},
}

func newCallButtons(p *play) *callButtons {
	v := &callButtons{play: p, box: ui.ByID("mj-calls"), clock: ui.ByID("mj-clock")}
	ui.On(v.box, "click", func(ev ui.Event) {
		if button := ui.Closest(ui.Target(ev), "[data-call]"); button != nil {
			place, _ := strconv.Atoi(button.GetAttribute("data-call"))
			v.press(place)
		}
	})
	ui.On(ui.Document, "keydown", v.key)
	return v
}

// offered are the actions that get a button, in order. Riichi and open riichi get one button
// for all its discards.
func (v *callButtons) offered() []shape.MahjongAction {
	n := v.play.now()
	if n == nil || !n.asks(n.View.me()) {
		return nil
	}
	var all []shape.MahjongAction
	for _, o := range callOrder {
		some := n.legal(o.kind)
		if declares(o.kind) {
			some = some[:min(1, len(some))]
		}
		all = append(all, some...)
	}
	return all
}

// declares reports whether an action declares riichi, open or not.
func declares(action string) bool { return action == "riichi" || action == "openRiichi" }

func (v *callButtons) press(place int) {
	all := v.offered()
	if place >= len(all) {
		return
	}
	if a := &all[place]; declares(a.Action) {
		v.play.hand.declare(a.Action)
	} else {
		v.play.move(a.Move)
	}
}

// key handles the keys: a letter presses its call button, x passes, n deals the
// next round, h asks for a hint.
func (v *callButtons) key(ev ui.Event) {
	p := v.play
	typing := ui.Closest(ui.Target(ev), "input, select, textarea, dialog, [role=grid]") != nil
	if p.now() == nil || typing || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() || !p.room.shows(modeGame) || shell.TabInView() != shell.TabPlay {
		return
	}
	key := ev.Key()
	switch all := v.offered(); {
	case key == "h":
		p.advice.hint.Turn(!p.advice.hint.On)
		p.Settle()
	case key == "n" && p.now().ended(), key == "x" && p.now().may("pass"):
		p.goOn()
	default:
		for i, a := range all {
			if slices.Contains(callOrder, struct{ kind, key string }{a.Action, key}) {
				v.press(i)
				return
			}
		}
	}
}

// start starts the clock for the answer to an offer.
func (v *callButtons) start() {
	seconds, _ := strconv.Atoi(v.play.timer.Value)
	if seconds == 0 || !v.play.now().may("pass") {
		return
	}
	v.left = seconds
	v.ticking.Go(func(asked engine.Asked) {
		for ; v.left > 0; v.left-- {
			v.drawClock(v.play.room.page.Lang)
			if asked.Pause(time.Second); asked.Stale() {
				return
			}
		}
		v.play.move("pass")
	})
}

func (v *callButtons) stop() {
	v.ticking.Drop()
	v.left = 0
}

func (v *callButtons) drawClock(l shell.Language) {
	ui.Mark(v.clock, "hidden", v.left == 0)
	v.clock.SetTextContent(fmt.Sprintf(wordSeconds.In(l), v.left))
}

func (v *callButtons) draw(l shell.Language) {
	all := v.offered()
	v.drawClock(l)
	for len(v.buttons) < len(all) {
		b := ui.CreateIn(v.box, 1, "button", "call-button")[0]
		b.SetAttribute("data-call", strconv.Itoa(len(v.buttons)))
		parts := ui.CreateIn(b, 2, "span", "")
		parts[1].SetAttribute("class", "call-tiles")
		v.buttons = append(v.buttons, callButton{button: b, word: parts[0], tiles: parts[1]})
	}
	for i := range v.buttons {
		b := &v.buttons[i]
		ui.Mark(b.button, "hidden", i >= len(all))
		if i < len(all) {
			b.draw(&all[i], v.play, l)
		}
	}
}

func (b *callButton) draw(a *shape.MahjongAction, p *play, l shell.Language) {
	b.button.SetAttribute("data-kind", a.Action)
	b.word.SetTextContent(wordCallButtons.of(a.Action).In(l))
	empty(b.tiles)
	var tiles []string
	if m := a.Meld; m != nil {
		if tiles = m.Tiles; m.Type == "addedKan" || m.Type == "closedKan" {
			tiles = tiles[:1]
		}
	}
	for _, tile := range tiles {
		picture(b.tiles, tile, l)
	}
	ui.Mark(b.tiles, "hidden", len(tiles) == 0)
	if declares(a.Action) {
		b.button.SetAttribute("aria-pressed", ui.Pressed[a.Action == p.hand.riichi])
	} else {
		b.button.RemoveAttribute("aria-pressed")
	}
	ui.Mark(b.button, "data-best", p.advice.does(a))
}
