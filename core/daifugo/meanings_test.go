package daifugo

import (
	"math/rand/v2"
	"testing"
)

// TestRolesOf compares with all combinations that the cards could lead: those of
// all cards must be there, except for jokers' suits that change nothing.
func TestRolesOf(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	several := 0
	for range 20_000 {
		rules := Rules{4, 2, Switch(r.Uint64()) & AllSwitches}
		low, suit := int8(r.IntN(Ranks)), r.IntN(4)
		cards := Set(0)
		for range 1 + r.IntN(5) {
			// Of few ranks or of one suit, so that many are roles.
			if rank := low + int8(r.IntN(5)); rank < Ranks && r.IntN(2) == 0 {
				cards |= CardOf(rank, suit)
			} else {
				cards |= CardOf(low, r.IntN(4))
			}
		}
		cards |= firstJokers(r.IntN(MaxJokers + 1))
		table := Table{Rules: rules}
		got := rules.RolesOf(nil, cards)
		meanings := map[Role]bool{}
		for _, role := range table.LegalRoles(nil, cards) {
			if int(role.Size) == cards.Len() {
				meanings[meaning(&rules, role)] = true
			}
		}
		for _, role := range got {
			if m := meaning(&rules, role); !meanings[m] {
				t.Fatalf("%v: %v has %v twice, or for nothing", rules, cards, role)
			} else {
				delete(meanings, m)
			}
			if _, ok := table.allows(role); !ok || role.Cards != cards {
				t.Fatalf("%v: %v has %v", rules, cards, role)
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
	if got := UEC.RolesOf(nil, Deck(1)); got != nil {
		t.Errorf("a whole deck is %v", got)
	}
}

// meaning is a role without the suits that nobody can ask for.
func meaning(rules *Rules, r Role) Role {
	clears := rules.Has(EightCut) && r.Has(Eight) || r.Size == 2 && (rules.Has(Ambulance) && r.Has(Nine) || rules.Has(Rokurokubi) && r.Has(Six))
	if r.Kind != Sequence && (!rules.Has(SuitLock) || clears) {
		r.Suits = 0
	}
	return r
}
