package main

import (
	"fmt"
	"math"

	"github.com/tefuda/tefuda/bench/train/kept"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A tally counts what a player did in some games.
type tally struct {
	Games, Rounds                      int
	Ranks                              [4]int
	Wins, Riichi, Calls, Draws, Points int
	DealRiichi, DealOpen, DealDama     [2]int // number of deal-ins, points lost
	Score                              float64
	RankSum, RankSquares               float64 // sums over walls: of the mean rank in a wall's four games, and of its square
}

func (t *tally) add(o *tally) {
	t.Games += o.Games
	t.Rounds += o.Rounds
	for i := range t.Ranks {
		t.Ranks[i] += o.Ranks[i]
	}
	t.Wins += o.Wins
	t.Riichi += o.Riichi
	t.Calls += o.Calls
	t.Draws += o.Draws
	t.Points += o.Points
	for i := range 2 {
		t.DealRiichi[i] += o.DealRiichi[i]
		t.DealOpen[i] += o.DealOpen[i]
		t.DealDama[i] += o.DealDama[i]
	}
	t.Score += o.Score
	t.RankSum += o.RankSum
	t.RankSquares += o.RankSquares
}

// wall plays the four games of one seed, with the player own in each seat in turn.
func wall(seed uint32, own, other *player.Player) (t tally, err error) {
	sum := 0.0
	for seat := range int8(4) {
		rank, err := t.play(seed, seat, own, other)
		if err != nil {
			return t, err
		}
		sum += float64(rank) / 4
	}
	t.RankSum, t.RankSquares = sum, sum*sum
	return t, nil
}

func (t *tally) play(seed uint32, seat int8, own, other *player.Player) (int8, error) {
	rules := game.PresetRules(0)
	g, _, err := game.Start(&rules, seed)
	if err != nil {
		return 0, err
	}
	called := false
	for g.Phase() != game.GameOver {
		if g.Phase() == game.RoundOver {
			t.round(g, seat, called)
			called = false
		}
		s := g.ToAct()
		p := other
		if s == seat {
			p = own
		}
		a, err := act(g, p)
		if err != nil {
			return 0, err
		}
		called = called || s == seat && a.Kind == game.Call
	}
	t.round(g, seat, called)
	f := g.Final()
	t.Games++
	t.Ranks[f.Ranks[seat]-1]++
	t.Score += float64(f.Scores[seat]) / 10
	return f.Ranks[seat], nil
}

// act lets a player act for the first seat that the game waits for.
func act(g *game.Game, p *player.Player) (game.Action, error) {
	v, _ := g.View(g.ToAct())
	c, err := play.Choose(p, v)
	if err != nil {
		return game.Action{}, err
	}
	_, err = g.Apply(c.Action)
	return c.Action, err
}

// round counts what a seat did in a finished round.
func (t *tally) round(g *game.Game, seat int8, called bool) {
	r := g.Result()
	t.Rounds++
	if called {
		t.Calls++
	}
	v, _ := g.View(seat)
	if v.Players[seat].Riichi {
		t.Riichi++
	}
	for i := range r.Wins {
		w := &r.Wins[i]
		switch {
		case w.Seat == seat:
			t.Wins++
			t.Points += int(w.Value.Points)
		case w.From == seat:
			to := &t.DealDama
			if v.Players[w.Seat].Riichi {
				to = &t.DealRiichi
			} else if !w.Hand.IsClosed() {
				to = &t.DealOpen
			}
			to[0]++
			to[1] += int(w.Value.Points)
		}
	}
	if r.Ending == game.EndExhausted {
		t.Draws++
	}
}

func (t *tally) print(own, other string) {
	n := float64(t.Games) / 4
	m := t.RankSum / n
	se := math.Sqrt(max(0, t.RankSquares/n-m*m) / max(1, n-1))
	r := float64(t.Rounds)
	share := func(k int) string {
		p := float64(k) / r
		return fmt.Sprintf("%.2f±%.2f%%", 100*p, 100*math.Sqrt(p*(1-p)/r))
	}
	fmt.Printf("%s against three %s: mean rank %.3f ± %.3f (SE), %d hanchan of %d walls, ranks %v, score %+.1f\n", own, other, m, se, t.Games, t.Games/4, t.Ranks, t.Score/float64(t.Games))
	fmt.Printf("  %d rounds: win %s (%.0f), riichi %s, call %s, deal-in to riichi %s (%.0f a round) open %s (%.0f) dama %s (%.0f), draw %s\n", t.Rounds,
		share(t.Wins), float64(t.Points)/math.Max(1, float64(t.Wins)), share(t.Riichi), share(t.Calls),
		share(t.DealRiichi[0]), float64(t.DealRiichi[1])/r, share(t.DealOpen[0]), float64(t.DealOpen[1])/r, share(t.DealDama[0]), float64(t.DealDama[1])/r, share(t.Draws))
}

// arena plays walls from a seed on and prints the totals. With a file it keeps the result
// of each wall there as a line, and skips walls that the file has.
func arena(own, other string, seed uint32, walls int, file string) error {
	h, err := open(file)
	if err != nil {
		return err
	}
	defer h.Close()
	var total tally
	for n := range uint32(walls) {
		t, err := h.wall(own, other, seed+n)
		if err != nil {
			return err
		}
		total.add(&t)
	}
	total.print(own, other)
	return nil
}

// A hall plays walls and keeps their results.
type hall struct {
	*kept.Book[tally]
	players map[string]*player.Player
}

// open opens a hall with the walls that a file has.
func open(name string) (*hall, error) {
	book, err := kept.Open[tally](name)
	return &hall{book, map[string]*player.Player{}}, err
}

// wall returns the tally of a wall, and plays the wall unless its result is kept.
func (h *hall) wall(own, other string, seed uint32) (tally, error) {
	return h.Play(fmt.Sprint(own, " ", other, " ", seed), func() (tally, error) {
		for _, name := range [...]string{own, other} {
			if h.players[name] == nil {
				h.players[name] = of(name)
			}
			if h.players[name] == nil {
				return tally{}, fmt.Errorf("no player %s", name)
			}
		}
		return wall(seed, h.players[own], h.players[other])
	})
}
