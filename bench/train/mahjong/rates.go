package main

import (
	"cmp"
	"fmt"
	"math"
	"sync"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// habits counts what four equal players do in games against one another.
type habits [habitKinds]int

const (
	rounds = iota
	draws
	seats // over all rounds
	inRiichi
	called
	wins
	points // over all wins
	dealIns
	riichiWins
	openWins
	silentWins
	ready        // tenpai at a draw
	leads        // turns at which a safe leader of the last round may declare riichi
	leadDeclared // of these turns, those with riichi
	habitKinds
)

// safeLead is a lead in points with which the leader of the last round has little to gain.
const safeLead = 8000

// play plays a game.
func (h *habits) play(seed uint32, p *player.Player) error {
	rules := game.PresetRules(0)
	g, _, err := game.Start(&rules, seed)
	if err != nil {
		return err
	}
	for g.Phase() != game.GameOver {
		if g.Phase() == game.RoundOver {
			h.round(g)
		}
		v, _ := g.View(g.ToAct())
		safe := leadsSafely(v)
		a, err := act(g, p)
		if err != nil {
			return err
		}
		if safe {
			h[leads]++
			if a.Kind == game.Riichi {
				h[leadDeclared]++
			}
		}
	}
	h.round(g)
	return nil
}

// leadsSafely reports whether a seat leads the last round by much, nobody is in
// riichi, and it may declare riichi.
func leadsSafely(v *game.View) bool {
	if v.Number < 4*v.Rules.Winds-1 {
		return false
	}
	for i := range v.Players {
		if v.Players[i].Riichi || int8(i) != v.Seat && v.Points[v.Seat] < v.Points[i]+safeLead {
			return false
		}
	}
	for i := range v.Actions {
		if v.Actions[i].Kind == game.Riichi {
			return true
		}
	}
	return false
}

// round counts a finished round.
func (h *habits) round(g *game.Game) {
	r := g.Result()
	h[rounds]++
	for seat := range int8(4) {
		v, _ := g.View(seat)
		hand := g.Hand(seat)
		h[seats]++
		switch {
		case v.Players[seat].Riichi:
			h[inRiichi]++
		case !hand.IsClosed():
			h[called]++
		}
		if r.Ending == game.EndExhausted {
			if shape, err := shanten.ShapeOf(&hand); err == nil && shape.Min() == 0 {
				h[ready]++
			}
		}
		dealt := false
		for i := range r.Wins {
			w := &r.Wins[i]
			dealt = dealt || w.From == seat && w.Seat != seat
			if w.Seat != seat {
				continue
			}
			h[wins]++
			h[points] += int(w.Value.Points)
			switch {
			case v.Players[seat].Riichi:
				h[riichiWins]++
			case w.Hand.IsClosed():
				h[silentWins]++
			default:
				h[openWins]++
			}
		}
		if dealt {
			h[dealIns]++
		}
	}
	if r.Ending == game.EndExhausted {
		h[draws]++
	}
}

// share returns n of all in percent.
func share(n, all int) float64 { return 100 * float64(n) / float64(max(all, 1)) }

// A rate is a share in percent, and the band of strong players.
type rate struct {
	name        string
	part, of    int // indices of habits
	times       int // factor of the second
	least, most float64
}

// rates has the bands of people in Tenhou's Phoenix room and of Mortal. A band from 0 to
// 100 is not checked.
var rates = [...]rate{
	{"riichi", inRiichi, seats, 1, 16, 20},
	{"wins in silence", silentWins, wins, 1, 8, 16},
	{"draws", draws, rounds, 1, 15, 17},
	{"tenpai at a draw", ready, draws, 4, 40, 100},
	{"wins", wins, seats, 1, 21, 100},
	{"deal-ins", dealIns, seats, 1, 0, 12.3},
	{"won after riichi", riichiWins, inRiichi, 1, 47, 100},
	{"riichi of a safe leader", leadDeclared, leads, 1, 0, 40},
	{"calls", called, seats, 1, 0, 100},
	{"won after a call", openWins, called, 1, 0, 100},
}

// in returns the rate of some games in percent, and its standard error.
func (r *rate) in(h *habits) (percent, se float64) {
	n := float64(max(r.times*h[r.of], 1))
	p := float64(h[r.part]) / n
	return 100 * p, 100 * math.Sqrt(p*(1-p)/n)
}

// habitsOf plays games of a player against itself.
func habitsOf(name string, seed uint32, games int) (h habits, err error) {
	var parts [2]habits
	var wrong [2]error
	var all sync.WaitGroup
	for i := range parts {
		p := of(name)
		if p == nil {
			return h, fmt.Errorf("no player %s", name)
		}
		all.Add(1)
		go func() {
			defer all.Done()
			for n := i; n < games && wrong[i] == nil; n += len(parts) {
				wrong[i] = parts[i].play(seed+uint32(n), p)
			}
		}()
	}
	all.Wait()
	for i := range parts {
		for k, n := range parts[i] {
			h[k] += n
		}
		err = cmp.Or(err, wrong[i])
	}
	return h, err
}

// rated prints the rates of a player in games against itself.
func rated(name string, seed uint32, games int) error {
	h, err := habitsOf(name, seed, games)
	fmt.Printf("%s: %d rounds, a win of %d points", name, h[rounds], h[points]/max(h[wins], 1))
	for i := range rates {
		r := &rates[i]
		p, se := r.in(&h)
		fmt.Printf(", %s %.1f ± %.1f %%", r.name, p, se)
	}
	fmt.Println()
	return err
}
