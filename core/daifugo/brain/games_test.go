package brain

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
)

// TestLevelsPlay checks that every level plays whole games of all rules
// without a fault, and gives legal cards back.
func TestLevelsPlay(t *testing.T) {
	games := 300
	if testing.Short() {
		games = 60
	}
	for level := range Level(len(Levels)) {
		r := dice.NewRand(5)
		p := LevelPlayer{Level: level}
		for range games {
			rules := randomRules(r)
			class := randomClass(r, rules.Players)
			hands := rules.Deal(0, r)
			gifts := rules.Gifts(class)
			daifugo.Tributes(gifts, &hands)
			for i := len(gifts) / 2; i < len(gifts); i++ {
				g := &gifts[i]
				if err := daifugo.Return(g, p.Return(rules, hands[g.From], g.Count, r), &hands); err != nil {
					t.Fatalf("%v: %v", Levels[level].Key, err)
				}
			}
			s := daifugo.Start(rules, hands, class)
			for !s.Over() {
				m := p.Choose(&s.Table, s.Hands[s.Turn], r)
				if _, err := s.Apply(m); err != nil {
					t.Fatalf("%v: %v of %+v", Levels[level].Key, m, s)
				}
			}
		}
	}
}

// randomRules returns a preset or a random mix of switches.
func randomRules(r *rand.Rand) daifugo.Rules {
	presets := []daifugo.Rules{daifugo.Article, daifugo.UEC, daifugo.Common}
	if n := r.IntN(6); n < len(presets) {
		return presets[n]
	}
	return daifugo.Rules{Players: int8(2 + r.IntN(5)), Jokers: int8(r.IntN(3)), On: daifugo.Switch(r.Uint64()) & daifugo.AllSwitches}
}

// randomStart deals small hands from a random part of the deck, so that
// groups and sequences are common.
func randomStart(r *rand.Rand, rules daifugo.Rules, most int) daifugo.State {
	deck := daifugo.Deck(int(rules.Jokers))
	ranks := r.IntN(9)
	part := deck & (daifugo.BelowRank(int8(ranks+5))&^daifugo.BelowRank(int8(ranks)) | daifugo.Jokers)
	if r.IntN(2) == 0 {
		part = deck & (daifugo.OneSuit<<r.IntN(4) | daifugo.Jokers)
	}
	var hands [daifugo.MaxPlayers]daifugo.Set
	for seat := range rules.Players {
		for n := 1 + r.IntN(most); hands[seat].Len() < n; {
			if part == 0 {
				part = deck
				for _, h := range hands {
					part &^= h
				}
			}
			c := part
			for range r.IntN(part.Len()) {
				c &= c - 1
			}
			hands[seat] |= c.First()
			part &^= c.First()
		}
	}
	var class [daifugo.MaxPlayers]int8
	if r.IntN(2) == 0 {
		for place, seat := range r.Perm(int(rules.Players)) {
			class[seat] = int8(place) + 1
		}
	}
	s := daifugo.Start(rules, hands, class)
	s.Revolution = r.IntN(3) == 0
	return s
}

func randomClass(r *rand.Rand, players int8) (class [daifugo.MaxPlayers]int8) {
	if r.IntN(3) > 0 {
		for place, seat := range r.Perm(int(players)) {
			class[seat] = int8(place) + 1
		}
	}
	return class
}

// change sets one field of a state.
func change(s *daifugo.State, field byte, to int8) {
	numbers := []*int8{&s.Rules.Players, &s.Rules.Jokers, &s.Turn, &s.Owner, &s.Passes, &s.Field.Size, &s.Field.Low, &s.Field.High,
		&s.Places[0], &s.Places[1], &s.Places[2], &s.Class[0], &s.Class[5]}
	flags := []*bool{&s.Revolution, &s.Back, &s.Backward, &s.RankLocked, &s.Opening}
	switch n := int(field); {
	case n < len(numbers):
		*numbers[n] = to
	case n < len(numbers)+len(flags):
		*flags[n-len(numbers)] = to&1 != 0
	case n < 40:
		s.Rules.On ^= 1 << (n % 20)
	case n < 60:
		s.Hands[n%daifugo.MaxPlayers] ^= 1 << uint8(to&63)
	default:
		s.Passed, s.Lock, s.Field.Suits = daifugo.Seats(to), daifugo.Suits(n), s.Field.Suits^daifugo.Suits(n&1)
	}
}

func cardsOf(t testing.TB, text string) daifugo.Set {
	t.Helper()
	s, err := daifugo.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func roleOf(t testing.TB, text string) daifugo.Role {
	t.Helper()
	r, err := daifugo.ParseRole(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return r
}
