package forecast

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// A node is a hand, with its edges: the draws of a hand of 13 tiles, or the discards of one
// of 14.
type node struct {
	first, count int32               // range of its edges in Room.edges
	more         int32               // index plus 1 of its first link in Room.more, 0 for none
	hand         [mahjong.Tiles]int8 // its concealed tiles
	away         int8                // shanten number
	throws       bool                // it has 14 tiles
}

// An edge leads from a hand of 13 tiles to the hand after a draw, or from one of 14 to the
// hand after a discard.
type edge struct {
	to     int32 // index of a node, or ^i for a win of the points wins[i]
	weight int8  // number of unseen copies of the tile
	tile   mahjong.Tile
}

// A link is an edge of a linked list.
type link struct {
	edge
	next int32 // index plus 1 of the next link, 0 for none
}

// A graph holds the hands that a hand can become.
type graph struct {
	hand      mahjong.Hand        // the hand at work; become sets it
	shape     shanten.Shape       // its shape
	origin    [mahjong.Tiles]int8 // the original hand
	table     *Table
	win       score.Win
	ura       bool
	first     int // shanten number of the original hand
	extra     int
	drawn     int // tiles of the hand that the original hand did not have
	turns     int
	limit     int
	full      bool
	enough    func(int64) bool // Options.Enough
	published bool             // Options.published
	root      int32
	*Room
}

// A Room keeps the memory of a forecast for the next one. It holds about 200 bytes for each
// hand of the largest forecast; while it grows 400, where nothing collects garbage. Its
// zero value is empty.
type Room struct {
	nodes       []node // node 0 stands for all hands that were not searched; its chances are 0
	edges       []edge
	wins        []float64
	more        []link // edges to known hands that do not lower the shanten number
	known       table
	now, before []Chance
}

func (r *Room) graph(h *mahjong.Hand, t *Table, o *Options) *graph {
	g := &graph{Room: r, hand: *h, shape: shapeOf(h), origin: h.Counts, table: t, published: o.published, extra: o.Extra, turns: o.Turns, limit: o.Nodes, enough: o.Enough}
	g.nodes, g.edges, g.wins, g.more = append(g.nodes[:0], node{away: -1}), g.edges[:0], g.wins[:0], g.more[:0]
	g.first = g.shape.Min()
	g.win.RoundWind, g.win.SeatWind, g.win.Dora, g.win.Norths = t.RoundWind, t.SeatWind, t.Dora, t.Norths
	g.shape.In(t.Rules.Reds)
	if h.IsClosed() {
		g.win.Flags, g.ura = score.WinRiichi, true
	}
	g.known.begin()
	return g
}

func (g *graph) add(t mahjong.Tile) {
	g.shape.Add(t.Kind())
	if g.hand.Counts[t] >= g.origin[t] {
		g.drawn++
	}
	g.hand.Counts[t]++
}

func (g *graph) take(t mahjong.Tile) {
	g.shape.Remove(t.Kind())
	g.hand.Counts[t]--
	if g.hand.Counts[t] >= g.origin[t] {
		g.drawn--
	}
}

// unseen returns how many copies of a tile can be drawn. Tiles drawn on the way are gone,
// and discards do not come back.
func (g *graph) unseen(t mahjong.Tile) int8 {
	drawn := g.hand.Counts[t] - g.origin[t]
	if !g.published {
		drawn = max(drawn, 0)
	}
	return g.table.Unseen[t] - drawn
}

// spends reports whether the hand, with shanten number n, may still exchange a tile.
func (g *graph) spends(n int) bool { return g.drawn+n < max(g.first, 0)+g.extra }

// build searches the hands breadth first: it adds the edges of each hand, and the hands
// that they lead to.
func (g *graph) build() {
	g.root = g.place(max(g.first, 0))
	for at := int32(1); at < int32(len(g.nodes)) && !g.full; at++ {
		g.become(&g.nodes[at].hand)
		if n := int(g.nodes[at].away); g.nodes[at].throws {
			g.throwing(at, n)
		} else {
			g.waiting(at, n)
		}
	}
}

// become changes the hand at work to other counts.
func (g *graph) become(counts *[mahjong.Tiles]int8) {
	for t := range mahjong.Tile(mahjong.Tiles) {
		for g.hand.Counts[t] > counts[t] {
			g.take(t)
		}
	}
	for t := range mahjong.Tile(mahjong.Tiles) {
		for g.hand.Counts[t] < counts[t] {
			g.add(t)
		}
	}
}

// waiting adds the draws of node at, a hand of 13 tiles with shanten number n.
func (g *graph) waiting(at int32, n int) {
	useful := g.shape.Useful()
	draws := useful
	if g.spends(n) {
		draws |= g.near()
	}
	g.nodes[at].first = int32(len(g.edges))
	for ; draws != 0; draws &= draws - 1 {
		k := draws.First()
		for _, t := range [...]mahjong.Tile{k, k.Red()} {
			if t == mahjong.NoTile || g.shape.Count(k) >= mahjong.Copies {
				continue
			}
			if w := g.unseen(t); w > 0 {
				g.add(t)
				if to, ok := g.drawing(t, n, useful.Has(k)); ok {
					g.edges = append(g.edges, edge{to, w, t})
				}
				g.take(t)
			}
		}
	}
	g.nodes[at].count = int32(len(g.edges)) - g.nodes[at].first
}

// near returns the kinds that can make a set with a tile of the hand: the same kind, and
// numbers at most two away.
func (g *graph) near() (kinds mahjong.KindSet) {
	if g.published {
		return 1<<mahjong.Kinds - 1
	}
	for k := range mahjong.Tile(mahjong.Kinds) {
		if g.shape.Count(k) == 0 {
			continue
		}
		low, high := k, k
		if !k.IsHonour() {
			low, high = max(k-2, k/9*9), min(k+2, k/9*9+8)
		}
		for ; low <= high; low++ {
			kinds |= 1 << low
		}
	}
	return kinds
}

// drawing returns the target of the edge of a tile just drawn by a hand with shanten number
// n. ok is false for a win of no points.
func (g *graph) drawing(t mahjong.Tile, n int, nearer bool) (to int32, ok bool) {
	if nearer && n == 0 {
		points := g.points(t)
		g.wins = append(g.wins, points)
		return ^int32(len(g.wins) - 1), points != 0
	}
	if nearer {
		n--
	}
	return g.place(n), true
}

// throwing adds the discards of node at, a hand of 14 tiles with shanten number n.
func (g *graph) throwing(at int32, n int) {
	spare, back := g.shape.Spare(n), g.spends(n)
	g.nodes[at].first = int32(len(g.edges))
	for t := range mahjong.Tile(mahjong.Tiles) {
		keeps := spare.Has(t.Kind())
		if g.hand.Counts[t] == 0 || !keeps && !back {
			continue
		}
		g.take(t)
		after := n
		if !keeps {
			after = n + 1
		}
		g.edges = append(g.edges, edge{to: g.place(after), tile: t, weight: g.unseen(t)})
		g.add(t)
	}
	g.nodes[at].count = int32(len(g.edges)) - g.nodes[at].first
}

// place returns the index of the hand's node, and adds the node if it is new. n is the
// shanten number. Once the graph is full it returns 0.
func (g *graph) place(n int) int32 {
	if g.full {
		return 0
	}
	m, p, b, z := g.shape.Codes()
	c := &g.hand.Counts
	reds := uint32(c[mahjong.Red5m]) | uint32(c[mahjong.Red5p])<<3 | uint32(c[mahjong.Red5s])<<6
	at, known := g.known.find(uint64(m)|uint64(p)<<21|uint64(b)<<42, uint32(z)|reds<<17, int32(len(g.nodes)))
	if !known {
		g.nodes = append(g.nodes, node{hand: g.hand.Counts, away: int8(n), throws: g.shape.Size()%3 == 2})
		hands := len(g.nodes) - 1
		g.full = hands >= g.limit || g.enough != nil && hands%Step == 0 && g.enough(Step)
	}
	return at
}

// points returns the mean points of the complete hand, won by a draw of t.
func (g *graph) points(t mahjong.Tile) float64 {
	g.hand.Drawn = t
	share := [5]float64{1}
	if g.ura {
		g.uraShare(&share)
	}
	return score.WithDora(&g.hand, &g.win, &g.table.Rules, &share)
}

// uraShare sets the chance of 0…4 ura dora by one indicator.
func (g *graph) uraShare(share *[5]float64) {
	all := 0
	var hits [5]int
	for k := range mahjong.Tile(mahjong.Kinds) {
		n := g.table.Unseen.Of(k)
		all += n
		hits[min(g.shape.Count(g.table.Rules.Reds.DoraOf(k)), 4)] += n
	}
	if all > 0 {
		for i, n := range &hits {
			share[i] = float64(n) / float64(all)
		}
	}
}

// complete adds the reverse of every edge as a link, unless there is such an edge. These
// lead to known hands without lowering the shanten number.
func (g *graph) complete() {
	if cap(g.more) < len(g.edges) {
		g.more = make([]link, 0, cap(g.edges))
	}
	for i := range int32(len(g.nodes)) {
		n := g.nodes[i]
		for _, e := range g.edges[n.first : n.first+n.count] {
			if e.to >= 0 && e.weight > 0 && !g.leads(e.to, i) {
				to := &g.nodes[e.to]
				g.more = append(g.more, link{edge{to: i, weight: e.weight}, to.more})
				to.more = int32(len(g.more))
			}
		}
	}
}

// leads reports whether node from has an edge to node to.
func (g *graph) leads(from, to int32) bool {
	n := &g.nodes[from]
	for _, e := range g.edges[n.first : n.first+n.count] {
		if e.to == to {
			return true
		}
	}
	return false
}
