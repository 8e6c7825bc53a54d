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
	Loss   float64    // chips of value less than the best candidate, 0 or more
	Best   *Candidate // the most valuable candidate; of equals the one that the level takes
	All    []Candidate
}

// Review judges the moves of a seat, or of all seats if it is less than 0. Each move is judged by
// what its seat knew then. If the level did not consider a move, the nearest candidate stands for
// it. Table and book are those of Choose; every decision has a new meter.
func Review(h *game.Hand, seat int8, level Level, seven *poker.Table7, book *blueprint.Book, meter func() *search.Meter, seed uint32) (all []Decision) {
	again := h.Again()
	at := -1
	for i := range h.Log {
		if e := &h.Log[i]; e.Chosen {
			at++
			played := h.Move(e)
			if seat < 0 || e.Seat == seat {
				view, _ := again.View(e.Seat)
				if c, err := Choose(view, level, seven, book, meter(), seed); err == nil {
					all = append(all, judge(at, e.Seat, played, c.Candidates, view))
				}
			}
			again.Apply(played)
		}
	}
	return all
}

func judge(at int, seat int8, played game.Action, all []Candidate, v *game.View) Decision {
	d := Decision{At: at, Seat: seat, Played: played, Best: &all[0], All: all}
	made, near := 0, int64(-1)
	for i := range all {
		c := &all[i]
		if c.Value > d.Best.Value {
			d.Best = c
		}
		away := max(c.Action.Amount-played.Amount, played.Amount-c.Action.Amount) + int64((c.Action.Cards ^ played.Cards).Len())
		switch {
		case c.Action.Kind == played.Kind && (near < 0 || away < near):
			made, near = i, away
		case near < 0 && c.Value < all[made].Value:
			made = i
		}
	}
	d.Loss = d.Best.Value - all[made].Value
	if played.Kind == game.Discard { // whose values are shares of the pot
		d.Loss = float64(d.Loss * float64(v.InPot()))
	}
	return d
}
