package player

import "github.com/tefuda/tefuda/core/mahjong"

// An alternative must beat baseline's choice by these margins, in points of Worth: the
// fitted evaluations are coarser than baseline's values. The margins come from rounds
// that were played again from the decision on (DESIGN.md).
const (
	margin       = 300 // for a call, and for a discard with a higher shanten number than baseline's
	marginNearer = 100 // for a discard with a lower shanten number
	marginSame   = 150 // for a discard with the same shanten number
	safeCost     = 60  // a tile is safe if its Cost is below this
	safer        = 30  // a discard that does not lower the shanten number must have a Cost lower by this
)

// Watch calls f with the features of every evaluation, to fit weights.
func (p *Player) Watch(f func(*Features)) { p.watch = f }

// Weights returns the weights of an outcome in a class below Dama, to fit new ones.
func Weights(class, outcome int) []float64 {
	w := make([]float64, FeatureCount)
	for i, n := range &evaluationWeights[class][outcome] {
		w[i] = float64(n) / 1000
	}
	return w
}

// Threats returns the threats of the players right, across and left.
func (p *Player) Threats(s *Situation) [3]Threat {
	p.lookAround(s)
	return p.threat
}

// Risk returns the chance that a discard of a kind deals in, 0…1, and the mean points
// that it loses. It counts open hands even if the player's own decisions do not.
func (p *Player) Risk(s *Situation, kind mahjong.Tile) (chance, points float64) {
	p.lookAtOpen(s)
	return p.risk[kind], p.cost[kind]
}

// Risks returns, by kind, the chances 0…1 that the opponents right, across and left win by
// ron if the kind is discarded now. A chance is 0 if the kind is safe against the opponent
// (Situation.Safe). Risks counts open hands, as Risk does. The result lasts until the next
// call.
func (p *Player) Risks(s *Situation) *[mahjong.Kinds][3]float64 {
	p.lookAtOpen(s)
	return &p.hit
}

// lookAtOpen is lookAround with open hands counted.
func (p *Player) lookAtOpen(s *Situation) {
	own := p.options
	p.options.OpenHands = true
	p.lookAround(s)
	p.options = own
}

// lookAround estimates the threats and the risk of each kind.
//
//go:noinline
func (p *Player) lookAround(s *Situation) {
	p.threats(s)
	p.sum(s)
	p.rank(s)
	var worth [3][2]float64 // worth of dealing in to each opponent with no dora, with a dora
	for i := range worth {
		for dora := range worth[i] {
			worth[i][dora] = p.ranking.worthOf(p.threat[i].Loss[dora], i)
		}
	}
	for k := range p.risk {
		p.lookAt(k, &worth, min(s.doraCount(mahjong.Tile(k)), 1))
	}
}

func (p *Player) lookAt(k int, worth *[3][2]float64, dora int) {
	safe := 1.0
	p.cost[k], p.worth[k] = 0, 0
	for i := range p.threat {
		t := &p.threat[i]
		hit := t.Tenpai * t.Waits[k]
		p.hit[k][i] = hit
		safe *= 1 - hit
		p.cost[k] += float64(hit * t.Loss[dora])
		p.worth[k] += float64(hit * worth[i][dora])
	}
	p.risk[k] = 1 - safe
}

// safeTiles returns the number of safe tiles in the evaluator's hand, divided by 4.
//
//go:noinline
func (p *Player) safeTiles() float64 {
	n := 0
	for k, cost := range &p.cost {
		if cost < safeCost {
			n += p.eval.Shape.Count(mahjong.Tile(k))
		}
	}
	return float64(n) / 4
}

// evaluateTurn returns the index of the discard and why: the one with the greatest
// evaluation if it beats baseline's choice, or the forecast's, by the margins above.
//
//go:noinline
func (p *Player) evaluateTurn(c *DiscardChoice, h *mahjong.Hand, s *Situation) (int, Code) {
	p.lookAround(s)
	p.evaluate(c.Candidates, h, s)
	usual, code := p.reference(c, h, s)
	if at := p.foresee(c, h, s); at != nowhere {
		usual, code = at, ReasonForecast
	}
	if at := expected(c.Candidates, usual, p.unreliable(c, usual, code)); at != usual {
		return at, ReasonExpected
	}
	return usual, code
}

// expected returns the index of the discard with the greatest Worth, margins deducted.
// With unreliable it compares all without margins.
func expected(all []DiscardCandidate, usual int, unreliable bool) int {
	chosen, most := usual, all[usual].Evaluation.Worth
	for i := range all {
		worth, ok := believed(&all[i], &all[usual])
		if unreliable {
			worth, ok = all[i].Evaluation.Worth, true
		}
		if ok && worth > most {
			chosen, most = i, worth
		}
	}
	return chosen
}

// believed returns the Worth of d less its margin over the usual discard. ok is false
// if d neither lowers the shanten number nor is safer.
func believed(d, usual *DiscardCandidate) (worth float64, ok bool) {
	nearer := usual.After.Shanten - d.After.Shanten
	if nearer > 0 {
		return d.Evaluation.Worth - marginNearer, true
	}
	if ok = d.Evaluation.Cost < usual.Evaluation.Cost-safer; nearer == 0 {
		return d.Evaluation.Worth - marginSame, ok
	}
	return d.Evaluation.Worth - margin, ok
}

// unreliable reports whether baseline's choice is unreliable because it values a tenpai
// without a yaku at 0, though such a tenpai is paid at a draw.
func (p *Player) unreliable(c *DiscardChoice, usual int, code Code) bool {
	return p.options.Yakuless && c.Shanten <= 0 && (code == ReasonShantenBack || c.Candidates[usual].Value <= 0)
}

// evaluateCalls decides whether to call in the same way; c holds baseline's choice.
//
//go:noinline
func (p *Player) evaluateCalls(c *CallChoice, h *mahjong.Hand, s *Situation, from int) {
	if len(c.Candidates) == 0 || c.Action == ActKan && !p.options.Kans {
		return
	}
	p.lookAround(s)
	p.evaluatePass(c, h, s, from)
	for i := range c.Candidates {
		if k := &c.Candidates[i]; k.Action != ActKan || p.options.Kans {
			p.evaluateCall(k, h, s)
		}
	}
	c.decide(c.expected())
}

// expected returns the call with the greatest Worth, or ActPass. Baseline's choice,
// which c still holds, gets margin as a bonus.
func (c *CallChoice) expected() (action Action, meld mahjong.Meld) {
	most := c.Pass.Worth
	if c.Action == ActPass {
		most += margin
	}
	for i := range c.Candidates {
		k := &c.Candidates[i]
		if k.Evaluation == nil {
			continue
		}
		worth := k.Evaluation.Worth
		if c.Action != ActPass && k.Meld == c.Meld {
			worth += margin
		}
		if worth > most {
			most, action, meld = worth, k.Action, k.Meld
		}
	}
	return action, meld
}

// decide makes a call or a pass the choice, and adds the reasons of all evaluations.
func (c *CallChoice) decide(action Action, meld mahjong.Meld) {
	c.Action, c.Meld = action, meld
	for i := range c.Candidates {
		k := &c.Candidates[i]
		k.Accepted = action != ActPass && k.Meld == meld
		k.Reasons = k.Evaluation.explain(k.Reasons)
	}
}

// evaluatePass evaluates a pass.
func (p *Player) evaluatePass(c *CallChoice, h *mahjong.Hand, s *Situation, from int) {
	e := p.begin(h, s)
	u := e.Shape.Ukeire(&e.Unseen)
	a := position{
		shanten: u.Shanten, yaku: e.YakuShanten(), total: u.Total, value: c.Value,
		closed: h.IsClosed(), furiten: u.Kinds&s.Own != 0, draws: float64(3-from) / 3, safe: p.safeTiles(),
	}
	if !c.Valued {
		a.value = e.Counting()
	}
	c.Pass = p.evaluation(mahjong.NoTile, &a, s)
}

// evaluateCall evaluates a call together with the best discard after it.
func (p *Player) evaluateCall(k *CallCandidate, h *mahjong.Hand, s *Situation) {
	if k.Action == ActKan {
		after := afterOpenKan(h, &k.Meld)
		k.Evaluation = p.evaluateKan(&after, k.Value, k.Valued, mahjong.NoTile, s)
		return
	}
	after := *h
	for i, t := range k.Meld.Tiles[:3] {
		if i != int(k.Meld.Called) {
			after.Counts[t]--
		}
	}
	after.Melds[after.MeldCount] = k.Meld
	after.MeldCount++
	p.begin(&after, s)
	watch := p.watch
	p.watch = nil
	all := p.discards(&after, s)
	p.evaluate(all, &after, s)
	p.watch = watch
	k.Evaluation = all[expected(all, 0, true)].Evaluation
}
