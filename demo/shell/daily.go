//go:build js && wasm

package shell

import (
	"net/url"
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
)

// Day is the date of the daily deal on a table, as a link carries it:
// "20261122", or "" for no daily deal. record/daily.js decides which dates keep
// their results.
type Day string

// lastYear is the last year whose days have seeds: a seed is below 2^32.
const lastYear = 4293

// DayIn returns the day that a link's state names, "" for none.
func DayIn(state url.Values) Day {
	text := state.Get("daily")
	n, err := strconv.ParseUint(text, 10, 32)
	month, day := n/100%100, n%100
	if err != nil || len(text) != 8 || n/10_000 > lastYear || month < 1 || month > 12 || day < 1 || day > 31 {
		return ""
	}
	return Day(text)
}

// Seed is the n-th (0 to 99) of a day's hundred seeds. They are the same in
// every room and for every reader.
func (d Day) Seed(n int) string { return string(d) + strconv.Itoa(n/10) + strconv.Itoa(n%10) }

// InLink is the day's part of a link to its deal, "" without a day.
func (d Day) InLink() string {
	if d == "" {
		return ""
	}
	return "&daily=" + string(d)
}

// Asks reports whether a link names only the deal of this day. If that deal is
// on the table already, the reader goes on with it.
func (d Day) Asks(state url.Values) bool { return d != "" && len(state) == 1 && DayIn(state) == d }

var (
	wordDayDone = Text{"That was the deal of the day.", "今日の一番、おしまい。"}
	wordDay     = Text{"How the day stands", "今日の結果を見る"}
	wordOther   = Text{"A deal of the day. Your game from before is still there.", "日替わりの一番です。前のあなたの対局も残っています。"}
)

// Finish stores the result of a day's deal in a room, and whether hints were
// used. record/daily.js reads the score. Only the first result counts.
func (p *Page) Finish(r Room, day Day, score string, hints bool) {
	promise := p.games.keeping.Call("finish", r.Name(), string(day), score, hints)
	engine.Start(func() {
		if first, err := engine.Await(promise); err == nil && first.Truthy() {
			p.games.say(wordDayDone, wordDay, func() {
				js.Global().Get("document").Call("querySelector", ".today").Call("click")
			})
		}
	})
}

// yield sets a room's game aside when a daily deal takes its table.
func (g *games) yield(r Room, linked url.Values) {
	state := stateOf(r)
	own := Query(state)
	if day := DayIn(linked); state == "" || day == "" || DayIn(own) == day {
		return
	}
	g.complain(g.keeper.SetAside(r.Name(), state))
	g.say(wordOther, wordMine, func() { r.Restore(own) })
}
