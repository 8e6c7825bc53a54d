package daifugo

import (
	"math/rand/v2"
	"testing"
)

// TestCombinationsOf compares with all combinations that the cards could lead: those of
// all cards must be there, except for jokers' suits that change nothing.
func TestCombinationsOf(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	several := 0
	for range 20_000 {
		rules := Rules{4, 2, Switch(r.Uint64()) & AllSwitches}
		low, suit := int8(r.IntN(Ranks)), r.IntN(4)
		cards := Set(0)
		for range 1 + r.IntN(5) {
			// Of few ranks or of one suit, so that many are combinations.
			if rank := low + int8(r.IntN(5)); rank < Ranks && r.IntN(2) == 0 {
				cards |= CardOf(rank, suit)
			} else {
				cards |= CardOf(low, r.IntN(4))
			}
		}
		cards |= firstJokers(r.IntN(MaxJokers + 1))
		table := Table{Rules: rules}
		got := rules.CombinationsOf(nil, cards)
		meanings := map[Combination]bool{}
		for _, combination := range table.LegalCombinations(nil, cards) {
			if int(combination.Size) == cards.Len() {
				meanings[meaning(&rules, combination)] = true
			}
		}
		for _, combination := range got {
			if m := meaning(&rules, combination); !meanings[m] {
				t.Fatalf("%v: %v has %v twice, or for nothing", rules, cards, combination)
			} else {
				delete(meanings, m)
			}
			if _, ok := table.allows(combination); !ok || combination.Cards != cards {
				t.Fatalf("%v: %v has %v", rules, cards, combination)
			}
		}
		if len(meanings) > 0 {
			t.Fatalf("%v: %v has %v, but not %v", rules, cards, got, meanings)
		}
		if len(got) > 1 {
			several++
		}
	}
	if several < 500 {
		t.Errorf("%d sets of cards with several meanings", several)
	}
	if got := UEC.CombinationsOf(nil, Deck(1)); got != nil {
		t.Errorf("a whole deck is %v", got)
	}
}

// meaning is a combination without the suits that nobody can ask for.
func meaning(rules *Rules, r Combination) Combination {
	clears := rules.Has(EightCut) && r.Has(Eight) || r.Size == 2 && (rules.Has(Ambulance) && r.Has(Nine) || rules.Has(Rokurokubi) && r.Has(Six))
	if r.Kind != Sequence && (!rules.Has(SuitLock) || clears) {
		r.Suits = 0
	}
	return r
}
