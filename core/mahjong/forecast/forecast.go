// Package forecast computes a hand's future turn by turn as if nobody else played: for
// every discard the chances to be tenpai and to win within so many of the hand's own draws,
// and the expected points.
//
// Hands are the nodes of a graph. A hand of 13 tiles draws each unseen tile with its
// chance. A hand of 14 tiles discards the best one. Going back from the last draw gives
// every chance at once. With useful tiles a hand draws nearer; besides, one tile may be
// exchanged for a better shape (手変わり) or to go a step back (向聴戻し). Closed hands
// declare riichi, and ura dora count by the mean over all indicators. Calls and ron are
// left out. So the chances to win are below those at a table, but compare discards well.
//
// Sources: R. Bellman, Dynamic Programming, 1957. The tests compare with the figures of
// nekobean's mahjong-cpp 0.9.8, https://github.com/nekobean/mahjong-cpp.
package forecast

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// MostTurns is the greatest number of draws of a forecast.
const MostTurns = 18

// A Table is what the player knows apart from the hand.
type Table struct {
	RoundWind, SeatWind int8
	Dora                []mahjong.Tile // indicators
	Unseen              mahjong.Unseen
	Norths              int8 // norths set aside, with three players
	Rules               score.Rules
}

// Step is the number of hands between two calls of Options.Enough.
const Step = 256

// Options are the limits of a forecast.
type Options struct {
	Turns int // draws left, 0…MostTurns
	Extra int // draws that may be exchanges, not lowering the shanten number: 0 or 1
	Nodes int // most hands to search, for each number of exchanges
	// Enough, unless nil, is called after every Step hands and ends the search by true.
	Enough func(hands int64) bool

	published bool // as in the published figures of the tests: discards can be drawn again, and one unseen tile is gone
}

// A Chance is the forecast of a hand for a number of draws left.
type Chance struct {
	Tenpai float64 // 聴牌率, 0…1
	Win    float64 // 和了率, by tsumo, 0…1
	Points float64 // 期待値: mean points won, where no win counts 0
}

// A Discard is a discard, and the chances after it.
type Discard struct {
	Tile    mahjong.Tile
	Shanten int      // of the hand left
	By      []Chance // By[i] is with i+1 draws left, after Turns-i-1 draws that changed nothing; empty if Turns is 0
}

// A Forecast is the result of Of.
type Forecast struct {
	Discards []Discard // of a hand of 14 tiles: by points, then by wins, the most first
	By       []Chance  // of a hand of 13 tiles; of one of 14 the best of all discards
	Nodes    int       // hands searched
	Extra    int       // exchanges that the chances include
	Whole    bool      // the search was complete; else the chances are too small
}

// Of returns the forecast of a hand of 13 or 14 tiles. Its counts must be checked, and
// t.Unseen must not include its tiles. The chances include an exchange if o asks for it
// and its limits allow it. It needs about 300 bytes of memory for each hand searched.
func Of(h *mahjong.Hand, t *Table, o Options) Forecast { return new(Room).Of(h, t, o) }

// Of does the same as the function Of, with memory that the next call reuses.
func (r *Room) Of(h *mahjong.Hand, t *Table, o Options) Forecast {
	o.Turns = min(max(o.Turns, 0), MostTurns)
	extra := o.Extra
	o.Extra = 0
	f := r.graph(h, t, &o).look()
	if o.Extra = extra; extra > 0 && f.Whole {
		if g := r.graph(h, t, &o).look(); g.Whole {
			g.Nodes += f.Nodes
			return g
		}
	}
	return f
}

// look builds the graph and walks it.
func (g *graph) look() (f Forecast) {
	f.Extra = g.extra
	g.build()
	g.become(&g.origin)
	if n := &g.nodes[g.root]; n.throws {
		for _, e := range g.edges[n.first : n.first+n.count] {
			g.take(e.tile)
			f.Discards = append(f.Discards, Discard{Tile: e.tile, Shanten: g.shape.Min()})
			g.add(e.tile)
		}
	}
	f.Nodes, f.Whole = len(g.nodes)-1, !g.full
	if g.full && g.extra > 0 {
		return f // Of does not use it
	}
	g.complete()
	g.walk(&f)
	sortDiscards(f.Discards)
	return f
}

// sortDiscards sorts by points, then by the chance to win, then by the chance to be tenpai,
// the greatest first. Without a draw it sorts by shanten number.
func sortDiscards(all []Discard) {
	for i := 1; i < len(all); i++ {
		for j := i; j > 0 && all[j].better(&all[j-1]); j-- {
			all[j], all[j-1] = all[j-1], all[j]
		}
	}
}

func (d *Discard) better(o *Discard) bool {
	if len(d.By) == 0 {
		return d.Shanten < o.Shanten
	}
	a, b := &d.By[len(d.By)-1], &o.By[len(o.By)-1]
	switch {
	case a.Points != b.Points:
		return a.Points > b.Points
	case a.Win != b.Win:
		return a.Win > b.Win
	}
	return a.Tenpai > b.Tenpai
}

// shapeOf returns the shape of a hand whose counts were checked.
func shapeOf(h *mahjong.Hand) shanten.Shape {
	s, _ := shanten.ShapeOf(h)
	return s
}
