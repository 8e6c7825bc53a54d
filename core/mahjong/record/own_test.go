package record

import (
	"compress/gzip"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
)

var update = flag.Bool("update", false, "record the own games anew")

const ownGames = "own_games.jsonl.gz"

// TestOwnGames replays east games that were recorded here, one of each preset,
// to the same draws, wins, yaku and payments.
func TestOwnGames(t *testing.T) {
	if *update {
		recordOwn(t)
	}
	lines := handtest.Recorded(t, ownGames)
	n := 0
	for ; lines.Scan(); n++ {
		r, err := ReadTenhou(lines.Text())
		if err != nil {
			t.Fatal(err)
		}
		rules := east(n)
		g, played, err := Replay(r, &rules, nil)
		if err != nil {
			t.Errorf("%s: %v", game.Presets[n], err)
			continue
		}
		if WriteTenhou(played) != lines.Text() || g.Phase() != game.GameOver {
			t.Errorf("%s: the game differs", game.Presets[n])
		}
	}
	if n != len(game.Presets) {
		t.Errorf("%d games", n)
	}
}

func recordOwn(t *testing.T) {
	f, err := os.Create(filepath.Join("testdata", ownGames))
	if err != nil {
		t.Fatal(err)
	}
	z := gzip.NewWriter(f)
	for i := range game.Presets {
		r := playRandom(t, east(i), uint32(100+i))
		z.Write([]byte(WriteTenhou(&r) + "\n"))
	}
	if err := errors.Join(z.Close(), f.Close()); err != nil {
		t.Fatal(err)
	}
}
