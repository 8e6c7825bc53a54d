package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/dice"
)

// TestPlayoutsAllocateNothing checks that twice the playouts cost no more memory,
// except for buffers that grow for a larger hand: TinyGo's modules have no
// collector.
func TestPlayoutsAllocateNothing(t *testing.T) {
	c := NewChooser()
	for _, rules := range []daifugo.Rules{daifugo.UEC, daifugo.DragonQuest, {Players: 4, Jokers: 2, On: daifugo.Common.On | daifugo.TwoDecks}} {
		r := dice.NewRand(5)
		s := daifugo.State{Table: daifugo.Table{Rules: rules}}
		s.Deal(0, r)
		s.Start(rules, [daifugo.MaxPlayers]int8{})
		v := s.View(s.Turn, nil, nil)
		back := returnView(r, rules)
		for name, choose := range map[string]func(n int64) error{
			"moves": func(n int64) error { _, err := c.Choose(&v, levels.Search, playouts(n), dice.NewRand(1)); return err },
			"returns": func(n int64) error {
				_, err := c.ChooseReturn(&back, levels.Search, playouts(n), dice.NewRand(1))
				return err
			},
		} {
			of := func(n int64) float64 {
				return testing.AllocsPerRun(1, func() {
					if err := choose(n); err != nil {
						t.Fatal(err)
					}
				})
			}
			if few, many := of(150), of(300); many > few+8 {
				t.Errorf("%v, %s: %v allocations in 150 playouts, %v in 300", rules, name, few, many)
			}
		}
	}
}
