package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// Replay plays a record by the rules. It returns the game and the record of it, which has
// every dora when it is turned up, yaku and points. Before each action of a player it calls
// visit, unless nil, with the game and the action.
//
// If the record breaks off, so does the game. If it contradicts the rules or itself, the
// error is a *fault.Fault of "log" that names the line. Then Replay returns the part played
// so far; the game is nil if no round began.
func Replay(r *Record, rules *game.Rules, visit func(g *game.Game, a game.Action)) (*game.Game, *Record, error) {
	p := &player{visit: visit, out: &Record{Title: r.Title, Room: r.Room, Names: r.Names, Rules: *rules}}
	for i := range r.Rounds {
		p.round = &r.Rounds[i]
		if err := p.begin(rules, i == 0); err != nil {
			return p.g, p.out, err
		}
		if err := p.play(); err != nil {
			return p.g, p.out, err
		}
	}
	return p.g, p.out, nil
}

// A player plays the rounds of a record.
type player struct {
	g     *game.Game
	out   *Record
	round *Round
	at    int // index of the move
	visit func(g *game.Game, a game.Action)
}

func (p *player) wrong(reason string) error { return wrong(p.round.lineOf(p.at), reason) }

// begin deals a round.
func (p *player) begin(rules *game.Rules, first bool) error {
	d := &p.round.Deal
	at := game.Opening{Number: d.Number, Honba: d.Honba, Sticks: d.Sticks, Points: d.Points}
	if p.round.Carry {
		for i := range rules.Players {
			at.Points[i] = rules.Points
		}
	}
	if !first {
		before := p.g.Opening()
		at.Chips = before.Chips // no format has them
		if p.round.Carry {
			at.Points = before.Points
		}
	}
	w, why := p.round.wall(rules)
	if why != "" {
		return wrong(p.round.Line, why)
	}
	if first {
		g, events, err := game.StartAt(rules, 0, at, w)
		if err != nil {
			return wrong(p.round.Line, err.Error())
		}
		p.g = g
		p.out.Add(events)
		return nil
	}
	if p.g.Phase() != game.RoundOver || p.g.Opening() != at {
		return wrong(p.round.Line, p.gap(&at))
	}
	events, err := p.g.ProceedWith(w)
	p.out.Add(events)
	return err
}

// gap returns why a round does not follow from the one before.
func (p *player) gap(at *game.Opening) string {
	const why = "the round does not follow from the one before"
	if want := p.g.Opening().Points; p.g.Phase() == game.RoundOver && at.Points != want {
		return why + ": the points are " + numbers(at.Points) + ", not " + numbers(want)
	}
	return why
}

// play makes the moves of a round.
//
//go:noinline
func (p *player) play() error {
	for i := range p.round.Moves {
		p.at = i
		if err := p.move(&p.round.Moves[i]); err != nil {
			return err
		}
	}
	p.at = len(p.round.Moves)
	if p.round.Result == nil {
		return nil
	}
	return p.end(p.round.Result)
}

func (p *player) move(e *game.Event) error {
	a := game.Action{Seat: e.Seat, Tile: e.Tile, Drawn: e.Drawn}
	switch e.Kind {
	case game.Drew:
		return p.drew(e)
	case game.Called:
		a = game.Action{Kind: game.Call, Seat: e.Seat, Tile: mahjong.NoTile, Meld: e.Meld}
		return p.answer(&a, 0)
	case game.DeclaredKan:
		a = game.Action{Kind: game.Kan, Seat: e.Seat, Tile: mahjong.NoTile, Meld: e.Meld}
	case game.TookNorth:
		a.Kind, a.Drawn = game.North, false
	case game.Threw:
		switch {
		case e.Shown != nil:
			a.Kind = game.RiichiOpen
		case e.Riichi:
			a.Kind = game.Riichi
		}
	default:
		return nil
	}
	if err := p.answer(nil, 0); err != nil {
		return err
	}
	return p.apply(a)
}

// drew checks that the game drew the same tile.
func (p *player) drew(e *game.Event) error {
	if err := p.answer(nil, 0); err != nil {
		return err
	}
	h := p.g.Hand(e.Seat)
	if p.g.Phase() != game.Turn || !p.g.Waiting(e.Seat) || h.Drawn != e.Tile {
		return p.wrong("seat " + strconv.Itoa(int(e.Seat)) + " cannot draw " + e.Tile.String())
	}
	return nil
}

func (p *player) apply(a game.Action) error {
	err := p.g.Legal(a)
	if err != nil && a.Kind <= game.RiichiOpen && !a.Drawn { // some logs do not mark discards of the tile just drawn
		a.Drawn = true
		if p.g.Legal(a) == nil {
			err = nil
		}
		a.Drawn = err == nil
	}
	if err != nil {
		return p.wrong(err.Error())
	}
	if p.visit != nil {
		p.visit(p.g, a)
	}
	events, err := p.g.Apply(a)
	p.out.Add(events)
	return err
}

// answer answers an offer, if there is one: by a call or nil, and by the rons of some
// seats, bit i for seat i. All others pass.
func (p *player) answer(call *game.Action, rons uint8) error {
	for p.g.Phase() == game.Offered {
		for s := range int8(4) {
			if p.g.Phase() != game.Offered || !p.g.Waiting(s) {
				continue
			}
			a := game.Action{Kind: game.Pass, Seat: s, Tile: mahjong.NoTile}
			switch all := p.g.LegalActions(s); {
			case call != nil && call.Seat == s:
				a, call = *call, nil
			case rons>>uint8(s)&1 != 0:
				rons &^= 1 << uint8(s)
				if a = all[0]; a.Kind != game.Ron {
					return p.wrong("a winner cannot win with the tile")
				}
			}
			if err := p.apply(a); err != nil {
				return err
			}
		}
	}
	if call != nil {
		return p.wrong("seat " + strconv.Itoa(int(call.Seat)) + " cannot call the tile discarded")
	}
	if rons != 0 {
		return p.wrong("a winner cannot win with the tile")
	}
	return nil
}

// end ends a round as the record does, and compares the ending and the payments.
func (p *player) end(r *game.Result) error {
	if err := p.declare(r); err != nil {
		return err
	}
	got := p.g.Result()
	payments, untold := r.Payments, p.round.Untold
	if got != nil && p.round.After != nil {
		untold = false
		payments = *p.round.After
		for i := range payments {
			payments[i] -= got.Points[i] - got.Payments[i]
		}
	}
	switch {
	case got == nil:
		return p.wrong("the round does not end here")
	case p.round.Untold && got.Ending == game.EndNagashi && r.Ending == game.EndExhausted:
	case got.Ending != r.Ending:
		return p.wrong("the round ends by " + game.Endings[got.Ending].Key + ", not " + game.Endings[r.Ending].Key)
	case !untold && got.Payments != payments:
		return p.wrong("the payments are " + numbers(got.Payments) + ", not " + numbers(payments))
	}
	return nil
}

// declare makes the actions that end a round.
func (p *player) declare(r *game.Result) error {
	rons := uint8(0)
	for i := range r.Wins {
		w := &r.Wins[i]
		if w.From == w.Seat {
			h := p.g.Hand(w.Seat)
			return p.apply(game.Action{Kind: game.Tsumo, Seat: w.Seat, Tile: h.Drawn})
		}
		rons |= 1 << uint8(w.Seat)
	}
	if r.Ending == game.EndTripleRon {
		rons = 15
		for s := range int8(4) {
			if !p.g.Waiting(s) {
				rons &^= 1 << uint8(s)
			}
		}
	}
	if r.Ending == game.EndNineTerminals {
		if s := p.g.ToAct(); s >= 0 {
			return p.apply(game.Action{Kind: game.Abort, Seat: s, Tile: mahjong.NoTile})
		}
	}
	return p.answer(nil, rons)
}

func numbers(list [4]int32) string {
	s := ""
	for i, n := range &list {
		if i > 0 {
			s += ","
		}
		s += strconv.Itoa(int(n))
	}
	return s
}
