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

// What is read of a view. The fields from dealer to over follow from them and are
// compared; what happened and how it ended is not looked at.
var (
	viewFields = []call.Field{
		{Name: "rules", Want: wantRules, Needed: true},
		{Name: "seat"},
		{Name: "phase", Kind: call.Word, Words: game.Phases[:], Needed: true},
		{Name: "active", Kind: call.Int, High: 3, Needed: true},
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
		{Name: "legal"}, {Name: "game"}, {Name: "version"}, {Name: "moves"},
		{Name: "dealer"}, {Name: "roundWind"}, {Name: "seatWind"}, {Name: "tiles"}, {Name: "drawn"}, {Name: "waits"},
		{Name: "unseen"}, {Name: "turns"}, {Name: "over"},
		{Name: "outcome"}, {Name: "result"}, {Name: "events"},
	}
	playerFields = []call.Field{
		{Name: "concealed", Kind: call.Int, High: 14, Needed: true},
		{Name: "norths", Kind: call.Int, High: 4},
		{Name: "riichi", Kind: call.Bool}, {Name: "ippatsu", Kind: call.Bool},
		{Name: "melds"}, {Name: "river"}, {Name: "safe"}, {Name: "wind"},
	}
)

// Where the fields of a view are among its parts, and those of a player.
const (
	viewLegal = 17 + iota
	viewKind
	viewVersion
	viewMoves
	viewDealer
	viewRoundWind
	viewSeatWind
	viewTiles
	viewDrawn
	viewWaits
	viewUnseen
	viewTurns
	viewOver
	viewOutcome
	viewFieldCount = viewOutcome + 3
)

type (
	viewParts   [viewFieldCount]call.Part
	playerParts [8]call.Part
)

// A seen is a view that is read.
type seen struct {
	*game.View
	parts   viewParts
	players [4]playerParts
	melds   [4][4][len(meldParts)]wire.Value
	moves   []made
	outcome *wire.Value  // of the last event that ended a round
	actions []wire.Value // as given, of those of the view
}

// view reads a view, an onlooker's only where it may be one.
//
//go:noinline
func (in *input) view(onlooker bool) *seen {
	s := &seen{View: new(game.View)}
	v, parts := s.View, &s.parts
	if !in.Object("view", wantView, "a view", in.Position, viewFields, parts[:]) || !in.Good() {
		return s
	}
	if v.Seat = game.Onlooker; !onlooker || !parts[1].Value.IsNull() {
		v.Seat = int8(in.AsInteger("view.seat", parts[1].Value, 0, 3))
	}
	in.CheckKind("view", name, &parts[viewKind].Value, &parts[viewVersion].Value)
	v.Rules = *in.gameRules("view.rules", parts[0].Value)
	v.Phase, v.Turn, v.Number = game.Phase(parts[2].N), int8(parts[3].N), int8(parts[4].N)
	v.Honba, v.Sticks, v.Left = int32(parts[5].N), int32(parts[6].N), int8(parts[7].N)
	for i, flag := range [...]*bool{&v.Furiten, &v.FirstTurn, &v.Rinshan, &v.Chankan} {
		*flag = parts[8+i].N != 0
	}
	if !in.Good() {
		return s
	}
	if v.Seat == game.Onlooker {
		v.Hand = mahjong.EmptyHand()
		in.at("view").text(".hand", &parts[12].Value, "")
	} else if h, err := mahjong.ParseHand(parts[12].Text, v.Rules.Score.Reds); err != nil {
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
	in.players(s, &parts[16].Value)
	in.legal(s, &parts[viewLegal].Value)
	in.made("view.moves", &parts[viewMoves].Value, func(p place, seat, move *wire.Value) {
		n, ok := seat.Number()
		if !ok || n != 0 && n != 1 && n != 2 && n != 3 {
			in.AsInteger(p.name(".seat"), *seat, 0, 3)
		}
		if text, ok := move.String(); !ok {
			in.WrongType(p.name(".move"), wantMove, *move)
		} else if _, ok := game.ParseMove(text); !ok {
			in.wrongText(p.name(".move"), text)
		} else {
			s.moves = append(s.moves, made{int8(n), text})
		}
	})
	in.complete(s)
	return s
}

// complete checks a view, finds the actions that it lacks, and compares what was
// given with what it tells.
func (in *input) complete(s *seen) {
	if !in.Good() {
		return
	}
	err := s.Complete()
	if err == nil && !s.parts[viewLegal].Given() {
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
		in.Refuse("view.", &bad)
		return
	}
	v, p := s.View, in.at("view")
	given := func(part int) *wire.Value { return &s.parts[part].Value }
	p.int(".dealer", given(viewDealer), int(v.Dealer))
	p.text(".roundWind", given(viewRoundWind), winds[v.RoundWind])
	seatWind := "" // of an onlooker
	if v.SeatWind >= 0 {
		seatWind = winds[v.SeatWind]
	}
	p.text(".seatWind", given(viewSeatWind), seatWind)
	p.tiles(".tiles", given(viewTiles), handTiles(&v.Hand))
	p.tile(".drawn", given(viewDrawn), v.Hand.Drawn)
	p.tiles(".waits", given(viewWaits), kindTiles(v.Waits))
	p.ints(".unseen", given(viewUnseen), v.Unseen[:])
	p.ints(".turns", given(viewTurns), turnsOf(v))
	p.bool(".over", given(viewOver), v.Phase == game.GameOver)
	for i := range v.Rules.Players {
		s.samePlayer(place{in, "view.players", int(i)}, i)
	}
	for i := range s.actions {
		place{in, "view.legal.actions", i}.action(&s.actions[i], &v.Actions[i])
	}
}

// samePlayer compares what follows of a player.
func (s *seen) samePlayer(p place, i int8) {
	player, parts := &s.Players[i], &s.players[i]
	p.text(".wind", &parts[7].Value, winds[(i-s.Dealer+s.Rules.Players)%s.Rules.Players])
	p.int(".concealed", &parts[0].Value, int(player.Concealed))
	given := p.items(".melds", &parts[4].Value, len(player.Melds))
	if len(given) == 0 {
		return
	}
	field := p.name(".melds")
	for j := range given {
		place{p.input, field, j}.meld(s.melds[i][j][:], &player.Melds[j], i)
	}
}

// items reads an array; each of its elements is read by its index.
//
//go:noinline
func (in *input) items(field string, v *wire.Value, most int, read func(p place, v *wire.Value)) {
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
		read(place{in, field, i}, &items[i])
	}
}

// players reads what everybody sees of the players.
func (in *input) players(s *seen, given *wire.Value) {
	n := int8(0)
	in.items("view.players", given, int(s.Rules.Players), func(p place, item *wire.Value) {
		in.player(s, n, p.name(""), item)
		n++
	})
	if in.Good() && n != s.Rules.Players {
		in.Fail(fault.BadLength, "view.players", "must be ", strconv.Itoa(int(s.Rules.Players)), ", not ", strconv.Itoa(int(n)))
	}
}

const wantMeld = "a meld { meld, type, tiles, called, from }"

//go:noinline
func (in *input) player(s *seen, i int8, field string, v *wire.Value) {
	p, parts, reds := &s.Players[i], &s.players[i], s.Rules.Score.Reds
	in.Object(field, "an object { concealed, melds, river, … }", "a player", *v, playerFields, parts[:])
	p.Concealed, p.Norths, p.Riichi, p.Ippatsu = int8(parts[0].N), int8(parts[1].N), parts[2].N != 0, parts[3].N != 0
	in.items(field+".melds", &parts[4].Value, 4, func(at place, item *wire.Value) {
		meld := &s.melds[i][at.i]
		if !at.apart(item, wantMeld, meldParts[:], meld[:]) {
			return
		}
		p.Melds = append(p.Melds, at.readMeld(meld[:]))
	})
	in.items(field+".river", &parts[5].Value, 48, func(at place, item *wire.Value) {
		var tile [len(riverParts)]wire.Value
		if !at.apart(item, "a discard { tile, drawn, riichi, called }", riverParts[:], tile[:]) {
			return
		}
		d := game.Discard{Tile: at.tileOf(".tile", &tile[0], reds)}
		for j, flag := range [...]*bool{&d.Drawn, &d.Riichi, &d.Called} {
			*flag = at.flag("."+riverParts[1+j], &tile[1+j])
		}
		p.River = append(p.River, d)
	})
	for _, t := range in.tiles(field+".safe", parts[6].Value, reds) {
		p.Safe |= 1 << t.Kind()
	}
}

// readMeld reads a meld by its text.
func (p place) readMeld(parts []wire.Value) mahjong.Meld {
	text := p.AsText(p.name(".meld"), "text like \"34-0m\"", parts[0])
	m, ok := mahjong.ParseMeld(text)
	if !ok {
		p.Fail(fault.BadTile, p.name(".meld"), "must be text like \"34-0m\", not ", wire.Quote(text))
	}
	return m
}

// tileOf reads a tile.
func (p place) tileOf(part string, v *wire.Value, reds mahjong.Reds) mahjong.Tile {
	if text, _ := v.String(); len(text) == 2 && text[0] != '0' && text[0] != '5' {
		if t := mahjong.ParseTile(text); t != mahjong.NoTile { // no red five: its colour is a matter of the rules
			return t
		}
	}
	return p.input.tileOf(p.name(part), *v, reds)
}

// flag reads true or false, false where it is left out.
func (p place) flag(part string, v *wire.Value) bool {
	b, ok := v.Bool()
	if !ok && !v.IsMissing() {
		p.AsBoolean(p.name(part), *v)
	}
	return b
}

func (in *input) wrongText(field, text string) {
	in.Fail(fault.BadMove, field, "must be ", wantMove, ", not ", wire.Quote(text))
}

// legal reads what the seat may do. Null is nothing.
func (in *input) legal(s *seen, given *wire.Value) {
	v := s.View
	var parts [len(legalParts)]wire.Value
	p := in.at("view.legal")
	if given.IsMissing() || given.IsNull() || !p.apart(given, "what a seat may do { seat, moves, actions }", legalParts[:], parts[:]) {
		return
	}
	if parts[1].IsMissing() {
		in.WrongType("view.legal.moves", "an array of moves", parts[1])
	}
	in.items("view.legal.moves", &parts[1], 100, func(p place, item *wire.Value) {
		text, isText := item.String()
		if !isText {
			in.WrongType(p.name(""), wantMove, *item)
			return
		}
		a, ok := game.ParseMove(text)
		if !ok {
			in.wrongText(p.name(""), text)
		}
		switch a.Seat = v.Seat; a.Kind {
		case game.Tsumo:
			a.Tile = v.Hand.Drawn
		case game.Ron:
			a.Tile = v.Offer
		}
		v.Actions = append(v.Actions, a)
	})
	seat := int(v.Seat)
	if len(v.Actions) == 0 {
		seat = -1
	}
	p.count(".seat", &parts[0], seat)
	s.actions = p.items(".actions", &parts[2], len(v.Actions))
}
