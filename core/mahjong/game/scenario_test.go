package game

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// Hands that wait for 3s and 6s with tanyao; only so many exist of a tile.
const (
	waits1 = "234m567m234p45s88p"
	waits2 = "234m567m567p45s22p"
	waits3 = "234m567m678p45s33s"
)

func TestFourWinds(t *testing.T) {
	g := table(t, PresetRules(0), [4]string{"1z", "1z", "1z", "1z"}, "", "9p")
	for s := range int8(4) {
		if g.turn != s {
			t.Fatalf("seat %d to move", g.turn)
		}
		g.apply(Action{Kind: Throw, Seat: s, Tile: mahjong.East})
		passAll(g)
	}
	wantEnding(t, g, EndFourWinds, [4]int32{})
	if !g.Result().Renchan || g.Opening().Honba != 1 {
		t.Error("the dealer does not stay")
	}
}

// TestRons has three players win with one tile, by each rule for that.
func TestRons(t *testing.T) {
	for _, c := range [...]struct {
		most   int8
		ending Ending
		pay    [4]int32
	}{
		{1, EndWin, [4]int32{-2000, 2000, 0, 0}},
		{2, EndTripleRon, [4]int32{}},
		{3, EndWin, [4]int32{-6000, 2000, 2000, 2000}},
	} {
		rules := PresetRules(0)
		rules.MaxRons, rules.Score.Reds = c.most, mahjong.Reds{}
		g := table(t, rules, [4]string{"6s19m19p1234567z", waits1, waits2, waits3}, "9s", "9p")
		act(t, g, "discard 0 6s")
		if can(g, "call 1 4s 5s 6s") == false {
			t.Error("no chi for the next")
		}
		act(t, g, "ron 1 6s", "ron 2 6s", "ron 3 6s")
		wantEnding(t, g, c.ending, c.pay)
	}
}

// TestRonSticks: honba and riichi sticks of several rons go to the next in turn, or to all of them by the rules.
func TestRonSticks(t *testing.T) {
	for bits := range Switch(4) {
		for sticks := range int32(7) {
			for wins := int8(1); wins <= 3; wins++ {
				rules := PresetRules(0)
				rules.Score.Reds, rules.MaxRons = mahjong.Reds{}, 3
				rules.On |= bits&1*SplitSticks | bits>>1*HonbaToAll
				g := table(t, rules, [4]string{"6s19m19p1234567z", waits1, waits2, waits3}, "9s", "9p")
				g.honba, g.sticks = 2, sticks
				act(t, g, "discard 0 6s")
				var want [4]int32
				for _, seat := range []int8{3, 1, 2} { // in any order
					if seat > wins {
						act(t, g, fmt.Sprintf("pass %d", seat))
					} else {
						act(t, g, fmt.Sprintf("ron %d 6s", seat))
					}
				}
				for seat := int8(1); seat <= wins; seat++ {
					n, own := int32(2000), sticks
					if seat == 1 || rules.Has(HonbaToAll) {
						n += 600
					}
					if rules.Has(SplitSticks) {
						own = sticks / int32(wins)
						if seat == 1 {
							own += sticks % int32(wins)
						}
					} else if seat > 1 {
						own = 0
					}
					want[0] -= n
					want[seat] += n + 1000*own
				}
				wantEnding(t, g, EndWin, want)
				if g.sticks != 0 || g.Opening().Number != 1 {
					t.Errorf("%+v", g.Opening())
				}
			}
		}
	}
}

var furitenHands = [4]string{"66s19m19p123456z9s", waits1, "3s19m19p1234567z9s", "9m"}

// TestFuriten has a seat pass: it is furiten until its discard, after riichi for
// the rest of the round.
func TestFuriten(t *testing.T) {
	g := table(t, plain("majiang"), furitenHands, "7z9p3s6s", "9p")
	act(t, g, "discard 0 6s", "pass 1")
	if v, _ := g.View(1); !v.Furiten {
		t.Error("not furiten after a pass")
	}
	act(t, g, "discard 1 9p drawn")
	passAll(g)
	if v, _ := g.View(1); v.Furiten {
		t.Error("furiten after the discard")
	}
	if act(t, g, "discard 2 3s drawn"); !can(g, "ron 1 3s") {
		t.Error("no ron after the discard")
	}
	passAll(g)
	if act(t, g, "discard 3 6s drawn"); can(g, "ron 1 6s") {
		t.Error("ron within the same turn")
	}

	g = table(t, plain("majiang"), furitenHands, "7z9p3s6s", "9p")
	g.seats[1].riichi = 1
	act(t, g, "discard 0 6s", "pass 1", "discard 1 9p drawn")
	passAll(g)
	if act(t, g, "discard 2 3s drawn"); can(g, "ron 1 3s") {
		t.Error("ron after a pass in riichi")
	}
}

// TestOwnDiscard has a winning tile in the river make a seat furiten.
func TestOwnDiscard(t *testing.T) {
	g := table(t, plain("majiang"), furitenHands, "7z3s6s", "9p")
	act(t, g, "discard 0 7z drawn")
	passAll(g)
	act(t, g, "discard 1 3s drawn")
	passAll(g)
	if act(t, g, "discard 2 6s drawn"); can(g, "ron 1 6s") {
		t.Error("ron with a winning tile in the river")
	}
}

// TestKuikae has a call bar the tile and its other end, as the rules say.
func TestKuikae(t *testing.T) {
	for level, want := range [...][2]bool{{false, false}, {false, true}, {true, true}} {
		rules := PresetRules(0)
		rules.Kuikae, rules.Score.Reds = Kuikae(level), mahjong.Reds{}
		g := table(t, rules, [4]string{"3m19p19s1234567z9p", "345m6m19p19s1234z2p", "1m", "1m"}, "9s", "9p")
		act(t, g, "discard 0 3m", "call 1 3m 4m 5m")
		if got := [2]bool{can(g, "discard 1 3m"), can(g, "discard 1 6m")}; got != want {
			t.Errorf("level %d: %v", level, got)
		}
	}
}

// TestRiichiAndIppatsu declares riichi, pays the stick when the tile passed, and
// wins within the turn.
func TestRiichiAndIppatsu(t *testing.T) {
	rules := PresetRules(0)
	rules.Score.Reds = mahjong.Reds{}
	g := table(t, rules, [4]string{waits1, "19m19p19s1234567z", "19m19p19s1234567z", "19m19p19s1234567z"}, "9p1z2z3z6s", "8m")
	if can(g, "riichi 0 2m") {
		t.Error("riichi that is not tenpai")
	}
	act(t, g, "riichi 0 9p drawn")
	passAll(g)
	if g.points[0] != 24000 || g.sticks != 1 {
		t.Errorf("%d points, %d sticks", g.points[0], g.sticks)
	}
	act(t, g, "discard 1 1z drawn")
	passAll(g)
	act(t, g, "discard 2 2z drawn")
	passAll(g)
	act(t, g, "discard 3 3z drawn")
	passAll(g)
	if n := len(g.LegalActions(0)); n != 2 {
		t.Errorf("%d actions in riichi", n)
	}
	act(t, g, "tsumo 0 6s")
	keys := ""
	for _, y := range g.Result().Wins[0].Value.Yaku {
		keys += " " + y.Yaku.String()
	}
	if keys[:34] != " double-riichi ippatsu tsumo pinfu" {
		t.Error(keys)
	}
}

// TestChankan robs an added kan, and an orphan's closed one where the rules let it.
func TestChankan(t *testing.T) {
	rules := PresetRules(0)
	rules.Score.Reds = mahjong.Reds{}
	m, _ := mahjong.MeldOf(mahjong.Pon, 3, 23, 23, 23)
	g := table(t, rules, [4]string{"666s19m19p123456z", "1m", "234m567m234p45s99p", "9m"}, "6s", "8p")
	g.seats[0].hand.Counts[23] -= 3
	g.seats[0].hand.Melds[0], g.seats[0].hand.MeldCount = m, 1
	if !g.does("kan 0 6s 6s 6s 6s") {
		t.Fatal("no added kan")
	}
	findActions(t, g, 2)
	act(t, g, "ron 2 6s")
	if y := g.Result().Wins[0].Value.Yaku[0].Yaku.String(); y != "chankan" {
		t.Error(y)
	}

	orphans := [4]string{"111z2345678m99p9s", "1m", "19m19p19s234567z7z", "9m"}
	for _, preset := range [...]string{"majiang", "mahjongsoul"} {
		rules, _ := Preset(preset)
		rules.Score.Reds = mahjong.Reds{}
		g := table(t, rules, orphans, "1z", "8p")
		act(t, g, "kan 0 1z 1z 1z 1z")
		if got := g.phase == Offered; got != (preset == "mahjongsoul") {
			t.Errorf("%s: a closed kan robbed: %v", preset, got)
		} else if got {
			findActions(t, g, 2)
		}
	}
}

// TestKanDora turns the indicator of a closed kan at once, of another with the
// discard.
func TestKanDora(t *testing.T) {
	rules := PresetRules(0)
	rules.Score.Reds = mahjong.Reds{}
	hands := [4]string{"111z2345678m99p9s", "222z345678m11p29s", "19m19p19s34567z", "9m"}
	g := table(t, rules, hands, "1z2z", "8p7p6p5p")
	act(t, g, "kan 0 1z 1z 1z 1z")
	if g.shown != 2 || !g.rinshan {
		t.Errorf("%d indicators", g.shown)
	}
	g = table(t, rules, hands, "2z", "8p7p6p5p")
	act(t, g, "discard 0 2z drawn", "call 1 2z 2z 2z 2z")
	if g.shown != 1 {
		t.Errorf("%d indicators before the discard", g.shown)
	}
	act(t, g, "discard 1 9s")
	if g.shown != 2 {
		t.Errorf("%d indicators after the discard", g.shown)
	}
}

// TestRiichiKan allows a closed kan after riichi as each rule says: that of 1m
// keeps the waits and takes readings away, that of 1z changes nothing.
func TestRiichiKan(t *testing.T) {
	for rule, want := range [...][2]bool{{false, false}, {false, true}, {true, true}} {
		for i, hand := range [...]string{"111222333m45s99p", "111z222333m45s99p"} {
			rules := PresetRules(0)
			rules.RiichiKan, rules.Score.Reds = RiichiKan(rule), mahjong.Reds{}
			tile := []string{"1m", "1z"}[i]
			g := table(t, rules, [4]string{hand}, tile, "8p")
			g.seats[0].riichi = 1
			if got := can(g, "kan 0 "+tile+" "+tile+" "+tile+" "+tile); got != want[i] {
				t.Errorf("rule %d, %s: %v", rule, hand, got)
			}
		}
	}
}

// TestIndicator: the dora after the indicator 1m is 2m, of three players, whose set lacks it, 9m.
func TestIndicator(t *testing.T) {
	for _, c := range [...]struct {
		preset, hand string
		dora         int16
	}{
		{"tenhou", "22m123p456p11s555z", 2},
		{"tenhou", "99m123p456p11s555z", 0},
		{"tenhou-sanma", "99m123p456p11s555z", 2},
	} {
		rules, ok := Preset(c.preset)
		if !ok {
			t.Fatal(c.preset)
		}
		rules.Score.Reds = mahjong.Reds{}.Of(rules.Players)
		g := table(t, rules, [4]string{1: c.hand}, "1s", "1m")
		act(t, g, "discard 0 1s drawn", "ron 1 1s")
		dora := int16(0)
		for _, y := range g.Result().Wins[0].Value.Yaku {
			if y.Yaku == score.YakuDora {
				dora = int16(y.Han)
			}
		}
		if dora != c.dora {
			t.Errorf("%s, %s: %d dora, not %d", c.preset, c.hand, dora, c.dora)
		}
	}
}
