package player

import "github.com/tefuda/tefuda/core/mahjong"

// What the weights do not tell: small differences are not believed against what
// the reference player would do, whose values of hands are finer. How much a discard must promise
// depends on whether it leaves the hand nearer to complete than the reference
// player's, as near, or further, as rounds that were played again from there on
// say (RATIONALE.md).
const (
	trust       = 300 // points that a call, or a step away from complete, must promise more
	trustNearer = 100 // the same of a discard that leaves the hand nearer
	trustSame   = 150 // and of one that leaves it as near
	safeCost    = 60  // what a safe tile loses at most
	safer       = 30  // what a discard that does not leave the hand nearer must lose less
)

// Watch lets f see what each decision's outlooks are found by, for those who
// fit the weights.
func (p *Player) Watch(f func(*Sight)) { p.watch = f }

// Weights returns those of an outcome of a class, for those who fit others.
func Weights(class, outcome int) []float64 {
	w := make([]float64, Features)
	for i, n := range outlookWeights[class][outcome] {
		w[i] = float64(n) / 1000
	}
	return w
}

// Threats returns what the three others, the players right, across and left,
// may win with.
func (p *Player) Threats(s *Situation) [3]Threat {
	p.lookAround(s)
	return p.threat
}

// Risk returns the chance that a kind of tile is won with by another if it is thrown,
// and what that loses as a mean, whatever the player looks at for its own decisions.
func (p *Player) Risk(s *Situation, kind mahjong.Tile) (chance, points float64) {
	own := p.options
	p.options.OpenHands = true
	p.lookAround(s)
	p.options = own
	return p.risk[kind], p.cost[kind]
}

// lookAround finds the threats and what each kind risks.
//
//go:noinline
func (p *Player) lookAround(s *Situation) {
	p.threats(s)
	p.sum(s)
	p.place(s)
	var worth [3][2]float64 // what dealing in is worth, by to whom, and of a dora or not
	for i := range worth {
		for dora := range worth[i] {
			worth[i][dora] = p.places.worthOf(p.threat[i].Loss[dora], i)
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
		safe *= 1 - hit
		p.cost[k] += float64(hit * t.Loss[dora])
		p.worth[k] += float64(hit * worth[i][dora])
	}
	p.risk[k] = 1 - safe
}

// safeTiles counts the tiles in the evaluator's hand that are safe, in fours.
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

// weighTurn decides at one's turn by what is to be expected, unless that is
// hardly better than what the reference player does.
//
//go:noinline
func (p *Player) weighTurn(c *DiscardChoice, h *mahjong.Hand, s *Situation) (int, Code) {
	p.lookAround(s)
	p.weigh(c.Candidates, h, s)
	usual, code := p.reference(c, h, s)
	if at := p.foresee(c, h, s); at != nowhere {
		usual, code = at, ReasonForecast
	}
	if at := expected(c.Candidates, usual, p.doubts(c, usual, code)); at != usual {
		return at, ReasonExpected
	}
	return usual, code
}

// expected returns the place of the discard that promises most: of those that are
// believed against the usual one, or of all where that is doubted.
func expected(all []DiscardCandidate, usual int, doubts bool) int {
	chosen, most := usual, all[usual].Outlook.Worth
	for i := range all {
		worth, ok := believed(&all[i], &all[usual])
		if doubts {
			worth, ok = all[i].Outlook.Worth, true
		}
		if ok && worth > most {
			chosen, most = i, worth
		}
	}
	return chosen
}

// believed returns what a discard promises, less what it must promise more than
// the usual one; it is not even compared where it must be safer and is not.
func believed(d, usual *DiscardCandidate) (worth float64, ok bool) {
	nearer := usual.After.Shanten - d.After.Shanten
	if nearer > 0 {
		return d.Outlook.Worth - trustNearer, true
	}
	if ok = d.Outlook.Cost < usual.Outlook.Cost-safer; nearer == 0 {
		return d.Outlook.Worth - trustSame, ok
	}
	return d.Outlook.Worth - trust, ok
}

// doubts reports whether the reference player's choice rests on a tenpai without
// a yaku being worth nothing to it, though it is paid at a draw.
func (p *Player) doubts(c *DiscardChoice, usual int, code Code) bool {
	return p.options.Yakuless && c.Shanten <= 0 && (code == ReasonShantenBack || c.Candidates[usual].Value <= 0)
}

// weighCalls decides whether to call in the same way; c is the reference
// player's choice.
//
//go:noinline
func (p *Player) weighCalls(c *CallChoice, h *mahjong.Hand, s *Situation, from int) {
	if len(c.Candidates) == 0 || c.Action == ActKan && !p.options.Kans {
		return
	}
	p.lookAround(s)
	p.weighPass(c, h, s, from)
	for i := range c.Candidates {
		if k := &c.Candidates[i]; k.Action != ActKan || p.options.Kans {
			p.weighCall(k, h, s)
		}
	}
	c.decide(c.expected())
}

// expected returns the call that promises most, or to pass: more by the trust in
// the reference player's choice, which is c's yet.
func (c *CallChoice) expected() (action Action, meld mahjong.Meld) {
	most := c.Pass.Worth
	if c.Action == ActPass {
		most += trust
	}
	for i := range c.Candidates {
		k := &c.Candidates[i]
		if k.Outlook == nil {
			continue
		}
		worth := k.Outlook.Worth
		if c.Action != ActPass && k.Meld == c.Meld {
			worth += trust
		}
		if worth > most {
			most, action, meld = worth, k.Action, k.Meld
		}
	}
	return action, meld
}

// decide makes a meld, or to pass, the choice of calls that were all weighed.
func (c *CallChoice) decide(action Action, meld mahjong.Meld) {
	c.Action, c.Meld = action, meld
	for i := range c.Candidates {
		k := &c.Candidates[i]
		k.Accepted = action != ActPass && k.Meld == meld
		k.Reasons = k.Outlook.explain(k.Reasons)
	}
}

// weighPass finds the outlook of letting a tile go.
func (p *Player) weighPass(c *CallChoice, h *mahjong.Hand, s *Situation, from int) {
	e := p.begin(h, s)
	u := e.Shape.Ukeire(&e.Unseen)
	a := afterstate{
		shanten: u.Shanten, yaku: e.YakuShanten(), total: u.Total, value: c.Value,
		closed: h.IsClosed(), furiten: u.Kinds&s.Own != 0, draws: float64(3-from) / 3, safe: p.safeTiles(),
	}
	if !c.Valued {
		a.value = e.Counting()
	}
	c.Pass = p.outlook(mahjong.NoTile, &a, s)
}

// weighCall finds the outlook of a call and the best discard then.
func (p *Player) weighCall(k *CallCandidate, h *mahjong.Hand, s *Situation) {
	if k.Action == ActKan {
		after := afterOpenKan(h, &k.Meld)
		k.Outlook = p.weighKan(&after, k.Value, k.Valued, mahjong.NoTile, s)
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
	p.weigh(all, &after, s)
	p.watch = watch
	k.Outlook = all[expected(all, 0, true)].Outlook
}
