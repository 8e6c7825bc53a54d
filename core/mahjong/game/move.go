package game

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/names"
)

// AppendMove appends the text of an action, without its seat. No two actions of a seat at
// one moment have the same text.
//
//	5m_*    a discard: the tile, _ if it was just drawn, * with riichi, ** with open riichi
//	34-0m   a call or kan: the meld as in MPSZ
//	pass    any other: the key of its kind in ActionKinds
func AppendMove(b []byte, a *Action) []byte {
	switch a.Kind {
	case Throw, Riichi, RiichiOpen:
		b = append(b, a.Tile.String()...)
		if a.Drawn {
			b = append(b, '_')
		}
		return append(b, "**"[:a.Kind]...)
	case Kan, Call:
		return a.Meld.AppendMPSZ(b)
	}
	return append(b, ActionKinds[a.Kind]...)
}

// ParseMove reads the text that AppendMove writes, as an action of seat 0. ok is false for
// any other text. The text of Tsumo and Ron has no tile: Tile is NoTile.
func ParseMove(text string) (a Action, ok bool) {
	a.Tile = mahjong.NoTile
	if i := names.Index(ActionKinds[:], text); i >= int(Tsumo) {
		if a.Kind = ActionKind(i); a.Kind == North {
			a.Tile = mahjong.North
		}
		return a, a.Kind != Kan && a.Kind != Call
	}
	if a.Meld, ok = notation.ParseMeld(text); ok {
		if a.Kind = Call; a.Meld.Type >= mahjong.AddedKan {
			a.Kind = Kan
		}
		return a, true
	}
	for n := len(text); n > 2 && text[n-1] == '*' && a.Kind < RiichiOpen; n-- {
		a.Kind, text = a.Kind+1, text[:n-1]
	}
	if n := len(text); n > 2 && text[n-1] == '_' {
		a.Drawn, text = true, text[:n-1]
	}
	if len(text) == 2 {
		a.Tile = notation.ParseTile(text)
	}
	return a, a.Tile != mahjong.NoTile
}

// Read returns the legal action of a seat whose text is move. The error is a *fault.Fault
// of "move".
func (g *Game) Read(seat int8, move string) (Action, error) {
	a, ok := ParseMove(move)
	if !ok {
		return a, wrongMove("is not the text of an action: ", move)
	}
	if a.Seat = seat; g.Waiting(seat) {
		switch a.Kind {
		case Tsumo:
			a.Tile = g.seats[seat].hand.Drawn
		case Ron:
			a.Tile = g.offer.tile
		}
	}
	if g.Legal(a) != nil {
		if !g.Waiting(seat) {
			return a, wrongMove("is not legal, as the game does not wait for the seat: ", move)
		}
		return a, wrongMove("is not legal: ", move)
	}
	return a, nil
}

// Play makes the action of a seat whose text is move, and returns what happened. The error
// is a *fault.Fault of "move".
func (g *Game) Play(seat int8, move string) ([]Event, error) {
	a, err := g.Read(seat, move)
	if err != nil {
		return nil, err
	}
	g.apply(a)
	return g.taken(), nil
}

func wrongMove(why, move string) *fault.Fault {
	short, more := fault.Cut(move, 20)
	if more {
		short += "…"
	}
	return fault.Refuse(fault.BadMove, "move", why+"\""+short+"\"")
}

// An ActionKind is what a player may do.
type ActionKind uint8

// The kinds of action, in the order of ActionKinds.
const (
	Throw      ActionKind = iota // 打牌: discard Tile
	Riichi                       // 立直: discard Tile and declare riichi
	RiichiOpen                   // オープン立直: the same, and show the hand
	Tsumo                        // ツモ: win with the tile drawn
	Kan                          // 暗槓, 加槓: declare Meld
	North                        // 抜き: set a north aside
	Abort                        // 九種九牌: end the round
	Ron                          // ロン: win with the tile offered
	Call                         // チー, ポン, 大明槓: call the tile offered for Meld
	Pass                         // neither win with the offer nor call it
	Proceed                      // go on to the next round; one player is enough
)

// An Action is what one player does. Two that mean the same are equal.
type Action struct {
	Kind  ActionKind
	Seat  int8
	Drawn bool         // of Throw, Riichi, RiichiOpen: the tile just drawn is discarded, ツモ切り, not an equal one from the hand
	Tile  mahjong.Tile // of Throw, Riichi, RiichiOpen, North: the tile; of Tsumo, Ron: the winning tile; else NoTile
	Meld  mahjong.Meld // of Kan and Call
}

// String writes an action: its kind, its seat, its tile or meld.
func (a Action) String() string {
	s := "-"
	if int(a.Kind) < len(ActionKinds) {
		s = ActionKinds[a.Kind]
	}
	s += " " + string('0'+rune(a.Seat))
	if a.Tile != mahjong.NoTile {
		s += " " + a.Tile.String()
	}
	if a.Drawn {
		s += " drawn"
	}
	if a.Kind == Kan || a.Kind == Call {
		for _, t := range a.Meld.Tiles[:a.Meld.Size()] {
			s += " " + t.String()
		}
	}
	return s
}
