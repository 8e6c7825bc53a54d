package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

// psqHead begins every file. What follows the size is who plays and who begins,
// which says nothing of the moves.
const psqHead = "Piskvorky "

// parsePSQ reads on behind the head.
func parsePSQ(s scanner) (*Game, error) {
	g := &Game{Format: PSQ}
	if !s.size(g) || g.Columns == 0 {
		return nil, fault.Refuse(fault.BadRange, "text",
			"begins like a Piskvorky file, but has no size like \"20x20\" with sides of 1 to "+strconv.Itoa(mnk.MaxSide))
	}
	g.K = 0
	for s.line() {
		from := s.at
		column := s.number()
		if column < 0 || s.byte() != ',' {
			break // what comes now is about the players
		}
		s.at++
		row := s.number()
		move := mnk.Square{Row: row - 1, Column: column - 1}
		if row < 0 {
			return nil, g.refuse(s.word(from), "is not \"column,row,time\"")
		}
		if !g.has(move) {
			return nil, g.refuse(s.word(from), notOnBoard)
		}
		g.Moves = append(g.Moves, move)
	}
	return g, nil
}

// psq writes two people, no times and no fault of the game: it is for others to
// read the moves.
func (g *Game) psq() string {
	out := []byte(psqHead + strconv.Itoa(g.Columns) + "x" + strconv.Itoa(g.Rows) + ", 0:0, 0\n")
	for _, move := range g.Moves {
		out = append(out, strconv.Itoa(move.Column+1)+","+strconv.Itoa(move.Row+1)+",0\n"...)
	}
	return string(append(out, "0\n"...))
}
