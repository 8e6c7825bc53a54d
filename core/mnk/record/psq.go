package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

// psqHead begins the line that identifies the file and gives the size.
const psqHead = "Piskvorky "

// timedOut is the manager's code for a side to move that had no time left.
const timedOut = "15"

// psqHeader returns the index of the head, which begins a line, or -1.
//
//go:noinline
func psqHeader(text string) int {
	if strings.HasPrefix(text, psqHead) {
		return 0
	}
	if i := find(text, "\n"+psqHead); i >= 0 {
		return i + 1
	}
	return -1
}

// psqFile reads a file, whatever comes first in it: the head, the moves, the players, the
// end.
//
//go:noinline
func (g *Game) psqFile(text string) error {
	g.Format = PSQ
	head := psqHeader(text)
	if !g.header(text[head+len(psqHead):]) {
		return g.refuse(fault.BadRange, head, "it begins like a Piskvorky file, but has no size like \"20x20\" with sides of 1 to "+strconv.Itoa(mnk.MaxSide))
	}
	moved, ended := false, false
	for from := 0; from < len(text); {
		to := strings.IndexByte(text[from:], '\n')
		if to < 0 {
			to = len(text) - from
		}
		line, at := trim(text[from:from+to]), from
		from += to + 1
		if line == "" || at == head {
			continue
		}
		s := &scanner{text: line}
		move, ok := g.psqMove(s)
		switch {
		case ended: // names of openings, comments
		case ok && !g.has(move):
			return g.refuseMove(at, line, notOnBoard)
		case ok:
			if err := g.put(at, move); err != nil {
				return err
			}
			moved = true
		case s.byte() == ',' && moved == (g.depth > 0):
			return g.refuseMove(at, line, "is not \"column,row,time\"")
		case allDigits(line):
			ended = g.depth > 0
			if line == timedOut {
				lost := mnk.Timeout(g.turn().Seat())
				g.claim, g.vague = &lost, true
			}
		default:
			moved = false // the names of the players
		}
	}
	return nil
}

// header reads the rest of the head's line. It needs only the size; levels like 0:0 and
// the side that begins say nothing about the moves.
//
//go:noinline
func (g *Game) header(rest string) bool {
	if end := strings.IndexByte(rest, '\n'); end >= 0 {
		rest = rest[:end]
	}
	for more := true; more; {
		var part string
		part, rest, more = cut(rest, ',')
		s := &scanner{text: trim(part)}
		if columns, rows, ok := s.size(); ok {
			return g.resize(columns, rows)
		}
	}
	return false
}

// psqMove reads the line of a move, "column,row,time", or without the time.
//
//go:noinline
func (g *Game) psqMove(s *scanner) (move mnk.Square, ok bool) {
	n := [2]int{}
	for i := range n {
		if i > 0 {
			if s.skip(" "); s.byte() != ',' {
				return move, false
			}
			s.at++
			s.skip(" ")
		}
		at := s.at
		if n[i] = s.number(); n[i] < 0 {
			s.at = max(at-1, 0)
			for s.at > 0 && s.byte() == ' ' {
				s.at--
			}
			return move, false
		}
	}
	comma := s.at
	s.skip(" ,")
	rest := trim(s.text[s.at:])
	s.at = comma
	return mnk.Square{Row: n[1] - 1, Column: n[0] - 1}, rest == "" || s.byte() == ',' && allDigits(rest)
}

// allDigits reports whether a text is a whole number, perhaps negative.
//
//go:noinline
func allDigits(text string) bool {
	text = strings.TrimPrefix(text, "-")
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return false
		}
	}
	return text != ""
}

// psq writes a file for other programs to read the moves: two people, no times and no
// fault of the game.
//
//go:noinline
func (g *Game) psq() string {
	out := []byte(psqHead + strconv.Itoa(g.Columns) + "x" + strconv.Itoa(g.Rows) + ", 0:0, 0\n")
	for _, move := range g.Moves {
		out = append(out, strconv.Itoa(move.Column+1)+","+strconv.Itoa(move.Row+1)+",0\n"...)
	}
	return string(append(out, "0\n"...))
}
