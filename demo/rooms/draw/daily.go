//go:build js && wasm

package draw

import (
	"fmt"
	"math"
	"net/url"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// dailyHands is how many hands a day's deal is, all of the usual game.
const dailyHands = 5

var wordDailyHand = shell.Text{"Hand %d of %d today: hold what you keep, then draw", "今日の %d / %d 回目：残す札を選んで、引いてください"}

// daily is a day's hands, as far as they have been played.
type daily struct {
	day   shell.Day
	marks string // a letter a hand: 1 for the best hold, 0 for another
	hints bool   // one was looked at
}

// beginDay deals the first hand of a day.
func (r *room) beginDay(day shell.Day) {
	r.key, r.hinting = defaultGame, false
	r.clear()
	r.daily = daily{day: day}
	r.deal(day.Seed(0))
}

// over says that no hand of the day is left, or that none was asked for.
func (d *daily) over() bool { return d.day == "" || len(d.marks) == dailyHands }

// add takes note of a hand of the day, and of its end. The score began with it.
func (r *room) addDaily(best bool) {
	d := &r.daily
	if d.over() {
		return
	}
	d.marks += map[bool]string{false: "0", true: "1"}[best]
	if d.over() {
		cost := int(math.Round(r.score.lost * costUnits))
		r.page.Finish(r, d.day, d.marks+" "+strconv.Itoa(cost), d.hints)
	}
}

// linked is what a link carries of the hand.
func (r *room) linked() string {
	return "game=" + url.QueryEscape(r.key) + "&seed=" + url.QueryEscape(r.seed)
}

// leaveDay is for who plays on after the day's hands, or something else.
func (r *room) leaveDay() { r.daily = daily{} }

// state is what is kept of the day beside the hand; restore takes what fits the
// hand on the table, and says whether it did.
func (d *daily) state() string {
	state := d.day.InLink()
	if d.day != "" {
		state += "&marks=" + d.marks
		if d.hints {
			state += "&hints=1"
		}
	}
	return state
}

func (d *daily) restore(state url.Values) bool {
	day, marks := shell.DayIn(state), state.Get("marks")
	*d = daily{day: day, marks: marks, hints: state.Has("hints")}
	if day == "" {
		return true
	}
	at := len(marks)
	if state.Has("drawn") {
		at--
	}
	return at >= 0 && at < dailyHands && strings.Trim(marks, "01") == "" && state.Get("seed") == day.Seed(at) && state.Get("game") == defaultGame
}

// says is the table's sentence before a hand is drawn.
func (d *daily) says(l shell.Language) string {
	if d.over() {
		return wordHoldThen.In(l)
	}
	return fmt.Sprintf(wordDailyHand.In(l), len(d.marks)+1, dailyHands)
}
