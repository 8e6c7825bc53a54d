package mnk

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// An OpeningRule says how a game begins, and who gets which colour by it.
type OpeningRule uint8

// The opening rules, in the order of OpeningRules. Seat 0 has the black stones
// before anybody swaps. Sources: Gomocup, experimental tournament
// (https://gomocup.org/news/experimental-tournament-update-2020/) for Swap2, and
// the rules of the Renju International Federation (https://www.renju.net/rules/).
const (
	NoOpening OpeningRule = iota
	// Swap: seat 0 places three stones, black, white, black, anywhere. Seat 1
	// chooses the colour.
	Swap
	// Swap2: as Swap, but seat 1 may also place two more stones, white and
	// black, and leave the choice of the colour to seat 0.
	Swap2
	// SoosyrvEight: seat 0 places one of the 26 openings, seat 1 may swap. White
	// plays the 4th stone and declares 1 to 8 fifth moves. The other seat may
	// swap. Black offers as many fifth moves, and White chooses one.
	SoosyrvEight
	// TaraguchiTen: the first four stones are in the middle 1, 3 × 3, 5 × 5 and
	// 7 × 7 squares, and after each the other seat may swap. Then black's fifth
	// stone is in the middle 9 × 9, and the other seat may swap again; or, in
	// place of the swap after the 4th stone, black offers ten fifth moves, and
	// White chooses one.
	TaraguchiTen
	// RIFOpening is the federation's rule from 1996 on: one of the 26 openings,
	// a swap, a 4th stone anywhere, and two fifth moves to choose from.
	RIFOpening
	// Yamaguchi: as RIFOpening, but seat 0 declares with the opening how many
	// fifth moves black will offer: 1 to 12 here, where the rule has no bound.
	Yamaguchi
)

// scripts are the steps of the opening rules:
//
//	A B C Z  a stone by the seat that acted last, in the middle 1, 3 × 3, 5 × 5
//	         squares, or anywhere
//	a … e z  the same by the side to move, also in the middle 7 × 7 and 9 × 9
//	s        the other seat swaps or stays
//	2        or asks for two more stones, without which the opening ends
//	T        or black offers ten fifth moves
//	N        the seat that acted last declares the number of fifth moves
//	O        black offers a fifth move; again, up to that number
//	V        white chooses one of them
//	.        the opening is over, as it is at the end
var scripts = [...]string{
	NoOpening:    "",
	Swap:         "ZZZs",
	Swap2:        "ZZZ2ZZs",
	SoosyrvEight: "ABCszNsOV",
	TaraguchiTen: "asbscsdTes.OV",
	RIFOpening:   "ABCszOV",
	Yamaguchi:    "ABCNszOV",
}

// The numbers of fifth moves: of RIFOpening, of TaraguchiTen, and the greatest
// that SoosyrvEight and Yamaguchi may declare.
const (
	rifFifths       = 2
	taraguchiFifths = 10
	soosyrvFifths   = 8
	yamaguchiFifths = 12
)

// Moves of an opening rule that are no stones. Like Pass they are squares off the
// board. The text of Declare(3) is "offer 3", that of Offer of g6 "offer g6".
var (
	SwapColours = Square{-1, 6}
	Stay        = Square{-1, 7}
	TwoMore     = Square{-1, 8}
)

// Declare is the move that announces n fifth moves.
func Declare(n int) Square { return Square{-2, n} }

// Offer is the move that offers a square as the fifth move.
func Offer(s Square) Square { return Square{-3 - s.Row, s.Column} }

// Offered returns the square that an Offer offers, and whether s is one.
func (s Square) Offered() (Square, bool) { return Square{-3 - s.Row, s.Column}, s.Row <= -3 }

// least is the shortest side of a board, and the least k, with which no opening
// can end the game. leastMiddle is the shortest side of a board that has 9 × 9
// squares in its middle.
const (
	least       = 4
	leastMiddle = 9
)

// checkOpening refuses an opening rule that the other rules contradict.
func (g Game) checkOpening() error {
	reason, short := "", min(g.Columns, g.Rows)
	switch {
	case g.Opening == NoOpening:
		return nil
	case int(g.Opening) >= len(scripts):
		return outOfRange("opening", int(g.Opening), 0, len(scripts)-1)
	case g.Rule == Gravity:
		reason = "none where rule is gravity"
	case g.K < least:
		reason = "none where k is less than 4, but " + strconv.Itoa(g.K)
	case short <= least:
		reason = "none where columns or rows are less than 5, but " + strconv.Itoa(short)
	case g.Opening > Swap2 && (short < leastMiddle || g.Columns&1 == 0 || g.Rows&1 == 0):
		reason = "none, swap or swap2 where columns and rows are not odd and at least 9, but " +
			strconv.Itoa(g.Columns) + " and " + strconv.Itoa(g.Rows)
	default:
		return nil
	}
	return fault.Refuse(fault.BadRange, "opening", "must be "+reason)
}

// step returns the present step of the opening rule, or 0 when the opening is
// over.
func (m *Match) step() byte {
	script := scripts[m.Game.Opening]
	if int(m.at) >= len(script) || script[m.at] == '.' {
		return 0
	}
	return script[m.at]
}

// Opens reports whether the next move belongs to the opening rule.
func (m *Match) Opens() bool { return m.step() != 0 }

// Left returns the number of stones that the seat to act still places before
// anything else, and the most squares between the first of them and the middle.
// It is 0 where a stone is not what the opening rule asks for.
func (m *Match) Left() (stones, radius int) {
	radius = radiusOf(m.step())
	if radius < 0 {
		return 0, 0
	}
	script := scripts[m.Game.Opening][m.at:]
	for stones = 1; script[0] < 'a' && stones < len(script) && radiusOf(script[stones]) >= 0 && script[stones] < 'a'; {
		stones++
	}
	return stones, radius
}

// Fair reports whether the other seat may take either colour after the stones
// that Left counts.
func (m *Match) Fair() bool {
	script := scripts[m.Game.Opening][m.at:]
	for script != "" && (script[0] == 'N' || radiusOf(script[0]) >= 0) {
		script = script[1:]
	}
	return script != "" && strings.IndexByte("s2T", script[0]) >= 0
}

// radiusOf returns the most squares between the middle and a stone of a step, or
// -1 if the step is no stone.
func radiusOf(step byte) int {
	switch {
	case step|0x20 == 'z':
		return MaxSide
	case step >= 'A' && step <= 'C', step >= 'a' && step <= 'e':
		return int(step|0x20) - 'a'
	}
	return -1
}

// Within reports whether a square is at most radius squares from the middle.
func (b *Board) Within(s Square, radius int) bool {
	y, x := 2*s.Row-b.rows+1, 2*s.Column-b.columns+1 // twice the distance
	return max(y, -y, x, -x) <= 2*radius+1
}

// Holder returns the seat that has a colour.
func (m *Match) Holder(s Stone) int8 { return s.Seat() ^ m.BlackSeat }

// StoneOf returns the colour of a seat.
func (m *Match) StoneOf(seat int8) Stone { return Black + Stone(seat^m.BlackSeat) }

// Mover returns the seat that is to act, also when the game is over.
func (m *Match) Mover() int8 {
	last := int8(0)
	if n := len(m.Seats); n > 0 {
		last = m.Seats[n-1]
	}
	switch step := m.step(); step {
	case 's', '2', 'T':
		return 1 - last
	case 'V':
		return m.Holder(m.Turn.Other())
	case 'A', 'B', 'C', 'Z', 'N':
		return last
	}
	return m.Holder(m.Turn)
}

// SeatOf returns the seat that makes a move now.
func (m *Match) SeatOf(s Square) int8 {
	if s.ofSeat() {
		return int8(s.Column & 1)
	}
	return m.Mover()
}

// ofSeat reports whether a move is Resign or Timeout.
func (s Square) ofSeat() bool { return s.Row == -1 && s.Column >= 2 && s.Column < 6 }

// Legal returns the moves of the seat that is to act, and none when the game is
// over: stones first, row by row. Passing, giving up and a draw are not listed.
func (m *Match) Legal() []Square {
	if m.ended != Going {
		return nil
	}
	step := m.step()
	switch step {
	case 0:
		return m.Position.Legal()
	case 's':
		return []Square{SwapColours, Stay}
	case '2':
		return []Square{SwapColours, Stay, TwoMore}
	case 'T':
		return []Square{SwapColours, Stay, Declare(taraguchiFifths)}
	case 'V':
		return m.Fifths
	}
	var out []Square
	if step == 'N' {
		for n := 1; m.barred(Declare(n)) == ""; n++ {
			out = append(out, Declare(n))
		}
		return out
	}
	for _, s := range m.Position.Legal() {
		if step == 'O' {
			s = Offer(s)
		}
		if m.barred(s) == "" {
			out = append(out, s)
		}
	}
	return out
}

const (
	notAsked  = "is not what the opening rule asks for now"
	offMiddle = "is not in the middle squares that the opening rule allows"
	mirrored  = "is a fifth move that was offered, or its mirror image"
	unoffered = "is no fifth move that was offered"
)

// barred returns why the opening rule forbids a move, or "".
//
//go:noinline
func (m *Match) barred(s Square) string {
	step := m.step()
	switch radius := radiusOf(step); {
	case radius >= 0 && s.Row >= 0:
		if reason := m.Position.illegal(s); reason != "" {
			return reason
		}
		if !m.Board.Within(s, radius) {
			return offMiddle
		}
		return ""
	case step == 'V' && s.Row >= 0:
		for _, fifth := range m.Fifths {
			if fifth == s {
				return ""
			}
		}
		return unoffered
	case step == 'O' && s.Row <= -3:
		fifth, _ := s.Offered()
		if reason := m.Position.illegal(fifth); reason != "" {
			return reason
		}
		return m.repeats(fifth)
	}
	most := 0
	switch {
	case step == 'N' && m.Game.Opening == Yamaguchi:
		most = yamaguchiFifths
	case step == 'N':
		most = soosyrvFifths
	case step == 'T' && s == Declare(taraguchiFifths):
		return ""
	}
	if s.Row == -2 && s.Column >= 1 && s.Column <= most {
		return ""
	}
	if choice := strings.IndexByte("s2T", step) >= 0; choice && (s == SwapColours || s == Stay) || step == '2' && s == TwoMore {
		return ""
	}
	return notAsked
}

// repeats refuses a fifth move that gives the same position as one that was
// offered, or its mirror image, as it is when the stones lie symmetrically.
func (m *Match) repeats(fifth Square) string {
	for turn := range 8 {
		if turn&1 != 0 && m.Board.rows != m.Board.columns || !m.Board.keeps(turn) {
			continue
		}
		image := m.Board.Turned(fifth, turn)
		for _, s := range m.Fifths {
			if s == image {
				return mirrored
			}
		}
	}
	return ""
}

// Turned returns a square of the board after one of its eight symmetries, 0 to 7:
// bit 0 exchanges rows and columns, on square boards alone; bits 1 and 2 mirror them.
func (b *Board) Turned(s Square, turn int) Square {
	if turn&1 != 0 {
		s.Row, s.Column = s.Column, s.Row
	}
	if turn&2 != 0 {
		s.Row = b.rows - 1 - s.Row
	}
	if turn&4 != 0 {
		s.Column = b.columns - 1 - s.Column
	}
	return s
}

// keeps reports whether a symmetry leaves all stones where they are.
func (b *Board) keeps(turn int) bool {
	for r := range b.rows {
		for c := range b.columns {
			if to := b.Turned(Square{r, c}, turn); b.At(r, c) != b.At(to.Row, to.Column) {
				return false
			}
		}
	}
	return true
}

// open makes a move that barred allows.
//
//go:noinline
func (m *Match) open(s Square) {
	next := m.at + 1
	script := scripts[m.Game.Opening]
	switch step := m.step(); {
	case s.Row >= 0:
		m.put(s)
		m.Fifths = nil
	case s.Row <= -3:
		fifth, _ := s.Offered()
		m.Fifths = append(m.Fifths, fifth)
		if len(m.Fifths) < int(m.Declared) {
			next--
		}
	case s.Row == -2:
		m.Declared = int8(s.Column)
		if step == 'T' {
			next = int8(strings.IndexByte(script, 'O'))
		}
	case s != TwoMore:
		if s == SwapColours {
			m.BlackSeat = 1 - m.BlackSeat
		}
		if step == '2' {
			next = int8(len(script))
		}
	}
	m.at = next
}
