package game

import "github.com/tefuda/tefuda/core/mahjong"

// Onlooker is the seat of a view without a hand: it shows what everybody sees.
const Onlooker int8 = -1

// A View is what one seat sees of a game, or an onlooker. It has the visible tiles and the
// seat's own hand, and no hidden tile. An onlooker has no hand, and so no waits, furiten,
// first turn or actions.
type View struct {
	Seat      int8
	Rules     Rules
	Phase     Phase
	Turn      int8 // the seat that moves, or whose tile is offered
	Number    int8 // 局: 0 東一局, …; after a round Number, RoundWind, SeatWind, Dealer and Honba are still that round's
	RoundWind int8
	SeatWind  int8 // -1 for an onlooker
	Dealer    int8
	Honba     int32
	Sticks    int32
	Points    [4]int32
	Chips     [4]int32       // 祝儀: chips won less chips given so far
	Left      int8           // tiles left to draw
	Dora      []mahjong.Tile // indicators
	Hand      mahjong.Hand
	Waits     mahjong.KindSet // waits of the hand without the drawn tile, empty unless it is tenpai
	Furiten   bool            // the seat cannot win by ron
	FirstTurn bool            // the seat has discarded nothing and nobody has called
	Rinshan   bool            // the tile just drawn is a replacement draw, or the offered one was discarded after it
	Offer     mahjong.Tile    // the tile to win with or call, else NoTile
	Chankan   bool            // the offer is of a kan or a north: it cannot be called
	Players   [4]Player       // by seat
	Unseen    mahjong.Unseen  // 見えていない牌
	Actions   []Action        // LegalActions of the seat
	Result    *Result         // nil while the round lasts
	Final     *Final          // nil while the game lasts
}

// A Player is what everybody sees of a player.
type Player struct {
	Concealed int8 // number of concealed tiles
	Melds     []mahjong.Meld
	River     []Discard
	Norths    int8
	Riichi    bool
	Shown     *mahjong.Hand // オープン立直: the hand shown, without a drawn tile; else nil
	Ippatsu   bool
	Safe      mahjong.KindSet // 現物: kinds that the player cannot win by ron
}

// View returns the view of a seat, or of Onlooker. The error is a *fault.Fault of "seat".
func (g *Game) View(seat int8) (*View, error) {
	if seat < Onlooker || seat >= g.rules.Players {
		return nil, wrongSeat(seat)
	}
	number, honba := g.shownRound()
	players := g.rules.Players
	v := &View{
		Seat: seat, Rules: g.rules, Phase: g.phase, Turn: g.turn, Number: number,
		RoundWind: number / players % 4, Dealer: number % players,
		Honba: honba, Sticks: g.sticks, Points: g.points, Chips: g.chips, Left: g.Left(),
		Rinshan: g.rinshan, Offer: mahjong.NoTile,
		Result: g.result, Final: g.final,
	}
	for i := range g.shown {
		v.Dora = append(v.Dora, g.dead(indicatorPlace+i))
	}
	if g.phase == Offered {
		v.Offer, v.Chankan = g.offer.tile, g.offer.kind != discarded
	}
	g.showOwn(v)
	for i := range g.rules.Players {
		g.seats[i].see(&v.Players[i])
	}
	v.CountUnseen()
	return v, nil
}

// showOwn sets the fields that only a seat has, not an onlooker.
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

// shownRound returns number and honba of the current round, or of the one just over.
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
	p.River = append(p.River, s.river[:s.discards]...)
	p.Norths, p.Riichi, p.Shown, p.Ippatsu, p.Safe = s.norths, s.riichi != 0, s.shown, s.ippatsu, s.safe
}

// CountUnseen sets Unseen: the set less the visible tiles, hands shown included, and the seat's hand. A number is
// negative if the view has more of a tile than the set.
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
		if p.Shown != nil && int8(i) != v.Seat {
			for t, n := range &p.Shown.Counts {
				v.Unseen[t] -= n
			}
		}
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

// Hand returns a seat's whole hand, hidden tiles included. It is empty for a seat that the
// game does not have.
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

// Wall returns all tiles of the round, hidden ones included.
func (g *Game) Wall() *Wall { return &g.wall }

// Dealt returns the number of rounds dealt in this game.
func (g *Game) Dealt() int32 { return g.dealt }
