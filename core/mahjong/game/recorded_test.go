package game

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// anyRules are a preset's with about half of what can be chosen otherwise.
func anyRules(r *rand.Rand) Rules {
	for {
		rules := PresetRules(r.IntN(len(Presets)))
		rules.On ^= Switch(r.Uint64()) & (1<<len(Switches) - 1)
		for i := range Numbers {
			if b := bounds[i]; i > 0 && r.IntN(2) == 0 {
				rules.SetNumber(i, b[0]+int32(r.IntN(int((min(b[1], b[0]+100*b[2])-b[0])/b[2])+1))*b[2])
			}
		}
		rules.Points, rules.Winds = 25000, int8(r.IntN(3))
		if rules.Check() == nil {
			return rules
		}
	}
}

// seen sums up what is told of the first actions of a game: all events, and every few actions what each seat sees.
func seen(t *testing.T, rules Rules, seed uint32, played []Action) string {
	t.Helper()
	g, events, err := Start(&rules, seed)
	var told []any
	for i, a := range played[:min(len(played), 240)] {
		for _, e := range events {
			for _, part := range [...]any{e.Deal, e.Result, e.Final} {
				told = append(told, reflect.Indirect(reflect.ValueOf(part)))
			}
			if e.Shown != nil {
				told = append(told, *e.Shown)
			}
			e.Deal, e.Result, e.Final, e.Shown = nil, nil, nil, nil
			told = append(told, e)
		}
		if i%16 == 0 {
			for seat := range rules.Players {
				v, _ := g.View(seat)
				v.Result, v.Final = nil, nil
				for i := range v.Players {
					if p := &v.Players[i]; p.Shown != nil {
						told = append(told, *p.Shown)
						p.Shown = nil
					}
				}
				told = append(told, *v)
			}
		}
		if err == nil {
			events, err = g.Apply(a)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return recordtest.Sum(told...)
}

// TestRecordedGames plays games by rules by lot, checks what TestRandomGames does, and compares what each came to with what
// was recorded: the rounds, the payments, the scores, what is told and what is seen.
func TestRecordedGames(t *testing.T) {
	var lines []string
	for seed := range uint32(40) {
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		rules := anyRules(r)
		var n tally
		played, g := playRandom(t, rules, seed, &n)
		line := fmt.Sprintf("%s %d actions %s %s, rounds", recordtest.Sum(rules), len(played), recordtest.Sum(played), seen(t, rules, seed, played))
		for i, count := range n.endings {
			if count > 0 {
				line += fmt.Sprintf(" %s %d", Endings[i].Key, count)
			}
		}
		lines = append(lines, fmt.Sprint(line, " ", *g.Final()))
	}
	recordtest.Same(t, "games.txt", lines, recordtest.Game)
}

// TestRulesChecked: each number has its bounds, and some have more to them.
func TestRulesChecked(t *testing.T) {
	for i, name := range Numbers {
		for _, preset := range []string{"majiang", "tenhou-sanma"} {
			good, _ := Preset(preset)
			if err := good.Check(); err != nil {
				t.Fatal(err)
			}
			b := bounds[i]
			for _, n := range []int32{b[0] - 1, b[1] + 1, b[0] + b[2]/2} {
				if n == b[0] {
					continue
				}
				rules := good
				if rules.SetNumber(i, n); rules.Number(i) != n {
					t.Errorf("%s of %d is %d", name, n, rules.Number(i))
				}
				if err := rules.Check(); err == nil || fieldOf(err) != "rules."+name || strings.Contains(err.Error(), ", a multiple of ") != (b[2] > 1) {
					t.Errorf("%s of %d: %v", name, n, err)
				}
			}
		}
	}
	for what, change := range map[string]func(r *Rules){
		"rules.on":           func(r *Rules) { r.On |= 1 << len(Switches) },
		"rules.winds":        func(r *Rules) { r.Winds = 3 },
		"rules.notenPool":    func(r *Rules) { r.NotenPool = 1000 },
		"rules.uma[1]":       func(r *Rules) { r.Uma[1] = 101 },
		"rules.uma[2]":       func(r *Rules) { r.Uma[2] = -101 },
		"rules.uma":          func(r *Rules) { r.Uma[0]++ },
		"rules.redFives[0]":  func(r *Rules) { *r, _ = Preset("tenhou-sanma"); r.Score.Reds[0] = 1 },
		"rules.redFives[1]":  func(r *Rules) { r.Score.Reds[1] = 5 },
		"":                   func(r *Rules) { r.Uma = [4]int8{100, 0, 0, -100} },
		"rules.uma of three": func(r *Rules) { *r, _ = Preset("tenhou-sanma"); r.Uma = [4]int8{30, 0, 0, -30} },
	} {
		rules, _ := Preset("majiang")
		change(&rules)
		want := what
		if what == "rules.uma of three" {
			want = "rules.uma"
		}
		if err := rules.Check(); (err == nil) != (want == "") || err != nil && fieldOf(err) != want {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestThreeReds: three players have no characters but terminals, so no red five of them.
func TestThreeReds(t *testing.T) {
	rules, _ := Preset("tenhou-sanma")
	for n := range int8(5) {
		if rules.Score.Reds = (mahjong.Reds{n, 1, 2}); n == 0 {
			rules.Score.Reds = rules.Score.Reds.Of(3)
		}
		want := fmt.Sprintf("rules.redFives[0] is %d, must be 0 for three players", n)
		if err := rules.Check(); (err == nil) != (n == 0) || err != nil && err.Error() != want {
			t.Errorf("%d: %v", n, err)
		}
	}
}

// TestStrangers: seats that there are not see nothing, and a round goes on with a wall of the set once it is over.
func TestStrangers(t *testing.T) {
	rules, _ := Preset("tenhou-sanma")
	g, _, err := Start(&rules, 4)
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range []int8{-2, Onlooker, 3} {
		if v, err := g.View(seat); seat != Onlooker && (err == nil || fieldOf(err) != "seat" || v != nil) {
			t.Errorf("seat %d: %v", seat, err)
		}
		if h := g.Hand(seat); h.Size() != 0 || g.Waiting(seat) || len(g.LegalActions(seat)) != 0 {
			t.Errorf("seat %d holds %v", seat, h)
		}
	}
	if _, err := g.ProceedWith(g.Wall()); err == nil || err.Error() != "action is not legal: the round is not over" {
		t.Error(err)
	}
	beyond, five := *g.Wall(), *g.Wall()
	beyond[108] = beyond[0]
	for i := range 5 {
		five[i] = five[0]
	}
	if err := beyond.check(&rules); err == nil || err.Error() != "wall[108] is more than the set has" {
		t.Error(err)
	}
	if err := five.check(&rules); err == nil || fieldOf(err) != "wall[4]" {
		t.Error(err)
	}
}

func fieldOf(err error) string {
	wrong, ok := err.(*fault.Fault)
	if !ok || wrong.Index < -1 {
		return ""
	}
	return wrong.Path()
}
