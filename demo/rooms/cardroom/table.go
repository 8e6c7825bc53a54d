//go:build js && wasm

package cardroom

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/friend"
)

// boardCards is the greatest number of community cards.
const boardCards = 5

// seat is an opponent at the table.
type seat struct {
	item, name, disc, level, stack, bet, did, drew, box ui.Element
	cards                                               [mostHeld]*ui.CardFace
}

// table draws the table: the opponents, the middle, and the reader's seat.
type table struct {
	table, say, list, board, pot    ui.Element
	seats                           [rivals]seat
	common                          [boardCards]*ui.CardFace
	hand                            *hand
	name, disc, stack, bet, did, is ui.Element
	results                         *results
	laid                            bool // the seats are at their positions in the HTML
}

func newTable(p *play) *table {
	f := &table{table: ui.ByID("cr-table"), say: ui.ByID("cr-say"), list: ui.ByID("cr-seats"), board: ui.ByID("cr-board"), pot: ui.ByID("cr-pot"),
		name: ui.ByID("cr-me"), disc: ui.ByID("cr-my-disc"), stack: ui.ByID("cr-my-stack"), bet: ui.ByID("cr-my-bet"), did: ui.ByID("cr-my-did"), is: ui.ByID("cr-my-is"),
		hand: newHand(p), results: newResults()}
	for i, item := range ui.CreateIn(f.list, rivals, "li", "seat") {
		ui.Mark(item, "hidden", true)
		f.seats[i] = newSeat(item)
	}
	for i, e := range ui.CreateIn(f.board, boardCards, "span", "card") {
		f.common[i] = &ui.CardFace{Element: e}
	}
	return f
}

func newSeat(item ui.Element) seat {
	s := seat{item: item}
	for _, part := range []struct {
		class string
		of    *ui.Element
	}{{"held", &s.box}, {"name", &s.name}, {"disc", &s.disc}, {"level", &s.level}, {"stack", &s.stack}, {"bet", &s.bet}, {"did", &s.did}, {"drew", &s.drew}} {
		*part.of = ui.CreateIn(item, 1, "span", part.class)[0]
	}
	for i, e := range ui.CreateIn(s.box, mostHeld, "span", "card") {
		s.cards[i] = &ui.CardFace{Element: e}
	}
	return s
}

func (f *table) draw(p *play, l shell.Language) {
	n := p.now()
	v := &n.view
	shut := p.unturned > 0
	if !f.laid {
		f.laid = true
		ui.ClearPlaces(f.list)
		ui.ClearPlaces(f.hand.group)
	}
	f.table.SetAttribute("data-game", layout(n.rules()))
	f.table.SetAttribute("data-phase", v.Phase)
	ui.Mark(f.table, "data-halves", n.rules().Low() != poker.High)
	ui.Mark(f.table, "data-over", v.Over && !shut)
	ui.Mark(f.table, "data-turn", n.Turn() == you)
	f.list.SetAttribute("data-rivals", fmt.Sprint(len(v.Players)-1))
	for i := range f.seats {
		ui.Mark(f.seats[i].item, "hidden", i+1 >= len(v.Players))
		if i+1 < len(v.Players) {
			f.seats[i].draw(p, (you+i+1)%len(v.Players), l)
		}
	}
	f.say.SetTextContent(p.says(l))
	f.drawBoard(p, l)
	f.drawOwn(p, l)
	f.hand.draw(p, l)
	f.results.draw(p, l)
}

// drawBoard shows the community cards turned so far, and the pot.
func (f *table) drawBoard(p *play, l shell.Language) {
	n := p.now()
	board := p.board()
	ui.Mark(f.board, "hidden", layout(n.rules()) != "holdem")
	ui.Picture(f.board, fmt.Sprintf(wordBoard.In(l), ui.CardNames(board, l)))
	if len(board) == 0 {
		ui.Picture(f.board, wordNoBoard.In(l))
	}
	used := p.winning()
	for i, face := range &f.common {
		card := ""
		if i < len(board) {
			card = board[i]
		}
		face.Show(shown(card), "", "")
		ui.Mark(face.Element, "data-idle", used != nil && !slices.Contains(used, card))
	}
	f.pot.SetTextContent(p.potWords(l))
}

// winning are the cards of the winning hand; nil before the end, or if nobody
// has shown cards.
func (p *play) winning() []string {
	n := p.now()
	if !n.view.Over || p.unturned > 0 {
		return nil
	}
	for seat := range n.view.Players {
		if n.view.Players[seat].Won > 0 && n.view.Players[seat].Cards != "" {
			return n.named.counts(seat)
		}
	}
	return nil
}

// potWords describe the pots, one by one if there are several.
func (p *play) potWords(l shell.Language) string {
	v := &p.now().view
	if v.Over {
		sum := 0
		for i := range v.Players {
			sum += v.Players[i].Won
		}
		words := fmt.Sprintf(wordPot.In(l), ui.Grouped(float64(sum)))
		if v.Second != "" && p.unturned == 0 {
			words += fmt.Sprintf(wordSecond.In(l), ui.CardNames(strings.Fields(v.Second), l))
		}
		return words
	}
	words := fmt.Sprintf(wordPot.In(l), ui.Grouped(float64(v.Pot)))
	if len(v.Pots) > 1 {
		parts := make([]string, len(v.Pots))
		for i, pot := range v.Pots {
			parts[i] = ui.Grouped(float64(pot.Amount))
		}
		words += " (" + strings.Join(parts, " + ") + ")"
	}
	return words
}

// stack is the chips in front of a seat. Winnings are left out until all cards
// are turned.
func (p *play) stack(seat int) int {
	of := &p.now().view.Players[seat]
	if p.unturned > 0 {
		return of.Stack - of.Won
	}
	return of.Stack
}

func (s *seat) draw(p *play, seat int, l shell.Language) {
	n := p.now()
	v, of := &n.view, &n.view.Players[seat]
	ui.Mark(s.item, "data-turn", n.Turn() == seat)
	ui.Mark(s.item, "data-folded", of.In && of.Folded && of.Cards == "" || !of.In)
	ui.Mark(s.item, "data-won", v.Over && p.unturned == 0 && of.Won > 0)
	s.name.SetTextContent(name(seat, l))
	key, level := p.levelAt(seat), ""
	if key != "" {
		level = p.form.names(seat, l)
	}
	s.level.SetTextContent(level)
	ui.Face(s.item, seat, key)
	s.stack.SetTextContent(ui.Grouped(float64(p.stack(seat))))
	ui.Mark(s.disc, "hidden", v.Rules.Button != seat)
	s.disc.SetTextContent(wordButton.In(l))
	s.bet.SetTextContent(chips(of.Bet))
	did := p.did(seat, l)
	if n.Turn() == seat && p.Thinking {
		did = "…"
	}
	s.did.SetTextContent(did)
	words := drew(of, l)
	if v.Over && p.unturned == 0 {
		words = ""
	}
	s.drew.SetTextContent(words)
	s.drawCards(n, seat, l)
}

// levelAt is the key of the level in a seat, "" if a person has it or it is not known.
func (p *play) levelAt(seat int) string {
	if p.friend.Away || friend.Sits(seat) || seat == 0 {
		return ""
	}
	return p.form.plays(seat)
}

// drawCards shows a seat's cards, face down until they are shown.
func (s *seat) drawCards(n *node, seat int, l shell.Language) {
	of := &n.view.Players[seat]
	cards, count := strings.Fields(of.Cards), 0
	if of.In && !of.Folded || len(cards) > 0 {
		count = n.held(seat)
	}
	if up := strings.Fields(of.Up); len(cards) == 0 && count > 0 && len(up) > 0 {
		cards = make([]string, count)
		for i, r := 0, n.rules(); i < count && len(up) > 0; i++ {
			if r.Up(int8(i)) {
				cards[i], up = up[0], up[1:]
			}
		}
	}
	words := wordNoCards
	switch {
	case len(cards) > 0:
		ui.Picture(s.box, ui.CardNames(slices.DeleteFunc(slices.Clone(cards), func(card string) bool { return card == "" }), l))
	case count > 0:
		words = wordHidden
		fallthrough
	default:
		ui.Picture(s.box, words.In(l))
	}
	s.box.Style().SetProperty("--cards", fmt.Sprint(max(count, 1)), "")
	for i, face := range &s.cards {
		ui.Mark(face.Element, "hidden", i >= count)
		card := ""
		if i < len(cards) {
			card = cards[i]
		}
		face.Show(shown(card), "", "")
		ui.Mark(face.Element, "data-back", card == "")
		ui.Mark(face.Element, "data-up", card != "" && of.Cards == "")
	}
}

// chips writes an amount of chips, "" for 0.
func chips(amount int) string {
	if amount == 0 {
		return ""
	}
	return ui.Grouped(float64(amount))
}

// drawOwn shows the line at the reader's seat.
func (f *table) drawOwn(p *play, l shell.Language) {
	n := p.now()
	f.name.SetTextContent(name(you, l))
	ui.Mark(f.disc, "hidden", n.view.Rules.Button != you)
	f.disc.SetTextContent(wordButton.In(l))
	f.stack.SetTextContent(fmt.Sprintf(wordStack.In(l), ui.Grouped(float64(p.stack(you)))))
	f.bet.SetTextContent(chips(n.me().Bet))
	f.did.SetTextContent(p.did(you, l))
	f.is.SetTextContent(n.named.hands[you].words(l))
}
