//go:build js && wasm

package mahjong

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/ui"
)

// winForm is how a complete hand was won, for the count of its points.
type winForm struct {
	box, message ui.Element
	by           *ui.Choice // "tsumo", or who threw the tile
	riichi       *ui.Choice // "0", "1" or "2"
	flags        map[string]*dom.HTMLInputElement
	names        []string // of the flags, in the order of the page
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

// options adds how the hand was won to what the player sees.
func (r *trainer) options(from string) map[string]any {
	options := r.situation()
	for _, name := range []string{"visible", "safe", "left"} {
		delete(options, name)
	}
	delete(options, "riichi") // that of others
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
