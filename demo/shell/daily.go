//go:build js && wasm

package shell

import (
	"net/url"
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
)

// Day is a date whose deal is on a table, as a link carries it: "20261122", "" for
// none. record/daily.js says which dates have their deals kept.
type Day string

// lastYear is the last whose days have seeds: a seed is below 2^32.
const lastYear = 4293

// DayIn is the day that a link's state names.
func DayIn(state url.Values) Day {
	text := state.Get("daily")
	n, err := strconv.ParseUint(text, 10, 32)
	month, day := n/100%100, n%100
	if err != nil || len(text) != 8 || n/10_000 > lastYear || month < 1 || month > 12 || day < 1 || day > 31 {
		return ""
	}
	return Day(text)
}

// Seed is the n-th of the hundred seeds that a day has, the same in every room
// and everywhere.
func (d Day) Seed(n int) string { return string(d) + strconv.Itoa(n/10) + strconv.Itoa(n%10) }

// InLink is what a link to the day's deal carries beside the rest.
func (d Day) InLink() string {
	if d == "" {
		return ""
	}
	return "&daily=" + string(d)
}

// Asks says that a link is to a day's deal, which it does not say more of: who
// has it on the table already, goes on with it.
func (d Day) Asks(state url.Values) bool { return d != "" && len(state) == 1 && DayIn(state) == d }

var (
	wordDayDone = Text{"That was the deal of the day.", "今日の一番、おしまい。"}
	wordDay     = Text{"How the day stands", "今日の結果を見る"}
	wordOther   = Text{"A deal of the day. Your game from before is still there.", "日替わりの一番です。前のあなたの対局も残っています。"}
)

// Finish keeps how a day's deal has ended in a room, and whether with hints. The
// score is record/daily.js's to read. What counts is the first time.
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

// yield puts a room's game aside for a day's deal that takes its place.
func (g *games) yield(r Room, linked url.Values) {
	state := stateOf(r)
	own, _ := url.ParseQuery(state)
	if day := DayIn(linked); state == "" || day == "" || DayIn(own) == day {
		return
	}
	g.complain(g.keeper.SetAside(r.Name(), state))
	g.say(wordOther, wordMine, func() { r.Restore(own) })
}
