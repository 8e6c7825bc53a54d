package calculation

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// A naive game has its cards in lists, and knows the rules by their words alone:
// foundation d takes d, 2d, 3d …, kings being 13 and what is above that counted
// from the ace again, and thirteen cards; by one, each takes ace, 2, 3 … king.
type naive struct {
	byOne       bool
	foundations [4][]int
	piles       [][]int
	card        int
	stock       []int // from the end
}

func dealt(s *State) *naive {
	n := &naive{piles: make([][]int, s.Piles()), card: int(s.Card()), byOne: s.ByOne()}
	for d := range n.foundations {
		for i := range s.Count(d) {
			n.foundations[d] = append(n.foundations[d], n.rise(d)*(i+1))
		}
	}
	for _, r := range s.Stock(nil) {
		n.stock = append([]int{int(r)}, n.stock...)
	}
	return n
}

func (n *naive) rise(d int) int {
	if n.byOne {
		return 1
	}
	return d + 1
}

// takes reports whether a foundation takes a card next.
func (n *naive) takes(d, card int) bool {
	next := n.rise(d) * (len(n.foundations[d]) + 1)
	return card > 0 && len(n.foundations[d]) < 13 && (next-card)%13 == 0
}

// moves are the legal moves as text, in any order.
func (n *naive) moves() (all []string) {
	for d := range n.foundations {
		for p, pile := range n.piles {
			if len(pile) > 0 && n.takes(d, pile[len(pile)-1]) {
				all = append(all, fmt.Sprintf("w%d f%d", p+1, d+1))
			}
		}
		if n.takes(d, n.card) {
			all = append(all, fmt.Sprintf("c f%d", d+1))
		}
	}
	for p := range n.piles {
		if n.card > 0 {
			all = append(all, fmt.Sprintf("c w%d", p+1))
		}
	}
	if n.card == 0 && len(n.stock) > 0 {
		all = append(all, "d "+Rank(n.stock[len(n.stock)-1]).String())
	}
	return all
}

func (n *naive) make(move string) {
	card := n.card
	switch move[0] {
	case 'd':
		n.card, n.stock = n.stock[len(n.stock)-1], n.stock[:len(n.stock)-1]
		return
	case 'w':
		p := move[1] - '1'
		card = n.piles[p][len(n.piles[p])-1]
		n.piles[p] = n.piles[p][:len(n.piles[p])-1]
	default:
		n.card = 0
	}
	to := move[len(move)-1] - '1'
	if strings.Contains(move, "f") {
		n.foundations[to] = append(n.foundations[to], card)
	} else {
		n.piles[to] = append(n.piles[to], card)
	}
}

// TestNaive plays games at random by both rules: the moves are the same, and so
// are the positions that they lead to.
func TestNaive(t *testing.T) {
	dice := dice.New(13)
	moves, won := 0, 0
	for g := range 400 {
		var s State
		if g%5 > 2 {
			s.RiseByOne()
		}
		if err := s.Start(g%3, 1+g%6); err != nil {
			t.Fatal(err)
		}
		s.Shuffle(&dice)
		n := dealt(&s)
		for {
			legal, want := []string{}, n.moves()
			for _, m := range s.LegalMoves(nil) {
				legal = append(legal, m.String())
			}
			slices.Sort(legal)
			if slices.Sort(want); !slices.Equal(legal, want) {
				t.Fatalf("game %d: %v, want %v of %+v", g, legal, want, n)
			}
			if len(want) == 0 {
				break
			}
			move := want[dice.Under(uint32(len(want)))]
			if up := slices.IndexFunc(want, func(m string) bool { return strings.Contains(m, "f") }); up >= 0 && g%2 == 0 {
				move = want[up]
			}
			m, err := s.ParseMove(move)
			if err == nil {
				err = s.Apply(m)
			}
			if err != nil {
				t.Fatalf("game %d: %s: %v", g, move, err)
			}
			n.make(move)
			n.compare(t, &s)
			moves++
		}
		if s.Won() {
			won++
		}
	}
	if moves < 20_000 {
		t.Errorf("%d moves, %d games won", moves, won)
	}
}

func (n *naive) compare(t *testing.T, s *State) {
	t.Helper()
	rest := 52
	for d, f := range n.foundations {
		if rest -= len(f); s.Count(d) != len(f) {
			t.Fatalf("%d cards, want %v", s.Count(d), f)
		}
	}
	for p, pile := range n.piles {
		got := s.Pile(nil, p)
		if len(got) != len(pile) || len(pile) > 0 && (int(got[0]) != pile[0] || int(got[len(got)-1]) != pile[len(pile)-1]) {
			t.Fatalf("pile %v, want %v", got, pile)
		}
	}
	if int(s.Card()) != n.card || s.Left() != len(n.stock) || s.Rest() != rest || s.Won() != (rest == 0) {
		t.Fatalf("card %v, %d left, rest %d, want %+v", s.Card(), s.Left(), s.Rest(), n)
	}
}
