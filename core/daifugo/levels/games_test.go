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
		for range games {
			rules := daifugotest.Rules(r)
			class := daifugotest.Class(r, rules.Players)
			hands := rules.Deal(0, r)
			gifts := rules.Gifts(class)
			daifugo.Tributes(gifts, &hands)
			for i := len(gifts) / 2; i < len(gifts); i++ {
				g := &gifts[i]
				from := rules.Returnable(hands[g.From], gifts[i-len(gifts)/2].Cards)
				if err := rules.Return(gifts, i, p.Return(rules, hands[g.From], from, g.Count, r), &hands); err != nil {
					t.Fatalf("%v: %v", Names[level].Key, err)
				}
			}
			s := daifugo.Start(rules, hands, class)
			for !s.Over() {
				m := p.Choose(&s.Table, s.Hands[s.Turn], r)
				if _, err := s.Apply(m); err != nil {
					t.Fatalf("%v: %v of %+v", Names[level].Key, m, s)
				}
			}
		}
	}
}
