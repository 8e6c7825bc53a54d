//go:build js && wasm

package cardroom

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// story lists beside the table what has happened in the hand.
type story struct {
	list  ui.Element
	about *node
	rows  []ui.Element
}

func newStory() *story { return &story{list: ui.ByID("cr-story")} }

// forget makes the next draw write all again.
func (s *story) forget() { s.about = nil }

func (s *story) draw(p *play, l shell.Language) {
	n := p.now()
	if s.about == n || p.unturned > 0 {
		return
	}
	s.about = n
	for _, row := range s.rows {
		s.list.RemoveChild(row)
	}
	s.rows = s.rows[:0]
	for i := range n.view.Log {
		e := &n.view.Log[i]
		words := n.said(e, l)
		if words == "" {
			continue
		}
		row := ui.CreateIn(s.list, 1, "li", "")[0]
		ui.Mark(row, "data-you", e.seat() == you)
		ui.Mark(row, "data-street", e.Event == "board")
		row.SetTextContent(words)
		s.rows = append(s.rows, row)
	}
	s.list.Underlying().Set("scrollTop", s.list.Underlying().Get("scrollHeight"))
}

// tell says what has just happened to who does not see it, and what is asked of
// the reader.
func (p *play) tell() {
	n, l := p.now(), p.room.page.Lang
	var words []string
	for i := range n.view.Events {
		if said := n.said(&n.view.Events[i], l); said != "" {
			words = append(words, said)
		}
	}
	switch {
	case n.view.Over:
		words = append(words, p.outcome(l))
	case n.Turn() == you:
		words = append(words, p.says(l))
	}
	if len(words) > 0 {
		p.room.page.Tell(p.room, strings.Join(words, wordStop.In(l)))
	}
}

// said is an event in words, "" where it needs none.
func (n *node) said(e *event, l shell.Language) string {
	who := ""
	if e.seat() >= 0 {
		who = ui.PlayerName(e.seat(), l)
	}
	switch e.Event {
	case "deal":
		if e.seat() == you {
			return fmt.Sprintf(wordDealt.In(l), ui.CardNames(n.hand(), l))
		}
		return ""
	case "board":
		return fmt.Sprintf(wordStreets[min(max(e.Round, 0), len(wordStreets)-1)].In(l), ui.CardNames(strings.Fields(e.Cards), l))
	case "show":
		return fmt.Sprintf(wordDid.In(l), who, fmt.Sprintf(wordShows.In(l), ui.CardNames(strings.Fields(e.Cards), l)))
	case "draw":
		if e.Amount == 0 {
			return fmt.Sprintf(wordDid.In(l), who, wordPat.In(l))
		}
		return fmt.Sprintf(wordDid.In(l), who, fmt.Sprintf(wordDrew.In(l), e.Amount))
	}
	return e.plainly(who, l)
}

// plainly is an event in words that needs no more than its amount.
func (e *event) plainly(who string, l shell.Language) string {
	words, ok := wordEvents[e.Event]
	if !ok {
		return ""
	}
	did := words.In(l)
	if strings.Contains(did, "%s") {
		did = fmt.Sprintf(did, ui.Grouped(float64(e.Amount)))
	}
	if e.AllIn {
		did += ui.WordComma.In(l) + wordAllIn.In(l)
	}
	if who == "" {
		return did
	}
	return fmt.Sprintf(wordDid.In(l), who, did)
}

// did is what a seat has done last in this round, as long as that says
// something about where it stands.
func (p *play) did(seat int, l shell.Language) string {
	n := p.now()
	of := &n.view.Players[seat]
	switch {
	case !of.In:
		return wordOut.In(l)
	case n.view.Over && p.unturned == 0 && of.Won > 0:
		return "+" + ui.Grouped(float64(of.Won))
	case of.Folded && of.Cards == "" && !n.stayed(seat):
		return wordFolded.In(l)
	case p.stack(seat) == 0 && !(n.view.Over && p.unturned == 0):
		return wordAllIn.In(l)
	}
	words := ""
	for i := range n.view.Log {
		e := &n.view.Log[i]
		if e.seat() != seat || e.Round != n.view.Round {
			continue
		}
		if short, ok := wordShort[e.Event]; ok {
			words = short.In(l)
		}
	}
	return words
}

// drew is how many cards a seat has exchanged, "" before it has.
func drew(of *shape.PokerSeat, l shell.Language) string {
	switch {
	case of.Drew == nil:
		return ""
	case *of.Drew == 0:
		return wordPat.In(l)
	}
	return fmt.Sprintf(wordDrew.In(l), *of.Drew)
}
