package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// TestTwoDecks plays games of two decks by many rules at every level: a choice
// lists each legal move once and its first is made; then the game is reviewed.
func TestTwoDecks(t *testing.T) {
	r := dice.NewRand(12)
	c := NewChooser()
	for game := range 4 * len(levels.Names) {
		level := levels.Level(game % len(levels.Names))
		rules := daifugotest.Mixed(r)
		rules.Players = max(rules.Players, 4)
		rules.On = rules.On | daifugo.TwoDecks | daifugo.Exchange
		class := daifugotest.Class(r, rules.Players)
		for class[0] == 0 {
			class = daifugotest.Class(r, rules.Players)
		}
		s := daifugo.State{Table: daifugo.Table{Rules: rules}}
		s.Deal(0, r)
		gifts := rules.Gifts(class)
		s.Tributes(gifts)
		for i := len(gifts) / 2; i < len(gifts); i++ {
			g, got := &gifts[i], &gifts[i-len(gifts)/2]
			v := ReturnView{Rules: rules, Class: class, Seat: g.From, To: g.To, Hand: s.Hands[g.From], Twins: s.Twins[g.From], Got: got.Cards, GotTwins: got.Twins, Count: g.Count}
			for seat := range rules.Players {
				v.Counts[seat] = int8(s.Pile(seat).Len())
			}
			list, err := c.ChooseReturn(&v, level, playouts(20), r)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Return(gifts, i, list[0].Move.Pile()); err != nil {
				t.Fatal(err)
			}
		}
		s.Start(rules, class)
		first, moves := s, []daifugo.Move(nil)
		for !s.Over() {
			v := s.View(s.Turn, gifts, moves)
			list, err := c.Choose(&v, level, playouts(20), r)
			if err != nil {
				t.Fatal(err)
			}
			listed := map[daifugo.Combination]int{}
			for _, k := range list {
				listed[k.Move]++
			}
			legal := s.LegalMoves(nil)
			for _, m := range legal {
				if listed[m] != 1 || len(list) != len(legal) {
					t.Fatalf("%s lists %v %d times, and %d moves of %d", levels.Names[level].Key, m, listed[m], len(list), len(legal))
				}
			}
			if moves = append(moves, daifugo.Move{Seat: s.Turn, Combination: list[0].Move}); len(list[0].Move.String()) == 0 {
				t.Fatal("no text")
			}
			if _, err := s.Apply(list[0].Move); err != nil {
				t.Fatal(err)
			}
		}
		if game >= len(levels.Names) {
			continue
		}
		decisions := 0
		err := c.Review(&Game{First: first, Gifts: gifts, Moves: moves}, 0, level, func() *search.Meter { return playouts(5) }, r, func(d *Decision) {
			if decisions++; d.Played.Move.Kind != daifugo.Pass && d.Played.Move.Size == 0 {
				t.Errorf("%s: decision %d has no move that was played", levels.Names[level].Key, d.At)
			}
		})
		if err != nil || decisions == 0 {
			t.Errorf("%s: %d decisions, %v", levels.Names[level].Key, decisions, err)
		}
	}
}
