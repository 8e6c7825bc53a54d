package player

import (
	"math/rand/v2"
	"strconv"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/search"
)

// MaxOpening is the greatest number of stones that an opening adds.
const MaxOpening = 6

// An Opening is stones to begin a game with that leave it open. Then either
// colour is fair to take. Or one player may place three stones and the other
// chooses a colour (swap), or places two more and leaves the choice to the
// first (swap2).
type Opening struct {
	Moves []mnk.Square // in the order of play
	Value Value        // of the position after them, for the side to move
}

// looks are the budgets, in nodes, of the searches that an opening must pass.
// evenEnough is the score, either way, that is even enough: for five in a row
// on large boards a chance of 54 %. mostTries is the greatest number of
// openings to try, openingSide the side of the square in the middle that they
// stay in.
var looks = [...]int64{500, 2000, 8000}

const (
	evenEnough  = 20
	mostTries   = 64
	openingSide = 7
)

// NewOpening adds 1 to MaxOpening stones in turn to a position, such that
// searches find the outcome as even as can be. The stones are in the middle, at
// most three squares from the centre. In renju the first is on the centre and
// the next two are within one and two squares of it, by the opening rules
// (https://www.renju.net/rules/).
//
// It tries random openings until one is even, the budget is used up or 64 were
// tried, and returns the most even one. The meter's budget counts the nodes of
// the searches; even the smallest budget tries one opening. The error is a
// *fault.Fault: ErrOver, or stones that are out of range or end the game.
func NewOpening(p *mnk.Position, stones int, table *Table, meter *search.Meter, seed uint32) (best Opening, err error) {
	if stones < 1 || stones > MaxOpening {
		return best, outOfRange("stones", stones, 1, MaxOpening)
	}
	if p.Over() {
		return best, mnk.ErrOver
	}
	if table == nil {
		table = new(Table)
	}
	var room *five.Search
	rng := dice.NewRand(seed)
	for tries := 0; tries < mostTries; tries++ {
		var next Opening
		q := *p
		if !next.fill(&q, stones, rng) {
			continue
		}
		more := next.judge(&q, table, &room, meter, &best)
		if best.Moves == nil || uneven(next.Value) < uneven(best.Value) {
			best = next
		}
		if !more || uneven(best.Value) <= evenEnough {
			break
		}
	}
	if best.Moves == nil {
		reason := "is " + strconv.Itoa(stones) + ", but the game would be over by then"
		return best, fault.Refuse(fault.BadRange, "stones", reason)
	}
	return best, nil
}

// uneven returns how far a value is from even, as a score.
func uneven(v Value) int32 { return max(v.Score, -v.Score) }

// fill plays random stones, and reports whether the game goes on.
func (o *Opening) fill(p *mnk.Position, stones int, rng *rand.Rand) bool {
	for len(o.Moves) < stones {
		var free []mnk.Square
		for _, s := range p.Legal() {
			if near(p, s) {
				free = append(free, s)
			}
		}
		if len(free) == 0 {
			return false
		}
		s := free[rng.IntN(len(free))]
		if p.Play(s) != nil {
			return false
		}
		o.Moves = append(o.Moves, s)
	}
	return !p.Over()
}

// near reports whether the next stone may be on a square.
func near(p *mnk.Position, s mnk.Square) bool {
	b := &p.Board
	most := openingSide / 2
	if stones := b.Stones(); (p.Game.Rule == mnk.Renju || p.Game.Opening > mnk.Swap2) && stones < most {
		most = stones
	}
	y, x := 2*s.Row-b.Rows()+1, 2*s.Column-b.Columns()+1 // twice the distance
	if p.Game.Rule == mnk.Gravity {
		y = 0 // the stone falls, so only the column counts
	}
	return max(y, -y, x, -x) <= 2*most+1
}

// judge searches the position after an opening with growing budgets, as long as
// it is more even than the best one so far. It reports whether the budget
// allows more. room is a search to use again.
func (o *Opening) judge(p *mnk.Position, table *Table, room **five.Search, meter *search.Meter, best *Opening) (more bool) {
	for i, nodes := range &looks {
		if i > 0 || best.Moves != nil {
			if nodes = meter.Allow(nodes); nodes < 1 {
				return false
			}
		}
		c := Chooser{newRoot(p, Options{}, table, *room)}
		c.Choose(search.Start(search.Budget{Iterations: nodes}, 0, noClock, nil), 0)
		if c.root.large != nil {
			*room = c.root.large
		}
		found := c.Evaluation()
		o.Value = found.Value
		if !meter.Done(found.Nodes) {
			return false
		}
		if best.Moves != nil && uneven(o.Value) >= uneven(best.Value) {
			return true
		}
	}
	return true
}

func noClock() int64 { return 0 }
