//go:build js && wasm

package cardroom

import (
	"net/url"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"honnef.co/go/js/dom/v2"
)

// A friend on another device has the first opponent's seat: the level there is friend. At the friend's own table the reader
// has that seat.

// name is the name of the player in a seat.
func name(seat int, l shell.Language) string { return friend.Name(seat, you, l) }

// Seats are the reader's, and the first opponent's.
func (p *play) Seats() (host, guest int) { return 0, 1 }

// Menu is the first opponent's.
func (p *play) Menu() *dom.HTMLSelectElement { return p.form.rivals[0] }

// Renamed empties the log, which has the seat's old name.
func (p *play) Renamed() { p.log.forget() }

// Again deals the next hand.
func (p *play) Again() {
	if !p.ended() {
		p.next()
	}
}

// Kept is the reader's own session.
func (p *play) Kept() string { return p.room.Kept() }

// Visit shows the game of the host's table.
func (p *play) Visit(view engine.Answer) error {
	var seen struct {
		Seat  int `json:"seat"`
		Rules struct {
			Variant    string `json:"variant"`
			Limit      string `json:"limit"`
			Tournament bool   `json:"tournament"`
			Jokers     int    `json:"jokers"`
			Stacks     []int  `json:"stacks"`
		} `json:"rules"`
	}
	if err := view.Read(&seen); err != nil {
		return err
	}
	rules := &seen.Rules
	p.stakes = stakes{variant: rules.Variant, limit: rules.Limit, jokers: strconv.Itoa(rules.Jokers), seats: strconv.Itoa(len(rules.Stacks)), tourney: rules.Tournament}
	p.from, p.past = between{Stacks: rules.Stacks}, nil
	you = seen.Seat
	return nil
}

// Home puts the reader's own session back.
func (p *play) Home(kept url.Values) {
	if len(kept) > 0 {
		p.Restore(kept)
		return
	}
	p.begin(p.form.fresh(), nil, nil, nil)
}
