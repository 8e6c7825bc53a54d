package mahjong

import "strconv"

// A Situation is what a player sees of the table beside the hand. The three
// others are the players right (下家), across (対面) and left (上家).
type Situation struct {
	RoundWind int8 // 場風: 0 east … 3 north
	SeatWind  int8 // 自風: 0 east, the dealer, … 3 north
	Dora      []Tile
	Unseen    Unseen
	Riichi    [3]bool    // others who declared riichi
	Safe      [3]KindSet // 現物: kinds that they cannot win by ron
	TilesLeft int8       // that can be drawn yet, 0…70
	Points    int32      // one's own
	InRiichi  bool       // oneself declared riichi
	Furiten   bool       // 振聴: one cannot win by ron
	FirstTurn bool       // one has not discarded and nobody has called
	Rules     Rules
}

// A SituationError says what of a hand and a Situation cannot be.
type SituationError struct {
	Field  string // hand, melds, drawn, tile, from, roundWind, seatWind, dora, unseen, safe, tilesLeft, points, inRiichi, or rules
	Value  string
	Reason string
}

func (e *SituationError) Error() string { return e.Field + " " + e.Value + ": " + e.Reason }

const (
	wallTiles = 70        // drawn in a round without kan
	mostScore = 1_000_000 // more than any game comes to
)

// check returns what is wrong with a situation and a hand of so many tiles,
// melds counted as three, to which a tile may be offered; or nil.
func (s *Situation) check(h *Hand, size int, offered Tile) error {
	w := Win{RoundWind: s.RoundWind, SeatWind: s.SeatWind, Dora: s.Dora}
	bad := checkNumbers(&w, &s.Rules)
	if bad == nil {
		bad = checkIndicators(&w)
	}
	if bad == nil {
		bad = s.checkNumbers()
	}
	if bad == nil {
		bad = s.checkHand(h, size)
	}
	if bad == nil {
		bad = s.checkCopies(h, offered)
	}
	if bad == nil {
		return nil
	}
	e := SituationError(*bad)
	return &e
}

func (s *Situation) checkNumbers() *WinError {
	if s.TilesLeft < 0 || s.TilesLeft > wallTiles {
		return &WinError{"tilesLeft", strconv.Itoa(int(s.TilesLeft)), "is not 0 … " + strconv.Itoa(wallTiles)}
	}
	if s.Points < -mostScore || s.Points > mostScore {
		return &WinError{"points", strconv.Itoa(int(s.Points)), "are not within ±" + strconv.Itoa(mostScore)}
	}
	for i, safe := range s.Safe {
		if safe>>Kinds != 0 {
			return &WinError{"safe", strconv.Itoa(i), "holds what is not a kind of tile"}
		}
	}
	return nil
}

// checkHand checks the hand by itself.
func (s *Situation) checkHand(h *Hand, size int) *WinError {
	if h.MeldCount < 0 || h.MeldCount > 4 {
		return &WinError{"melds", strconv.Itoa(int(h.MeldCount)), "is not 0 … 4 melds"}
	}
	for t, n := range h.Counts {
		if n < 0 || n > maxCopies {
			return &WinError{"hand", Tile(t).String(), "is held " + strconv.Itoa(int(n)) + " times"}
		}
	}
	if n := h.Size(); n != size {
		return &WinError{"hand", strconv.Itoa(n), "tiles, counting three a meld, instead of " + strconv.Itoa(size)}
	}
	for i := range h.MeldCount {
		m := &h.Melds[i]
		reason := meldFault(m)
		if reason == "" && m.Type != ClosedKan && (m.Called < 0 || int(m.Called) >= m.Size()) {
			reason = "has no called tile"
		}
		if reason != "" {
			return &WinError{"melds", strconv.Itoa(int(i)), reason}
		}
	}
	if s.InRiichi && !h.IsClosed() {
		return &WinError{"inRiichi", "true", "goes with a closed hand only"}
	}
	return s.checkDrawn(h, size)
}

// checkDrawn checks that a hand at its turn has drawn a tile, or called one.
func (s *Situation) checkDrawn(h *Hand, size int) *WinError {
	switch {
	case size == 13 && h.Drawn == NoTile:
	case size == 14 && h.Drawn.Valid() && h.Counts[h.Drawn] > 0:
	case size == 14 && h.Drawn == NoTile && h.MeldCount > 0 && h.Melds[h.MeldCount-1].Type <= Pon:
	default:
		return &WinError{"drawn", h.Drawn.String(), "does not go with the hand: at its turn a tile of it was drawn, or the last meld just called; else there is none"}
	}
	return nil
}

// checkCopies checks that the set has all the tiles.
func (s *Situation) checkCopies(h *Hand, offered Tile) *WinError {
	for t, n := range s.Unseen {
		if n < 0 || n > maxCopies {
			return &WinError{"unseen", Tile(t).String(), "is unseen " + strconv.Itoa(int(n)) + " times"}
		}
	}
	for t, most := range s.hidden(h, offered) {
		if n := s.Unseen[t]; n > most {
			return &WinError{"unseen", Tile(t).String(), "is " + strconv.Itoa(int(n)) + ", but the hand, the offered tile and the indicators leave " + strconv.Itoa(int(most))}
		}
	}
	return nil
}

// hidden returns the tiles of the set that are neither in the hand, nor
// offered, nor indicators.
func (s *Situation) hidden(h *Hand, offered Tile) Unseen {
	left := UnseenBy(h, s.Rules.Reds)
	if offered != NoTile {
		left[offered]--
	}
	for _, t := range s.Dora {
		left[t]--
	}
	return left
}

// anyRiichi reports whether one of the others declared riichi.
func (s *Situation) anyRiichi() bool { return s.Riichi[0] || s.Riichi[1] || s.Riichi[2] }
