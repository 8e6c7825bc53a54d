//go:build unix

package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
)

// A puzzle is a position of the suite: the moves that led to it, and the moves
// that solve it.
type puzzle struct {
	kind, rule string
	moves      []mnk.Square
	answers    []mnk.Square
}

// The kinds of puzzles.
const (
	byFours   = "vcf"     // the side to move wins by fours alone
	byThreats = "vct"     // it wins by fours and threes, not by fours alone
	defence   = "defence" // all moves but the answers lose to a win by threats
	quiet     = "quiet"   // a long search, a quarter and a sixteenth of it agree
)

// puzzleKinds are the kinds in the order of the file.
var puzzleKinds = []string{byFours, byThreats, defence, quiet}

// puzzleSide is the number of columns and of rows.
const puzzleSide = 15

// String is the line of a puzzle in the file.
func (z *puzzle) String() string {
	return z.kind + " " + z.rule + " " + places(z.moves, "") + " " + places(z.answers, ",")
}

func places(squares []mnk.Square, between string) string {
	all := make([]string, len(squares))
	for i, at := range squares {
		all[i] = mnk.Place(at, puzzleSide)
	}
	return strings.Join(all, between)
}

// position returns the position of a puzzle.
func (z *puzzle) position() (mnk.Position, error) {
	rule, _ := mnk.RuleOf(z.rule)
	p, err := mnk.Game{Columns: puzzleSide, Rows: puzzleSide, K: 5, Rule: rule}.Start()
	for i := 0; i < len(z.moves) && err == nil; i++ {
		err = p.Play(z.moves[i])
	}
	return p, err
}

// solvedBy reports whether a move is one of the answers.
func (z *puzzle) solvedBy(at mnk.Square) bool {
	for _, answer := range z.answers {
		if answer == at {
			return true
		}
	}
	return false
}

var placesIn = regexp.MustCompile(`[a-o]\d+`)

// readSuite returns the puzzles of a file. Lines that begin with # are comments.
func readSuite(name string) (all []puzzle, err error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	for number, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		words := strings.Fields(line)
		if len(words) != 4 {
			return nil, fmt.Errorf("%s:%d: not a kind, a rule, moves and answers", name, number+1)
		}
		z := puzzle{kind: words[0], rule: words[1]}
		for i, list := range []*[]mnk.Square{&z.moves, &z.answers} {
			for _, place := range placesIn.FindAllString(words[2+i], -1) {
				at, err := mnk.ParsePlace(place, puzzleSide, puzzleSide)
				if err != nil {
					return nil, fmt.Errorf("%s:%d: %w", name, number+1, err)
				}
				*list = append(*list, at)
			}
		}
		if _, err := z.position(); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, number+1, err)
		}
		all = append(all, z)
	}
	return all, nil
}
