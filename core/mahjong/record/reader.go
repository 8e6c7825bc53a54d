package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A reader is the common part of the readers of all formats. It keeps the first fault, and
// reading goes on with zero values until the caller asks good. Returning an error from
// every function would take a quarter of their code.
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

// end returns the record and the first fault.
func (r *reader) end() (*Record, error) {
	if r.bad != nil {
		return r.r, r.bad
	}
	return r.r, nil
}

// int reads a whole number from -most to most.
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

// count is int for a number from 0 on.
//
//go:noinline
func (r *reader) count(v *value, what string, most int) int {
	n := r.int(v, what, most)
	if n < 0 {
		r.wrong(v.line, what+" is below 0")
	}
	return max(n, 0)
}

// numbers reads up to four numbers into a list, and ignores the rest.
//
//go:noinline
func (r *reader) numbers(v *value, what string, into *[4]int32) {
	for i := range v.list {
		if n := r.int(&v.list[i], what, 1_000_000); i < len(into) {
			into[i] = int32(n)
		}
	}
}

// move appends a move and its line.
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
	for i := range w.Payments {
		rd.Result.Payments[i] += w.Payments[i]
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

// addTo makes e the added kan of a tile. It reports false if its seat has no pon of it.
//
//go:noinline
func (rd *Round) addTo(e *game.Event, t mahjong.Tile) bool {
	for i := range rd.Moves {
		o := &rd.Moves[i]
		if o.Kind == game.Called && o.Seat == e.Seat && o.Meld.Type == mahjong.Pon && o.Meld.First() == t.Kind() {
			e.Kind, e.Meld = game.DeclaredKan, o.Meld
			e.Meld.Type, e.Meld.Tiles[3] = mahjong.AddedKan, t
			return true
		}
	}
	return false
}

// enough is a number of tiles that would surely show a red five.
const enough = 200

// findReds sets the red fives of a log that does not state them. It compares each round
// with the usual set: more red fives, or more plain fives, or none red among enough tiles.
func (r *Record) findReds() {
	var most [mahjong.Tiles]int8 // greatest number of each tile seen in a round
	tiles := 0
	for i := range r.Rounds {
		var n [mahjong.Tiles]int8
		rd := &r.Rounds[i]
		for s := range rd.Deal.Hands {
			for t := range n {
				n[t] += rd.Deal.Hands[s].Counts[t]
			}
			tiles += 13
		}
		for j := range rd.Moves {
			if e := &rd.Moves[j]; e.Kind == game.Drew && e.Tile.Valid() {
				n[e.Tile]++
				tiles++
			}
		}
		for t := range n {
			most[t] = max(most[t], n[t])
		}
	}
	set, reds := &r.Rules.Score.Reds, most[mahjong.Red5m:]
	none := tiles >= enough && reds[0]+reds[1]+reds[2] == 0
	for suit := range set {
		switch plain := most[9*suit+4]; {
		case reds[suit] > set[suit]:
			set[suit] = min(reds[suit], 4)
		case none:
			set[suit] = 0
		case reds[suit] == 0 && plain > 4-set[suit]:
			set[suit] = max(0, 4-plain)
		}
	}
	*set = set.Of(r.Rules.Players)
}

// three changes the rules to a preset of three players, and keeps the number of winds.
//
//go:noinline
func (r *reader) three(preset string) {
	if rules := &r.r.Rules; rules.Players == 4 {
		winds := rules.Winds
		*rules, _ = game.Preset(preset)
		rules.Winds = winds
	}
}

// partly clears the fault and returns it, so that the end of a broken log is still read.
//
//go:noinline
func (r *reader) partly() *fault.Fault {
	bad := r.bad
	r.bad = nil
	return bad
}
