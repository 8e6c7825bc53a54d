package main

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// A row is an example: features and the outcome.
type row struct {
	X []float32
	Y float64
}

// An end is an example: a decision and the seat's result of the round.
type end struct {
	X               []float32
	Won, Lost, Rest float32
}

// A record has the examples from games.
type record struct {
	Ends   [player.Classes][]end
	Tenpai []row
	Loss   []row
	Waits  [2][]wait
	Ranks  [player.RankRounds][]row
}

// A note is a decision in a round that is not over.
type note struct {
	class int8
	x     []float32
}

// A recorder plays games and keeps their examples.
type recorder struct {
	record
	dice     *rand.Rand
	explore  float64
	seats    [4]*player.Player // the players that decide
	own      [4]bool           // seats whose decisions are kept
	looker   *player.Player
	features []player.Features
	notes    [4][]note
	seen     [4][3]player.Threat // what each seat saw at its last discard
	dora     [4]bool             // the last discard of each seat was a dora
	silent   [4]bool             // seats that declare no riichi in this round
	players  int8                // in a game
	starts   []start             // starts of the rounds of the game
}

func narrow(x []float64) []float32 {
	y := make([]float32, len(x))
	for i, v := range x {
		y[i] = float32(v)
	}
	return y
}

// play plays a game.
func (r *recorder) play(seed uint32) error {
	rules := game.PresetRules(0)
	g, _, err := game.Start(&rules, seed)
	if err != nil {
		return err
	}
	dealt := int32(0)
	for g.Phase() != game.GameOver {
		if g.Phase() == game.RoundOver {
			r.settle(g)
		}
		if g.Dealt() > dealt {
			dealt = g.Dealt()
			r.begin(g)
		}
		a, err := r.act(g, g.ToAct())
		if err == nil {
			_, err = g.Apply(a)
		}
		if err != nil {
			return err
		}
	}
	r.settle(g)
	r.rank(g)
	return nil
}

// act returns a seat's action: its player's choice, or now and then another one.
func (r *recorder) act(g *game.Game, seat int8) (game.Action, error) {
	v, _ := g.View(seat)
	r.features = r.features[:0]
	c, err := play.Choose(r.seats[seat], v)
	if err != nil {
		return game.Action{}, err
	}
	a := c.Action
	s := play.Situation(v)
	if r.own[seat] && (c.Discard != nil || c.Call != nil) && !s.InRiichi {
		a = r.deviate(v, r.look(v, &s))
		if a.Kind == game.Proceed {
			a = c.Action
		}
		if a.Kind == game.Riichi && r.silent[seat] {
			a.Kind = game.Throw
		}
		r.keep(seat, &a)
	}
	if a.Kind == game.Throw || a.Kind == game.Riichi {
		r.watchOthers(g, seat, v, &s, &a)
	}
	return a, nil
}

// look lets the looker decide on a view, so that the features are watched.
func (r *recorder) look(v *game.View, s *player.Situation) *play.Choice {
	r.features = r.features[:0]
	c, err := play.Choose(r.looker, v)
	if err != nil {
		return nil
	}
	return c
}

// deviate returns now and then another action, else one of kind Proceed.
func (r *recorder) deviate(v *game.View, c *play.Choice) game.Action {
	none := game.Action{Kind: game.Proceed}
	if c == nil || r.dice.Float64() >= r.explore {
		return none
	}
	for i := range v.Actions {
		if v.Actions[i].Kind == game.Tsumo || v.Actions[i].Kind == game.Ron {
			return none
		}
	}
	a := v.Actions[r.dice.IntN(len(v.Actions))]
	if c.Discard != nil && len(c.Discard.Candidates) > 0 && a.Kind != game.Riichi {
		d := &c.Discard.Candidates[r.dice.IntN(min(4, len(c.Discard.Candidates)))]
		for i := range v.Actions {
			if b := &v.Actions[i]; b.Kind == game.Throw && b.Tile == d.Tile {
				a = *b
			}
		}
	}
	return a
}

// keep records a decision as a note.
func (r *recorder) keep(seat int8, a *game.Action) {
	tile := a.Tile
	switch a.Kind {
	case game.Throw, game.Riichi:
	case game.Pass:
		tile = mahjong.NoTile
	default:
		return
	}
	for i := range r.features {
		if s := &r.features[i]; s.Tile == tile && s.Riichi == (a.Kind == game.Riichi) {
			r.notes[seat] = append(r.notes[seat], note{s.Class, narrow(s.X[:])})
			return
		}
	}
}

// watchOthers keeps what a discarding seat sees of its opponents, and what they hold.
func (r *recorder) watchOthers(g *game.Game, seat int8, v *game.View, s *player.Situation, a *game.Action) {
	r.seen[seat] = r.looker.Threats(s)
	r.dora[seat] = false
	for _, t := range v.Dora {
		r.dora[seat] = r.dora[seat] || v.Rules.Score.Reds.DoraOf(t) == a.Tile.Kind()
	}
	if r.dice.IntN(4) > 0 {
		return
	}
	for i := range 3 {
		other := (seat + int8(i) + 1) % 4
		h := g.Hand(other)
		shape, err := shanten.ShapeOf(&h)
		if err != nil || h.Size() != 13 {
			continue
		}
		tenpai := shape.Min() == 0
		if !s.Riichi[i] {
			y := 0.0
			if tenpai {
				y = 1
			}
			r.Tenpai = append(r.Tenpai, row{narrow(r.seen[seat][i].TenpaiX[:]), y})
		}
		if tenpai {
			r.keepWait(g, v, s, i, &h, shape.Useful())
		}
	}
}

// keepWait keeps an example of an opponent's waits.
func (r *recorder) keepWait(g *game.Game, v *game.View, s *player.Situation, i int, h *mahjong.Hand, waits mahjong.KindSet) {
	var w wait
	seen := s.WaitsOf(i)
	for k := range seen.Ways {
		copy(w.Ways[k][:], narrow(seen.Ways[k][:]))
		copy(w.Factors[k][:], narrow(seen.Factors[k][:]))
	}
	for t, n := range v.Hand.Counts {
		if n > 0 {
			w.Held |= 1 << mahjong.Tile(t).Kind()
		}
	}
	win := score.Win{From: 1, RoundWind: v.RoundWind, SeatWind: (v.SeatWind + int8(i) + 1) % 4, Dora: v.Dora}
	kind := 1
	if s.Riichi[i] {
		win.Flags, kind = score.WinRiichi, 0
	}
	if waits&s.Safe[i] == 0 {
		for left := waits; left != 0; left &= left - 1 {
			if win.Tile = left.First(); score.Points(h, &win, &v.Rules.Score) > 0 {
				w.Hit |= 1 << win.Tile
			}
		}
	}
	r.Waits[kind] = append(r.Waits[kind], w)
}

// settle turns the notes of a finished round into examples.
func (r *recorder) settle(g *game.Game) {
	res := g.Result()
	var won, lost [4]float64
	for i := range res.Wins {
		w := &res.Wins[i]
		won[w.Seat] += float64(w.Value.Points)
		if w.From == w.Seat {
			continue
		}
		lost[w.From] += float64(w.Value.Points)
		t := r.seen[w.From][(w.Seat-w.From+3)%4]
		if t.LossX[0] == 1 {
			if r.dora[w.From] {
				t.LossX[5] = 1
			}
			r.Loss = append(r.Loss, row{narrow(t.LossX[:]), float64(w.Value.Points)})
		}
	}
	for seat := range r.notes {
		for _, n := range r.notes[seat] {
			r.Ends[n.class] = append(r.Ends[n.class], end{n.x, float32(won[seat]), float32(lost[seat]), float32(res.Payments[seat])})
		}
		r.notes[seat] = r.notes[seat][:0]
	}
	r.seen = [4][3]player.Threat{}
}
