package main

import (
	"fmt"
	"go/parser"
	"go/token"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/player"
)

// TestFit makes examples from weights, and wants the same weights back.
func TestFit(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 2))
	want := []float64{-0.5, 1, -2}
	for _, kind := range []link{linear, logistic, exponential} {
		var x [][]float32
		var y []float64
		for range 20000 {
			row := []float32{1, float32(dice.Float64()), float32(dice.Float64())}
			sum := 0.0
			for i, w := range want {
				sum += w * float64(row[i])
			}
			switch kind {
			case logistic:
				if dice.Float64() < 1/(1+math.Exp(-sum)) {
					sum = 1
				} else {
					sum = 0
				}
			case exponential:
				sum = math.Exp(sum)
			}
			x, y = append(x, row), append(y, sum)
		}
		for i, w := range fit(kind, x, y, 1e-3, nil) {
			if math.Abs(w-want[i]) > 0.2 {
				t.Errorf("link %d: weight %d is %v, want %v", kind, i, w, want[i])
			}
		}
	}
}

// TestLearn reruns the commands that made the weights on two games.
func TestLearn(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games")
	}
	dir := t.TempDir()
	if err := collect(dir+"/a", 2, 5, "strong", 0.1); err != nil {
		t.Fatal(err)
	}
	if err := learn(dir+"/w.go", "//\tmade", false, []string{dir + "/a"}); err != nil {
		t.Fatal(err)
	}
	text, _ := os.ReadFile(dir + "/w.go")
	if n := strings.Count(string(text), "{"); n < int(player.Classes)*int(player.Outcomes) || strings.Contains(string(text), "NaN") {
		t.Errorf("%s", text)
	}
	if err := learn(dir+"/late.go", "//\tmade", true, []string{dir + "/a"}); err != nil {
		t.Fatal(err)
	}
	text, _ = os.ReadFile(dir + "/late.go")
	if n := strings.Count(string(text), "\n{"); n != int(player.Outcomes)+player.RankRounds || strings.Contains(string(text), "NaN") {
		t.Errorf("%s", text)
	}
	if _, err := parser.ParseFile(token.NewFileSet(), dir+"/late.go", nil, 0); err != nil {
		t.Error(err)
	}
}

// TestLate makes examples from weights of final ranks, and wants the same weights
// back. The weights of damaten must be those of riichi if there are no examples.
func TestLate(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 4))
	var r record
	for range 20000 {
		gap := float32(dice.IntN(40) - 20)
		y := 0.0
		if dice.Float64() < 1/(1+math.Exp(-0.15*float64(gap))) {
			y = 1
		}
		r.Ranks[2] = append(r.Ranks[2], row{[]float32{1, gap, bit(dice.IntN(4) == 0), bit(dice.IntN(4) == 0)}, y})
	}
	var out strings.Builder
	r.writeLate(&out)
	rows := strings.Split(out.String(), "\n{")[1:]
	for i := range int(player.Outcomes) {
		if want := thousandths(player.Weights(0, i)); !strings.HasPrefix("{"+rows[i], want+",") {
			t.Errorf("outcome %d: {%s, not %s", i, rows[i], want)
		}
	}
	var w [player.RankFeatures]float64
	if _, err := fmt.Sscanf(rows[int(player.Outcomes)+2], "%g, %g, %g, %g}", &w[0], &w[1], &w[2], &w[3]); err != nil {
		t.Fatal(err)
	}
	for i, want := range [...]float64{0, 0.15, 0, 0} {
		if math.Abs(w[i]-want) > 0.1 || i == 1 && math.Abs(w[i]-want) > 0.01 {
			t.Errorf("weight %d is %v, want %v", i, w[i], want)
		}
	}
}

// TestArena wants four equal players to have the mean rank of two and a half,
// and walls that were kept not to be played again.
func TestArena(t *testing.T) {
	p := player.New(player.Reference0304())
	got, err := wall(3, p, p)
	if err != nil || got.RankSum != 2.5 || got.Games != 4 || got.Rounds < 16 || got.Ranks != [4]int{1, 1, 1, 1} {
		t.Errorf("%+v %v", got, err)
	}
	name := t.TempDir() + "/kept"
	os.WriteFile(name, []byte("baseline regular 7 {\"Games\":4,\"Rounds\":40,\"RankSum\":2.25}\n"), 0o644)
	if err := arena("baseline", "regular", 7, 1, name); err != nil {
		t.Error(err)
	}
	if text, _ := os.ReadFile(name); strings.Count(string(text), "\n") != 1 {
		t.Errorf("%s", text)
	}
	if arena("nobody", "regular", 7, 1, "") == nil {
		t.Error("nobody plays")
	}
}

// TestPaired wants the baseline to gain nothing over itself, and what two
// gain over it to be told apart.
func TestPaired(t *testing.T) {
	if pairs("strong,nobody", 3, 1) == nil {
		t.Error("nobody plays")
	}
	base, first := [4]int32{25000, 25000, 25000, 25000}, [4]int32{24000, 26000, 25000, 25000}
	var g gain
	g.add(&[4]int32{26000, 25000, 25000, 23000}, &base, &first)
	if g.same != 2 || g.over != [2]mean{{4, -1000, 5e6}, {4, -1000, 9e6}} {
		t.Errorf("%+v", g)
	}
	own := gain{name: "baseline", player: of("baseline")}
	if got := own.play(3, own.player); got != single(3, [4]*player.Player{own.player, own.player, own.player, own.player}).Points() {
		t.Errorf("%v", got)
	}
}

// TestParts wants every part to be known by its name, alone and with others, and to
// be worth nothing to a player that has none of them.
func TestParts(t *testing.T) {
	for _, p := range parts {
		if of("strong-"+p.name) == nil || of("strong-kans-"+p.name) == nil {
			t.Error(p.name)
		}
	}
	if of("strong-nothing") != nil || of("nobody-kans") != nil {
		t.Error("a player that there is not")
	}
	if testing.Short() {
		return
	}
	name := t.TempDir() + "/kept"
	if err := versus("baseline", "baseline", 3, 1, name); err != nil {
		t.Error(err)
	}
	text, _ := os.ReadFile(name)
	if n := strings.Count(string(text), "\"RankSum\":2.5,"); n != len(parts)+1 {
		t.Errorf("%d walls of the mean rank: %s", n, text)
	}
}
