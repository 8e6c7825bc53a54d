package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestWindsOfOthers: the dealer is known among the others, whatever chair it sits in, with three players and with four.
func TestWindsOfOthers(t *testing.T) {
	for players := int8(3); players <= 4; players++ {
		for seat := range players {
			for dealer := range players {
				s := Situation{SeatWind: (seat - dealer + players) % players, Rules: score.DefaultRules()}
				if players == 3 {
					s.Rules.Reds, s.Dealer = mahjong.Reds{}.Of(3), dealer
				}
				for i := range 3 {
					other := (seat + int8(i) + 1) % 4
					want := (other - dealer + players) % players
					if other < players && s.windOf(i) != want {
						t.Errorf("%d players, seat %d, dealer %d: the wind of %d is %d, not %d", players, seat, dealer, other, s.windOf(i), want)
					}
				}
			}
		}
	}
}
