package player

import "github.com/tefuda/tefuda/core/mahjong/player/curve"

// A placing tells what points are worth where the place at the end of the game
// counts (順位): the chance that each of the others is before one then, by the gap
// of points, the rounds left and who deals. It is told in points of the first
// round of an east-south game, of which each is worth as much as any other.
type placing struct {
	rounds  int        // left, this one included; 0: points are worth what they are
	own     float64    // points
	others  [3]float64 // right, across, left
	dealer  int        // 0 oneself, 1 right, 2 across, 3 left
	now     float64    // places lost if the round is drawn
	passed  float64    // the same, as a mean of the rounds that others win
	winners [3]float64 // how likely each of the others is to win, if one of them does
}

// PlaceRounds is how many numbers of rounds left are told apart, and PlaceFeatures
// what the chance is found by: the gap in thousands, and who of the two deals.
const (
	PlaceRounds   = 8
	PlaceFeatures = 4
)

// What a round brings that others win, as far as places go.
const (
	othersPoints = 6000.0
	drawShare    = 0.35 // of the rounds that one neither wins nor deals in to
	lastScale    = 0.7  // thousands: what the points of a round are told to, which may be the last
)

// place sets the placing to a situation.
//
//go:noinline
func (p *Player) place(s *Situation) {
	g := &p.places
	*g = placing{}
	if !p.options.Places || s.Rounds == 0 {
		return
	}
	g.rounds, g.own, g.dealer = int(s.Rounds), float64(s.Points), int(4-s.SeatWind)%4
	sum := 0.0
	for i := range g.others {
		g.others[i] = float64(s.Others[i].Points)
		g.winners[i] = 0.1 + p.threat[i].Tenpai
		sum += g.winners[i]
	}
	g.now = g.after(0, &[3]float64{}, false)
	for i := range g.winners {
		g.winners[i] /= sum
		g.passed += float64(g.winners[i] * g.lostTo(i))
	}
}

// lostTo is the mean of the places lost when another wins, by tsumo or from
// others than oneself.
func (g *placing) lostTo(winner int) float64 {
	stays := g.dealer == winner+1
	var b [3]float64
	for i := range b {
		b[i] = -othersPoints / 4
	}
	b[winner] = othersPoints
	lost := 0.4 * g.after(-othersPoints/4, &b, stays)
	for i := range b {
		if i != winner {
			b = [3]float64{}
			b[winner], b[i] = othersPoints, -othersPoints
			lost += 0.3 * g.after(0, &b, stays)
		}
	}
	return lost
}

// after returns how many of the others are to be expected before one at the end,
// once a round has brought so many points; the dealer stays or not.
func (g *placing) after(own float64, others *[3]float64, stays bool) float64 {
	rounds, dealer := g.rounds, g.dealer
	own += g.own
	bust := own < 0
	if !stays {
		rounds, dealer = rounds-1, (dealer+1)%4
	}
	for i, b := range others {
		bust = bust || g.others[i]+b < 0
	}
	if bust {
		rounds = 0
	}
	sum := 0.0
	for i, b := range others {
		gap := (g.others[i] + b - own) / 1000
		sum += before(gap, rounds, dealer == 0, dealer == i+1)
	}
	return sum
}

// before is the chance that another is before one at the end.
func before(gap float64, rounds int, dealer, otherDeals bool) float64 {
	if rounds == 0 {
		return curve.Chance(gap / lastScale)
	}
	w := &placeWeights[min(rounds, PlaceRounds)-1]
	return curve.Chance(w[0] + float64(w[1]*gap) + float64(w[2]*curve.Is(dealer)) + float64(w[3]*curve.Is(otherDeals)))
}

// pointsOf returns what places lost are worth in points, compared with a draw.
func (g *placing) pointsOf(lost float64) float64 {
	return (g.now - lost) * 1000 / placeWeights[PlaceRounds-1][1]
}

// A spread is how often a win is so many times its mean.
var spreads = [...]struct{ times, share float64 }{{0.55, 0.45}, {1.1, 0.35}, {1.84, 0.2}}

// won returns the places lost, as a mean, by a win of so many points as a mean,
// from each of the others or all; more is what comes with it.
func (g *placing) won(points, more float64) float64 {
	stays, sum := g.dealer == 0, 0.0
	for _, spread := range &spreads {
		n := points * spread.times
		b := [3]float64{-n / 3, -n / 3, -n / 3}
		part := 0.4 * g.end(n+more, &b, stays)
		for i := range b {
			b = [3]float64{}
			b[i] = -n
			part += 0.2 * g.end(n+more, &b, stays)
		}
		sum += float64(spread.share * part)
	}
	return sum
}

// end is after for one's own win, with which a dealer who leads may end the game.
func (g *placing) end(own float64, others *[3]float64, stays bool) float64 {
	lost := g.after(own, others, stays)
	if stays && g.rounds == 1 {
		lost = min(lost, g.after(own, others, false))
	}
	return lost
}

// lost returns the places lost by dealing in to another, and a bet beside.
func (g *placing) lost(points, bet float64, to int) float64 {
	sum := 0.0
	for _, spread := range &spreads {
		n := points * spread.times
		var b [3]float64
		b[to] = n
		sum += float64(spread.share * g.after(-n-bet, &b, g.dealer == to+1))
	}
	return sum
}

// rest returns the places lost by a round that one neither wins nor deals in to
// and that brings so many points as a mean.
func (g *placing) rest(points float64) float64 {
	b := [3]float64{-points / 3, -points / 3, -points / 3}
	return float64(drawShare*g.after(points, &b, false)) + float64((1-drawShare)*g.passed)
}

// later returns the places lost, as a mean, by what an outlook says that follows;
// with a win come sticks, and without one a bet is lost.
func (g *placing) later(o *Outlook, sticks, bet float64) float64 {
	sum := float64(o.Win * g.won(o.Points, sticks))
	for i, share := range g.winners {
		sum += float64(float64(o.DealIn*share) * g.lost(o.Loss, bet, i))
	}
	return sum + float64((1-o.Win-o.DealIn)*g.rest(o.Rest-bet))
}

// worthOf returns what dealing in to another is worth in points, below zero.
func (g *placing) worthOf(points float64, to int) float64 {
	if g.rounds == 0 {
		return -points
	}
	return g.pointsOf(g.lost(points, 0, to))
}
