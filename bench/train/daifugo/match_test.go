package main

import (
	"path/filepath"
	"testing"

	"github.com/tefuda/tefuda/bench/train/kept"
)

// blocks are those that a match has kept.
func blocks(t *testing.T, m *match) map[int]tally {
	t.Helper()
	book, err := kept.Open[tally](m.kept)
	if err != nil {
		t.Fatal(err)
	}
	defer book.Close()
	return m.done(book)
}

// TestMatch checks that a match that was stopped, or played in shards, comes to
// the blocks of one that was not, and that deals do not depend on the players.
func TestMatch(t *testing.T) {
	folder := t.TempDir()
	whole := match{preset: "uec", own: "skilled", against: "novice", shard: "1/1", games: 300, seed: 7, kept: filepath.Join(folder, "whole")}
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
	a, b := blocks(t, &whole), blocks(t, &parts)
	if len(a) != 3 || len(b) != 3 {
		t.Fatalf("%d and %d blocks of 3", len(a), len(b))
	}
	for block, tally := range a {
		if tally != b[block] || tally.Points < 300 || tally.Points > 480 {
			t.Errorf("block %d: %+v and %+v", block, tally, b[block])
		}
	}
	for _, wrong := range []match{{own: "search"}, {own: "expert-luck"}, {own: "expert", shard: "3/2"}, {own: "expert", players: 1}, {own: "expert", preset: "none"}} {
		if wrong.against = "novice"; wrong.preset == "" {
			wrong.preset = "uec"
		}
		if wrong.play() == nil {
			t.Errorf("%+v is played", wrong)
		}
	}
}

// TestAblate checks that a player is played whole and without each part, on the same
// deals: one that does not search is the same without them.
func TestAblate(t *testing.T) {
	m := match{preset: "uec", own: "skilled", against: "novice", shard: "1/1", games: 200, seed: 7}
	if m.do(everyPart) == nil {
		t.Error("nothing keeps what was played")
	}
	m.kept = filepath.Join(t.TempDir(), "kept")
	if err := m.do(everyPart); err != nil {
		t.Fatal(err)
	}
	whole := blocks(t, &m)
	for _, part := range partNames {
		less := m
		less.own += "-" + part
		if got := blocks(t, &less); len(got) != 2 || got[0] != whole[0] || got[1] != whole[1] {
			t.Errorf("without %s: %v, with it %v", part, got, whole)
		}
	}
}
