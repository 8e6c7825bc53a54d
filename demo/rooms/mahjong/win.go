//go:build js && wasm

package mahjong

import (
	"fmt"
	"math"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"honnef.co/go/js/dom/v2"
)

// winForm is how a complete hand was won, for its points.
type winForm struct {
	box, message ui.Element
	by           *ui.Choice // "tsumo", or the player who discarded the tile
	riichi       *ui.Choice // "0", "1" or "2"
	flags        map[string]*dom.HTMLInputElement
	names        []string // the names of the flags, in the order of the page
	counts       map[string]*dom.HTMLInputElement
	counted      []string
}

func newWinForm(changed func()) *winForm {
	f := &winForm{
		box: ui.ByID("mahjong-win"), message: ui.ByID("mahjong-win-error"), by: ui.NewChoice("mahjong-won", changed), riichi: ui.NewChoice("mahjong-riichi", changed),
		flags: map[string]*dom.HTMLInputElement{}, counts: map[string]*dom.HTMLInputElement{}, counted: []string{"honba", "sticks"},
	}
	flags := ui.ByID("mahjong-flags")
	for _, input := range ui.Inputs(flags) {
		f.flags[input.Value()] = input
		f.names = append(f.names, input.Value())
	}
	ui.On(flags, "change", func(ui.Event) { changed() })
	for _, name := range f.counted {
		f.counts[name] = ui.InputByID("mahjong-" + name)
		ui.On(f.counts[name], "input", func(ui.Event) { changed() })
	}
	return f
}

// chosen are the flags that are set.
func (f *winForm) chosen() []string {
	var set []string
	for _, name := range f.names {
		if f.flags[name].Checked() {
			set = append(set, name)
		}
	}
	return set
}

// options adds how the hand was won to the visible state.
func (r *trainer) options(from string) map[string]any {
	options := r.situation()
	for _, name := range []string{"visible", "safe", "left"} {
		delete(options, name)
	}
	delete(options, "riichi") // the other players' riichi
	if riichi, _ := strconv.Atoi(r.win.riichi.Value); riichi > 0 {
		options["riichi"] = riichi
	}
	for _, name := range r.win.chosen() {
		options[name] = true
	}
	for name, input := range r.win.counts {
		if count, err := strconv.ParseFloat(input.Value(), 64); err == nil && count != 0 {
			options[name] = count
		}
	}
	if text := r.spots["ura"].text; text != "" {
		options["ura"] = inAPI(text)
	}
	if from != "tsumo" {
		options["from"] = from
	}
	return options
}

// state lists what differs from a plain tsumo.
func (f *winForm) state() [][2]string {
	pairs := [][2]string{{"flags", strings.Join(f.chosen(), ",")}}
	if f.by.Value != "tsumo" {
		pairs = append(pairs, [2]string{"won", f.by.Value})
	}
	if f.riichi.Value != "0" {
		pairs = append(pairs, [2]string{"declared", f.riichi.Value})
	}
	for _, name := range f.counted {
		if value := f.counts[name].Value(); value != "0" {
			pairs = append(pairs, [2]string{name, value})
		}
	}
	return pairs
}

func (f *winForm) restore(state url.Values) {
	f.by.Choose("tsumo")
	f.by.Choose(state.Get("won"))
	f.riichi.Choose("0")
	f.riichi.Choose(state.Get("declared"))
	set := strings.Split(state.Get("flags"), ",")
	for name, input := range f.flags {
		input.SetChecked(slices.Contains(set, name))
	}
	for name, input := range f.counts {
		value := state.Get(name)
		if value == "" {
			value = "0"
		}
		input.SetValue(value)
	}
}

// scoreView names every yaku, every part of the fu, and the payments.
type scoreView struct {
	box, name, points, yaku, fu, fuTable, payments, gain ui.Element
}

func newScoreView() *scoreView {
	return &scoreView{
		box: ui.ByID("mahjong-score"), name: ui.ByID("mahjong-score-name"), points: ui.ByID("mahjong-points"), yaku: ui.ByID("mahjong-yaku-rows"),
		fu: ui.ByID("mahjong-fu-rows"), fuTable: ui.ByID("mahjong-fu"), payments: ui.ByID("mahjong-payments"), gain: ui.ByID("mahjong-gain"),
	}
}

func (v *scoreView) draw(s *scoreAnswer, err error, l shell.Language) {
	ui.Mark(v.box, "hidden", s == nil || err != nil)
	if s == nil || err != nil {
		return
	}
	v.name.SetTextContent(s.Name)
	v.points.SetTextContent(fmt.Sprintf(wordPoints.In(l), ui.Grouped(s.Points)))
	empty(v.yaku)
	for _, y := range s.Yaku {
		han := fmt.Sprintf(wordHan.In(l), y.Han)
		if y.Yakuman > 0 {
			han = fmt.Sprintf(wordYakuman.In(l), y.Yakuman)
		}
		addLine(v.yaku, y.Name, nil, han, l)
	}
	if s.Yakuman == 0 && len(s.Yaku) > 0 {
		addLine(v.yaku, wordSum.In(l), nil, fmt.Sprintf(wordHan.In(l), s.Han), l)
	}
	v.drawFu(s, l)
	v.drawPayments(s, l)
}

func (v *scoreView) drawFu(s *scoreAnswer, l shell.Language) {
	ui.Mark(v.fuTable, "hidden", len(s.FuParts) == 0)
	empty(v.fu)
	for _, part := range s.FuParts {
		addLine(v.fu, part.Words, part.Tiles, strconv.Itoa(part.Fu), l)
	}
	addLine(v.fu, wordSum.In(l), nil, fmt.Sprintf(wordFu.In(l), s.Fu), l)
}

func (v *scoreView) drawPayments(s *scoreAnswer, l shell.Language) {
	empty(v.payments)
	for _, p := range s.Payments {
		line := ui.CreateIn(v.payments, 1, "div", "")[0]
		ui.CreateIn(line, 1, "dt", "")[0].SetTextContent(wordOthers.of(p.From).In(l))
		ui.CreateIn(line, 1, "dd", "")[0].SetTextContent("−" + ui.Grouped(p.Points))
	}
	v.gain.SetTextContent("+" + ui.Grouped(s.Gain))
}

// addLine appends a row: a name, its tiles, and an amount.
func addLine(body ui.Element, name string, tiles []string, amount string, l shell.Language) {
	row := ui.CreateIn(body, 1, "tr", "")[0]
	head := ui.CreateIn(row, 1, "th", "")[0]
	head.SetAttribute("scope", "row")
	ui.CreateIn(head, 1, "span", "")[0].SetTextContent(name)
	for _, tile := range tiles {
		picture(head, tile, l)
	}
	ui.CreateIn(row, 1, "td", "")[0].SetTextContent(amount)
}

// farness describes a shanten number.
func farness(n int, l shell.Language) string {
	switch {
	case n < 0:
		return wordComplete.In(l)
	case n == 0:
		return wordReady.In(l)
	}
	return fmt.Sprintf(wordShanten.In(l), n)
}

// worthIn writes a value in its unit.
func worthIn(value float64, unit string, l shell.Language) string {
	if unit == "score" {
		return counting(int(value), wordTiles, l)
	}
	return ui.Grouped(math.Round(value))
}
