package daifugo

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

// A naiveGame plays by the rules one by one, with slices and a list of what is
// still to be done: nothing of it is shared with Table but what a role is.
type naiveGame struct {
	rules    Rules
	hands    [MaxPlayers][]int
	place    [MaxPlayers]int8
	class    [MaxPlayers]int8
	field    Role
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
	todo     []naiveTask
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
		g.hands[seat] = cardNumbers(hand)
	}
	return g
}

func cardNumbers(s Set) (cards []int) {
	for c := range 54 {
		if s>>c&1 != 0 {
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

func (g *naiveGame) remove(seat int, cards Set) {
	g.hands[seat] = slices.DeleteFunc(g.hands[seat], func(c int) bool { return cards>>c&1 != 0 })
}

// goOut gives a seat the best place that is free, or the worst.
func (g *naiveGame) goOut(seat int, foul bool) {
	taken := func(p int8) bool { return slices.Contains(g.place[:], p) }
	place := int8(1)
	if foul {
		for place = g.rules.Players; taken(place); place-- {
		}
	} else {
		for ; taken(place); place++ {
		}
	}
	g.place[seat] = place
	delete(g.passed, seat)
	if place == 1 && g.on(Gekokujo) && g.class[seat] == g.rules.Players {
		for other := range int(g.rules.Players) {
			if other != seat {
				g.place[other] = g.rules.Players + 1 - g.class[other]
			}
		}
		return
	}
	for king := range int(g.rules.Players) {
		if place == 1 && g.on(MiyakoOchi) && g.class[king] == 1 && g.in(king) {
			g.goOut(king, true)
		}
	}
	if g.players() == 1 {
		for last := range int(g.rules.Players) {
			if g.in(last) {
				g.goOut(last, false)
			}
		}
	}
}

// makes plays a move.
func (g *naiveGame) makes(m Role) {
	switch {
	case len(g.todo) > 0:
		g.chooses(m)
	case m.Kind == Pass:
		g.passed[g.turn] = true
		if g.passes++; g.passes < PassLimit || !g.on(LeaderPass) {
			g.nextTurn(g.turn, 0)
		}
	default:
		g.lays(m)
	}
}

// count is how many cards of a role are of a rank.
func count(m Role, rank int8) int {
	if m.Low > rank || m.High < rank {
		return 0
	}
	if m.Kind == Sequence {
		return 1
	}
	return int(m.Size)
}

func (g *naiveGame) lays(m Role) {
	seat, old, jokers := g.turn, g.field, bits.OnesCount64(uint64(m.Cards>>52))
	reversed := g.upside != g.back
	g.remove(seat, m.Cards)
	returned := g.on(SpadeReturn) && old.Kind == Single && old.Suits == 0 && m.Cards == 1
	eight := g.on(EightCut) && count(m, 5) > 0
	storm := g.on(Sandstorm) && m.Kind == Group && m.Size == 3 && m.Low == 0
	nines := m.Kind == Group && m.Low == 6
	foul := g.on(ForbiddenFinish) && (jokers > 0 || !reversed && count(m, 12) > 0 || reversed && count(m, 0) > 0 || eight || returned)
	if m.Suits != 0 && old.Suits != 0 {
		g.locks(m, old, reversed)
	}
	counted := int(m.Size)
	if !g.on(JokerRevolution) {
		counted -= jokers
	}
	if m.Kind == Group && counted >= 4 && g.on(Revolution) || nines && m.Size == 3 && counted == 3 && g.on(Coup) ||
		m.Kind == Sequence && g.on(SequenceRevolution) && (counted >= 5 || counted == 4 && g.on(FourSequenceRevolution)) {
		g.upside = !g.upside
	}
	g.back = g.back || g.on(ElevenBack) && count(m, 8) > 0
	if g.on(SixReverse) && count(m, 3) > 0 {
		g.backward = !g.backward
	}
	if g.on(NineReverse) && count(m, 6) > 0 {
		g.backward = !g.backward
	}
	g.field, g.owner, g.passes, g.opening = m, seat, 0, false
	if !g.on(PermanentPass) {
		clear(g.passed)
	}
	if len(g.hands[seat]) == 0 {
		g.goOut(seat, foul)
	}
	if g.players() == 0 {
		return
	}
	if returned {
		g.clears()
		return
	}
	g.asks(m, seat, eight)
	g.settles(m, eight || storm || nines && m.Size == 2 && g.on(Ambulance))
}

func (g *naiveGame) locks(m, old Role, reversed bool) {
	if g.on(SuitLock) && m.Suits == old.Suits {
		g.lock = m.Suits
	} else if both := m.Suits & old.Suits; g.on(SuitLock) && g.on(PartLock) && both != 0 {
		g.lock = both
	}
	step := m.Low - old.High
	if reversed {
		step = old.Low - m.High
	}
	if g.on(RankLock) && step == 1 && (!g.on(SuitLock) || g.lock != 0 || g.on(RankLockAlone)) {
		g.inStep = true
	}
}

// asks lists the choices that a role asks for.
func (g *naiveGame) asks(m Role, seat int, eight bool) {
	for i, on := range [...]Switch{SevenPass, TenDiscard, Bomber} {
		if n := min(count(m, [...]int8{4, 7, 9}[i]), 4); g.on(on) && n > 0 && g.in(seat) {
			g.todo = append(g.todo, naiveTask{choice: Choice(i + 1), seat: seat, most: n})
		}
	}
	if !eight || !g.on(FourStop) || m.Size != 1 {
		return
	}
	for other := g.after(seat); other != seat; other = g.after(other) {
		if g.in(other) && !g.passed[other] && len(g.hands[other]) >= 2 {
			g.todo = append(g.todo, naiveTask{choice: Stopping, seat: other})
		}
	}
}

// settles drops the choices that nobody can make any more, and goes on when
// none is left.
func (g *naiveGame) settles(m Role, cut bool) {
	g.todo = slices.DeleteFunc(g.todo, func(t naiveTask) bool {
		return !g.in(t.seat)
	})
	switch {
	case g.players() == 0:
		g.todo = nil
	case len(g.todo) > 0:
		g.turn = g.todo[0].seat
	case cut:
		g.clears()
	default:
		skip := 0
		if g.on(FiveSkip) {
			skip = count(m, 2)
		}
		g.nextTurn(g.owner, skip)
	}
}

func (g *naiveGame) chooses(m Role) {
	task := g.todo[0]
	g.todo = g.todo[1:]
	seat := task.seat
	if task.choice != Naming {
		g.remove(seat, m.Cards)
	}
	switch {
	case m.Kind == Pass:
	case task.choice == Giving:
		to := g.nextIn(seat)
		g.hands[to] = append(g.hands[to], cardNumbers(m.Cards)...)
	case task.choice == Naming:
		var drops []naiveTask
		for i, other := 0, seat; i < int(g.rules.Players); i, other = i+1, g.after(other) {
			drops = append(drops, naiveTask{choice: Dropping, seat: other, ranks: cardNumbers(m.Cards)})
		}
		g.todo = append(drops, g.todo...)
	case task.choice == Stopping:
		foul := g.on(ForbiddenFinish) && m.Cards&Jokers != 0
		g.todo, g.owner = nil, seat
		if len(g.hands[seat]) == 0 {
			g.goOut(seat, foul)
		}
		if g.players() > 0 {
			g.clears()
		}
		return
	}
	if len(g.hands[seat]) == 0 {
		g.goOut(seat, false)
	}
	f := g.field
	g.settles(f, g.on(EightCut) && count(f, 5) > 0 || f.Kind == Group && (g.on(Ambulance) && f.Low == 6 && f.Size == 2 || g.on(Sandstorm) && f.Low == 0 && f.Size == 3))
}

func (g *naiveGame) clears() {
	g.field, g.lock, g.inStep, g.back = Role{}, 0, false, false
	clear(g.passed)
	if !g.in(g.owner) {
		g.owner = g.nextIn(g.owner)
	}
	g.turn = g.owner
}

func (g *naiveGame) nextTurn(from, skip int) {
	able := 0
	for seat := range int(g.rules.Players) {
		if g.in(seat) && !g.passed[seat] {
			able++
		}
	}
	if able == 0 {
		g.clears()
		return
	}
	for seat := g.after(from); ; seat = g.after(seat) {
		if seat == g.owner && !g.on(SelfFollow) {
			g.clears()
			return
		}
		if g.in(seat) && !g.passed[seat] {
			if skip == 0 {
				g.turn = seat
				return
			}
			skip--
		}
	}
}

// over reports whether nobody is to move.
func (g *naiveGame) over() bool {
	return g.players() == 0 || g.on(LeaderPass) && g.passes >= PassLimit
}

// legal lists the moves by trying all subsets of the hand.
func (g *naiveGame) legal() (moves []Role) {
	hand := Set(0)
	for _, c := range g.hands[g.turn] {
		hand |= 1 << c
	}
	if len(g.todo) > 0 {
		return g.choices(g.todo[0], hand)
	}
	for part := hand; part != 0; part = (part - 1) & hand {
		if hand&Jokers == Jokers && part&Jokers == 1<<53 {
			continue
		}
		for _, m := range readings(g.rules, part) {
			if g.beats(m) {
				moves = append(moves, m)
			}
		}
	}
	if g.field.Kind != Pass || g.on(LeaderPass) && !g.opening {
		moves = append(moves, Role{})
	}
	return moves
}

// beats is the rule of what may follow, in terms of strength.
func (g *naiveGame) beats(m Role) bool {
	f := g.field
	if g.on(Sandstorm) && m.Kind == Group && m.Size == 3 && m.Low == 0 && m.Suits != 0 {
		return lowestJokers(m) && (f.Kind != Pass || !g.opening || m.Cards&2 != 0)
	}
	weakest, strongest := m.Low, f.High
	if g.upside != g.back {
		weakest, strongest = -m.High, -f.Low
	}
	suits := g.lock == 0 || g.lock == m.Suits || g.on(PartLock) && g.lock&^m.Suits == 0
	switch {
	case f.Kind == Pass:
		return !g.opening || m.Cards&2 != 0
	case m.Kind != f.Kind || m.Size != f.Size:
		return false
	case f.Cards&Naturals == 0:
		return m.Cards == 1 && f.Size == 1 && g.on(SpadeReturn)
	case m.Cards&Naturals == 0:
		return true
	}
	return weakest > strongest && suits && (!g.inStep || weakest == strongest+1)
}

// lowestJokers reports whether a group's jokers take the lowest suits free.
func lowestJokers(m Role) bool {
	suits := Suits(m.Cards>>(4*m.Low)) & 15
	for suit := Suits(1); suits.Len() < int(m.Size); suit <<= 1 {
		suits |= suit
	}
	return suits == m.Suits
}

func (s Suits) Len() int { return bits.OnesCount8(uint8(s)) }

// choices lists what a task lets a hand choose, a pass last.
func (g *naiveGame) choices(task naiveTask, hand Set) (moves []Role) {
	if task.choice == Naming {
		for ranks := 1; ranks < 1<<Ranks; ranks++ {
			m := Role{Kind: Name, Size: int8(bits.OnesCount(uint(ranks)))}
			for rank := range Ranks {
				if ranks>>rank&1 != 0 {
					m.Cards |= 15 << (4 * rank)
				}
			}
			if int(m.Size) <= task.most {
				moves = append(moves, m)
			}
		}
		return append(moves, Role{})
	}
	for part := hand; part != 0; part = (part - 1) & hand {
		m := Role{Cards: part, Size: int8(part.Len())}
		switch {
		case hand&Jokers == Jokers && part&Jokers == 1<<53:
			continue
		case task.choice == Giving:
			m.Kind, m.To = Give, int8(g.nextIn(task.seat))
		case task.choice == Discarding:
			m.Kind = Discard
		case task.choice == Dropping:
			m.Kind = Discard
			if slices.ContainsFunc(cardNumbers(hand), func(c int) bool { return slices.Contains(task.ranks, c) != (part>>c&1 != 0) }) {
				continue
			}
			return []Role{m}
		default:
			for _, m := range readings(g.rules, part) {
				if m.Kind == Group && m.Size == 2 && m.Low == 1 && lowestJokers(m) {
					moves = append(moves, m)
				}
			}
			continue
		}
		if int(m.Size) <= task.most {
			moves = append(moves, m)
		}
	}
	return append(moves, Role{})
}

// differs says in what a state is not the naive game.
func (g *naiveGame) differs(s *State) string {
	for seat := range int(g.rules.Players) {
		cards := slices.Sorted(slices.Values(g.hands[seat]))
		if g.place[seat] != s.Places[seat] {
			return "places"
		}
		if !slices.Equal(cards, cardNumbers(s.Hands[seat])) || int(s.Counts[seat]) != len(cards) {
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

// TestNaive plays random games with random switches beside the naive game: at
// each of a hundred thousand positions the legal moves are the same, and after
// each move everything is.
func TestNaive(t *testing.T) {
	least := 100_000
	if testing.Short() {
		least = 10_000
	}
	r := search.NewRand(77)
	positions, choices := 0, [Stopping + 1]int{}
	for positions < least {
		s := randomStart(r, randomRules(r), 8)
		s.Class = randomClass(r, s.Rules.Players)
		g := naiveOf(&s)
		for !s.Over() {
			got, want := s.LegalMoves(nil), g.legal()
			m := got[r.IntN(len(got))]
			slices.SortFunc(got, compareRoles)
			slices.SortFunc(want, compareRoles)
			if !slices.Equal(got, want) {
				t.Fatalf("%+v\nhand %v\n got %v\nwant %v", s.Table, s.Hands[s.Turn], got, want)
			}
			positions++
			choices[s.Choice]++
			before := s
			if err := s.Apply(m); err != nil {
				t.Fatalf("%+v: %v: %v", before.Table, m, err)
			}
			if g.makes(m); g.differs(&s) != "" {
				t.Fatalf("%v: %s\nbefore %+v\nafter %+v\nnaive %+v", m, g.differs(&s), before, s, g)
			}
		}
	}
	t.Logf("%d positions, by choice %v", positions, choices)
	if slices.Min(choices[:]) < positions/500 {
		t.Errorf("positions by choice: %v of %d: too few to tell", choices, positions)
	}
}
