package mahjong

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A table of JavaScript is its rules, the seed of its walls and its rounds, each
// how it began and what was done since: it is played again with every call, up to
// where it stands.

// A course is a game that was read.
type course struct {
	*game.Game
	rules  *game.Rules
	seed   uint32
	seeded bool
	given  []wire.Value // its rounds
	rounds []round
	own    wire.Value // the caller's
	events []game.Event
	visit  func(a game.Action) // gets what is about to be done; may be nil
}

// A round is how one begins, and what was done, a seat and a move each.
type round struct {
	at    game.Opening
	tiles string // of the wall, "" if it is the seed's
	moves string
}

var (
	gameFields = []call.Field{
		{Name: "rules", Want: wantRules, Needed: true},
		{Name: "seed", Kind: call.Int, High: 1<<32 - 1},
		{Name: "rounds", Want: "an array of rounds", Needed: true},
		{Name: "own"},
		{Name: "phase"}, {Name: "waiting"}, {Name: "over"}, {Name: "events"}, {Name: "view"},
	}
	roundFields = []call.Field{
		{Name: "number", Kind: call.Int, High: 15},
		{Name: "honba", Kind: call.Int, High: 1000},
		{Name: "sticks", Kind: call.Int, High: 1000},
		{Name: "points"},
		{Name: "wall"},
		{Name: "moves", Kind: call.Text, Want: wantMoves},
	}
)

const (
	wantRules = "the name of rules, or an object of them"
	wantGame  = "a game { rules, seed, rounds }, as deal gives it"
	wantMoves = "text like \"0:5m_ 1:pass\""
	wantMove  = "a move like \"5m_\", \"34-0m\" or \"pass\""
	mostRound = 1000
)

// game reads a game and plays its last round up to where it stands.
//
//go:noinline
func (in *input) game() *course {
	c := in.readGame()
	if !in.Good() {
		return c
	}
	last := len(c.rounds) - 1
	in.begin(c, last)
	in.play(c, last)
	if in.Good() {
		in.derived(c)
	}
	return c
}

// readGame reads a game, and plays nothing.
func (in *input) readGame() *course {
	var parts [9]call.Part
	c := new(course)
	if !in.Object("game", wantGame, "a game", in.Position, gameFields, parts[:]) || !in.Good() {
		return c
	}
	c.rules = in.gameRules("game.rules", parts[0].Value)
	c.seed, c.seeded = uint32(parts[1].N), parts[1].Given()
	if c.own = parts[3].Value; !c.own.IsPlain() {
		in.WrongType("game.own", "plain data: objects, arrays, text, numbers, true, false and null", c.own)
	}
	items, ok := parts[2].Value.Items()
	if !ok {
		in.WrongType("game.rounds", "an array of rounds", parts[2].Value)
	} else if len(items) == 0 || len(items) > mostRound {
		in.Fail(fault.BadLength, "game.rounds", "must be 1 to ", strconv.Itoa(mostRound), " rounds, not ", strconv.Itoa(len(items)))
	}
	c.given = items
	for i := 0; i < len(items) && in.Good(); i++ {
		in.round(c, i)
	}
	return c
}

// round reads a round.
//
//go:noinline
func (in *input) round(c *course, i int) {
	var parts [6]call.Part
	field := call.At("game.rounds", i)
	in.Object(field, "a round { number, honba, sticks, points, moves }", "a round", c.given[i], roundFields, parts[:])
	r := round{at: game.Opening{Number: int8(parts[0].N), Honba: int32(parts[1].N), Sticks: int32(parts[2].N)}, moves: parts[5].Text}
	for j := range c.rules.Players {
		r.at.Points[j] = c.rules.Points
	}
	if parts[3].Given() {
		in.seats(field+".points", parts[3].Value, c.rules.Players, 1_000_000, &r.at.Points)
	}
	if parts[4].Given() {
		r.tiles = in.AsText(field+".wall", "the tiles of the wall as text", parts[4].Value)
	} else if !c.seeded {
		in.WrongType(field+".wall", "tiles, or game.seed a number", parts[4].Value)
	}
	c.rounds = append(c.rounds, r)
}

// wall returns the wall of a round.
func (in *input) wall(c *course, i int) *game.Wall {
	r := &c.rounds[i]
	if r.tiles == "" {
		return game.Shuffle(c.rules, c.seed, int32(i))
	}
	field := call.At("game.rounds", i) + ".wall"
	list, err := mahjong.ParseTiles(r.tiles)
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

// begin deals a round: the first that is played, or one that must follow from
// the one before.
func (in *input) begin(c *course, i int) {
	w := in.wall(c, i)
	if !in.Good() {
		return
	}
	var err error
	field := call.At("game.rounds", i)
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

// play makes the moves of a round.
//
//go:noinline
func (in *input) play(c *course, i int) {
	moves := c.rounds[i].moves
	for n := 1; moves != "" && in.Good(); n++ {
		move, rest, _ := strings.Cut(moves, " ")
		moves = rest
		if len(move) < 3 || move[1] != ':' {
			in.wrongMove(i, n, "must be "+wantMoves+", not "+wire.Quote(move))
			return
		}
		a, err := c.Read(int8(move[0]-'0'), move[2:])
		if bad, ok := err.(*fault.Fault); ok {
			in.wrongMove(i, n, "is wrong: move "+bad.Reason)
			return
		}
		if c.visit != nil {
			c.visit(a)
		}
		events, _ := c.Apply(a) // it is legal
		c.events = append(c.events, events...)
	}
}

func (in *input) wrongMove(round, n int, why string) {
	in.Fail(fault.BadMove, call.At("game.rounds", round)+".moves", "at its move ", strconv.Itoa(n), " ", why)
}

// waiting returns the seats for whose actions a game waits.
func (c *course) waiting() (seats []int8) {
	for s := range c.rules.Players {
		if c.Waiting(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// derived checks what a game tells of where it stands, if it does.
func (in *input) derived(c *course) {
	var out wire.Writer
	out.Object()
	c.writeState(&out)
	out.End()
	want, _ := wire.Decode(out.Bytes())
	in.same("game", &in.Position, &want)
}

// step makes one move of a seat, or deals the next round.
func (in *input) step(c *course, seat int8, move string) {
	last := len(c.rounds) - 1
	if move == game.ActionKinds[game.Proceed] && c.Phase() == game.RoundOver {
		c.rounds = append(c.rounds, round{at: c.Opening()})
		if !c.seeded {
			in.Fail("missing", "game.seed", "is missing: the next round needs a wall")
			return
		}
		in.begin(c, last+1)
		return
	}
	events, err := c.Play(seat, move)
	if err != nil {
		in.Refuse("options.", err)
		return
	}
	c.events = events
	r := &c.rounds[last]
	if r.moves != "" {
		r.moves += " "
	}
	r.moves += strconv.Itoa(int(seat)) + ":" + move
}
