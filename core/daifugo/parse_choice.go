package daifugo

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// unknownCard stands for a card of a Give that the viewer may not know.
const unknownCard = "?"

// parseChoice reads what a choice of a kind is of.
func parseChoice(kind Kind, text string) (r Role, err error) {
	r.Kind = kind
	if kind == Name {
		err = r.parseRanks(text)
	} else if n := strings.Count(text, unknownCard); kind == Give && n > 0 && strings.Trim(text, "? ") == "" && !strings.Contains(text, "??") && len(text) < 2*54 {
		r.Size = int8(n)
	} else if r.Cards, err = ParseSet(text); err == nil {
		r.Size = int8(r.Cards.Len())
	}
	if err == nil && r.Size == 0 {
		err = badText("role", 1, "", "is no card: pass to choose none")
	}
	if wrong, ok := err.(*fault.Fault); ok {
		wrong.Field = "role"
		return Role{}, wrong
	}
	return r, nil
}

// parseRanks reads different ranks.
func (r *Role) parseRanks(text string) error {
	for text = cards.Skip(text); text != ""; text = cards.Skip(text) {
		rank, n := cards.NextRank(text)
		of := AllSuits.of(rankOf(rank))
		if n == 0 || r.Cards&of != 0 {
			return badText("role", int(r.Size)+1, cards.Word(text, 4), "is not another rank of "+rankLetters)
		}
		r.Cards |= of
		r.Size++
		text = text[n:]
	}
	return nil
}

// of returns the cards of some suits of a rank.
func (s Suits) of(rank int8) Set { return Set(s) << (4 * uint8(rank)) }

// RanksOf returns the letters of the ranks of some natural cards.
func RanksOf(cards Set) string {
	text := make([]byte, 0, Ranks)
	for rank := range int8(Ranks) {
		if cards.At(rank) != 0 {
			text = append(text, rankLetters[rank])
		}
	}
	return string(text)
}

// choiceText is String of a choice.
func (r Role) choiceText() string {
	text := []byte(r.Kind.String())
	switch {
	case r.Kind == Name:
		for ranks := r.Cards & OneSuit; ranks != 0; ranks &^= ranks.First() {
			text = append(text, ' ', rankLetters[ranks.Index()>>2])
		}
	case r.Cards == 0:
		for range min(max(r.Size, 0), deckSize) {
			text = append(append(text, ' '), unknownCard...)
		}
	default:
		text = append(append(text, ' '), r.Cards.String()...)
	}
	return string(text)
}
