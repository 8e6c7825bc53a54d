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
	kept   [len(keptFields)]wire.Value // what is handed on as it is
	events []game.Event
	steps  []step              // of the round that is played
	keeps  bool                // events holds all that happened
	visit  func(a game.Action) // gets what is about to be done; may be nil
}

// A round is how one begins, and what was done, a seat and a move each.
type round struct {
	at    game.Opening
	tiles string // of the wall, "" if it is the seed's
	moves string
}

// keptFields are those of a table on which nothing depends: of a log, and the
// caller's own.
var keptFields = [...]string{"format", "title", "names", "fault", "own"}

// What is read of a table. The fields from phase to moves follow from those before
// and are compared; what happened and how it ended is not looked at.
var (
	gameFields = []call.Field{
		{Name: "game"}, {Name: "version"},
		{Name: "rules", Want: wantRules, Needed: true},
		{Name: "seed", Kind: call.Int, High: 1<<32 - 1},
		{Name: "rounds", Want: "an array of rounds", Needed: true},
		{Name: "phase"}, {Name: "turns"}, {Name: "over"}, {Name: "moves"},
		{Name: "format"}, {Name: "title"}, {Name: "names"}, {Name: "fault"}, {Name: "own"},
		{Name: "result"}, {Name: "events"}, {Name: "views"},
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
	wantGame  = "a table { rules, seed, rounds }, as deal gives it"
	wantMoves = "text like \"0:5m_ 1:pass\""
	wantMove  = "a move like \"5m_\", \"34-0m\" or \"pass\""
	mostRound = 1000
)

// What is read of a table: where its fields are among parts.
const (
	gameKind = iota
	gameVersion
	gameRules
	gameSeed
	gameRounds
	gamePhase
	gameTurns
	gameOver
	gameMoves
	gameKept
	gameFieldCount = gameKept + len(keptFields) + 3
)

// game reads a table and plays its last round up to where it stands.
//
//go:noinline
func (in *input) game() *course {
	c, parts := in.readGame()
	if !in.Good() {
		return c
	}
	last := len(c.rounds) - 1
	in.begin(c, last)
	in.play(c, last)
	in.derived(c, parts)
	return c
}

// A gameParts is what was read of a table, by field.
type gameParts [gameFieldCount]call.Part

// readGame reads a table, and plays nothing.
func (in *input) readGame() (*course, *gameParts) {
	parts := new(gameParts)
	c := new(course)
	if !in.Object("table", wantGame, "a table", in.Position, gameFields, parts[:]) || !in.Good() {
		return c, parts
	}
	in.CheckKind("table", name, &parts[gameKind].Value, &parts[gameVersion].Value)
	c.rules = in.gameRules("table.rules", parts[gameRules].Value)
	c.seed, c.seeded = uint32(parts[gameSeed].N), parts[gameSeed].Given()
	for i := range c.kept {
		if c.kept[i] = parts[gameKept+i].Value; !c.kept[i].IsPlain() {
			in.WrongType("table."+keptFields[i], "plain data: objects, arrays, text, numbers, true, false and null", c.kept[i])
		}
	}
	items, ok := parts[gameRounds].Value.Items()
	if !ok {
		in.WrongType("table.rounds", "an array of rounds", parts[gameRounds].Value)
	} else if len(items) == 0 || len(items) > mostRound {
		in.Fail(fault.BadLength, "table.rounds", "must be 1 to ", strconv.Itoa(mostRound), " rounds, not ", strconv.Itoa(len(items)))
	}
	c.given = items
	for i := 0; i < len(items) && in.Good(); i++ {
		in.round(c, i)
	}
	return c, parts
}

// round reads a round.
//
//go:noinline
func (in *input) round(c *course, i int) {
	var parts [6]call.Part
	field := call.At("table.rounds", i)
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
	field := call.At("table.rounds", i) + ".wall"
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

// play makes the moves of a round.
//
//go:noinline
func (in *input) play(c *course, i int) {
	moves := c.rounds[i].moves
	for n := 1; moves != "" && in.Good(); n++ {
		var seat int8
		var move string
		seat, move, moves = cutMove(moves)
		if seat < 0 {
			in.wrongMove(i, n, "must be "+wantMoves+", not "+wire.Quote(move))
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
			in.wrongMove(i, n, "is wrong: move "+bad.Reason)
			return
		}
		c.steps = append(c.steps, step{made{seat, move}, answers, events})
		if c.keeps {
			c.events = append(c.events, events...)
		}
	}
}

// cutMove returns the first of the moves of a round and those after it. The seat is
// less than 0 where the text is none of one.
func cutMove(moves string) (seat int8, move, rest string) {
	move, rest, _ = strings.Cut(moves, " ")
	if len(move) < 3 || move[1] != ':' || move[0] < '0' || move[0] > '9' {
		return -1, move, rest
	}
	return int8(move[0] - '0'), move[2:], rest
}

func (in *input) wrongMove(round, n int, why string) {
	in.Fail(fault.BadMove, call.At("table.rounds", round)+".moves", "at its move ", strconv.Itoa(n), " ", why)
}

// turns returns the seats that may act.
func (c *course) turns() (seats []int8) {
	for s := range c.rules.Players {
		if c.Waiting(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// actor reads the option seat: one of turns, by default the first, -1 if there is
// none.
func (in *input) actor(c *course) int8 {
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

// moves returns what was done in the round that is played.
func (c *course) moves() string { return c.rounds[len(c.rounds)-1].moves }

// step makes one move of a seat, or deals the next round.
func (in *input) step(c *course, seat int8, move string) {
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
