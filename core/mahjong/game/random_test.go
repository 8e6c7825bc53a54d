package game

import (
	"flag"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

var randomGames = flag.Int("games", 140, "how many random games TestRandomGames plays")

// pick chooses among the legal actions: what wins or calls often, and throws
// tiles that keep the hand near tenpai, so that rounds come to all their ends.
func pick(r *rand.Rand, g *Game, all []Action) Action {
	for _, a := range all {
		switch a.Kind {
		case Tsumo, Ron:
			if r.IntN(4) > 0 {
				return a
			}
		case Riichi, RiichiOpen, Kan, North, Abort:
			if r.IntN(2) == 0 {
				return a
			}
		case Call:
			if r.IntN(6) == 0 {
				return a
			}
		}
	}
	last := all[len(all)-1]
	if last.Kind == Throw && r.IntN(8) > 0 {
		return useful(r, g, all)
	}
	return last
}

// useful discards a tile that keeps the hand's shanten number.
func useful(r *rand.Rand, g *Game, all []Action) Action {
	h := g.Hand(all[0].Seat)
	s, _ := shanten.ShapeOf(&h)
	spare := s.Spare(s.Min())
	first := r.IntN(len(all))
	for i := range all {
		if a := all[(first+i)%len(all)]; a.Kind == Throw && spare.Has(a.Tile.Kind()) {
			return a
		}
	}
	return all[len(all)-1]
}

// tally counts what random games came to.
type tally struct {
	endings                                                           [len(Endings)]int
	wins, doubles, chankan, rinshan, rounds, norths, actions, longest int
}

// playRandom plays a whole game, checks every state, and returns its actions.
func playRandom(t *testing.T, rules Rules, seed uint32, n *tally) ([]Action, *Game) {
	t.Helper()
	g, events, err := Start(&rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(uint64(seed), 7))
	var played []Action
	for g.Phase() != GameOver {
		n.count(g, events)
		checkState(t, g)
		all := anybody(r, g)
		if len(all) == 0 {
			t.Fatalf("seed %d: stuck after %d actions", seed, len(played))
		}
		a := pick(r, g, all)
		if events, err = g.Apply(a); err != nil {
			t.Fatalf("seed %d: %v: %v", seed, a, err)
		}
		if played = append(played, a); len(played) > 20_000 {
			t.Fatalf("seed %d: no end", seed)
		}
	}
	n.count(g, events)
	checkFinal(t, g)
	n.actions += len(played)
	n.longest = max(n.longest, len(played))
	return played, g
}

// anybody returns the legal actions of one of the seats that the game waits for.
func anybody(r *rand.Rand, g *Game) []Action {
	first := int8(r.IntN(4))
	for i := range int8(4) {
		if s := (first + i) % 4; s < g.rules.Players && g.Waiting(s) {
			return g.LegalActions(s)
		}
	}
	return nil
}

func (n *tally) count(g *Game, events []Event) {
	for _, e := range events {
		if e.Kind == TookNorth {
			n.norths++
		}
		if e.Kind != RoundEnded {
			continue
		}
		n.rounds++
		n.endings[e.Result.Ending]++
		n.wins += len(e.Result.Wins)
		if len(e.Result.Wins) > 1 {
			n.doubles++
		}
		for _, w := range e.Result.Wins {
			for _, y := range w.Value.Yaku {
				switch y.Yaku.String() {
				case "chankan":
					n.chankan++
				case "rinshan":
					n.rinshan++
				}
			}
		}
	}
}

// checkState checks what holds at every moment: the tiles are those of the set,
// hands have their sizes, points and sticks sum to what was dealt.
func checkState(t *testing.T, g *Game) {
	t.Helper()
	sum, kans := g.Sticks()*stick, int8(0)
	for i := range g.rules.Players {
		s := &g.seats[i]
		sum += g.points[i]
		own := int8(0)
		for _, m := range s.hand.Melds[:s.hand.MeldCount] {
			if m.Type >= mahjong.OpenKan {
				own++
			}
		}
		if kans += own; s.kans != own {
			t.Fatalf("seat %d has %d kans, not %d", i, own, s.kans)
		}
		want := 13
		if g.turn == i && (g.phase == Turn || g.phase == AfterCall) {
			want = 14
		}
		if n := s.hand.Size(); n != want && g.phase < RoundOver {
			t.Fatalf("seat %d has %d tiles in phase %d", i, n, g.phase)
		}
		if bad := s.hand.Wrong(g.rules.Score.Reds); bad != nil {
			t.Fatalf("%v: %v", s.hand, bad)
		}
	}
	if want := g.rules.Points * int32(g.rules.Players); sum != want {
		t.Fatalf("%d points, want %d", sum, want)
	}
	if g.kans != kans {
		t.Fatalf("%d kans, not %d", kans, g.kans)
	}
	if g.Left() < 0 || g.shown > indicators || g.kans > maxKans {
		t.Fatalf("%d tiles left, %d indicators, %d kans", g.Left(), g.shown, g.kans)
	}
	if r := g.Result(); r != nil {
		checkResult(t, g, r)
	}
}

func checkResult(t *testing.T, g *Game, r *Result) {
	t.Helper()
	sum := int32(0)
	for _, n := range r.Payments {
		sum += n
	}
	if sum%stick != 0 || r.Ending != EndWin && sum != 0 {
		t.Fatalf("payments %v", r.Payments)
	}
	for _, w := range r.Wins {
		if w.Value.Points == 0 {
			t.Fatalf("a win without worth: %v", w.Hand)
		}
	}
}

func checkFinal(t *testing.T, g *Game) {
	t.Helper()
	f, sum, points, ranks := g.Final(), int32(0), g.Sticks()*stick, 0
	for i := range g.rules.Players {
		sum += f.Scores[i]
		points += f.Points[i]
		ranks |= 1 << f.Ranks[i]
	}
	if g.Points() != f.Points || points != g.rules.Points*int32(g.rules.Players) || ranks != 1<<(g.rules.Players+1)-2 {
		t.Fatalf("%+v", *f)
	}
	if g.rules.Has(SticksToFirst) && sum != 0 {
		t.Fatalf("scores sum to %d: %v", sum, f.Scores)
	}
}

// TestRandomGames plays random games by all presets: no state is illegal or
// stuck, points are conserved, and the game replays from seed and actions.
func TestRandomGames(t *testing.T) {
	var n tally
	for seed := range *randomGames {
		rules := PresetRules(seed % len(Presets))
		if seed%3 == 0 {
			rules.Winds = 1
		}
		if seed%5 < 2 && rules.MaxRons > 1 {
			rules.On |= SplitSticks | HonbaToAll | WholeScores | HalfAway
		}
		played, g := playRandom(t, rules, uint32(seed), &n)
		if seed%10 == 0 {
			checkReplay(t, played, g)
		}
	}
	t.Logf("%+v", n)
	for i, count := range n.endings {
		if count == 0 && Ending(i) == EndWin {
			t.Errorf("no round ended by %s", Endings[i].Key)
		}
	}
}

// checkReplay checks that seed and actions give the same game again.
func checkReplay(t *testing.T, played []Action, g *Game) {
	t.Helper()
	rules := g.Rules()
	again, _, err := Start(&rules, g.Seed())
	for _, a := range played {
		if err == nil {
			_, err = again.Apply(a)
		}
	}
	if err != nil || !reflect.DeepEqual(again, g) {
		t.Fatalf("seed %d does not replay: %v", g.Seed(), err)
	}
}
