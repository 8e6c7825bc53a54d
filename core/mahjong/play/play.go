// Package play connects package player to package game: it turns a game.View into the
// player's Situation, and the player's choice into a legal action.
//
// The players are made for four-player mahjong. With three players they set a north aside
// whenever that does not raise the shanten number.
package play

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// A Choice is a player's action and the decision behind it: Discard at its own turn, Call
// when a tile is offered, neither if the action needed no decision.
type Choice struct {
	Action  game.Action
	Seen    *player.Situation // the input of the decision, nil if the seat could only pass
	Discard *player.DiscardChoice
	Call    *player.CallChoice
}

// Choose decides what the seat of a view does. It always takes a win. The error is a
// *fault.Fault: the view waits for another seat, or is not a view of a game.
func Choose(p *player.Player, v *game.View) (*Choice, error) {
	if len(v.Actions) == 0 {
		return nil, fault.Refuse(fault.BadGame, "actions", "must not be empty: the game does not wait for this seat")
	}
	c := &Choice{Action: v.Actions[len(v.Actions)-1]}
	if len(v.Actions) == 1 && c.Action.Kind == game.Pass {
		return c, nil
	}
	s := Situation(v)
	c.Seen = &s
	var err error
	switch v.Phase {
	case game.Turn, game.AfterCall:
		err = c.turn(p, v, &s)
	case game.Offered:
		err = c.answer(p, v, &s)
	}
	if err != nil {
		return nil, err
	}
	return c, nil
}

// Situation returns the situation of a view's seat for package player.
func Situation(v *game.View) player.Situation {
	s := player.Situation{
		RoundWind: v.RoundWind, SeatWind: v.SeatWind, Dora: v.Dora, Unseen: v.Unseen,
		TilesLeft: v.Left, Points: v.Points[v.Seat], InRiichi: v.Players[v.Seat].Riichi, Furiten: v.Furiten,
		Rinshan: v.Rinshan && v.Turn == v.Seat && v.Hand.HasKan(), Chankan: v.Chankan, FirstTurn: v.FirstTurn, Norths: v.Players[v.Seat].Norths, Rules: v.Rules.Score,
		Yakuman: v.Rules.Has(game.OpenRiichiYakuman),
	}
	for _, d := range v.Players[v.Seat].River {
		s.Own |= 1 << d.Tile.Kind()
	}
	s.Honba, s.Sticks, s.Rounds = v.Honba, v.Sticks, roundsLeft(v)
	if v.Rules.Players == 3 {
		s.Dealer = v.Dealer
	}
	for i := range v.Rules.Players {
		if at := (i - v.Seat + 4) % 4; at > 0 {
			s.Riichi[at-1], s.Safe[at-1] = v.Players[i].Riichi, v.Players[i].Safe
			s.Others[at-1] = other(&v.Players[i], v.Points[i])
			if h := v.Players[i].Shown; h != nil {
				s.Shown[at-1], s.Safe[at-1] = true, safeOf(h, v.Players[i].Safe)
			}
		}
	}
	return s
}

// safeOf returns the kinds with which a player who shows its hand cannot win by ron: all
// except its waits, and all kinds once it is furiten.
func safeOf(h *mahjong.Hand, safe mahjong.KindSet) mahjong.KindSet {
	const all mahjong.KindSet = 1<<mahjong.Kinds - 1
	s, err := shanten.ShapeOf(h)
	if err != nil || s.Useful()&safe != 0 {
		return all
	}
	return all &^ s.Useful()
}

// roundsLeft returns the rounds left in a game, this one included, if no dealer stays. It is
// 0 for a game of one round.
func roundsLeft(v *game.View) int8 {
	if v.Rules.Winds == 0 {
		return 0
	}
	return max(1, v.Rules.Players*v.Rules.Winds-v.Number)
}

// other returns the visible state of a player.
func other(p *game.Player, points int32) player.Other {
	o := player.Other{Melds: p.Melds, Points: points, Discards: int8(len(p.River))}
	for i := range p.River {
		d := &p.River[i]
		if i < player.EarlyTiles {
			o.Early |= 1 << d.Tile.Kind()
		}
		if o.Passed++; !d.Drawn {
			o.Passed = 0
		}
	}
	return o
}

// find returns the first legal action of a kind, or nil.
func find(v *game.View, kind game.ActionKind) *game.Action {
	for i := range v.Actions {
		if a := &v.Actions[i]; a.Kind == kind {
			return a
		}
	}
	return nil
}

// throwing returns a legal discard of a tile, with or without riichi by its kind, or nil.
// If the tile just drawn and one of the hand are both possible, it takes the drawn one if
// drawn is set, else the other.
func throwing(v *game.View, kind game.ActionKind, t mahjong.Tile, drawn bool) *game.Action {
	var like *game.Action
	for i := range v.Actions {
		a := &v.Actions[i]
		if a.Kind == kind && a.Tile == t {
			if like = a; a.Drawn == drawn {
				return a
			}
		}
	}
	return like
}

// meld returns the legal action of a kind with a meld, or nil.
func meld(v *game.View, kind game.ActionKind, m *mahjong.Meld) *game.Action {
	for i := range v.Actions {
		if a := &v.Actions[i]; a.Kind == kind && a.Meld == *m {
			return a
		}
	}
	return nil
}

// take makes an action the choice. It reports false, and does nothing, for nil.
func (c *Choice) take(a *game.Action) bool {
	if a != nil {
		c.Action = *a
	}
	return a != nil
}

// turn chooses at the seat's own turn.
func (c *Choice) turn(p *player.Player, v *game.View, s *player.Situation) error {
	d, err := p.ChooseDiscard(&v.Hand, s)
	if c.take(find(v, game.Tsumo)) {
		if err == nil {
			c.Discard = &d
		}
		return nil
	}
	if err != nil {
		if wrong, ok := err.(*fault.Fault); ok && v.Phase == game.AfterCall && wrong.Field == "hand" && v.Rules.Kuikae != game.KuikaeNone {
			return nil // the player's kuikae leaves no discard, these rules leave one
		}
		return err
	}
	c.Discard = &d
	switch {
	case d.Action == player.ActAbort && c.take(find(v, game.Abort)):
	case c.takeNorth(v, s, &d):
	case d.Action == player.ActKan && c.takeKan(v, &d):
	case d.Action == player.ActRiichi && c.take(throwing(v, game.Riichi, d.Tile, d.Drawn)):
	default:
		c.throw(v, s, &d)
	}
	return nil
}

// takeNorth sets a north aside if that keeps the shanten number and no player who shows its
// hand wins with a north.
func (c *Choice) takeNorth(v *game.View, s *player.Situation, d *player.DiscardChoice) bool {
	if dealsIn(s, mahjong.North) {
		return false
	}
	for i := range d.Candidates {
		if k := &d.Candidates[i]; k.Tile == mahjong.North && k.After.Shanten <= max(d.Shanten, 0) {
			return c.take(find(v, game.North))
		}
	}
	return false
}

// takeKan declares the first kan that the player accepts and that is legal.
func (c *Choice) takeKan(v *game.View, d *player.DiscardChoice) bool {
	for i := range d.Kans {
		if d.Kans[i].Accepted && c.take(meld(v, game.Kan, &d.Kans[i].Meld)) {
			return true
		}
	}
	return false
}

// throw discards the first legal candidate with which no player who shows its hand wins.
// If there is none, it discards the first legal candidate.
func (c *Choice) throw(v *game.View, s *player.Situation, d *player.DiscardChoice) {
	for _, any := range [...]bool{false, true} {
		for i := range d.Candidates {
			if k := &d.Candidates[i]; (any || !dealsIn(s, k.Tile.Kind())) && c.take(throwing(v, game.Throw, k.Tile, k.Drawn)) {
				return
			}
		}
	}
}

// dealsIn reports whether a player who shows its hand wins with a kind.
func dealsIn(s *player.Situation, k mahjong.Tile) bool {
	for i, shown := range &s.Shown {
		if shown && !s.Safe[i].Has(k) {
			return true
		}
	}
	return false
}

// answer chooses when a tile is offered.
func (c *Choice) answer(p *player.Player, v *game.View, s *player.Situation) error {
	ron := find(v, game.Ron)
	s.Furiten = ron == nil
	d, err := p.ChooseCall(&v.Hand, s, v.Offer, int((v.Turn-v.Seat+4)%4))
	switch {
	case c.take(ron):
		if err == nil {
			c.Call = &d
		}
		return nil
	case err != nil:
		return err
	}
	c.Call = &d
	var best *player.CallCandidate
	for i := range d.Candidates {
		k := &d.Candidates[i]
		if k.Accepted && (best == nil || d.Valued && k.Value > best.Value) && c.take(meld(v, game.Call, &k.Meld)) {
			best = k
		}
	}
	return nil
}
