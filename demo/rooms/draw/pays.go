//go:build js && wasm

package draw

import (
	"errors"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/ui"
)

// payForm is the sheet that changes a game's pays. A change takes effect once
// the engine accepts it. A refusal is shown in the sheet, and the game goes on
// unchanged.
type payForm struct {
	room         *room
	rows         ui.Element
	inputs       []*dom.HTMLInputElement
	written      []string // the fields' texts before the reader typed
	names        []ui.Element
	message      ui.Element
	usual, share ui.Element
	shown        []payLine
	asking       engine.Question
}

func newPayForm(r *room) *payForm {
	f := &payForm{room: r, rows: ui.ByID("draw-pay-form"), message: ui.ByID("draw-pay-error"), usual: ui.ByID("draw-pay-usual"), share: ui.ByID("draw-pay-return")}
	ui.On(f.rows, "change", func(ev ui.Event) { f.change(ui.Target(ev)) })
	ui.OnPress(f.usual, func() { f.take("") })
	return f
}

// change asks the engine about the pays in the fields.
func (f *payForm) change(field ui.Element) {
	parts, values := make([]string, len(f.shown)), make([]string, len(f.shown))
	for i, line := range f.shown {
		values[i] = f.inputs[i].Value()
		parts[i] = line.Line + " " + strings.TrimSpace(values[i])
	}
	pays := strings.Join(parts, ", ")
	a := answer{key: f.room.key, pays: pays, games: f.room.told.games}
	f.asking.Drop()
	f.asking.Go(func(asked engine.Asked) {
		var dealt engine.Answer
		err := f.room.page.Engine.Ask(&dealt, "poker", "videoDeal", a.game(), map[string]any{"lang": string(f.room.page.Lang), "seed": 0})
		if asked.Stale() {
			return
		}
		var refused *engine.InputError
		switch {
		case errors.As(err, &refused):
			ui.Complain(f.message, refused.Message, field)
		case err == nil:
			ui.Complain(f.message, "", field)
			copy(f.written, values)
			f.take(pays)
		default:
			f.room.page.Fault(err)
		}
	})
}

// take switches to other pays, "" for the game's own. The deal stays; the
// totals are reset.
func (f *payForm) take(pays string) {
	r := f.room
	if pays == r.pays {
		return
	}
	r.pays = pays
	r.leaveDay()
	r.clear()
	r.deal(r.seed)
}

// draw shows the pays of the game on the table. It leaves a field alone while
// the reader types in it.
func (f *payForm) draw() {
	a := &f.room.told
	f.usual.SetAttribute("aria-disabled", ui.Pressed[f.room.pays == ""])
	f.share.SetTextContent(f.room.score.shown["perfect"].TextContent())
	if a.failed() {
		return
	}
	f.shown = a.advice.Lines[:len(a.advice.Lines)-1] // the last line pays nothing
	for len(f.inputs) < len(f.shown) {
		row := ui.CreateIn(f.rows, 1, "label", "pay")[0]
		f.names = append(f.names, ui.CreateIn(row, 1, "span", "")[0])
		input := ui.CreateIn(row, 1, "input", "notation")[0]
		for name, value := range map[string]string{"type": "text", "inputmode": "numeric", "autocomplete": "off", "aria-describedby": "draw-pay-error"} {
			input.SetAttribute(name, value)
		}
		f.inputs = append(f.inputs, &dom.HTMLInputElement{BasicHTMLElement: input})
		f.written = append(f.written, "")
	}
	for i, input := range f.inputs {
		ui.Mark(ui.Parent(input), "hidden", i >= len(f.shown))
		if i < len(f.shown) {
			f.names[i].SetTextContent(f.shown[i].Name)
			if pay := strconv.Itoa(f.shown[i].Pay); input.Value() == f.written[i] && input.GetAttribute("aria-invalid") == "" {
				f.written[i] = pay
				input.SetValue(pay)
			}
		}
	}
}

// game is the game for the API: its key, or its deck, stake and the reader's
// pays.
func (a *answer) game() any {
	if g := a.preset(); g.Key != "" && a.pays != "" {
		return map[string]any{"jokers": g.Jokers, "deucesWild": g.DeucesWild, "pays": a.pays, "stake": g.Stake}
	}
	return a.key
}

// preset is the game with the answer's key, or a nameless game with a stake of
// 1.
func (a *answer) preset() game {
	for _, g := range a.games {
		if g.Key == a.key {
			return g
		}
	}
	return game{Stake: 1}
}
