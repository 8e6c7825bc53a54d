package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/daifugotest"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/dice"
)

// TestPlayedIsSeen checks that others cannot hold a card that was just played: the
// last two is gone, so the ace that is left is sure to clear the field.
func TestPlayedIsSeen(t *testing.T) {
	rules := daifugo.Article
	s := daifugo.Start(rules, [daifugo.MaxPlayers]daifugo.Set{
		daifugotest.Cards(t, "2s As 4d"), daifugotest.Cards(t, "5h 6h"), daifugotest.Cards(t, "7h 9h"), daifugotest.Cards(t, "Th 4h"),
	}, [daifugo.MaxPlayers]int8{})
	s.Turn, s.Owner = 0, 0
	s.Played = daifugo.Deck(0) &^ (s.Hands[0] | s.Hands[1] | s.Hands[2] | s.Hands[3])
	v := s.View(0, nil, nil)
	for _, level := range []levels.Level{levels.Article, levels.Heuristic} {
		got, err := NewChooser().Choose(&v, level, playouts(1), dice.NewRand(1))
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range got {
			if k.Move.Cards == daifugotest.Cards(t, "2s") && k.Flowing != 1 {
				t.Errorf("%v: after the two %d of %d flow, want the ace", level, k.Flowing, k.Left)
			}
		}
	}
}
