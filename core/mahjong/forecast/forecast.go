// Package forecast tells what becomes of a hand turn by turn when nobody else
// plays: the chances to be tenpai and to win by so many draws of one's own, and
// the points to expect, for every discard.
//
// Hands are the states of a graph. A hand of 13 tiles draws, each unseen tile with
// the chance that it has; one of 14 throws what is best. Going back from the last
// draw gives every chance at once. Beside the tiles that bring a hand nearer, one
// tile may be exchanged for a better shape (手変わり), or to go a step back
// (向聴戻し). Closed hands declare riichi, and ura dora count as the mean of what
// the indicator may be. Calls and ron are not thought of, so the chances to win are
// below those at a table, but compare discards well.
//
// Sources: R. Bellman, Dynamic Programming, 1957; figures that nekobean's mahjong-cpp
// 0.9.8 puts out (https://github.com/nekobean/mahjong-cpp) are what it is tested with.
package forecast

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// MostTurns is how many draws are looked ahead at most.
const MostTurns = 18

// A Table is what is known beside the hand.
type Table struct {
	RoundWind, SeatWind int8
	Dora                []mahjong.Tile // indicators
	Unseen              mahjong.Unseen
	Norths              int8 // set aside, of three players
	Rules               score.Rules
}

// Step is how many hands Options.Enough is asked after.
const Step = 256

// Options say how far to look.
type Options struct {
	Turns int // draws left, 0…MostTurns
	Extra int // tiles that may be exchanged without bringing the hand nearer, 0 or 1
	Nodes int // hands looked at, at most, for each number of exchanges
	// Enough is asked after every Step hands, if it is there, whether that will do.
	Enough func(hands int64) bool

	published bool // as the figures that the tests have: what is thrown can be drawn again, and one unseen tile is gone
}

// A Chance is what becomes of a hand with a number of draws left.
type Chance struct {
	Tenpai float64 // 聴牌率
	Win    float64 // 和了率, by tsumo
	Points float64 // 期待値: the mean of the points won, 0 without a win
}

// A Discard is a tile thrown, and the chances after it.
type Discard struct {
	Tile    mahjong.Tile
	Shanten int      // of the hand left
	By      []Chance // with one draw left, two, … Turns, none without a draw; what is drawn until then is gone
}

// A Forecast is what becomes of a hand.
type Forecast struct {
	Discards []Discard // of a hand of 14 tiles: that of most points first, then of most wins
	By       []Chance  // of a hand of 13 tiles, or the best of each discard's
	Nodes    int       // hands looked at
	Extra    int       // tiles that could be exchanged, in the end
	Whole    bool      // nothing was left out; else the chances are too small
}

// Of returns what becomes of a hand of 13 or 14 tiles whose counts were checked, and of
// which Unseen holds none: without an exchange, or with one if the budget allows that.
// It takes memory for some 300 bytes a hand looked at.
func Of(h *mahjong.Hand, t *Table, o Options) Forecast { return new(Room).Of(h, t, o) }

// Of is the function Of in memory that the next one takes over.
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
		return f // it is not used
	}
	g.complete()
	g.walk(&f)
	sortDiscards(f.Discards)
	return f
}

// sortDiscards puts those of most points first, then of most wins, then those
// nearest to tenpai.
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
