//go:build js && wasm

package main

import (
	"fmt"
	"slices"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// dfgCard is a card of a role, and what it stands for if it is a joker that
// stands for a card.
type dfgCard struct{ card, as string }

// dfgCards takes a role of the engine's notation apart: "3d Jk=3s", "" for a pass.
func dfgCards(role string) []dfgCard {
	var cards []dfgCard
	for _, word := range strings.Fields(role) {
		card, as, _ := strings.Cut(word, "=")
		if _, face := cardsIn(as); !face {
			as = "" // beyond both ends of the ranks, or a fifth card of one
		}
		cards = append(cards, dfgCard{card, as})
	}
	return cards
}

// dfgKey is the same for roles of the same cards, whatever their jokers stand for.
func dfgKey(cards []string) string {
	cards = slices.Sorted(slices.Values(cards))
	return strings.Join(cards, " ")
}

// dfgLaid are the cards of a role as they lie in the hand.
func dfgLaid(role string) []string {
	var laid []string
	for _, c := range dfgCards(role) {
		laid = append(laid, c.card)
	}
	return laid
}

// words says a card of a role.
func (c dfgCard) words(l language) string {
	if c.as != "" {
		return fmt.Sprintf(wordStandsFor.in(l), cardName(c.as, l))
	}
	return cardName(c.card, l)
}

// dfgRoleWords says a role card by card.
func dfgRoleWords(role string, l language) string {
	cards := dfgCards(role)
	if len(cards) == 0 {
		return wordDfgPass.in(l)
	}
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = c.words(l)
	}
	return strings.Join(names, wordComma.in(l))
}

// dfgMinis writes a role in small: rank and suit a card, or the word for a pass.
func dfgMinis(into dom.HTMLElement, role string, l language) {
	into.SetTextContent("")
	cards := dfgCards(role)
	if len(cards) == 0 {
		into.RemoveAttribute("role")
		into.RemoveAttribute("aria-label")
		into.SetTextContent(wordDfgPass.in(l))
		return
	}
	into.SetAttribute("role", "img")
	into.SetAttribute("aria-label", dfgRoleWords(role, l))
	for i, mini := range createIn(into, len(cards), "span", "mini") {
		face := either(cards[i].as, cards[i].card)
		rank, suit := rankAndSuit(face)
		mini.SetTextContent(rank)
		mini.SetAttribute("data-suit", suit)
		mark(mini, "data-joker", cards[i].as != "")
	}
}

// dfgFaces draws a role's cards.
func dfgFaces(into dom.HTMLElement, role string) {
	cards := dfgCards(role)
	for i, e := range createIn(into, len(cards), "span", "card") {
		face := cardFace{element: e}
		face.show(cards[i].card, cards[i].as, "")
	}
}

// dfgInLink writes a role as a link carries it, "p" for a pass.
func dfgInLink(role string) string {
	if role == "" {
		return "p"
	}
	return inLink(role)
}

// dfgFromLink is the inverse of dfgInLink. What is no role the engine refuses.
func dfgFromLink(text string) string {
	if text == "p" {
		return ""
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

// dfgList writes several roles as a link carries them.
func dfgList(roles []string) string {
	parts := make([]string, len(roles))
	for i, role := range roles {
		parts[i] = dfgInLink(role)
	}
	return strings.Join(parts, ".")
}
