package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/fault"
)

// giveBack makes the next return of cards, and returns its events. leader is the seat that
// leads after the last return, or nobody. Only a view that cannot know it needs it.
func (p *position) giveBack(move daifugo.Combination, leader int8) ([]daifugo.Event, error) {
	next := p.nextReturn()
	g := &p.gifts[next]
	if move.Kind != daifugo.Give || move.Size != g.Count {
		want := "1 card back, like \"give 3s\""
		if g.Count > 1 {
			want = daifugo.Number(int(g.Count)) + " cards back, like \"give " + "3s 4d 5c 6h"[:3*g.Count-1] + "\""
		}
		return nil, fault.Refuse(fault.BadMove, "move", "must be to give "+want+", not "+move.String())
	}
	var err error
	if p.isView {
		err = p.seeReturn(next, move, leader)
	} else if err = p.Return(p.gifts, next, move.Pile()); err == nil {
		p.Start(p.Rules, p.Class)
	}
	if err != nil {
		return nil, err
	}
	events := []daifugo.Event{g.Event(daifugo.Gave)}
	if next++; next < len(p.gifts) {
		p.giver = p.gifts[next].From
		return events, nil
	}
	p.phase = daifugo.Playing
	return append(events, daifugo.Event{Kind: daifugo.Begun, Seat: p.Turn}), nil
}

// seeReturn makes a return in a view.
func (p *position) seeReturn(next int, move daifugo.Combination, leader int8) error {
	view := p.asView()
	if err := view.ObserveReturnOf(next, move.Pile()); err != nil {
		return err
	}
	if next == len(p.gifts)-1 {
		known := view.Leader()
		switch {
		case known == nobody && leader == nobody:
			return daifugo.Refuse("leads", -1, "must be the seat that leads, which this seat cannot see")
		case known == nobody:
			known = leader
		case leader != nobody && leader != known:
			return daifugo.Refuse("leads", -1, "must be ", daifugo.Number(int(known)), ", who leads, or left out")
		}
		view.Start(known)
	}
	p.Table, p.hand = view.Table, view.Pile()
	return nil
}
