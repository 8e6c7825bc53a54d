package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A reader is what the readers of all formats share. The first fault sticks, and
// reading goes on with zero values until somebody asks: an error handed back by
// every function would make up a quarter of them.
type reader struct {
	r   *Record
	bad *fault.Fault
}

//go:noinline
func (r *reader) wrong(line int, why string) {
	if r.bad == nil {
		r.bad = wrong(line, why)
	}
}

//go:noinline
func (r *reader) quoted(v *value, why string) { r.wrong(v.line, "\""+v.text+"\" "+why) }

func (r *reader) good() bool { return r.bad == nil }

// end returns the record, and what was wrong.
func (r *reader) end() (*Record, error) {
	if r.bad != nil {
		return r.r, r.bad
	}
	return r.r, nil
}

// int reads a whole number from -most, or from 0 if small is not to be below it, to most.
//
//go:noinline
func (r *reader) int(v *value, what string, most int) (none int) {
	n, ok := atoi(v.text)
	if v.kind != number || !ok || n < -most || n > most {
		r.wrong(v.line, what+" is not a whole number within ±"+strconv.Itoa(most))
		return none
	}
	return n
}

// count is int for what is not below 0.
//
//go:noinline
func (r *reader) count(v *value, what string, most int) int {
	n := r.int(v, what, most)
	if n < 0 {
		r.wrong(v.line, what+" is below 0")
	}
	return max(n, 0)
}

// numbers reads numbers into a list; more than it holds are left out.
//
//go:noinline
func (r *reader) numbers(v *value, what string, into *[4]int32) {
	for i := range v.list {
		if n := r.int(&v.list[i], what, 1_000_000); i < len(into) {
			into[i] = int32(n)
		}
	}
}

// move appends a move that stands in a line.
//
//go:noinline
func (r *reader) move(rd *Round, line int, e *game.Event) {
	if r.bad != nil {
		return
	}
	rd.Moves = append(rd.Moves, *e)
	rd.Lines = append(rd.Lines, int32(line))
}

// round begins a round without tiles.
//
//go:noinline
func (r *reader) round(line int) *Round {
	r.r.Rounds = append(r.r.Rounds, make([]Round, 1)...)
	rd := &r.r.Rounds[len(r.r.Rounds)-1]
	rd.Line = line
	for i := range rd.Deal.Hands {
		rd.Deal.Hands[i].Drawn = mahjong.NoTile
	}
	return rd
}

// addWin appends a win to the result of a round.
//
//go:noinline
func (rd *Round) addWin(w *game.Win) {
	if rd.Result == nil {
		rd.end(game.EndWin)
	}
	if len(w.Ura) > 0 {
		rd.Ura = w.Ura
	}
	rd.Result.Wins = append(rd.Result.Wins, *w)
	for i, n := range w.Payments {
		rd.Result.Payments[i] += n
	}
}

// end gives a round a result.
//
//go:noinline
func (rd *Round) end(e game.Ending) *game.Result {
	rd.Result = new(game.Result)
	rd.Result.Ending = e
	return rd.Result
}
