package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/wire"
)

// readGifts reads the gifts of the exchange. Rules and classes determine everything except
// the cards. There may be no gifts.
func (r *reader) readGifts(p *position) []daifugo.Gift {
	items := r.Items("gifts", "an array of gifts { from, to, count, cards }")
	if len(items) == 0 {
		return nil
	}
	gifts := p.Rules.Gifts(p.Class)
	if len(items) != len(gifts) {
		r.in.Fail("length", r.Path("gifts"), "must be ", daifugo.Number(len(gifts)), " by rules and classes, not ", daifugo.Number(len(items)))
		return nil
	}
	for i := range gifts {
		of := r.in.reader(r.Path("gifts"), i, 0)
		of.readGift(&items[i], &gifts[i])
	}
	return gifts
}

// readGift reads the cards of a gift, and checks that its other fields equal g's.
//
//go:noinline
func (r *reader) readGift(v *wire.Value, g *daifugo.Gift) {
	if !r.Open("a gift { from, to, count, cards }", v) {
		return
	}
	for i, want := range [...]int8{g.From, g.To, g.Count} {
		name := [...]string{"from", "to", "count"}[i]
		got := r.Integer(name, 0, daifugo.MaxPlayers)
		if r.in.Good() && got != int64(want) {
			r.in.Fail("game", r.Path(name), "must be ", daifugo.Number(int(want)), " by rules and classes, not ", daifugo.Number(int(got)))
		}
	}
	cards := r.cards("cards")
	g.Cards, g.Twins = cards.Cards, cards.Twins
	if n := cards.Len(); n != 0 && n != int(g.Count) {
		r.in.Fail("length", r.Path("cards"), "must be ", daifugo.Number(int(g.Count)), " cards or none, not ", daifugo.Number(n))
	}
	r.End()
}

// readMoves reads the moves and returns those since the first lead. Returns of the
// exchange may come before them. They are dropped, as gifts holds them.
func (r *reader) readMoves(p *position) []daifugo.Move {
	items := r.Items("moves", "an array of moves { seat, move }")
	moves := make([]daifugo.Move, len(items))
	of := r.in.reader(r.Path("moves"), 0, r.Seats)
	jokers := daifugo.Jokers // jokers not yet played: no two moves have the same one
	for i := 0; i < len(items) && r.in.Good(); i++ {
		of.Index = i
		of.readMove(&items[i], &moves[i])
		cards := &moves[i].Combination.Cards
		*cards = cards.WithJokersOf(jokers)
		if moves[i].Combination.Kind != daifugo.Give {
			jokers &^= *cards
		}
	}
	returned := 0
	for returned < len(moves) && moves[returned].Combination.Kind == daifugo.Give {
		returned++
	}
	if n := p.returned(); returned > 0 && returned != n && r.in.Good() {
		r.in.Fail("game", r.Path("moves"), "must begin with the ", daifugo.Number(n), " returns that gifts have, not ", daifugo.Number(returned))
	}
	return moves[returned:]
}

// returned returns the number of returns already made.
func (p *position) returned() int {
	if p.phase == daifugo.Exchanging {
		return max(p.nextReturn(), len(p.gifts)/2) - len(p.gifts)/2
	}
	return len(p.gifts) / 2
}

//go:noinline
func (r *reader) readMove(v *wire.Value, m *daifugo.Move) {
	if !r.Open("a move { seat, move }", v) {
		return
	}
	m.Seat = r.seat("seat")
	m.Combination = r.combination("move", wantMove)
	if m.Combination.Kind == daifugo.Give {
		m.Combination.To = r.seat("to")
	}
	r.End()
}
