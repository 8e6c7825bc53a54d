package game

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestPlainActions compares what Legal says of each discard, riichi and pass of every
// seat with what LegalActions lists, all through games of chance.
func TestPlainActions(t *testing.T) {
	for seed := range uint32(len(Presets)) {
		rules := PresetRules(int(seed))
		rules.Winds = 0
		g, _, err := Start(&rules, seed)
		if err != nil {
			t.Fatal(err)
		}
		for r := rand.New(rand.NewPCG(1, uint64(seed))); g.Phase() != GameOver; {
			for s := range rules.Players {
				all := g.LegalActions(s)
				asked := []Action{{Kind: Pass, Seat: s, Tile: mahjong.NoTile}, {Kind: Pass, Seat: s}}
				for tile := range mahjong.Tile(mahjong.Tiles) {
					asked = append(asked, Action{Kind: Throw, Seat: s, Tile: tile}, Action{Kind: Throw, Seat: s, Tile: tile, Drawn: true}, Action{Kind: Riichi, Seat: s, Tile: tile})
				}
				for _, a := range asked {
					if legal := g.Legal(a) == nil; legal != slices.Contains(all, a) {
						t.Fatalf("%s: legal %v, among %v", a, legal, all)
					}
				}
			}
			all := anybody(r, g)
			if _, err := g.Apply(pick(r, g, all)); err != nil {
				t.Fatal(err)
			}
		}
	}
}
