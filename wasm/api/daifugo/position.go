package daifugo

import (
	"strconv"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A phase is how far a game has come.
type phase uint8

const (
	playing    phase = iota
	exchanging       // cards are still to be returned
	ended
)

// daifugoPosition is a game, or what a seat may know of it. Of a view State has
// only the table, and of one that is exchanging only rules, classes and counts.
type daifugoPosition struct {
	daifugo.State
	isView bool
	seat   int8
	hand   daifugo.Set
	gifts  []daifugo.Gift
	moves  []daifugo.Move
	phase  phase
}

// start makes the first position of a game of p's hands.
func (p *daifugoPosition) start(rules daifugo.Rules, places [daifugo.MaxPlayers]int8) {
	hands := p.Hands
	p.State = daifugo.Start(rules, hands, places)
}

func (p *daifugoPosition) asView() daifugo.View {
	return daifugo.View{Table: p.Table, Seat: p.seat, Hand: p.hand, Gifts: p.gifts, Moves: p.moves}
}

// openReturn returns the first return that is open, as far as p can tell: of a
// view the seat's own. It is -1 if there is none.
func (p *daifugoPosition) openReturn() int {
	for i := len(p.gifts) / 2; i < len(p.gifts); i++ {
		if g := &p.gifts[i]; g.Cards == 0 && (!p.isView || g.From == p.seat) {
			return i
		}
	}
	return -1
}

// daifugoGame reads a whole game.
func (in *input) daifugoGame(field string, v wire.Value) *daifugoPosition {
	p := in.daifugoPosition(field, v)
	if in.Good() && p.isView {
		in.Fail("missing", field+".hands", "is missing: the function takes a whole game, not a view of it")
	}
	return p
}

// daifugoSeen reads a view.
func (in *input) daifugoSeen(field string, v wire.Value) *daifugoPosition {
	names, _, _ := v.Fields()
	for _, name := range names {
		if name == "hands" {
			in.Fail("unknown", field+".hands", "are not for a player to see: pass what view(game, { seat }) returns")
			return &daifugoPosition{}
		}
	}
	p := in.daifugoPosition(field, v)
	if in.Good() && !p.isView {
		in.Fail("missing", field+".hand", "is missing")
	}
	return p
}

// daifugoPosition reads a game or a view, of which only a game has hands.
func (in *input) daifugoPosition(field string, v wire.Value) *daifugoPosition {
	p := &daifugoPosition{}
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, "a game { rules, hands, turn, … } or a view { rules, seat, hand, counts, turn, … }", v)
		return p
	}
	r := fieldReader{in: in, field: field, names: names, values: values}
	p.Rules = in.daifugoRules(field+".rules", r.take("rules"))
	p.isView = !r.has("hands")
	p.Class = r.numbers("classes", p.Rules)
	p.Places = r.numbers("places", p.Rules)
	turn, waits := r.turn(p.Rules)
	if p.isView {
		r.readSeat(p)
	} else {
		r.readHands(p)
	}
	r.readTable(&p.Table)
	p.Turn, p.Owner = turn, r.seat("owner", turn, p.Rules)
	p.gifts = r.readGifts(p)
	p.moves = r.readMoves(p.Rules)
	r.ignore("over", "events")
	r.end()
	if in.Good() {
		in.finishPosition(field, p, waits)
	}
	return p
}

// finishPosition checks a position that was read. waits tells that it is
// nobody's turn: before the last return, or after the end.
func (in *input) finishPosition(field string, p *daifugoPosition, waits bool) {
	counts := p.Counts
	var err error
	switch {
	case waits && p.Places != [daifugo.MaxPlayers]int8{}:
		p.phase = ended
		err = p.checkEnd()
	case waits && len(p.gifts) > 0:
		p.phase = exchanging
		err = p.checkExchange()
	case waits:
		err = daifugo.Refuse("turn", -1, "must be a seat, as no cards are to be returned")
	case p.isView:
		var v daifugo.View
		v, err = daifugo.NewView(p.Table, p.seat, p.hand)
		p.Table, p.hand = v.Table, v.Hand
	default:
		table, hands := p.Table, p.Hands
		p.State, err = daifugo.NewState(table, hands)
	}
	for seat := 0; err == nil && !p.isView && seat < len(counts); seat++ {
		if n := p.Hands[seat].Len(); int(counts[seat]) != n {
			err = daifugo.Refuse("counts", seat, "must be ", strconv.Itoa(n), " as the hand")
		}
	}
	if err != nil {
		in.Refuse(field+".", err)
	}
}

// checkEnd checks a game that is over.
func (p *daifugoPosition) checkEnd() error {
	p.Active, p.Turn, p.Owner = 0, 0, 0
	for seat := range p.Rules.Players {
		if p.Places[seat] == 0 {
			return daifugo.Refuse("places", int(seat), "must be 1 or more, as it is nobody's turn, not 0")
		}
	}
	return p.CheckPlaces("places", p.Places, false)
}

// checkExchange checks a game whose cards are still to be returned.
func (p *daifugoPosition) checkExchange() error {
	if p.openReturn() < 0 && !p.isView {
		return daifugo.Refuse("turn", -1, "must be a seat, as all cards are returned")
	}
	if p.Played != 0 || p.Field.Kind != daifugo.Pass || len(p.moves) > 0 {
		return daifugo.Refuse("played", -1, "must be empty before the last return")
	}
	if p.isView {
		return p.checkWaitingView()
	}
	for i := range len(p.gifts) / 2 {
		if p.gifts[i].Cards == 0 {
			return daifugo.Refuse("gifts", i, "lacks the cards of the tribute")
		}
	}
	p.start(p.Rules, p.Class)
	table, hands := p.Table, p.Hands
	s, err := daifugo.NewState(table, hands)
	p.State = s
	return err
}

// checkWaitingView checks a view of such a game as that of the first position,
// whoever may lead it.
func (p *daifugoPosition) checkWaitingView() error {
	t := daifugo.Table{Rules: p.Rules, Class: p.Class, Counts: p.Counts}
	v, err := daifugo.NewView(t, p.seat, p.hand)
	p.Table, p.hand = v.Table, v.Hand
	return err
}
