package daifugo

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A position is a game, or the view of a seat or an onlooker. In a view State holds only
// the Table, and during the exchange only its rules, classes and counts.
type position struct {
	daifugo.State
	isView bool
	seat   int8
	hand   daifugo.Pile
	gifts  []daifugo.Gift
	moves  []daifugo.Move
	phase  daifugo.Phase
	giver  int8 // the seat that gives cards back next, while phase is Exchanging

	points [daifugo.MaxPlayers]int64 // of the previous games, and of this one once it is over
	names  wire.Value                // of the players
	own    wire.Value                // the caller's own data, kept unchanged
	dealt  *uint32                   // the seed, known only where the game was dealt
}

// asView returns p as a new view. It is not inlined, because a Table is copied field by
// field.
//
//go:noinline
func (p *position) asView() *daifugo.View {
	return &daifugo.View{Table: p.Table, Seat: p.seat, Hand: p.hand.Cards, Twins: p.hand.Twins, Gifts: p.gifts, Moves: p.moves}
}

// openReturn returns the index in gifts of the first return without cards, or -1 if there
// is none. In a view only the returns of its own seat count.
func (p *position) openReturn() int {
	for i := len(p.gifts) / 2; i < len(p.gifts); i++ {
		if g := &p.gifts[i]; g.Cards == 0 && (!p.isView || g.From == p.seat) {
			return i
		}
	}
	return -1
}

// nextReturn returns the index in gifts of the return that giver makes next, or -1 if
// there is none.
func (p *position) nextReturn() int {
	for i := len(p.gifts) / 2; i < len(p.gifts); i++ {
		if g := &p.gifts[i]; g.Cards == 0 && g.From == p.giver {
			return i
		}
	}
	return -1
}

// actor returns the seat that may act, nobody if the game is over.
func (p *position) actor() int8 {
	switch p.phase {
	case daifugo.Ended:
		return nobody
	case daifugo.Exchanging:
		return p.giver
	}
	return p.Turn
}

// game reads a table and refuses a view.
//
//go:noinline
func (in *input) game(field string, v *wire.Value) *position {
	p := in.read(field, v, false)
	if in.Good() && p.isView {
		in.Fail("missing", field+".hands", "is missing: the function takes a whole table, not a view of it")
	}
	return p
}

// seen reads a view of a seat.
//
//go:noinline
func (in *input) seen(field string) *position {
	names, _, _ := in.Position.Fields()
	for _, name := range names {
		if name == "hands" {
			in.Fail("unknown", field+".hands", "are not for a player to see: pass what view(table, { seat }) returns")
			return &position{}
		}
	}
	p := in.read(field, &in.Position, true)
	if in.Good() && !p.isView {
		in.Fail("missing", field+".hand", "is missing")
	}
	return p
}

// position reads a table or a view. Only a table has the field hands.
func (in *input) position(field string) *position { return in.read(field, &in.Position, false) }

// read reads a table or a view from any value. If seated is true it refuses an onlooker's
// view.
//
//go:noinline
func (in *input) read(field string, v *wire.Value, seated bool) *position {
	p := &position{}
	read := in.reader(field, -1, 0)
	r := &read
	r.table = &p.Table
	if !r.Open("a table { rules, hands, turns, … } or a view { rules, seat, hand, counts, turns, … }", v) {
		return p
	}
	in.CheckKind(field, name, r.Take("game"), r.Take("version"))
	p.Rules = in.rules(r.Path("rules"), *r.Take("rules"))
	in.of = p.Rules
	r.Seats = int(p.Rules.Players)
	p.isView = !r.Has("hands")
	turn := r.readTurn()
	if p.isView {
		r.readSeat(p, seated)
	} else {
		r.readHands(p)
	}
	p.Turn = max(turn, 0)
	p.Owner = p.Turn
	r.Read(shown[:], unsafe.Pointer(p), r)
	r.Read(kept[:], unsafe.Pointer(p), r)
	p.gifts = r.readGifts(p)
	r.readPhase(p, turn)
	p.moves = r.readMoves(p)
	r.readRest(p)
	r.End()
	if in.Good() {
		in.check(r, p)
	}
	return p
}

// readPhase reads the phase of the game. If it is left out it follows from turns and
// gifts.
func (r *reader) readPhase(p *position, turn int8) {
	p.giver = turn
	switch v := r.Take("phase"); {
	case !v.IsMissing():
		p.phase = daifugo.Phase(r.in.AsChoice(r.Path("phase"), *v, names.Keys(daifugo.Phases[:])))
	case turn == nobody:
		p.phase = daifugo.Ended
	case p.openReturn() >= 0:
		p.phase = daifugo.Exchanging
	}
	if r.in.Good() && (turn == nobody) != (p.phase == daifugo.Ended) {
		r.in.Fail("game", r.Path("turns"), "must be the seat that may act, [] when the game is over, and only then")
	}
}

// readRest accepts the fields that only answers have, and ignores them.
func (r *reader) readRest(p *position) {
	for _, name := range [...]string{"over", "result", "events", "views", "legal", "seed", "format", "number", "games"} {
		r.Take(name) // an answer can be passed as a position
	}
}

// readTurn reads the seat that may act, nobody if the game is over.
func (r *reader) readTurn() int8 {
	const want = "an array of the seat that may act, [] when the game is over"
	if !r.Has("turns") {
		r.in.WrongType(r.Path("turns"), want, wire.Value{})
	}
	switch items := r.Items("turns", want); len(items) {
	case 0:
		return nobody
	case 1:
		return int8(r.in.AsInteger(call.At(r.Path("turns"), 0), items[0], 0, int64(r.Seats)-1))
	}
	r.in.OutOfRange(r.Path("turns"), want, *r.Take("turns"))
	return nobody
}

// readSeat reads the fields that only a view has: hand, seat and counts.
func (r *reader) readSeat(p *position, seated bool) {
	if !r.Has("hand") {
		r.in.Fail("missing", r.Path("hands"), "is missing, and so is hand: a table has hands, a view of it a hand")
		return
	}
	p.hand = r.cards("hand")
	if seated {
		p.seat = r.seat("seat")
	} else {
		p.seat = r.in.AsSeat(r.Path("seat"), *r.Take("seat"), p.Rules.Players)
	}
	if !r.Has("counts") {
		r.in.WrongType(r.Path("counts"), "the number of cards of each player", wire.Value{})
	}
}

// readHands reads the field hands, which only a table has.
func (r *reader) readHands(p *position) {
	hands := r.Items("hands", "an array of cards, a player each")
	if r.in.Good() && len(hands) != r.Seats {
		r.in.Fail("length", r.Path("hands"), "must be ", daifugo.Number(r.Seats), ", a player each, not ", daifugo.Number(len(hands)))
	}
	if !r.in.Good() {
		return
	}
	for i := range hands {
		hand := r.in.cards(call.At(r.Path("hands"), i), hands[i])
		p.Hands[i], p.Twins[i] = hand.Cards, hand.Twins
		p.Counts[i] = int8(hand.Len())
	}
}

// readSeats reads an array of seats and refuses a seat that comes twice.
//
//go:noinline
func (r *reader) readSeats(name string) (seats daifugo.Seats) {
	items := r.Items(name, "an array of seats")
	for i := 0; i < len(items) && r.in.Good(); i++ {
		at := call.At(r.Path(name), i)
		seat := r.in.AsInteger(at, items[i], 0, int64(r.Seats)-1)
		if seats.Has(int8(seat)) {
			r.in.Fail("game", at, "is there twice: ", daifugo.Number(int(seat)))
		}
		seats |= 1 << seat
	}
	return seats
}
