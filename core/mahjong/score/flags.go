package score

import "github.com/tefuda/tefuda/core/mahjong"

// flagCount is the number of win flags.
const flagCount = 14

// String returns the keys of the flags of f, with spaces between them. A flag has the key
// of its yaku.
func (f WinFlags) String() string {
	keys := ""
	for i, y := range &flagYaku {
		if f>>i&1 == 0 {
			continue
		}
		if keys != "" {
			keys += " "
		}
		keys += y.String()
	}
	return keys
}

// Groups of flags. A flag of firstTurn excludes all other flags except
// WinTsubamegaeshi.
const (
	anyRiichi  = WinRiichi | WinDoubleRiichi
	firstTurn  = WinTenhou | WinChiihou | WinRenhou
	tsumoFlags = WinRinshan | WinHaitei | WinTenhou | WinChiihou
	ronFlags   = WinChankan | WinHoutei | WinRenhou | WinOpenRiichiDealIn | WinTsubamegaeshi | WinKanburi
)

// impossible returns why the flags of w contradict the hand or one another, or "".
func impossible(h *mahjong.Hand, w *Win) string {
	f := w.Flags
	switch {
	case f>>flagCount != 0:
		return "has bits that mean nothing"
	case w.From != 0 && f&tsumoFlags != 0:
		return "goes with tsumo only"
	case w.From == 0 && f&ronFlags != 0:
		return "goes with ron only"
	case f&anyRiichi != 0 && !h.IsClosed():
		return "goes with a closed hand only"
	case f&(WinIppatsu|WinOpenRiichi) != 0 && f&anyRiichi == 0:
		return "goes with riichi only"
	case f&WinOpenRiichiDealIn != 0 && f&WinOpenRiichi == 0:
		return "goes with open riichi only"
	case f&WinRinshan != 0 && !h.HasKan() && w.Norths == 0:
		return "goes with a kan only"
	case f&WinRinshan != 0 && f&(WinHaitei|WinIppatsu) != 0, f&WinChankan != 0 && f&WinHoutei != 0:
		return "exclude each other"
	}
	return impossibleFirst(h, w)
}

// impossibleFirst returns why a win in the first turn is impossible, or "".
func impossibleFirst(h *mahjong.Hand, w *Win) string {
	f := w.Flags
	switch first := f & firstTurn; {
	case first == 0:
		return ""
	case f&^WinTsubamegaeshi != first || first&(first-1) != 0:
		return "exclude each other"
	case h.MeldCount > 0:
		return "goes with a hand without melds only"
	case (first == WinTenhou) != (w.SeatWind == 0):
		return "is not the dealer's, or the dealer's alone"
	}
	return ""
}
