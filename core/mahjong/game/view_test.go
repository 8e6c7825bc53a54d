package game

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestViewHidesTiles changes all that a seat does not see and wants the same view.
func TestViewHidesTiles(t *testing.T) {
	for seed := range uint32(12) {
		g, _, _ := Start(PresetRules(int(seed)%len(Presets)), seed)
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		for range 300 {
			if g.Phase() >= RoundOver {
				break
			}
			for s := range g.rules.Players {
				if g.Waiting(s) {
					checkView(t, &g, s, r)
					g.apply(pick(r, &g, g.LegalActions(s)))
					break
				}
			}
		}
	}
}

func checkView(t *testing.T, g *Game, seat int8, r *rand.Rand) {
	t.Helper()
	before, err := g.View(seat)
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, n := range before.Unseen {
		total += int(n)
		if n < 0 {
			t.Fatalf("unseen %v", before.Unseen)
		}
	}
	other := *g
	var pool []mahjong.Tile
	for k, n := range before.Unseen {
		for range n {
			pool = append(pool, mahjong.Tile(k))
		}
	}
	r.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	refill(&other, seat, pool)
	after, _ := other.View(seat)
	if !reflect.DeepEqual(before, after) {
		t.Fatalf("the view of seat %d tells hidden tiles:\n%+v\n%+v", seat, before, after)
	}
}

// refill gives the others' hands and the walls other tiles.
func refill(g *Game, seat int8, pool []mahjong.Tile) {
	next := 0
	for i := range g.rules.Players {
		if i == seat {
			continue
		}
		h := &g.seats[i].hand
		n := h.Concealed()
		drawn := h.Drawn != mahjong.NoTile
		h.Counts = [mahjong.Tiles]int8{}
		for range n {
			h.Counts[pool[next]]++
			next++
		}
		if drawn {
			h.Drawn = pool[next-1]
		}
		g.findWaits(i)
	}
	dead := g.rules.tiles() - deadWall
	for i := range g.wall {
		open := i >= dead && i < dead+int(g.shown)
		if i >= int(g.next) && i < g.rules.tiles() && !open && next < len(pool) {
			g.wall[i] = pool[next]
			next++
		}
	}
}
