// Package review checks the decisions of finished games. For each decision of a seat it
// computes what a player of package player would have done with what the seat saw, and
// what the difference is worth.
//
// The loss is in points: the value of the hand after the better move less that after the
// other, by the scale of
//
//   - Satoshi Kobayashi, 麻雀の副露判断アルゴリズム(5), koba::blog, 22 August 2017,
//     https://blog.kobalab.net/entry/20170822/1503401216,
//
// Each value is multiplied by the chance that the discard does not deal in. The mean loss
// by a deal-in is subtracted; both come from package player's threats. With a player that
// has Options.Evaluates, the loss is the difference of the evaluations (Evaluation.Worth). If
// the player folds, the hands count 0 and only the discards count.
//
// From 3-shanten on the player values a hand in useful tiles. The points are then the mean
// that such hands won, times the hand's share of the best hand's useful tiles. Calls and
// kans have no figure there.
package review

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A Finding is a decision and the player's judgement of it.
type Finding struct {
	Round  int // index of the round in the game, from 0
	Move   int // number of actions in the round before this one
	Seat   int8
	Turn   int8 // number of the seat's next discard, from 1
	Made   game.Action
	Best   game.Action
	Agreed bool    // Made and Best have the same effect
	Valued bool    // Loss is set
	Loss   float64 // points, 0 or more
	// The chances to deal in, 0…1, with the discard made and with the best one; -1 for
	// an action that discards no tile.
	Risk, BestRisk float64
	Discards       []Discard       // the possible discards; none when a tile was offered
	Reasons        []player.Reason // reasons for Best
	InPoints       bool            // the values of Reasons are points
}

// A Discard is a tile that a seat could have discarded at a decision.
type Discard struct {
	Tile   mahjong.Tile
	Valued bool       // Loss is set
	Loss   float64    // points lost compared with Finding.Best, 0 or more
	Risks  [3]float64 // the chance that each opponent right, across, left wins with it, 0…1
}

// A Reviewer judges the actions of a game, one after another.
type Reviewer struct {
	player   *player.Player
	seats    uint8
	move     int
	dealt    int32
	Findings []Finding
	Rounds   []Sum // one for each round that began
	Whole    Sum
}

// New returns a reviewer that judges by p. Bit i of seats includes seat i.
func New(p *player.Player, seats uint8) *Reviewer { return &Reviewer{player: p, seats: seats} }

// Action judges an action about to be made. Call it before each Apply, with every action
// of every seat. log.Replay takes it as its visit. An action without an alternative gives
// no finding.
func (r *Reviewer) Action(g *game.Game, a game.Action) {
	for r.dealt < g.Dealt() {
		r.dealt, r.move = r.dealt+1, 0
		r.Rounds = append(r.Rounds, Sum{})
	}
	r.move++
	if r.seats>>uint8(a.Seat)&1 == 0 || len(r.Rounds) == 0 {
		return
	}
	v, err := g.View(a.Seat)
	if err != nil || len(v.Actions) < 2 {
		return // no choice
	}
	c, err := play.Choose(r.player, v)
	if err != nil {
		return
	}
	f := Finding{
		Round: len(r.Rounds) - 1, Move: r.move - 1, Seat: a.Seat, Turn: int8(len(v.Players[a.Seat].River)) + 1,
		Made: a, Best: c.Action,
	}
	w := comparison{player: r.player, view: v, choice: c}
	w.judge(&f)
	r.Findings = append(r.Findings, f)
	r.Whole.add(&f)
	r.Rounds[f.Round].add(&f)
}

// isSame reports whether two actions of a seat have the same effect. Which of two equal
// tiles is discarded does not count.
func isSame(a, b *game.Action) bool {
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case game.Throw, game.Riichi, game.RiichiOpen:
		return a.Tile == b.Tile
	case game.Call, game.Kan:
		return a.Meld == b.Meld
	}
	return true
}
