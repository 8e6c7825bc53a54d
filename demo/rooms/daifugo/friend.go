//go:build js && wasm

package daifugo

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
func name(seat int, l shell.Language) string {
	if seat == 0 && you != 0 && !friend.Sits(0) { // another player has the device
		return wordFirst.In(l)
	}
	return friend.Name(seat, you, l)
}

// Seats are the reader's, and the first opponent's.
func (p *play) Seats() (host, guest int) { return 0, 1 }

// Menu is the first opponent's.
func (p *play) Menu() *dom.HTMLSelectElement { return p.form.rivals[0] }

// Renamed empties the history, which has the seat's old name.
func (p *play) Renamed() { p.history.forget() }

// Again begins the next game.
func (p *play) Again() { p.next() }

// Kept is the reader's own match.
func (p *play) Kept() string { return p.room.Kept() }

// Visit shows the rules of the host's match, and the totals before its game.
func (p *play) Visit(view engine.Answer) error {
	var seen struct {
		Seat   int            `json:"seat"`
		Over   bool           `json:"over"`
		Points []int          `json:"points"`
		Rules  map[string]any `json:"rules"`
		Moves  []move         `json:"moves"`
	}
	if err := view.Read(&seen); err != nil {
		return err
	}
	s := series{number: 1, rules: p.form.usual("common")}
	for name := range s.rules.on {
		s.rules.on[name] = seen.Rules[name] == true
	}
	s.rules.players = strconv.Itoa(len(seen.Points))
	if totals := p.series.totals; seen.Over && p.friend.Away && len(totals) == len(seen.Points) {
		s.totals = totals
	} else if !seen.Over {
		s.totals = seen.Points
	}
	for _, points := range s.totals {
		s.number += 2 * points
	}
	s.number = 1 + (s.number-1)/(len(seen.Points)*(len(seen.Points)+1)) // each game gives out n(n+1)/2 points
	you, p.fresh, p.series = seen.Seat, false, s
	return nil
}

// Home puts the reader's own match back.
func (p *play) Home(kept url.Values) {
	if p.series = (series{}); kept.Has("seed") {
		p.Restore(kept)
		return
	}
	p.begin(p.form.fresh())
}
