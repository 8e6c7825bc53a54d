package puzzles

import (
	"fmt"
	"strings"
	"testing"
)

// Each puzzle has one move after which the deal can be won, by playing every
// line to the end.
func TestEndings(t *testing.T) {
	e := &handlers{t: t}
	e.prove(MakeEnding, false, func(seed uint32, p *Puzzle) {
		at := p.At.(Ending)
		s := naivePatience{known: map[string]bool{}}
		moves := naiveMoves(at.Foundations, at.Piles, at.Card, at.Stock)
		if len(moves) != len(at.Moves) {
			t.Errorf("seed %d: %d moves, the engine has %d: %v", seed, len(moves), len(at.Moves), at.Moves)
		}
		for _, move := range at.Moves {
			to, ok := moves[move]
			if wins := ok && s.wins(to.foundations, to.piles, to.card, to.stock); wins != (move == p.Best) {
				t.Errorf("seed %d: %+v: %s wins: %v, the puzzle has %s", seed, at, move, wins, p.Best)
			}
		}
	})
}

type naivePosition struct {
	foundations string
	piles       []string
	card, stock string
}

// naiveMoves are the moves of Calculation: foundation n goes up by n from n, and
// ends with a king.
func naiveMoves(foundations string, piles []string, card, stock string) map[string]naivePosition {
	moves := map[string]naivePosition{}
	put := func(rank byte, move string, piles []string) {
		for k := range 4 {
			top := strings.IndexByte(endingRanks, foundations[k]) + 1
			if next := (top+k)%13 + 1; top != 13 && endingRanks[next-1] == rank {
				moves[fmt.Sprintf("%s f%d", move, k+1)] = naivePosition{foundations[:k] + string(rank) + foundations[k+1:], piles, card, stock}
			}
		}
	}
	with := func(w int, pile string) []string {
		changed := append([]string(nil), piles...)
		changed[w] = pile
		return changed
	}
	for w, pile := range piles {
		if pile != "" {
			put(pile[len(pile)-1], fmt.Sprintf("w%d", w+1), with(w, pile[:len(pile)-1]))
		}
	}
	switch {
	case card != "":
		rank := card[0]
		for w, pile := range piles {
			moves[fmt.Sprintf("c w%d", w+1)] = naivePosition{foundations, with(w, pile+card), "", stock}
		}
		card = ""
		put(rank, "c", piles)
	case stock != "":
		moves["d"] = naivePosition{foundations, piles, stock[:1], stock[1:]}
	}
	return moves
}

type naivePatience struct{ known map[string]bool }

func (s naivePatience) wins(foundations string, piles []string, card, stock string) bool {
	if foundations == "KKKK" {
		return true
	}
	key := foundations + card + "|" + stock + "|" + strings.Join(piles, "|")
	if known, ok := s.known[key]; ok {
		return known
	}
	s.known[key] = false
	for _, to := range naiveMoves(foundations, piles, card, stock) {
		if s.wins(to.foundations, to.piles, to.card, to.stock) {
			s.known[key] = true
			return true
		}
	}
	return false
}
