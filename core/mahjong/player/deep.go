package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
)

// How far the strongest player looks ahead.
const (
	deepNodes   = 20_000 // hands
	deepShanten = 1      // from no further: of those who are, exchanges lead everywhere
	calm        = 100    // points that any tile loses at most where nobody is feared
)

// draws returns how many draws a hand may count on: rounds end, as a mean, when
// two thirds of the wall are drawn.
func (s *Situation) draws() int { return max(1, (int(s.TilesLeft)+3)/4*2/3) }

// foresee returns the place of the discard of most points by what its hand may
// become with tiles exchanged for better ones, where a hand is closed and
// nobody is feared; else nowhere. It notes the chances of all.
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

// isFeared reports whether some tile may lose more than a little.
func (p *Player) isFeared() bool {
	for _, cost := range &p.cost {
		if cost > calm {
			return true
		}
	}
	return false
}
