package player

import (
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
	"github.com/tefuda/tefuda/core/search"
)

// A Decision is a move of a hand, with a level's judgement of it.
type Decision struct {
	At     int // the index of the move in the hand
	Seat   int8
	Played game.Action
	// Loss is the value in chips that the move lost to Best. It is 0 if the level makes the
	// move too, or if the samples cannot tell the two apart.
	Loss float64
	Best *Candidate // the most valuable candidate of those that the level plays
	All  []Candidate

	made         game.Action // the candidate nearest to Played
	sum, squares float64     // sums over the valuations, of the loss and of its square
}

// valuations is how often a move that seems a mistake is valued, each time with different
// samples.
const valuations = 5

// rare is the greatest chance with which a level makes a move that counts as a
// mistake.
const rare = 0.02

// Review judges the moves of a seat, or of all seats if it is less than 0. Each move is judged by
// what its seat knew then. If the level did not consider a move, the nearest candidate stands for
// it. Table and book are those of Choose. Best and All are those of the seed. A move that seems a
// mistake is valued with the next 4 seeds too: it is one if its mean loss is more than twice the
// standard error. Every valuation has a new meter.
func Review(h *game.Hand, seat int8, level Level, seven *poker.Table7, book *blueprint.Book, meter func() *search.Meter, seed uint32) (all []Decision) {
	again, chooser := h.Again(), new(decision)
	at := -1
	for i := range h.Log {
		if e := &h.Log[i]; e.Chosen {
			at++
			d := Decision{At: at, Seat: e.Seat, Played: h.Move(e)}
			if seat < 0 || e.Seat == seat {
				view, _ := again.View(e.Seat)
				for n := range uint32(valuations) {
					c, err := chooser.choose(view, level, seven, book, meter(), seed+n)
					if err != nil || !d.value(c.Candidates) {
						break
					}
				}
				if float64(d.sum*d.sum)*2/valuations > d.squares {
					d.Loss = d.sum / valuations
					if d.Played.Kind == game.Discard { // whose values are shares of the pot, not chips
						d.Loss *= float64(view.InPot())
					}
				}
				if d.All != nil {
					all = append(all, d)
				}
			}
			again.Apply(d.Played)
		}
	}
	return all
}

// value values the move once more, by candidates of new samples. It returns false
// if the move is no mistake.
//
//go:noinline
func (d *Decision) value(all []Candidate) bool {
	if d.All == nil {
		d.All = all
		d.find()
	}
	lost := 0.0
	for i := range all {
		c := &all[i]
		if c.Action == d.Best.Action {
			lost += c.Value
		}
		if c.Action == d.made {
			if lost -= c.Value; c.Chance > rare {
				d.sum = 0
				return false
			}
		}
	}
	d.sum += lost
	d.squares += float64(lost * lost)
	return d.sum > 0
}

// find sets Best, and made to the candidate nearest to Played.
//
//go:noinline
func (d *Decision) find() {
	d.Best = &d.All[0]
	made, near := 0, int64(-1)
	for i := range d.All {
		c := &d.All[i]
		if c.Value > d.Best.Value && c.Chance > rare {
			d.Best = c
		}
		away := max(c.Action.Amount-d.Played.Amount, d.Played.Amount-c.Action.Amount) + int64((c.Action.Cards ^ d.Played.Cards).Len())
		switch {
		case c.Action.Kind == d.Played.Kind && (near < 0 || away < near):
			made, near = i, away
		case near < 0 && c.Value < d.All[made].Value:
			made = i
		}
	}
	d.made = d.All[made].Action
}
