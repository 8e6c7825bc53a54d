package game

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// yakuOf are the keys of the first winner's yaku.
func yakuOf(g *Game) (keys []string) {
	for _, y := range g.Result().Wins[0].Value.Yaku {
		keys = append(keys, y.Yaku.String())
	}
	return keys
}

// TestLateDora: the indicator of an open kan is turned with the next kan, or by other rules with its draw.
func TestLateDora(t *testing.T) {
	for _, late := range [...]bool{true, false} {
		rules := plain("majiang")
		if !late {
			rules.On &^= LateKanDora
		}
		g := table(t, rules, [4]string{"19m19p19s1345777z", "222z666z34567m29s"}, "2z", "8p7p6p5p")
		g.wall[rules.tiles()-deadWall+rinshanPlace] = mahjong.Hatsu
		act(t, g, "discard 0 2z drawn", "call 1 2z 2z 2z 2z")
		if before := map[bool]int8{true: 1, false: 2}[late]; g.shown != before || g.late != late {
			t.Errorf("late %v: %d indicators after an open kan", late, g.shown)
		}
		kan := slices.IndexFunc(g.LegalActions(1), func(a Action) bool { return a.String() == "kan 1 6z 6z 6z 6z" })
		if kan < 0 {
			t.Fatal("no second kan")
		}
		g.taken()
		events, err := g.Apply(g.LegalActions(1)[kan])
		if err != nil {
			t.Fatal(err)
		}
		var kinds []EventKind
		for _, e := range events {
			kinds = append(kinds, e.Kind)
		}
		want := []EventKind{DeclaredKan, TurnedDora, TurnedDora, Drew}
		if !late {
			want = []EventKind{DeclaredKan, TurnedDora, Drew}
		}
		if !slices.Equal(kinds, want) || g.shown != 3 || g.late {
			t.Errorf("late %v: %v, %d indicators", late, kinds, g.shown)
		}
	}
}

// TestToAct: the game waits for who is to move, then for those who may answer, then for all, then for nobody.
func TestToAct(t *testing.T) {
	g := table(t, plain("majiang"), [4]string{"6s19m19p1234567z", "1m", waits2, waits3}, "9s", "9p")
	if g.ToAct() != 0 {
		t.Error(g.ToAct())
	}
	if act(t, g, "discard 0 6s"); g.ToAct() != 2 || g.Waiting(0) || g.Waiting(1) || !g.Waiting(3) {
		t.Error(g.ToAct())
	}
	if act(t, g, "pass 2"); g.ToAct() != 3 || g.Waiting(2) {
		t.Error(g.ToAct())
	}
	if act(t, g, "ron 3 6s"); g.ToAct() != 0 || !g.Waiting(3) || g.Waiting(4) || g.Waiting(-1) {
		t.Error(g.ToAct())
	}
	if g.finish(); g.ToAct() != -1 || g.Waiting(0) {
		t.Error(g.ToAct())
	}
}

// TestRobbedNorth: a north set aside may be won with, which is no chankan, and the view tells how it came.
func TestRobbedNorth(t *testing.T) {
	g := table(t, plain("tenhou-sanma"), [4]string{"234p678p234s67s99p", "222p345678p99s44z", "1m"}, "4z", "3z")
	g.seats[1].riichi = 1
	act(t, g, "north 0 4z")
	v := findActions(t, g, 1)
	if v.Offer != mahjong.North || !v.Chankan || v.offerKind() != northTile || len(v.Actions) != 2 {
		t.Fatalf("%+v", v)
	}
	melds := []mahjong.Meld{{Type: mahjong.ClosedKan, Tiles: [4]mahjong.Tile{4, 4, 4, 4}}, {Type: mahjong.AddedKan, Tiles: [4]mahjong.Tile{7, 7, 7, 7}}}
	v.Players[v.Turn].Melds = melds
	for offer, want := range map[mahjong.Tile]offerKind{mahjong.North: northTile, 4: closedTile, 7: addedTile} {
		if v.Offer = offer; v.offerKind() != want {
			t.Errorf("%v with kans: %v, not %v", offer, v.offerKind(), want)
		}
	}
	if act(t, g, "ron 1 4z"); slices.Contains(yakuOf(g), "chankan") || g.Result().Wins[0].From != 0 {
		t.Error(yakuOf(g))
	}
}

// TestRenhou: where the rules know it, a ron before one's first draw and any call is one.
func TestRenhou(t *testing.T) {
	for _, c := range [...]struct {
		rule   score.Renhou
		called bool
		want   []string
	}{
		{score.RenhouYakuman, false, []string{"renhou"}},
		{score.RenhouMangan, false, []string{"renhou"}},
		{score.RenhouNone, false, []string{"tanyao", "pinfu"}},
		{score.RenhouYakuman, true, []string{"tanyao", "pinfu"}},
	} {
		rules := plain("majiang")
		rules.Score.Renhou = c.rule
		g := table(t, rules, [4]string{"6s19m19p1234567z", waits1, "1m", "1m"}, "9s", "9p")
		g.pure = !c.called
		if act(t, g, "discard 0 6s", "ron 1 6s"); !sameSet(yakuOf(g), c.want) {
			t.Errorf("%+v: %v", c, yakuOf(g))
		}
	}
	rules := plain("majiang")
	rules.Score.Renhou = score.RenhouYakuman
	g := table(t, rules, [4]string{"19m19p19s1234567z", waits1, "3s19m19p1234567z9s", "1m"}, "7z9p6s", "9p")
	act(t, g, "discard 0 7z drawn")
	passAll(g)
	act(t, g, "discard 1 9p drawn")
	passAll(g)
	if act(t, g, "discard 2 6s drawn", "ron 1 6s"); slices.Contains(yakuOf(g), "renhou") {
		t.Error("renhou after the first discard")
	}
}

func sameSet(a, b []string) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

// TestUncalled: a view whose action calls another tile than the one offered is not of a game.
func TestUncalled(t *testing.T) {
	g := table(t, plain("majiang"), [4]string{"3m19p19s1234567z9p", "3345m19p19s1234z2p", "1m", "1m"}, "9s", "9p")
	act(t, g, "discard 0 3m")
	v, _ := g.View(1)
	if err := v.Complete(); err != nil {
		t.Fatal(err)
	}
	for i := range v.Actions {
		if a := &v.Actions[i]; a.Kind == Call && a.Meld.Type == mahjong.Chi {
			a.Meld, _ = mahjong.MeldOf(mahjong.Chi, 3, 3, 2, 4)
		}
	}
	if err := v.Complete(); err == nil || fieldOf(err) != "legal[1]" || err.Error() != "legal[1] calls a tile that is not offered" {
		t.Error(err)
	}
}

// TestOtherWall: the next round takes a wall of the set alone.
func TestOtherWall(t *testing.T) {
	g := table(t, plain("majiang"), [4]string{"19m19p19s12z22345m"}, "3z", "9s")
	act(t, g, "abort 0")
	wall := *g.Wall()
	for i := range 5 {
		wall[i] = wall[0]
	}
	g.taken()
	if events, err := g.ProceedWith(&wall); err == nil || events != nil || g.Phase() != RoundOver {
		t.Error(err)
	}
	if events, err := g.ProceedWith(Shuffle(&g.rules, 3, 0)); err != nil || events[0].Kind != RoundBegan || g.Phase() != Turn {
		t.Error(err)
	}
}

// TestLastTile: a win with the last tile drawn is haitei, with the last discard houtei; a kan's tile is neither.
func TestLastTile(t *testing.T) {
	g := table(t, plain("majiang"), [4]string{waits1}, "6s", "9p")
	g.pure = false
	g.next = int16(g.rules.tiles() - deadWall)
	for _, rinshan := range [...]bool{false, true} {
		g.rinshan = rinshan
		want := score.WinHaitei
		if rinshan {
			want = score.WinRinshan
		}
		if got := g.flags(0); got != want {
			t.Errorf("from the dead wall %v: %b", rinshan, got)
		}
	}
	for kind, want := range map[offerKind]score.WinFlags{discarded: score.WinHoutei, addedTile: score.WinChankan, closedTile: score.WinChankan, northTile: 0} {
		g.offer.kind = kind
		if got := g.flags(1); got != want {
			t.Errorf("offer %d of the last turn: %b", kind, got)
		}
	}
	g.next--
	g.offer.kind, g.rinshan = discarded, false
	if g.flags(0) != 0 || g.flags(1) != 0 {
		t.Error("a tile is left")
	}
}

// TestWrongSeats: who is no seat of the game does nothing, and sees no hand of a deal.
func TestWrongSeats(t *testing.T) {
	for _, preset := range [...]string{"tenhou", "tenhou-sanma"} {
		rules := plain(preset)
		g, events, err := Start(&rules, 6)
		if err != nil {
			t.Fatal(err)
		}
		for seat := int8(-2); seat < 6; seat++ {
			a := Action{Kind: Throw, Seat: seat, Tile: g.seats[0].hand.Drawn, Drawn: true}
			err := g.Legal(a)
			there := seat >= 0 && seat < rules.Players
			if want := map[bool]string{true: "action", false: "seat"}[there]; seat != 0 && (err == nil || fieldOf(err) != want) || seat == 0 && err != nil {
				t.Errorf("%s: seat %d: %v", preset, seat, err)
			}
			if got := g.LegalActions(seat); (len(got) > 0) != (seat == 0) {
				t.Errorf("%s: seat %d: %v", preset, seat, got)
			}
			if hand := g.Hand(seat); !there && hand != mahjong.EmptyHand() || there && seat > 0 && hand != events[0].Deal.Hands[seat] {
				t.Errorf("%s: seat %d: %v", preset, seat, hand)
			}
			seen := events[0].For(seat).Deal
			for i := range seen.Hands {
				want := mahjong.EmptyHand()
				if int8(i) == seat {
					want = events[0].Deal.Hands[i]
				}
				if seen.Hands[i] != want {
					t.Errorf("%s: seat %d sees %v of %d", preset, seat, seen.Hands[i], i)
				}
			}
			if drew := events[1].For(seat); (drew.Tile == mahjong.NoTile) != (seat != 0) || events[1].Kind != Drew {
				t.Errorf("%s: seat %d sees %v drawn", preset, seat, drew.Tile)
			}
		}
	}
}
