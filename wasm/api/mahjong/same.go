package mahjong

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// What follows from the rest of a table or view may be left out; where it is given, it
// must be so. Each method of a place compares one value with what it must be.

// A place is where values stand: a field, or an element of one. Its name is put
// together for a fault alone, as that costs more than to compare.
type place struct {
	*input
	field string
	i     int // less than 0 where it is no element
}

func (in *input) at(field string) place { return place{in, field, -1} }

func (p place) name(part string) string {
	if p.i < 0 {
		return p.field + part
	}
	return call.At(p.field, p.i) + part
}

// wrong reports a value that is not what it must be.
//
//go:noinline
func (p place) wrong(part string, got *wire.Value, want string) {
	p.Fail(fault.BadGame, p.name(part), "must be ", want, " as the rest tells, not ", got.Describe())
}

//go:noinline
func (p place) int(part string, got *wire.Value, want int) {
	if n, ok := got.Number(); (!ok || n != float64(want)) && !got.IsMissing() {
		p.wrong(part, got, strconv.Itoa(want))
	}
}

// count is int of a number that is null where it is less than 0.
func (p place) count(part string, got *wire.Value, want int) {
	if want >= 0 || !got.IsNull() {
		p.int(part, got, want)
	}
}

//go:noinline
func (p place) bool(part string, got *wire.Value, want bool) {
	if b, ok := got.Bool(); (!ok || b != want) && !got.IsMissing() {
		p.wrong(part, got, strconv.FormatBool(want))
	}
}

// text compares text that is null where it is "".
//
//go:noinline
func (p place) text(part string, got *wire.Value, want string) {
	if text, ok := got.String(); got.IsMissing() || ok && text == want || want == "" && got.IsNull() {
		return
	}
	if want == "" {
		p.wrong(part, got, "null")
	} else {
		p.wrong(part, got, wire.Quote(want))
	}
}

func (p place) tile(part string, got *wire.Value, want mahjong.Tile) {
	text := ""
	if want != mahjong.NoTile {
		text = want.String()
	}
	p.text(part, got, text)
}

// items returns the elements of an array that must have so many.
//
//go:noinline
func (p place) items(part string, got *wire.Value, n int) []wire.Value {
	items, ok := got.Items()
	if (!ok || len(items) != n) && !got.IsMissing() {
		p.wrong(part, got, "an array of "+strconv.Itoa(n))
		return nil
	}
	return items
}

//go:noinline
func (p place) tiles(part string, got *wire.Value, want []mahjong.Tile) {
	items := p.items(part, got, len(want))
	for i := range items {
		if text, ok := items[i].String(); !ok || text != want[i].String() {
			place{p.input, p.name(part), i}.wrong("", &items[i], want[i].String())
			return
		}
	}
}

//go:noinline
func (p place) ints(part string, got *wire.Value, want []int8) {
	items := p.items(part, got, len(want))
	for i := range items {
		if n, ok := items[i].Number(); !ok || n != float64(want[i]) {
			place{p.input, p.name(part), i}.wrong("", &items[i], strconv.Itoa(int(want[i])))
			return
		}
	}
}

var (
	meldParts   = [...]string{"meld", "type", "tiles", "called", "from"}
	actionParts = [...]string{"move", "action", "tile", "drawn", "meld"}
	riverParts  = [...]string{"tile", "drawn", "riichi", "called"}
	moveParts   = [...]string{"seat", "move"}
	legalParts  = [...]string{"seat", "moves", "actions"}
)

// apart puts the values of an object in the order of their names. It does what
// call.Input.Object does, for what there is much of.
//
//go:noinline
func (p place) apart(v *wire.Value, what string, known []string, parts []wire.Value) bool {
	keys, values, ok := v.Fields()
	if !ok {
		p.WrongType(p.name(""), what, *v)
	}
	for j, key := range keys {
		at := j // they come in this order most of the time
		if at >= len(known) || known[at] != key {
			at = names.Index(known, key)
		}
		if at >= 0 {
			parts[at] = values[j]
		} else if !values[j].IsMissing() {
			p.Fail("unknown", p.name("."+key), "is not part of ", what)
		}
	}
	return p.Good()
}

// meld compares the parts of a meld of a seat.
func (p place) meld(parts []wire.Value, m *mahjong.Meld, seat int8) {
	from := -1
	if m.From != 0 {
		from = int(seat+m.From) % 4
	}
	p.text(".meld", &parts[0], string(m.AppendMPSZ(nil)))
	p.text(".type", &parts[1], mahjong.MeldTypes[m.Type])
	p.tiles(".tiles", &parts[2], m.Tiles[:m.Size()])
	p.count(".called", &parts[3], int(m.Called))
	p.count(".from", &parts[4], from)
}

// action compares what a seat may do.
func (p place) action(got *wire.Value, a *game.Action) {
	var parts, meld [5]wire.Value
	if !p.apart(got, "an action { move, action, tile, drawn, meld }", actionParts[:], parts[:]) {
		return
	}
	p.text(".move", &parts[0], string(game.AppendMove(nil, a)))
	p.text(".action", &parts[1], a.Key())
	p.tile(".tile", &parts[2], a.Tile)
	p.bool(".drawn", &parts[3], a.Drawn)
	if a.Kind != game.Kan && a.Kind != game.Call {
		p.text(".meld", &parts[4], "")
	} else if of := p.at(p.name(".meld")); !parts[4].IsMissing() && of.apart(&parts[4], wantMeld, meldParts[:], meld[:]) {
		of.meld(meld[:], &a.Meld, a.Seat)
	}
}

// made reads an array of moves { seat, move }; each is read by its index.
func (in *input) made(field string, v *wire.Value, read func(p place, seat, move *wire.Value)) {
	items, ok := v.Items()
	if !ok && !v.IsMissing() {
		in.WrongType(field, "an array of moves { seat, move }", *v)
	}
	for i := 0; i < len(items) && in.Good(); i++ {
		var parts [len(moveParts)]wire.Value
		if p := (place{in, field, i}); p.apart(&items[i], "a move { seat, move }", moveParts[:], parts[:]) {
			read(p, &parts[0], &parts[1])
		}
	}
}

// derived checks what a table tells of where it stands, if it does.
func (in *input) derived(c *course, parts *gameParts) {
	if !in.Good() {
		return
	}
	p := in.at("table")
	p.text(".phase", &parts[gamePhase].Value, game.Phases[c.Phase()])
	p.ints(".turns", &parts[gameTurns].Value, c.turns())
	p.bool(".over", &parts[gameOver].Value, c.Phase() == game.GameOver)
	given, moves := &parts[gameMoves].Value, c.moves()
	p.items(".moves", given, strings.Count(moves, ":"))
	in.made("table.moves", given, func(p place, got, text *wire.Value) {
		var seat int8
		var move string
		seat, move, moves = cutMove(moves)
		p.int(".seat", got, int(seat))
		p.text(".move", text, move)
	})
}
