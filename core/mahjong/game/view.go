package game

import "github.com/tefuda/tefuda/core/mahjong"

// Onlooker stands for the seat of a view that is no player's: what lies open,
// and nothing of what a seat has for itself.
const Onlooker int8 = -1

// A View is what one seat sees of a game, or an onlooker. It holds no hidden
// tile, and is built of what is laid open and of the seat's own hand alone. An
// onlooker has no hand, and so no waits, no furiten, no first turn and no
// actions.
type View struct {
	Seat      int8
	Rules     Rules
	Phase     Phase
	Turn      int8 // who moves, or whose tile is offered
	Number    int8 // 局: 0 東一局, …; with RoundWind, SeatWind, Dealer and Honba of the round that is over, once it is
	RoundWind int8
	SeatWind  int8 // -1 of an onlooker
	Dealer    int8
	Honba     int32
	Sticks    int32
	Points    [4]int32
	Left      int8 // tiles that can be drawn
	Dora      []mahjong.Tile
	Hand      mahjong.Hand
	Waits     mahjong.KindSet // of the hand without a drawn tile, if it is tenpai
	Furiten   bool            // one cannot win by ron
	FirstTurn bool            // one has thrown nothing and nobody has called
	Rinshan   bool            // the tile drawn is for a kan: the seat's, or for an onlooker whoever's turn it is
	Offer     mahjong.Tile    // the tile that may be won with or called, NoTile if there is none
	Chankan   bool            // the offer is of a kan or a north: it cannot be called
	Players   [4]Player       // by seat
	Unseen    mahjong.Unseen  // 見えていない牌
	Actions   []Action        // LegalActions of the seat
	Result    *Result         // once the round is over
	Final     *Final          // once the game is
}

// A Player is what everybody sees of one.
type Player struct {
	Concealed int8 // how many tiles
	Melds     []mahjong.Meld
	River     []Discard
	Norths    int8
	Riichi    bool
	Ippatsu   bool
	Safe      mahjong.KindSet // 現物: kinds that cannot be thrown to them
}

// View returns what a seat sees, or Onlooker. The error is a *fault.Fault of
// "seat".
func (g *Game) View(seat int8) (*View, error) {
	if seat < Onlooker || seat >= g.rules.Players {
		return nil, wrongSeat(seat)
	}
	number, honba := g.shownRound()
	players := g.rules.Players
	v := &View{
		Seat: seat, Rules: g.rules, Phase: g.phase, Turn: g.turn, Number: number,
		RoundWind: number / players % 4, Dealer: number % players,
		Honba: honba, Sticks: g.sticks, Points: g.points, Left: g.Left(),
		Rinshan: g.rinshan && (g.turn == seat || seat == Onlooker), Offer: mahjong.NoTile,
		Result: g.result, Final: g.final,
	}
	for i := range g.shown {
		v.Dora = append(v.Dora, g.dead(indicatorPlace+i))
	}
	if g.phase == Offered {
		v.Offer, v.Chankan = g.offer.tile, g.offer.kind != thrown
	}
	g.showOwn(v)
	for i := range g.rules.Players {
		g.seats[i].see(&v.Players[i])
	}
	v.CountUnseen()
	return v, nil
}

// showOwn sets what a seat alone has.
func (g *Game) showOwn(v *View) {
	if v.Seat == Onlooker {
		v.Hand, v.SeatWind = mahjong.EmptyHand(), nobody
		return
	}
	me := &g.seats[v.Seat]
	v.SeatWind = (v.Seat - v.Dealer + v.Rules.Players) % v.Rules.Players
	v.Hand, v.Waits, v.Furiten, v.FirstTurn = me.hand, me.waits, me.isFuriten(), g.firstTurn(v.Seat)
	v.Actions = g.LegalActions(v.Seat)
}

// shownRound returns number and honba of the round that is played, or is over.
func (g *Game) shownRound() (number int8, honba int32) {
	if g.result != nil {
		return g.past, g.piled
	}
	return g.number, g.honba
}

// see copies what everybody sees of a seat.
func (s *seat) see(p *Player) {
	p.Concealed = int8(s.hand.Concealed())
	p.Melds = append(p.Melds, s.hand.Melds[:s.hand.MeldCount]...)
	p.River = append(p.River, s.river[:s.thrown]...)
	p.Norths, p.Riichi, p.Ippatsu, p.Safe = s.norths, s.riichi != 0, s.ippatsu, s.safe
}

// CountUnseen sets Unseen: the tiles that are neither open nor the seat's own.
// It is below zero where the view has more of a tile than the set.
func (v *View) CountUnseen() {
	v.Unseen = v.Rules.Score.Reds.Set()
	for t, n := range &v.Hand.Counts {
		v.Unseen[t] -= n
	}
	for _, t := range v.Dora {
		v.Unseen[t]--
	}
	for i := range v.Players {
		p := &v.Players[i]
		v.Unseen[mahjong.North] -= p.Norths
		for j := range p.Melds {
			m := &p.Melds[j]
			for _, t := range m.Tiles[:m.Size()] {
				v.Unseen[t]--
			}
		}
		for _, d := range p.River {
			if !d.Called {
				v.Unseen[d.Tile]--
			}
		}
	}
}

// Hand returns all of a seat's hand, as a referee sees it; an empty one for no
// seat of the game.
func (g *Game) Hand(seat int8) mahjong.Hand {
	if seat < 0 || seat >= g.rules.Players {
		return mahjong.EmptyHand()
	}
	return g.seats[seat].hand
}

// Points returns the points of the seats.
func (g *Game) Points() [4]int32 { return g.points }

// Sticks returns the riichi sticks on the table, 供託.
func (g *Game) Sticks() int32 { return g.sticks }

// Wall returns the tiles of the round, as the one who deals knows them.
func (g *Game) Wall() *Wall { return &g.wall }

// Dealt returns how many rounds were dealt in this game.
func (g *Game) Dealt() int32 { return g.dealt }
