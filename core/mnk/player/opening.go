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
	was   Value        // value by the search before
}

// evenEnough is the greatest score, either way, that counts as even: for five
// in a row on large boards a chance of 54 %. mostTries is the greatest number
// of openings to try, openingNodes the greatest budget. openingSide is the side
// of the square in the middle of the board where the stones are. A square of 7
// × 7 is too small: there, searches of 50,000 and 300,000 nodes disagree more.
const (
	evenEnough   = 20
	mostTries    = 64
	openingSide  = 11
	openingNodes = 4_000_000
)

// NewOpening adds 1 to MaxOpening stones in turn to a position and makes the
// outcome as even as searches can find. The stones are in the middle, at most
// five squares from the centre. In renju the first is on the centre and the
// next two are within one and two squares of it, by the opening rules
// (https://www.renju.net/rules/).
//
// It tries up to 64 random openings, or as many as the budget of nodes allows. A
// quarter of the budget searches all of them, and a quarter searches the most
// even quarter of them again. The rest searches the most even ones of these,
// each with an eighth of the budget, until one is even. Even the smallest budget
// tries one opening. The error is a *fault.Fault: ErrOver, or stones that are
// out of range or end the game.
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
	rng := dice.NewRand(seed)
	budget := meter.Allow(openingNodes)
	tries := int(min(mostTries, max(16, budget/firstLook)))
	all := make([]Opening, 0, tries)
	for range mostTries {
		var next Opening
		if len(all) < tries && next.fill(p, stones, rng) {
			all = append(all, next)
		}
	}
	if len(all) == 0 {
		reason := "is " + strconv.Itoa(stones) + ", but the game would be over by then"
		return best, fault.Refuse(fault.BadRange, "stones", reason)
	}
	var room *five.Search
	for round, left := 0, len(all); ; round, left = round+1, (left+3)/4 {
		nodes := max(firstLook/4, budget/4/int64(left))
		if round == 2 {
			nodes = max(firstLook, budget/8)
		}
		for i := range all[:left] {
			next := all[i]
			more := next.judge(p, nodes, table, &room, meter)
			at := i
			for ; at > 0 && all[at-1].uneven() > next.uneven(); at-- {
				all[at] = all[at-1]
			}
			if all[at] = next; !more || all[0].uneven() <= evenEnough && (round == 2 || all[0].Value.Proved) {
				return all[0], nil
			}
		}
		if round == 2 {
			return all[0], nil
		}
	}
}

// uneven returns how far a value is from even, as a score.
func uneven(v Value) int32 { return max(v.Score, -v.Score) }

// uneven returns how far an opening is from even, by the worse of its last two
// searches. A value that changes with depth is undecided, not even.
func (o *Opening) uneven() int32 { return max(uneven(o.Value), uneven(o.was)) }

// fill plays random stones, and reports whether the game goes on.
func (o *Opening) fill(start *mnk.Position, stones int, rng *rand.Rand) bool {
	var p mnk.Position
	p.Copy(start)
	for range stones {
		var free []mnk.Square
		for _, s := range p.Legal() {
			if near(&p, s) {
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

// judge searches the position after an opening. It reports whether the budget
// allows more. room is a search to use again.
func (o *Opening) judge(start *mnk.Position, nodes int64, table *Table, room **five.Search, meter *search.Meter) (more bool) {
	var p mnk.Position
	p.Copy(start)
	for _, s := range o.Moves {
		if p.Play(s) != nil {
			return false // never: fill has played them
		}
	}
	c := Chooser{newRoot(&p, Options{}, table, *room)}
	c.Choose(search.Start(search.Budget{Iterations: nodes}, 0, noClock, nil), 0)
	if c.root.large != nil {
		*room = c.root.large
	}
	found := c.Evaluation()
	o.was, o.Value = o.Value, found.Value
	return meter.Done(found.Nodes)
}

func noClock() int64 { return 0 }
