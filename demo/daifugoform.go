//go:build js && wasm

package main

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// dfgRivals is the largest number of opponents.
const dfgRivals = 5

// dfgForm is what a match is dealt from: rules, seed and the opponents' levels.
type dfgForm struct {
	play            *dfgPlay
	presets         map[string]dfgRules // by name, nil until the engine has told
	base            string              // the preset that the switches began as
	preset          *choice             // base, or "own" if the switches differ
	players, jokers *dom.HTMLSelectElement
	seed            *dom.HTMLInputElement
	switches        map[string]*dom.HTMLInputElement
	all             *dom.HTMLSelectElement
	rivals          [dfgRivals]*dom.HTMLSelectElement
	message, count  dom.HTMLElement
}

func newDfgForm(p *dfgPlay) *dfgForm {
	menu := func(id string) *dom.HTMLSelectElement { return byID(id).(*dom.HTMLSelectElement) }
	f := &dfgForm{play: p, base: "common", players: menu("dfg-players"), jokers: menu("dfg-jokers"), seed: inputByID("dfg-seed"),
		all: menu("dfg-level-all"), message: byID("dfg-form-error"), count: byID("dfg-rules-on"), switches: map[string]*dom.HTMLInputElement{}}
	for i := range f.rivals {
		f.rivals[i] = menu("dfg-level-" + strconv.Itoa(i+1))
		f.rivals[i].AddEventListener("change", false, func(dom.Event) { f.levelled() })
	}
	for _, e := range byID("dfg-switches").GetElementsByTagName("input") {
		f.switches[e.(*dom.HTMLInputElement).Value()] = e.(*dom.HTMLInputElement)
	}
	f.all.AddEventListener("change", false, func(dom.Event) {
		for _, rival := range f.rivals {
			rival.SetValue(f.all.Value())
		}
		f.levelled()
	})
	f.preset = newChoice("dfg-preset", func() {
		if rules, ok := f.presets[f.preset.value]; ok {
			f.base = f.preset.value
			f.fill(&rules)
		}
	})
	changed := func(dom.Event) { f.draw() }
	byID("dfg-switches").AddEventListener("change", false, changed)
	f.players.AddEventListener("change", false, changed)
	f.jokers.AddEventListener("change", false, changed)
	return f
}

// fetch asks for the presets, once. It blocks.
func (f *dfgForm) fetch() error {
	if f.presets != nil {
		return nil
	}
	var told map[string]map[string]any
	if err := f.play.room.page.engine.ask(&told, "daifugo", "presets"); err != nil {
		return err
	}
	f.presets = map[string]dfgRules{}
	for name, of := range told {
		rules := dfgRules{preset: name, players: fmt.Sprint(of["players"]), jokers: fmt.Sprint(of["jokers"]), on: map[string]bool{}}
		for key, value := range of {
			if on, ok := value.(bool); ok {
				rules.on[key] = on
			}
		}
		f.presets[name] = rules
	}
	return nil
}

// usual are the rules of a preset, the household's of a name that is none.
func (f *dfgForm) usual(name string) dfgRules {
	rules, ok := f.presets[name]
	if !ok {
		rules = f.presets["common"]
	}
	rules.on = maps.Clone(rules.on)
	return rules
}

// differences are the switches that rules have turned from their preset's.
func (f *dfgForm) differences(r *dfgRules) (preset string, on, off []string) {
	for _, name := range slices.Sorted(maps.Keys(r.on)) {
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

// rules are those that the form describes.
func (f *dfgForm) rules() dfgRules {
	r := dfgRules{preset: f.base, players: f.players.Value(), jokers: f.jokers.Value(), on: map[string]bool{}}
	for name, box := range f.switches {
		r.on[name] = box.Checked()
	}
	return r
}

// fresh is a new match as the form describes it, by another seed unless the
// reader has written one.
func (f *dfgForm) fresh() dfgMatch {
	seed := f.seed.Value()
	if seed == "" || seed == f.play.match.seed {
		seed = anySeed()
	}
	f.seed.SetValue(seed)
	return dfgMatch{seed: seed, number: 1, rules: f.rules()}
}

// show writes a match into the form, and levels as a link carries them.
func (f *dfgForm) show(m *dfgMatch, levels string) {
	f.base = m.rules.preset
	f.seed.SetValue(m.seed)
	of := strings.Split(levels, ".")
	for i, rival := range f.rivals {
		level := dfgCalled(of[min(i, len(of)-1)])
		if _, known := wordDfgLevels[level]; !known {
			level = dfgUsualLevel
		}
		rival.SetValue(level)
	}
	f.all.SetValue(f.rivals[0].Value())
	f.fill(&m.rules)
}

// fill writes rules into the form.
func (f *dfgForm) fill(r *dfgRules) {
	f.players.SetValue(r.players)
	f.jokers.SetValue(r.jokers)
	for name, box := range f.switches {
		box.SetChecked(r.on[name])
	}
	f.draw()
}

// draw shows which preset the switches are, how many are on, and the menus of
// as many opponents as there are.
func (f *dfgForm) draw() {
	rules := f.rules()
	_, on, off := f.differences(&rules)
	name := f.base
	if len(on)+len(off) > 0 || f.presets != nil && rules.jokers != f.presets[f.base].jokers {
		name = "own"
	}
	f.preset.choose(name)
	count := 0
	for _, box := range f.switches {
		if box.Checked() {
			count++
		}
	}
	f.count.SetTextContent(fmt.Sprintf("%d / %d", count, len(f.switches)))
	players, _ := strconv.Atoi(f.players.Value())
	for i, rival := range f.rivals {
		mark(rival.ParentElement(), "hidden", i+1 >= players)
	}
}

// levelled follows a change of levels, which holds from the next move on.
func (f *dfgForm) levelled() {
	f.play.draw()
	f.play.room.page.changed()
}

// level is that of the player on a seat.
func (f *dfgForm) level(seat int) string { return f.rivals[seat-1].Value() }

// levels are all levels as a link carries them, "" for the usual ones.
func (f *dfgForm) levels() string {
	players, _ := strconv.Atoi(f.play.match.rules.players)
	var of []string
	usual := true
	for seat := 1; seat < min(players, dfgRivals+1); seat++ {
		of = append(of, f.level(seat))
		usual = usual && f.level(seat) == dfgUsualLevel
	}
	if usual {
		return ""
	}
	return strings.Join(of, ".")
}

// speak names the levels in the menus.
func (f *dfgForm) speak(l language) {
	for _, menu := range append(f.rivals[:], f.all) {
		for _, option := range menu.Options() {
			option.SetTextContent(wordDfgLevels[option.Value()].in(l))
		}
	}
}

// complain shows a refusal below the form, and any other error on the status line.
func (f *dfgForm) complain(err error) {
	f.play.room.page.fault(complainAbout(f.message, err, map[string]dom.HTMLElement{"seed": f.seed, "players": f.players, "jokers": f.jokers}))
}
