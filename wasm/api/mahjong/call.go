package mahjong

import (
	"cmp"
	"slices"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A meldAnswer is a call, a kan, or to pass.
type meldAnswer struct {
	move, action         string
	shanten, yakuShanten int
	valued, accepted     bool
	value                float64
	reasons              []player.Reason
}

func (a *meldAnswer) write(out *wire.Writer) {
	out.ObjectOf(7)
	out.TextField("move", a.move)
	out.TextField("action", a.action)
	writeWorth(out, a.valued, a.value)
	writeFarness(out, a.shanten, a.yakuShanten)
	out.BoolField("accepted", a.accepted)
	writeMahjongReasons(out, a.reasons)
}

func kanAnswer(k *player.KanCandidate) meldAnswer {
	return meldAnswer{meldText(k.Meld), player.ActKan.String(), k.Shanten, k.YakuShanten, k.Valued, k.Accepted, k.Value, k.Reasons}
}

func callAnswer(k *player.CallCandidate) meldAnswer {
	return meldAnswer{meldText(k.Meld), k.Action.String(), k.Shanten, k.YakuShanten, k.Valued, k.Accepted, k.Value, k.Reasons}
}

// passAnswer is to do nothing with a hand so far from complete.
func passAnswer(shanten, yakuShanten int, valued bool, value float64, accepted bool) meldAnswer {
	pass := player.ActPass.String()
	return meldAnswer{pass, pass, shanten, yakuShanten, valued, accepted, value, nil}
}

// sortAnswers puts the move that was chosen first, then what is as good as to
// pass or better, to pass, and the others, each by value.
func sortAnswers(all []meldAnswer, chosen string) {
	class := func(a *meldAnswer) int {
		switch {
		case a.move == chosen:
			return 0
		case a.accepted:
			return 1
		case a.action == player.ActPass.String():
			return 2
		}
		return 3
	}
	slices.SortStableFunc(all, func(a, b meldAnswer) int {
		if c := class(&a) - class(&b); c != 0 {
			return c
		}
		return cmp.Compare(b.value, a.value)
	})
}

func writeAnswers(out *wire.Writer, all []meldAnswer) {
	out.Key("candidates")
	out.ArrayOf(len(all))
	for i := range all {
		all[i].write(out)
	}
}

// writeBest writes one field.
func writeBest(out *wire.Writer, move, action string) {
	out.Key("best")
	out.ObjectOf(2)
	out.TextField("move", move)
	out.TextField("action", action)
}

func mahjongChooseCall(in *input, out *wire.Writer) {
	tile := in.tileOf("options.tile", in.Option("tile"), in.mahjongRules().Reds)
	from := in.other("options.from", in.Option("from"))
	h, s := in.mahjongPosition(tile)
	in.ofSize(&h, 13)
	if !in.OK() {
		return
	}
	c, err := in.player().ChooseCall(&h, &s, tile, int(from))
	if err != nil {
		in.refuse(err)
		return
	}
	move, all := callAnswers(&c, tile)
	out.ObjectOf(8)
	writeBest(out, move, c.Action.String())
	writeFarness(out, c.Shanten, c.YakuShanten)
	writeUnit(out, c.Action == player.ActRon || c.Valued)
	out.IntField("points", int64(c.Points))
	writeAnswers(out, all)
	in.WriteStats(out, int64(len(c.Candidates)))
}

// callAnswers returns the chosen move and, unless it wins, all that can be done.
func callAnswers(c *player.CallChoice, tile mahjong.Tile) (move string, all []meldAnswer) {
	switch c.Action {
	case player.ActRon:
		return tile.String(), nil
	case player.ActPass:
		move = c.Action.String()
	default:
		move = meldText(c.Meld)
	}
	for i := range c.Candidates {
		all = append(all, callAnswer(&c.Candidates[i]))
	}
	all = append(all, passAnswer(c.Shanten, c.YakuShanten, c.Valued, c.Value, c.Action == player.ActPass))
	sortAnswers(all, move)
	return move, all
}

func mahjongChooseKan(in *input, out *wire.Writer) {
	h, s := in.mahjongPosition(mahjong.NoTile)
	in.ofSize(&h, 14)
	if !in.OK() {
		return
	}
	p := in.player()
	kans, err := p.ChooseKan(&h, &s)
	if err != nil {
		in.refuse(err)
		return
	}
	now, _ := p.Value(&h, &s) // what ChooseKan takes, it takes
	move, action := player.ActPass.String(), player.ActPass.String()
	all := make([]meldAnswer, 0, len(kans)+1)
	for i := range kans {
		k := kanAnswer(&kans[i])
		if k.accepted && action != k.action {
			move, action = k.move, k.action
		}
		all = append(all, k)
	}
	all = append(all, passAnswer(now.Shanten, now.YakuShanten, now.InPoints, now.Value, move == action))
	sortAnswers(all, move)
	out.ObjectOf(4)
	writeBest(out, move, action)
	writeAnswers(out, all)
	in.WriteStats(out, int64(len(kans)))
}
