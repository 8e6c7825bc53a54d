package game

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestViewHidesTiles changes all that a seat does not see, or an onlooker, and wants
// the same view.
func TestViewHidesTiles(t *testing.T) {
	for seed := range uint32(12) {
		rules := PresetRules(int(seed) % len(Presets))
		g, _, _ := Start(&rules, seed)
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		for range 300 {
			if g.Phase() >= RoundOver {
				break
			}
			for s := range g.rules.Players {
				if g.Waiting(s) {
					checkView(t, g, s, r)
					checkView(t, g, Onlooker, r)
					g.apply(pick(r, g, g.LegalActions(s)))
					break
				}
			}
		}
	}
}

func checkView(t *testing.T, g *Game, seat int8, r *rand.Rand) {
	t.Helper()
	before, err := g.View(seat)
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, n := range before.Unseen {
		total += int(n)
		if n < 0 {
			t.Fatalf("unseen %v", before.Unseen)
		}
	}
	other := *g
	var pool []mahjong.Tile
	for k, n := range before.Unseen {
		for range n {
			pool = append(pool, mahjong.Tile(k))
		}
	}
	r.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	refill(&other, seat, pool)
	after, _ := other.View(seat)
	if !reflect.DeepEqual(before, after) {
		t.Fatalf("the view of seat %d tells hidden tiles:\n%+v\n%+v", seat, before, after)
	}
}

// refill gives the others' hands and the walls other tiles.
func refill(g *Game, seat int8, pool []mahjong.Tile) {
	next := 0
	for i := range g.rules.Players {
		if i == seat {
			continue
		}
		h := &g.seats[i].hand
		n := h.Concealed()
		drawn := h.Drawn != mahjong.NoTile
		if of := g.seats[i].shown; of != nil {
			if drawn {
				h.Counts = of.Counts
				h.Counts[pool[next]]++
				h.Drawn = pool[next]
				next++
			}
			continue
		}
		h.Counts = [mahjong.Tiles]int8{}
		for range n {
			h.Counts[pool[next]]++
			next++
		}
		if drawn {
			h.Drawn = pool[next-1]
		}
		g.findWaits(i)
	}
	dead := g.rules.tiles() - deadWall
	for i := range g.wall {
		open := i >= dead && i < dead+int(g.shown)
		if i >= int(g.next) && i < g.rules.tiles() && !open && next < len(pool) {
			g.wall[i] = pool[next]
			next++
		}
	}
}

// TestOnlooker wants of an onlooker's view all that a seat's has, except for what is the
// seat's alone.
func TestOnlooker(t *testing.T) {
	var phases [GameOver + 1]int
	rinshan := 0
	for seed := range uint32(21) {
		rules := PresetRules(int(seed) % len(Presets))
		g, _, _ := Start(&rules, seed)
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		for range 700 {
			open, _ := g.View(Onlooker)
			phases[g.Phase()]++
			for s := range rules.Players {
				rinshan += checkOnlooker(t, g, s, *open)
			}
			if g.Phase() == GameOver {
				break
			}
			g.apply(pick(r, g, anybody(r, g)))
		}
	}
	if slices.Contains(phases[:], 0) || rinshan == 0 {
		t.Errorf("%v of the phases, %d tiles drawn for kans", phases, rinshan)
	}
}

// checkOnlooker gives an onlooker's view what a seat has of its own, and wants the
// seat's. It returns 1 after a draw for a kan.
func checkOnlooker(t *testing.T, g *Game, seat int8, open View) (rinshan int) {
	t.Helper()
	want, _ := g.View(seat)
	if open.Hand != mahjong.EmptyHand() || open.SeatWind != -1 || open.Waits != 0 || open.Furiten || open.FirstTurn || len(open.Actions) > 0 {
		t.Fatalf("an onlooker has what is a seat's: %+v", open)
	}
	for k, n := range want.Hand.Counts {
		open.Unseen[k] -= n
	}
	open.Seat, open.Hand, open.SeatWind, open.Actions = seat, want.Hand, want.SeatWind, want.Actions
	open.Waits, open.Furiten, open.FirstTurn = want.Waits, want.Furiten, want.FirstTurn
	if !reflect.DeepEqual(&open, want) {
		t.Fatalf("an onlooker sees\n%+v, seat %d\n%+v", open, seat, *want)
	}
	if want.Rinshan {
		return 1
	}
	return 0
}

// TestComplete takes what follows out of views, and wants it back.
func TestComplete(t *testing.T) {
	for seed := range uint32(14) {
		rules := PresetRules(int(seed) % len(Presets))
		g, _, _ := Start(&rules, seed)
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		for range 500 {
			if g.Phase() == GameOver {
				break
			}
			a := pick(r, g, anybody(r, g))
			for s := range rules.Players {
				want, _ := g.View(s)
				got := *want
				got.RoundWind, got.SeatWind, got.Dealer, got.Waits, got.Unseen = 0, 0, 0, 0, mahjong.Unseen{}
				got.Players[s].Melds = nil
				if err := got.Complete(); err != nil {
					t.Fatal(err)
				}
				if len(got.Players[s].Melds) == 0 {
					got.Players[s].Melds = nil
				}
				if !reflect.DeepEqual(&got, want) {
					t.Fatalf("seed %d:\n%+v\nwant\n%+v", seed, got, *want)
				}
			}
			g.apply(a)
		}
	}
}

// TestFindActions takes the actions out of the views of those for whom a game waits,
// and wants them back; who is not asked may pass.
func TestFindActions(t *testing.T) {
	var found [Proceed + 1]int
	passes := 0
	for seed := range uint32(42) {
		rules := PresetRules(int(seed) % len(Presets))
		g, _, _ := Start(&rules, seed)
		r := rand.New(rand.NewPCG(uint64(seed), 9))
		for range 600 {
			if g.Phase() == GameOver {
				break
			}
			for s := range rules.Players {
				if v := findActions(t, g, s); !g.Waiting(s) {
					passes += len(v.Actions)
				} else {
					for _, a := range v.Actions {
						found[a.Kind]++
					}
				}
			}
			g.apply(pick(r, g, anybody(r, g)))
		}
	}
	for _, kind := range [...]ActionKind{Throw, Riichi, Tsumo, Kan, North, Abort, Ron, Call, Pass} {
		if found[kind] == 0 {
			t.Errorf("no action %d was found", kind)
		}
	}
	if passes == 0 {
		t.Error("all were asked")
	}
}

// findActions finds the actions of a view, and wants those that the game has.
func findActions(t *testing.T, g *Game, seat int8) View {
	t.Helper()
	want, _ := g.View(seat)
	got := *want
	if err := got.FindActions(); err != nil {
		t.Fatal(err)
	}
	if g.Waiting(seat) && want.Phase != RoundOver && !reflect.DeepEqual(&got, want) {
		t.Fatalf("%+v\nwant\n%+v", got, *want)
	}
	return got
}

// TestFindNoActions wants none of who is not to move, and a fault of a hand that
// cannot be.
func TestFindNoActions(t *testing.T) {
	rules := PresetRules(1)
	g, _, _ := Start(&rules, 7)
	v, _ := g.View(1)
	if err := v.FindActions(); err != nil || v.Actions != nil {
		t.Errorf("%v %v", v.Actions, err)
	}
	v, _ = g.View(0)
	v.Hand.Counts[v.Hand.Drawn]--
	v.Hand.Drawn = mahjong.NoTile
	if err := v.FindActions(); err == nil || !strings.HasPrefix(err.Error(), "hand does not go with the phase turn: ") {
		t.Error(err)
	}
}

func TestBadViews(t *testing.T) {
	rules := PresetRules(0)
	for _, c := range [...]struct {
		change func(v *View)
		want   string
	}{
		{func(v *View) { v.Seat = 4 }, "seat is 4, must be within the game's"},
		{func(v *View) { v.Turn = -1 }, "turn is -1, must be within the game's"},
		{func(v *View) { v.Number = 16 }, "number is 16, must be within the game's"},
		{func(v *View) { v.Number = -1 }, "number is -1, must be 0…15"},
		{func(v *View) { v.Honba = -1 }, "honba is -1, must be 0…1000"},
		{func(v *View) { v.Points[2] = 2_000_000 }, "points[2] is 2000000, must be within ±1000000"},
		{func(v *View) { v.Rules.Players = 5 }, "rules.players is 5, must be 3…4"},
		{func(v *View) { v.Hand.Counts[3] = 5 }, "counts[3] is 5, must be 0…4"},
		{func(v *View) { v.Players[1].River = make([]Discard, 5) }, "unseen[0] would be -3: the view has more 1m than the set"},
		{func(v *View) { v.Offer = 3 }, "offer must be null unless a tile is offered"},
		{func(v *View) { v.Phase = Offered }, "offer must be a tile when one is offered"},
		{func(v *View) { v.Phase, v.Offer = Offered, 3 }, "turn is 0, must be another seat, whose tile is offered"},
		{func(v *View) { v.Turn = 1 }, "turn is 1, must be the view's seat, as it may act"},
		{func(v *View) { v.Actions[0].Kind = Pass }, "legal[0] does not go with the phase turn"},
		{func(v *View) { v.Actions[1].Tile = 26 }, "legal[1] takes 9s, which the hand does not have"},
		{func(v *View) { v.Actions[1].Drawn = true }, "legal[1] throws a tile that was not drawn"},
		{func(v *View) {
			v.Actions[0].Kind, v.Actions[0].Meld = Kan, mahjong.Meld{Type: mahjong.ClosedKan, Called: -1, Tiles: [4]mahjong.Tile{1, 1, 1, 1}}
		}, "legal[0] takes 2m, which the hand does not have"},
		{func(v *View) {
			v.Actions[0].Kind, v.Actions[0].Meld = Kan, mahjong.Meld{Type: mahjong.AddedKan, Called: 1, Tiles: [4]mahjong.Tile{26, 26, 26, 26}}
		}, "legal[0] takes 9s, which the hand does not have"},
	} {
		g, _, _ := Start(&rules, 7)
		v, _ := g.View(0)
		c.change(v)
		if err := v.Complete(); err == nil || err.Error() != c.want || fieldOf(err) == "" {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

// TestViewOfAnEndedRound: until the next one is dealt, number, honba and winds are
// those of the round whose hands and result the view shows.
func TestViewOfAnEndedRound(t *testing.T) {
	moved, ended := 0, 0
	for seed := range uint32(20) {
		rules := PresetRules(int(seed) % len(Presets))
		g, _, _ := Start(&rules, seed)
		r := rand.New(rand.NewPCG(uint64(seed), 5))
		last, _ := g.View(0)
		for range 4000 {
			seat := int8(0)
			for !g.Waiting(seat) && seat < g.rules.Players-1 {
				seat++
			}
			if g.Phase() == GameOver {
				break
			}
			g.apply(pick(r, g, g.LegalActions(seat)))
			v, _ := g.View(0)
			if v.Result != nil {
				ended++
				if v.Number != last.Number || v.Honba != last.Honba || v.Dealer != last.Dealer || v.SeatWind != last.SeatWind || v.RoundWind != last.RoundWind {
					t.Fatalf("seed %d: %d-%d after %d-%d", seed, v.Number, v.Honba, last.Number, last.Honba)
				}
				if at := g.Opening(); at.Number != v.Number {
					moved++
				}
			}
			last = v
		}
	}
	if ended < 20 || moved < 20 {
		t.Errorf("%d rounds ended, %d of them with the next dealer", ended, moved)
	}
}
