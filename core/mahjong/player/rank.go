package player

import "github.com/tefuda/tefuda/core/mahjong/player/curve"

// A ranking converts points to expected final rank (順位) and back. Its measure is the
// opponents ahead: the expected number of opponents, 0…3, that finish before the player.
// The chance for each depends on the gap of points, the rounds left and the dealer.
// Points converted back have as unit one point with RankRounds rounds left (East 1),
// where every point is worth about the same.
type ranking struct {
	rounds  int        // left, this one included; 0: ranks do not count, points are plain
	own     float64    // points of the player
	others  [3]float64 // points right, across, left
	dealer  int        // 0 the player, 1 right, 2 across, 3 left
	empty   int        // of three players the chair without one, 1 right, 2 across, 3 left; 0 with four
	weights *[RankRounds][RankFeatures]float64
	now     float64    // opponents ahead if the round is drawn
	passed  float64    // mean opponents ahead if an opponent wins without the player's deal-in
	winners [3]float64 // chance of each opponent to be the winner, given that one of them wins
}

// RankRounds is the number of fitted curves: one for each number of rounds left, the
// last for 8 and more. RankFeatures is the number of weights of a curve: a constant,
// the gap in thousands of points, whether the player deals, whether the opponent deals.
const (
	RankRounds   = 8
	RankFeatures = 4
)

// A model of the rounds that the player neither wins nor deals in to.
const (
	othersPoints = 6000.0 // points of an opponent's win
	drawShare    = 0.35   // share of draws
	lastScale    = 0.7    // spread of the final gap, in thousands of points: a round's points are estimates
)

// rank sets the ranking to a situation.
//
//go:noinline
func (p *Player) rank(s *Situation) {
	g := &p.ranking
	*g = ranking{}
	if !p.options.Ranks || s.Rounds == 0 {
		return
	}
	g.rounds, g.own, g.dealer, g.weights = int(s.Rounds), float64(s.Points), int(4-s.SeatWind)%4, &rankWeights
	if s.Rules.Reds.Three() {
		seat := s.seatOfThree()
		g.empty, g.dealer, g.weights = int(3-seat), int(4+s.Dealer-seat)%4, &rankWeightsThree
	}
	sum := 0.0
	for i := range g.others {
		if i+1 == g.empty {
			continue
		}
		g.others[i] = float64(s.Others[i].Points)
		g.winners[i] = 0.1 + p.threat[i].Tenpai
		sum += g.winners[i]
	}
	g.now = g.after(0, &[3]float64{}, false)
	for i := range g.winners {
		if i+1 != g.empty {
			g.winners[i] /= sum
			g.passed += float64(g.winners[i] * g.lostTo(i))
		}
	}
}

// opponents returns their number.
func (g *ranking) opponents() float64 { return 3 - curve.Is(g.empty != 0) }

// lostTo returns the mean opponents ahead when an opponent wins: by tsumo (0.4), or else from
// another opponent.
func (g *ranking) lostTo(winner int) float64 {
	stays := g.dealer == winner+1
	part := othersPoints / (1 + g.opponents())
	b := [3]float64{-part, -part, -part}
	b[winner] = othersPoints
	lost := 0.4 * g.after(-part, &b, stays)
	for i := range b {
		if i != winner && i+1 != g.empty {
			b = [3]float64{}
			b[winner], b[i] = othersPoints, -othersPoints
			lost += float64(0.6 / (g.opponents() - 1) * g.after(0, &b, stays))
		}
	}
	return lost
}

// after returns the opponents ahead after a round that brought the player own points and the
// opponents others. stays: the dealer stays.
func (g *ranking) after(own float64, others *[3]float64, stays bool) float64 {
	rounds, dealer := g.rounds, g.dealer
	own += g.own
	bust := own < 0
	if !stays {
		rounds, dealer = rounds-1, (dealer+1)%4
		if dealer == g.empty && dealer > 0 {
			dealer = (dealer + 1) % 4
		}
	}
	for i, b := range others {
		bust = bust || g.others[i]+b < 0 && i+1 != g.empty
	}
	if bust {
		rounds = 0
	}
	sum := 0.0
	for i, b := range others {
		if i+1 != g.empty {
			gap := (g.others[i] + b - own) / 1000
			sum += g.before(gap, rounds, dealer == 0, dealer == i+1)
		}
	}
	return sum
}

// before returns the chance that an opponent finishes before the player. gap is its lead
// in thousands of points.
func (g *ranking) before(gap float64, rounds int, dealer, otherDeals bool) float64 {
	if rounds == 0 {
		return curve.Chance(gap / lastScale)
	}
	w := &g.weights[min(rounds, RankRounds)-1]
	return curve.Chance(w[0] + float64(w[1]*gap) + float64(w[2]*curve.Is(dealer)) + float64(w[3]*curve.Is(otherDeals)))
}

// point returns the opponents ahead that a thousand points are worth with RankRounds rounds left.
func (g *ranking) point() float64 { return g.weights[RankRounds-1][1] }

// pointsOf converts opponents ahead to points, compared with a draw: 0 for g.now.
func (g *ranking) pointsOf(lost float64) float64 {
	return (g.now - lost) * 1000 / g.point()
}

// spreads models how the points of a win spread: they are times the mean with
// probability share.
var spreads = [...]struct{ times, share float64 }{{0.55, 0.45}, {1.1, 0.35}, {1.84, 0.2}}

// won returns the mean opponents ahead after a win of a number of points, averaged over
// tsumo (0.4) and ron from each opponent. more are the points of honba and sticks.
func (g *ranking) won(points, more float64) float64 {
	stays, sum, share := g.dealer == 0, 0.0, 0.2
	if g.empty != 0 {
		share = 0.3
	}
	for _, spread := range &spreads {
		n := points * spread.times
		part := -n / g.opponents()
		b := [3]float64{part, part, part}
		lost := 0.4 * g.end(n+more, &b, stays)
		for i := range b {
			if i+1 != g.empty {
				b = [3]float64{}
				b[i] = -n
				lost += float64(share * g.end(n+more, &b, stays))
			}
		}
		sum += float64(spread.share * lost)
	}
	return sum
}

// end is after for the player's own win: a dealer who stays in the last round may end
// the game, and does if that is better.
func (g *ranking) end(own float64, others *[3]float64, stays bool) float64 {
	lost := g.after(own, others, stays)
	if stays && g.rounds == 1 {
		lost = min(lost, g.after(own, others, false))
	}
	return lost
}

// lost returns the mean opponents ahead by dealing in to an opponent, and losing a bet too.
func (g *ranking) lost(points, bet float64, to int) float64 {
	sum := 0.0
	for _, spread := range &spreads {
		n := points * spread.times
		var b [3]float64
		b[to] = n
		sum += float64(spread.share * g.after(-n-bet, &b, g.dealer == to+1))
	}
	return sum
}

// rest returns the mean opponents ahead in a round that the player neither wins nor deals in
// to. points is what a draw brings on average.
func (g *ranking) rest(points float64) float64 {
	part := -points / g.opponents()
	b := [3]float64{part, part, part}
	return float64(drawShare*g.after(points, &b, false)) + float64((1-drawShare)*g.passed)
}

// later returns the mean opponents ahead by an evaluation. A win brings sticks as well;
// without a win the bet is lost. All in points.
func (g *ranking) later(o *Evaluation, sticks, bet float64) float64 {
	sum := float64(o.Win * g.won(o.Points, sticks))
	for i, share := range &g.winners {
		sum += float64(float64(o.DealIn*share) * g.lost(o.Loss, bet, i))
	}
	return sum + float64((1-o.Win-o.DealIn)*g.rest(o.Rest-bet))
}

// worthOf returns the worth of dealing in to an opponent, in points, as a rule negative.
func (g *ranking) worthOf(points float64, to int) float64 {
	if g.rounds == 0 {
		return -points
	}
	return g.pointsOf(g.lost(points, 0, to))
}
