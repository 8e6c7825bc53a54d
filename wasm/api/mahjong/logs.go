package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/record"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var formats = names.Keys(record.Formats)

// writers write the first formats of the list. WriteMjlog is for Go programs only: the module has no room for it.
var writers = [...]func(*record.Record) string{record.WriteTenhou, record.WriteMjai, record.WriteMajiang}

// log reads the text of a log and plays it. err is the fault where the log breaks off;
// the rounds up to there are kept.
func (in *input) log() (c *session, r *record.Record, format int, err error) {
	text := ""
	if bytes, ok := wire.Uint8s(in.Position); ok {
		text = string(bytes)
	} else {
		text = in.AsText("log", "the text of a log, or its bytes", in.Position)
	}
	format = -1
	if v := in.Option("format"); !v.IsMissing() {
		format = in.AsChoice("options.format", v, formats)
	}
	c = new(session)
	if v := in.Option("rules"); !v.IsMissing() {
		c.rules = in.gameRules("options.rules", v)
	}
	if !in.Good() {
		return
	}
	if r, format, err = record.Read(text, format); r == nil {
		in.Refuse("", err)
		return
	}
	if c.rules == nil {
		c.rules = &r.Rules
	}
	if bad := c.replay(r); err == nil {
		err = bad
	}
	if len(c.rounds) > 0 {
		return
	}
	if err == nil {
		in.Fail(fault.BadGame, "log", "holds no round")
	} else {
		in.Refuse("", err)
	}
	return
}

func importGame(in *input, out *wire.Writer) {
	c, r, format, err := in.log()
	if !in.OK() {
		return
	}
	var w wire.Writer
	w.Object()
	w.Texts("format title", formats[format], r.Title)
	w.TextArray("names", r.Names[:c.rules.Players])
	w.Key("fault")
	writeFault(&w, err)
	w.TextField("room", r.Room)
	w.End()
	of, _ := wire.Decode(w.Bytes())
	_, values, _ := of.Fields()
	copy(c.kept[:], values) // the same order as keptFields
	out.Object()
	c.write(out)
	c.writeEvents(out, referee)
	out.End()
}

// writeFault writes a fault as { code, field, message }, null for none.
func writeFault(out *wire.Writer, err error) {
	bad, ok := err.(*fault.Fault)
	if !ok {
		out.Null()
		return
	}
	out.Object()
	out.Texts("code field message", bad.Code, bad.Field, bad.Field+" "+bad.Reason)
	out.End()
}

// replay plays a record and stores its rounds with their moves.
func (c *session) replay(r *record.Record) error {
	g, _, err := record.Replay(r, c.rules, func(g *game.Game, a game.Action) {
		c.follow(g)
		last := &c.rounds[len(c.rounds)-1]
		if last.moves != "" {
			last.moves += " "
		}
		last.moves += strconv.Itoa(int(a.Seat)) + ":" + string(game.AppendMove(nil, &a))
	})
	if g != nil {
		c.Game = g
		c.follow(g)
	}
	return err
}

// follow adds the current round of g to the rounds if it has just begun.
func (c *session) follow(g *game.Game) {
	if int(g.Dealt()) == len(c.rounds) {
		return
	}
	var tiles []byte
	for _, t := range g.Wall() {
		if t.Valid() {
			tiles = append(tiles, t.String()...)
		}
	}
	c.rounds = append(c.rounds, round{at: g.Opening(), tiles: string(tiles)})
}

// all reads a table and plays all its rounds. Each must follow from the round before.
func (in *input) all() *session {
	c, r := in.readGame()
	c.keeps = true
	for i := 0; i < len(c.rounds) && in.Good(); i++ {
		events := c.events
		in.begin(c, i)
		c.events = append(events, c.events...)
		in.play(c, i)
	}
	in.derived(c, r)
	return c
}

func exportGame(in *input, out *wire.Writer) {
	c := in.all()
	format := in.Choice("format", formats[:len(writers)]...)
	r := record.Record{}
	title, players := in.Option("title"), in.Option("names")
	if title.IsMissing() {
		title = c.kept[1]
	}
	if players.IsMissing() {
		players = c.kept[2]
	}
	if !title.IsMissing() {
		r.Title = in.AsText("options.title", "text", title)
	}
	if v := c.kept[keptRoom]; !v.IsMissing() {
		r.Room = in.AsText("table.room", "text", v)
	}
	if format == record.Majiang && c.players() != 4 {
		in.Fail(fault.BadRange, "options.format", "has games of four players alone")
	}
	in.names(&r, players)
	if !in.OK() {
		return
	}
	for i := range c.events {
		if c.events[i].Shown != nil {
			in.Fail(fault.BadRange, "options.format", "has no open riichi, which the game has")
			return
		}
	}
	r.Rules = *c.rules
	r.Add(c.events)
	out.String(writers[format](&r))
}

// names reads the names of the players.
func (in *input) names(r *record.Record, v wire.Value) {
	items, ok := v.Items()
	if v.IsMissing() {
		return
	}
	if !ok || len(items) > len(r.Names) {
		in.WrongType("options.names", "an array of up to 4 names", v)
		return
	}
	for i := range items {
		r.Names[i] = in.AsText(call.At("options.names", i), "a name", items[i])
	}
}

func replay(in *input, out *wire.Writer) {
	c := in.all()
	seat := referee
	if !in.Option("seat").IsMissing() {
		seat = in.seat(c)
	}
	if !in.OK() {
		return
	}
	out.Object()
	c.writeEvents(out, seat)
	c.writeState(out)
	out.End()
}
