package player

import "math"

// A standing is the situation of the player in turn, with all that habits depend on.
type standing struct {
	round  int8
	two    bool    // two players were dealt in
	last   bool    // acts after all others in later rounds
	paid   bool    // put chips in this round by choice
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
		raise = [...]float64{0.45, 0.38, 0.28, 0.2}[min(s.others-1, 3)]
	default:
		stay := 1 - float64(0.95*s.price/(1-s.price))
		if s.others > 1 {
			stay *= 1.3 / float64(s.others)
		}
		raise = float64(stay * [...]float64{0.16, 0.25, 0.35, 0.45}[min(s.raises-1, 3)])
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

// defend is the habit against a raise for a player who has paid at most a blind. The
// more hands the raiser raises with, the more it plays.
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

// bluffs is the share of bets and raises here that are bluffs or draws. It falls
// from round to round, as fewer cards are to come.
func (s *standing) bluffs() float64 {
	switch {
	case s.round == 0:
		return [...]float64{0.15, 0.35, 0.25}[min(s.raises, 2)]
	case s.raises > 0:
		return 0.3
	}
	return [...]float64{1: 0.5, 2: 0.4, 3: 0.3}[min(s.round, 3)]
}
