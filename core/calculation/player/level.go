package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
)

// A Level is a way to choose moves: by a policy of playouts, or by search.
type Level uint8

// The levels, from weak to strong. The first three are the policies Random, Eager
// and Tuned.
const (
	RandomLevel Level = iota
	EagerLevel
	RuleLevel
	SearchLevel
)

// ChooseBy is Choose at a level. Levels that do not search ignore the meter, and
// their candidates have a Score and no chance. They turn a card as soon as they
// can.
func (c *Chooser) ChooseBy(level Level, meter *search.Meter, seed uint32) []Candidate {
	if level == SearchLevel {
		return c.Choose(meter, seed)
	}
	ranks := make([]int8, len(c.arms)) // move classes that are played first, whatever the score
	all := make([]Candidate, 0, len(c.arms))
	dice := guesses(seed)
	for i := range c.arms {
		m := c.arms[i].move
		next := Candidate{Move: m, Reasons: reasons(&c.root, &c.arms[i], Unproved)}
		rank := int8(0)
		switch {
		case m.Kind == calculation.Draw:
			rank = 2
		case m.Kind != calculation.CardToWaste && level != RandomLevel:
			rank = 1
		}
		if level == RuleLevel {
			next.Score = c.weight(m)
		}
		at := len(all)
		all = append(all, next)
		for ; at > 0 && (rank > ranks[at-1] || rank == ranks[at-1] && next.Score > all[at-1].Score); at-- {
			all[at], ranks[at] = all[at-1], ranks[at-1]
		}
		all[at], ranks[at] = next, rank
	}
	if level != RuleLevel && len(all) > 0 {
		alike := 1
		for alike < len(all) && ranks[alike] == ranks[0] {
			alike++
		}
		i := dice.Under(uint32(alike))
		all[0], all[i] = all[i], all[0]
		for k := range alike {
			all[k].Score = 1 / float64(alike)
		}
	}
	return all
}

// weight returns the rollout policy's sum of weights for a move; 0 for a draw.
func (c *Chooser) weight(m calculation.Move) float64 {
	sum := int32(0)
	if m.Kind != calculation.Draw {
		var room [calculation.Foundations + 5]uint16
		for _, at := range Features(room[:0], &c.root, m) {
			sum += int32(tuned[at])
		}
	}
	return float64(sum)
}
