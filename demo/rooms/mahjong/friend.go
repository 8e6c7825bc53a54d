//go:build js && wasm

package mahjong

import (
	"net/url"

	"github.com/tefuda/tefuda/demo/engine"
	"honnef.co/go/js/dom/v2"
)

// A friend on another device has the seat after the reader's. At the friend's own table the reader has that seat.

// friendAt is the position at which the reader sees the friend, -1 without one.
var friendAt = -1

// sit notes where the friend sits.
func (p *play) sit() {
	if friendAt = p.friend.At(); friendAt >= 0 {
		friendAt = p.now().at(friendAt)
	}
}

// Seats are the host's and the guest's. The guest sits after the host.
func (p *play) Seats() (host, guest int) {
	if n := p.now(); n != nil && p.friend.Away {
		guest, players := n.View.me(), max(1, len(n.View.Players))
		return (guest + players - 1) % players, guest
	}
	return p.opening.seats()
}

// Menu says who has the next seat.
func (p *play) Menu() *dom.HTMLSelectElement { return p.form.with }

// Renamed does nothing: the table names the players whenever it is drawn, and the log by their seats.
func (p *play) Renamed() {}

// Again begins the next game.
func (p *play) Again() { p.begin(p.form.fresh()) }

// Kept is the reader's own game.
func (p *play) Kept() string { return p.state() }

// Visit prepares the table for a game whose seed and rounds are the host's alone.
func (p *play) Visit(engine.Answer) error {
	p.opening = opening{}
	return nil
}

// Home puts the reader's own game back.
func (p *play) Home(kept url.Values) {
	if kept.Has("seed") {
		p.Restore(kept)
		return
	}
	p.begin(p.form.fresh())
}
