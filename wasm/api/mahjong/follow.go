package mahjong

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// What is read of an event as a view has it, and of how a round ended: what the rules do
// not look at is handed on as it is.
var (
	eventFields = []call.Field{
		{Name: "event", Kind: call.Word, Words: game.EventKinds[:], Needed: true},
		{Name: "seat", Kind: call.Int, High: 3, Usual: -1},
		{Name: "number", Kind: call.Int, High: 15}, {Name: "dealer", Kind: call.Int, High: 3},
		{Name: "honba", Kind: call.Int, High: 1000}, {Name: "sticks", Kind: call.Int, High: 1000},
		{Name: "rinshan", Kind: call.Bool}, {Name: "drawn", Kind: call.Bool}, {Name: "riichi", Kind: call.Bool},
		{Name: "tile"}, {Name: "dora"}, {Name: "meld"}, {Name: "points"}, {Name: "hands"}, {Name: "outcome"}, {Name: "result"},
		{Name: "words"},
	}
	outcomeFields = []call.Field{
		{Name: "ending", Kind: call.Word, Words: endings(), Needed: true},
		{Name: "renchan", Kind: call.Bool},
		{Name: "payments"}, {Name: "points"}, {Name: "wins"}, {Name: "shown"},
		{Name: "tenpai"}, {Name: "nagashi"}, {Name: "name"},
	}
)

func endings() []string {
	keys := make([]string, len(game.Endings))
	for i := range keys {
		keys[i] = game.Endings[i].Key
	}
	return keys
}

const (
	wantEvents = "an array of what happened, as the table's view of the seat has it in events"
	wantEvent  = "an event { event, seat, … }"
)

// follow keeps a view up: by its own answer to an offer, and by what it is told.
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
		if in.event(s, call.At("options.events", i), &list[i], &events[i]); !in.Good() {
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
	outcome := &s.parts[viewOutcome].Value
	for i := range events {
		if events[i].Kind == game.RoundEnded {
			outcome = s.outcome
		}
	}
	if after.Result == nil {
		outcome = nil
	}
	out.Object()
	writeView(out, after, outcome, s.moves)
	out.Key("events")
	out.Value(&given)
	out.End()
}

// answer returns the answer to an offer that a move is, nil if it is none of the view's
// seat.
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

// event reads what happened, as a view has it.
func (in *input) event(s *seen, field string, v *wire.Value, e *game.Event) {
	parts := new([17]call.Part)
	if !in.Object(field, wantEvent, "an event", *v, eventFields, parts[:]) || !in.Good() {
		return
	}
	e.Kind, e.Seat, e.Tile = game.EventKind(parts[0].N), int8(parts[1].N), mahjong.NoTile
	e.Drawn, e.Riichi = parts[6].N|parts[7].N != 0, parts[8].N != 0
	reds := s.Rules.Score.Reds
	if tile := &parts[9].Value; !tile.IsMissing() && !tile.IsNull() {
		e.Tile = in.tileOf(field+".tile", *tile, reds)
	}
	switch e.Kind {
	case game.RoundBegan:
		e.Deal = &game.Deal{Number: int8(parts[2].N), Dealer: int8(parts[3].N), Honba: int32(parts[4].N), Sticks: int32(parts[5].N)}
		e.Deal.Dora = in.tileOf(field+".dora", parts[10].Value, reds)
		in.seats(field+".points", parts[12].Value, s.Rules.Players, 1_000_000, &e.Deal.Points)
		for i := range e.Deal.Hands {
			e.Deal.Hands[i] = mahjong.EmptyHand()
		}
		n := 0
		in.items(field+".hands", &parts[13].Value, int(s.Rules.Players), func(p place, item *wire.Value) {
			for _, t := range in.tiles(p.name(""), *item, reds) {
				e.Deal.Hands[n].Counts[t]++
			}
			n++
		})
	case game.Called, game.DeclaredKan:
		var meld [len(meldParts)]wire.Value
		p := in.at(field + ".meld")
		if p.apart(&parts[11].Value, wantMeld, meldParts[:], meld[:]) {
			e.Meld = p.readMeld(meld[:])
			p.meld(meld[:], &e.Meld, e.Seat)
		}
	case game.TookNorth:
		e.Tile = mahjong.North
	case game.RoundEnded:
		s.outcome = &parts[14].Value
		e.Result = in.outcome(s, field+".outcome", s.outcome)
	case game.GameEnded:
		var result [5]wire.Value
		e.Final = new(game.Final)
		if p := in.at(field + ".result"); p.apart(&parts[15].Value, "a result { places, points, … }", resultParts[:], result[:]) {
			var places [4]int32
			in.seats(p.name(".places"), result[0], s.Rules.Players, 4, &places)
			in.seats(p.name(".points"), result[1], s.Rules.Players, 1_000_000, &e.Final.Points)
			for i, place := range places {
				e.Final.Ranks[i] = int8(place)
			}
		}
	}
}

var resultParts = [...]string{"places", "points", "last", "scores", "words"}

// outcome reads how a round ended.
func (in *input) outcome(s *seen, field string, v *wire.Value) *game.Result {
	r, parts := new(game.Result), new([9]call.Part)
	if !in.Object(field, "how the round ended { ending, wins, … }", "an outcome", *v, outcomeFields, parts[:]) || !in.Good() {
		return r
	}
	r.Ending, r.Renchan = game.Ending(parts[0].N), parts[1].N != 0
	in.seats(field+".payments", parts[2].Value, s.Rules.Players, 1_000_000, &r.Payments)
	in.seats(field+".points", parts[3].Value, s.Rules.Players, 1_000_000, &r.Points)
	most := int64(s.Rules.Players) - 1
	in.items(field+".wins", &parts[4].Value, int(most), func(p place, item *wire.Value) {
		var win [len(winParts)]wire.Value
		if p.apart(item, "a win { seat, from, … }", winParts[:], win[:]) {
			seat, from := in.AsInteger(p.name(".seat"), win[0], 0, most), in.AsInteger(p.name(".from"), win[1], 0, most)
			r.Wins = append(r.Wins, game.Win{Seat: int8(seat), From: int8(from), Tile: mahjong.NoTile})
		}
	})
	n := 0
	in.items(field+".shown", &parts[5].Value, int(s.Rules.Players), func(p place, item *wire.Value) {
		if !item.IsNull() {
			h, err := mahjong.ParseHand(in.AsText(p.name(""), "the text of a hand, or null", *item), s.Rules.Score.Reds)
			if r.Shown[n] = h.Hand; err != nil {
				in.Fail(fault.BadHand, p.name(""), "is not the text of a hand")
			}
		}
		n++
	})
	return r
}

var winParts = [...]string{"seat", "from", "tile", "hand", "ura", "score", "payments"}
