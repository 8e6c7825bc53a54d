package daifugo

import (
	"strconv"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// readGifts reads the gifts of the exchange, which rules and classes prescribe
// but for their cards. There may be none.
func (r *fieldReader) readGifts(p *daifugoPosition) []daifugo.Gift {
	v := r.take("gifts")
	items, ok := v.Items()
	if v.IsMissing() || ok && len(items) == 0 {
		return nil
	}
	if !ok {
		r.in.WrongType(r.at("gifts"), "an array of gifts { from, to, count, cards }", v)
		return nil
	}
	gifts := p.Rules.Gifts(p.Class)
	if len(items) != len(gifts) {
		r.in.Fail("length", r.at("gifts"), "must be "+strconv.Itoa(len(gifts))+" by rules and classes, not "+strconv.Itoa(len(items)))
		return nil
	}
	for i := range gifts {
		r.in.readGift(call.At(r.at("gifts"), i), items[i], &gifts[i])
	}
	return gifts
}

// readGift reads the cards of a gift, and that the rest is what it must be.
func (in *input) readGift(field string, v wire.Value, g *daifugo.Gift) {
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, "a gift { from, to, count, cards }", v)
		return
	}
	r := fieldReader{in: in, field: field, names: names, values: values}
	for _, part := range [...]struct {
		name string
		want int8
	}{{"from", g.From}, {"to", g.To}, {"count", g.Count}} {
		got := in.AsInteger(r.at(part.name), r.take(part.name), 0, daifugo.MaxPlayers)
		if in.Good() && got != int64(part.want) {
			in.Fail("game", r.at(part.name), "must be "+strconv.Itoa(int(part.want))+" by rules and classes, not "+strconv.FormatInt(got, 10))
		}
	}
	g.Cards = in.daifugoCards(r.at("cards"), r.take("cards"))
	if n := g.Cards.Len(); n != 0 && n != int(g.Count) {
		in.Fail("length", r.at("cards"), "must be "+strconv.Itoa(int(g.Count))+" cards or none, not "+strconv.Itoa(n))
	}
	r.end()
}

// readMoves reads the moves since the first lead.
func (r *fieldReader) readMoves(rules daifugo.Rules) []daifugo.Move {
	v := r.take("moves")
	if v.IsMissing() {
		return nil
	}
	items, ok := v.Items()
	if !ok {
		r.in.WrongType(r.at("moves"), "an array of moves { seat, role }", v)
	}
	moves := make([]daifugo.Move, len(items))
	jokers := daifugo.Jokers // not yet laid: each move has its own
	for i := 0; i < len(items) && r.in.Good(); i++ {
		moves[i] = r.in.readMove(call.At(r.at("moves"), i), items[i], rules)
		cards := &moves[i].Role.Cards
		*cards = withJokersOf(jokers, *cards)
		jokers &^= *cards
	}
	return moves
}

func (in *input) readMove(field string, v wire.Value, rules daifugo.Rules) (m daifugo.Move) {
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, "a move { seat, role }", v)
		return m
	}
	r := fieldReader{in: in, field: field, names: names, values: values}
	m.Seat = int8(in.AsInteger(r.at("seat"), r.take("seat"), 0, int64(rules.Players)-1))
	m.Role = in.daifugoRole(r.at("role"), r.take("role"), "a role like \"5s 5d\", or \"\" for a pass")
	r.end()
	return m
}

func writeGifts(out *wire.Writer, gifts []daifugo.Gift) {
	out.ArrayOf(len(gifts))
	for _, g := range gifts {
		out.ObjectOf(4)
		out.IntField("from", int64(g.From))
		out.IntField("to", int64(g.To))
		out.IntField("count", int64(g.Count))
		out.TextField("cards", g.Cards.String())
	}
}

func writeDaifugoMoves(out *wire.Writer, moves []daifugo.Move) {
	out.ArrayOf(len(moves))
	for _, m := range moves {
		out.ObjectOf(2)
		out.IntField("seat", int64(m.Seat))
		out.TextField("role", roleText(m.Role))
	}
}

// write writes a position, with the events of the move that led to it if there
// was one. It can be read again as it is.
func (p *daifugoPosition) write(out *wire.Writer, e *daifugoEvents) {
	fields := 20
	if p.isView {
		fields++
	}
	if e != nil {
		fields++
	}
	out.ObjectOf(fields)
	out.Key("rules")
	writeDaifugoRules(out, p.Rules)
	p.writeHands(out)
	p.writeTable(out)
	out.Key("gifts")
	writeGifts(out, p.gifts)
	out.Key("moves")
	writeDaifugoMoves(out, p.moves)
	out.BoolField("over", p.phase == ended)
	if e != nil {
		e.write(out)
	}
}

// writeHands writes what only a game has, one field, or only a view, two.
func (p *daifugoPosition) writeHands(out *wire.Writer) {
	if p.isView {
		out.IntField("seat", int64(p.seat))
		out.TextField("hand", p.hand.String())
	} else {
		out.Key("hands")
		out.ArrayOf(int(p.Rules.Players))
		for _, hand := range p.Hands[:p.Rules.Players] {
			out.String(hand.String())
		}
	}
}

// writeTable writes fifteen fields.
func (p *daifugoPosition) writeTable(out *wire.Writer) {
	writeNumbers(out, "counts", p.Counts[:p.Rules.Players])
	p.writeTurn(out, "turn", p.Turn)
	p.writeTurn(out, "owner", p.Owner)
	out.TextField("field", roleText(p.Field))
	out.TextField("played", p.Played.String())
	writeNumbers(out, "places", p.Places[:p.Rules.Players])
	writeNumbers(out, "classes", p.Class[:p.Rules.Players])
	out.Key("passed")
	out.ArrayOf(p.Passed.Len())
	for seat := range int8(daifugo.MaxPlayers) {
		if p.Passed.Has(seat) {
			out.Int(int64(seat))
		}
	}
	out.IntField("passes", int64(p.Passes))
	out.BoolField("revolution", p.Revolution)
	out.BoolField("back", p.Back)
	out.BoolField("backward", p.Backward)
	out.BoolField("rankLocked", p.RankLocked)
	out.BoolField("opening", p.Opening)
	out.TextField("lock", suitsText(p.Lock))
}

// writeTurn writes a seat, null while it is nobody's turn.
func (p *daifugoPosition) writeTurn(out *wire.Writer, name string, seat int8) {
	out.Key(name)
	if p.phase != playing {
		out.Null()
		return
	}
	out.Int(int64(seat))
}

func writeNumbers(out *wire.Writer, name string, numbers []int8) {
	out.Key(name)
	out.ArrayOf(len(numbers))
	for _, n := range numbers {
		out.Int(int64(n))
	}
}
