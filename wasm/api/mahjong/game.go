package mahjong

import (
	"strconv"
	"strings"
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A table in JavaScript holds its rules, the seed of its walls, and its rounds. A round
// holds how it began and its moves. Every call replays the last round up to the current
// position.

// A session is the game of a table that was read.
type session struct {
	*game.Game
	rules  *game.Rules
	seed   uint32
	seeded bool
	given  []wire.Value // the table's rounds as given
	rounds []round
	kept   [6]wire.Value // values passed on unchanged, in the order of keptFields
	events []game.Event
	steps  []step              // of the round that is being played
	keeps  bool                // events collects every round, not only the last call's
	visit  func(a game.Action) // called before each action with it; may be nil
}

// A round is the opening of a round and its moves, as text like "0:5m_ 1:pass": seat and
// move.
type round struct {
	at    game.Opening
	tiles string // the wall, "" if it follows from the seed
	moves string
}

const (
	wantGame  = "a table { rules, seed, rounds }, as deal gives it"
	wantMoves = "text like \"0:5m_ 1:pass\""
	wantMove  = "a move like \"5m_\", \"34-0m\" or \"pass\""
	mostRound = 1000
)

// game reads a table and plays its last round up to the current position.
//
//go:noinline
func (in *input) game() *session {
	c, r := in.readGame()
	if !in.Good() {
		return c
	}
	last := len(c.rounds) - 1
	in.begin(c, last)
	in.play(c, last)
	in.derived(c, r)
	return c
}

// readGame reads a table without playing any round.
func (in *input) readGame() (*session, *shape.Reader) {
	r := &shape.Reader{In: in.Input, Field: "table", Index: -1}
	c := new(session)
	if !r.Open(wantGame, &in.Position) {
		return c, r
	}
	in.CheckKind("table", name, r.Take("game"), r.Take("version"))
	c.rules = in.gameRules("table.rules", *r.Take("rules"))
	if c.seeded = r.Has("seed"); c.seeded {
		c.seed = uint32(r.Integer("seed", 0, 1<<32-1))
	}
	r.Read(keptFields[:], unsafe.Pointer(&c.kept), nil)
	c.given = r.Items("rounds", "an array of rounds")
	if n := len(c.given); n == 0 || n > mostRound {
		if !r.Has("rounds") {
			in.WrongType("table.rounds", "an array of rounds", wire.Value{})
		}
		in.Fail(fault.BadLength, "table.rounds", "must be 1 to ", strconv.Itoa(mostRound), " rounds, not ", strconv.Itoa(n))
	}
	for i := 0; i < len(c.given) && in.Good(); i++ {
		in.round(c, i)
	}
	return c, r
}

// derived checks the table's derived fields, where they are given: phase, turns, over and
// moves. It ignores result, events and views.
func (in *input) derived(c *session, r *shape.Reader) {
	if !in.Good() {
		return
	}
	r.Same(func(out *wire.Writer) {
		c.writeState(out)
		c.writeMoves(out)
	})
	for _, name := range [...]string{"result", "events", "views"} {
		r.Take(name)
	}
	r.End()
}

// round reads round i of the table into c.rounds.
//
//go:noinline
func (in *input) round(c *session, i int) {
	r := shape.Reader{In: in.Input, Field: "table.rounds", Index: i, Seats: int(c.rules.Players)}
	if !r.Open("a round { number, honba, sticks, points, moves }", &c.given[i]) {
		return
	}
	var one round
	for j := range c.rules.Players {
		one.at.Points[j] = c.rules.Points
	}
	r.Read(roundFields[:], unsafe.Pointer(&one), nil)
	if one.tiles == "" && !c.seeded {
		in.WrongType(r.Path("wall"), "tiles, or game.seed a number", *r.Take("wall"))
	}
	r.End()
	c.rounds = append(c.rounds, one)
}

// wall returns the wall of round i: the given one, or the seed's.
func (in *input) wall(c *session, i int) *game.Wall {
	r := &c.rounds[i]
	if r.tiles == "" {
		return game.Shuffle(c.rules, c.seed, int32(i))
	}
	field := call.At("table.rounds", i) + ".wall"
	list, err := notation.ParseTiles(r.tiles)
	w := new(game.Wall)
	if err != nil || len(list) > len(w) {
		in.Fail(fault.BadTile, field, "is not the tiles of a wall")
		return w
	}
	for j := range w {
		if w[j] = mahjong.NoTile; j < len(list) {
			w[j] = list[j]
		}
	}
	return w
}

// begin deals round i. It may be the first that is played; otherwise it must follow from
// the round before.
func (in *input) begin(c *session, i int) {
	w := in.wall(c, i)
	if !in.Good() {
		return
	}
	var err error
	field := call.At("table.rounds", i)
	c.steps = nil
	if c.Game == nil {
		c.Game, c.events, err = game.StartAt(c.rules, c.seed, c.rounds[i].at, w)
	} else if c.Phase() != game.RoundOver || c.Opening() != c.rounds[i].at {
		in.Fail(fault.BadGame, field, "does not follow from the round before")
	} else {
		c.events, err = c.ProceedWith(w)
	}
	if err != nil {
		in.Refuse(field+".", err)
	}
}

// play plays the moves of round i.
//
//go:noinline
func (in *input) play(c *session, i int) {
	moves := c.rounds[i].moves
	for n := 1; moves != "" && in.Good(); n++ {
		var seat int8
		var move string
		seat, move, moves = cutMove(moves)
		if seat < 0 {
			in.wrongMoveAt(i, n, "must be "+wantMoves+", not "+wire.Quote(move))
			return
		}
		if c.visit != nil {
			if a, err := c.Read(seat, move); err == nil {
				c.visit(a)
			}
		}
		answers := c.Phase() == game.Offered
		events, err := c.Play(seat, move)
		if bad, ok := err.(*fault.Fault); ok {
			in.wrongMoveAt(i, n, "is wrong: move "+bad.Reason)
			return
		}
		c.steps = append(c.steps, step{made{seat, move}, answers, events})
		if c.keeps {
			c.events = append(c.events, events...)
		}
	}
}

// cutMove cuts the first move from the moves of a round. The seat is -1 if the text is
// not a seat and a move.
func cutMove(moves string) (seat int8, move, rest string) {
	move, rest, _ = strings.Cut(moves, " ")
	if len(move) < 3 || move[1] != ':' || move[0] < '0' || move[0] > '9' {
		return -1, move, rest
	}
	return int8(move[0] - '0'), move[2:], rest
}

func (in *input) wrongMoveAt(round, n int, why string) {
	in.Fail(fault.BadMove, call.At("table.rounds", round)+".moves", "at its move ", strconv.Itoa(n), " ", why)
}

// turns returns the seats that may act.
func (c *session) turns() (seats []int8) {
	for s := range c.rules.Players {
		if c.Waiting(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// actor reads the option seat, which must be in turns. The default is the first of turns,
// or -1 if there is none.
func (in *input) actor(c *session) int8 {
	v := in.Option("seat")
	if v.IsMissing() || !in.Good() {
		if c.Game == nil {
			return -1
		}
		return c.ToAct()
	}
	seat := in.seat(c)
	if in.Good() && !c.Waiting(seat) {
		in.Fail(fault.BadGame, "options.seat", "is ", v.Describe(), ", which is not in turns")
	}
	return seat
}

// moves returns the moves of the current round.
func (c *session) moves() string { return c.rounds[len(c.rounds)-1].moves }

// step makes one move of a seat, or deals the next round.
func (in *input) step(c *session, seat int8, move string) {
	last := len(c.rounds) - 1
	if move == game.ActionKinds[game.Proceed] && c.Phase() == game.RoundOver {
		c.rounds = append(c.rounds, round{at: c.Opening()})
		if !c.seeded {
			in.Fail("missing", "table.seed", "is missing: the next round needs a wall")
			return
		}
		in.begin(c, last+1)
		return
	}
	answers := c.Phase() == game.Offered
	events, err := c.Play(seat, move)
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	c.events = events
	c.steps = append(c.steps, step{made{seat, move}, answers, events})
	r := &c.rounds[last]
	if r.moves != "" {
		r.moves += " "
	}
	r.moves += strconv.Itoa(int(seat)) + ":" + move
}

// write writes the fields of a table except events. The result can be read again
// unchanged.
func (c *session) write(out *wire.Writer) {
	call.WriteKind(out, name)
	out.Key("rules")
	writeGameRules(out, c.rules)
	if c.seeded {
		out.IntField("seed", int64(c.seed))
	}
	out.Key("rounds")
	out.Array()
	for i := range c.rounds {
		if i < len(c.rounds)-1 && i < len(c.given)-1 {
			out.Value(&c.given[i])
			continue
		}
		c.writeRound(out, &c.rounds[i])
	}
	out.End()
	shape.Write(out, keptFields[:], unsafe.Pointer(&c.kept), 0, nil)
	c.writeState(out)
	out.Key("result")
	(&seen{count: c.rules.Players}).orNull(out, resultFields[:], unsafe.Pointer(c.Final()))
	c.writeMoves(out)
}

// writeMoves writes the field moves: all moves of the current round.
func (c *session) writeMoves(out *wire.Writer) {
	var all []made
	for rest := c.moves(); rest != ""; {
		var m made
		m.seat, m.move, rest = cutMove(rest)
		all = append(all, m)
	}
	writeMoves(out, all)
}

func (c *session) writeRound(out *wire.Writer, r *round) {
	out.Object()
	wall := roundWall
	shape.Write(out, roundFields[:wall], unsafe.Pointer(r), int(c.rules.Players), nil)
	if r.tiles == "" {
		wall++
	}
	shape.Write(out, roundFields[wall:], unsafe.Pointer(r), 0, nil)
	out.End()
}

// writeState writes the derived fields phase, turns and over.
func (c *session) writeState(out *wire.Writer) {
	out.TextField("phase", game.Phases[c.Phase()])
	wire.IntArray(out, "turns", c.turns())
	out.BoolField("over", c.Phase() == game.GameOver)
}

// referee is the pseudo-seat of the dealing program, which sees everything.
const referee int8 = -4

// answer writes a table with its events, and the views of viewers. The viewer "turn" is
// the first seat that may act.
func (c *session) answer(out *wire.Writer, viewers []int8) {
	out.Object()
	c.write(out)
	c.writeEvents(out, referee)
	call.WriteViews(out, viewers, c.ToAct(), func(viewer int8) {
		v, _ := c.View(viewer)
		out.Object()
		(&seen{View: v, count: v.Rules.Players, moves: c.seenBy(viewer)}).write(out)
		c.writeEvents(out, viewer)
		out.End()
	})
	out.End()
}

// writeEvents writes the field events as a seat or an onlooker sees them; the referee sees
// all of them.
func (c *session) writeEvents(out *wire.Writer, seat int8) {
	out.Key("events")
	out.Array()
	for i := range c.events {
		e := &c.events[i]
		if seat != referee {
			seen := e.For(seat)
			e = &seen
		}
		shape.WriteEvent(out, Events[:], uint8(e.Kind), game.EventKinds[e.Kind], unsafe.Pointer(e), (&seen{count: c.rules.Players, seat: e.Seat}).own())
	}
	out.End()
}

// writeTile writes a tile as one field, null for NoTile.
//
//go:noinline
func writeTile(out *wire.Writer, name string, t mahjong.Tile) {
	writeNullable(out, name, t.String(), t == mahjong.NoTile)
}

// writeTiles writes a list of tiles as one field.
//
//go:noinline
func writeTiles(out *wire.Writer, name string, tiles []mahjong.Tile) {
	out.Key(name)
	writeTileList(out, tiles)
}

func writeTileList(out *wire.Writer, tiles []mahjong.Tile) {
	out.Array()
	for _, t := range tiles {
		out.String(t.String())
	}
	out.End()
}

// writeKinds writes a set of kinds as one field, a list of tiles.
//
//go:noinline
func writeKinds(out *wire.Writer, name string, kinds mahjong.KindSet) {
	writeTiles(out, name, tilesOf(kinds))
}

// tilesOf returns one tile of each kind, in the order of kinds.
func tilesOf(kinds mahjong.KindSet) (tiles []mahjong.Tile) {
	for ; kinds != 0; kinds &= kinds - 1 {
		tiles = append(tiles, kinds.First())
	}
	return tiles
}

// writeLegal writes a seat's legal moves as fields. The field seat is null if there are
// no moves.
//
//go:noinline
func writeLegal(out *wire.Writer, all []game.Action) {
	out.Key("seat")
	if len(all) == 0 {
		out.Null()
	} else {
		out.Int(int64(all[0].Seat))
	}
	out.Key("moves")
	out.Array()
	for i := range all {
		out.String(string(game.AppendMove(nil, &all[i])))
	}
	out.End()
	new(seen).list(out, "actions", len(all), actionFields[:], unsafe.Pointer(unsafe.SliceData(all)), unsafe.Sizeof(inAction))
}
