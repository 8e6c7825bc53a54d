package score

import (
	"math/bits"
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// checkWin returns the fault of the input of Of, or nil. It does not check that the hand
// is complete.
func checkWin(h *mahjong.Hand, w *Win, r *Rules) *fault.Fault {
	bad := CheckTable(w, r)
	if bad == nil {
		bad = checkTile(h, w)
	}
	if bad == nil {
		bad = checkCopies(h, w, r)
	}
	if bad == nil {
		bad = h.Wrong(r.Reds)
	}
	if bad != nil {
		return bad
	}
	if reason := impossible(h, w); reason != "" {
		return fault.Refuse(fault.BadRange, "flags", "is wrong: "+w.Flags.String()+" "+reason)
	}
	return nil
}

// CheckTable returns the fault of the rules, or of the numbers and indicators of w, or nil.
// It does not check what depends on the hand.
func CheckTable(w *Win, r *Rules) *fault.Fault {
	if fu := r.DoubleWindPairFu; fu != 2 && fu != 4 {
		return mahjong.WrongNumber("rules.doubleWindPairFu", -1, int(fu), "2 or 4")
	}
	for i, n := range &r.Reds {
		if n < 0 && (i > 0 || n != mahjong.NoFives) || n > mahjong.Copies {
			return mahjong.WrongNumber("rules.redFives", i, int(n), "0…4")
		}
	}
	if r.Renhou < RenhouNone || r.Renhou > RenhouYakuman {
		return mahjong.WrongNumber("rules.renhou", -1, int(r.Renhou), "0…2")
	}
	if r.Local>>LocalCount != 0 {
		return fault.Refuse(fault.BadRange, "rules.localYaku", "has more than there are")
	}
	if lost := r.Local & localCharacters; lost != 0 && r.Reds.Three() {
		return fault.Refuse(fault.BadRange, "rules.localYaku", "has "+LocalYaku(bits.TrailingZeros32(uint32(lost))).String()+", which three players cannot have")
	}
	names := [...]string{"from", "roundWind", "seatWind", "honba", "sticks", "norths"}
	limits := [...]int32{3, 3, 3, MaxHonba, MaxSticks, mahjong.Copies}
	for i, n := range [...]int32{int32(w.From), int32(w.RoundWind), int32(w.SeatWind), w.Honba, w.Sticks, int32(w.Norths)} {
		if n < 0 || n > limits[i] {
			return mahjong.WrongNumber(names[i], -1, int(n), "0…"+strconv.Itoa(int(limits[i])))
		}
	}
	switch three := r.Reds.Three(); {
	case !three && w.Norths > 0:
		return mahjong.WrongNumber("norths", -1, int(w.Norths), "0 for four players")
	case three && w.SeatWind == 3:
		return fault.Refuse(fault.BadRange, "seat", "is north, which nobody of three players is")
	case three && w.From != 0 && w.From+w.SeatWind == 3:
		return fault.Refuse(fault.BadRange, "from", "is the fourth chair, the north's, which is empty with three players")
	}
	if bad := checkIndicators("dora", w.Dora, r.Reds); bad != nil {
		return bad
	}
	return checkIndicators("ura", w.Ura, r.Reds)
}

// MaxIndicators is the greatest number of dora indicators: after four kans.
const MaxIndicators = 5

func checkIndicators(field string, list []mahjong.Tile, reds mahjong.Reds) *fault.Fault {
	if n := len(list); n > MaxIndicators {
		return fault.Refuse(fault.BadLength, field, "are "+strconv.Itoa(n)+" indicators: there are up to 5")
	}
	for i, t := range list {
		if !t.Valid() {
			return &fault.Fault{Code: fault.BadTile, Field: field, Index: i, Reason: "is not a tile"}
		}
		if !reds.Has(t) {
			return &fault.Fault{Code: fault.BadTile, Field: field, Index: i, Reason: "is " + t.String() + ", which is not among the tiles of three players"}
		}
	}
	return nil
}

// checkTile checks the winning tile, and that the hand has 14 tiles for tsumo, 13 for ron.
func checkTile(h *mahjong.Hand, w *Win) *fault.Fault {
	size := 13
	switch {
	case w.From != 0 && !w.Tile.Valid():
		return fault.Refuse(fault.BadTile, "tile", "is wrong: "+strconv.Itoa(int(w.Tile))+" is not a tile")
	case w.From == 0 && h.Drawn == mahjong.NoTile:
		return fault.Refuse(fault.BadTile, "tile", "is wrong: a hand won by tsumo has a drawn tile")
	case w.From == 0:
		size = 14
	}
	if n := h.Size(); n != size {
		return mahjong.WrongHand(strconv.Itoa(n), "tiles, a meld counted as three, instead of "+strconv.Itoa(size))
	}
	return nil
}

// checkCopies checks that the hand, the winning tile, the norths and the indicators need no
// more tiles than the set has.
func checkCopies(h *mahjong.Hand, w *Win, r *Rules) *fault.Fault {
	left := mahjong.UnseenBy(h, r.Reds)
	left[mahjong.North] -= w.Norths
	if w.From != 0 {
		left[w.Tile]--
	}
	for _, list := range [...][]mahjong.Tile{w.Dora, w.Ura} {
		for _, t := range list {
			left[t]--
		}
	}
	for t, n := range &left {
		if n < 0 {
			return mahjong.WrongHand(mahjong.Tile(t).String(), "is there more often than in the set, indicators included")
		}
	}
	return nil
}
