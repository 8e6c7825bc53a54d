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

// roleCard is a card of a role, and what it stands for if it is a joker that
// stands for a card; others may have given each other one that is unknown.
type roleCard struct {
	card, as string
	unknown  bool
}

// roleCards are the cards of a role or a hand as the engine writes it, none for a
// pass; of a choice those that change hands.
func roleCards(role string) []roleCard {
	var cards []roleCard
	kind, words := daifugo.Read(role)
	if kind == daifugo.Name {
		return nil
	}
	for _, word := range words {
		as := word.As
		if _, face := ui.CardsIn(as); !face {
			as = "" // beyond both ends of the ranks, or a fifth card of one
		}
		cards = append(cards, roleCard{word.Card, as, word.IsUnknown()})
	}
	return cards
}

// cardKey is the same for roles of the same cards, whatever their jokers stand for.
func cardKey(cards []string) string {
	cards = slices.Clone(cards)
	order.Words(cards)
	return strings.Join(cards, " ")
}

// laid are the cards of a role as they lie in the hand.
func laid(role string) []string {
	var laid []string
	for _, c := range roleCards(role) {
		laid = append(laid, c.card)
	}
	return laid
}

// words says a card of a role.
func (c roleCard) words(l shell.Language) string {
	if c.unknown {
		return wordCard.In(l)
	}
	if c.as != "" {
		return fmt.Sprintf(ui.WordStandsFor.In(l), ui.CardName(c.as, l))
	}
	return ui.CardName(c.card, l)
}

// roleWords says a role card by card.
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

// cardWords says cards.
func cardWords(cards []roleCard, l shell.Language) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = c.words(l)
	}
	return strings.Join(names, ui.WordComma.In(l))
}

// minis writes a role in small: rank and suit a card, or the word for a pass.
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
	into.SetAttribute("role", "img")
	into.SetAttribute("aria-label", roleWords(role, l))
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

// faces draws a role's cards.
func faces(into ui.Element, role string) {
	cards := roleCards(role)
	for i, e := range ui.CreateIn(into, len(cards), "span", "card") {
		face := ui.CardFace{Element: e}
		face.Show(cards[i].card, cards[i].as, "")
	}
}

// InLink writes a role as a link carries it, "p" for a pass.
func inLink(role string) string {
	if role == pass {
		return "p"
	}
	return shell.InLink(role)
}

// fromLink is the inverse of InLink. What is no role the engine refuses.
func fromLink(text string) string {
	if text == "p" {
		return pass
	}
	return daifugo.Spaced(text)
}

// list writes several roles as a link carries them.
func list(roles []string) string {
	parts := make([]string, len(roles))
	for i, role := range roles {
		parts[i] = inLink(role)
	}
	return strings.Join(parts, ".")
}
