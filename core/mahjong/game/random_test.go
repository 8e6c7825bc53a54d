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
		case Riichi, Kan, North, Abort:
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

// useful throws a tile that keeps the hand's shanten number.
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
func playRandom(t *testing.T, rules Rules, seed uint32, n *tally) ([]Action, Game) {
	t.Helper()
	g, events, err := Start(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(uint64(seed), 7))
	var played []Action
	for g.Phase() != GameOver {
		n.count(&g, events)
		checkState(t, &g)
		var all []Action
		first := int8(r.IntN(4))
		for i := range int8(4) {
			if s := (first + i) % 4; s < rules.Players && g.Waiting(s) {
				all = g.LegalActions(s)
				break
			}
		}
		if len(all) == 0 {
			t.Fatalf("seed %d: stuck after %d actions", seed, len(played))
		}
		a := pick(r, &g, all)
		if events, err = g.Apply(a); err != nil {
			t.Fatalf("seed %d: %v: %v", seed, a, err)
		}
		if played = append(played, a); len(played) > 20_000 {
			t.Fatalf("seed %d: no end", seed)
		}
	}
	n.count(&g, events)
	checkFinal(t, &g)
	n.actions += len(played)
	n.longest = max(n.longest, len(played))
	return played, g
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
	sum := g.Sticks() * stick
	seen := mahjong.Unseen{}
	for i := range g.rules.Players {
		s := &g.seats[i]
		sum += g.points[i]
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
		for k, n := range s.hand.Counts {
			seen[k] += n
		}
	}
	if want := g.rules.Points * int32(g.rules.Players); sum != want {
		t.Fatalf("%d points, want %d", sum, want)
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
	if points != g.rules.Points*int32(g.rules.Players) || ranks != 1<<(g.rules.Players+1)-2 {
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
		played, g := playRandom(t, rules, uint32(seed), &n)
		if seed%10 == 0 {
			checkReplay(t, played, &g)
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
	again, _, err := Start(g.Rules(), g.Seed())
	for _, a := range played {
		if err == nil {
			_, err = again.Apply(a)
		}
	}
	if err != nil || !reflect.DeepEqual(again, *g) {
		t.Fatalf("seed %d does not replay: %v", g.Seed(), err)
	}
}

// TestViewHidesTiles changes all that a seat does not see and wants the same view.
func TestViewHidesTiles(t *testing.T) {
	for seed := range uint32(12) {
		g, _, _ := Start(PresetRules(int(seed)%len(Presets)), seed)
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		for range 300 {
			if g.Phase() >= RoundOver {
				break
			}
			for s := range g.rules.Players {
				if g.Waiting(s) {
					checkView(t, &g, s, r)
					g.apply(pick(r, &g, g.LegalActions(s)))
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
