package review

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// A comparison compares a seat's actions at one decision.
type comparison struct {
	player *player.Player
	view   *game.View
	choice *play.Choice
}

// goesOn caps the value of a hand that passes a win, as a share of the win's points: fewer
// than half of the hands in tenpai win.
const goesOn = .5

// judge fills in the loss, risks and reasons of f.
func (w *comparison) judge(f *Finding) {
	f.Agreed = isSame(&f.Made, &f.Best)
	f.Reasons, f.InPoints = w.reasons()
	f.Risk, f.BestRisk = w.riskOf(&f.Made), w.riskOf(&f.Best)
	f.Valued, f.Loss = w.loss(&f.Made, &f.Best)
	if w.choice.Discard != nil {
		w.discards(f)
	}
}

// loss returns the points that an action loses compared with the best one, 0 or
// more, and whether both have a value.
func (w *comparison) loss(made, best *game.Action) (known bool, points float64) {
	if isSame(made, best) {
		return true, 0
	}
	most, ok := w.worth(best)
	own, known := w.worth(made)
	if k := best.Kind; k == game.Tsumo || k == game.Ron {
		own = min(own, most*goesOn)
	}
	if known = ok && known; known {
		points = max(0, most-own)
	}
	return known, points
}

// discards sets the discards of f, each tile once. If the best action is riichi with a tile,
// the discard of that tile counts as the riichi.
func (w *comparison) discards(f *Finding) {
	risks := *w.player.Risks(w.choice.Seen)
	f.Discards = make([]Discard, 0, 14)
	var done [mahjong.Tiles]bool
	for i := range w.view.Actions {
		a := w.view.Actions[i]
		if a.Kind != game.Throw || done[a.Tile] {
			continue
		}
		done[a.Tile] = true
		d := Discard{Tile: a.Tile, Risks: risks[a.Tile.Kind()]}
		if f.Best.Kind == game.Riichi && f.Best.Tile == a.Tile {
			a.Kind = game.Riichi
		}
		d.Valued, d.Loss = w.loss(&a, &f.Best)
		f.Discards = append(f.Discards, d)
	}
}

// reasons returns the reasons for the best action, and whether their values are points.
func (w *comparison) reasons() ([]player.Reason, bool) {
	best := &w.choice.Action
	if d := w.choice.Discard; d != nil {
		if k := kan(d, best); k != nil {
			return k.Reasons, d.InPoints
		}
		if c := discard(d, best); c != nil {
			return c.Reasons, d.InPoints
		}
	}
	if d := w.choice.Call; d != nil {
		if c := call(d, best); c != nil {
			return c.Reasons, d.Valued
		}
		if best.Kind == game.Pass {
			return d.PassReasons, d.Valued
		}
	}
	return nil, false
}

// worth returns the worth of an action in points; ok is false if there is no figure.
func (w *comparison) worth(a *game.Action) (points float64, ok bool) {
	switch {
	case w.choice.Discard != nil:
		return w.turn(a, w.choice.Discard)
	case w.choice.Call != nil:
		return w.answer(a, w.choice.Call)
	}
	return points, false
}

// answer is worth for an answer to an offer.
func (w *comparison) answer(a *game.Action, d *player.CallChoice) (points float64, ok bool) {
	switch a.Kind {
	case game.Ron:
		return float64(d.Points), d.Points > 0
	case game.Pass:
		if d.Action == player.ActRon {
			return w.value().Value, true
		}
		if d.Pass != nil {
			return d.Pass.Worth, true
		}
		return d.Value, d.Valued
	}
	if c := call(d, a); c != nil {
		if c.Evaluation != nil {
			return c.Evaluation.Worth, true
		}
		return c.Value, c.Valued && d.Valued
	}
	return points, false
}

// turn is worth for an action at the seat's own turn.
func (w *comparison) turn(a *game.Action, d *player.DiscardChoice) (points float64, ok bool) {
	switch a.Kind {
	case game.Tsumo:
		return float64(d.Points), d.Points > 0
	case game.Kan:
		if k := kan(d, a); k != nil && k.Evaluation != nil {
			return k.Evaluation.Worth, true
		} else if k != nil {
			return k.Value, k.Valued && d.InPoints
		}
		return points, false
	case game.Throw, game.Riichi, game.RiichiOpen:
	default:
		return points, false
	}
	if c := discard(d, a); c != nil && c.Evaluation != nil {
		return c.Evaluation.Worth, true
	}
	if !isFold(d) {
		points = w.kept(a.Tile, d)
	}
	risk, cost := w.player.Risk(w.choice.Seen, a.Tile.Kind())
	return float64((1-risk)*points) - cost, true
}

// kept returns the value in points of the hand that a discard leaves. If the player's value
// is in useful tiles, it is the mean of hands with that shanten number, times the hand's
// share of the greatest number of useful tiles.
func (w *comparison) kept(t mahjong.Tile, d *player.DiscardChoice) float64 {
	most, own := 0.0, (*player.DiscardCandidate)(nil)
	for i := range d.Candidates {
		c := &d.Candidates[i]
		if most = max(most, c.Value); c.Tile == t {
			own = c
		}
	}
	switch {
	case own == nil:
	case own.Valued && d.InPoints:
		return own.Value
	case own.Valued && most != 0:
		return prospect(own.After.Shanten) * own.Value / most
	case own.Back != 0:
		return own.Back
	case !d.InPoints:
		return prospect(own.After.Shanten)
	}
	h, drawn := &w.view.Hand, w.view.Hand.Drawn
	h.Counts[t]--
	h.Drawn = mahjong.NoTile
	v := w.value()
	h.Counts[t]++
	h.Drawn = drawn
	if !v.InPoints {
		return most * prospect(v.Shanten) / prospect(d.Shanten)
	}
	return v.Value
}

// value returns the value of the view's hand, 0 for an invalid one.
//
//go:noinline
func (w *comparison) value() player.HandValue {
	v, _ := w.player.Value(&w.view.Hand, w.choice.Seen)
	return v
}

// riskOf returns the chance that an action's discard deals in, -1 for an action without a
// discard.
func (w *comparison) riskOf(a *game.Action) float64 {
	if a.Kind > game.RiichiOpen || w.choice.Discard == nil {
		return -1
	}
	risk, _ := w.player.Risk(w.choice.Seen, a.Tile.Kind())
	return risk
}

// isFold reports whether the player folds: it discards the safest tile, not the best one.
func isFold(d *player.DiscardChoice) bool {
	for i := range d.Candidates {
		for _, r := range d.Candidates[i].Reasons {
			if r.Code == player.ReasonFold {
				return true
			}
		}
	}
	return false
}

//go:noinline
func discard(d *player.DiscardChoice, a *game.Action) *player.DiscardCandidate {
	for i := range d.Candidates {
		if c := &d.Candidates[i]; c.Tile == a.Tile && a.Kind <= game.RiichiOpen {
			return c
		}
	}
	return nil
}

//go:noinline
func kan(d *player.DiscardChoice, a *game.Action) *player.KanCandidate {
	for i := range d.Kans {
		if k := &d.Kans[i]; a.Kind == game.Kan && k.Meld == a.Meld {
			return k
		}
	}
	return nil
}

//go:noinline
func call(d *player.CallChoice, a *game.Action) *player.CallCandidate {
	for i := range d.Candidates {
		if c := &d.Candidates[i]; a.Kind == game.Call && c.Meld == a.Meld {
			return c
		}
	}
	return nil
}
