package game

import "github.com/tefuda/tefuda/core/mahjong"

// isOver reports whether the game ends after a round. g.number is that of the next round
// already.
func (g *Game) isOver(r *Result) bool {
	if g.rules.Has(Bust) {
		for i := range g.rules.Players {
			if g.points[i] < 0 {
				return true
			}
		}
	}
	leader := g.leader()
	switch players := g.rules.Players; {
	case g.number >= 4*players || g.number >= (g.rules.Winds+1)*players:
		return true
	case g.number > g.last:
		return g.extend(leader)
	case g.number == g.last:
		aborted := r.Ending >= EndNineTerminals
		return g.rules.Has(LastDealerStops) && r.Renchan && !aborted && leader == g.Dealer()
	}
	return false
}

// leader returns the seat with the most points, the lowest of equal ones, or nobody if no
// seat has the target.
func (g *Game) leader() int8 {
	best := nobody
	for i := range g.rules.Players {
		if g.points[i] >= g.rules.Target && (best == nobody || g.points[i] > g.points[best]) {
			best = i
		}
	}
	return best
}

// extend reports whether the game ends after its last round. If not, it sets the new last
// round.
func (g *Game) extend(leader int8) bool {
	if g.rules.Winds == 0 || g.rules.Extension == ExtensionNone || leader != nobody {
		return true
	}
	switch g.rules.Extension {
	case ExtensionWind:
		g.last += g.rules.Players
	case ExtensionRenchan:
		g.last++
	}
	return false
}

// extendTo extends the game so that a round of this number can be played, as far as the
// rules allow.
func (g *Game) extendTo(number int8) {
	for g.rules.Winds > 0 && g.last < number {
		switch g.rules.Extension {
		case ExtensionWind:
			g.last += g.rules.Players
		case ExtensionRenchan:
			g.last++
		default:
			return
		}
	}
}

// finish ends the game: ranks, sticks left over, scores.
func (g *Game) finish() {
	f := &Final{Ranks: g.ranks(), Points: g.points, Chips: g.chips}
	if g.rules.Has(SticksToFirst) {
		for i := range g.rules.Players {
			if f.Ranks[i] == 1 {
				f.Points[i] += stick * g.sticks
			}
		}
		g.sticks = 0
	}
	g.count(f)
	g.points = f.Points
	g.final, g.phase = f, GameOver
	g.emit(Event{Kind: GameEnded, Seat: nobody, Tile: mahjong.NoTile, Final: f})
}

// ranks returns the final rank 1… of each seat. Of equal seats the lower one ranks before.
func (g *Game) ranks() (ranks [4]int8) {
	for i := range g.rules.Players {
		ranks[i] = 1
		for j := range g.rules.Players {
			if g.points[j] > g.points[i] || g.points[j] == g.points[i] && j < i {
				ranks[i]++
			}
		}
	}
	return ranks
}

// count computes the scores, in hundreds.
func (g *Game) count(f *Final) {
	r := &g.rules
	for i := range r.Players {
		f.Scores[i] = (f.Points[i]-r.Return)/100 + g.prize(f, i)
	}
	if r.Has(WholeScores) {
		roundScores(f, r)
	}
	for i := range r.Players {
		f.Scores[i] += r.ChipPoints / 100 * f.Chips[i]
	}
}

// prize returns the uma and oka of a seat, in hundreds.
func (g *Game) prize(f *Final, seat int8) int32 {
	r := &g.rules
	if !r.Has(SplitTies) {
		return g.prizeOf(f.Ranks[seat])
	}
	sum, equal, before := int32(0), int32(0), int32(0)
	for i := range r.Players {
		if g.points[i] == g.points[seat] {
			sum += g.prizeOf(f.Ranks[i])
			equal++
			if i < seat {
				before++
			}
		}
	}
	share := sum / equal
	if rest := sum - share*equal; before == 0 {
		share += rest
	}
	return share
}

// prizeOf returns the uma and oka of a rank 1…, in hundreds.
func (g *Game) prizeOf(rank int8) int32 {
	r := &g.rules
	n := 10 * int32(r.Uma[rank-1])
	if rank == 1 {
		n += (r.Return - r.Points) / 100 * int32(r.Players)
	}
	return n
}

// roundScores rounds the scores to whole thousands, five hundred towards zero, up or away
// from zero. The first player's score makes the sum 0.
func roundScores(f *Final, r *Rules) {
	sum, first := int32(0), int8(0)
	for i := range r.Players {
		if f.Ranks[i] == 1 {
			first = i
			continue
		}
		n := f.Scores[i]
		sign := int32(1)
		if n < 0 {
			sign = -1
		}
		more := int32(4)
		if r.Has(HalfAway) || r.Has(HalfUp) && n > 0 {
			more = 5
		}
		n = sign * ((sign*n + more) / 10 * 10)
		f.Scores[i] = n
		sum += n
	}
	f.Scores[first] = -sum
}
