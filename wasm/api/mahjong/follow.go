package mahjong

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

const (
	wantEvents = "an array of what happened, as the table's view of the seat has it in events"
)

// follow returns the next view of a seat, from its view, the events since, and its own
// answer to an offer if it gave one.
func (in *input) follow(out *wire.Writer) {
	s := in.view(true)
	given := in.Option("events")
	list, ok := given.Items()
	if !ok || !given.IsPlain() {
		in.WrongType("options.events", wantEvents, given)
	}
	seat, move, told := s.Seat, "", in.Option("move")
	if by := in.Option("seat"); !by.IsMissing() {
		seat = int8(in.AsInteger("options.seat", by, 0, 3))
	}
	if !told.IsMissing() {
		move = in.AsText("options.move", wantMove, told)
	}
	if !in.OK() {
		return
	}
	own := s.answer(seat, move)
	events := make([]game.Event, len(list))
	for i := range list {
		if in.event(s, i, &list[i], &events[i]); !in.Good() {
			return
		}
	}
	after, err := s.Follow(own, events)
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	s.moves = appendTold(s.moves, events, s.Seat)
	if own != nil {
		s.moves = append(s.moves, made{seat, move})
	}
	if n := len(s.moves); move == game.ActionKinds[game.Proceed] && n > 0 ||
		move != game.ActionKinds[game.Proceed] && move != "" && (n == 0 || s.moves[n-1] != made{seat, move}) {
		in.Fail(fault.BadMove, "options.move", "is not what the events tell: ", wire.Quote(move))
		return
	}
	s.View = after
	out.Object()
	s.write(out)
	out.Key("events")
	out.Value(&given)
	out.End()
}

// answer returns the action of a move that answers an offer to the view's seat, otherwise
// nil.
func (s *seen) answer(seat int8, move string) *game.Action {
	if s.Phase != game.Offered || seat != s.Seat {
		return nil
	}
	for i := range s.Actions {
		if a := &s.Actions[i]; string(game.AppendMove(nil, a)) == move {
			return a
		}
	}
	return nil
}

// event reads one event as a view has it. The rules do not need some of its fields: these
// are passed on unchanged.
func (in *input) event(s *seen, i int, v *wire.Value, e *game.Event) {
	r := &shape.Reader{In: in.Input, Field: "options.events", Index: i, Seats: int(s.Rules.Players)}
	if !r.Open("an event { event, seat, … }", v) {
		return
	}
	e.Kind, e.Seat = game.EventKind(in.AsChoice(r.Path("event"), *r.Take("event"), game.EventKinds[:])), -1
	if r.Has("seat") {
		e.Seat = int8(r.Integer("seat", 0, int64(r.Seats)-1))
	}
	reds := s.Rules.Score.Reds
	tile := func(name string) mahjong.Tile {
		if v := r.Take(name); !v.IsNull() {
			return in.tileAt(r, name, v, reds)
		}
		return mahjong.NoTile
	}
	e.Tile = mahjong.NoTile
	switch e.Kind {
	case game.Drew:
		e.Tile, e.Drawn = tile("tile"), r.Flag("rinshan")
	case game.Threw:
		e.Tile, e.Drawn, e.Riichi = tile("tile"), r.Flag("drawn"), r.Flag("riichi")
		e.Shown = in.shown(r.Path("shown"), r.Take("shown"), reds)
	case game.TurnedDora:
		e.Tile = tile("tile")
	case game.TookNorth:
		e.Tile = mahjong.North
	case game.Called, game.DeclaredKan:
		of := &shape.Reader{In: in.Input, Field: r.Path("meld"), Index: -1}
		if of.Open("a meld { meld, type, tiles, called, from }", r.Take("meld")) {
			e.Meld = in.meld(of)
			of.Same(func(out *wire.Writer) {
				shape.Write(out, meldFields[:], unsafe.Pointer(&e.Meld), 0, (&seen{seat: e.Seat}).own())
			})
			of.End()
		}
	case game.RoundBegan:
		e.Deal = new(game.Deal)
		s.r = r
		r.Read(dealFields[:], unsafe.Pointer(e.Deal), s.own())
	case game.RoundEnded:
		s.outcome = r.Take("outcome")
		e.Result = in.outcome(s, r.Path("outcome"))
	case game.GameEnded: // it follows from the points
		r.Take("result")
	}
	r.Take("words")
	r.End()
}

// outcome reads the outcome of a round.
func (in *input) outcome(s *seen, field string) *game.Result {
	o := new(game.Result)
	r := &shape.Reader{In: in.Input, Field: field, Index: -1, Seats: int(s.Rules.Players)}
	if !r.Open("how the round ended { ending, wins, … }", s.outcome) {
		return o
	}
	s.r = r
	r.Read(outcomeFields[:], unsafe.Pointer(o), s.own())
	return o
}

// worded checks the parts of a win's score that the wrapper turns into words: yaku, fu and
// limit.
func (in *input) worded(win *shape.Reader) {
	r := &shape.Reader{In: in.Input, Field: win.Path("score"), Index: -1}
	if !r.Open("a score, as the table has it", win.Take("score")) {
		return
	}
	in.keyed(r, "yaku", score.YakuCount, func(i int) string { return score.Yaku(i).String() })
	in.keyed(r, "fuParts", int(score.FuRounding)+1, func(i int) string { return score.FuKind(i).String() })
	if limit := r.Take("limit"); !limit.IsNull() {
		text, _ := limit.String()
		for l := score.Mangan; l.String() != text; l++ {
			if l == score.Yakuman {
				in.OutOfRange(r.Path("limit"), "one of lists.mahjong.limits, or null", *limit)
				return
			}
		}
	}
}

// keyed checks the keys, and tiles where given, of the list in a field. keyOf(0) to
// keyOf(n-1) are the valid keys; the list has at most 2n elements.
func (in *input) keyed(of *shape.Reader, name string, n int, keyOf func(i int) string) {
	list := of.Take(name)
	if list.IsMissing() {
		in.WrongType(of.Path(name), "an array", *list)
	}
	in.each(of, name, list, 2*n, func(r *shape.Reader) {
		key := r.Take("key")
		text, _ := key.String()
		i := 0
		for i < n && keyOf(i) != text {
			i++
		}
		if i == n {
			in.OutOfRange(r.Path("key"), "one of those that a score has", *key)
		}
		if tile := r.Take("tile"); !tile.IsMissing() && !tile.IsNull() {
			in.AsText(r.Path("tile"), "a tile", *tile)
		}
	})
}
