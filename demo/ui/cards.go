//go:build js && wasm

package ui

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/demo/shell"
)

// Cards in words. A %s is a rank or a suit.
var (
	// WordRanks are by the letters of the notation.
	WordRanks = map[byte]shell.Text{
		'A': {"Ace", "エース"}, 'K': {"King", "キング"}, 'Q': {"Queen", "クイーン"}, 'J': {"Jack", "ジャック"},
		'T': {"Ten", "10"}, '9': {"Nine", "9"}, '8': {"Eight", "8"}, '7': {"Seven", "7"}, '6': {"Six", "6"},
		'5': {"Five", "5"}, '4': {"Four", "4"}, '3': {"Three", "3"}, '2': {"Two", "2"},
	}
	// wordSuits are in core's order.
	wordSuits     = [cards.Suits]shell.Text{{"spades", "スペード"}, {"clubs", "クラブ"}, {"hearts", "ハート"}, {"diamonds", "ダイヤ"}}
	wordFace      = shell.Text{"%[1]s of %[2]s", "%[2]sの%[1]s"}
	wordJoker     = shell.Text{"Joker", "ジョーカー"}
	WordStandsFor = shell.Text{"Joker as %s", "%sになったジョーカー"}
)

// Joker is the joker in notation.
const Joker = "Jk"

// CardFace draws cards on one element; cards.css makes the picture from its
// attributes. It remembers what it shows: most redraws change one card of five.
type CardFace struct {
	Element     Element
	shown, says string
}

// Show draws a card, or the face that a joker stands for if as is another card.
// label is what the card is called; "" for both empties the place.
func (f *CardFace) Show(card, as, label string) {
	if shown := card + as; shown != f.shown {
		f.shown = shown
		f.draw(card, as)
	}
	if label != f.says {
		f.says = label
		f.Element.SetAttribute("aria-label", label)
	}
}

func (f *CardFace) draw(card, as string) {
	Mark(f.Element, "data-joker", card == Joker && as != Joker && as != "")
	if as != "" {
		card = as
	}
	rank, suit := RankAndSuit(card)
	f.Element.SetAttribute("data-rank", rank)
	if suit == "" {
		f.Element.RemoveAttribute("data-suit")
	} else {
		f.Element.SetAttribute("data-suit", suit)
	}
}

// suitLetters are what cards.css calls the suits, in core's order.
const suitLetters = "schd"

// RankAndSuit is what is printed on a card, and its suit's letter; of a rank
// alone the suit is "".
func RankAndSuit(card string) (rank, suit string) {
	if card == Joker {
		return "", "joker"
	}
	r, n := cards.NextRank(card)
	if n == 0 {
		return "", ""
	}
	if s, m := cards.NextSuit(card[n:]); m > 0 {
		suit = suitLetters[s : s+1]
	}
	return RankName(r), suit
}

// RankName is a rank as cards show it.
func RankName(r cards.Rank) string {
	if r == cards.Ten {
		return "10"
	}
	return r.String()
}

// CardsIn takes a text apart that is nothing but cards, as people write them,
// and says whether it is.
func CardsIn(text string) (codes []string, ok bool) {
	hand, err := cards.ParseHand(nil, text)
	if err != nil {
		return nil, false
	}
	for _, card := range hand {
		codes = append(codes, card.String())
	}
	return codes, true
}

// CardNames says several cards in words.
func CardNames(codes []string, l shell.Language) string {
	names := make([]string, len(codes))
	for i, card := range codes {
		names[i] = CardName(card, l)
	}
	return strings.Join(names, WordComma.In(l))
}

// CardName says a card in words.
func CardName(card string, l shell.Language) string {
	c, err := cards.Parse(card)
	switch {
	case err != nil:
		return card
	case c.IsJoker():
		return wordJoker.In(l)
	}
	return fmt.Sprintf(wordFace.In(l), WordRanks[card[0]].In(l), wordSuits[c.Suit()].In(l))
}
