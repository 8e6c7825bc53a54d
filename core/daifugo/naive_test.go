package daifugo

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// A naiveGame plays by the rules one by one, with slices and a list of what is
// still to be done: nothing of it is shared with Table but what a combination is.
type naiveGame struct {
	rules    Rules
	hands    [MaxPlayers][]int
	place    [MaxPlayers]int8
	class    [MaxPlayers]int8
	field    Combination
	owner    int
	turn     int
	passed   map[int]bool
	passes   int
	upside   bool // by revolution
	back     bool
	backward bool
	lock     Suits
	inStep   bool
	opening  bool
	fell     bool // last game's first, who plays on
	todo     []naiveTask
	told     []Event // of the last move
}

// A naiveTask is a choice that a seat must still make.
type naiveTask struct {
	choice Choice
	seat   int
	most   int
	ranks  []int
}

func naiveOf(s *State) *naiveGame {
	g := &naiveGame{rules: s.Rules, class: s.Class, owner: int(s.Owner), turn: int(s.Turn), upside: s.Revolution, opening: s.Opening,
		passed: map[int]bool{}}
	for seat, hand := range s.Hands {
		g.hands[seat] = cardNumbers(Pile{hand, s.Twins[seat]})
	}
	return g
}

func cardNumbers(p Pile) (cards []int) {
	for c := range 56 {
		if p.Cards>>c&1 != 0 {
			cards = append(cards, c)
		}
		if p.Twins>>c&1 != 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

func (g *naiveGame) on(s Switch) bool { return g.rules.On&s != 0 }

func (g *naiveGame) in(seat int) bool { return g.place[seat] == 0 }

func (g *naiveGame) players() (n int) {
	for seat := range int(g.rules.Players) {
		if g.in(seat) {
			n++
		}
	}
	return n
}

func (g *naiveGame) after(seat int) int {
	step := 1
	if g.backward {
		step = int(g.rules.Players) - 1
	}
	return (seat + step) % int(g.rules.Players)
}

// nextIn is the next seat in turn order that is in, after one.
func (g *naiveGame) nextIn(seat int) int {
	for seat = g.after(seat); !g.in(seat); {
		seat = g.after(seat)
	}
	return seat
}

func (g *naiveGame) remove(seat int, m Combination) {
	for _, c := range cardNumbers(m.Pile()) {
		i := slices.Index(g.hands[seat], c)
		g.hands[seat] = slices.Delete(g.hands[seat], i, i+1)
	}
}

func (g *naiveGame) tells(kind EventKind, seat int) {
	g.told = append(g.told, Event{Kind: kind, Seat: int8(seat)})
}

// places gives a seat a place, which it may have already.
func (g *naiveGame) places(seat int, place int8, why OutReason) {
	if g.place[seat] == place {
		return
	}
	g.place[seat] = place
	g.told = append(g.told, Event{Kind: WentOut, Seat: int8(seat), Place: place, Why: why})
}

// goOut gives a seat the best place that is free, or the worst.
func (g *naiveGame) goOut(seat int, why OutReason) {
	taken := func(p int8) bool { return slices.Contains(g.place[:], p) }
	place := int8(1)
	if g.fell && g.class[seat] == 1 && why != LastLeft && g.in(seat) {
		why = Dethroned
	}
	if why == Fouled || why == Dethroned {
		for place = g.rules.Players; taken(place); place-- {
		}
	} else {
		for ; taken(place); place++ {
		}
	}
	g.places(seat, place, why)
	delete(g.passed, seat)
	if place == 1 && why != LastLeft && g.on(Gekokujo) && g.class[seat] == g.rules.Players {
		for other := range int(g.rules.Players) {
			if other != seat {
				g.places(other, g.rules.Players+1-g.class[other], Overthrown)
			}
		}
		return
	}
	for king := range int(g.rules.Players) {
		if place == 1 && g.on(MiyakoOchi) && g.class[king] == 1 && g.in(king) {
			if g.fell = g.on(FallenPlaysOn); !g.fell {
				g.goOut(king, Dethroned)
			}
		}
	}
	if g.players() == 1 {
		for last := range int(g.rules.Players) {
			if g.in(last) {
				g.goOut(last, LastLeft)
			}
		}
	}
}

// makes plays a move.
func (g *naiveGame) makes(m Combination) {
	g.told = []Event{{Seat: int8(g.turn), Combination: m}}
	switch {
	case len(g.todo) > 0:
		g.chooses(m)
	case m.Kind == Pass:
		g.told[0].Kind = PassedTurn
		g.passed[g.turn] = true
		if g.passes++; g.passes < PassLimit || !g.on(LeaderPass) {
			g.nextTurn(g.turn, 0)
		}
	default:
		g.lays(m)
	}
	if g.players() == 0 {
		g.told = append(g.told, Event{Kind: GameOver})
	}
}

// differs says in what a state is not the naive game.
func (g *naiveGame) differs(s *State) string {
	for seat := range int(g.rules.Players) {
		cards := slices.Sorted(slices.Values(g.hands[seat]))
		if g.place[seat] != s.Places[seat] {
			return "places"
		}
		if !slices.Equal(cards, cardNumbers(s.Pile(int8(seat)))) || int(s.Counts[seat]) != len(cards) {
			return "hands"
		}
		if g.passed[seat] != s.Passed.Has(int8(seat)) && g.players() > 0 {
			return "passed"
		}
	}
	task := naiveTask{}
	if len(g.todo) > 0 {
		task = g.todo[0]
		task.most = min(task.most, max(len(g.hands[task.seat]), task.most*int(task.choice/Naming)))
	}
	for _, c := range []struct {
		differ bool
		what   string
	}{
		{g.over() != s.Over(), "over"},
		{s.Active != 0 && g.turn != int(s.Turn), "turn"},
		{s.Active != 0 && g.owner != int(s.Owner), "owner"},
		{s.Active != 0 && g.field != s.Field, "field"},
		{s.Active != 0 && (g.lock != s.Lock || g.inStep != s.RankLocked), "lock"},
		{g.upside != s.Revolution || s.Active != 0 && g.back != s.Back, "order"},
		{g.backward != s.Backward, "direction"},
		{g.passes != int(s.Passes) || g.opening != s.Opening, "passes"},
		{task.choice != s.Choice || task.most != int(s.Owed), "choice"},
	} {
		if c.differ {
			return c.what
		}
	}
	return ""
}

// TestNaive plays random games with random switches against the naive game. At
// each of a hundred thousand positions the legal moves are equal, and after each
// move the whole position and its events.
func TestNaive(t *testing.T) {
	least := 100_000
	if testing.Short() {
		least = 10_000
	}
	r := dice.NewRand(77)
	positions, choices := 0, [Stopping + 1]int{}
	kinds, reasons := [len(EventKinds)]int{}, [len(OutReasons)]int{}
	for positions < least {
		s := randomStart(r, randomRules(r), 8)
		s.Class = randomClass(r, s.Rules.Players)
		g := naiveOf(&s)
		for !s.Over() {
			got, want := s.LegalMoves(nil), g.legal()
			m := got[r.IntN(len(got))]
			for range 5 { // the larger do more, and come up less
				if m.Size < 2 {
					m = got[r.IntN(len(got))]
				}
			}
			slices.SortFunc(got, compareCombinations)
			slices.SortFunc(want, compareCombinations)
			if !slices.Equal(got, want) {
				t.Fatalf("%+v\nhand %v\n got %v\nwant %v", s.Table, s.Hands[s.Turn], got, want)
			}
			positions++
			choices[s.Choice]++
			before := s
			events, err := s.Apply(m)
			if err != nil {
				t.Fatalf("%+v: %v: %v", before.Table, m, err)
			}
			if g.makes(m); g.differs(&s) != "" {
				t.Fatalf("%v: %s\nbefore %+v\nafter %+v\nnaive %+v", m, g.differs(&s), before, s, g)
			}
			if !slices.Equal(events, g.told) {
				t.Fatalf("%v:\nbefore %+v\nafter %+v\n tells %+v\nnaively %+v", m, before, s, events, g.told)
			}
			for _, e := range events {
				kinds[e.Kind]++
				reasons[e.Why]++
			}
		}
	}
	t.Logf("events by kind %v, places by reason %v", kinds, reasons)
	for kind, n := range kinds[:GameOver+1] { // the others are of the exchange
		if n < positions/20_000 {
			t.Errorf("%s is told %d times of %d: too few to tell", EventKinds[kind].Key, n, positions)
		}
	}
	if slices.Min(reasons[:DrawnByLot]) < positions/2000 {
		t.Errorf("places by reason: %v of %d: too few to tell", reasons, positions)
	}
	t.Logf("%d positions, by choice %v", positions, choices)
	if slices.Min(choices[:]) < positions/500 {
		t.Errorf("positions by choice: %v of %d: too few to tell", choices, positions)
	}
}
