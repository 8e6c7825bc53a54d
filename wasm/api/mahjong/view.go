package mahjong

import (
	"strconv"
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// write writes the fields of a view except events. They can be read again.
func (s *seen) write(out *wire.Writer) {
	call.WriteKind(out, name)
	shape.Write(out, viewFields[:], unsafe.Pointer(s.View), int(s.Rules.Players), s.own())
}

// turnsOf returns the seats that may act, as far as a view may know. During an offer it
// names its own seat only: that another seat may answer would give its hand away.
func turnsOf(v *game.View) (seats []int8) {
	switch {
	case v.Phase == game.RoundOver:
		for s := range v.Rules.Players {
			seats = append(seats, s)
		}
	case v.Phase < game.Offered:
		seats = append(seats, v.Turn)
	case len(v.Actions) > 0:
		seats = append(seats, v.Seat)
	}
	return seats
}

// A made is a move that was played, with its seat.
type made struct {
	seat int8
	move string
}

// A step is a move that was played and the events that it caused.
type step struct {
	made
	answers bool // the move answers an offer
	events  []game.Event
}

// seenBy returns the round's moves that a seat or an onlooker may know: its own, and the
// others' visible ones. Hidden are another's pass on an offer, and a call that lost to
// someone else's.
func (c *session) seenBy(viewer int8) (moves []made) {
	for i := range c.steps {
		s := &c.steps[i]
		moves = appendTold(moves, s.events, viewer)
		if s.answers && s.seat == viewer {
			moves = append(moves, s.made) // after the moves of the step's events, as a view's own answer comes last
		}
	}
	return moves
}

// appendTold appends the moves that follow from events to the moves that a viewer knows.
// It leaves out the viewer's own ron and calls, which the caller adds as answers.
func appendTold(moves []made, events []game.Event, viewer int8) []made {
	for i := range events {
		if events[i].Kind == game.RoundBegan {
			moves = nil
		}
		for _, a := range events[i].AppendMoves(nil) {
			if a.Seat != viewer || a.Kind != game.Ron && a.Kind != game.Call {
				moves = append(moves, made{a.Seat, string(game.AppendMove(nil, &a))})
			}
		}
	}
	return moves
}

// writeMoves writes the field moves of a round.
func writeMoves(out *wire.Writer, moves []made) {
	out.Key("moves")
	out.Array()
	for i := range moves {
		out.Object()
		out.IntField("seat", int64(moves[i].seat))
		out.TextField("move", moves[i].move)
		out.End()
	}
	out.End()
}

const wantView = "a view, as view(game, { seat }) gives it"

// view reads a view. An onlooker's is refused unless onlooker is true. Derived fields may
// be left out; given ones must be right.
//
//go:noinline
func (in *input) view(onlooker bool) *seen {
	r := &shape.Reader{In: in.Input, Field: "view", Index: -1}
	s := &seen{View: new(game.View), in: in, r: r, noLegal: true}
	v := s.View
	if !r.Open(wantView, &in.Position) {
		return s
	}
	in.CheckKind("view", name, r.Take("game"), r.Take("version"))
	v.Rules = *in.gameRules("view.rules", *r.Take("rules"))
	if !in.Good() {
		return s
	}
	s.count, v.Hand, v.Offer = v.Rules.Players, mahjong.EmptyHand(), mahjong.NoTile
	r.Seats = int(s.count)
	r.Read(viewFields[1:], unsafe.Pointer(v), s.own())
	if v.Seat < 0 && !onlooker {
		in.AsInteger("view.seat", *r.Take("seat"), 0, 3)
	}
	r.Take("events")
	s.complete(r)
	r.End()
	return s
}

// complete checks a view, finds its actions if they were left out, and compares the given
// derived fields with the computed ones.
func (s *seen) complete(r *shape.Reader) {
	if !s.in.Good() {
		return
	}
	err := s.Complete()
	if err == nil && s.noLegal {
		err = s.FindActions()
	}
	if err != nil {
		bad := *err.(*fault.Fault)
		switch bad.Field {
		case "turn":
			bad.Field = "active"
		case "legal":
			bad.Field = "legal.moves"
		}
		s.in.Refuse("view.", &bad)
		return
	}
	r.Same(func(out *wire.Writer) {
		for i := range viewFields {
			if f := &viewFields[i]; f.Kind&kindBits >= kindDealer {
				s.writeOwn(out, f, unsafe.Add(unsafe.Pointer(s.View), f.At))
			}
		}
	})
	for i := range s.Rules.Players {
		s.players[i].Same(func(out *wire.Writer) {
			s.seat = i
			shape.Write(out, playerFields[:playerDerived], unsafe.Pointer(&s.Players[i]), 0, s.own())
		})
	}
	if s.legal.In != nil {
		s.legal.Same(func(out *wire.Writer) { writeLegal(out, s.Actions) })
		s.legal.End()
	}
}

// each reads an array of up to most objects in the field name, and calls read for each.
//
//go:noinline
func (in *input) each(of *shape.Reader, name string, v *wire.Value, most int, read func(r *shape.Reader)) {
	items, ok := v.Items()
	if v.IsMissing() {
		return
	}
	r := shape.Reader{In: in.Input, Field: of.Path(name), Seats: of.Seats}
	if !ok {
		in.WrongType(r.Field, "an array", *v)
	}
	if len(items) > most {
		in.Fail(fault.BadLength, r.Field, "must be up to ", strconv.Itoa(most), ", not ", strconv.Itoa(len(items)))
	}
	for i := 0; i < len(items) && in.Good(); i++ {
		if r.Index = i; r.Open("an object", &items[i]) {
			read(&r)
		}
	}
}

// readPlayers reads the players' visible fields, such as melds and river.
func (s *seen) readPlayers(v *wire.Value) {
	items, ok := v.Items()
	if !ok {
		s.in.WrongType("view.players", "an array of players", *v)
	} else if len(items) != s.r.Seats {
		s.in.Fail(fault.BadLength, "view.players", "must be ", strconv.Itoa(s.r.Seats), ", not ", strconv.Itoa(len(items)))
	}
	outer := s.r
	for i := 0; i < len(items) && s.in.Good(); i++ {
		s.r = &s.players[i]
		*s.r = shape.Reader{In: s.in.Input, Field: "view.players", Index: i}
		if s.r.Open("an object { concealed, melds, river, … }", &items[i]) {
			s.r.Read(playerFields[:], unsafe.Pointer(&s.Players[i]), s.own())
			s.r.End()
		}
	}
	s.r = outer
}

// readHand reads the hand of the view's seat; an onlooker has none.
func (s *seen) readHand(v *wire.Value) {
	text := s.in.AsText("view.hand", "text like \"123m406p789s1122z\"", *v)
	if s.Seat == game.Onlooker && text == "" || !s.in.Good() {
		return
	}
	h, err := notation.ParseHand(text, s.Rules.Score.Reds)
	if err != nil {
		s.in.Refuse("view.", err)
	} else if s.Hand = h.Hand; s.Seat == game.Onlooker {
		s.in.Fail(fault.BadHand, "view.hand", "must be \"\" of an onlooker")
	}
}

// shown reads the tiles of an open riichi, nil where there are none.
func (in *input) shown(field string, v *wire.Value, reds mahjong.Reds) *mahjong.Hand {
	if v.IsMissing() || v.IsNull() {
		return nil
	}
	h := new(mahjong.Hand)
	h.Drawn = mahjong.NoTile
	list := in.tiles(field, *v, reds)
	if n := len(list); n > 13 {
		in.Fail(fault.BadLength, field, "are ", strconv.Itoa(n), " tiles: a hand shows up to 13")
		return nil
	}
	for _, t := range list {
		h.Counts[t]++
	}
	return h
}

// meld reads the field meld, a meld as text.
//
//go:noinline
func (in *input) meld(r *shape.Reader) mahjong.Meld {
	const want = "text like \"34-0m\""
	text, isText := r.Take("meld").String()
	m, ok := notation.ParseMeld(text)
	if !isText {
		in.AsText(r.Path("meld"), want, *r.Take("meld"))
	} else if !ok {
		in.Fail(fault.BadTile, r.Path("meld"), "must be ", want, ", not ", wire.Quote(text))
	}
	return m
}

// tileAt reads a field that holds one tile.
//
//go:noinline
func (in *input) tileAt(r *shape.Reader, name string, v *wire.Value, reds mahjong.Reds) mahjong.Tile {
	if t := plainTile(v); t != mahjong.NoTile {
		return t
	}
	return in.tileOf(r.Path(name), *v, reds)
}

// plainTile reads a tile in the notation of results (MPSZ). It returns NoTile for other
// text, and for fives, whose colour depends on the rules.
func plainTile(v *wire.Value) mahjong.Tile {
	if text, _ := v.String(); len(text) == 2 && text[0] != '0' && text[0] != '5' {
		return notation.ParseTile(text)
	}
	return mahjong.NoTile
}

// wrongMove refuses a value that is not the text of a move.
//
//go:noinline
func (in *input) wrongMove(field string, v *wire.Value) {
	text := in.AsText(field, wantMove, *v)
	in.Fail(fault.BadMove, field, "must be ", wantMove, ", not ", wire.Quote(text))
}

// readLegal reads the seat's legal moves. Null means none.
func (s *seen) readLegal(given *wire.Value) {
	if s.noLegal = false; given.IsNull() {
		return
	}
	r := &s.legal
	*r = shape.Reader{In: s.in.Input, Field: "view.legal", Index: -1}
	if !r.Open("what a seat may do { seat, moves, actions }", given) {
		return
	}
	moves := r.Take("moves")
	items, ok := moves.Items()
	if !ok {
		s.in.WrongType("view.legal.moves", "an array of moves", *moves)
	} else if len(items) > 100 {
		s.in.Fail(fault.BadLength, "view.legal.moves", "must be up to 100, not ", strconv.Itoa(len(items)))
	}
	for i := 0; i < len(items) && s.in.Good(); i++ {
		text, _ := items[i].String()
		a, ok := game.ParseMove(text)
		if !ok {
			s.in.wrongMove(call.At("view.legal.moves", i), &items[i])
		}
		switch a.Seat = s.Seat; a.Kind {
		case game.Tsumo:
			a.Tile = s.Hand.Drawn
		case game.Ron:
			a.Tile = s.Offer
		}
		s.Actions = append(s.Actions, a)
	}
}
