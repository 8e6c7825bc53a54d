package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
)

// TestWorth: a place is worth more than the next, and the first and last are
// worth their points; without the exchange all are.
func TestWorth(t *testing.T) {
	for _, preset := range []daifugo.Rules{daifugo.Article, daifugo.UEC, daifugo.Common} {
		for preset.Players = daifugo.MinPlayers; preset.Players <= daifugo.MaxPlayers; preset.Players++ {
			for place := int8(1); place <= preset.Players; place++ {
				worth, points := Worth(preset, place), float64(preset.Points(place))
				fixed := place == 1 || place == preset.Players || !preset.Has(daifugo.Exchange) || preset.Players == 2
				if fixed && worth != points || place > 1 && worth > Worth(preset, place-1) {
					t.Errorf("%+v, place %d: worth %v, points %v", preset, place, worth, points)
				}
				if last := preset.Players - 1; preset.Has(daifugo.Exchange) && place == last && last > 1 && worth > points {
					t.Errorf("%+v: who must give next to most has %v, more than %v points", preset, worth, points)
				}
				if !fixed && preset.Players == 3 && worth == points {
					t.Errorf("%+v: the exchange changes nothing for the second", preset)
				}
			}
		}
	}
}
