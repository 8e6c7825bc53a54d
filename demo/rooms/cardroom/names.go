//go:build js && wasm

package cardroom

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
)

// board are the community cards turned so far.
func (p *play) board() []string {
	board := boardOf(&p.now().view)
	return board[:max(0, len(board)-p.unturned)]
}

// name asks for the names of the reader's hand and of the hands shown. It asks once for all positions with the same
// cards and language.
func (p *play) name() {
	n, l := p.now(), p.room.page.Lang
	if p.room.page.Engine == nil {
		return
	}
	board := p.board()
	cards, of := make([]string, len(n.view.Players)), string(l)+" "+strings.Join(board, " ")
	for seat := range cards {
		cards[seat] = n.view.Players[seat].Cards
		if seat == you && n.stayed(you) {
			cards[seat] = n.view.Hand
		}
		of += "," + cards[seat]
	}
	if n.named = p.named; n.named.of == of {
		return
	}
	n.named = named{of: of, hands: map[int]*namedHand{}}
	p.named = n.named
	p.naming.Drop()
	p.naming.Go(func(asked engine.Asked) {
		for seat, of := range cards {
			if of == "" {
				continue
			}
			hand, err := p.nameHand(n.rules(), of, board, l)
			if asked.Stale() || err != nil {
				return
			}
			n.named.hands[seat] = hand
		}
		p.Draw()
	})
}

// nameHand asks for the name of a hand, and which of its cards count. It
// blocks.
func (p *play) nameHand(r *game.Rules, cards string, board []string, l shell.Language) (*namedHand, error) {
	hand := new(namedHand)
	for low, into := range map[bool]*evaluated{false: &hand.high, true: &hand.low} {
		if low && r.Low() == poker.High {
			continue
		}
		options := asked(r, low, board)
		options["lang"] = string(l)
		text := cards
		if options["omaha"] == true {
			options["board"] = strings.Join(board, " ")
		} else {
			text += " " + strings.Join(board, " ")
		}
		if err := p.room.page.Engine.Ask(into, "poker", "evaluate", text, options); err != nil {
			return nil, err
		}
	}
	return hand, nil
}

// qualifies reports whether the hand qualifies for the low half.
func (h *namedHand) qualifies() bool { return h.low.Category == "low" }

// words are the hand's name, with its low if it qualifies.
func (h *namedHand) words(l shell.Language) string {
	switch {
	case h == nil:
		return ""
	case h.qualifies():
		return h.high.Description + wordAnd.In(l) + h.low.Description
	}
	return h.high.Description
}

// halves reports which halves of the pot a seat's hand wins among the hands shown.
func (n *named) halves(seat int) (high, low bool) {
	mine := n.hands[seat]
	if mine == nil {
		return false, false
	}
	high, low = true, mine.qualifies()
	for _, other := range n.hands {
		high = high && other.high.Value <= mine.high.Value
		low = low && other.low.Value <= mine.low.Value
	}
	return high, low
}

// counts are the cards that win a seat's halves.
func (n *named) counts(seat int) (cards []string) {
	mine := n.hands[seat]
	if mine == nil {
		return nil
	}
	high, low := n.halves(seat)
	if high || !low {
		for _, of := range mine.high.Cards {
			cards = append(cards, of.Card)
		}
	}
	if low {
		for _, of := range mine.low.Cards {
			cards = append(cards, of.Card)
		}
	}
	return cards
}

// wins names the halves that a seat wins, if the pot is split.
func (n *named) wins(seat int, l shell.Language) string {
	mine := n.hands[seat]
	var words []string
	high, low := n.halves(seat)
	if high {
		words = append(words, fmt.Sprintf(wordHigh.In(l), mine.high.Description))
	}
	if low {
		words = append(words, mine.low.Description)
	}
	if len(words) == 0 {
		return mine.words(l)
	}
	return strings.Join(words, wordAnd.In(l))
}
