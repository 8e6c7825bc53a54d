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

// dailyHands is how many hands a daily deal has, all of the default game.
const dailyHands = 5

var wordDailyHand = shell.Text{"Hand %d of %d today: hold what you keep, then draw", "今日の %d / %d 回目：残す札を選んで、引いてください"}

// daily is the day's hands played so far.
type daily struct {
	day   shell.Day
	marks string // one letter per hand: 1 for the best hold, 0 for another
	hints bool   // a hint was shown
}

// beginDay deals the first hand of a day.
func (r *room) beginDay(day shell.Day) {
	r.key, r.pays, r.hinting = defaultGame, "", false
	r.clear()
	r.daily = daily{day: day}
	r.deal(day.Seed(0))
}

// over reports whether no hand of the day is left, or there is no day.
func (d *daily) over() bool { return d.day == "" || len(d.marks) == dailyHands }

// addDaily records a hand of the day, and the result after the last one. best
// reports whether the hold was the best.
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

// linked is the part of a link that names the hand.
func (r *room) linked() string {
	state := "game=" + url.QueryEscape(r.key) + "&seed=" + url.QueryEscape(r.seed)
	if r.pays != "" {
		state += "&pays=" + url.QueryEscape(r.pays)
	}
	return state
}

// leaveDay ends the daily deal: the reader plays on after its hands, or plays
// something else.
func (r *room) leaveDay() { r.daily = daily{} }

// state is the stored part of the day, next to the hand. restore takes it if it
// fits the hand on the table, and reports whether it did.
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

// says is the sentence on the table before the draw.
func (d *daily) says(l shell.Language) string {
	if d.over() {
		return wordHoldThen.In(l)
	}
	return fmt.Sprintf(wordDailyHand.In(l), len(d.marks)+1, dailyHands)
}
