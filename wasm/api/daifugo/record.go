package daifugo

import (
	"strconv"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// readGifts reads the gifts of the exchange, which rules and classes prescribe
// but for their cards. There may be none.
func (r *reader) readGifts(p *position) []daifugo.Gift {
	items := r.items("gifts", "an array of gifts { from, to, count, cards }")
	if len(items) == 0 {
		return nil
	}
	gifts := p.Rules.Gifts(p.Class)
	if len(items) != len(gifts) {
		r.in.Fail("length", r.prefix+"gifts", "must be ", daifugo.Number(len(gifts)), " by rules and classes, not ", daifugo.Number(len(items)))
		return nil
	}
	for i := range gifts {
		r.in.readGift(call.At(r.prefix+"gifts", i), items[i], &gifts[i])
	}
	return gifts
}

// readGift reads the cards of a gift, and that the rest is what it must be.
//
//go:noinline
func (in *input) readGift(field string, v wire.Value, g *daifugo.Gift) {
	r, ok := in.open(field, "a gift { from, to, count, cards }", v)
	if !ok {
		return
	}
	for i, want := range [...]int8{g.From, g.To, g.Count} {
		name := [...]string{"from", "to", "count"}[i]
		got := r.integer(name, daifugo.MaxPlayers)
		if in.Good() && got != int64(want) {
			in.Fail("game", r.prefix+name, "must be ", daifugo.Number(int(want)), " by rules and classes, not ", strconv.FormatInt(got, 10))
		}
	}
	g.Cards = r.cards("cards")
	if n := g.Cards.Len(); n != 0 && n != int(g.Count) {
		in.Fail("length", r.prefix+"cards", "must be ", daifugo.Number(int(g.Count)), " cards or none, not ", daifugo.Number(n))
	}
	r.end()
}

// readMoves reads the moves since the first lead.
func (r *reader) readMoves() []daifugo.Move {
	items := r.items("moves", "an array of moves { seat, role }")
	moves := make([]daifugo.Move, len(items))
	jokers := daifugo.Jokers // not yet laid: each move has its own
	for i := 0; i < len(items) && r.in.Good(); i++ {
		r.readMove(call.At(r.prefix+"moves", i), items[i], &moves[i])
		cards := &moves[i].Role.Cards
		*cards = withJokersOf(jokers, *cards)
		jokers &^= *cards
	}
	return moves
}

//go:noinline
func (r *reader) readMove(field string, v wire.Value, m *daifugo.Move) {
	of, ok := r.in.open(field, "a move { seat, role }", v)
	if !ok {
		return
	}
	of.players = r.players
	m.Seat = of.seat("seat")
	m.Role = of.role("role", wantMove)
	of.end()
}
