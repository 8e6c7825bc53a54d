package player

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedGames plays games of all rules by every level, whose seats take turns, some without a part of the search, and compares every decision with the
// recorded one: the exchange, the moves, and what is said of those that were not made.
func TestRecordedGames(t *testing.T) {
	var lines []string
	c := NewChooser()
	for seed := range uint32(27) {
		r := dice.NewRand(seed)
		if c.Without = 0; seed >= 21 {
			c.Without = 1 << (seed - 21) // each part left out
		}
		level := func(seat int8) levels.Level {
			if c.Without != 0 {
				return levels.Search
			}
			return levels.Level((int(seat) + int(seed)) % len(levels.Names))
		}
		rules := daifugotest.Rules(r)
		class, hands := daifugotest.Class(r, rules.Players), rules.Deal(0, r)
		gifts := rules.Gifts(class)
		daifugo.Tributes(gifts, &hands)
		line := fmt.Sprintf("%d:", seed)
		for i := len(gifts) / 2; i < len(gifts); i++ {
			g := &gifts[i]
			v := ReturnView{Rules: rules, Class: class, Seat: g.From, To: g.To, Hand: hands[g.From], Got: gifts[i-len(gifts)/2].Cards, Count: g.Count}
			for seat, h := range hands {
				v.Counts[seat] = int8(h.Len())
			}
			got, err := c.ChooseReturn(&v, level(g.From), playouts(20), r)
			if err != nil {
				t.Fatal(seed, err)
			}
			line += fmt.Sprintf(" %v %s", got[0].Move.Cards, recordtest.Sum(got))
			if err := rules.Return(gifts, i, got[0].Move.Cards, &hands); err != nil {
				t.Fatal(seed, err)
			}
		}
		s, moves := daifugo.Start(rules, hands, class), []daifugo.Move(nil)
		for !s.Over() {
			v := s.View(s.Turn, gifts, moves)
			got, err := c.Choose(&v, level(s.Turn), playouts(12), r)
			if err != nil {
				t.Fatal(seed, err)
			}
			line += fmt.Sprintf(" %v %s", got[0].Move, recordtest.Sum(got, c.Deals()))
			moves = append(moves, daifugo.Move{Seat: s.Turn, Combination: got[0].Move})
			if _, err := s.Apply(got[0].Move); err != nil {
				t.Fatal(seed, err)
			}
		}
		s.DrawPlaces(r)
		lines = append(lines, fmt.Sprint(line, " ", s.Places))
	}
	recordtest.Same(t, "games.txt", lines, recordtest.Game)
}
