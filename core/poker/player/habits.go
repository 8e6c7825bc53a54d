package player

import "math"

// A standing is the situation of the player in turn, with all that habits depend on.
type standing struct {
	round  int8
	stage  int8    // after the first round: 2 in the last one, 1 in the one before, 0 in others
	two    bool    // two players were dealt in
	last   bool    // acts after all others in later rounds
	paid   bool    // put chips in this round by choice
	into   bool    // the last player to bet or raise in the round before acts later
	raises int8    // bets and raises so far in this round
	calls  int8    // calls since the last of them, without blinds
	behind int8    // other players still to act
	others int8    // other players in the hand
	price  float64 // call divided by the pot after it, 0 for a check
	dead   float64 // pot divided by the highest bet, less the calls
	tight  float64 // share of all hands that make the last raise by habit
}

// habit returns the shares of hands, the best first, with which a player bets or
// raises, and with which they call, 0…1 each. The rest is folded, or checked if the
// price is 0. The numbers are a fixed point: players who expect them of each other
// play about so (TestRegularPlaysLikePeople).
func (s *standing) habit() (raise, call float64) {
	switch {
	case s.round == 0 && s.raises == 0:
		raise, call = s.open()
	case s.round == 0 && !s.paid:
		return s.defend()
	case s.round == 0:
		raise, call = s.goOn()
	case s.raises == 0:
		raise = later[s.stage].bets * [...]float64{1, 0.84, 0.62, 0.45}[min(s.others-1, 3)]
		if s.into {
			raise *= 0.25
		}
	default:
		folds := later[s.stage].folds
		if s.raises > 1 {
			folds = 0.9
		}
		stay := 1 - float64(folds*s.price/(1-s.price))
		if s.others > 1 {
			stay *= 1.3 / float64(s.others)
		}
		raise = float64(stay * [...]float64{later[s.stage].raises, 0.25, 0.35, 0.45}[min(s.raises-1, 3)])
		call = stay - raise
	}
	return raise, call
}

// open is the habit before the first raise. With fewer players behind or with antes
// more hands are worth playing.
func (s *standing) open() (raise, call float64) {
	if s.price == 0 {
		return 0.15, 0.85
	}
	raise = min(0.88/float64(max(s.behind, 1)), 0.45)
	if s.two {
		raise = 0.75
	}
	raise = min(raise*min(s.dead/1.5, 2), 0.85)
	call = 0.04
	if s.behind == 1 {
		call = 0.15
	}
	if s.calls > 0 {
		raise, call = 0.8*raise, 0.5*raise+call
	}
	return raise, min(call, 1-raise)
}

// defend is the habit against a raise for a player who has paid at most a blind. It
// plays more hands against a raiser who raises with more hands.
func (s *standing) defend() (raise, call float64) {
	if s.raises > 1 {
		return 0.2 * s.tight, 0.25 * s.tight
	}
	raise = float64(0.22*s.tight) + 0.01
	stay := 0.26 + float64(1.2*(0.37-s.price))
	if s.behind == 0 {
		stay = 0.68 + float64(1.5*(0.27-s.price))
		if s.last || s.two {
			stay += 0.2
		}
	}
	stay *= math.Sqrt(s.tight)
	return raise, max(stay-raise, 0)
}

// goOn is the habit against a raise for a player who called or raised before.
func (s *standing) goOn() (raise, call float64) {
	raise = [...]float64{0.05, 0.18, 0.25, 0.35}[min(s.raises-1, 3)] * (1 + float64(2*max(0.31-s.price, 0)))
	call = 0.54
	if s.raises == 1 {
		call = 0.65 // after a limp
	}
	return raise, min(max(call+float64(2*(0.31-s.price)), 0.1), 1-raise)
}

// later has the habits after the first round, by stage. bets is the share of hands that
// bet against one other player. folds is the share that folds to a bet, as a multiple of
// the share at which any bluff breaks even. raises is the share of the other hands that
// raises. bluffs is the share of bluffs and draws among bets, as a multiple of the share
// at which calls break even.
var later = [...]struct{ bets, folds, raises, bluffs float64 }{
	{0.6, 0.95, 0.2, 1.8},
	{0.55, 1.03, 0.17, 1.5},
	{0.55, 1.1, 0.13, 1.08},
}

// usualPrice is the price of calling a bet of two thirds of the pot.
const usualPrice = 2.0 / 7

// bluffs is the share of bluffs and draws among the bets and raises in this situation,
// 0…1. price is the price of a call. A larger bet is a bluff more often. Bluffs are rarer
// when fewer cards are to come.
func (s *standing) bluffs(price float64) float64 {
	switch {
	case s.round == 0:
		return [...]float64{0.15, 0.35, 0.25}[min(s.raises, 2)]
	case s.raises > 0:
		return 0.33
	}
	return min(later[s.stage].bluffs*price, 0.6)
}
