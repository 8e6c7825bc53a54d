package game

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

func plain(preset string) Rules {
	rules, _ := Preset(preset)
	rules.Score.Reds = mahjong.Reds{}.Of(rules.Players)
	return rules
}

// TestFourRiichi ends the round with the fourth, when its stick is paid.
func TestFourRiichi(t *testing.T) {
	g := table(t, plain("majiang"), [4]string{waits1, waits2, waits3, "123789m123p11z78p"}, "1z2z3z4z", "9m")
	act(t, g, "riichi 0 1z drawn")
	passAll(g)
	act(t, g, "riichi 1 2z drawn")
	passAll(g)
	act(t, g, "riichi 2 3z drawn")
	passAll(g)
	act(t, g, "riichi 3 4z drawn")
	passAll(g)
	wantEnding(t, g, EndFourRiichi, [4]int32{})
	if o := g.Opening(); o.Sticks != 4 || o.Honba != 1 || o.Number != 0 {
		t.Errorf("%+v", o)
	}
}

// TestFourKans ends the round with the discard after the fourth kan of several
// players, and not of one.
func TestFourKans(t *testing.T) {
	for most, want := range map[int8]Ending{3: EndFourKans, 4: EndWin} {
		g := table(t, plain("majiang"), [4]string{"19m19p19s1234567z"}, "5s", "9m")
		g.kans = 4
		g.seats[0].kans, g.seats[1].kans = most, 4-most
		if got := g.abortAfter(); got != want {
			t.Errorf("%d kans of one: %s", most, Endings[got].Key)
		}
	}
}

func TestNineTerminals(t *testing.T) {
	g := table(t, plain("majiang"), [4]string{"19m19p19s12z22345m", "19m19p19s123z2234m"}, "3z5s", "9s")
	if act(t, g, "abort 0"); g.Result().Ending != EndNineTerminals || !g.Result().Renchan {
		t.Errorf("%+v", g.Result())
	}
	g = table(t, plain("wrc"), [4]string{"19m19p19s12z22345m"}, "3z", "9s")
	if can(g, "abort 0") {
		t.Error("nine terminals end a round of the championship")
	}
}

// drain empties the wall and ends the round.
func drain(g *Game) {
	g.next = int16(g.rules.tiles() - deadWall - int(g.replaced))
	passAll(g)
	g.exhaust()
}

// TestExhausted pays those who are tenpai, and deals on by that.
func TestExhausted(t *testing.T) {
	for _, c := range [...]struct {
		preset string
		hands  [4]string
		pay    [4]int32
		stays  bool
	}{
		{"majiang", [4]string{waits1, "14m14p14s1234567z", "", ""}, [4]int32{3000, -1000, -1000, -1000}, true},
		{"majiang", [4]string{"14m14p14s1234567z", waits1, waits2, "147m147p"}, [4]int32{-1500, 1500, 1500, -1500}, false},
		{"tenhou-sanma", [4]string{"234567p12345s88p", "14p14s1234567z19m"}, [4]int32{2000, -1000, -1000}, true},
	} {
		g := table(t, plain(c.preset), c.hands, "", "")
		for i := range g.seats {
			g.seats[i].river[0], g.seats[i].discards = Discard{Tile: 4}, 1
			if c.hands[i] == "" {
				g.seats[i].waits = 0
			}
		}
		drain(g)
		if g.Result().Payments != c.pay || g.Result().Renchan != c.stays || g.Opening().Honba != 1 {
			t.Errorf("%s: %+v", c.preset, g.Result())
		}
	}
}

// halved stands for the rule that the others halve the fourth part of three.
var halved = Switch(1 << 31)

// TestNagashi pays a mangan for a river of terminals and honours, unless one
// was called.
func TestNagashi(t *testing.T) {
	for _, c := range [...]struct {
		preset string
		off    Switch
		seat   int8
		called bool
		pay    [4]int32
	}{
		{"majiang", 0, 0, false, [4]int32{12000, -4000, -4000, -4000}},
		{"majiang", 0, 1, false, [4]int32{-4000, 8000, -2000, -2000}},
		{"majiang", 0, 3, false, [4]int32{-4000, -2000, -2000, 8000}},
		{"tenhou-sanma", 0, 0, false, [4]int32{8000, -4000, -4000}},
		{"tenhou-sanma", 0, 1, false, [4]int32{-4000, 6000, -2000}},
		{"tenhou-sanma", halved, 0, false, [4]int32{12000, -6000, -6000}}, // the two halve the third part
		{"tenhou-sanma", halved, 2, false, [4]int32{-5000, -3000, 8000}},
		{"majiang", 0, 1, true, [4]int32{}},
		{"majiang", NagashiMangan, 0, true, [4]int32{}},
	} {
		rules := plain(c.preset)
		if rules.On &^= c.off; c.off == halved {
			rules.Score.TsumoLoss = false
		}
		g := table(t, rules, [4]string{"19m19p19s1234567z", "", "", ""}, "", "")
		for i := range g.seats {
			g.seats[i].river[0], g.seats[i].discards, g.seats[i].waits = Discard{Tile: 20}, 1, 0
		}
		g.seats[c.seat].river[0] = Discard{Tile: mahjong.Chun, Called: c.called}
		drain(g)
		if g.Result().Payments != c.pay || (g.Result().Ending == EndNagashi) == c.called {
			t.Errorf("%s %d: %+v", c.preset, c.seat, g.Result())
		}
	}
}

// TestSanmaPayments pays tsumo with the fourth player's part lost or halved, and
// honba of 100 each.
func TestSanmaPayments(t *testing.T) {
	for _, c := range [...]struct {
		loss bool
		pay  [4]int32
	}{
		{true, [4]int32{-800, 1300, -500}},
		{false, [4]int32{-1000, 1700, -700}},
	} {
		rules := plain("tenhou-sanma")
		rules.Score.TsumoLoss = c.loss
		g := table(t, rules, [4]string{"19m19p19s1234567z", "123p456p234s55p78s", "19m"}, "9s9s", "9m")
		g.pure, g.honba = false, 1
		act(t, g, "discard 0 9s drawn")
		g.seats[1].own = 0
		passAll(g)
		if !can(g, "tsumo 1 9s") {
			t.Fatal("no tsumo")
		}
		act(t, g, "tsumo 1 9s")
		if g.Result().Payments != c.pay {
			t.Errorf("%v, want %v", g.Result().Payments, c.pay)
		}
	}
}

// TestNorth sets a north aside as dora, draws for it, and lets it be robbed.
func TestNorth(t *testing.T) {
	g := table(t, plain("tenhou-sanma"), [4]string{"234p678p234s67s99p", "222p345p678p99s4z6s", "1m"}, "4z", "3z")
	act(t, g, "north 0 4z")
	passAll(g)
	if !g.rinshan || g.Left() != 53 || g.seats[0].norths != 1 {
		t.Errorf("%d tiles left", g.Left())
	}
}

// TestReplacements draws what norths and kans bring: of 108 tiles the last four, then backwards from before the dead wall, the last 14.
func TestReplacements(t *testing.T) {
	g := table(t, plain("tenhou-sanma"), [4]string{"1111222p5s4444z"}, "2p", "8p")
	want := [...]mahjong.Tile{19, 20, 21, 22, 23, 24}
	for i, at := range [...]int{104, 105, 106, 107, 93, 92} {
		g.wall[at] = want[i]
	}
	for i, action := range [...]string{"north 0 4z", "north 0 4z", "north 0 4z", "north 0 4z", "kan 0 1p 1p 1p 1p", "kan 0 2p 2p 2p 2p"} {
		act(t, g, action)
		passAll(g)
		if got := g.seats[0].hand.Drawn; got != want[i] || int(g.Left()) != 53-i {
			t.Errorf("%s draws %v, want %v; %d left", action, got, want[i], g.Left())
		}
	}
}

// TestExtension ends the game after south, or goes on into west.
func TestExtension(t *testing.T) {
	for _, c := range [...]struct {
		rule   Extension
		number int8 // the next round
		points int32
		over   bool
	}{
		{ExtensionNone, 8, 25000, true},
		{ExtensionSudden, 8, 25000, false},
		{ExtensionSudden, 8, 30000, true},
		{ExtensionSudden, 9, 31000, true},
		{ExtensionSudden, 12, 25000, true},
		{ExtensionWind, 9, 25000, false},
		{ExtensionNone, 7, 50000, false},
	} {
		rules := PresetRules(0)
		rules.Extension = c.rule
		g := Game{rules: rules, last: 7, number: c.number, points: [4]int32{25000, c.points, 25000, 25000}}
		if got := g.isOver(&Result{}); got != c.over {
			t.Errorf("%+v: over %v", c, got)
		}
	}
}

// TestLastDealer stops the last dealer who leads, by win or tenpai, not by an abort.
func TestLastDealer(t *testing.T) {
	for _, c := range [...]struct {
		end    Ending
		points int32
		over   bool
	}{{EndWin, 31000, true}, {EndExhausted, 31000, true}, {EndFourWinds, 31000, false}, {EndWin, 29000, false}} {
		g := Game{rules: PresetRules(0), last: 7, number: 7, points: [4]int32{20000, 20000, 20000, c.points}}
		if got := g.isOver(&Result{Ending: c.end, Renchan: true}); got != c.over {
			t.Errorf("%+v: over %v", c, got)
		}
	}
}

// TestScores counts uma and oka, and shares them where the rules do.
func TestScores(t *testing.T) {
	for _, c := range [...]struct {
		preset string
		points [4]int32
		want   [4]int32
	}{
		{"majiang", [4]int32{42300, 30100, 17500, 10100}, [4]int32{523, 101, -225, -399}},
		{"mahjongsoul", [4]int32{40000, 30000, 20000, 10000}, [4]int32{300, 100, -100, -300}},
		{"wrc", [4]int32{40000, 40000, 30000, 10000}, [4]int32{200, 200, -50, -350}},
		{"mleague", [4]int32{35000, 35000, 20000, 10000}, [4]int32{350, 350, -200, -500}},
		{"tenhou-sanma", [4]int32{50000, 40000, 15000, 0}, [4]int32{450, 0, -450, 0}},
	} {
		rules, _ := Preset(c.preset)
		g := Game{rules: rules, points: c.points}
		g.finish()
		if g.final.Scores != c.want {
			t.Errorf("%s: %v, want %v", c.preset, g.final.Scores, c.want)
		}
	}
}

// TestWholeScores rounds by the three ways of the rooms. Half a thousand goes towards zero (五捨六入), up, or away from zero (四捨五入).
func TestWholeScores(t *testing.T) {
	for _, c := range []struct {
		on   Switch
		want [4]int32
	}{
		{0, [4]int32{520, 100, -220, -400}},
		{HalfUp, [4]int32{510, 110, -220, -400}},
		{HalfAway, [4]int32{520, 110, -230, -400}},
	} {
		f := Final{Ranks: [4]int8{1, 2, 3, 4}, Scores: [4]int32{523, 105, -225, -403}}
		r := PresetRules(0)
		r.On |= WholeScores | c.on
		if roundScores(&f, &r); r.Check() != nil || f.Scores != c.want {
			t.Error(c.on, f.Scores)
		}
		for n := int32(-999); n < 1000; n++ { // of a single score, by the definition
			f = Final{Ranks: [4]int8{1, 2, 3, 4}, Scores: [4]int32{0, n}}
			roundScores(&f, &r)
			at := float64(n) / 10
			want := math.Round(at) // away from zero
			if math.Abs(at-math.Trunc(at)) == 0.5 && (c.on == 0 || c.on == HalfUp && n < 0) {
				want = math.Trunc(at)
			}
			if got := float64(f.Scores[1]) / 10; got != want || f.Scores[0] != -f.Scores[1] {
				t.Errorf("%v %d: %v, want %v", c.on, n, got, want)
			}
		}
	}
}

// TestContradictions: rules that exclude each other are refused, and both are named.
func TestContradictions(t *testing.T) {
	for _, c := range []struct {
		on   Switch
		rons int8
		want string
	}{
		{WholeScores | HalfUp | HalfAway, 2, "rules.halfAway contradicts rules.halfUp: five hundred is rounded one way"},
		{HalfUp, 2, "rules.halfUp goes with rules.wholeScores only"},
		{WholeScores | HalfUp, 2, ""},
		{HalfAway, 2, "rules.halfAway goes with rules.wholeScores only"},
		{SplitSticks, 1, "rules.splitSticks contradicts rules.maxRons 1: one player wins at a time"},
		{HonbaToAll, 1, "rules.honbaToAll contradicts rules.maxRons 1: one player wins at a time"},
		{WholeScores | HalfAway | SplitSticks | HonbaToAll, 2, ""},
	} {
		r := PresetRules(0)
		r.On, r.MaxRons = r.On|c.on, c.rons
		if err := r.Check(); (err == nil) != (c.want == "") || err != nil && err.Error() != c.want {
			t.Errorf("%v %d: %v", c.on, c.rons, err)
		}
	}
}
