//go:build js && wasm

package daifugo

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// roleCard is a card of a combination (役). as is the card that a joker stands
// for. unknown is a card of an exchange between other players.
type roleCard struct {
	card, as string
	unknown  bool
}

// roleCards are the cards of a combination or a hand in the engine's notation;
// none for a pass. For a choice they are the cards that change hands.
func roleCards(role string) []roleCard {
	var cards []roleCard
	kind, words := daifugo.Read(role)
	if kind == daifugo.Name {
		return nil
	}
	for _, word := range words {
		as := word.As
		if _, face := ui.CardsIn(as); !face {
			as = "" // beyond either end of the ranks, or a fifth card of a rank
		}
		cards = append(cards, roleCard{word.Card, as, word.IsUnknown()})
	}
	return cards
}

// cardKey is equal for combinations of the same cards, whatever their jokers
// stand for.
func cardKey(cards []string) string {
	cards = slices.Clone(cards)
	order.Words(cards)
	return strings.Join(cards, " ")
}

// laid are the cards of a combination as they were in the hand.
func laid(role string) []string {
	var laid []string
	for _, c := range roleCards(role) {
		laid = append(laid, c.card)
	}
	return laid
}

// words names a card of a combination.
func (c roleCard) words(l shell.Language) string {
	if c.unknown {
		return wordCard.In(l)
	}
	if c.as != "" {
		return fmt.Sprintf(ui.WordStandsFor.In(l), ui.CardName(c.as, l))
	}
	return ui.CardName(c.card, l)
}

// roleWords names a combination card by card.
func roleWords(role string, l shell.Language) string {
	cards := roleCards(role)
	if kind, words := daifugo.Read(role); kind != daifugo.Pass {
		return choiceWords(kind, words, cards, l)
	}
	if len(cards) == 0 {
		return wordPass.In(l)
	}
	return cardWords(cards, l)
}

// cardWords names cards.
func cardWords(cards []roleCard, l shell.Language) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = c.words(l)
	}
	return strings.Join(names, ui.WordComma.In(l))
}

// minis writes a combination in small: rank and suit of each card, or the word
// for a pass.
func minis(into ui.Element, role string, l shell.Language) {
	into.SetTextContent("")
	cards := roleCards(role)
	if kind, ranks := daifugo.Read(role); kind == daifugo.Name {
		for _, rank := range ranks {
			cards = append(cards, roleCard{card: rank.Card})
		}
	}
	if len(cards) == 0 {
		into.RemoveAttribute("role")
		into.RemoveAttribute("aria-label")
		into.SetTextContent(wordPass.In(l))
		return
	}
	ui.Picture(into, roleWords(role, l))
	for i, mini := range ui.CreateIn(into, len(cards), "span", "mini") {
		face := cmp.Or(cards[i].as, cards[i].card)
		rank, suit := ui.RankAndSuit(face)
		mini.SetTextContent(rank)
		if suit != "" {
			mini.SetAttribute("data-suit", suit)
		}
		ui.Mark(mini, "data-joker", cards[i].as != "")
	}
}

// faces draws a combination's cards.
func faces(into ui.Element, role string) {
	cards := roleCards(role)
	for i, e := range ui.CreateIn(into, len(cards), "span", "card") {
		face := ui.CardFace{Element: e}
		face.Show(cards[i].card, cards[i].as, "")
	}
}

// inLink writes a combination for a link, "p" for a pass.
func inLink(role string) string {
	if role == pass {
		return "p"
	}
	return shell.InLink(role)
}

// fromLink reads what inLink wrote. The engine refuses an unreadable text.
func fromLink(text string) string {
	if text == "p" {
		return pass
	}
	return daifugo.Spaced(text)
}

// list writes several combinations for a link.
func list(roles []string) string {
	parts := make([]string, len(roles))
	for i, role := range roles {
		parts[i] = inLink(role)
	}
	return strings.Join(parts, ".")
}
