package main

import (
	"go/format"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/tefuda/tefuda/core/calculation/player"
)

// TestSmallSetting makes weights by the documented way in a small setting,
// twice, and holds the file against the one that there is.
func TestSmallSetting(t *testing.T) {
	s := setting{playouts: 2, rounds: 2, games: 24, epochs: 2, seed: 1}
	text := tune(&s, nil).source(&s, 90*time.Second)
	if again := tune(&s, nil).source(&s, 90*time.Second); again != text {
		t.Error("the same setting gives other weights")
	}
	file := filepath.Join(t.TempDir(), "weights.go")
	if err := replace(file, text); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(file)
	if formatted, fault := format.Source(got); err != nil || fault != nil || string(formatted) != string(got) {
		t.Errorf("%v, %v: not as gofmt has it", err, fault)
	}
	want, err := os.ReadFile("../../../core/calculation/player/weights.go")
	if err != nil {
		t.Fatal(err)
	}
	checkHeader(t, string(got), "2m0s by", s.String())
	checkHeader(t, string(want), "about 15m", (&setting{48, 9, 3600, 8, 1}).String())
	for _, file := range []string{string(got), string(want)} {
		if n := strings.Count(file[strings.Index(file, "{"):], ","); n != player.NumWeights {
			t.Errorf("%d weights", n)
		}
	}
	if strings.Count(text, "-") < 20 {
		t.Error("hardly a weight was learned")
	}
}

func checkHeader(t *testing.T, file, made, flags string) {
	t.Helper()
	if !strings.Contains(file, "rollout policy, made in "+made) || !strings.Contains(file, "\tgo run ./bench/train/calculation "+flags+"\nvar tuned") {
		t.Errorf("header %q", file[:min(len(file), 250)])
	}
}
