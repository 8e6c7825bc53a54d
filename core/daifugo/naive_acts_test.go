package daifugo

import (
	"math/bits"
	"slices"
)

// count is how many cards of a combination are of a rank.
func count(m Combination, rank int8) int {
	if m.Low > rank || m.High < rank {
		return 0
	}
	if m.Kind == Sequence {
		return 1
	}
	return int(m.Size)
}

// counts reports whether a combination holds a rank that a switch gives an effect.
func (g *naiveGame) counts(on Switch, m Combination, rank int8) bool {
	return g.on(on) && count(m, rank) > 0
}

// flips reports whether a combination turns the order of ranks.
func (g *naiveGame) flips(m Combination) bool {
	counted := int(m.Size)
	if !g.on(JokerRevolution) {
		counted -= bits.OnesCount64(uint64(m.Cards >> 52))
	}
	if m.Kind == Sequence {
		return g.on(SequenceRevolution) && (counted >= 5 || counted == 4 && g.on(FourSequenceRevolution))
	}
	return m.Kind == Group && counted >= 4 && g.on(Revolution) || m.Low == 6 && m.Size == 3 && counted == 3 && g.on(Coup)
}

// fouls reports whether going out by a combination costs the place.
func (g *naiveGame) fouls(m Combination, returned bool) bool {
	strongest := int8(12)
	if g.upside != g.back {
		strongest = 0
	}
	return g.on(ForbiddenFinish) && (m.Cards&Jokers != 0 || count(m, strongest) > 0 || g.eightCuts(m) || returned)
}

// clearsIt reports whether a combination clears the field by its ranks.
func (g *naiveGame) clearsIt(m Combination) bool {
	two := g.counts(Ambulance, m, 6) || g.counts(Rokurokubi, m, 3)
	return g.eightCuts(m) || m.Kind == Group && (m.Size == 3 && g.counts(Sandstorm, m, 0) || m.Size == 2 && two)
}

// eightCuts reports whether a combination clears the field by an 8.
func (g *naiveGame) eightCuts(m Combination) bool {
	return g.counts(EightCut, m, 5) && !(m.Size > 2 && m.Low != m.High && g.on(SequenceUncut))
}

func (g *naiveGame) lays(m Combination) {
	seat, old := g.turn, g.field
	g.remove(seat, m)
	returned := g.on(SpadeReturn) && old.Kind == Single && old.Suits == 0 && m.Cards == 1
	why := Finished
	if g.fouls(m, returned) {
		why = Fouled
	}
	if len(g.hands[seat]) == 0 {
		g.goOut(seat, why)
	}
	reversed := g.upside != g.back
	if g.flips(m) {
		g.upside = !g.upside
		g.tells(OrderTurned, seat)
	}
	if g.counts(ElevenBack, m, 8) && !g.back {
		g.back = true
		g.tells(TurnedBack, seat)
	}
	if m.Suits != 0 && old.Suits != 0 {
		g.locks(m, old, reversed)
	}
	turns := 0
	for rank, on := range map[int8]Switch{3: SixReverse, 4: SevenReverse, 6: NineReverse, 8: JackReverse, 9: QueenReverse} {
		if g.counts(on, m, rank) {
			turns++
		}
	}
	if turns%2 == 1 {
		g.backward = !g.backward
		g.tells(PlayReversed, seat)
	}
	g.field, g.owner, g.passes, g.opening = m, seat, 0, false
	if !g.on(PermanentPass) {
		clear(g.passed)
	}
	g.told[0].Kind = Played
	if g.players() == 0 {
		return
	}
	if returned {
		g.tells(JokerBeaten, seat)
		g.clears()
		return
	}
	g.asks(m, seat)
	g.settles()
}

func (g *naiveGame) locks(m, old Combination, reversed bool) {
	lock := g.lock
	if g.on(SuitLock) && m.Suits == old.Suits {
		g.lock = m.Suits
	} else if both := m.Suits & old.Suits; g.on(SuitLock) && g.on(PartLock) && both != 0 {
		g.lock = both
	}
	if g.lock != lock {
		g.told = append(g.told, Event{Kind: SuitsLocked, Seat: int8(g.turn), Suits: g.lock})
	}
	step := m.Low - old.High
	switch overlap := m.Kind == Sequence && g.on(Overlap); {
	case overlap && reversed:
		step = old.Low - m.Low
	case overlap:
		step = m.Low - old.Low
	case reversed:
		step = old.Low - m.High
	}
	if g.on(RankLock) && step == 1 && (!g.on(SuitLock) || g.lock != 0 || g.on(RankLockAlone)) && !g.inStep {
		g.inStep = true
		g.tells(RanksLocked, g.turn)
	}
}

// asks lists the choices that a combination asks for.
func (g *naiveGame) asks(m Combination, seat int) {
	for i, on := range [...]Switch{SevenPass, TenDiscard, Bomber} {
		if n := min(count(m, [...]int8{4, 7, 9}[i]), 4); g.on(on) && n > 0 && g.in(seat) {
			g.todo = append(g.todo, naiveTask{choice: Choice(i + 1), seat: seat, most: n})
		}
	}
	if !g.eightCuts(m) || !g.on(FourStop) || m.Size != 1 {
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
func (g *naiveGame) settles() {
	g.todo = slices.DeleteFunc(g.todo, func(t naiveTask) bool {
		return !g.in(t.seat)
	})
	switch {
	case g.players() == 0:
		g.todo = nil
	case len(g.todo) > 0:
		g.turn = g.todo[0].seat
	case g.clearsIt(g.field):
		switch {
		case g.eightCuts(g.field):
			g.tells(CutByEight, g.owner)
		case g.field.Low == 0:
			g.tells(CutByThrees, g.owner)
		case g.field.Low == 3:
			g.tells(CutBySixes, g.owner)
		default:
			g.tells(CutByNines, g.owner)
		}
		g.clears()
	default:
		skip := 0
		for rank, on := range map[int8]Switch{2: FiveSkip, 3: SixSkip, 7: TenSkip, 10: KingSkip} {
			if g.on(on) {
				skip += count(g.field, rank)
			}
		}
		g.nextTurn(g.owner, skip)
	}
}

func (g *naiveGame) chooses(m Combination) {
	task := g.todo[0]
	g.todo = g.todo[1:]
	seat := task.seat
	g.told[0].Kind = [...]EventKind{Giving: Gave, Discarding: Discarded, Naming: NamedRanks, Dropping: Dropped, Stopping: Stopped}[task.choice]
	if m.Kind == Pass {
		g.told[0].Kind, g.told[0].Choice = Declined, task.choice
	}
	if task.choice != Naming {
		g.remove(seat, m)
	}
	switch {
	case m.Kind == Pass:
	case task.choice == Giving:
		to := g.nextIn(seat)
		g.hands[to] = append(g.hands[to], cardNumbers(m.Pile())...)
	case task.choice == Naming:
		var drops []naiveTask
		for i, other := 0, seat; i < int(g.rules.Players); i, other = i+1, g.after(other) {
			drops = append(drops, naiveTask{choice: Dropping, seat: other, ranks: cardNumbers(m.Pile())})
		}
		g.todo = append(drops, g.todo...)
	case task.choice == Stopping:
		why := Finished
		if g.on(ForbiddenFinish) && m.Cards&Jokers != 0 {
			why = Fouled
		}
		g.todo, g.owner = nil, seat
		if len(g.hands[seat]) == 0 {
			g.goOut(seat, why)
		}
		if g.players() > 0 {
			g.clears()
		}
		return
	}
	if len(g.hands[seat]) == 0 {
		g.goOut(seat, Finished)
	}
	g.settles()
}

func (g *naiveGame) clears() {
	led := g.field.Kind == Pass
	g.field, g.lock, g.inStep, g.back = Combination{}, 0, false, false
	clear(g.passed)
	if !g.in(g.owner) {
		g.owner = g.nextIn(g.owner)
	}
	g.turn = g.owner
	if !led {
		g.tells(Cleared, g.turn)
	}
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
	skipped := int8(0)
	tell := func() {
		if skipped > 0 {
			g.told = append(g.told, Event{Kind: Skipped, Seat: int8(from), Count: skipped})
		}
	}
	for seat := g.after(from); ; seat = g.after(seat) {
		if seat == g.owner && !g.on(SelfFollow) {
			tell()
			g.clears()
			return
		}
		if g.in(seat) && !g.passed[seat] {
			if skip == 0 {
				tell()
				g.turn = seat
				return
			}
			skip--
			skipped++
		}
	}
}
