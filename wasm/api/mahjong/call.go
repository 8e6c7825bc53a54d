package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/wasm/wire"
)

// writeBare writes the choice for a bare hand and the stats, and ends the object.
//
//go:noinline
func (in *input) writeBare(out *wire.Writer, w *choice, iterations int) {
	w.write(in, out)
	in.WriteStats(out, int64(iterations))
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
	w := choice{unseen: &t.Unseen}
	if c.Action == player.ActRon {
		w.all = append(w.all, winning(c.Action, c.Points, tile))
	} else {
		w.all = in.calls(&c)
		chosen := c.Action.String()
		if c.Action != player.ActPass {
			chosen = in.Meld(&c.Meld)
		}
		sortMelds(w.all, chosen)
	}
	out.Object()
	writeFarness(out, c.Shanten, c.YakuShanten)
	in.writeBare(out, &w, len(c.Candidates))
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
	now, _ := p.Value(&t.hand, &t.Situation) // no error: ChooseKan has accepted the same hand
	chosen := player.ActPass.String()
	passes := true
	w := choice{unseen: &t.Unseen}
	for i := range kans {
		k := in.kan(&kans[i], now.InPoints)
		if k.accepted && passes {
			chosen, passes = k.move, false
		}
		w.all = append(w.all, k)
	}
	w.all = append(w.all, passing(passes, now.InPoints, now.Value, now.Shanten, now.YakuShanten, nil, nil))
	sortMelds(w.all, chosen)
	out.Object()
	in.writeBare(out, &w, len(kans))
}
