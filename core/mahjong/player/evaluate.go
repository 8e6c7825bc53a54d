package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/curve"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// evaluate evaluates the discards of a hand at its turn.
func (p *Player) evaluate(all []DiscardCandidate, h *mahjong.Hand, s *Situation) {
	safe, best := p.safeTiles(), 0.0
	for i := range all {
		best = max(best, all[i].Value)
	}
	for i := range all {
		d := &all[i]
		k := d.Tile.Kind()
		a := position{
			shanten: d.After.Shanten, yaku: d.YakuShanten, total: d.After.Total, value: d.Value,
			closed: h.IsClosed(), riichi: s.mayRiichi(h, d), furiten: d.After.Kinds&(s.Own|1<<k) != 0,
			draws: 1, safe: safe,
		}
		if p.cost[k] < safeCost {
			a.safe -= 0.25
		}
		// The exact value after a step back takes long to compute.
		if !d.Valued && d.After.Shanten < value.Depth {
			a.value = best / 2
		} else if !d.Valued {
			a.value = float64(d.After.Total)
		}
		p.evaluateDiscard(d, &a, s)
	}
}

// evaluateDiscard evaluates a discard: with riichi if possible, unless damaten is better.
func (p *Player) evaluateDiscard(d *DiscardCandidate, a *position, s *Situation) {
	if a.closed && a.shanten <= 0 && (!a.riichi || p.options.Damaten) {
		dama := *a
		dama.riichi = false
		p.keepSilent(&dama, d)
		if !a.riichi || p.isSilent(d.Tile, a, &dama, s) {
			d.Silent, a = a.riichi, &dama
		}
	}
	d.Evaluation = p.evaluation(d.Tile, a, s)
}

// When a hand stays silent though it could declare riichi. silence: the estimated gain
// of damaten over riichi exceeds this, in points. It is negative on purpose: forks
// favour riichi, but strong players keep many wins silent, as a riichi warns the others
// (DESIGN.md). safeLead: with this lead in the last round riichi has nothing to gain.
const (
	silence  = -900
	safeLead = 8000
)

// SilenceFeatures is the number of features behind the gain of damaten over riichi.
const SilenceFeatures = 7

// SilenceOf returns these features, given those of the hand with riichi and without:
// a constant, the tiles left times the useful tiles, the gain in value by riichi, the
// dealer, whether an opponent is in riichi, the share of the wait without a yaku, and
// that share times the value.
func SilenceOf(loud, silent *Features) (x [SilenceFeatures]float64) {
	y := &silent.X
	curve.Put(x[:], 1, y[1]*y[4], loud.X[3]-y[3], y[10], min(y[7], 1), y[15], y[15]*y[3])
	return x
}

// isSilent reports whether damaten is better for a hand that could declare riichi.
func (p *Player) isSilent(t mahjong.Tile, a, dama *position, s *Situation) bool {
	loud, silent := Features{Tile: t}, Features{Tile: t}
	p.see(&loud, a, s)
	p.see(&silent, dama, s)
	if p.watch != nil {
		p.watch(&loud)
		p.watch(&silent)
	}
	x := SilenceOf(&loud, &silent)
	lead := s.Points - max(s.Others[0].Points, s.Others[1].Points, s.Others[2].Points)
	return s.Rounds == 1 && lead >= safeLead || curve.Dot(silenceWeights[:], x[:]) > silence
}

// keepSilent sets the value and yakuless of a closed tenpai without riichi.
func (p *Player) keepSilent(a *position, d *DiscardCandidate) {
	e := &p.eval
	flags := e.Win.Flags
	e.Win.Flags &^= score.WinRiichi
	p.eval.Forget() // its table has the values with riichi
	e.Take(d.Tile)
	a.value = e.Waiting(0)
	a.yakuless = e.WithoutYaku(d.After.Kinds)
	e.Add(d.Tile)
	p.eval.Forget()
	e.Win.Flags = flags
}

// evaluation evaluates the hand a after the discard of t, or NoTile for none.
//
//go:noinline
func (p *Player) evaluation(t mahjong.Tile, a *position, s *Situation) *Evaluation {
	o, seen := new(Evaluation), new(Features)
	worth := 0.0
	if seen.Tile = t; t != mahjong.NoTile {
		k := t.Kind()
		o.Risk, o.Cost, worth = p.risk[k], p.cost[k], p.worth[k]
	}
	p.see(seen, a, s)
	if p.watch != nil {
		p.watch(seen)
	}
	o.judge(seen)
	if a.kan {
		o.Points *= kanPoints
		o.Loss *= kanLoss
		o.Rest *= kanLoss
	}
	bet := 0.0
	if a.riichi {
		bet = riichiPoints
	}
	p.expect(o, float64(300*s.Honba+1000*s.Sticks), bet, worth)
	o.Win *= 1 - o.Risk
	o.DealIn = o.Risk + float64((1-o.Risk)*o.DealIn)
	return o
}

// expect sets Expected, Worth and Place. A win brings sticks as well; without a win the
// bet is lost. worth is the mean worth of dealing in with this discard. All in points.
func (p *Player) expect(o *Evaluation, sticks, bet, worth float64) {
	later := float64(o.Win*(o.Points+sticks)) - float64(o.DealIn*(o.Loss+bet)) + float64((1-o.Win-o.DealIn)*(o.Rest-bet))
	o.Expected = float64((1-o.Risk)*later) - o.Cost
	o.Worth = o.Expected
	if p.ranking.rounds > 0 {
		lost := p.ranking.later(o, sticks, bet)
		o.Worth = float64((1-o.Risk)*p.ranking.pointsOf(lost)) + worth
		o.Place = 1 + float64((1-o.Risk)*lost) + float64(o.Risk*p.ranking.now) - worth*p.ranking.point()/1000
	}
}
