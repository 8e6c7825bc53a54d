package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
)

// check refuses a position whose fields contradict each other or the rules.
func (in *input) check(r *reader, p *position) {
	counts := p.Counts
	var err error
	switch {
	case p.phase != daifugo.Playing && p.Choice != daifugo.NoChoice:
		err = daifugo.Refuse("choice", -1, "must be null, as no combination was laid")
	case p.phase == daifugo.Ended:
		err = p.checkEnd()
	case p.phase == daifugo.Exchanging:
		err = p.checkExchange()
	case p.isView:
		err = p.checkView()
	default:
		err = p.State.Check()
	}
	for seat := 0; err == nil && !p.isView && seat < len(counts); seat++ {
		if n := p.Pile(int8(seat)).Len(); int(counts[seat]) != n {
			err = daifugo.Refuse("counts", seat, "must be ", daifugo.Number(n), " as the hand")
		}
	}
	if err != nil {
		in.Refuse(r.Path("")+".", err)
	}
}

// checkView checks a view.
//
//go:noinline
func (p *position) checkView() error {
	v := p.asView()
	err := v.Check()
	p.Table, p.hand = v.Table, v.Pile()
	return err
}

// checkEnd checks a game that is over.
func (p *position) checkEnd() error {
	p.Active, p.Turn, p.Owner = 0, 0, 0
	for seat := range p.Rules.Players {
		if p.Places[seat] == 0 {
			return daifugo.Refuse("places", int(seat), "must be 1 or more, as turns has nobody, not 0")
		}
	}
	return p.CheckPlaces("places", p.Places, false)
}

// checkExchange checks a game during the exchange. A view is checked like a view of the
// first position, whoever leads it.
func (p *position) checkExchange() error {
	if p.nextReturn() < 0 || !p.isView && p.nextReturn() != p.openReturn() {
		return daifugo.Refuse("turns", 0, "must be the seat that gives cards back next")
	}
	if p.Played != 0 || p.Field.Kind != daifugo.Pass || len(p.moves) > 0 {
		return daifugo.Refuse("played", -1, "must be empty before the last return")
	}
	if p.isView {
		p.Table = daifugo.Table{Rules: p.Rules, Class: p.Class, Counts: p.Counts}
		return p.checkView()
	}
	for i := range len(p.gifts) / 2 {
		if p.gifts[i].Cards == 0 {
			return daifugo.Refuse("gifts", i, "lacks the cards of the tribute")
		}
	}
	p.Start(p.Rules, p.Class)
	return p.State.Check()
}
