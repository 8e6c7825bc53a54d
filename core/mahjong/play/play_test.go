package play_test

import (
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// TestGames plays whole games of every preset, four of one player each.
func TestGames(t *testing.T) {
	p := player.New(player.Reference0304())
	wins, calls, riichi, norths, kans := 0, 0, 0, 0, 0
	for i := range game.Presets {
		rules := game.PresetRules(i)
		rules.Winds = 1
		g, _, err := game.Start(&rules, uint32(i)+3)
		if err != nil {
			t.Fatal(err)
		}
		for g.Phase() != game.GameOver {
			v, _ := g.View(g.ToAct())
			c, err := play.Choose(p, v)
			if err != nil {
				t.Fatalf("%s: %v", game.Presets[i], err)
			}
			if _, err := g.Apply(c.Action); err != nil {
				t.Fatalf("%s: %v", game.Presets[i], err)
			}
			switch c.Action.Kind {
			case game.Tsumo, game.Ron:
				wins++
			case game.Call:
				calls++
			case game.Riichi:
				riichi++
			case game.North:
				norths++
			case game.Kan:
				kans++
			}
		}
	}
	if wins < 20 || calls < 20 || riichi < 15 || norths < 15 || kans == 0 {
		t.Errorf("%d wins, %d calls, %d riichi, %d norths, %d kans", wins, calls, riichi, norths, kans)
	}
}

// TestChoiceIsThePlayers wants what the player would do with the same hand.
func TestChoiceIsThePlayers(t *testing.T) {
	p := player.New(player.ByLevel(2))
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, 5)
	turns, answers := 0, 0
	for n := 0; n < 700 && g.Phase() != game.GameOver; n++ {
		v, _ := g.View(g.ToAct())
		c, err := play.Choose(p, v)
		if err != nil {
			t.Fatal(err)
		}
		s := play.Situation(v)
		switch {
		case c.Discard != nil:
			want, _ := p.ChooseDiscard(&v.Hand, &s)
			if !reflect.DeepEqual(&want, c.Discard) {
				t.Fatalf("%+v, want %+v", c.Discard, want)
			}
			if want.Action == player.ActDiscard && (c.Action.Kind != game.Throw || c.Action.Tile != want.Tile || c.Action.Drawn != want.Drawn) {
				t.Fatalf("%v, want %+v", c.Action, want)
			}
			turns++
		case c.Call != nil:
			if c.Call.Action == player.ActPass && c.Action.Kind != game.Pass {
				t.Fatalf("%v, want %+v", c.Action, c.Call)
			}
			answers++
		}
		g.Apply(c.Action)
	}
	if turns < 100 || answers < 20 {
		t.Errorf("%d turns, %d answers", turns, answers)
	}
}

func TestNotWaiting(t *testing.T) {
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, 5)
	v, _ := g.View(2)
	if _, err := play.Choose(player.New(player.Reference0304()), v); err == nil || err.Error() != "actions must not be empty: the game does not wait for this seat" {
		t.Error(err)
	}
}

// TestWins wants a win taken that the player, who does not count ippatsu or the
// first turn, would drop.
func TestWins(t *testing.T) {
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, 5)
	v, _ := g.View(0)
	tsumo := game.Action{Kind: game.Tsumo, Tile: v.Hand.Drawn}
	v.Actions = append([]game.Action{tsumo}, v.Actions...)
	if c, err := play.Choose(player.New(player.Reference0304()), v); err != nil || c.Action != tsumo {
		t.Errorf("%+v %v", c, err)
	}
	v.Phase, v.Turn, v.Offer = game.Offered, 1, mahjong.East
	v.Hand.Counts[v.Hand.Drawn]--
	v.Hand.Drawn = mahjong.NoTile
	v.Unseen = mahjong.UnseenBy(&v.Hand, rules.Score.Reds)
	v.Unseen[mahjong.East]--
	for _, d := range v.Dora {
		v.Unseen[d]--
	}
	ron := game.Action{Kind: game.Ron, Tile: mahjong.East}
	v.Actions = []game.Action{ron, {Kind: game.Pass, Tile: mahjong.NoTile}}
	if c, err := play.Choose(player.New(player.Reference0304()), v); err != nil || c.Action != ron {
		t.Errorf("%+v %v", c, err)
	}
}

// TestPlayers seats every kind of player at one table, of four and of three, to
// the end of an east game.
func TestPlayers(t *testing.T) {
	var seats [4]*player.Player
	for i := range seats {
		seats[i] = player.New(player.ByLevel(i))
	}
	for _, preset := range []string{"majiang", "tenhou-sanma"} {
		rules, _ := game.Preset(preset)
		rules.Winds = 1
		g, _, _ := game.Start(&rules, 8)
		weighed := 0
		for g.Phase() != game.GameOver {
			seat := g.ToAct()
			v, _ := g.View(seat)
			c, err := play.Choose(seats[(int(seat)+3)%4], v)
			if err != nil {
				t.Fatal(err)
			}
			if c.Discard != nil && len(c.Discard.Candidates) > 0 && c.Discard.Candidates[0].Evaluation != nil {
				weighed++
			}
			if _, err := g.Apply(c.Action); err != nil {
				t.Fatal(err)
			}
		}
		if weighed < 20 {
			t.Errorf("%s: %d turns were weighed", preset, weighed)
		}
	}
}

// TestNothingElseToThrow: where the rules of the game let a player throw what the players of package player never would, and
// nothing else is left, that is thrown; what no game shows is refused.
func TestNothingElseToThrow(t *testing.T) {
	for _, c := range []struct {
		kuikae game.Kuikae
		phase  game.Phase
		points int32
		field  string
	}{
		{game.KuikaeFree, game.AfterCall, 25000, ""},
		{game.KuikaeSuji, game.AfterCall, 25000, ""},
		{game.KuikaeNone, game.AfterCall, 25000, "hand"},
		{game.KuikaeFree, game.Turn, 25000, "hand"},
		{game.KuikaeFree, game.AfterCall, 2_000_000, "points"},
	} {
		rules := game.PresetRules(0)
		g, _, _ := game.Start(&rules, 5)
		v, _ := g.View(0)
		m, err := notation.ParseMajiang("m36,p111=,p222=,p333=,m3-45,", rules.Score.Reds)
		if err != nil {
			t.Fatal(err)
		}
		v.Hand, v.Dora = m.Hand, []mahjong.Tile{mahjong.East}
		v.Unseen = mahjong.UnseenBy(&v.Hand, rules.Score.Reds)
		v.Unseen[mahjong.East]--
		v.Rules.Kuikae, v.Phase, v.Points[0] = c.kuikae, c.phase, c.points
		v.Actions = []game.Action{{Kind: game.Throw, Tile: 2}, {Kind: game.Throw, Tile: 5}}
		got, err := play.Choose(player.New(player.Reference0304()), v)
		if c.field == "" {
			if err != nil || got.Action != v.Actions[1] || got.Discard != nil {
				t.Errorf("%+v: %+v %v", c, got, err)
			}
			continue
		}
		if wrong, ok := err.(*fault.Fault); !ok || wrong.Field != c.field {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
