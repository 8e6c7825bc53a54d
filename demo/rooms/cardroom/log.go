//go:build js && wasm

package cardroom

import (
	"cmp"
	"fmt"
	"net/url"
	"strings"

	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// log lists the log of the hand next to the table.
type log struct {
	list  ui.Element
	about *node
	rows  []ui.Element
}

func newLog() *log { return &log{list: ui.ByID("cr-story")} }

// forget makes the next draw rewrite the whole log.
func (s *log) forget() { s.about = nil }

func (s *log) draw(p *play, l shell.Language) {
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

// tell adds the last events, and what the reader can do, to the log for screen readers. If community cards are still to
// be turned it stops before them. With opened it continues from there.
func (p *play) tell(opened bool) {
	n, l := p.now(), p.room.page.Lang
	var words []string
	for i := range n.view.Events {
		if n.view.Events[i].Event == "board" {
			if p.unturned > 0 {
				break
			}
			opened = false
		}
		if opened {
			continue
		}
		if said := n.said(&n.view.Events[i], l); said != "" {
			words = append(words, said)
		}
	}
	switch {
	case p.unturned > 0:
		words = append(words, wordAllTurn.In(l))
	case n.view.Over:
		words = append(words, p.outcome(l))
	case n.Turn() == you:
		words = append(words, p.says(l))
	}
	if len(words) > 0 {
		p.room.page.Tell(p.room, strings.Join(words, wordStop.In(l)))
	}
}

// said describes an event, "" for an event that needs no words.
func (n *node) said(e *event, l shell.Language) string {
	who := ""
	if e.seat() >= 0 {
		who = name(e.seat(), l)
	}
	switch e.Event {
	case "deal":
		if cards := strings.Fields(e.Cards); e.seat() != you && len(cards) > 0 {
			return fmt.Sprintf(wordDid.In(l), who, fmt.Sprintf(wordGets.In(l), ui.CardNames(cards, l)))
		} else if e.seat() == you && len(cards) > 0 {
			return fmt.Sprintf(wordDealt.In(l), ui.CardNames(cards, l))
		} else if e.seat() == you {
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

// plainly describes an event that needs only its amount.
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

// did is a seat's last action in this round, while it still matters.
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

// drew is how many cards a seat has exchanged, "" before the draw.
func drew(of *shape.PokerSeat, l shell.Language) string {
	switch {
	case of.Drew == nil:
		return ""
	case *of.Drew == 0:
		return wordPat.In(l)
	}
	return fmt.Sprintf(wordDrew.In(l), *of.Drew)
}

// state and Restore are inverse: the settings, the table before the hand, and
// the moves.
func (p *play) state() string {
	if p.Now == nil {
		return ""
	}
	s := &p.stakes
	if s.text != "" {
		// Spaces and line breaks of a text are kept.
		return "text=" + strings.ReplaceAll(url.QueryEscape(s.text), "+", "%20") + "&moves=" + movesInLink(p.moves())
	}
	link := match.Link{"seed=" + shell.InLink(s.seed)}
	link.Add("game", shell.InLink(s.variant), usual.variant)
	link.Add("jokers", shell.InLink(s.jokers), usual.jokers)
	link.Add("seats", shell.InLink(s.seats), usual.seats)
	link.Add("limit", shell.InLink(s.limit), usualLimit(s.variant))
	link.Add("deep", shell.InLink(s.deep), usual.deep)
	link.Add("blinds", shell.InLink(s.blinds), usual.blinds)
	link.Switch("ante", s.ante)
	link.Switch("openers", s.openers)
	link.Switch("sng", s.tourney)
	link.Add("levels", p.form.levels(), "")
	link.Switch("practice", p.practice.On)
	if p.from.Hands > 0 {
		link.Add("at", p.from.inLink(), "")
	}
	link.Add("moves", movesInLink(p.moves()), "")
	return link.String()
}

// follow goes to the position of a link and shows it in the form. It blocks.
func (p *play) follow() {
	state := p.Wanted
	if text := state.Get("text"); text != "" {
		p.imported.text.SetValue(text)
		moves := movesIn(state.Get("moves"))
		if state.Has("moves") && moves == nil {
			moves = []move{} // no moves yet: nil would replay all moves of the text
		}
		p.begin(stakes{text: text}, nil, nil, moves)
		return
	}
	p.practice.Turn(state.Get("practice") == "1")
	s := stakes{seed: cmp.Or(state.Get("seed"), match.AnySeed())}
	of := func(name, usual string) string { return cmp.Or(state.Get(name), usual) }
	s.variant, s.jokers, s.seats = of("game", usual.variant), of("jokers", usual.jokers), of("seats", usual.seats)
	s.limit, s.deep, s.blinds = of("limit", usualLimit(s.variant)), of("deep", usual.deep), of("blinds", usual.blinds)
	s.ante, s.openers, s.tourney = state.Get("ante") == "1", state.Get("openers") == "1", state.Get("sng") == "1"
	var from *between
	if b, ok := betweenIn(state.Get("at")); ok {
		from = &b
	}
	p.form.show(&s, state.Get("levels"))
	p.begin(s, from, pastIn(state.Get("past")), movesIn(state.Get("moves")))
}
