package player

import (
	"bufio"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
)

// A decisionCount is how many decisions and values agree.
type decisionCount struct {
	decisions, choices, values, same int
	valuesOnly                       bool // another choice is no error
}

func near(a float64, b *float64) bool { return b != nil && math.Abs(a-*b) <= 1e-6 }

func (n *decisionCount) value(t *testing.T, d *recordedDecision, what string, got float64, want *float64) {
	n.values++
	if near(got, want) {
		n.same++
		return
	}
	t.Errorf("%s %s: value %v, recorded %v", d.Shoupai, what, got, *want)
}

func (n *decisionCount) choice(t *testing.T, d *recordedDecision, got string) {
	n.decisions++
	want := ""
	if d.Choice != nil {
		want = *d.Choice
	}
	if got == want {
		n.choices++
		return
	}
	if n.valuesOnly {
		return
	}
	t.Errorf("%s %s: chose %q, recorded %q", d.Shoupai, d.Pai, got, want)
}

// majiangTile writes a tile as Majiang does, "m0".
func majiangTile(t mahjong.Tile) string { return t.String()[1:] + t.String()[:1] }

func (n *decisionCount) discard(t *testing.T, p *Player, d *recordedDecision) {
	h, s := decisionHand(t, d.Shoupai), d.situation()
	c, err := p.ChooseDiscard(&h, &s)
	if err != nil {
		t.Errorf("%s: %v", d.Shoupai, err)
		return
	}
	if c.Shanten != d.N || c.YakuShanten != orImpossible(d.Ny) {
		t.Errorf("%s: shanten %d, %d", d.Shoupai, c.Shanten, c.YakuShanten)
	}
	for _, want := range d.Cand {
		for i := range c.Candidates {
			if got := &c.Candidates[i]; got.Tile == decisionTile(want.P) {
				n.value(t, d, want.P, got.Value, want.Ev)
				if got.After.Shanten != want.X || got.YakuShanten != orImpossible(want.Xy) {
					t.Errorf("%s %s: shanten %d, %d", d.Shoupai, want.P, got.After.Shanten, got.YakuShanten)
				}
			}
		}
	}
	text := c.Action.String()
	if c.Action == ActDiscard || c.Action == ActRiichi {
		text = majiangTile(c.Tile)
		if c.Drawn {
			text += "_"
		}
		if c.Action == ActRiichi {
			text += "*"
		}
	}
	n.choice(t, d, text)
}

func (n *decisionCount) call(t *testing.T, p *Player, d *recordedDecision) {
	h, s := decisionHand(t, d.Shoupai), d.situation()
	s.Furiten = d.furiten(&h)
	c, err := p.ChooseCall(&h, &s, decisionTile(d.Pai), strings.IndexByte(" +=-", d.Pai[2]))
	if err != nil {
		t.Errorf("%s: %v", d.Shoupai, err)
		return
	}
	if c.Shanten != d.N || c.YakuShanten != orImpossible(d.Ny) {
		t.Errorf("%s: shanten %d, %d", d.Shoupai, c.Shanten, c.YakuShanten)
	}
	if d.Ev0 != nil {
		n.value(t, d, "now", c.Value, d.Ev0)
	}
	if len(d.Cand) != len(c.Candidates) {
		t.Errorf("%s %s: %d candidates, recorded %d", d.Shoupai, d.Pai, len(c.Candidates), len(d.Cand))
		return
	}
	for i, want := range d.Cand {
		got := &c.Candidates[i]
		if got.Meld != decisionMeld(t, want.M) {
			t.Errorf("%s %s: candidate %d is %v, recorded %s", d.Shoupai, d.Pai, i, got.Meld, want.M)
		}
		switch {
		case want.Ev != nil:
			n.value(t, d, want.M, got.Value, want.Ev)
		case d.Ev0 == nil && got.YakuShanten != orImpossible(want.Xy), d.Ev0 != nil && (got.Valued || got.Shanten != want.X):
			t.Errorf("%s %s: shanten %d, %d", d.Shoupai, want.M, got.Shanten, got.YakuShanten)
		}
	}
	text := ""
	for i := range c.Candidates {
		if c.Action != ActPass && c.Candidates[i].Meld == c.Meld {
			text = d.Cand[i].M
		}
	}
	n.choice(t, d, text)
}

func decisionMeld(t testing.TB, text string) mahjong.Meld {
	t.Helper()
	h := decisionHand(t, "z7,"+text)
	return h.Melds[0]
}

func (n *decisionCount) kan(t *testing.T, p *Player, d *recordedDecision) {
	h, s := decisionHand(t, d.Shoupai), d.situation()
	all, err := p.ChooseKan(&h, &s)
	if err != nil || len(all) != len(d.Cand) {
		t.Errorf("%s: %v, %v", d.Shoupai, all, err)
		return
	}
	text := ""
	for i, want := range d.Cand {
		if d.Ev0 != nil {
			n.value(t, d, "now", all[i].Now, d.Ev0)
		}
		if want.Ev != nil {
			n.value(t, d, want.M, all[i].Value, want.Ev)
		}
		if all[i].Accepted && text == "" {
			text = want.M
		}
	}
	n.choice(t, d, text)
}

// replay takes all decisions of a file anew.
func replay(t *testing.T, lines *bufio.Scanner, n *decisionCount) {
	p := New(Reference0304())
	for lines.Scan() {
		var d recordedDecision
		if err := json.Unmarshal(lines.Bytes(), &d); err != nil {
			t.Fatal(err)
		}
		switch d.T {
		case "dapai":
			n.discard(t, p, &d)
		case "fulou":
			n.call(t, p, &d)
		case "gang":
			n.kan(t, p, &d)
		}
	}
}

// TestRecordedDecisions takes the decisions of the player 0304 anew. All its
// values, shanten numbers and choices must come out.
func TestRecordedDecisions(t *testing.T) {
	n := decisionCount{}
	replay(t, handtest.Data(t, "decisions_seed_player_0304.jsonl.gz"), &n)
	if want := (decisionCount{decisions: 1234, choices: 1234, values: 5614, same: 5614}); n != want {
		t.Errorf("%+v, not %+v", n, want)
	}
}

// TestRecordedValues takes the decisions of a later player anew whose values
// are the same. It pushes and folds by other rules, so that 73 of its discards
// are not ours.
func TestRecordedValues(t *testing.T) {
	n := decisionCount{valuesOnly: true}
	replay(t, handtest.Data(t, "decisions_majiang_ai_1.0.13.jsonl.gz"), &n)
	if want := (decisionCount{decisions: 1381, choices: 1308, values: 5902, same: 5902, valuesOnly: true}); n != want {
		t.Errorf("%+v, not %+v", n, want)
	}
}

// testdata holds what another program, @kobalab/majiang-ai, says of decisions;
// bench/record-mahjong.js makes it.

// TestTestdataDecisions compares the values of 400 decisions. The player that
// took them pushes and folds by other rules, so its choices are not compared.
func TestTestdataDecisions(t *testing.T) {
	n := decisionCount{valuesOnly: true}
	replay(t, handtest.Recorded(t, "decisions.jsonl.gz"), &n)
	if n.decisions != 400 || n.values < 1000 || n.same != n.values {
		t.Errorf("%+v", n)
	}
	t.Logf("%d of %d choices are the same", n.choices, n.decisions)
}
