package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
)

// check checks a position that was read. waits tells that it is nobody's turn:
// before the last return, or after the end.
func (in *input) check(r *reader, p *position, waits bool) {
	counts := p.Counts
	var err error
	switch {
	case waits && p.Choice != daifugo.NoChoice:
		err = daifugo.Refuse("choice", -1, "must be null, as it is nobody's turn")
	case waits && p.Places != [daifugo.MaxPlayers]int8{}:
		p.phase = ended
		err = p.checkEnd()
	case waits && len(p.gifts) > 0:
		p.phase = exchanging
		err = p.checkExchange()
	case waits:
		err = daifugo.Refuse("turn", -1, "must be a seat, as no cards are to be returned")
	case p.isView:
		err = p.checkView()
	default:
		err = p.State.Check()
	}
	for seat := 0; err == nil && !p.isView && seat < len(counts); seat++ {
		if n := p.Hands[seat].Len(); int(counts[seat]) != n {
			err = daifugo.Refuse("counts", seat, "must be ", daifugo.Number(n), " as the hand")
		}
	}
	if err != nil {
		in.Refuse(r.path("")+".", err)
	}
}

// checkView checks a view.
//
//go:noinline
func (p *position) checkView() error {
	v := p.asView()
	err := v.Check()
	p.Table, p.hand = v.Table, v.Hand
	return err
}

// checkEnd checks a game that is over.
func (p *position) checkEnd() error {
	p.Active, p.Turn, p.Owner = 0, 0, 0
	for seat := range p.Rules.Players {
		if p.Places[seat] == 0 {
			return daifugo.Refuse("places", int(seat), "must be 1 or more, as it is nobody's turn, not 0")
		}
	}
	return p.CheckPlaces("places", p.Places, false)
}

// checkExchange checks a game whose cards are still to be returned. A view of
// one is checked as that of the first position, whoever may lead it.
func (p *position) checkExchange() error {
	if p.openReturn() < 0 && !p.isView {
		return daifugo.Refuse("turn", -1, "must be a seat, as all cards are returned")
	}
	if p.Played != 0 || p.Field.Kind != daifugo.Pass || len(p.moves) > 0 {
		return daifugo.Refuse("played", -1, "must be empty before the last return")
	}
	if p.isView {
		if p.nextReturn() < 0 {
			return daifugo.Refuse("pending", -1, "must be the seat of a return that is not made")
		}
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
