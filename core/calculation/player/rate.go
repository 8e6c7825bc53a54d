package player

import (
	"math"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// A Rate is the result of many playouts of a game.
type Rate struct {
	Games int64
	Wins  int64
	// RestSum is the sum of the cards left over in all games, RestSquares the sum
	// of their squares.
	RestSum, RestSquares int64
}

// chunkGames is the number of games between two checks of the clock: a few
// milliseconds.
const chunkGames = 1 << 10

// Play adds games (fuji's games method) that start from s, until there are
// `games` of them or the meter's budget ends. The meter's report may read the
// rate.
func (r *Rate) Play(s *calculation.State, p Policy, games int64, meter *search.Meter, seed uint32) {
	var g calculation.State
	dice := dice.New(seed)
	for more := true; more && r.Games < games; {
		n := meter.Allow(min(chunkGames, games-r.Games))
		for range n {
			g.Set(s)
			rest := int64(Playout(&g, p, &dice))
			if rest == 0 {
				r.Wins++
			}
			r.RestSum += rest
			r.RestSquares += rest * rest
		}
		r.Games += n
		more = meter.Done(n)
	}
}

// z95 is the standard normal distribution's 97.5 % quantile.
const z95 = 1.959964

// Rate returns the share of wins, 0…1, and Wilson's 95 % confidence interval
// (E. B. Wilson: Probable inference, the law of succession, and statistical
// inference, JASA 22, 1927, https://doi.org/10.1080/01621459.1927.10502953).
// It is 0, 0…1 where there are no games.
func (r *Rate) Rate() (rate, low, high float64) { return wilson(r.Wins, r.Games) }

func wilson(wins, games int64) (rate, low, high float64) {
	if games == 0 {
		return 0, 0, 1
	}
	n, rate := float64(games), float64(wins)/float64(games)
	const zz = z95 * z95
	scale := 1 / (1 + zz/n)
	centre := rate + zz/(2*n)
	spread := z95 * math.Sqrt(float64(rate*(1-rate))/n+zz/float64(4*n*n))
	low, high = float64((centre-spread)*scale), float64((centre+spread)*scale)
	if wins == 0 {
		low = 0
	}
	if wins == games {
		high = 1
	}
	return rate, low, high
}

// MeanRest returns the mean number of cards left over, and half the width of its
// 95 % confidence interval from the variance between games; 0 if there are no
// games.
func (r *Rate) MeanRest() (mean, halfWidth float64) {
	if r.Games == 0 {
		return 0, 0
	}
	n := float64(r.Games)
	mean = float64(r.RestSum) / n
	variance := max(0, float64(r.RestSquares)/n-float64(mean*mean))
	return mean, z95 * math.Sqrt(variance/n)
}
