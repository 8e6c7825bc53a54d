//go:build js && wasm

package daifugo

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// rivals is the greatest number of opponents.
const rivals = 9

// form is the form of a new match: rules, seed and the opponents' levels.
type form struct {
	play            *play
	presets         map[string]rules // by name, nil before the engine has answered
	base            string           // the preset that the switches started from
	preset          *ui.Choice       // base, or "own" if the switches differ from it
	players, jokers *dom.HTMLSelectElement
	seed            *dom.HTMLInputElement
	switches        map[string]*dom.HTMLInputElement
	all             *dom.HTMLSelectElement
	rivals          [rivals]*dom.HTMLSelectElement
	message, count  ui.Element
	holds           ui.Element // the list of rules next to the table
	held            string     // identifies the rules that it lists
}

func newForm(p *play) *form {
	menu := func(id string) *dom.HTMLSelectElement { return ui.MenuByID(id) }
	f := &form{play: p, base: "common", players: menu("dfg-players"), jokers: menu("dfg-jokers"), seed: ui.InputByID("dfg-seed"),
		all: menu("dfg-level-all"), message: ui.ByID("dfg-form-error"), count: ui.ByID("dfg-rules-on"), holds: ui.ByID("dfg-holds"), switches: map[string]*dom.HTMLInputElement{}}
	for i := range f.rivals {
		f.rivals[i] = menu("dfg-level-" + strconv.Itoa(i+1))
		ui.On(f.rivals[i], "change", func(ui.Event) { f.levelled() })
	}
	for _, box := range ui.Inputs(ui.ByID("dfg-switches")) {
		f.switches[box.Value()] = box
	}
	ui.On(f.all, "change", func(ui.Event) { f.spread() })
	f.preset = ui.NewChoice("dfg-preset", func() {
		if rules, ok := f.presets[f.preset.Value]; ok {
			f.base = f.preset.Value
			f.fill(&rules)
		}
	})
	f.offerPerson()
	friend.Choice(f.rivals[0])
	changed := func(ui.Event) { f.draw() }
	ui.On(ui.ByID("dfg-switches"), "change", changed)
	ui.On(f.players, "change", changed)
	ui.On(f.jokers, "change", changed)
	return f
}

// fetch asks once for the presets. It blocks.
func (f *form) fetch() error {
	if f.presets != nil {
		return nil
	}
	var told map[string]map[string]any
	if err := f.play.room.page.Engine.Ask(&told, "daifugo", "presets"); err != nil {
		return err
	}
	f.presets = map[string]rules{}
	for name, of := range told {
		rules := rules{preset: name, players: fmt.Sprint(of["players"]), jokers: fmt.Sprint(of["jokers"]), on: map[string]bool{}}
		for key, value := range of {
			if on, ok := value.(bool); ok {
				rules.on[key] = on
			}
		}
		f.presets[name] = rules
	}
	return nil
}

// usual are the rules of a preset; of preset "common" for an unknown name.
func (f *form) usual(name string) rules {
	rules, ok := f.presets[name]
	if !ok {
		rules = f.presets["common"]
	}
	rules.on = maps.Clone(rules.on)
	return rules
}

// differences are the switches that differ from the preset's: those switched
// on, and those switched off.
func (f *form) differences(r *rules) (preset string, on, off []string) {
	names := slices.Collect(maps.Keys(r.on))
	order.Words(names)
	for _, name := range names {
		switch {
		case r.on[name] == f.presets[r.preset].on[name]:
		case r.on[name]:
			on = append(on, name)
		default:
			off = append(off, name)
		}
	}
	return r.preset, on, off
}

// hold lists the rules of a match next to the table, in the words of the form's
// switches.
func (f *form) hold(m *series) {
	_, on, off := f.differences(&m.rules)
	of := fmt.Sprint(m.rules.preset, on, off)
	if f.held == of {
		return
	}
	f.held = of
	f.holds.SetTextContent("")
	for _, label := range ui.All(ui.ByID("dfg-switches"), "label") {
		if m.rules.on[ui.Inputs(label)[0].Value()] {
			item := ui.CreateIn(f.holds, 1, "li", "")[0]
			item.AppendChild(ui.Copy(ui.Query(label, "span")))
		}
	}
}

// rules are the rules of the form.
func (f *form) rules() rules {
	r := rules{preset: f.base, players: f.players.Value(), jokers: f.jokers.Value(), on: map[string]bool{}}
	for name, box := range f.switches {
		r.on[name] = box.Checked()
	}
	return r
}

// fresh is a new series by the form. The seed is a new one, unless the reader
// has written one.
func (f *form) fresh() series {
	seed := match.FreshSeed(f.seed, f.play.series.seed)
	return series{seed: seed, number: 1, rules: f.rules()}
}

// show writes a series into the form, and levels as a link carries them.
func (f *form) show(m *series, levels string) {
	f.base = m.rules.preset
	f.seed.SetValue(m.seed)
	of := strings.Split(levels, ".")
	for i, rival := range &f.rivals {
		level := levelCalled(of[min(i, len(of)-1)])
		// A menu set to an unknown option has no value.
		if rival.SetValue(level); rival.Value() == "" {
			rival.SetValue(usualLevel)
		}
	}
	if f.all.SetValue(f.rivals[0].Value()); f.all.Value() == "" {
		f.all.SetValue(usualLevel)
	}
	f.fill(&m.rules)
}

// fill writes rules into the form.
func (f *form) fill(r *rules) {
	f.players.SetValue(r.players)
	f.jokers.SetValue(r.jokers)
	for name, box := range f.switches {
		box.SetChecked(r.on[name])
	}
	f.draw()
}

// draw shows the preset of the switches, how many are on, and one menu per
// opponent.
func (f *form) draw() {
	rules := f.rules()
	_, on, off := f.differences(&rules)
	name := f.base
	if len(on)+len(off) > 0 || f.presets != nil && rules.jokers != f.presets[f.base].jokers {
		name = "own"
	}
	f.preset.Choose(name)
	count := 0
	for _, box := range f.switches {
		if box.Checked() {
			count++
		}
	}
	f.count.SetTextContent(fmt.Sprintf("%d / %d", count, len(f.switches)))
	players, _ := strconv.Atoi(f.players.Value())
	for i, rival := range &f.rivals {
		ui.Mark(ui.Parent(rival), "hidden", i+1 >= players)
	}
}

// spread gives every opponent the level of the menu for all; a friend stays.
func (f *form) spread() {
	for i, rival := range &f.rivals {
		if i == 0 && f.play.friend.Friends() {
			continue
		}
		rival.SetValue(f.all.Value())
	}
	f.levelled()
}

// above is the level above the first opponent's, "" if there is none.
func (f *form) above() string { return ui.Above(f.rivals[0]) }

// levelled follows a change of levels. It takes effect at the next move.
func (f *form) levelled() {
	if f.play.friend.Seated() {
		f.play.Settle()
	}
	f.play.Draw()
	f.play.settlePeople()
	f.play.room.page.Changed()
}

// level is the level of the player in a seat.
func (f *form) level(seat int) string { return f.rivals[seat-1].Value() }

// levels are all levels for a link, "" if all are the default.
func (f *form) levels() string {
	players, _ := strconv.Atoi(f.play.series.rules.players)
	var of []string
	usual := true
	for seat := 1; seat < min(players, rivals+1); seat++ {
		of = append(of, f.level(seat))
		usual = usual && f.level(seat) == usualLevel
	}
	if usual {
		return ""
	}
	return strings.Join(of, ".")
}

// speak names the levels in the menus.
func (f *form) speak(l shell.Language) { ui.SpeakMenus(l, append(f.rivals[:], f.all)...) }

// complain shows a refusal below the form, and any other error on the status line.
func (f *form) complain(err error) {
	f.play.room.page.Fault(ui.ComplainAbout(f.message, err, map[string]ui.Node{"seed": f.seed, "players": f.players, "jokers": f.jokers}))
}
