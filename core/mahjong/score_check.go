package mahjong

import "strconv"

// A WinError says what of a win cannot be scored.
type WinError struct {
	Field  string // hand, melds, tile, from, roundWind, seatWind, flags, dora, ura, honba, sticks or rules
	Value  string
	Reason string
}

func (e *WinError) Error() string { return e.Field + " " + e.Value + ": " + e.Reason }

// checkWin returns what is wrong with the input of Score, or nil. That the
// hand is complete is not checked.
func checkWin(h *Hand, w *Win, r *Rules) *WinError {
	if bad := checkNumbers(w, r); bad != nil {
		return bad
	}
	if bad := checkShape(h, w); bad != nil {
		return bad
	}
	if bad := checkIndicators(w); bad != nil {
		return bad
	}
	if bad := checkCopies(h, w, r); bad != nil {
		return bad
	}
	if reason := impossible(h, w); reason != "" {
		return &WinError{"flags", w.Flags.String(), reason}
	}
	return nil
}

func checkNumbers(w *Win, r *Rules) *WinError {
	if fu := r.DoubleWindPairFu; fu != 2 && fu != 4 {
		return &WinError{"rules", strconv.Itoa(int(fu)), "the pair of a double wind gives 2 fu or 4"}
	}
	if err := r.Reds.check(); err != nil {
		return &WinError{"rules", "reds", err.Error()}
	}
	for _, f := range [...]struct {
		name     string
		n, limit int32
	}{
		{"from", int32(w.From), 3}, {"roundWind", int32(w.RoundWind), 3}, {"seatWind", int32(w.SeatWind), 3},
		{"honba", w.Honba, MaxHonba}, {"sticks", w.Sticks, MaxSticks},
	} {
		if f.n < 0 || f.n > f.limit {
			return &WinError{f.name, strconv.Itoa(int(f.n)), "is not 0 … " + strconv.Itoa(int(f.limit))}
		}
	}
	return nil
}

// checkShape checks the hand by itself, and that the winning tile goes with it.
func checkShape(h *Hand, w *Win) *WinError {
	if h.MeldCount < 0 || h.MeldCount > 4 {
		return &WinError{"melds", strconv.Itoa(int(h.MeldCount)), "is not 0 … 4 melds"}
	}
	if err := wrongCount("hand", h.Counts[:], 0); err != nil {
		return &WinError{"hand", "tiles", err.Error()}
	}
	size := 13
	switch {
	case w.From != 0 && !w.Tile.Valid():
		return &WinError{"tile", strconv.Itoa(int(w.Tile)), "is not a tile"}
	case w.From == 0 && (!h.Drawn.Valid() || h.Counts[h.Drawn] < 1):
		return &WinError{"tile", h.Drawn.String(), "is not the drawn tile of a hand won by tsumo"}
	case w.From == 0:
		size = 14
	}
	if n := h.Size(); n != size {
		return &WinError{"hand", strconv.Itoa(n), "tiles, a meld counted as three, instead of " + strconv.Itoa(size)}
	}
	for i := range h.MeldCount {
		if reason := meldFault(&h.Melds[i]); reason != "" {
			return &WinError{"melds", strconv.Itoa(int(i)), reason}
		}
	}
	return nil
}

// meldFault returns what is wrong with a meld, or "".
func meldFault(m *Meld) string {
	if m.Type > ClosedKan {
		return "is no type of meld"
	}
	if m.From < 0 || m.From > 3 || (m.From == 0) != (m.Type == ClosedKan) || m.Type == Chi && m.From != 3 {
		return "is from nobody it can be from"
	}
	first := m.Tiles[0]
	for i, t := range m.Tiles[:m.Size()] {
		if !t.Valid() || !first.Valid() {
			return "holds what is not a tile"
		}
		next := first.Kind()
		if m.Type == Chi {
			next += Tile(i)
		}
		if t.Kind() != next || m.Type == Chi && !startsRun(first.Kind()) {
			return "is not tiles that make a meld"
		}
	}
	return ""
}

func checkIndicators(w *Win) *WinError {
	for i, list := range [...][]Tile{w.Dora, w.Ura} {
		field := [...]string{"dora", "ura"}[i]
		if len(list) > 5 {
			return &WinError{field, strconv.Itoa(len(list)), "indicators are more than five"}
		}
		for _, t := range list {
			if !t.Valid() {
				return &WinError{field, strconv.Itoa(int(t)), "is not a tile"}
			}
		}
	}
	return nil
}

// checkCopies checks that the set has all the tiles: four of a kind, and of the
// fives as many red and plain ones as the rules say.
func checkCopies(h *Hand, w *Win, r *Rules) *WinError {
	left := UnseenBy(h, r.Reds)
	if w.From != 0 {
		left[w.Tile]--
	}
	for _, list := range [...][]Tile{w.Dora, w.Ura} {
		for _, t := range list {
			left[t]--
		}
	}
	for t, n := range left {
		if n < 0 {
			return &WinError{"hand", Tile(t).String(), "is there more often than in the set, indicators included"}
		}
	}
	return nil
}
