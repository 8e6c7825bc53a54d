//go:build js && wasm

package daifugo

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// roleCard is a card of a role, and what it stands for if it is a joker that
// stands for a card.
type roleCard struct{ card, as string }

// roleCards takes a role of the engine's notation apart: "3d Jk=3s", "" for a
// pass; of a choice the cards that change hands.
func roleCards(role string) []roleCard {
	var cards []roleCard
	verb, what := chosen(role)
	if verb == "name" {
		return nil
	}
	for _, word := range strings.Fields(what) {
		card, as, _ := strings.Cut(word, "=")
		if _, face := ui.CardsIn(as); !face {
			as = "" // beyond both ends of the ranks, or a fifth card of one
		}
		cards = append(cards, roleCard{card, as})
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
	if c.card == unknownCard {
		return wordCard.In(l)
	}
	if c.as != "" {
		return fmt.Sprintf(ui.WordStandsFor.In(l), ui.CardName(c.as, l))
	}
	return ui.CardName(c.card, l)
}

// roleWords says a role card by card.
func roleWords(role string, l shell.Language) string {
	if verb, what := chosen(role); verb != "" {
		return choiceWords(verb, what, l)
	}
	cards := roleCards(role)
	if len(cards) == 0 {
		return wordPass.In(l)
	}
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
	if verb, what := chosen(role); verb == "name" {
		for _, rank := range strings.Fields(what) {
			cards = append(cards, roleCard{card: rank + " "})
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
		if suit = strings.Trim(suit, " ?"); suit != "" {
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
	if role == "" {
		return "p"
	}
	if verb, what := chosen(role); verb != "" {
		return verb + shell.InLink(what)
	}
	return shell.InLink(role)
}

// fromLink is the inverse of InLink. What is no role the engine refuses.
func fromLink(text string) string {
	if text == "p" {
		return ""
	}
	for _, verb := range verbs {
		if what, ok := strings.CutPrefix(text, verb); ok {
			return verb + " " + fromLink(what)
		}
	}
	var words []string
	for len(text) > 0 {
		n := min(2, len(text))
		if len(text) >= 5 && text[2] == '=' {
			n = 5
		}
		words = append(words, text[:n])
		text = text[n:]
	}
	return strings.Join(words, " ")
}

// list writes several roles as a link carries them.
func list(roles []string) string {
	parts := make([]string, len(roles))
	for i, role := range roles {
		parts[i] = inLink(role)
	}
	return strings.Join(parts, ".")
}
