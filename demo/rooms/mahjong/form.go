//go:build js && wasm

package mahjong

import (
	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// form is what a new game is dealt from.
type form struct {
	play          *play
	length        *ui.Choice
	preset, level *dom.HTMLSelectElement
	seed          *dom.HTMLInputElement
	message       ui.Element
	players       map[string]int // of the presets, once the engine has said
}

func newForm(p *play) *form {
	f := &form{play: p, length: ui.NewChoice("mj-length", func() {}), preset: ui.MenuByID("mj-rules"), level: ui.MenuByID("mj-level"),
		seed: ui.InputByID("mj-seed"), message: ui.ByID("mj-form-error")}
	ui.OnPress(ui.ByID("mj-deal"), func() { p.begin(f.fresh()) })
	return f
}

// fetch asks how many play by each of the presets, once. It blocks.
func (f *form) fetch() error {
	if f.players != nil {
		return nil
	}
	var told map[string]struct {
		Players int `json:"players"`
	}
	if err := f.play.Ask(&told, "presets"); err != nil {
		return err
	}
	f.players = map[string]int{}
	for name, rules := range told {
		f.players[name] = rules.Players
	}
	return nil
}

// fresh is a new game as the form describes it, by another seed unless the reader
// has written one.
func (f *form) fresh() opening {
	seed := match.FreshSeed(f.seed, f.play.opening.seed)
	return opening{seed: seed, length: f.length.Value, preset: f.preset.Value(), level: f.level.Value()}
}

// show writes a game into the form.
func (f *form) show(m *opening) {
	f.length.Choose(m.length)
	f.preset.SetValue(m.preset)
	f.level.SetValue(m.level)
	f.seed.SetValue(m.seed)
}

// speak names the entries of the menus.
func (f *form) speak(l shell.Language) { ui.SpeakMenus(l, f.preset, f.level) }

// complain shows a refusal below the form, and any other error on the status line.
func (f *form) complain(err error) {
	f.play.room.page.Fault(ui.ComplainAbout(f.message, err, map[string]ui.Node{"seed": f.seed, "preset": f.preset}))
}
