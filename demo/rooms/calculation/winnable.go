//go:build js && wasm

package calculation

import (
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// The solver's steps for each deal, and how many deals are tried. Nearly all
// deals of Calculation can be won; with three piles two in three, with one pile
// hardly any.
const (
	solveSteps = 300_000
	solveDeals = 40
)

var (
	wordSeeking  = shell.Text{"Looking for a deal that can be won …", "勝てる配札を探しています…"}
	wordUnproved = shell.Text{"No deal was found that is proved to be won: this one is as it came.", "勝てると証明できる配札は見つかりませんでした。これはそのままの配札です。"}
	wordProved   = shell.Text{"This deal can be won: a line of %d move[s] is known.", "この配札は勝てます。%d手の手順が見つかっています。"}
)

// winnable finds deals that can be won, and keeps the proof.
type winnable struct {
	room        *room
	on          *ui.Toggle
	proof       []string // the moves that win the deal, nil if unknown
	seed        string   // the seed of that deal
	asking      engine.Question
	says, prove ui.Element
}

func newWinnable(r *room) *winnable {
	w := &winnable{room: r, says: ui.ByID("calc-winnable-says"), prove: ui.ByID("calc-prove")}
	w.on = ui.NewToggle("calc-winnable", func() { w.draw() })
	ui.OnPress(w.prove, func() { r.take(w.play) })
	return w
}

// seekDay deals a day's game: the first of the day's seeds whose deal the
// solver proves winnable. It is the same on every machine, since the solver's
// budget counts steps.
func (w *winnable) seekDay(wanted game) {
	wanted.seed = wanted.daily.Seed(0)
	w.room.table.say.SetTextContent(wordSeeking.In(w.room.page.Lang))
	w.seek(wanted)
}

// proveAgain finds the proof of a daily deal that was stored or linked.
func (w *winnable) proveAgain() {
	g := w.room.game
	w.asking.Go(func(asked engine.Asked) {
		proof, err := w.solve(asked, g)
		if !asked.Stale() && err == nil && proof != nil {
			w.room.Do(func() {
				w.proof, w.seed = proof, g.seed
				w.draw()
			})
		}
	})
}

// seek tries deals from a seed on, and deals the first with a proof.
func (w *winnable) seek(wanted game) {
	w.asking.Drop()
	first, err := strconv.ParseUint(wanted.seed, 10, 32)
	if err != nil {
		w.room.take(func() { w.room.deal(wanted) })
		return
	}
	w.says.SetTextContent(wordSeeking.In(w.room.page.Lang))
	w.asking.Go(func(asked engine.Asked) {
		dealt := wanted
		var proof []string
		for i := uint64(0); i < solveDeals && proof == nil && !asked.Stale(); i++ {
			dealt.seed = strconv.FormatUint(uint64(uint32(first+i)), 10)
			if proof, err = w.solve(asked, dealt); err != nil {
				break
			}
		}
		if asked.Stale() {
			return
		}
		if proof == nil {
			dealt = wanted
		}
		w.proof, w.seed, w.room.wanted = proof, dealt.seed, dealt
		w.room.form.show(dealt)
		w.room.take(func() { w.room.deal(dealt); w.draw() })
	})
}

// solve asks for the moves that win a deal, nil if none are found.
func (w *winnable) solve(asked engine.Asked, g game) ([]string, error) {
	var dealt engine.Answer
	rules, options := g.dealing()
	err := w.room.Ask(&dealt, "deal", rules, options)
	if err != nil {
		return nil, err
	}
	var found struct {
		Line []string `json:"line"`
	}
	err = asked.Search(w.room.page.Engine, &found, nil, "calculation", "solve", dealt.Value, map[string]any{"budget": map[string]any{"iterations": solveSteps}})
	return found.Line, err
}

// known reports whether the deal on the table has a proof.
func (w *winnable) known() bool {
	return w.proof != nil && w.room.game.seed == w.seed
}

// play replays the proof from the start, as a new line of the game.
func (w *winnable) play() {
	if w.known() {
		w.room.review.play(w.room.Now.Path()[0], w.proof)
	}
}

func (w *winnable) draw() {
	words, l := "", w.room.page.Lang
	switch {
	case w.known():
		words = wordProved.Say(l, len(w.proof))
	case w.on.On && w.seed != "" && w.room.game.seed == w.seed:
		words = wordUnproved.In(l)
	}
	w.says.SetTextContent(words)
	ui.Mark(w.prove, "hidden", !w.known())
}
