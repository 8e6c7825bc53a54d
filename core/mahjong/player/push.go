package player

import "github.com/tefuda/tefuda/core/mahjong"

// What the weights do not tell: smaller differences than trust are not believed
// against what the reference player would do, whose values of hands are finer;
// and who throws what may be won with has often to do so again.
const (
	trust    = 300 // points
	caution  = 1.5 // times what the tile thrown loses
	safeCost = 60  // what a safe tile loses at most
)

// Watch lets f see what each decision's outlooks are found by, for those who
// fit the weights.
func (p *Player) Watch(f func(*Sight)) { p.watch = f }

// Threats returns what the three others, the players right, across and left,
// may win with.
func (p *Player) Threats(s *Situation) [3]Threat {
	p.lookAround(s)
	return p.threat
}

// lookAround finds the threats and what each kind risks.
//
//go:noinline
func (p *Player) lookAround(s *Situation) {
	p.threats(s)
	p.sum(s)
	for k := range p.risk {
		safe, cost, dora := 1.0, 0.0, 0
		if s.doraCount(mahjong.Tile(k)) > 0 {
			dora = 1
		}
		for i := range p.threat {
			t := &p.threat[i]
			hit := t.Tenpai * t.Waits[k]
			safe *= 1 - hit
			cost += float64(hit * t.Loss[dora])
		}
		p.risk[k], p.cost[k] = 1-safe, cost
	}
}

// safeTiles counts the tiles in the evaluator's hand that are safe, in fours.
//
//go:noinline
func (p *Player) safeTiles() float64 {
	n := 0
	for k, cost := range p.cost {
		if cost < safeCost {
			n += p.eval.shape.Count(mahjong.Tile(k))
		}
	}
	return float64(n) / 4
}

// weigh finds the outlooks of the discards of a hand at its turn.
func (p *Player) weigh(all []DiscardCandidate, h *mahjong.Hand, s *Situation) {
	safe, best := p.safeTiles(), 0.0
	for i := range all {
		best = max(best, all[i].Value)
	}
	for i := range all {
		d := &all[i]
		k := d.Tile.Kind()
		a := afterstate{
			shanten: d.After.Shanten, yaku: d.YakuShanten, total: d.After.Total, value: d.Value,
			closed: h.IsClosed(), riichi: s.mayRiichi(h, d), furiten: d.After.Kinds&(s.Own|1<<k) != 0,
			draws: 1, safe: safe,
		}
		if p.cost[k] < safeCost {
			a.safe -= 0.25
		}
		// What a hand is worth a step back takes long to find.
		if !d.Valued && d.After.Shanten < valueDepth {
			a.value = best / 2
		} else if !d.Valued {
			a.value = float64(d.After.Total)
		}
		d.Outlook = p.outlook(d.Tile, &a, s)
	}
}

// outlook finds what becomes of a hand once a tile is thrown, or NoTile.
//
//go:noinline
func (p *Player) outlook(t mahjong.Tile, a *afterstate, s *Situation) *Outlook {
	o, sight := new(Outlook), new(Sight)
	if sight.Tile = t; t != mahjong.NoTile {
		o.Risk, o.Cost = p.risk[t.Kind()], caution*p.cost[t.Kind()]
	}
	p.see(sight, a, s)
	if p.watch != nil {
		p.watch(sight)
	}
	o.judge(sight)
	later := float64(o.Win*(o.Points+float64(300*s.Honba+1000*s.Sticks))) - float64(o.DealIn*o.Loss)
	later += float64((1 - o.Win - o.DealIn) * o.Rest)
	if a.riichi {
		later -= float64(riichiPoints * (1 - o.Win))
	}
	o.Expected = float64((1-o.Risk)*later) - o.Cost
	o.Win *= 1 - o.Risk
	o.DealIn = o.Risk + float64((1-o.Risk)*o.DealIn)
	return o
}

// weighTurn decides at one's turn by what is to be expected, unless that is
// hardly better than what the reference player does.
//
//go:noinline
func (p *Player) weighTurn(c *DiscardChoice, h *mahjong.Hand, s *Situation) (chosen int, code Code) {
	p.lookAround(s)
	p.weigh(c.Candidates, h, s)
	usual, code := p.reference(c, h, s)
	chosen = usual
	most := c.Candidates[usual].Outlook.Expected + trust
	for i := range c.Candidates {
		if e := c.Candidates[i].Outlook.Expected; e > most {
			chosen, code, most = i, ReasonExpected, e
		}
	}
	return chosen, code
}

// weighCalls decides whether to call in the same way; c is the reference
// player's choice.
//
//go:noinline
func (p *Player) weighCalls(c *CallChoice, h *mahjong.Hand, s *Situation, from int) {
	if len(c.Candidates) == 0 || c.Action == ActKan {
		return
	}
	p.lookAround(s)
	p.weighPass(c, h, s, from)
	most := c.Pass.Expected
	if c.Action == ActPass {
		most += trust
	}
	action, meld := ActPass, mahjong.Meld{}
	for i := range c.Candidates {
		k := &c.Candidates[i]
		if k.Action == ActKan {
			continue
		}
		p.weighCall(k, h, s)
		expected := k.Outlook.Expected
		if c.Action != ActPass && k.Meld == c.Meld {
			expected += trust
		}
		if expected > most {
			most, action, meld = expected, k.Action, k.Meld
		}
	}
	p.begin(h, s)
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
	u := e.shape.Ukeire(&e.unseen)
	a := afterstate{
		shanten: u.Shanten, yaku: e.yakuShanten(), total: u.Total, value: c.Value,
		closed: h.IsClosed(), furiten: u.Kinds&s.Own != 0, draws: float64(3-from) / 3, safe: p.safeTiles(),
	}
	if !c.Valued {
		a.value = e.counting()
	}
	c.Pass = p.outlook(mahjong.NoTile, &a, s)
}

// weighCall finds the outlook of a call and the best discard then.
func (p *Player) weighCall(k *CallCandidate, h *mahjong.Hand, s *Situation) {
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
	for i := range all {
		if o := all[i].Outlook; i == 0 || o.Expected > k.Outlook.Expected {
			k.Outlook = o
		}
	}
}

// explain adds the chances to what there is to say, in percent, and what is to
// be expected.
//
//go:noinline
func (o *Outlook) explain(reasons []Reason) []Reason {
	if o == nil {
		return reasons
	}
	return append(reasons,
		Reason{Code: ReasonWinChance, Tile: mahjong.NoTile, Count: int32(float64(100*o.Win) + 0.5)},
		Reason{Code: ReasonDealInChance, Tile: mahjong.NoTile, Count: int32(float64(100*o.DealIn) + 0.5)},
		Reason{Code: ReasonExpectedPoints, Tile: mahjong.NoTile, Value: float64(int32(o.Expected))})
}
