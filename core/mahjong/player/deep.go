package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
)

// The limits of the strongest player's search.
const (
	deepNodes   = 20_000 // hands
	deepShanten = 1      // hands further from complete have too many exchanges
	calm        = 100    // an opponent is feared if the Cost of some tile exceeds this, in points
)

// draws returns how many draws a hand may count on. The mean round ends when two
// thirds of the wall are drawn.
func (s *Situation) draws() int { return max(1, (int(s.TilesLeft)+3)/4*2/3) }

// foresee returns the index of the discard with the most points by package forecast,
// which also exchanges tiles for better ones. It sets every candidate's Forecast. It
// returns nowhere if the hand is open or too far from complete, or an opponent is feared.
func (p *Player) foresee(c *DiscardChoice, h *mahjong.Hand, s *Situation) int {
	if !p.options.Deep || !h.IsClosed() || c.Shanten < 0 || c.Shanten > deepShanten || s.TilesLeft == 0 || p.isFeared() {
		return nowhere
	}
	t := forecast.Table{RoundWind: s.RoundWind, SeatWind: s.SeatWind, Dora: s.Dora, Unseen: s.Unseen, Norths: s.Norths, Rules: s.Rules}
	f := p.ahead.Of(h, &t, forecast.Options{Turns: s.draws(), Extra: 1, Nodes: deepNodes})
	best, most := nowhere, 0.0
	for i := range c.Candidates {
		d := &c.Candidates[i]
		for j := range f.Discards {
			if o := &f.Discards[j]; o.Tile == d.Tile {
				d.Forecast = &o.By[len(o.By)-1]
			}
		}
		if d.Forecast != nil && d.Forecast.Points > most+valueMargin {
			best, most = i, d.Forecast.Points
		}
	}
	return best
}

// isFeared reports whether an opponent is dangerous: the Cost of some tile exceeds calm.
func (p *Player) isFeared() bool {
	for _, cost := range &p.cost {
		if cost > calm {
			return true
		}
	}
	return false
}
