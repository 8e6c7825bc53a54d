package game

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// openRules are those of Majiang with open riichi, without red fives and ura dora.
func openRules(yakuman bool) Rules {
	rules := PresetRules(0)
	rules.Score.Reds = mahjong.Reds{}
	rules.On = rules.On&^UraDora | OpenRiichi
	if yakuman {
		rules.On |= OpenRiichiYakuman
	}
	return rules
}

// playAll makes moves, with a pass of all who may answer before each.
func (g *Game) playAll(t *testing.T, moves string) {
	t.Helper()
	for move := range strings.SplitSeq(moves, ", ") {
		for g.phase == Offered && !can(g, move) {
			g.apply(Action{Kind: Pass, Seat: g.ToAct(), Tile: mahjong.NoTile})
		}
		act(t, g, move)
	}
}

// TestOpenRiichi: what an open riichi is worth by tsumo, and by ron of a player in riichi or not.
func TestOpenRiichi(t *testing.T) {
	const (
		orphan = "19m19p19s1234567z"
		tenpai = "345m345p345s2226z"
		ready  = "openRiichi 0 9p drawn"
	)
	for _, c := range [...]struct {
		what    string
		yakuman bool
		hands   [4]string
		draws   string
		moves   string
		yaku    string
		points  int32
	}{
		{"ron of a free player", false, [4]string{waits1, orphan, orphan, "9m"}, "9p6s", ready + ", discard 1 6s drawn, ron 0 6s", "double-riichi2 open-riichi1 ippatsu1 pinfu1 tanyao1", 18000},
		{"the same as a yakuman", true, [4]string{waits1, orphan, orphan, "9m"}, "9p6s", ready + ", discard 1 6s drawn, ron 0 6s", "open-riichi-deal-in*", 48000},
		{"the tile that declares riichi is given freely", true, [4]string{waits1, tenpai, orphan, "9m"}, "9p6s", ready + ", riichi 1 6s drawn, ron 0 6s", "open-riichi-deal-in*", 48000},
		{"that of a player in riichi is not", true, [4]string{waits1, tenpai, "1m", "1m"}, "9p1z1z3z4z6s", ready + ", riichi 1 1z drawn, discard 2 1z drawn, discard 3 3z drawn, discard 0 4z drawn, discard 1 6s drawn, ron 0 6s", "double-riichi2 open-riichi1 pinfu1 tanyao1", 12000},
		{"tsumo", true, [4]string{waits1, orphan, "1m", "1m"}, "9p1z3z3z6s", ready + ", discard 1 1z drawn, discard 2 3z drawn, discard 3 3z drawn, tsumo 0 6s", "double-riichi2 open-riichi1 ippatsu1 tsumo1 pinfu1 tanyao1", 18000},
		{"riichi later", true, [4]string{waits1, orphan, "1m", "1m"}, "1z1z3z3z9p5z6z7z6s", "discard 0 1z drawn, discard 1 1z drawn, discard 2 3z drawn, discard 3 3z drawn, openRiichi 0 9p drawn, discard 1 5z drawn, discard 2 6z drawn, discard 3 7z drawn, tsumo 0 6s", "riichi1 open-riichi1 ippatsu1 tsumo1 pinfu1 tanyao1", 18000},
		{"a yakuman stays what it is", true, [4]string{orphan, waits1, waits2, "9m"}, "5p7z", "openRiichi 0 5p drawn, discard 1 7z drawn, ron 0 7z", "kokushi-13**", 96000},
	} {
		rules := openRules(c.yakuman)
		g := table(t, rules, c.hands, c.draws, "8m")
		g.playAll(t, c.moves)
		passAll(g)
		r := g.Result()
		if r == nil {
			t.Errorf("%s: the round goes on", c.what)
			continue
		}
		got := ""
		for _, y := range r.Wins[0].Value.Yaku {
			if got += " " + y.Yaku.String() + strings.Repeat("*", int(y.Yakuman)); y.Han > 0 {
				got += fmt.Sprint(y.Han)
			}
		}
		if got[1:] != c.yaku || r.Wins[0].Value.Points != c.points {
			t.Errorf("%s:%s %d points, want %s %d", c.what, got, r.Wins[0].Value.Points, c.yaku, c.points)
		}
	}
}

// TestOpenRiichiGames plays games with open riichi by lot. After each action everybody's view follows from the view before
// and what the seat was told, holds nothing hidden, and can be read again. Wins are worth what the rule says, found naively
// from the events.
func TestOpenRiichiGames(t *testing.T) {
	n := openTally{}
	for seed := range uint32(30) {
		r := rand.New(rand.NewPCG(uint64(seed), 17))
		rules := anyRules(r)
		rules.On |= OpenRiichi
		rules.On &^= OpenRiichiYakuman * Switch(seed&1)
		rules.On |= OpenRiichiYakuman * Switch(1-seed&1)
		rules.Winds = 1
		g, events, err := Start(&rules, seed)
		if err != nil {
			t.Fatal(err)
		}
		n.declared, n.open = [4]bool{}, [4]bool{}
		for g.Phase() != GameOver && !t.Failed() {
			n.count(t, g, events)
			var before [5]*View
			for i := range before {
				if s := int8(i) - 1; s < rules.Players {
					before[i], _ = g.View(s)
				}
			}
			a := pick(r, g, anybody(r, g))
			for _, other := range g.LegalActions(a.Seat) {
				if other.Kind == RiichiOpen && r.IntN(4) > 0 {
					a = other
				}
			}
			if events, err = g.Apply(a); err != nil {
				t.Fatal(err)
			}
			for i, v := range before {
				if v != nil {
					n.follow(t, g, int8(i)-1, v, a, events)
				}
			}
			if g.Phase() < RoundOver && r.IntN(6) == 0 {
				checkView(t, g, g.ToAct(), r)
				checkView(t, g, Onlooker, r)
			}
		}
	}
	if n.shown < 100 || n.free < 3 || n.bound == 0 || n.drawn < 10 || n.kans == 0 || n.plain < 3 {
		t.Errorf("%+v", n)
	}
}

// An openTally is what came of games with open riichi.
type openTally struct {
	shown, free, bound, drawn, kans, plain int
	declared, open                         [4]bool // in riichi before its last discard; with the hand shown
	pending                                int8
}

// count checks wins against what the events said before.
func (n *openTally) count(t *testing.T, g *Game, events []Event) {
	t.Helper()
	for _, e := range events {
		switch e.Kind {
		case RoundBegan:
			n.declared, n.open, n.pending = [4]bool{}, [4]bool{}, nobody
		case Drew, Called, DeclaredKan:
			if n.pending != nobody {
				n.declared[n.pending], n.pending = true, nobody
			}
			if e.Kind == DeclaredKan && n.open[e.Seat] {
				n.kans++
			}
		case Threw:
			if e.Riichi {
				n.pending = e.Seat
			}
			if e.Shown != nil {
				n.open[e.Seat] = true
				n.shown++
			}
		case RoundEnded:
			for _, w := range e.Result.Wins {
				n.won(t, g, &w)
			}
		}
	}
}

func (n *openTally) won(t *testing.T, g *Game, w *Win) {
	t.Helper()
	han, dealIn, other := int8(0), int8(0), false
	for _, y := range w.Value.Yaku {
		switch y.Yaku {
		case score.YakuOpenRiichi:
			han = y.Han
		case score.YakuOpenRiichiDealIn:
			dealIn = y.Yakuman
		default:
			other = other || y.Yaku.IsYakuman()
		}
	}
	free := w.From != w.Seat && !n.declared[w.From]
	want := [2]int8{1, 0}
	switch {
	case !n.open[w.Seat] || other:
		want = [2]int8{}
		n.plain++
	case free && g.rules.Has(OpenRiichiYakuman):
		want = [2]int8{0, 1}
		n.free++
	case w.From == w.Seat:
		n.drawn++
	case !free:
		n.bound++
	}
	if want != [2]int8{han, dealIn} {
		t.Errorf("han and yakuman %d %d, want %v: %+v", han, dealIn, want, *w)
	}
}

// follow wants of a view and the events what the game shows then.
func (n *openTally) follow(t *testing.T, g *Game, seat int8, v *View, a Action, events []Event) {
	t.Helper()
	want, _ := g.View(seat)
	var told []Event
	for _, e := range events {
		told = append(told, e.For(seat))
	}
	var own *Action
	if a.Seat == seat && v.Phase == Offered {
		own = &a
	}
	if len(told) > 0 || own != nil {
		got, err := v.Follow(own, told)
		if err != nil {
			t.Errorf("seat %d: %v: %v", seat, a, err)
			return
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("seat %d after %v:\n%+v\nwant\n%+v", seat, a, got, want)
		}
	}
	read := *want
	for i := range read.Players {
		if p := &read.Players[i]; p.Shown != nil { // as from outside: tiles alone
			if drawn := p.Concealed - int8(p.Shown.Concealed()); drawn != 0 && drawn != 1 {
				t.Errorf("%d tiles, %d of them shown", p.Concealed, p.Shown.Concealed())
			}
			p.Shown = &mahjong.Hand{Counts: p.Shown.Counts}
		}
	}
	read.Unseen, read.Waits = mahjong.Unseen{}, 0
	if err := read.Complete(); err != nil {
		t.Error(err)
		return
	}
	if seat >= 0 && len(read.Players[seat].Melds) == 0 {
		read.Players[seat].Melds = nil
	}
	if !reflect.DeepEqual(&read, want) {
		t.Errorf("read again: %+v\nwant\n%+v", read, *want)
	}
}

// TestOpenRiichiRefused: what no open riichi can be, in rules, views and events.
func TestOpenRiichiRefused(t *testing.T) {
	rules := openRules(true)
	rules.On &^= OpenRiichi
	if err := rules.Check(); err == nil || err.Error() != "rules.openRiichiYakuman goes with rules.openRiichi only" {
		t.Error(err)
	}
	rules.On |= OpenRiichi
	start := func() (g *Game, v *View, events []Event) {
		g = table(t, rules, [4]string{waits1, "19m19p19s1234567z", "1m", "1m"}, "9p1z3z3z9m", "8m")
		v, _ = g.View(2)
		g.playAll(t, "openRiichi 0 9p drawn")
		events = g.taken()
		return g, v, []Event{events[0].For(2)}
	}
	tiles := func(text string) *mahjong.Hand {
		h, _ := notation.ParseHand(text, mahjong.Reds{})
		return &h.Hand
	}
	for _, c := range [...]struct {
		change func(e *Event)
		want   string
	}{
		{func(e *Event) { e.Shown = tiles("19m19p19s1234567z") }, ""},
		{func(e *Event) { e.Shown = tiles("234m567m234p46s88p") }, ""},
		{func(e *Event) { e.Shown = tiles("234m567m234p49s88p") }, "events[0] show a hand that is not tenpai: 234567m23488p49s"},
		{func(e *Event) { e.Shown = tiles("234m567m234p45s8p") }, "events[0] show a hand that is not tenpai: 234567m2348p45s"},
		{func(e *Event) { e.Riichi = false }, "events[0] is not what the rules have next: discard of seat 0"},
		{func(e *Event) { e.Seat = 1 }, "events[0] cannot be: discard of seat 1 in the phase turn"},
	} {
		_, v, events := start()
		c.change(&events[0])
		if _, err := v.Follow(nil, events); c.want == "" && err != nil || c.want != "" && (err == nil || err.Error() != c.want) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
	g, v, events := start()
	if own, _ := v.Follow(nil, events); own.Players[0].Shown == nil || own.Players[0].Shown.MPSZ() != "234567m23488p45s" || own.Unseen[mahjong.Tile(3)] > 3 {
		t.Errorf("%+v", own.Players[0])
	}
	v.Rules.On = 0
	if _, err := v.Follow(nil, events); err == nil || err.Error() != "events[0] cannot be: discard of seat 0 in the phase turn" {
		t.Error(err)
	}
	g.playAll(t, "discard 1 1z drawn, discard 2 3z drawn, discard 3 3z drawn")
	passAll(g)
	v, _ = g.View(2)
	closed, _ := mahjong.MeldOf(mahjong.ClosedKan, 0, mahjong.NoTile, 1, 1, 1, 1)
	for _, e := range [...]Event{
		{Kind: Threw, Seat: 0, Tile: 1},
		{Kind: Threw, Seat: 0, Tile: 1, Drawn: true, Riichi: true, Shown: v.Players[0].Shown},
		{Kind: DeclaredKan, Seat: 0, Tile: mahjong.NoTile, Meld: closed},
	} {
		if _, err := v.Follow(nil, []Event{e}); err == nil || !strings.HasPrefix(err.Error(), "events[0] cannot be: ") {
			t.Errorf("%+v: %v", e, err)
		}
	}
	for _, c := range [...]struct {
		change func(v *View, p *Player)
		want   string
	}{
		{func(v *View, p *Player) { v.Rules.On &^= OpenRiichi | OpenRiichiYakuman }, "players[0] shows a hand, which goes with rules.openRiichi only"},
		{func(v *View, p *Player) { p.Riichi = false }, "players[0] shows a hand, which goes with riichi only"},
		{func(v *View, p *Player) { p.Shown = tiles("234m567m234p49s88p") }, "players[0] shows a hand that is not tenpai: 234567m23488p49s"},
		{func(v *View, p *Player) { p.Shown = tiles("234m567m234p") }, "players[0] shows a hand that is not tenpai: 234567m234p"},
	} {
		v, _ = g.View(2)
		if c.change(v, &v.Players[0]); v.Complete() == nil || v.Complete().Error() != c.want {
			t.Errorf("%v, want %s", v.Complete(), c.want)
		}
	}
	v, _ = g.View(0)
	if v.Players[0].Shown = tiles("234m567m234p46s88p"); v.Complete() == nil || v.Complete().Error() != "players[0] shows another hand than the view's: 234567m23488p46s" {
		t.Error(v.Complete())
	}
}
