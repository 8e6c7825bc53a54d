package game

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// A hearing is a list of events as one seat sees them. View.Follow replays them with a
// Game that runs by its rules. The Game takes its drawn and dealt tiles from the events,
// and every event that it emits must equal the next one of the list.
type hearing struct {
	viewer int8
	events []Event
	at     int // index of the next event
	bad    *fault.Fault
}

// knows reports whether the game has the real hand of a seat.
func (g *Game) knows(seat int8) bool { return g.heard == nil || g.heard.viewer == seat }

// goesOn reports whether the game resolves an offer that no known hand can answer. A game
// that follows events does so only while there is a next event.
func (h *hearing) goesOn() bool { return h == nil || h.next() != nil }

// next returns the next event, nil at the end or after a fault.
func (h *hearing) next() *Event {
	if h.bad != nil || h.at >= len(h.events) {
		return nil
	}
	return &h.events[h.at]
}

// wrong records the first fault: of the next event, or of its absence.
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

// take returns a tile of the wall. A game that follows events takes it from the next event:
// NoTile if it is hidden.
func (g *Game) take(place int) mahjong.Tile {
	if g.heard != nil {
		g.wall[place] = mahjong.NoTile
		if e := g.heard.next(); e != nil {
			g.wall[place] = e.Tile
		}
	}
	return g.wall[place]
}

// compare checks that an event of the rules equals the next event of the list. For hidden
// tiles it checks only who sees them.
func (h *hearing) compare(e *Event) {
	given := h.next()
	if given == nil {
		h.wrong(fault.BadGame, "lack what the rules have next: ", describe(e))
		return
	}
	same := given.Kind == e.Kind && given.Seat == e.Seat && given.Tile == e.Tile && given.Drawn == e.Drawn && given.Riichi == e.Riichi && given.Meld == e.Meld && (given.Shown != nil) == (e.Shown != nil)
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

// show replaces a hand that a seat shows by the hand of the next event. known: the view
// knows the hand, so the event must show the same.
func (h *hearing) show(hand *mahjong.Hand, known bool) {
	given := h.next()
	if given == nil || given.Shown == nil {
		return // compare reports this fault
	}
	same := isSame(hand, given.Shown)
	if copy(hand.Counts[:], given.Shown.Counts[:]); known && !same {
		h.wrong(fault.BadGame, "show another hand than the view has: ", hand.MPSZ())
	} else if !isTenpai(hand) {
		h.wrong(fault.BadGame, "show a hand that is not tenpai: ", hand.MPSZ())
	}
}

// isOf reports whether two deals are equal, except for the tiles of the hands: only their
// numbers must be.
//
//go:noinline
func (d *Deal) isOf(o *Deal) bool {
	same := d.Number == o.Number && d.Dealer == o.Dealer && d.Honba == o.Honba && d.Sticks == o.Sticks && d.Points == o.Points && d.Dora == o.Dora
	for i := range d.Hands {
		same = same && d.Hands[i].Concealed() == o.Hands[i].Concealed()
	}
	return same
}

// describe names an event, such as "draw of seat 2".
func describe(e *Event) string {
	s := EventKinds[e.Kind]
	if e.Seat >= 0 {
		s += " of seat " + strconv.Itoa(int(e.Seat))
	}
	return s
}

// heardResult returns the result of the next event, which has the hands and payments. Its
// ending must be r's, and its points must follow from its payments.
func (g *Game) heardResult(r *Result) *Result {
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

// Follow returns the view of the same seat, or of an onlooker, after some events. own is
// the seat's answer to the offer, one of v.Actions, or nil. events are as Event.For shows
// them to the seat. The result equals what Game.View would return; a round's result is
// taken from its event unchecked, except for the sums of its payments. The view must have
// been checked by Complete and have its Actions. The error is a *fault.Fault of "events"
// or "move".
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

// hear plays on until the game emits the next event.
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

// hearMove makes the move of the seat at turn that an event shows.
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

// mayMove reports whether a move of the seat at turn can be legal. Of a hidden hand it
// checks only what the rest of the game relies on.
func (g *Game) mayMove(a *Action) bool {
	if g.knows(a.Seat) {
		return g.Legal(*a) == nil
	}
	if of := &g.seats[a.Seat]; of.shown != nil {
		return of.mayMoveShown(a)
	} else if a.Kind == RiichiOpen {
		return g.rules.Has(OpenRiichi) && of.riichi == 0
	}
	return a.Kind <= Riichi || g.phase == Turn && (a.Meld.Type == mahjong.AddedKan || g.hasRoom(a.Seat))
}

// mayMoveShown is mayMove for a hidden draw of a seat that shows its hand. The draw may
// be discarded, be a north, or be the fourth tile of a closed kan.
func (s *seat) mayMoveShown(a *Action) bool {
	if a.Kind == Kan {
		return a.Meld.Type == mahjong.ClosedKan && s.shown.Kinds34()[a.Meld.First()] == 3
	}
	return a.Kind == North || a.Kind == Throw && a.Drawn
}

// hasRoom reports whether a seat has fewer than four melds.
func (g *Game) hasRoom(seat int8) bool { return int(g.seats[seat].hand.MeldCount) < maxMelds }

const maxMelds = 4

// hearAnswers resolves an offer with the answers that the next events show.
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

// mayCallFor is mayMove for the call of the offer.
func (g *Game) mayCallFor(a *Action) bool {
	if g.knows(a.Seat) {
		return isAmong(a, g.answersOf(a.Seat))
	}
	m := &a.Meld
	return g.offer.kind == discarded && g.seats[a.Seat].shown == nil && m.Called >= 0 && m.Tiles[m.Called] == g.offer.tile && m.From == from(a.Seat, g.turn) && g.hasRoom(a.Seat)
}

// hearDeal begins the next round: the same number again or the next one. Points and sticks
// stay as the last round left them.
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
		for t, count := range &d.Hands[i].Counts {
			for range count {
				w[min(n, len(w)-1)] = mahjong.Tile(t)
				n++
			}
		}
	}
	g.deal(w)
}

// AppendMoves appends the actions that an event shows to everybody. If the event follows
// an offer, these are the answers that took effect, in turn order.
func (e *Event) AppendMoves(moves []Action) []Action {
	a := Action{Kind: Throw, Seat: e.Seat, Tile: e.Tile, Drawn: e.Drawn, Meld: e.Meld}
	switch e.Kind {
	case Threw:
		switch {
		case e.Shown != nil:
			a.Kind = RiichiOpen
		case e.Riichi:
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

// appendMoves appends the actions that ended a round.
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
