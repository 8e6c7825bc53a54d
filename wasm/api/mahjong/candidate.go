package mahjong

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A candidate is one possible move of any kind of decision. At a table it has an action
// of the game, with a bare hand only its name.
type candidate struct {
	move                 string
	action               string
	game                 *game.Action // nil for a bare hand
	tile                 mahjong.Tile // for a bare hand only, like drawn
	drawn                bool
	valued               bool
	value                float64
	inPoints             bool // the value and the reasons are in points, otherwise in useful tiles
	far                  bool // shanten and yakuShanten are known
	shanten, yakuShanten int
	discard              *player.DiscardCandidate // nil unless it discards a tile
	accepted             bool                     // melds only: at least as good as to pass
	isMeld               bool                     // a meld, or to pass
	evaluation           *player.Evaluation
	reasons              []player.Reason
}

// A choice is the result of a decision: the candidates, the best first.
type choice struct {
	all    []candidate
	unseen *mahjong.Unseen
	risks  *[mahjong.Kinds][3]float64 // of discards
}

// first brings a candidate to the front; the others stay in their order.
func (c *choice) first(is func(*candidate) bool) {
	for i := range c.all {
		if is(&c.all[i]) {
			best := c.all[i]
			copy(c.all[1:i+1], c.all[:i])
			c.all[0] = best
			return
		}
	}
}

// write writes the fields best and candidates.
func (c *choice) write(in *input, out *wire.Writer) {
	out.TextField("best", c.all[0].move)
	out.Key("candidates")
	out.Array()
	for i := range c.all {
		c.all[i].write(in, out, c)
	}
	out.End()
}

//go:noinline
func (k *candidate) write(in *input, out *wire.Writer, c *choice) {
	out.Object()
	if k.game != nil {
		shape.Write(out, actionFields[:], unsafe.Pointer(k.game), 0, new(seen).own())
	} else {
		out.Texts("move action", k.move, k.action)
		out.Key("tile")
		if k.tile == mahjong.NoTile {
			out.Null()
		} else {
			out.String(in.Tile(k.tile))
		}
		out.BoolField("drawn", k.drawn)
	}
	shape.Write(out, evaluatedFields[:], unsafe.Pointer(k), 0, (&seen{in: in, unseen: c.unseen, risks: c.risks}).own())
	out.End()
}

// winning returns the candidate of a win. points are those of the hand alone.
func winning(action player.Action, points int32, tile mahjong.Tile) candidate {
	return candidate{
		move: action.String(), action: action.String(), tile: tile, drawn: action == player.ActTsumo,
		valued: points > 0, value: float64(points), inPoints: true,
	}
}

// discards returns the candidates that discard a tile. The first one declares riichi if
// the choice does.
func (in *input) discards(c *player.DiscardChoice) (all []candidate) {
	for i := range c.Candidates {
		d := &c.Candidates[i]
		action := player.ActDiscard
		if c.Action == player.ActRiichi && i == 0 {
			action = player.ActRiichi
		}
		all = append(all, candidate{
			move: in.Tile(d.Tile), action: action.String(), tile: d.Tile, drawn: d.Drawn, valued: d.Valued, value: d.Value,
			inPoints: c.InPoints, far: true, shanten: d.After.Shanten, yakuShanten: d.YakuShanten, discard: d, evaluation: d.Evaluation, reasons: d.Reasons,
		})
	}
	return all
}

func (in *input) kan(k *player.KanCandidate, inPoints bool) candidate {
	return candidate{
		move: in.Meld(&k.Meld), action: player.ActKan.String(), tile: mahjong.NoTile, valued: k.Valued, value: k.Value, inPoints: inPoints,
		far: true, shanten: k.Shanten, yakuShanten: k.YakuShanten, isMeld: true, accepted: k.Accepted, evaluation: k.Evaluation, reasons: k.Reasons,
	}
}

func passing(accepted, valued bool, value float64, shanten, yakuShanten int, evaluation *player.Evaluation, reasons []player.Reason) candidate {
	pass := player.ActPass.String()
	return candidate{
		move: pass, action: pass, tile: mahjong.NoTile, valued: valued, value: value, inPoints: true,
		far: true, shanten: shanten, yakuShanten: yakuShanten, isMeld: true, accepted: accepted, evaluation: evaluation, reasons: reasons,
	}
}

// calls returns the candidates for an offered tile that does not win: the calls, best
// first, then to pass.
func (in *input) calls(c *player.CallChoice) (all []candidate) {
	for i := range c.Candidates {
		k := &c.Candidates[i]
		all = append(all, candidate{
			move: in.Meld(&k.Meld), action: k.Action.String(), tile: mahjong.NoTile, valued: k.Valued, value: k.Value, inPoints: true,
			far: true, shanten: k.Shanten, yakuShanten: k.YakuShanten, isMeld: true, accepted: k.Accepted, evaluation: k.Evaluation, reasons: k.Reasons,
		})
	}
	return append(all, passing(c.Action == player.ActPass, c.Valued, c.Value, c.Shanten, c.YakuShanten, c.Pass, c.PassReasons))
}

// class returns a meld's rank in the list: 0 the chosen move, 1 moves at least as good as
// to pass, 2 to pass, 3 the others.
func (k *candidate) class(chosen string) int {
	switch {
	case k.move == chosen:
		return 0
	case k.accepted:
		return 1
	case k.action == player.ActPass.String():
		return 2
	}
	return 3
}

// sortMelds sorts by class, then by value, the greatest first. Equal candidates keep their
// order.
func sortMelds(all []candidate, chosen string) {
	for i := 1; i < len(all); i++ {
		for j := i; j > 0; j-- {
			a, b := &all[j-1], &all[j]
			if c := a.class(chosen) - b.class(chosen); c < 0 || c == 0 && a.value >= b.value {
				break
			}
			*a, *b = *b, *a
		}
	}
}

// writeChoice writes a player's choice at a table. The player also considers moves that
// the rules of the game forbid; these are left out.
func (in *input) writeChoice(out *wire.Writer, v *game.View, c *play.Choice, p *player.Player) {
	w := choice{unseen: &v.Unseen}
	iterations := 0
	out.Object()
	switch {
	case c.Discard != nil:
		d := c.Discard
		w.risks = p.Risks(c.Seen)
		iterations = len(d.Candidates) + len(d.Kans)
		w.all = in.discards(d)
		for i := range d.Kans {
			w.all = append(w.all, in.kan(&d.Kans[i], d.InPoints))
		}
	case c.Call != nil:
		iterations = len(c.Call.Candidates)
		if c.Action.Kind != game.Ron {
			w.all = in.calls(c.Call)
			sortMelds(w.all, "")
		}
	}
	w.allow(v, c)
	w.write(in, out)
	switch {
	case c.Discard != nil:
		writeFarness(out, c.Discard.Shanten, c.Discard.YakuShanten)
		out.BoolField("fold", isFold(c.Discard))
	case c.Call != nil:
		writeFarness(out, c.Call.Shanten, c.Call.YakuShanten)
	}
	in.WriteStats(out, int64(iterations))
	out.End()
}

// allow gives each candidate its action and drops candidates without a legal one. The
// chosen action comes first. A candidate is made for it if none has it.
func (w *choice) allow(v *game.View, c *play.Choice) {
	kept := w.all[:0]
	for _, k := range w.all {
		if k.game = k.among(v, c.Action.Kind == game.Riichi); k.game != nil {
			k.move = string(game.AppendMove(nil, k.game))
			kept = append(kept, k)
		}
	}
	w.all = kept
	is := func(k *candidate) bool { return *k.game == c.Action }
	if w.first(is); len(w.all) > 0 && is(&w.all[0]) {
		return
	}
	best := candidate{inPoints: true}
	switch {
	case c.Action.Kind == game.Tsumo && c.Discard != nil:
		best = winning(player.ActTsumo, c.Discard.Points, c.Action.Tile)
	case c.Action.Kind == game.Ron && c.Call != nil:
		best = winning(player.ActRon, c.Call.Points, c.Action.Tile)
	}
	best.game, best.move = &c.Action, string(game.AppendMove(nil, &c.Action))
	w.all = append([]candidate{best}, w.all...)
}

// among returns the view's action for a candidate, or nil if the view has none. For a
// discard it prefers the action with riichi if riichi is true and there is one.
func (k *candidate) among(v *game.View, riichi bool) (found *game.Action) {
	for i := range v.Actions {
		a := &v.Actions[i]
		switch a.Kind {
		case game.Throw, game.Riichi:
			if k.discard == nil || a.Tile != k.tile || a.Kind == game.Riichi && !riichi || found != nil && found.Kind == game.Riichi && a.Kind == game.Throw {
				continue
			}
			if found == nil || a.Kind == game.Riichi && found.Kind == game.Throw || a.Drawn == k.drawn {
				found = a
			}
		case game.Pass:
			if k.isMeld && k.action == a.Key() {
				return a
			}
		case game.Kan, game.Call:
			if k.isMeld && k.move == string(a.Meld.AppendMPSZ(nil)) {
				return a
			}
		}
	}
	return found
}
