//go:build js && wasm

package mahjong

import (
	"fmt"
	"math"
	"net/url"
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// Problems are hands of shanten 1 or 2 that the engine values in points. Of a
// hundred seeds about twenty give one.
const (
	problemDeals = 100
	leastAway    = 1
	mostAway     = 2
	// clearly: the second-best discard is worth less than this share of the
	// best.
	clearly = 0.97
)

// sureProblem is the problem to show if no seed gives one.
var sureProblem = url.Values{"hand": {"34578m3455p22357s"}, "dora": {"9p"}, "seat": {"S"}}

var (
	wordProblem = shell.Text{"Which tile do you discard? Press it.", "何を切りますか。牌を押してください。"}
	wordRight   = shell.Text{"%s is the best discard.", "%sが最善です。"}
	wordWrong   = shell.Text{"You discarded %s: no. %d of %d, worth %s less. Best: %s.", "あなたの%sは%[3]d通りのうち%[2]d番手、%[4]s低い手。最善は%[5]s。"}
)

// problem is a hand with hidden advice until the reader has discarded: a daily
// problem, or a random one.
type problem struct {
	day    shell.Day
	wanted bool   // a problem is to be found
	posed  bool   // the problem is on the table
	thrown string // the reader's discard, "" before it
	first  bool   // the discard was made just now, and not read from a stored state
}

// open reports whether the advice is hidden.
func (q *problem) open() bool { return q.posed && q.thrown == "" }

// pose begins a problem: a day's, perhaps with the discard already made, or a
// random one if day is "".
func (r *trainer) pose(day shell.Day, thrown string) {
	r.problem = problem{day: day, wanted: true, thrown: thrown}
	r.refresh()
}

// poses reports whether a day's problem is on the table, or being sought,
// without a discard.
func (r *trainer) poses(day shell.Day) bool { return r.problem.day == day && r.problem.thrown == "" }

// seek finds the hand of the problem: the first of its seeds that gives one. It
// blocks.
func (r *trainer) seek() func() {
	q := r.problem
	first, _ := strconv.ParseUint(match.AnySeed(), 10, 32)
	for _, clear := range []bool{true, false} {
		for n := range problemDeals {
			seed := first + uint64(n)
			if q.day != "" {
				seed, _ = strconv.ParseUint(q.day.Seed(n), 10, 32)
			}
			state := dealt(seed)
			if r.asksMuch(state, clear) {
				return func() { r.lays(state, q) }
			}
		}
	}
	return func() { r.lays(sureProblem, q) }
}

// asksMuch reports whether a hand makes a problem. With clear, one discard must
// be clearly the best. It blocks.
func (r *trainer) asksMuch(state url.Values, clear bool) bool {
	var far shantenAnswer
	var found choiceAnswer
	hand := state.Get("hand")
	if r.put(&far, "shanten", hand, map[string]any{"shortHand": true}) != nil || far.Standard < leastAway || far.Standard > mostAway {
		return false
	}
	options := map[string]any{"dora": []any{state.Get("dora")}, "seat": state.Get("seat")}
	err := r.put(&found, "chooseDiscard", hand, options)
	if err != nil || found.best().Action != "discard" || found.best().Unit != "points" {
		return false
	}
	all := found.discards()
	return !clear || len(all) > 1 && all[0].Value != nil && all[1].Value != nil && *all[1].Value < clearly**all[0].Value
}

// lays puts a problem on the table.
func (r *trainer) lays(state url.Values, q problem) {
	r.lay(state)
	q.wanted, q.posed = false, q.wanted
	r.problem = q
	r.follows()
}

// throw answers the problem with the tile at an index.
func (r *trainer) throw(place int) {
	a := r.results.answer
	if place < 0 || place >= len(r.hand.tiles) || a.choice == nil || a.hand != r.text {
		return
	}
	r.problem.thrown, r.problem.first = r.hand.tiles[place], true
	r.judge(a)
	r.results.draw(r.page.Lang)
	r.drawTable()
	r.page.Changed()
}

// judge counts an answer, once.
func (r *trainer) judge(a *handAnswer) {
	q := &r.problem
	at, cost := a.choice.placeOf(q.thrown)
	if !q.first || at < 0 {
		return
	}
	q.first = false
	lost, right := int(math.Round(cost)), 0
	if cost == 0 {
		at, right = 0, 1
	}
	r.page.Count(r.room, "problem", r.text, 1, right, lost)
	if q.day != "" {
		r.page.Finish(r.room, q.day, strconv.Itoa(at+1)+" "+strconv.Itoa(lost), false)
	}
}

// placeOf is the rank of a discard among the candidates, from 0, and its loss
// against the best; -1 if it is no candidate. A discard without a value, which
// takes the hand back, loses the whole value of the best.
func (c *choiceAnswer) placeOf(tile string) (at int, cost float64) {
	all := c.discards()
	at = slices.IndexFunc(all, func(m moveCandidate) bool { return m.Move == tile })
	if at <= 0 || all[0].Value == nil {
		return at, 0
	}
	cost = *all[0].Value
	if own := all[at].Value; own != nil {
		cost -= *own
	}
	return at, cost
}

// verdict is the problem's sentence, shown instead of the engine's; "" if there
// is no problem.
func (q *problem) verdict(c *choiceAnswer, l shell.Language) string {
	switch {
	case q.open():
		return wordProblem.In(l)
	case !q.posed || c == nil:
		return ""
	}
	at, cost := c.placeOf(q.thrown)
	if at < 0 {
		return ""
	}
	if cost == 0 {
		return fmt.Sprintf(wordRight.In(l), tileName(q.thrown, l))
	}
	return fmt.Sprintf(wordWrong.In(l), tileName(q.thrown, l), at+1, len(c.discards()), ui.Grouped(math.Round(cost)), tileName(c.best().Move, l))
}

// state is a link to the day's problem, "" if another hand is on the table.
func (q *problem) state() string {
	if q.day == "" {
		return ""
	}
	state := "daily=" + string(q.day)
	if q.thrown != "" {
		state += "&thrown=" + q.thrown
	}
	return state
}
