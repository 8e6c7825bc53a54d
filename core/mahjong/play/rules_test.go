package play_test

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// viewOf is a view at a turn of seat 0, or of a tile that seat 3 throws, with a hand of its own.
func viewOf(t *testing.T, hand string, offered mahjong.Tile) *game.View {
	t.Helper()
	rules := game.PresetRules(0)
	g, _, err := game.Start(&rules, 5)
	if err != nil {
		t.Fatal(err)
	}
	v, _ := g.View(0)
	m, err := notation.ParseMajiang(hand, rules.Score.Reds)
	if err != nil {
		t.Fatal(err)
	}
	v.Hand, v.Dora, v.Actions = m.Hand, []mahjong.Tile{mahjong.North}, nil
	v.Unseen = mahjong.UnseenBy(&v.Hand, rules.Score.Reds)
	v.Unseen[mahjong.North]--
	if v.Offer = offered; offered != mahjong.NoTile {
		v.Phase, v.Turn = game.Offered, 3
		v.Unseen[offered]--
	}
	return v
}

// TestOnlyTheLegal: what the player would do is done where it is legal, and else what is.
func TestOnlyTheLegal(t *testing.T) {
	p := player.New(player.Reference0304())
	throws := func(v *game.View) (all []game.Action) { // the last, which is done for want of another, is the best of none of the hands
		for k := mahjong.Tile(mahjong.Tiles - 1); k >= 0; k-- {
			if v.Hand.Counts[k] > 0 {
				all = append(all, game.Action{Kind: game.Throw, Tile: k, Drawn: k == v.Hand.Drawn})
			}
		}
		return all
	}
	for _, c := range [...]struct {
		what, hand string
		kind       game.ActionKind
		meld       string
	}{
		{"nine terminals", "m1345p19s1579z2346", game.Abort, ""},
		{"a kan", "m123456789p1z111z1", game.Kan, "1111z"},
		{"riichi", "m123456789p1122z4", game.Riichi, ""},
	} {
		v := viewOf(t, c.hand, mahjong.NoTile)
		v.FirstTurn = c.kind == game.Abort
		special := game.Action{Kind: c.kind, Tile: mahjong.NoTile}
		if c.meld != "" {
			special.Meld, _ = notation.ParseMeld(c.meld)
		}
		if c.kind == game.Riichi {
			special.Tile, special.Drawn = v.Hand.Drawn, true
		}
		v.Actions = append([]game.Action{special}, throws(v)...)
		if got, err := play.Choose(p, v); err != nil || got.Action != special {
			t.Errorf("%s: %v, %v", c.what, got.Action, err)
		}
		v.Actions = throws(v)
		got, err := play.Choose(p, v)
		if err != nil || got.Action.Kind != game.Throw || !slices.Contains(v.Actions, got.Action) || got.Action.Tile != got.Discard.Candidates[0].Tile {
			t.Errorf("%s, which is not legal: %v, %v", c.what, got.Action, err)
		}
		v.Actions = slices.DeleteFunc(throws(v), func(a game.Action) bool { return a.Tile == got.Action.Tile })
		if again, err := play.Choose(p, v); err != nil || again.Action.Tile != got.Discard.Candidates[1].Tile {
			t.Errorf("%s, when the best discard is not legal either: %v, %v", c.what, again.Action, err)
		}
	}
}

// TestNorth: north is set aside where the hand is as near without it, and else thrown or kept like another tile.
func TestNorth(t *testing.T) {
	p := player.New(player.Reference0304())
	for hand, aside := range map[string]bool{"m123p456s789z11224": true, "m123p456s789p1239z4": true, "m123p456s789p12z44z6": false} {
		v := viewOf(t, hand, mahjong.NoTile)
		v.Actions = []game.Action{{Kind: game.North, Tile: mahjong.North}}
		for k, n := range v.Hand.Counts {
			if n > 0 {
				v.Actions = append(v.Actions, game.Action{Kind: game.Throw, Tile: mahjong.Tile(k), Drawn: mahjong.Tile(k) == v.Hand.Drawn})
			}
		}
		slices.Reverse(v.Actions[1:])
		c, err := play.Choose(p, v)
		if err != nil || (c.Action.Kind == game.North) != aside || !aside && c.Action.Tile != c.Discard.Candidates[0].Tile {
			t.Errorf("%s: %v, %v", hand, c.Action, err)
		}
	}
}

// TestAnswers: of an offer nothing is thought where there is but to pass; a call is made if it is legal; a situation that cannot
// be is refused.
func TestAnswers(t *testing.T) {
	p := player.New(player.Reference0304())
	pass := game.Action{Kind: game.Pass, Tile: mahjong.NoTile}
	v := viewOf(t, "m234p40s234688z55", mahjong.Haku)
	v.Actions = []game.Action{pass}
	if c, err := play.Choose(p, v); err != nil || c.Action != pass || c.Seen != nil || c.Call != nil {
		t.Errorf("%+v %v", c, err)
	}
	pon, _ := mahjong.MeldOf(mahjong.Pon, 3, mahjong.Haku, mahjong.Haku, mahjong.Haku)
	call := game.Action{Kind: game.Call, Tile: mahjong.NoTile, Meld: pon}
	v.Actions = []game.Action{call, pass}
	if c, err := play.Choose(p, v); err != nil || c.Action != call || c.Call == nil || c.Call.Action != player.ActPon {
		t.Errorf("%+v %v", c, err)
	}
	other := call
	other.Meld.From = 1
	v.Actions = []game.Action{other, pass}
	if c, err := play.Choose(p, v); err != nil || c.Action != pass {
		t.Errorf("%+v %v", c, err)
	}
	v.Points[0] = 2_000_000
	if c, err := play.Choose(p, v); c != nil || err == nil || err.(*fault.Fault).Field != "points" {
		t.Errorf("%+v %v", c, err)
	}
}

// TestSituation: what lies open of the others is theirs: tiles thrown, those early ones, and how many of the last were just drawn.
func TestSituation(t *testing.T) {
	rules := game.PresetRules(0)
	g, _, err := game.Start(&rules, 5)
	if err != nil {
		t.Fatal(err)
	}
	v, _ := g.View(1)
	for seat := range v.Players {
		for i := range 4 + 2*seat {
			v.Players[seat].River = append(v.Players[seat].River, game.Discard{Tile: mahjong.Tile(3*i + seat), Drawn: i > seat})
		}
		v.Players[seat].Riichi, v.Players[seat].Safe = seat == 2, 1<<seat
		v.Points[seat] = int32(1000 * seat)
	}
	v.Number, v.Honba, v.Sticks = 5, 2, 3
	s := play.Situation(v)
	for i := range s.Others {
		seat := (1 + i + 1) % 4
		o := &s.Others[i]
		n := 4 + 2*seat
		if o.Points != int32(1000*seat) || int(o.Discards) != n || int(o.Passed) != n-1-seat || o.Early.Len() != min(n, 6) || s.Riichi[i] != (seat == 2) || s.Safe[i] != 1<<seat {
			t.Errorf("seat %d: %+v", seat, *o)
		}
		for j := range n {
			if k := mahjong.Tile(3*j + seat); o.Early.Has(k) != (j < player.EarlyTiles) {
				t.Errorf("seat %d: %v is early: %v", seat, k, o.Early.Has(k))
			}
		}
	}
	if s.Own.Len() != 6 || !s.Own.Has(1) || s.Points != 1000 || s.Honba != 2 || s.Sticks != 3 || s.Rounds != 3 {
		t.Errorf("%+v", s)
	}
	for _, c := range [...]struct {
		preset        string
		winds, number int8
		want          int8
	}{{"tenhou", 2, 0, 8}, {"tenhou", 2, 7, 1}, {"tenhou", 2, 9, 1}, {"tenhou", 1, 1, 3}, {"tenhou", 0, 0, 0}, {"tenhou-sanma", 2, 0, 6}, {"tenhou-sanma", 1, 2, 1}} {
		v.Rules, _ = game.Preset(c.preset)
		v.Rules.Winds, v.Number = c.winds, c.number
		if got := play.Situation(v).Rounds; got != c.want {
			t.Errorf("%+v: %d rounds", c, got)
		}
	}
}
