//go:build js && wasm

package cardroom

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// count adds a hand that has just ended to the results, by game, limit, seats
// and how well the others play: hands, those won, those that came to a showdown,
// those of them won, and the big blinds that they brought, in hundredths. Where moves
// are taken back it is practice, which does not count, nor does a hand that was brought.
func (p *play) count() {
	n := p.now()
	if !n.view.Over || p.practice.On || p.stakes.text != "" {
		return
	}
	if n.me().Won > 0 {
		p.room.page.Play(p.room, shell.SoundWin)
	}
	level := p.form.level(1)
	for seat := 1; seat < len(n.view.Players); seat++ {
		if p.form.level(seat) != level {
			level = "mixed"
		}
	}
	yes := map[bool]int{true: 1}
	met := n.stayed(you) && n.shown() > 1
	won := n.me().Won > 0
	hundredths := n.net() * 100 / max(n.view.Rules.MinBet, 1)
	kind := strings.Join([]string{p.stakes.variant, p.stakes.limit, fmt.Sprint(len(n.view.Players)), level}, " ")
	p.room.page.Count(p.room, kind, p.stakes.seed+" "+fmt.Sprint(p.from.Hands+1), 1, yes[won], yes[met], yes[met && won], hundredths)
}

// shown is how many seats came to the end of the hand.
func (n *node) shown() (seats int) {
	for seat := range n.view.Players {
		if n.view.Players[seat].In && n.stayed(seat) {
			seats++
		}
	}
	return seats
}
