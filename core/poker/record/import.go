package record

import (
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
)

// A Record is a hand with the other contents of its file.
type Record struct {
	Hand     *game.Hand
	Decimals int                   // one chip is 10^-Decimals of the file's unit; 0…6
	Names    [game.MaxSeats]string // by seat
	Unknown  uint16                // bit i: seat i's stack is unknown, and is set to enough for all bets
	Fields   string                // lines of TOML that do not affect play, unchanged
	Room     string                // the card room of the text, by its format, or ""
}

// Import reads a text of one hand. It is an error if there are several; see ImportAll.
func Import(text string) (*Record, error) {
	all, err := ImportAll(text)
	if err != nil {
		return nil, err
	}
	if len(all) > 1 {
		return nil, refuse(fault.BadLength, "text", 1, fault.Tell("must be of one hand, not of #", int64(len(all))))
	}
	return all[0], nil
}

// maxHands bounds the hands of a text.
const maxHands = 2000

// ImportAll reads hands in PHH, in our form or of card rooms, and plays each to the end of its
// record. Several hands in PHH or our form need headers "[1]" above each. Board cards that are
// still to come are dealt with the seed of the file, or with seed 0 from the cards that the file
// does not name. Hole cards without a name stay unknown. Unused fields are kept. finishing_stacks
// must match the hand; a winner may have less because of rake. The error is a *fault.Fault that
// names field and line.
func ImportAll(text string) ([]*Record, error) {
	if RoomOf(text) != "" {
		return each(text, telling, retell)
	}
	all, err := ImportPHH(text)
	if wrong, ok := err.(*fault.Fault); ok && strings.HasPrefix(wrong.Reason, form) {
		err = fault.Refuse(wrong.Code, wrong.Field, form+", or a history of PokerStars or GGPoker in English, whose first line begins PokerStars Hand # or Poker Hand #"+wrong.Reason[len(form):])
	}
	return all, err
}

// ImportPHH is ImportAll without the texts of card rooms, which RoomOf recognises.
func ImportPHH(text string) ([]*Record, error) { return each(text, header, unfold) }

// each reads all hands of a text with read. A hand starts at a line for which
// begins returns more than 0.
func each(text string, begins func(line string) int, read func(part) (*Record, error)) (all []*Record, err error) {
	parts := divide(text, func(line string) bool { return begins(line) > 0 })
	if len(parts) > maxHands {
		return nil, refuse(fault.BadLength, "text", 1, fault.Tell("must be of at most # hands, not #", maxHands, int64(len(parts))))
	}
	for _, p := range parts {
		r, err := read(p)
		if err != nil {
			return nil, err
		}
		all = append(all, r)
	}
	return all, nil
}

// unfold reads a hand in PHH or our form.
func unfold(p part) (r *Record, err error) {
	f := &file{}
	if f.fields, f.rest, err = scan(p.text, p.line); err != nil {
		return nil, err
	}
	return f.record()
}

// CheckFields returns the fault of a text that cannot be Record.Fields, else nil.
func CheckFields(text string) error {
	fields, _, err := scan(text, 1)
	for i := range fields {
		if err == nil && (fields[i].array || fields[i].items != nil) && fields[i].key != "seats" && fields[i].key != "finishing_stacks" {
			err = refuse(fault.BadGame, fields[i].key, fields[i].line, "must be left out: it follows from the hand")
		}
	}
	return err
}

// record plays the hand of a file.
func (f *file) record() (*Record, error) {
	f.measure()
	s := &game.Setup{}
	seats, err := f.setup(s)
	if err != nil {
		return nil, err
	}
	f.order = seats
	h, err := f.hand(s, seats)
	if err != nil {
		return nil, err
	}
	r := &Record{Hand: h, Decimals: f.decimals, Unknown: f.unknown}
	if x := f.get("players"); x != nil && len(x.items) == len(seats) {
		for i := range seats {
			r.Names[seats[i]] = x.items[i].text
		}
	}
	err = f.finals(h, seats)
	r.Fields = f.rest
	return r, err
}

// finals compares finishing_stacks with the stacks of the hand. Odd units of the file may be shared
// differently, and a winner may have paid rake, at most a tenth of the winnings.
func (f *file) finals(h *game.Hand, seats []int8) error {
	x := f.get("finishing_stacks")
	if x == nil || h.Phase != game.Over || len(x.items) != len(seats) {
		return nil
	}
	unit := int64(1)
	for range f.decimals {
		unit *= 10
	}
	list, differ := "", false
	for i, seat := range seats {
		if list += x.items[i].text; i < len(seats)-1 {
			list += ", "
		}
		if f.unknown>>seat&1 != 0 && x.items[i].text == "inf" {
			continue
		}
		n, err := f.chips(x.key, &x.items[i])
		p := &h.Players[seat]
		if differ = differ || err != nil || n != p.Stack; err != nil || f.unknown != 0 {
			continue
		}
		if low := p.Stack - unit - p.Won/10; n > p.Stack+unit || n < low {
			w := &writer{Record: &Record{Decimals: f.decimals}}
			return refuse(fault.BadGame, x.key, x.items[i].line, "must be "+w.amount(p.Stack)+fault.Tell(" for p# by what the hand pays, not ", int64(i+1))+short(x.items[i].text))
		}
	}
	if differ {
		f.rest += x.key + " = [" + list + "]\n"
	}
	return nil
}

// hand deals the hand and plays the actions.
func (f *file) hand(s *game.Setup, seats []int8) (*game.Hand, error) {
	steps, err := f.steps(len(seats))
	if err != nil {
		return nil, err
	}
	h, err := f.deal(s, seats, steps)
	if err != nil {
		return nil, f.locate(err)
	}
	p := player{file: f, hand: h, seats: seats}
	return h, p.play(steps)
}

// deal starts the hand from the seed, the deck, or the cards in the actions.
func (f *file) deal(s *game.Setup, seats []int8, steps []step) (*game.Hand, error) {
	if err := f.open(s, steps); err != nil {
		return nil, err
	}
	if err := first(s, seats); err != nil {
		return nil, err
	}
	if f.get("_seed") != nil {
		seed, err := f.whole("_seed", 0, 1<<32-1, 0)
		if err != nil {
			return nil, err
		}
		return game.Start(s, uint32(seed))
	}
	if err := s.Check(); err != nil {
		return nil, err
	}
	deck, err := f.deck(s, len(seats), steps)
	if err != nil {
		return nil, err
	}
	return game.StartDeck(s, deck)
}

// deck returns the file's deck, or one of the cards in the actions.
func (f *file) deck(s *game.Setup, n int, steps []step) ([]cards.Card, error) {
	if f.get("_deck") == nil {
		switch {
		case s.Variant == game.Draw && !f.lax:
			return nil, refuse(fault.BadGame, "_seed", 1, "or _deck must be given for five-card draw")
		case s.Draws() > 0 || s.Stud():
			return inOrder(s, n, steps)
		}
		return named(s, n, steps)
	}
	text, line, err := f.word("_deck")
	if err != nil {
		return nil, err
	}
	deck, ok := readCards(text)
	if !ok {
		return nil, refuse(fault.BadCard, "_deck", line, "must be cards without spaces")
	}
	return deck, nil
}

// first checks that the first player is the first to the left of the button.
func first(s *game.Setup, seats []int8) error {
	for i := int8(1); i <= s.Seats; i++ {
		at := (s.Button + i) % s.Seats
		if s.Stacks[at] == 0 {
			continue
		}
		if at != seats[0] {
			return refuse(fault.BadRange, "_button", 1, fault.Tell("must lie before the first player, who sits in seat #", int64(seats[0])+1))
		}
		return nil
	}
	return nil
}

// named makes a deck of the cards in the actions.
func named(s *game.Setup, n int, steps []step) ([]cards.Card, error) {
	left := cards.SetOf(s.Deck()...)
	var holes [game.MaxSeats][]cards.Card
	var board []cards.Card
	for i := range steps {
		x, to, most := &steps[i], &board, 5*s.Boards()
		if x.verb == dealHole || x.verb == show {
			to, most = &holes[x.player-1], int(s.Hole())
		}
		if x.verb == show && !fill(to, x) {
			continue
		}
		if err := x.takeFrom(&left); err != nil {
			return nil, err
		}
		*to = append(*to, x.cards...)
		if len(*to) > most {
			return nil, x.refuse(fault.BadLength, "must not be more cards than the game deals")
		}
	}
	return lay(s, n, &holes, board, left), nil
}

// inOrder makes a deck of the cards in the actions, for games that deal between betting rounds: the
// first deal, then card after card, then the rest.
func inOrder(s *game.Setup, n int, steps []step) (deck []cards.Card, err error) {
	type place struct{ player, at int } // 0 is the board
	var dealt [game.MaxSeats + 1][]cards.Card
	var later []place
	begin := min(int(s.Hole()), 3)
	if !s.Stud() {
		begin = int(s.Hole())
	}
	left := cards.SetOf(s.Deck()...)
	for i := range steps {
		x := &steps[i]
		own := dealt[x.player]
		switch x.verb {
		case dealHole, dealBoard:
			if err := x.takeFrom(&left); err != nil {
				return nil, err
			}
			for _, c := range x.cards {
				if x.player == 0 || len(own) >= begin {
					later = append(later, place{x.player, len(own)})
				}
				own = append(own, c)
			}
			dealt[x.player] = own
		case show:
			for k := range x.cards {
				if k < len(own) && own[k] == cards.None && left.Has(max(x.cards[k], 0)) && x.cards[k] >= 0 {
					own[k] = x.cards[k]
					left &^= 1 << own[k]
				}
			}
		}
	}
	for k := range begin {
		for p := range n {
			c := cards.None
			if own := dealt[p+1]; k < len(own) {
				c = own[k]
			}
			deck = append(deck, c)
		}
	}
	for _, at := range later {
		deck = append(deck, dealt[at.player][at.at])
	}
	dice := dice.New(0)
	var rest []cards.Card
	for _, c := range s.Deck() {
		if left.Has(c) {
			rest = append(rest, c)
		}
	}
	for len(deck) < len(s.Deck()) && len(rest) > 0 {
		i := int(dice.Under(uint32(len(rest))))
		deck = append(deck, rest[i])
		rest = slices.Delete(rest, i, i+1)
	}
	return deck, nil
}

// takeFrom removes the cards of a step from those left.
func (s *step) takeFrom(left *cards.Set) error {
	for _, c := range s.cards {
		switch {
		case c == cards.None && s.verb == dealBoard:
			return s.refuse(fault.BadCard, "must be known cards on the board")
		case c == cards.None:
		case !left.Has(c):
			return s.refuse(fault.BadCard, "must be cards of the deck that are not out yet, not "+c.String())
		default:
			*left &^= 1 << c
		}
	}
	return nil
}

// fill empties unknown hole cards, so that shown cards can replace them. It returns false if the
// hole cards are known.
func fill(hole *[]cards.Card, x *step) bool {
	for _, c := range *hole {
		if c != cards.None {
			return false
		}
	}
	*hole = (*hole)[:0]
	return true
}

// lay puts the cards in the order of the deal, with the other cards at the end.
func lay(s *game.Setup, n int, holes *[game.MaxSeats][]cards.Card, board []cards.Card, left cards.Set) (deck []cards.Card) {
	for k := range int(s.Hole()) {
		for p := range n {
			c := cards.None
			if k < len(holes[p]) {
				c = holes[p][k]
			}
			deck = append(deck, c)
		}
	}
	deck = append(deck, board...)
	var rest []cards.Card
	for _, c := range s.Deck() {
		if left.Has(c) {
			rest = append(rest, c)
		}
	}
	dice := dice.New(0)
	for len(board) < 5*s.Boards() {
		i := int(dice.Under(uint32(len(rest))))
		board, deck = append(board, rest[i]), append(deck, rest[i])
		rest = slices.Delete(rest, i, i+1)
	}
	return deck
}
