//go:build js && wasm

package daifugo

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// count adds a game that has just ended to the results: the reader's rank, by
// rules, number of players and the others' level. Practice (moves may be taken
// back) does not count, nor does a game of several people.
func (p *play) count() {
	now := p.now()
	if !now.view.Over || p.practice.On || p.shared() || p.friend.Here() {
		return
	}
	if now.view.Places[you] == 1 {
		p.room.page.Play(p.room, shell.SoundWin)
	}
	m, players := &p.series, now.view.Rules.Players
	rules, on, off := p.form.differences(&m.rules)
	if len(on)+len(off) > 0 {
		rules = "own"
	}
	level := p.form.level(1)
	for seat := range players {
		if seat != you && p.form.level(seat) != level {
			level = "mixed"
		}
	}
	place := now.view.Places[you]
	places := make([]int, players)
	places[place-1]++
	p.room.page.Count(p.room, strings.Join([]string{rules, strconv.Itoa(players), level}, " "), m.seed+" "+strconv.Itoa(m.number), places...)
	if m.daily != "" && level == usualLevel && rules == "common" {
		p.room.page.Finish(p.room, m.daily, strconv.Itoa(place)+" "+strconv.Itoa(players), m.hinted)
	}
}
