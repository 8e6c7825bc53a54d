package game

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// table returns a game whose hands, draws and indicators are as given, each
// hand's missing tiles and the rest of the wall what is left of the set, in
// order from the end.
func table(t *testing.T, rules Rules, hands [4]string, draws, dora string) *Game {
	t.Helper()
	left := rules.Score.Reds.Set()
	w := new(Wall)
	for i := range w {
		w[i] = mahjong.NoTile
	}
	players := int(rules.Players)
	for i := range players {
		put(t, w, &left, 13*i, hands[i])
	}
	put(t, w, &left, 13*players, draws)
	put(t, w, &left, rules.tiles()-deadWall, dora)
	for i, k := 0, mahjong.Tile(mahjong.Tiles-1); i < rules.tiles(); i++ {
		for k >= 0 && left[k] == 0 {
			k--
		}
		if w[i] == mahjong.NoTile {
			w[i] = k
			left[k]--
		}
	}
	at := Opening{Points: [4]int32{rules.Points, rules.Points, rules.Points}}
	at.Points[players-1] = rules.Points
	g, _, err := StartAt(&rules, 1, at, w)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// put lays tiles into a wall.
func put(t *testing.T, w *Wall, left *mahjong.Unseen, at int, text string) {
	t.Helper()
	tiles, err := notation.ParseTiles(text)
	if err != nil {
		t.Fatal(err)
	}
	for i, x := range tiles {
		w[at+i] = x
		if left[x]--; left[x] < 0 {
			t.Fatalf("too many %v", x)
		}
	}
}

// act makes the legal action of a seat that is written so, "pass" for all who
// may answer an offer.
func act(t *testing.T, g *Game, actions ...string) {
	t.Helper()
	for _, want := range actions {
		if !g.does(want) {
			all := ""
			for s := range int8(4) {
				for _, a := range g.LegalActions(s) {
					all += "; " + a.String()
				}
			}
			t.Fatalf("%q is not legal%s", want, all)
		}
	}
}

func (g *Game) does(want string) bool {
	for s := range int8(4) {
		for _, a := range g.LegalActions(s) {
			if a.String() == want {
				g.apply(a)
				return true
			}
		}
	}
	return false
}

// passAll lets everybody pass.
func passAll(g *Game) {
	for g.phase == Offered {
		for s := range int8(4) {
			if g.phase == Offered && g.Waiting(s) {
				g.apply(Action{Kind: Pass, Seat: s, Tile: mahjong.NoTile})
			}
		}
	}
}

func can(g *Game, want string) bool {
	copied := *g
	return copied.does(want)
}

func wantEnding(t *testing.T, g *Game, e Ending, pay [4]int32) {
	t.Helper()
	r := g.Result()
	if r == nil {
		t.Fatal("the round goes on")
	}
	if r.Ending != e || r.Payments != pay {
		t.Errorf("%s %v, want %s %v", Endings[r.Ending].Key, r.Payments, Endings[e].Key, pay)
	}
}
