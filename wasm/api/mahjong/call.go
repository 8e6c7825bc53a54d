package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A meldAnswer is a call, a kan, or to pass.
type meldAnswer struct {
	move                 string
	action               player.Action
	shanten, yakuShanten int
	valued, accepted     bool
	value                float64
	reasons              []player.Reason
	outlook              *player.Outlook
}

//go:noinline
func (a *meldAnswer) write(in *input, out *wire.Writer) {
	out.Object()
	out.Texts("move action", a.move, a.action.String())
	writeWorth(out, a.valued, a.value)
	writeFarness(out, a.shanten, a.yakuShanten)
	out.BoolField("accepted", a.accepted)
	writeOutlook(out, a.outlook)
	in.writeReasons(out, a.reasons)
	out.End()
}

//go:noinline
func (in *input) kanAnswer(k *player.KanCandidate) meldAnswer {
	return meldAnswer{in.Meld(&k.Meld), player.ActKan, k.Shanten, k.YakuShanten, k.Valued, k.Accepted, k.Value, k.Reasons, k.Outlook}
}

func (in *input) callAnswer(k *player.CallCandidate) meldAnswer {
	return meldAnswer{in.Meld(&k.Meld), k.Action, k.Shanten, k.YakuShanten, k.Valued, k.Accepted, k.Value, k.Reasons, k.Outlook}
}

// class says where an answer comes: the move that was chosen, what is as good as
// to pass or better, to pass, and the others.
func (a *meldAnswer) class(chosen string) int {
	switch {
	case a.move == chosen:
		return 0
	case a.accepted:
		return 1
	case a.action == player.ActPass:
		return 2
	}
	return 3
}

// sortAnswers sorts by class, and each by value. Equals stay as they are.
func sortAnswers(all []meldAnswer, chosen string) {
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

// writeAnswers writes all that can be done, and what ends a choice.
//
//go:noinline
func (in *input) writeAnswers(out *wire.Writer, all []meldAnswer, chosen string, iterations int) {
	in.writeCandidates(out, all, chosen)
	in.WriteStats(out, int64(iterations))
	out.End()
}

// writeCandidates writes one field: all that can be done, sorted.
//
//go:noinline
func (in *input) writeCandidates(out *wire.Writer, all []meldAnswer, chosen string) {
	sortAnswers(all, chosen)
	out.Key("candidates")
	out.Array()
	for i := range all {
		all[i].write(in, out)
	}
	out.End()
}

// writeBest begins the answer with one field.
//
//go:noinline
func writeBest(out *wire.Writer, move string, action player.Action) {
	out.Object()
	out.Key("best")
	out.Object()
	out.Texts("move action", move, action.String())
	out.End()
}

func chooseCall(in *input, out *wire.Writer) {
	tile := in.tileOf("options.tile", in.Option("tile"), in.rules().Reds)
	from := in.other("options.from", in.Option("from"))
	if n, isNumber := in.Option("tile").Number(); isNumber && in.Good() {
		in.Called = int16(n) + 1
	}
	t := in.table(tile)
	if !in.OK() {
		return
	}
	c, err := t.decide().ChooseCall(&t.hand, &t.Situation, tile, int(from))
	if err != nil {
		in.refuse(err)
		return
	}
	move, all := in.callAnswers(&c, tile)
	writeBest(out, move, c.Action)
	writeFarness(out, c.Shanten, c.YakuShanten)
	writeUnit(out, c.Action == player.ActRon || c.Valued)
	out.IntField("points", int64(c.Points))
	in.writeAnswers(out, all, move, len(c.Candidates))
}

// callAnswers returns the chosen move and, unless it wins, all that can be done.
func (in *input) callAnswers(c *player.CallChoice, tile mahjong.Tile) (move string, all []meldAnswer) {
	pass := player.ActPass.String()
	switch c.Action {
	case player.ActRon:
		return in.Offer(tile), nil
	case player.ActPass:
		move = pass
	default:
		move = in.Meld(&c.Meld)
	}
	for i := range c.Candidates {
		all = append(all, in.callAnswer(&c.Candidates[i]))
	}
	all = append(all, meldAnswer{pass, player.ActPass, c.Shanten, c.YakuShanten, c.Valued, c.Action == player.ActPass, c.Value, nil, c.Pass})
	return move, all
}

func chooseKan(in *input, out *wire.Writer) {
	t := in.table(mahjong.NoTile)
	if !in.OK() {
		return
	}
	p := t.decide()
	kans, err := p.ChooseKan(&t.hand, &t.Situation)
	if err != nil {
		in.refuse(err)
		return
	}
	now, _ := p.Value(&t.hand, &t.Situation) // what ChooseKan takes, it takes
	pass := player.ActPass.String()
	move, action := pass, player.ActPass
	all := make([]meldAnswer, 0, len(kans)+1)
	for i := range kans {
		k := in.kanAnswer(&kans[i])
		if k.accepted && action == player.ActPass {
			move, action = k.move, k.action
		}
		all = append(all, k)
	}
	all = append(all, meldAnswer{pass, player.ActPass, now.Shanten, now.YakuShanten, now.InPoints, action == player.ActPass, now.Value, nil, nil})
	writeBest(out, move, action)
	in.writeAnswers(out, all, move, len(kans))
}
