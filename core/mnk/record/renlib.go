package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

// libHead begins every library. The head of a file has libHeadSize bytes: libHead, the
// two numbers of the version, and 0xff for the rest.
const (
	libHead     = "\xffRenLib\xff"
	libHeadSize = 20
	libVersion  = 304 // the newest known version, 3.4
)

// The bits of a move's second byte. The others are marks, or private to the program. The
// first byte is the square: row in the high four bits, column + 1 in the low four.
//
//	80       40    20   10  08       04  02       01
//	sibling  leaf  old  ·   comment  ·   no move  extended
const (
	libSibling  = 0x80 // another move of the same side follows its subtree
	libLeaf     = 0x40 // no move follows this one
	libOld      = 0x20 // a comment follows, like libComment
	libComment  = 0x08 // a comment follows, up to a pair of bytes with a 0
	libNoMove   = 0x02 // a comment without a move
	libExtended = 0x01 // two more bytes follow; if the lowest bit of the second is set, also a text on the board
)

// lib reads a library: each move is followed by its subtree.
//
//go:noinline
func (g *Game) lib(text string) error {
	g.Format, g.Columns, g.Rows = Lib, usualSide, usualSide
	if len(text) < libHeadSize {
		return g.refuse(fault.BadGame, len(text), libEnds)
	}
	major, minor := int(text[8]), int(text[9])
	if 100*major+minor > libVersion {
		return g.refuse(fault.BadGame, 8, "version "+strconv.Itoa(major)+"."+strconv.Itoa(minor)+" of RenLib is not known, but those up to 3.4")
	}
	var stack []cursor
	for at := libHeadSize; ; {
		from := at
		if at+2 > len(text) {
			return g.refuse(fault.BadGame, len(text), libEnds)
		}
		where, flags := text[at], text[at+1]
		at += 2
		before := g.cursor
		if flags&libNoMove == 0 && (where != 0 || from > libHeadSize) {
			move := mnk.Square{Row: int(where >> 4), Column: int(where&15) - 1}
			if where == 0 {
				move = mnk.Pass
			} else if !g.has(move) {
				return g.refuseMove(from, strconv.Itoa(int(where)), notOnBoard)
			}
			if err := g.put(from, move); err != nil {
				return err
			}
		}
		texts := 0
		if flags&libExtended != 0 {
			if at += 2; at <= len(text) {
				texts += int(text[at-1] & 1)
			}
		}
		if flags&(libComment|libOld) != 0 {
			texts++
		}
		for ; texts > 0; texts-- {
			for at+2 <= len(text) && text[at] != 0 && text[at+1] != 0 {
				at += 2
			}
			at += 2
		}
		if flags&libSibling != 0 {
			stack = append(stack, before)
		}
		if flags&libLeaf != 0 {
			if len(stack) == 0 {
				if at != len(text) {
					return g.refuse(fault.BadLength, min(at, len(text)), "the tree of moves ends, but the file does not")
				}
				return nil
			}
			g.back(stack[len(stack)-1])
			stack = stack[:len(stack)-1]
		}
	}
}

const libEnds = "the file ends within the tree of moves"

// isPos reports whether bytes are a position: the number of moves, then the square of
// each, counted from the upper left, none twice.
//
//go:noinline
func isPos(text string) bool {
	if len(text) < 2 || int(text[0]) != len(text)-1 {
		return false
	}
	var seen [usualSide * usualSide]bool
	for i := 1; i < len(text); i++ {
		at := text[i]
		if int(at) >= len(seen) || seen[at] {
			return false
		}
		seen[at] = true
	}
	return true
}

// pos reads a position.
//
//go:noinline
func (g *Game) pos(text string) {
	g.Format, g.Columns, g.Rows = Pos, usualSide, usualSide
	for i := 1; i < len(text); i++ {
		_ = g.put(i, mnk.Square{Row: int(text[i]) / usualSide, Column: int(text[i]) % usualSide}) // 225 at most
	}
}
