package main

import (
	"math"
	"path/filepath"
	"testing"
)

// TestMatch checks that a match that was stopped, or played in shards, comes to
// the blocks of one that was not, and that deals do not depend on the players.
func TestMatch(t *testing.T) {
	folder := t.TempDir()
	whole := match{own: "skilled", against: "novice", shard: "1/1", games: 300, seed: 7, kept: filepath.Join(folder, "whole")}
	parts := whole
	parts.kept = filepath.Join(folder, "parts")
	if err := whole.play(); err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		shard string
		games int
	}{{"2/2", 300}, {"1/2", 100}, {"1/2", 300}, {"1/2", 300}} {
		parts.shard, parts.games = step.shard, step.games
		if err := parts.play(); err != nil {
			t.Fatal(err)
		}
	}
	a, b := whole.done(whole.key()), parts.done(parts.key())
	if len(a) != 3 || len(b) != 3 {
		t.Fatalf("%d and %d blocks of 3", len(a), len(b))
	}
	for block, tally := range a {
		if tally != b[block] || tally.points < 300 || tally.points > 480 {
			t.Errorf("block %d: %+v and %+v", block, tally, b[block])
		}
	}
	for _, wrong := range []match{{own: "search"}, {own: "expert-luck"}, {own: "expert", shard: "3/2"}} {
		wrong.against = "novice"
		if wrong.play() == nil {
			t.Errorf("%+v is played", wrong)
		}
	}
}

// TestAblate checks that a player is played whole and without each part, on the same
// deals: one that does not search is the same without them.
func TestAblate(t *testing.T) {
	m := match{own: "skilled", against: "novice", shard: "1/1", games: 200, seed: 7}
	if m.do(everyPart) == nil {
		t.Error("nothing keeps what was played")
	}
	m.kept = filepath.Join(t.TempDir(), "kept")
	if err := m.do(everyPart); err != nil {
		t.Fatal(err)
	}
	whole := m.done(m.key())
	for _, part := range partNames {
		less := m
		less.own += "-" + part
		if got := less.done(less.key()); len(got) != 2 || got[0] != whole[0] || got[1] != whole[1] {
			t.Errorf("without %s: %v, with it %v", part, got, whole)
		}
	}
}

// TestInterval compares with Student's t, of which 2.262 bounds 95 % with 10
// values and 1.984 with 100, to a two-hundredth.
func TestInterval(t *testing.T) {
	for _, c := range []struct {
		n    int
		want float64
	}{{10, 2.262}, {100, 1.984}} {
		sample := make([]float64, c.n)
		for i := range sample {
			sample[i] = float64(i%2*2) + 3
		}
		mean, half := interval(sample)
		n := float64(c.n)
		if got := half / math.Sqrt(1/(n-1)); math.Abs(mean-4) > 1e-9 || math.Abs(got-c.want) > 0.005 {
			t.Errorf("of %d values %v ± %v: %v errors, want %v", c.n, mean, half, got, c.want)
		}
	}
}
