//go:build js && wasm

package mahjong

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// trainer takes any hand and the visible state of a table, and shows the
// engine's choice: the discard, the call, or the points.
type trainer struct {
	room *room
	page *shell.Page
	text string   // the hand as typed, or composed of picked tiles
	hand tileHand // the same as tiles; empty if the page cannot read the text

	rack     *rack
	spots    map[string]*tileSpot
	target   *ui.Choice // the target of picked tiles: "hand" or a spot's name
	picker   *tilePicker
	table    *conditions
	win      *winForm
	results  *results
	examples *ui.Examples
	goes     ui.Element
	asking   engine.Question
	asks     *ui.Toggle // random hands are posed as problems
	touched  bool
	problem  problem
}

// example is an entry of examples.json: a link's state.
type example struct {
	ui.Example
	State string `json:"state"`
}

func newTrainer(o *room) *trainer {
	p := o.page
	r := &trainer{room: o, page: p, rack: newRack(), spots: map[string]*tileSpot{}, goes: ui.ByID("mahjong-goes")}
	for _, name := range spotNames {
		r.spots[name] = newTileSpot(name, r.changed)
	}
	r.target = ui.NewChoice("mahjong-target", r.drawTable)
	r.picker = newTilePicker(ui.ByID("mahjong-picker"), r.pick, r.takeBack)
	r.table = newConditions(r.changed)
	r.win = newWinForm(r.changed)
	r.results = newResults(func() { r.speak() })
	r.results.problem = &r.problem
	r.asks = ui.NewToggle("mahjong-asks", func() { r.deal(rand.Uint64()) })
	r.follow()
	var list []example
	r.examples = ui.NewExamples(p, "mahjong",
		func(e example) ui.Example { return e.Example },
		func(all []example) { list = all; r.greet(all) },
		func(i int) { r.layExample(list[i]); r.changed() })
	return r
}

// follow listens to the hand, its field and the buttons.
func (r *trainer) follow() {
	ui.On(r.rack.list, "click", func(ev ui.Event) {
		if place, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-place")); err == nil {
			r.drop(place)
		}
	})
	ui.On(r.rack.melds, "click", func(ev ui.Event) {
		if button := ui.Closest(ui.Target(ev), "[data-meld]"); button != nil {
			place, _ := strconv.Atoi(button.GetAttribute("data-meld"))
			r.hand.melds = slices.Delete(slices.Clone(r.hand.melds), place, place+1)
			r.compose()
			r.rack.input.Focus()
		}
	})
	ui.On(r.rack.input, "input", func(ui.Event) {
		r.read(r.rack.input.Value())
		r.changed()
	})
	press := func(id string, do func()) {
		ui.On(ui.ByID(id), "click", func(ui.Event) { do() })
	}
	press("mahjong-deal", func() { r.deal(rand.Uint64()) })
	press("mahjong-back", r.takeBack)
	press("mahjong-clear", func() { r.lay(url.Values{}); r.changed() })
	ui.On(ui.ByID("mahjong-meld-from"), "click", func(ev ui.Event) {
		if button := ui.Closest(ui.Target(ev), "[data-mark]"); button != nil {
			r.declare(button.GetAttribute("data-mark"))
		}
	})
}

// read takes over the text of a hand.
func (r *trainer) read(text string) {
	r.text = text
	r.hand, _ = handIn(text)
}

// compose writes the hand from its tiles, sorted.
func (r *trainer) compose() {
	r.read(r.hand.text())
	r.rack.input.SetValue(r.text)
	r.changed()
}

// drop removes a tile from the hand, or answers a problem with it.
func (r *trainer) drop(place int) {
	if r.problem.open() {
		r.throw(place)
		return
	}
	if place < 0 || place >= len(r.hand.tiles) {
		return
	}
	r.hand.tiles = slices.Delete(slices.Clone(r.hand.tiles), place, place+1)
	r.hand.called = false
	r.compose()
}

// pick adds a tile to the target.
func (r *trainer) pick(tile string) {
	spot := r.spots[r.target.Value]
	switch {
	case spot == nil && r.hand.size() >= rackPlaces:
		r.goes.SetTextContent(wordHandFull.In(r.page.Lang))
	case spot == nil:
		r.hand.tiles = append(slices.Clone(r.hand.tiles), tile)
		r.compose()
	case spot == r.spots["tile"]:
		spot.write(tile)
		r.changed()
	default:
		spot.add(tile)
		r.changed()
	}
}

func (r *trainer) takeBack() {
	if spot := r.spots[r.target.Value]; spot == nil {
		r.drop(len(r.hand.tiles) - 1)
	} else if spot.drop(-1) {
		r.changed()
	}
}

// declare makes a meld of the tiles in the spot "meld". mark names the player
// whom the last tile was called from. The engine judges the meld.
func (r *trainer) declare(mark string) {
	spot := r.spots["meld"]
	tiles := spot.tiles()
	if len(tiles) == 0 {
		ui.Complain(spot.message, wordMeldEmpty.In(r.page.Lang), spot.input)
		return
	}
	meld := ""
	for _, tile := range tiles {
		meld += tile[:1]
	}
	spot.write("")
	r.hand.melds = append(slices.Clone(r.hand.melds), meld+mark+tiles[0][1:])
	r.compose()
}

// deal puts a random hand on the table, or poses it as a problem.
func (r *trainer) deal(seed uint64) {
	if r.asks.On {
		r.pose("", "")
		return
	}
	r.lay(dealt(seed))
	r.changed()
}

// dealt is a random hand and a dora indicator, the same for the same seed.
func dealt(seed uint64) url.Values {
	var set []string
	for _, row := range &tileSet {
		for _, tile := range row {
			for range copies(tile) {
				set = append(set, tile)
			}
		}
	}
	dice := rand.New(rand.NewPCG(seed, 0))
	dice.Shuffle(len(set), func(i, j int) { set[i], set[j] = set[j], set[i] })
	hand := tileHand{tiles: set[:rackPlaces]}
	wind := string(winds[dice.IntN(4)])
	return url.Values{"hand": {hand.text()}, "dora": {set[rackPlaces]}, "seat": {wind}}
}

// greet puts the first example on an untouched table.
func (r *trainer) greet(all []example) {
	if len(all) == 0 || r.touched {
		return
	}
	r.layExample(all[0])
	r.examples.Show(0)
	r.speak()
	r.refresh()
}

func (r *trainer) layExample(e example) {
	state := shell.Query(e.State)
	r.lay(state)
}

// changed follows every change that the reader makes. The hand is then no
// problem any more.
func (r *trainer) changed() {
	r.problem = problem{}
	r.follows()
}

// follows draws the table and asks about it.
func (r *trainer) follows() {
	r.touched = true
	r.examples.Show(-1)
	r.drawTable()
	r.refresh()
	r.page.Changed()
}

func (r *trainer) speak() {
	r.table.speak(r.page.Lang)
	r.examples.Speak()
	r.drawTable()
	r.results.draw(r.page.Lang)
}

// drawTable shows all tiles, the target, and how many tiles are left.
func (r *trainer) drawTable() {
	l := r.page.Lang
	used := map[string]int{}
	for _, tile := range r.hand.all() {
		used[tile]++
	}
	for name, spot := range r.spots {
		spot.draw(l)
		ui.Mark(spot.box, "hidden", name != r.target.Value)
		declared := r.table.riichi[name] != nil && r.table.riichi[name].Checked()
		ui.Mark(r.target.Inputs[name].BasicHTMLElement, "data-full", spot.text != "" || declared)
		if name == "ura" || strings.HasPrefix(spot.field, "options.safe") {
			continue // shown elsewhere too (safe tiles), or not yet visible (ura)
		}
		for _, tile := range spot.tiles() {
			used[tile]++
		}
	}
	r.rack.draw(r.hand, r.results.throws(), l)
	r.table.draw(r.spots["dora"].tiles(), l)
	r.picker.draw(used, l)
	r.goes.SetTextContent(fmt.Sprintf(wordTilesGo.In(l), wordTargets.of(r.target.Value).In(l)))
}

func (r *trainer) refresh() {
	if r.room.shows(modeTrainer) {
		r.asking.Latest(r.next)
	}
}

// next asks the next question: for a problem, or about the hand.
func (r *trainer) next() func() {
	if r.problem.wanted {
		return r.seek()
	}
	return r.ask()
}
