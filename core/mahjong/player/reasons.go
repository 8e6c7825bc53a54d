package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
)

// usualReasons is the capacity for the reasons of a candidate; few have more.
const usualReasons = 5

func (p *Player) explainDiscards(c *DiscardChoice, s *Situation, chosen int, code Code) {
	n, keeping, most := max(c.Shanten, 0), int32(0), 0
	for i := range c.Candidates {
		if d := &c.Candidates[i]; d.keeps(n) {
			keeping++
			most = max(most, d.After.Total)
		}
	}
	for i := range c.Candidates {
		d := &c.Candidates[i]
		d.Reasons = make([]Reason, 0, usualReasons)
		if i == chosen {
			d.Reasons = chosenReasons(d.Reasons, c, d, code, keeping)
		}
		d.explainHand(n, c.YakuShanten, most)
		d.explainTile(s, p.eval.Shape.Isolated(d.Tile.Kind()), i == chosen && code == ReasonFold)
		if d.Silent {
			d.Reasons = append(d.Reasons, Reason{Code: ReasonDamaten, Tile: mahjong.NoTile})
		}
		d.Reasons = d.Evaluation.explain(d.Reasons)
	}
}

func chosenReasons(reasons []Reason, c *DiscardChoice, d *DiscardCandidate, code Code, keeping int32) []Reason {
	equal := int32(0)
	for i := range c.Candidates {
		if o := &c.Candidates[i]; o.Valued && o.Value-d.Value < valueMargin && d.Value-o.Value < valueMargin {
			equal++
		}
	}
	first := Reason{Code: code, Tile: d.Tile, Value: d.Value}
	switch {
	case code == ReasonFold:
		first.Count, first.Value = d.MaxDanger, 0
	case code == ReasonExpected:
		first.Value = float64(int32(d.Evaluation.Worth))
	case code == ReasonForecast:
		first.Value = float64(int32(d.Forecast.Points))
	case code == ReasonShantenBack:
		first.Value = d.Back
	case keeping == 1:
		first.Code, first.Count = ReasonOnlyCandidate, int32(d.After.Shanten)
	case equal > 1:
		return append(reasons, first, Reason{Code: ReasonEqualValue, Tile: d.Tile, Count: equal})
	}
	return append(reasons, first)
}

// explainHand adds the reasons that concern the hand left. n and yaku are the shanten
// numbers before the discard, most the greatest number of useful tiles of a candidate.
func (d *DiscardCandidate) explainHand(n, yaku, most int) {
	add := func(code Code, count int) {
		d.Reasons = append(d.Reasons, Reason{Code: code, Tile: d.Tile, Count: int32(count)})
	}
	if !d.Valued {
		add(ReasonRaisesShanten, d.After.Shanten)
	} else {
		add(ReasonKeepsShanten, d.After.Shanten)
		if d.After.Total == most && d.keeps(n) {
			add(ReasonMostUkeire, most)
		}
	}
	if d.YakuShanten > max(yaku, 0) && d.YakuShanten > d.After.Shanten {
		add(ReasonBreaksYaku, d.YakuShanten)
	}
	if d.Valued && n < value.Depth && d.Value == 0 {
		add(ReasonNoYaku, 0)
	}
	if d.After.Shanten == 0 && d.After.Kinds.Has(d.Tile.Kind()) {
		add(ReasonFuriten, 0)
	}
}

// explainTile adds the reasons that concern the discarded tile. folds: the danger was
// the first reason.
func (d *DiscardCandidate) explainTile(s *Situation, isolated, folds bool) {
	add := func(code Code, count int) {
		d.Reasons = append(d.Reasons, Reason{Code: code, Tile: d.Tile, Count: int32(count)})
	}
	dora := 0
	for _, t := range s.Dora {
		if s.Rules.Reds.DoraOf(t) == d.Tile.Kind() {
			dora++
		}
	}
	if dora > 0 {
		add(ReasonDora, dora)
	}
	if d.Tile.IsRed() {
		add(ReasonRedFive, 1)
	}
	if isolated {
		add(ReasonIsolated, 1)
	}
	if s.Riichi == [3]bool{} || folds {
		return
	}
	if d.MaxDanger == 0 {
		add(ReasonSafeTile, 0)
	} else {
		add(ReasonDanger, int(d.MaxDanger))
	}
}

// explain adds the chances in percent, the expected points and the expected final rank.
// It adds nothing for a nil evaluation.
//
//go:noinline
func (o *Evaluation) explain(reasons []Reason) []Reason {
	if o == nil {
		return reasons
	}
	reasons = append(reasons,
		Reason{Code: ReasonWinChance, Tile: mahjong.NoTile, Count: int32(float64(100*o.Win) + 0.5)},
		Reason{Code: ReasonDealInChance, Tile: mahjong.NoTile, Count: int32(float64(100*o.DealIn) + 0.5)},
		Reason{Code: ReasonExpectedPoints, Tile: mahjong.NoTile, Value: float64(int32(o.Expected))})
	if o.Place > 0 {
		reasons = append(reasons, Reason{Code: ReasonPlace, Tile: mahjong.NoTile, Value: float64(int32(float64(100*o.Place)+0.5)) / 100})
	}
	return reasons
}
