package puzzles

import "math"

// A Rating is a player's strength by Glicko-2, on the scale of Elo.
type Rating struct {
	Value      float64 // 1500 for a new player
	Deviation  float64 // the true strength is within two of these, in 95 of 100 cases
	Volatility float64 // how much the strength is expected to change
}

// NewRating is the rating of a player who has answered nothing yet.
var NewRating = Rating{1500, 350, 0.06}

// A Game is one answer: the rating of the puzzle, and 1 for a right answer, 0
// for a wrong one.
type Game struct {
	Value, Deviation, Score float64
}

// The constants of Mark E. Glickman, "Example of the Glicko-2 system", 2013,
// http://www.glicko.net/glicko/glicko2.pdf. tau limits how fast the volatility
// changes; he suggests 0.3 to 1.2.
const (
	glickoScale = 173.7178
	tau         = 0.5
	convergence = 0.000001
)

// After returns the rating after a period with these games. Without games only
// the deviation grows.
func (r Rating) After(games []Game) Rating {
	mu, phi := (r.Value-1500)/glickoScale, r.Deviation/glickoScale
	information, gain := 0., 0.
	for _, game := range games {
		g := 1 / math.Sqrt(1+3*square(game.Deviation/glickoScale/math.Pi))
		expected := 1 / (1 + math.Exp(-g*(mu-(game.Value-1500)/glickoScale)))
		information += g * g * expected * (1 - expected)
		gain += g * (game.Score - expected)
	}
	if information == 0 {
		return Rating{r.Value, glickoScale * math.Hypot(phi, r.Volatility), r.Volatility}
	}
	sigma := volatility(phi, r.Volatility, 1/information, gain/information)
	spread := phi*phi + sigma*sigma
	phi = 1 / math.Sqrt(1/spread+information)
	return Rating{1500 + glickoScale*(mu+phi*phi*gain), glickoScale * phi, sigma}
}

func square(x float64) float64 { return x * x }

// volatility is step 5 of the paper: the root of f by the Illinois method. v is
// the estimated variance, delta the estimated improvement.
func volatility(phi, sigma, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		spread := phi*phi + v + math.Exp(x)
		return math.Exp(x)*(delta*delta-spread)/(2*spread*spread) - (x-a)/(tau*tau)
	}
	low, high := a, a-tau
	if delta*delta > phi*phi+v {
		high = math.Log(delta*delta - phi*phi - v)
	} else {
		for f(high) < 0 {
			high -= tau
		}
	}
	atLow, atHigh := f(low), f(high)
	for math.Abs(high-low) > convergence {
		next := low + (low-high)*atLow/(atHigh-atLow)
		atNext := f(next)
		if atNext*atHigh <= 0 {
			low, atLow = high, atHigh
		} else {
			atLow /= 2
		}
		high, atHigh = next, atNext
	}
	return math.Exp(low / 2)
}
