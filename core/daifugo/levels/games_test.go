package levels

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/dice"
)

// TestLevelsPlay checks that every level plays whole games of all rules
// without a fault, and gives legal cards back.
func TestLevelsPlay(t *testing.T) {
	games := 300
	if testing.Short() {
		games = 60
	}
	for level := range Level(len(Names)) {
		r := dice.NewRand(5)
		p := Player{Level: level}
		for game := range games {
			rules := daifugotest.Rules(r)
			if game%3 == 0 {
				rules.On |= daifugo.TwoDecks
			}
			class := daifugotest.Class(r, rules.Players)
			s := daifugo.State{Table: daifugo.Table{Rules: rules}}
			s.Deal(0, r)
			gifts := rules.Gifts(class)
			s.Tributes(gifts)
			for i := len(gifts) / 2; i < len(gifts); i++ {
				g := &gifts[i]
				hand := s.Pile(g.From)
				from := rules.ReturnableOf(hand, gifts[i-len(gifts)/2].Pile())
				if err := s.Return(gifts, i, p.ReturnPile(rules, hand, from, g.Count, r)); err != nil {
					t.Fatalf("%v: %v", Names[level].Key, err)
				}
			}
			s.Start(rules, class)
			for !s.Over() {
				m := p.ChoosePile(&s.Table, s.Pile(s.Turn), r)
				if _, err := s.Apply(m); err != nil {
					t.Fatalf("%v: %v of %+v", Names[level].Key, m, s)
				}
			}
		}
	}
}
