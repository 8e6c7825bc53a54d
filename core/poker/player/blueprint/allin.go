package blueprint

// Equities are the equities of each starting hand against each other, before the
// flop, in 1/256 of the pot, by Class. Only those against hands of a lower index
// are stored.
type Equities [kinds][kinds]uint8

// code codes the stored equities, each as the difference from a guess by its
// neighbours.
func (e *Equities) code(c coder) {
	for i := range e {
		for k := range i {
			guess := uint8(128)
			switch {
			case k >= 13:
				guess = e[i-1][k] + e[i][k-13] - e[i-1][k-13]
			case k > 0:
				guess = e[i][k-1]
			}
			more, at := e[i][k]-guess, int32(1)
			for bit := 7; bit >= 0; bit-- {
				at *= 2
				if c.bit(at/2, more>>bit&1 == 1) {
					at++
				}
			}
			e[i][k] = uint8(at) + guess
			e[k][i] = -e[i][k] // of 256
		}
		e[i][i] = 128
	}
}

// odds are the equities in the form of AllIn. For two kinds of hands they have the
// number of pairs of hands that share no card, and how many of them the first kind
// wins.
type odds struct{ pairs, wins [kinds][kinds]float32 }

func (o *odds) fill(e *Equities, kind *[Hands]uint8) {
	x := 0
	for i := range 52 {
		for k := range i {
			y := 0
			for m := range 52 {
				for n := range m {
					if i != m && i != n && k != m && k != n {
						o.pairs[kind[x]][kind[y]]++
					}
					y++
				}
			}
			x++
		}
	}
	for i := range e {
		for k, share := range &e[i] {
			o.wins[i][k] = o.pairs[i][k] * float32(share) / 256
		}
	}
}

// An AllIn is a game with one decision each: one player moves all-in or folds, then
// the other calls or folds. It is solved by CFR+, with card removal. Before the
// flop it is the push/fold game.
type AllIn struct {
	Pot   float64 // chips before the bet
	Risk  float64 // chips of the bet that the other player can call
	Price float64 // chips that the call costs
	// Reach is how likely each player has each kind here; index 0 is the player who
	// moves all-in.
	Reach [2]Range
	// Plays are the probabilities of moving all-in and of calling.
	Plays [2]Range
	// Values are the values of these actions for each kind, in chips compared with
	// folding.
	Values [2]Range
	odds   *odds
	mass   Range // of the hands the other player may hold, by own kind
}

// A Range is a number for each kind of starting hand, by Class.
type Range [kinds]float64

// AllIn returns the game with all hands equally likely.
func (k *Book) AllIn(pot, risk, price float64) *AllIn {
	g := &AllIn{Pot: pot, Risk: risk, Price: price, odds: &k.odds}
	for i := range kinds {
		g.Reach[0][i], g.Reach[1][i] = 1, 1
	}
	return g
}

// like reports whether two games have the same question.
func (g *AllIn) like(o *AllIn) bool {
	for p := range g.Reach {
		for i, x := range &g.Reach[p] {
			if x != o.Reach[p][i] {
				return false
			}
		}
	}
	return g.Pot == o.Pot && g.Risk == o.Risk && g.Price == o.Price
}

// Solve finds the equilibrium approximately, with the given number of sweeps.
func (g *AllIn) Solve(sweeps int) {
	var regret, idle, sum [2]Range
	for i := range kinds {
		g.Plays[0][i], g.Plays[1][i] = 0.5, 0.5
	}
	for n := range sweeps {
		for p := range 2 {
			g.judge(p)
			for i, v := range &g.Values[p] {
				x := g.Plays[p][i]
				mean := float64(x * v)
				regret[p][i] = max(regret[p][i]+v-mean, 0)
				idle[p][i] = max(idle[p][i]-mean, 0)
				if all := regret[p][i] + idle[p][i]; all > 0 {
					x = regret[p][i] / all
				}
				g.Plays[p][i] = x
				sum[p][i] += float64(float64(n+1) * x)
			}
		}
	}
	for p := range sum {
		for i := range sum[p] {
			g.Plays[p][i] = 2 * sum[p][i] / float64(sweeps*(sweeps+1))
		}
	}
	g.Answer(0)
	g.Answer(1)
}

// Answer sets the player's Values of moving all-in or calling against the other's
// Plays.
func (g *AllIn) Answer(player int) {
	g.judge(player)
	for i, n := range &g.mass {
		g.Values[player][i] /= max(n, 1e-300)
	}
}

// folds is the probability that the other player folds to an all-in with a hand of
// a kind.
func (g *AllIn) folds(kind uint8) float64 {
	all, fold := 0.0, 0.0
	for k, reach := range &g.Reach[1] {
		n := float64(reach * float64(g.odds.pairs[k][kind]))
		all += n
		fold += float64(n * (1 - g.Plays[1][k]))
	}
	return fold / all
}

// slipped is the least probability with which any kind moves all-in. Calls then
// stay sensible against hands that should never move all-in, as no player knows a
// range exactly.
const slipped = 1e-4

// judge sets the values, multiplied by the mass of the other player's hands.
func (g *AllIn) judge(player int) {
	var stays, wins Range
	clear(g.mass[:])
	for i, reach := range &g.Reach[1-player] {
		play, pairs, won := g.Plays[1-player][i], &g.odds.pairs[i], &g.odds.wins[i]
		if player == 1 {
			reach *= max(play, slipped)
			play = 1
		}
		for k := range pairs {
			n := float64(reach * float64(pairs[k]))
			g.mass[k] += n
			stays[k] += float64(n * play)
			wins[k] += float64(float64(reach*play) * float64(won[k]))
		}
	}
	pot, own, other := g.Pot, g.Risk, g.Price
	if player == 1 {
		own, other = other, own
	}
	for k := range kinds {
		lost := float64((pot + own + other) * wins[k]) // of the player who stays
		g.Values[player][k] = float64((g.mass[k]-stays[k])*pot) + float64((pot+other)*stays[k]) - lost
	}
}
