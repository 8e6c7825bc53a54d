//go:build js && wasm

package mahjong

import "github.com/tefuda/tefuda/demo/shell"

// shout notes what was called out on the way to a moment. It stands until
// something else happens.
func (p *play) shout(n *node) {
	if len(n.Events) == 0 {
		return
	}
	p.shouts = [places]string{}
	for _, e := range n.Events {
		switch {
		case e.Event == "call" || e.Event == "kan":
			p.shouts[n.at(e.Seat)] = e.Meld.Type
		case e.Event == "discard" && e.Riichi:
			p.shouts[n.at(e.Seat)] = "riichi"
		case e.Event == "north":
			p.shouts[n.at(e.Seat)] = "north"
		case e.Event == "roundEnd":
			for _, w := range e.Outcome.Wins {
				p.shouts[n.at(w.Seat)] = map[bool]string{true: "tsumo", false: "ron"}[w.From == w.Seat]
			}
		}
	}
}

// sound lets what happened be heard.
func (p *play) sound(n *node) {
	var which shell.Sound
	for _, e := range n.Events {
		switch e.Event {
		case "deal":
			which = shell.SoundDeal
		case "discard", "call", "kan", "north":
			which = shell.SoundPlace
		case "roundEnd":
			for _, w := range e.Outcome.Wins {
				if w.Seat == n.View.me() {
					p.room.page.Play(p.room, shell.SoundWin)
					return
				}
			}
		}
	}
	if which != "" {
		p.room.page.Play(p.room, which)
	}
}
