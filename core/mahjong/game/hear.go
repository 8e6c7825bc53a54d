package game

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// A hearing is what a seat is told of a game that it follows, in order. The game goes on
// by its rules: what it would draw or deal it takes from there, and what it would tell
// must be what is told.
type hearing struct {
	viewer int8
	events []Event
	at     int // of those heard
	bad    *fault.Fault
}

// knows reports whether the game has the hand of a seat.
func (g *Game) knows(seat int8) bool { return g.heard == nil || g.heard.viewer == seat }

// goesOn reports whether a game goes on where nobody it knows has a say: one that is
// followed does as far as it is told.
func (h *hearing) goesOn() bool { return h == nil || h.next() != nil }

// next returns what is told next, nil where there is nothing or a fault was found.
func (h *hearing) next() *Event {
	if h.bad != nil || h.at >= len(h.events) {
		return nil
	}
	return &h.events[h.at]
}

// wrong keeps the first fault: of the event that is told next, or of its lack.
func (h *hearing) wrong(code string, why ...string) {
	if h.bad != nil {
		return
	}
	h.bad = &fault.Fault{Code: code, Field: "events", Index: h.at}
	if h.at >= len(h.events) {
		h.bad.Index = -1
	}
	for _, part := range why {
		h.bad.Reason += part
	}
}

// take returns a tile of the wall; of a round that is followed the one that is told, NoTile
// where it is hidden.
func (g *Game) take(place int) mahjong.Tile {
	if g.heard != nil {
		g.wall[place] = mahjong.NoTile
		if e := g.heard.next(); e != nil {
			g.wall[place] = e.Tile
		}
	}
	return g.wall[place]
}

// compare wants an event to be what is told next.
func (h *hearing) compare(e *Event) {
	given := h.next()
	if given == nil {
		h.wrong(fault.BadGame, "lack what the rules have next: ", describe(e))
		return
	}
	same := given.Kind == e.Kind && given.Seat == e.Seat && given.Tile == e.Tile && given.Drawn == e.Drawn && given.Riichi == e.Riichi && given.Meld == e.Meld
	switch hidden := e.Tile == mahjong.NoTile; {
	case !same:
	case e.Kind == Drew:
		same = hidden == (e.Seat != h.viewer)
	case e.Kind == TurnedDora:
		same = !hidden
	case e.Kind == RoundBegan:
		same = given.Deal.isOf(e.Deal)
	}
	if !same {
		h.wrong(fault.BadGame, "is not what the rules have next: ", describe(e))
	}
	h.at++
}

// isOf reports whether a deal is another, with as many tiles in each hand.
//
//go:noinline
func (d *Deal) isOf(o *Deal) bool {
	same := d.Number == o.Number && d.Dealer == o.Dealer && d.Honba == o.Honba && d.Sticks == o.Sticks && d.Points == o.Points && d.Dora == o.Dora
	for i := range d.Hands {
		same = same && d.Hands[i].Concealed() == o.Hands[i].Concealed()
	}
	return same
}

// describe says what an event is: "draw of seat 2".
func describe(e *Event) string {
	s := EventKinds[e.Kind]
	if e.Seat >= 0 {
		s += " of seat " + strconv.Itoa(int(e.Seat))
	}
	return s
}

// toldResult returns how a round ended that the rules end so: as it is told.
func (g *Game) toldResult(r *Result) *Result {
	h := g.heard
	e := h.next()
	if e == nil || e.Kind != RoundEnded {
		h.compare(&Event{Kind: RoundEnded, Seat: nobody, Tile: mahjong.NoTile})
		return r
	}
	if e.Result.Ending != r.Ending {
		h.wrong(fault.BadGame, "is not what the rules have next: ", Endings[r.Ending].Key)
	}
	for i := range g.rules.Players {
		if e.Result.Points[i] != g.points[i]+e.Result.Payments[i] {
			h.wrong(fault.BadGame, "has other points than the payments come to")
		}
	}
	return e.Result
}

// Follow returns the view of the same seat, or of an onlooker, after what it is told: its
// own answer to the offer, one of its Actions, nil for none, and the events as Event.For shows them to it. It
// is what Game.View shows then. Of how a round ended it has what the event says. The view
// must be one that Complete has checked, with its Actions. The error is a *fault.Fault of
// "events" or "move".
func (v *View) Follow(own *Action, events []Event) (*View, error) {
	if v.Phase == GameOver {
		return nil, fault.Refuse(fault.BadMove, "move", "is not legal: the game is over")
	}
	g := v.game()
	h := &hearing{viewer: v.Seat, events: events}
	g.heard = h
	if own != nil {
		g.asked = 0
	}
	for e := h.next(); e != nil; e = h.next() {
		g.hear(e)
	}
	if h.bad != nil {
		return nil, h.bad
	}
	after, _ := g.View(v.Seat)
	if bad := after.wrongTiles(); bad != nil {
		bad.Field, bad.Index = "events", -1
		return nil, bad
	}
	return after, nil
}

// hear plays on up to where the next event is told.
func (g *Game) hear(e *Event) {
	h, before := g.heard, g.heard.at
	switch {
	case g.phase == Offered && g.asked == 0:
		g.hearAnswers()
	case g.phase == RoundOver && e.Kind == RoundBegan:
		g.hearDeal(e.Deal)
	case g.phase <= AfterCall:
		g.hearMove(e)
	}
	if h.at == before {
		h.wrong(fault.BadGame, "cannot be: ", describe(e), " in the phase ", Phases[g.phase])
	}
}

// hearMove makes the move of whose turn it is.
func (g *Game) hearMove(e *Event) {
	if e.Kind == RoundEnded {
		switch e.Result.Ending {
		case EndWin:
			g.win(g.turn, 0)
		case EndNineTerminals:
			g.abort(EndNineTerminals)
		}
		return
	}
	moves := e.AppendMoves(nil)
	if len(moves) == 1 && e.Seat == g.turn && g.mayMove(&moves[0]) {
		g.apply(moves[0])
	}
}

// mayMove reports whether a move of whose turn it is can be legal: of a hidden hand, as far
// as the rest needs it.
func (g *Game) mayMove(a *Action) bool {
	if g.knows(a.Seat) {
		return g.Legal(*a) == nil
	}
	return a.Kind <= Riichi || g.phase == Turn && (a.Meld.Type == mahjong.AddedKan || g.hasRoom(a.Seat))
}

// hasRoom reports whether a seat can lay one meld more.
func (g *Game) hasRoom(seat int8) bool { return int(g.seats[seat].hand.MeldCount) < maxMelds }

const maxMelds = 4

// hearAnswers does what the answers to an offer came to.
func (g *Game) hearAnswers() {
	for i := range g.answers {
		g.answers[i] = Action{Kind: Pass, Seat: int8(i), Tile: mahjong.NoTile}
	}
	h := g.heard
	next := h.next()
	if next.Kind == RiichiAccepted && h.at+1 < len(h.events) {
		next = &h.events[h.at+1]
	}
	for _, a := range next.AppendMoves(nil) {
		if a.Seat != g.turn && (a.Kind == Ron || g.mayCallFor(&a)) {
			g.answers[a.Seat] = a
		}
	}
	g.resolve()
}

// mayCallFor reports whether a seat can call the offer for a meld, likewise.
func (g *Game) mayCallFor(a *Action) bool {
	if g.knows(a.Seat) {
		return isAmong(a, g.answersOf(a.Seat))
	}
	m := &a.Meld
	return g.offer.kind == thrown && m.Called >= 0 && m.Tiles[m.Called] == g.offer.tile && m.From == from(a.Seat, g.turn) && g.hasRoom(a.Seat)
}

// hearDeal begins the next round. It is the same or the next one; points and sticks are
// those that the last one left.
func (g *Game) hearDeal(d *Deal) {
	if d.Number != g.number && d.Number != g.number+1 || d.Honba != 0 && d.Honba != g.honba+1 {
		return
	}
	g.number, g.honba = d.Number, d.Honba
	w := new(Wall)
	for i := range w {
		w[i] = mahjong.NoTile
	}
	w[g.rules.tiles()-deadWall+indicatorPlace] = d.Dora
	for i := range g.rules.Players {
		n := int(g.SeatWind(i)) * 13
		for t, count := range d.Hands[i].Counts {
			for range count {
				w[min(n, len(w)-1)] = mahjong.Tile(t)
				n++
			}
		}
	}
	g.deal(w)
}

// AppendMoves appends the moves that an event tells of, as everybody may know them. Of the
// answers to an offer these are the ones that took effect, in the order of turns.
func (e *Event) AppendMoves(moves []Action) []Action {
	a := Action{Kind: Throw, Seat: e.Seat, Tile: e.Tile, Drawn: e.Drawn, Meld: e.Meld}
	switch e.Kind {
	case Threw:
		if e.Riichi {
			a.Kind = Riichi
		}
	case Called:
		a.Kind = Call
	case DeclaredKan:
		a.Kind = Kan
	case TookNorth:
		a.Kind = North
	case RoundEnded:
		return e.Result.appendMoves(moves)
	default:
		return moves
	}
	return append(moves, a)
}

// appendMoves appends the moves that ended a round.
func (r *Result) appendMoves(moves []Action) []Action {
	for i := range r.Wins {
		w := &r.Wins[i]
		a := Action{Kind: Ron, Seat: w.Seat, Tile: w.Tile}
		if w.Seat == w.From {
			a.Kind = Tsumo
		}
		moves = append(moves, a)
	}
	kind := Abort
	switch r.Ending {
	case EndTripleRon:
		kind = Ron
	case EndNineTerminals:
	default:
		return moves
	}
	for i := range r.Shown {
		if r.Shown[i].Concealed() > 0 {
			moves = append(moves, Action{Kind: kind, Seat: int8(i), Tile: mahjong.NoTile})
		}
	}
	return moves
}
