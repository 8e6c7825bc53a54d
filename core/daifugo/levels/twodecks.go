package levels

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
)

// ChoosePile is Choose for a hand that may have a card twice. With two decks the
// level chooses in the position of daifugo.Table.OneDeck, without proofs.
// ChoosePile returns the legal move most like that choice.
//
//go:noinline
func (p *Player) ChoosePile(t *daifugo.Table, hand daifugo.Pile, r *rand.Rand) daifugo.Combination {
	if !t.Rules.Has(daifugo.TwoDecks) {
		return p.Choose(t, hand.Cards, r)
	}
	p.legal = t.MovesOfPile(p.legal[:0], hand)
	if len(p.legal) == 1 {
		return p.legal[0]
	}
	if p.Level == Random {
		return t.AnyOfPile(hand, p.legal, r)
	}
	cards, without := t.OneDeck(&p.shadow, hand), p.Without
	p.Without |= Proofs
	m := p.Choose(&p.shadow, cards, r)
	p.Without = without
	return t.Closest(p.legal, m)
}

// ReturnPile is Return for a hand that may have a card twice.
//
//go:noinline
func (p *Player) ReturnPile(rules daifugo.Rules, hand, from daifugo.Pile, n int8, r *rand.Rand) daifugo.Pile {
	if !rules.Has(daifugo.TwoDecks) {
		return daifugo.Pile{Cards: p.Return(rules, hand.Cards, from.Cards, n, r)}
	}
	p.legal = daifugo.ReturnsOf(p.legal[:0], 0, from, n)
	if p.Level == Random {
		return p.legal[r.IntN(len(p.legal))].Pile()
	}
	t := daifugo.Table{Rules: rules}
	may := t.OneDeck(&p.shadow, from)
	cards := t.OneDeck(&p.shadow, hand)
	if may &= cards; may.Len() < int(n) {
		may = cards
	}
	back := p.Return(p.shadow.Rules, cards, may, n, r)
	return t.Closest(p.legal, daifugo.Combination{Kind: daifugo.Give, Cards: back, Size: n}).Pile()
}
