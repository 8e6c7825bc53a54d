package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// TestBands cuts eleven chances into fifths and counts what dealt in.
func TestBands(t *testing.T) {
	var all []feared
	for i := range 11 {
		all = append(all, feared{chance: float64(10-i) / 100, dealt: i < 5})
	}
	for i, want := range [...]fifth{{n: 2, to: 1, mean: .5}, {n: 2, from: 2, to: 3, mean: 2.5}, {n: 2, from: 4, to: 5, mean: 4.5}, {n: 2, from: 6, to: 7, mean: 6.5, share: 100}, {n: 3, from: 8, to: 10, mean: 9, share: 100}} {
		if got := bands(all)[i]; got.n != want.n || got.share != want.share || got.mean-want.mean > 1e-9 || want.mean-got.mean > 1e-9 || got.se != 0 {
			t.Errorf("fifth %d: %+v, want %+v", i+1, got, want)
		}
	}
}

// TestDealIn: in a game no discard with a chance of 0 deals in. A log of a game is read in the same way.
func TestDealIn(t *testing.T) {
	rules := game.PresetRules(0)
	played := &watcher{player: player.New(player.Strong())}
	if err := played.play(5, of("regular")); err != nil {
		t.Fatal(err)
	}
	dealt := 0
	for _, f := range played.all {
		if f.dealt {
			if dealt++; f.chance == 0 {
				t.Error("a safe tile dealt in")
			}
		}
	}
	if dealt < 2 || len(played.all) < 1000 || len(played.all)%3 != 0 {
		t.Error(dealt, len(played.all))
	}
	rules.Winds = 0
	file := filepath.Join(t.TempDir(), "log")
	if err := os.WriteFile(file, []byte(gameOf(t, &rules, 5)), 0o600); err != nil {
		t.Fatal(err)
	}
	read := &watcher{player: player.New(player.Strong())}
	if err := read.read(file); err != nil || len(read.all) < 30 {
		t.Error(err, len(read.all))
	}
	if read.read(file+"?") == nil || dealtIn("nobody", 0, 1, nil) == nil {
		t.Error("no file is read, or nobody plays")
	}
}
