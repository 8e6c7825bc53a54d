package player

import "github.com/tefuda/tefuda/core/daifugo"

// A Candidate is a legal move with its values and reasons.
type Candidate struct {
	Move daifugo.Combination
	// Value is the number by which the level chooses, higher is better.
	// levels.Search and levels.Ahead: expected worth in points, see Worth.
	// levels.Default to levels.Heuristic: for a lead its Priority, 0 if the lead is
	// no combination of the divided hand; for an answer minus HandValue (the
	// default client's own choice comes first all the same). levels.Random: the
	// chance of being drawn.
	Value float64
	// Error is the standard error of an expected value. It is 0 where Value is
	// exact, or is no expectation.
	Error    float64
	Playouts int64   // number of playouts whose mean is Value
	Chance   float64 // the policy's probability, 0…1
	// CombinationValue and HiRanks are those of article.CompletePlayer, at
	// levels.Article those of article.Player; 0 for a pass. HandValue is the
	// value of the hand that is left, lower is better.
	CombinationValue int16
	HiRanks          int8
	Priority         int16 // of a lead that is a combination of the divided hand, otherwise 0
	HandValue        int16
	Left             int8 // combinations left in hand
	Flowing          int8 // how many of them are likely to clear the field
	// Proved reports that Value is certain: the move wins whatever the others
	// hold, or it was solved in an end game whose hands are known.
	Proved  bool
	Reasons []Reason

	bits  int32   // the policy's score minus that of the best move, 0 or less
	sum   float64 // points of playouts
	sumSq float64
	out   bool    // no longer in the search
	kept  bool    // the move under review, which stays in the search to the end
	apart float64 // standard error of the difference in points from the kept move on the same deals; 0 if unknown
}

// mean returns the points per playout.
func (c *Candidate) mean() float64 { return c.sum / float64(max(c.Playouts, 1)) }

// note adds one playout's points.
func (c *Candidate) note(points float64) {
	c.Playouts++
	c.sum += points
	c.sumSq += float64(points * points)
}

// variance returns the squared standard error of the mean. Two more playouts, of
// 1 and 5 points, count in the variance of one, so that a few equal playouts do
// not look certain.
func (c *Candidate) variance() float64 {
	n := float64(c.Playouts) + 2
	m := (c.sum + 6) / n
	return max((c.sumSq+26)/n-float64(m*m), 0) / n
}
