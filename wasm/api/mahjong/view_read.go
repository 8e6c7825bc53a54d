package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const (
	wantView = "a view, as view(game, { seat }) gives it"
	wantList = "an array of tiles"
)

// What is read of a view. The fields after these follow from them; they are
// compared with what the view that was read tells.
var (
	viewFields = []call.Field{
		{Name: "rules", Want: wantRules, Needed: true},
		{Name: "seat", Kind: call.Int, High: 3, Needed: true},
		{Name: "phase", Kind: call.Word, Words: game.Phases[:], Needed: true},
		{Name: "turn", Kind: call.Int, High: 3, Needed: true},
		{Name: "number", Kind: call.Int, High: 15},
		{Name: "honba", Kind: call.Int, High: 1000},
		{Name: "sticks", Kind: call.Int, High: 1000},
		{Name: "left", Kind: call.Int, High: 70, Needed: true},
		{Name: "furiten", Kind: call.Bool}, {Name: "firstTurn", Kind: call.Bool},
		{Name: "rinshan", Kind: call.Bool}, {Name: "chankan", Kind: call.Bool},
		{Name: "hand", Kind: call.Text, Want: "text like \"123m406p789s1122z\"", Needed: true},
		{Name: "points", Want: "an array of numbers", Needed: true},
		{Name: "dora", Want: wantList, Needed: true},
		{Name: "offer"},
		{Name: "players", Want: "an array of players", Needed: true},
		{Name: "legal"},
		{Name: "dealer"}, {Name: "roundWind"}, {Name: "seatWind"}, {Name: "tiles"}, {Name: "drawn"}, {Name: "waits"},
		{Name: "unseen"}, {Name: "result"}, {Name: "final"}, {Name: "over"}, {Name: "events"},
	}
	playerFields = []call.Field{
		{Name: "concealed", Kind: call.Int, High: 14, Needed: true},
		{Name: "norths", Kind: call.Int, High: 4},
		{Name: "riichi", Kind: call.Bool}, {Name: "ippatsu", Kind: call.Bool},
		{Name: "melds"}, {Name: "river"}, {Name: "safe"}, {Name: "wind"},
	}
	riverFields = []call.Field{
		{Name: "tile", Want: wantTile, Needed: true},
		{Name: "drawn", Kind: call.Bool}, {Name: "riichi", Kind: call.Bool}, {Name: "called", Kind: call.Bool},
	}
	meldFields = []call.Field{
		{Name: "meld", Kind: call.Text, Want: "text like \"34-0m\"", Needed: true},
		{Name: "type"}, {Name: "tiles"}, {Name: "called"}, {Name: "from"},
	}
	actionFields = []call.Field{
		{Name: "move", Kind: call.Text, Want: wantMove, Needed: true},
		{Name: "seat"}, {Name: "action"}, {Name: "tile"}, {Name: "drawn"}, {Name: "meld"},
	}
)

// view reads a view.
//
//go:noinline
func (in *input) view() *game.View {
	var parts [29]call.Part
	v := new(game.View)
	if !in.Object("view", wantView, "a view", in.Position, viewFields, parts[:]) || !in.Good() {
		return v
	}
	v.Rules = *in.gameRules("view.rules", parts[0].Value)
	v.Seat, v.Phase, v.Turn, v.Number = int8(parts[1].N), game.Phase(parts[2].N), int8(parts[3].N), int8(parts[4].N)
	v.Honba, v.Sticks, v.Left = int32(parts[5].N), int32(parts[6].N), int8(parts[7].N)
	for i, flag := range [...]*bool{&v.Furiten, &v.FirstTurn, &v.Rinshan, &v.Chankan} {
		*flag = parts[8+i].N != 0
	}
	if !in.Good() {
		return v
	}
	if h, err := mahjong.ParseHand(parts[12].Text, v.Rules.Score.Reds); err != nil {
		in.Refuse("view.", err)
	} else {
		v.Hand = h.Hand
	}
	in.seats("view.points", parts[13].Value, v.Rules.Players, 1_000_000, &v.Points)
	v.Dora = in.tiles("view.dora", parts[14].Value, v.Rules.Score.Reds)
	if n := len(v.Dora); n > 5 {
		in.Fail(fault.BadLength, "view.dora", "are ", strconv.Itoa(n), " indicators: there are up to 5")
	}
	if v.Offer = mahjong.NoTile; parts[15].Given() && !parts[15].Value.IsNull() {
		v.Offer = in.tileOf("view.offer", parts[15].Value, v.Rules.Score.Reds)
	}
	in.players(v, &parts[16].Value)
	in.actions(v, &parts[17].Value)
	in.complete(v, !parts[17].Given())
	return v
}

// complete checks a view, finds the actions that it lacks, and compares what was
// given with what it tells.
func (in *input) complete(v *game.View, lacks bool) {
	if !in.Good() {
		return
	}
	err := v.Complete()
	if err == nil && lacks {
		err = v.FindActions()
	}
	if err != nil {
		in.Refuse("view.", err)
		return
	}
	var out wire.Writer
	out.Object()
	writeView(&out, v)
	out.End()
	want, _ := wire.Decode(out.Bytes())
	in.same("view", &in.Position, &want)
}

// items reads an array of objects; each is read by its index.
//
//go:noinline
func (in *input) items(field string, v *wire.Value, most int, read func(field string, v *wire.Value)) {
	items, ok := v.Items()
	if v.IsMissing() {
		return
	}
	if !ok {
		in.WrongType(field, "an array", *v)
	}
	if len(items) > most {
		in.Fail(fault.BadLength, field, "must be up to ", strconv.Itoa(most), ", not ", strconv.Itoa(len(items)))
	}
	for i := 0; i < len(items) && in.Good(); i++ {
		read(call.At(field, i), &items[i])
	}
}

// players reads what everybody sees of the players.
func (in *input) players(v *game.View, given *wire.Value) {
	n := 0
	in.items("view.players", given, int(v.Rules.Players), func(field string, item *wire.Value) {
		in.player(&v.Players[n], field, item, v.Rules.Score.Reds)
		n++
	})
	if in.Good() && n != int(v.Rules.Players) {
		in.Fail(fault.BadLength, "view.players", "must be ", strconv.Itoa(int(v.Rules.Players)), ", not ", strconv.Itoa(n))
	}
}

//go:noinline
func (in *input) player(p *game.Player, field string, v *wire.Value, reds mahjong.Reds) {
	var parts [8]call.Part
	in.Object(field, "an object { concealed, melds, river, … }", "a player", *v, playerFields, parts[:])
	p.Concealed, p.Norths, p.Riichi, p.Ippatsu = int8(parts[0].N), int8(parts[1].N), parts[2].N != 0, parts[3].N != 0
	in.items(field+".melds", &parts[4].Value, 4, func(field string, item *wire.Value) {
		var meld [5]call.Part
		in.Object(field, "an object { meld }", "a meld", *item, meldFields, meld[:])
		m, ok := mahjong.ParseMeld(meld[0].Text)
		if !ok {
			in.Fail(fault.BadTile, field+".meld", "must be text like \"34-0m\", not ", wire.Quote(meld[0].Text))
		}
		p.Melds = append(p.Melds, m)
	})
	in.items(field+".river", &parts[5].Value, 48, func(field string, item *wire.Value) {
		var tile [4]call.Part
		in.Object(field, "an object { tile, drawn, riichi, called }", "a discard", *item, riverFields, tile[:])
		p.River = append(p.River, game.Discard{
			Tile: in.tileOf(field+".tile", tile[0].Value, reds), Drawn: tile[1].N != 0, Riichi: tile[2].N != 0, Called: tile[3].N != 0,
		})
	})
	for _, t := range in.tiles(field+".safe", parts[6].Value, reds) {
		p.Safe |= 1 << t.Kind()
	}
}

// actions reads what the seat may do.
func (in *input) actions(v *game.View, given *wire.Value) {
	in.items("view.legal", given, 100, func(field string, item *wire.Value) {
		var parts [6]call.Part
		in.Object(field, "an action { move }", "an action", *item, actionFields, parts[:])
		a, ok := game.ParseMove(parts[0].Text)
		if !ok {
			in.Fail(fault.BadMove, field+".move", "must be ", wantMove, ", not ", wire.Quote(parts[0].Text))
		}
		switch a.Seat = v.Seat; a.Kind {
		case game.Tsumo:
			a.Tile = v.Hand.Drawn
		case game.Ron:
			a.Tile = v.Offer
		}
		v.Actions = append(v.Actions, a)
	})
}
