package main

import (
	"os"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	logs "github.com/tefuda/tefuda/core/mahjong/record"
)

// TestQuintiles cuts eleven discards into fifths by their margins.
func TestQuintiles(t *testing.T) {
	var all []judged
	for i := range 11 {
		all = append(all, judged{float64(10 - i), i < 5})
	}
	parts := quintiles(all)
	for i, want := range [...]fifth{{n: 2, from: 0, to: 1, share: 0}, {n: 2, from: 2, to: 3, share: 0}, {n: 2, from: 4, to: 5}, {n: 2, from: 6, to: 7, share: 100}, {n: 3, from: 8, to: 10, share: 100}} {
		if got := parts[i]; got.n != want.n || got.from != want.from || got.to != want.to || got.share != want.share {
			t.Errorf("fifth %d: %+v, want %+v", i+1, got, want)
		}
	}
	if parts := quintiles(nil); parts != [5]fifth{} {
		t.Error(parts)
	}
}

// TestAgreed: a player agrees with its own discards, and needs a log.
func TestAgreed(t *testing.T) {
	p := of("strong")
	rules := game.PresetRules(1)
	rules.Winds = 0
	text := gameOf(t, &rules, 5)
	all, err := judgedBy(p, text)
	if err != nil || len(all) < 20 {
		t.Fatal(len(all), err)
	}
	for i, d := range all {
		if !d.same || d.margin < 0 {
			t.Error(i, d)
		}
	}
	if _, err := judgedBy(p, "https://tenhou.net/0/?log=x"); err == nil {
		t.Error("no log is read")
	}
	if agreed("nobody", nil) == nil || agreed("strong", []string{os.DevNull + "?"}) == nil {
		t.Error("nobody plays, or no file is read")
	}
}

// gameOf is the mjai log of a game of four strong players.
func gameOf(t *testing.T, rules *game.Rules, seed uint32) string {
	t.Helper()
	g, events, err := game.Start(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	text := logs.AppendMjaiStart(nil, &logs.Record{Rules: *rules})
	tell := func() {
		for i := range events {
			text = logs.AppendMjai(text, &events[i], rules.Players)
		}
	}
	tell()
	for p := of("strong"); g.Phase() != game.GameOver; tell() {
		v, _ := g.View(g.ToAct())
		c, err := play.Choose(p, v)
		if err != nil {
			t.Fatal(err)
		}
		if events, err = g.Apply(c.Action); err != nil {
			t.Fatal(err)
		}
	}
	return string(text)
}
