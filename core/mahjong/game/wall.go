package game

import (
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// A Wall is the tiles of a round in the order of use, 壁牌: 136, or 108 of three players
// with NoTile after them.
//
//	0      13 tiles of each player: east, south, west, north
//	52     tiles drawn, one after another (from 39 with three players)
//	122    the dead wall, 王牌: five dora indicators (from 94 with three players)
//	127    five ura dora indicators
//	132    four replacement draws for kans and norths, 嶺上牌
//
// After four replacement draws the next ones take the live wall's last tiles.
type Wall [mostTiles]mahjong.Tile

// Offsets in the dead wall.
const (
	indicatorPlace = 0
	uraPlace       = 5
	rinshanPlace   = 10
	rinshanTiles   = 4
)

// sorted returns the tiles of the set in order.
func sorted(r *Rules) *Wall {
	w := new(Wall)
	n := 0
	set := r.Score.Reds.Set()
	for t, count := range &set {
		for range count {
			w[n] = mahjong.Tile(t)
			n++
		}
	}
	for ; n < len(w); n++ {
		w[n] = mahjong.NoTile
	}
	return w
}

// Shuffle returns the wall of the round with this number, from 0, of a seed, 牌山.
func Shuffle(r *Rules, seed uint32, number int32) *Wall {
	source := dice.New(seed)
	d := source.Split()
	for range number {
		d = source.Split()
	}
	w := sorted(r)
	for i := r.tiles() - 1; i > 0; i-- {
		j := d.Under(uint32(i + 1))
		w[i], w[j] = w[j], w[i]
	}
	return w
}

func (g *Game) drawWall() *Wall { return Shuffle(&g.rules, g.seed, g.dealt) }

// check returns the *fault.Fault of a wall that does not have exactly the tiles of the set.
func (w *Wall) check(r *Rules) error {
	left := r.Score.Reds.Set()
	for i, t := range w {
		if i >= r.tiles() {
			if t != mahjong.NoTile {
				return &fault.Fault{Code: fault.BadTile, Field: "wall", Index: i, Reason: "is more than the set has"}
			}
			continue
		}
		if !t.Valid() || left[t] == 0 {
			return &fault.Fault{Code: fault.BadTile, Field: "wall", Index: i, Reason: "is " + t.String() + ", which the set has not, or no more of"}
		}
		left[t]--
	}
	return nil
}

// dead returns the tile at an offset of the dead wall.
func (g *Game) dead(place int8) mahjong.Tile {
	return g.wall[g.rules.tiles()-deadWall+int(place)]
}

// replacement returns the next tile for a kan or a north.
func (g *Game) replacement() mahjong.Tile {
	n := int(g.replaced)
	g.replaced++
	place := g.rules.tiles() - deadWall
	if n < rinshanTiles {
		return g.take(place + rinshanPlace + n)
	}
	return g.take(place - 1 - (n - rinshanTiles))
}

// deal begins a round with a wall.
func (g *Game) deal(w *Wall) {
	copy(g.wall[:], w[:])
	g.dealt++
	g.next, g.replaced, g.kans, g.shown = 0, 0, 0, 1
	g.late, g.pure, g.rinshan, g.barred, g.asked = false, true, false, 0, 0
	g.result = nil
	d := new(Deal)
	d.Number, d.Dealer, d.Honba, d.Sticks, d.Points, d.Dora = g.number, g.Dealer(), g.honba, g.sticks, g.points, g.dead(indicatorPlace)
	for i := range d.Hands {
		g.seats[i].clear()
	}
	for i := range g.rules.Players {
		s := g.after(g.Dealer(), i)
		for range 13 {
			g.seats[s].add(g.wall[g.next])
			g.next++
		}
		g.findWaits(s)
	}
	for i := range d.Hands {
		if d.Hands[i] = g.seats[i].hand; !g.knows(int8(i)) {
			d.Hands[i] = mahjong.EmptyHand()
		}
	}
	g.emit(Event{Kind: RoundBegan, Seat: d.Dealer, Tile: mahjong.NoTile, Deal: d})
	g.draw(d.Dealer)
}

// add puts a tile into a hand. A hidden tile counts as 1m.
func (s *seat) add(t mahjong.Tile) { s.hand.Counts[max(0, t)]++ }

// clear resets a seat. The river keeps its tiles, but discarded counts none of them.
func (s *seat) clear() {
	s.hand = mahjong.EmptyHand()
	s.discards, s.norths, s.kans, s.riichi = 0, 0, 0, 0
	s.waits, s.own, s.safe, s.shown = 0, 0, 0, nil
	s.ippatsu, s.accepted, s.passed, s.locked = false, false, false, false
}

// draw gives a seat the next tile of the live wall.
func (g *Game) draw(s int8) {
	t := g.take(int(g.next))
	g.next++
	g.give(s, t, false)
}

// drawReplacement gives a seat its replacement draw, 嶺上牌.
func (g *Game) drawReplacement(s int8) {
	t := g.replacement()
	g.give(s, t, true)
}

func (g *Game) give(s int8, t mahjong.Tile, rinshan bool) {
	g.seats[s].add(t)
	g.seats[s].hand.Drawn = t
	g.turn, g.phase, g.rinshan, g.barred = s, Turn, rinshan, 0
	g.emit(Event{Kind: Drew, Seat: s, Tile: t, Drawn: rinshan})
}

// turnDora turns up the next indicator, if the rules have kan dora.
func (g *Game) turnDora() {
	g.late = false
	if !g.rules.Has(KanDora) || g.shown >= indicators {
		return
	}
	t := g.take(g.rules.tiles() - deadWall + indicatorPlace + int(g.shown))
	g.shown++
	g.emit(Event{Kind: TurnedDora, Seat: nobody, Tile: t})
}

const indicators = uraPlace - indicatorPlace

// findWaits sets the waits, 待ち, of a seat's hand, which must have no drawn tile.
func (g *Game) findWaits(s int8) {
	if me := &g.seats[s]; g.knows(s) {
		me.waits = waitsOf(&me.hand)
	}
}
