package game

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// may has the kinds of action of each phase, bit k for kind k.
var may = [...]uint16{
	Turn:      1<<Throw | 1<<Riichi | 1<<RiichiOpen | 1<<Tsumo | 1<<Kan | 1<<North | 1<<Abort,
	AfterCall: 1 << Throw,
	Offered:   1<<Ron | 1<<Call | 1<<Pass,
	RoundOver: 1 << Proceed,
	GameOver:  0,
}

// Complete checks a view from outside and sets the fields that follow from the others:
// winds, dealer, waits, the seat's own Player and Unseen. The error is the *fault.Fault of
// the first field that no view of a game can have.
func (v *View) Complete() error {
	bad := v.wrongNumbers()
	if bad == nil {
		bad = v.Hand.Wrong(v.Rules.Score.Reds)
	}
	if bad == nil {
		v.derive()
		bad = v.wrongTiles()
	}
	if bad == nil {
		bad = v.wrongShown()
	}
	if bad == nil {
		bad = v.wrongPhase()
	}
	for i := 0; bad == nil && i < len(v.Actions); i++ {
		if why := v.wrongAction(&v.Actions[i]); why != "" {
			bad = &fault.Fault{Code: fault.BadMove, Field: "legal", Index: i, Reason: why}
		}
	}
	if bad != nil {
		return bad
	}
	return nil
}

func (v *View) wrongNumbers() *fault.Fault {
	if err := v.Rules.Check(); err != nil {
		return err.(*fault.Fault)
	}
	names := [...]string{"seat", "turn", "number"}
	for i, n := range [...]int8{v.Seat, v.Turn, v.Number / 4} {
		if i == 0 && n == Onlooker {
			continue
		}
		if n < 0 || n >= v.Rules.Players {
			return mahjong.WrongNumber(names[i], -1, int([...]int8{v.Seat, v.Turn, v.Number}[i]), "within the game's")
		}
	}
	o := Opening{v.Number, v.Honba, v.Sticks, v.Points, v.Chips}
	if err := o.check(&v.Rules); err != nil {
		return err.(*fault.Fault)
	}
	return nil
}

// derive sets the fields that follow from the others.
func (v *View) derive() {
	g := Game{rules: v.Rules, number: v.Number}
	v.RoundWind, v.SeatWind, v.Dealer = g.RoundWind(), nobody, g.Dealer()
	if v.Seat == Onlooker {
		v.Hand, v.Waits = mahjong.EmptyHand(), 0
		v.giveMelds()
		v.CountUnseen()
		return
	}
	v.SeatWind = g.SeatWind(v.Seat)
	rest := resting(&v.Hand)
	v.Waits = 0
	if rest.Size() == 13 {
		v.Waits = waitsOf(rest)
	}
	me := &v.Players[v.Seat]
	me.Concealed, me.Melds = int8(v.Hand.Concealed()), v.Hand.Melds[:v.Hand.MeldCount]
	v.giveMelds()
	v.CountUnseen()
}

// giveMelds adds to each hand shown the melds of its player.
func (v *View) giveMelds() {
	for i := range v.Players {
		if p := &v.Players[i]; p.Shown != nil {
			h := new(mahjong.Hand)
			copy(h.Counts[:], p.Shown.Counts[:])
			h.Drawn = mahjong.NoTile
			h.MeldCount = int8(copy(h.Melds[:], p.Melds))
			p.Shown = h
		}
	}
}

// wrongTiles returns the fault of a view with more of a tile than the set, or nil.
func (v *View) wrongTiles() *fault.Fault {
	for t, n := range &v.Unseen {
		if n < 0 {
			return &fault.Fault{Code: fault.BadTile, Field: "unseen", Index: t, Reason: "would be " + strconv.Itoa(int(n)) + ": the view has more " + mahjong.Tile(t).String() + " than the set"}
		}
	}
	return nil
}

// wrongShown returns the fault of a hand shown without open riichi, without tenpai or
// against the view's own hand, or nil.
func (v *View) wrongShown() *fault.Fault {
	for i := range v.Rules.Players {
		p := &v.Players[i]
		if p.Shown == nil {
			continue
		}
		why := ""
		switch {
		case !v.Rules.Has(OpenRiichi):
			why = "shows a hand, which goes with rules.openRiichi only"
		case !p.Riichi:
			why = "shows a hand, which goes with riichi only"
		case i == v.Seat && !isSame(p.Shown, resting(&v.Hand)):
			why = "shows another hand than the view's: " + p.Shown.MPSZ()
		case !isTenpai(p.Shown):
			why = "shows a hand that is not tenpai: " + p.Shown.MPSZ()
		default:
			continue
		}
		return &fault.Fault{Code: fault.BadHand, Field: "players", Index: int(i), Reason: why}
	}
	return nil
}

// isTenpai reports whether a hand of 13 tiles is tenpai.
func isTenpai(h *mahjong.Hand) bool { return h.Size() == 13 && waitsOf(h) != 0 }

// resting returns a copy of a hand without the tile just drawn. It copies by slices,
// because TinyGo copies an array element by element in the code.
//
//go:noinline
func resting(h *mahjong.Hand) *mahjong.Hand {
	rest := &mahjong.Hand{MeldCount: h.MeldCount, Drawn: mahjong.NoTile}
	copy(rest.Counts[:], h.Counts[:])
	copy(rest.Melds[:], h.Melds[:])
	if h.Drawn != mahjong.NoTile {
		rest.Counts[h.Drawn]--
	}
	return rest
}

// isSame reports whether two hands have the same concealed tiles.
//
//go:noinline
func isSame(a, b *mahjong.Hand) bool {
	for t := range a.Counts {
		if a.Counts[t] != b.Counts[t] {
			return false
		}
	}
	return true
}

// wrongPhase returns the fault of a phase that does not go with the offer or the turn, or
// nil.
func (v *View) wrongPhase() *fault.Fault {
	own := v.Turn == v.Seat
	switch {
	case v.Phase == Offered && !v.Offer.Valid():
		return fault.Refuse(fault.BadTile, "offer", "must be a tile when one is offered")
	case v.Phase != Offered && v.Offer != mahjong.NoTile:
		return fault.Refuse(fault.BadTile, "offer", "must be null unless a tile is offered")
	case len(v.Actions) == 0 || v.Phase >= RoundOver:
		return nil
	case v.Phase == Offered && own:
		return mahjong.WrongNumber("turn", -1, int(v.Turn), "another seat, whose tile is offered")
	case v.Phase != Offered && !own:
		return mahjong.WrongNumber("turn", -1, int(v.Turn), "the view's seat, as it may act")
	}
	return nil
}

// wrongAction returns why an action cannot be legal, or "".
func (v *View) wrongAction(a *Action) string {
	if may[v.Phase]>>a.Kind&1 == 0 {
		return "does not go with the phase " + Phases[v.Phase]
	}
	left := v.Hand.Counts
	switch a.Kind {
	case Throw, Riichi, RiichiOpen:
		if a.Drawn && a.Tile != v.Hand.Drawn {
			return "throws a tile that was not drawn"
		}
		left[a.Tile]--
	case North:
		left[a.Tile]--
	case Kan, Call:
		if a.Kind == Call && a.Meld.Tiles[a.Meld.Called] != v.Offer {
			return "calls a tile that is not offered"
		}
		for i, t := range a.Meld.Tiles[:a.Meld.Size()] {
			if i != int(a.Meld.Called) && (a.Meld.Type != mahjong.AddedKan || i == 3) {
				left[t]--
			}
		}
	}
	for t, n := range &left {
		if n < 0 {
			return "takes " + mahjong.Tile(t).String() + ", which the hand does not have"
		}
	}
	return ""
}
