package player

import "github.com/tefuda/tefuda/core/daifugo"

// A Candidate is a legal move with what speaks for and against it.
type Candidate struct {
	Move daifugo.Role
	// Value is what the level goes by: expected worth by levels.Search and levels.Ahead
	// (see Worth); by the
	// article's players the priority of a lead, 0 for one that is no role of
	// the divided hand, and of an answer the hand value that it leaves, with
	// the sign changed; minus the rank by levels.Weakest; the chance of being
	// drawn by levels.Random.
	Value float64
	// Error is the standard error of an expected value, 0 where Value is exact
	// or no expectation.
	Error    float64
	Playouts int64   // that Value is the mean of
	Chance   float64 // the policy's probability, 0…1
	// RoleValue and HiRanks are the complete form's, or by levels.Article the
	// article's, 0 for a pass; HandValue is that of the hand that is left.
	RoleValue int16
	HiRanks   int8
	Priority  int16 // of a lead that is a role of the divided hand, otherwise 0
	HandValue int16
	Left      int8 // roles left in hand
	Flowing   int8 // of them likely to clear the field
	// Proved tells that Value is certain: a win whatever the others hold, or
	// the outcome of an end game whose hands are known.
	Proved  bool
	Reasons []Reason

	bits  int32   // the policy's score, behind the best
	sum   float64 // points of playouts
	sumSq float64
	out   bool // no longer searched
}

// mean returns the points a playout.
func (c *Candidate) mean() float64 { return c.sum / float64(max(c.Playouts, 1)) }

// note adds the points of a playout.
func (c *Candidate) note(points float64) {
	c.Playouts++
	c.sum += points
	c.sumSq += float64(points * points)
}

// variance returns the squared standard error of the mean, with the variance
// of one playout added as if points had also been 1 and 5.
func (c *Candidate) variance() float64 {
	n := float64(c.Playouts) + 2
	m := (c.sum + 6) / n
	return max((c.sumSq+26)/n-float64(m*m), 0) / n
}
