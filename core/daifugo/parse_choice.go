package daifugo

import "strings"

// unknownCard stands for a card of a Give that the viewer may not know.
const unknownCard = "??"

// parseChoice reads what a choice of a kind is of.
func parseChoice(kind Kind, text string) (r Role, err error) {
	r.Kind = kind
	if kind == Name {
		err = r.parseRanks(text)
	} else if n := strings.Count(text, unknownCard); kind == Give && n > 0 && strings.Trim(text, "? ") == "" && len(text) < 3*54 {
		r.Size = int8(n)
	} else if r.Cards, err = ParseSet(text); err == nil {
		r.Size = int8(r.Cards.Len())
	}
	if err == nil && r.Size == 0 {
		err = badText("role", 1, "", "is no card: pass to choose none")
	}
	if err != nil {
		return Role{}, err
	}
	return r, nil
}

// parseRanks reads different ranks of 3456789TJQKA2.
func (r *Role) parseRanks(text string) error {
	for i := range len(text) {
		if text[i] == ' ' {
			continue
		}
		rank := strings.IndexByte(rankLetters, text[i])
		if rank < 0 || r.Cards.At(int8(max(rank, 0))) != 0 {
			return badText("role", int(r.Size)+1, quoted(text[i:]), "is not another rank of "+rankLetters)
		}
		r.Cards |= Set(AllSuits) << (4 * rank)
		r.Size++
	}
	return nil
}

// choiceText is String of a choice.
func (r Role) choiceText() string {
	text := []byte(r.Kind.String())
	switch {
	case r.Kind == Name:
		for ranks := r.Cards & OneSuit; ranks != 0; ranks &= ranks - 1 {
			text = append(text, ' ', rankLetters[ranks.Index()>>2])
		}
	case r.Cards == 0:
		for range min(max(r.Size, 0), 54) {
			text = append(append(text, ' '), unknownCard...)
		}
	default:
		text = append(append(text, ' '), r.Cards.String()...)
	}
	return string(text)
}
