package brain

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// TestGivenBack: of every hand the weaker levels give back its lowest cards, jokers last, and every level as many as it must, of
// the hand.
func TestGivenBack(t *testing.T) {
	r := dice.NewRand(5)
	for range 200 {
		hand := daifugo.RandomCards(daifugo.Deck(2), int8(2+r.IntN(12)), r)
		if r.IntN(4) == 0 {
			hand = hand&daifugo.Jokers | daifugo.Jokers.First() | hand.First()
		}
		for n := int8(1); n <= 2 && int(n) < hand.Len(); n++ {
			for level := range Level(len(Levels)) {
				p := LevelPlayer{Level: level}
				got := p.Return(daifugo.UEC, hand, n, r)
				if got.Len() != int(n) || got&^hand != 0 {
					t.Fatalf("%s gives %v of %v", Levels[level].Key, got, hand)
				}
				if level != WeakestLevel && level != ArticleLevel && level != DefaultLevel {
					continue
				}
				for rest := hand &^ got; rest != 0; rest &= rest - 1 {
					for given := got; given != 0; given &= given - 1 {
						if rank(rest.First()) < rank(given.First()) {
							t.Fatalf("%s gives %v of %v", Levels[level].Key, got, hand)
						}
					}
				}
			}
		}
	}
	if got := giveDefault(daifugo.Jokers, 2); got != daifugo.Jokers {
		t.Errorf("%v of two jokers", got)
	}
	if got := giveDefault(daifugo.Jokers|daifugo.CardOf(daifugo.Two, 1), 2); got != daifugo.Jokers.First()|daifugo.CardOf(daifugo.Two, 1) {
		t.Errorf("%v of a two and two jokers", got)
	}
}

// rank is that of a card, of a joker above all.
func rank(card daifugo.Set) int {
	if card&daifugo.Jokers != 0 {
		return daifugo.Ranks
	}
	return int(card.Lowest())
}

// TestNothingToGive: a hand of fewer cards has none to give back.
func TestNothingToGive(t *testing.T) {
	p := NewPolicy()
	if p.Return(0, 1) != 0 || p.DrawReturn(0, 2, dice.NewRand(1)) != 0 {
		t.Error("a card of none")
	}
	if all, chances := p.Returns(0, 1); len(all) != 0 || len(chances) != 0 {
		t.Error(all, chances)
	}
}

// TestNoSuchLevel: no level beyond the last is one.
func TestNoSuchLevel(t *testing.T) {
	v := returnView(dice.NewRand(1), daifugo.UEC)
	if got, err := NewChooser().ChooseReturn(&v, Level(len(Levels)), nil, nil); got != nil || err == nil || err.(*fault.Fault).Field != "level" {
		t.Error(got, err)
	}
}

// TestFewWeakCards: who gave the tribute has nothing stronger, unless the cards that are weaker do not suffice.
func TestFewWeakCards(t *testing.T) {
	r := dice.NewRand(9)
	for range 60 {
		v := returnView(r, daifugo.UEC)
		for _, got := range [...]daifugo.Set{v.Hand & -v.Hand, 0} {
			v.Got = got
			weak := (daifugo.Deck(int(v.Rules.Jokers)) &^ v.Hand &^ stronger(got)).Len() >= int(v.Counts[v.To])
			hands := v.deal(r)
			all := daifugo.Set(0)
			for seat := range v.Rules.Players {
				if hands[seat].Len() != int(v.Counts[seat]) || hands[seat]&all != 0 {
					t.Fatalf("seat %d has %v", seat, hands[seat])
				}
				all |= hands[seat]
			}
			if hands[v.Seat] != v.Hand || weak && hands[v.To]&stronger(got) != 0 {
				t.Fatalf("%v gave %v", hands[v.To], got)
			}
		}
	}
}

// TestPartsKinds: without the kinds of players all are the policy's, without the skilled ones none is.
func TestPartsKinds(t *testing.T) {
	for p := range Parts(2 * Skilled) {
		want := kinds
		if p&Skilled != 0 {
			want = simpleKind + 1
		}
		if p&Kinds != 0 {
			want = learnedKind + 1
		}
		if got := kindsOf(p); got != want {
			t.Errorf("%b: %d kinds", p, got)
		}
	}
	if !(learnedKind < simpleKind && simpleKind < kinds) {
		t.Error("the kinds have another order")
	}
}
