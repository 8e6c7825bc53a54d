// Package review looks back on games: of each decision of a seat it says what a
// player of package player would have done with what the seat saw, and what the
// difference is worth.
//
// What was lost is in points, as the player counts: the value of the hand that
// the better move leaves less that of the other, by the scale of
//
//   - Satoshi Kobayashi, 麻雀の副露判断アルゴリズム(5), koba::blog, 22 August 2017,
//     https://blog.kobalab.net/entry/20170822/1503401216,
//
// each times the chance that nobody wins with the tile, less what dealing in costs as
// a mean, by what package player thinks of riichi and open hands; a player that weighs
// chances says by itself what a decision is worth, its Outlook. A hand that the player folds counts nothing, only the
// tile does. Where the player values a hand in tiles, three or more from complete,
// the points are those that such hands won as a mean, for as much as the hand has
// of the best one's tiles. Calls and kans have no figure there.
package review

import (
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A Finding is a decision, and what the player thinks of it.
type Finding struct {
	Round  int // of the game, from 0
	Move   int // how many actions were made in the round before
	Seat   int8
	Turn   int8 // the seat's discard that was due, from 1
	Made   game.Action
	Best   game.Action
	Agreed bool    // Made is Best, or nothing speaks against it
	Valued bool    // Loss means something
	Loss   float64 // points, 0 or more
	// With a tile to throw: the chances that it is won with, of the tile made and
	// of the best. Else -1.
	Risk, BestRisk float64
	Reasons        []player.Reason // what speaks for Best
	InPoints       bool            // the values of Reasons are points
}

// A Reviewer looks at the actions of a game, one after another.
type Reviewer struct {
	player   *player.Player
	seats    uint8
	move     int
	dealt    int32
	Findings []Finding
	Rounds   []Sum // of each round that began
	Whole    Sum
}

// New returns a reviewer by a player of the seats whose bit is set.
func New(p *player.Player, seats uint8) *Reviewer { return &Reviewer{player: p, seats: seats} }

// Action looks at what is about to be done in a game: call it before each Apply,
// with every action of every seat. log.Replay takes it as its visit.
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
	w := weighing{player: r.player, view: v, choice: c}
	w.judge(&f)
	r.Findings = append(r.Findings, f)
	r.Whole.add(&f)
	r.Rounds[f.Round].add(&f)
}

// isSame reports whether two actions of a seat come to the same: which of two
// equal tiles is thrown does not count.
func isSame(a, b *game.Action) bool {
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case game.Throw, game.Riichi:
		return a.Tile == b.Tile
	case game.Call, game.Kan:
		return a.Meld == b.Meld
	}
	return true
}
