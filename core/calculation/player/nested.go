package player

import (
	"math/bits"
	"slices"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/softmax"
)

// A nestedSearch looks for a winning line of a paritySearch by playouts, which
// find one far sooner than trying all lines. A playout draws its choices by
// weights. Each level repeats the level below and moves its weights towards the
// best playout so far (C. D. Rosin, "Nested Rollout Policy Adaptation for Monte
// Carlo Tree Search", IJCAI 2011, https://www.ijcai.org/Proceedings/11/Papers/115.pdf).
type nestedSearch struct {
	v    *solver
	game paritySearch
	// The position that playouts start from.
	side        [calculation.Cards]uint8
	placed      uint64
	count       [calculation.Foundations]uint8
	at, visible int

	dice    dice.Dice
	weights [nestedLevels + 1][nestedCodes]int32 // by level, in softmax.Unit per bit
	was     [nestedCodes]int32                   // weights before a step
	best    [nestedLevels + 1]playout            // by level; of level 0 the last
}

// The parameters, tuned on 40 deals of lead 1 by the share that a million
// positions win: 20 repeats in three levels won 10, 100 in two levels 6, 30 in three
// levels 8, and steps of half or twice the size 9 and 7.
const (
	nestedLevels  = 3
	nestedRepeats = 20
	nestedStep    = 369              // one nat
	raisingBias   = 554              // a foundation before a pile
	partingBias   = softmax.Unit / 2 // against each card that a move parts
	mostChoices   = 2 * calculation.Cards
	mostMoves     = calculation.Foundations*calculation.Foundations + 1
	// A choice has a code: a card and a foundation, or the card that goes to a pile.
	nestedCodes = calculation.Cards * (calculation.Foundations + 1)
)

// A playout is what one playout chose, and how many cards it left over.
type playout struct {
	left    int
	choices [mostChoices]choice
	chosen  int // entries of choices in use
}

// A choice is one of several moves of a playout.
type choice struct {
	codes [mostMoves]int16
	bias  [mostMoves]int16
	n, at uint8 // how many there were, and the one taken
}

// playouts plays playouts from a position until one wins, or until v.left positions
// or the budget are used up. It sets v.line if one wins.
func (v *solver) playouts(p *paritySearch, at, visible int) bool {
	if v.nested == nil {
		v.nested = new(nestedSearch)
	}
	s := v.nested
	s.v, s.at, s.visible, s.dice = v, at, visible, dice.New(0)
	copy(s.side[:], p.side[:])
	s.placed, s.count = p.placed, p.count
	copy(s.game.ranks[:], p.ranks[:])
	copy(s.game.bars[:], p.bars[:])
	s.game.v, s.game.size, s.game.base = v, p.size, p.base
	for v.left > 0 && !v.over {
		clear(s.weights[nestedLevels][:])
		if s.run(nestedLevels) {
			slices.Reverse(s.game.actions)
			v.line = s.game.moves(visible)
			return true
		}
	}
	return false
}

// run repeats the level below, and reports whether it won.
func (s *nestedSearch) run(level int) bool {
	if level == 0 {
		return s.play(&s.best[0])
	}
	best := &s.best[level]
	best.left = calculation.Cards + 1
	for range nestedRepeats {
		copy(s.weights[level-1][:], s.weights[level][:])
		if s.run(level - 1) {
			return true
		}
		if s.v.left <= 0 || s.v.over {
			return false
		}
		if s.best[level-1].left <= best.left {
			best.set(&s.best[level-1])
		}
		s.adapt(&s.weights[level], best)
	}
	return false
}

// set makes p a copy of o. TinyGo copies an array without copy element by element,
// which would be a fifth of the module.
func (p *playout) set(o *playout) {
	p.left, p.chosen = o.left, o.chosen
	copy(p.choices[:o.chosen], o.choices[:o.chosen])
}

// play plays a playout to its end, and reports whether it won.
func (s *nestedSearch) play(out *playout) bool {
	p, actions := &s.game, s.game.actions[:0]
	copy(p.side[:], s.side[:])
	p.placed, p.count = s.placed, s.count
	at, visible := s.at, s.visible
	out.chosen = 0
	var all [calculation.Foundations * calculation.Foundations]raising
	for {
		if visible < 0 && at < p.size {
			p.placed |= 1 << at
			actions = append(actions, drawing(at))
			visible = at
			at++
		}
		if s.v.left--; s.v.left <= 0 || !s.v.look() {
			break
		}
		n, sure := p.raisings(&all, visible)
		if n == 0 && visible < 0 {
			break
		}
		pick := 0
		if !sure && n > 0 {
			pick = s.choose(out, all[:n], visible)
		}
		if pick == n {
			actions = append(actions, placing(visible))
			visible = -1
			continue
		}
		actions = append(actions, all[pick].action())
		visible = p.move(visible, &all[pick])
	}
	p.actions = actions
	out.left = bits.OnesCount64(p.placed) + p.size - at
	return out.left == 0
}

// choose draws a move by the weights: the index of a raising, or behind them the
// visible card's way to a pile, if there is one.
func (s *nestedSearch) choose(out *playout, all []raising, visible int) int {
	c := &out.choices[out.chosen]
	for i := range all {
		m := &all[i]
		c.codes[i] = int16(m.card)*calculation.Foundations + int16(m.foundation)
		c.bias[i] = raisingBias - partingBias*int16(bits.OnesCount64(m.parts))
	}
	n := len(all)
	if visible >= 0 {
		c.codes[n], c.bias[n] = calculation.Cards*calculation.Foundations+int16(visible), 0
		n++
	}
	if c.n, c.at = uint8(n), 0; n == 1 {
		return 0
	}
	var likely [mostMoves]uint32
	sum := c.likelihoods(&s.weights[0], &likely)
	x := s.dice.Under(sum)
	for x >= likely[c.at] {
		x -= likely[c.at]
		c.at++
	}
	out.chosen++
	return int(c.at)
}

// likelihoods fills in the likelihoods of the moves of a choice and returns their
// sum.
func (c *choice) likelihoods(weights *[nestedCodes]int32, likely *[mostMoves]uint32) (sum uint32) {
	best := int32(-1 << 31)
	for i := range c.n {
		best = max(best, weights[c.codes[i]]+int32(c.bias[i]))
	}
	for i := range c.n {
		likely[i] = uint32(softmax.Likelihood(best-weights[c.codes[i]]-int32(c.bias[i])) >> 5)
		sum += likely[i]
	}
	return sum
}

// adapt makes the moves of a playout likelier.
func (s *nestedSearch) adapt(weights *[nestedCodes]int32, to *playout) {
	copy(s.was[:], weights[:])
	for i := range to.choices[:to.chosen] {
		c := &to.choices[i]
		var likely [mostMoves]uint32
		sum := c.likelihoods(&s.was, &likely)
		for k := range c.n {
			weights[c.codes[k]] -= int32(nestedStep * uint64(likely[k]) / uint64(sum))
		}
		weights[c.codes[c.at]] += nestedStep
	}
}
