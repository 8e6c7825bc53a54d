package player

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A Situation is what a player sees of the table, without its hand. Arrays of three are
// the players right (下家), across (対面) and left (上家).
type Situation struct {
	RoundWind int8 // 場風: 0 east … 3 north
	SeatWind  int8 // 自風: 0 east, the dealer, … 3 north
	Dora      []mahjong.Tile
	Unseen    mahjong.Unseen
	Riichi    [3]bool            // the opponent is in riichi
	Safe      [3]mahjong.KindSet // 現物: kinds that the opponent cannot win by ron
	Shown     [3]bool            // オープン立直: the opponent in riichi shows its hand, and wins with all kinds that are not Safe
	Yakuman   bool               // オープン立直への放銃は役満: dealing in to a hand shown costs a yakuman
	TilesLeft int8               // tiles left to draw, 0…WallTiles
	Points    int32              // of the player
	InRiichi  bool               // the player is in riichi
	Furiten   bool               // 振聴: the player cannot win by ron
	Rinshan   bool               // 嶺上: the tile just drawn is a replacement draw
	Chankan   bool               // 槍槓: the offered tile was added to a pon; it can be won, not called
	FirstTurn bool               // the player has not discarded and nobody has called
	Norths    int8               // 抜き北 of three players: norths that the player set aside, 0…4
	Rules     score.Rules

	// Only players with Options.Evaluates use the following.
	Own    mahjong.KindSet // 捨て牌: kinds that the player discarded
	Others [3]Other
	Honba  int32
	Sticks int32 // 供託
	Rounds int8  // 残り局数 of the game, this one included; 0 if the final rank does not count
	Dealer int8  // of three players in the seats 0, 1 and 2: the dealer's seat, from which follows where the empty chair is
}

// seatOfThree returns the player's seat 0…2.
func (s *Situation) seatOfThree() int8 { return (s.SeatWind + s.Dealer) % 3 }

// isEmpty reports whether the chair right, across or left is the empty one of three players.
func (s *Situation) isEmpty(other int) bool {
	return s.Rules.Reds.Three() && other == int(2-s.seatOfThree())
}

// WallTiles returns the number of tiles to draw after the deal, in a round with the set
// that has these reds: 70, or 55 of three players.
func WallTiles(reds mahjong.Reds) int8 {
	if reds.Three() {
		return 55
	}
	return wallTiles
}

const (
	wallTiles  = 70        // tiles to draw after the deal
	mostScore  = 1_000_000 // more than any game reaches
	mostRounds = 16        // a game of four winds
)

// check returns the *fault.Fault of a situation and a hand, which must have size tiles,
// each meld counted as three. offered is the offered tile or NoTile.
func (s *Situation) check(h *mahjong.Hand, size int, offered mahjong.Tile) error {
	w := score.Win{RoundWind: s.RoundWind, SeatWind: s.SeatWind, Dora: s.Dora, Norths: s.Norths}
	bad := score.CheckTable(&w, &s.Rules)
	if bad == nil {
		bad = s.checkNumbers()
	}
	if bad == nil {
		bad = h.Wrong(s.Rules.Reds)
	}
	if bad == nil {
		bad = h.WrongSize(strconv.Itoa(size), size)
	}
	if bad == nil {
		bad = s.checkDrawn(h, size)
	}
	if bad == nil {
		bad = s.checkCopies(h, offered)
	}
	if bad != nil {
		return bad
	}
	return nil
}

func (s *Situation) checkNumbers() *fault.Fault {
	if most := WallTiles(s.Rules.Reds); s.TilesLeft < 0 || s.TilesLeft > most {
		return mahjong.WrongNumber("tilesLeft", -1, int(s.TilesLeft), fault.Tell("0…#", int64(most)))
	}
	if s.Points < -mostScore || s.Points > mostScore {
		return mahjong.WrongNumber("points", -1, int(s.Points), "within ±1000000")
	}
	if s.Rounds < 0 || s.Rounds > mostRounds {
		return mahjong.WrongNumber("rounds", -1, int(s.Rounds), "0…16")
	}
	if s.Dealer < 0 || s.Dealer > 2 {
		return mahjong.WrongNumber("dealer", -1, int(s.Dealer), "0…2")
	}
	for i, safe := range &s.Safe {
		if safe>>mahjong.Kinds != 0 {
			return &fault.Fault{Code: fault.BadTile, Field: "safe", Index: i, Reason: "holds what is not a kind of tile"}
		}
	}
	return nil
}

// checkDrawn checks that a hand of 14 tiles has just drawn or called, one of 13 not.
func (s *Situation) checkDrawn(h *mahjong.Hand, size int) *fault.Fault {
	switch {
	case s.InRiichi && !h.IsClosed():
		return fault.Refuse(fault.BadRange, "inRiichi", "goes with a closed hand only, and is true")
	case s.Rinshan && !h.HasKan() && s.Norths == 0:
		return fault.Refuse(fault.BadRange, "rinshan", "goes with a kan only, and is true")
	case size == 13 && h.Drawn == mahjong.NoTile:
	case size == 14 && h.Drawn.Valid():
	case size == 14 && h.Drawn == mahjong.NoTile && h.MeldCount > 0 && h.Melds[h.MeldCount-1].Type <= mahjong.Pon:
	default:
		return mahjong.WrongHand(h.Drawn.String(), "does not go with the hand: at its turn a tile of it was drawn, or the last meld just called; else nothing is drawn")
	}
	return nil
}

// checkCopies checks that the hand, the table and Unseen need no more tiles than the
// set has.
func (s *Situation) checkCopies(h *mahjong.Hand, offered mahjong.Tile) *fault.Fault {
	left := s.hidden(h, offered)
	for t, most := range &left {
		if n := s.Unseen[t]; n < 0 || n > most {
			return mahjong.WrongNumber("unseen", t, int(n), "0…"+strconv.Itoa(int(most)))
		}
	}
	return nil
}

// hidden returns the set less the hand, the norths set aside, the offered tile and the
// indicators.
func (s *Situation) hidden(h *mahjong.Hand, offered mahjong.Tile) mahjong.Unseen {
	left := mahjong.UnseenBy(h, s.Rules.Reds)
	left[mahjong.North] -= s.Norths
	if offered != mahjong.NoTile {
		left[offered]--
	}
	for _, t := range s.Dora {
		left[t]--
	}
	return left
}

// anyRiichi reports whether an opponent is in riichi with a hidden hand.
func (s *Situation) anyRiichi() bool {
	for i, riichi := range &s.Riichi {
		if riichi && !s.Shown[i] {
			return true
		}
	}
	return false
}

// shownWaits returns the kinds that opponents who show their hands can win with.
func (s *Situation) shownWaits() (waits mahjong.KindSet) {
	for i, shown := range &s.Shown {
		if shown {
			waits |= allKinds &^ s.Safe[i]
		}
	}
	return waits
}

const allKinds mahjong.KindSet = 1<<mahjong.Kinds - 1
