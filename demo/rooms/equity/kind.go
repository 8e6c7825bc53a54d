//go:build js && wasm

package equity

import (
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// twoHoles is the number of hole cards in the default game, hold'em.
const twoHoles = 2

// game is the game as a link and an example write it. Omaha is its number of
// hole cards, "" for hold'em. Ranking says which hands win, "" for the highest.
// HiLo says whether the lowest hand wins half the pot.
type game struct {
	Omaha   string `json:"omaha"`
	Ranking string `json:"ranking"`
	HiLo    bool   `json:"hiLo"`
}

// kind is the part of the settings that chooses the game.
type kind struct {
	omaha   *ui.Choice
	ranking *dom.HTMLSelectElement
	hiLo    *dom.HTMLInputElement
	halves  ui.Element // the label of hiLo, which only Omaha has
	message ui.Element
	players ui.Element
	usual   string // the default ranking
}

func newKind(changed func()) *kind {
	k := &kind{ranking: ui.MenuByID("equity-ranking"), hiLo: ui.InputByID("equity-hi-lo"), message: ui.ByID("equity-kind-error"), players: ui.ByID("equity-players")}
	k.omaha = ui.NewChoice("equity-game", changed)
	k.usual, k.halves = k.ranking.Value(), ui.Parent(k.hiLo)
	ui.On(k.ranking, "change", func(ui.Event) { changed() })
	ui.On(k.hiLo, "change", func(ui.Event) { changed() })
	return k
}

// now is the chosen game.
func (k *kind) now() game {
	g := game{Omaha: k.omaha.Value, HiLo: k.omaha.Value != "" && k.hiLo.Checked()}
	if k.ranking.Value() != k.usual {
		g.Ranking = k.ranking.Value()
	}
	return g
}

// show chooses a game.
func (k *kind) show(g game) {
	k.omaha.Choose("")
	k.omaha.Choose(g.Omaha)
	// A menu set to an unknown option has no value.
	if k.ranking.SetValue(g.Ranking); k.ranking.Value() == "" {
		k.ranking.SetValue(k.usual)
	}
	k.hiLo.SetChecked(g.HiLo)
}

// holes is the number of hole cards.
func (g *game) holes() int {
	if n, err := strconv.Atoi(g.Omaha); err == nil {
		return n
	}
	return twoHoles
}

// options adds the game to a question's options.
func (g *game) options(options map[string]any) {
	if g.Omaha != "" {
		options["omaha"] = true
	}
	if g.HiLo {
		options["hiLo"] = true
	}
	if g.Ranking != "" {
		options["ranking"] = g.Ranking
	}
}

// inLink writes the game for a link; nothing for the default game.
func (g *game) inLink() (pairs []string) {
	if g.Omaha != "" {
		pairs = append(pairs, "omaha="+g.Omaha)
	}
	if g.Ranking != "" {
		pairs = append(pairs, "ranking="+shell.InLink(g.Ranking))
	}
	if g.HiLo {
		pairs = append(pairs, "hilo=1")
	}
	return pairs
}

// draw fits the table to the game: the number of slots, and ranges if the game
// has them.
func (k *kind) draw(r *room) {
	g := k.now()
	ui.SpeakMenus(r.page.Lang, k.ranking)
	ui.Mark(k.halves, "hidden", g.Omaha == "")
	k.players.SetAttribute("data-holes", strconv.Itoa(g.holes()))
	for _, p := range r.players.made {
		p.places = g.holes()
		ui.Mark(p.paint, "hidden", g.Omaha != "")
		p.input.SetAttribute("placeholder", map[bool]string{true: "AsKh / QQ+, AKs:0.5 / random", false: "AsAhKsKh / random"}[g.Omaha == ""])
		for i, slot := range p.slots {
			ui.Mark(slot.Element, "hidden", i >= p.places)
		}
	}
}
