// Package allin computes the equities of all pairs of starting hands that are all-in
// before the flop.
package allin

import (
	"math/bits"
	"sync"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// Kinds is the number of starting hands, by blueprint.Class.
const Kinds = 169

// Runouts is the number of boards from the 48 cards that two hands leave.
const Runouts = 1712304

// Wins counts, for every two kinds of hands, how often the first beats the second. It
// counts over all boards and all pairs of such hands that share no card. The counts
// are exact and take a minute. Boards that differ only by a renaming of suits are
// counted together.
func Wins(workers int) *[Kinds][Kinds]int64 {
	table := poker.Standard.Table7()
	jobs := make(chan [4]uint16, 1000)
	var wait sync.WaitGroup
	parts := make([]counter, workers)
	for i := range parts {
		c := &parts[i]
		c.look.Seven = table
		c.begin()
		wait.Add(1)
		go func() {
			defer wait.Done()
			for suits := range jobs {
				c.add(suits)
			}
		}()
	}
	boards(func(suits [4]uint16) { jobs <- suits })
	close(jobs)
	wait.Wait()
	all := &parts[0].wins
	for i := range parts[1:] {
		for a := range all {
			for b, n := range &parts[1+i].wins[a] {
				all[a][b] += n
			}
		}
	}
	return all
}

// boards calls use with one board of each class that renaming suits forms: its suits'
// ranks, as numbers of 13 bits, do not rise.
func boards(use func(suits [4]uint16)) {
	var suits [4]uint16
	var fill func(suit, left int)
	fill = func(suit, left int) {
		if suit == 4 {
			if left == 0 {
				use(suits)
			}
			return
		}
		for ranks := range uint16(1 << 13) {
			if suit > 0 && ranks > suits[suit-1] {
				break
			}
			if n := bits.OnesCount16(ranks); n <= left {
				suits[suit] = ranks
				fill(suit+1, left-n)
			}
		}
	}
	fill(0, 5)
}

// alike returns the number of boards that differ from a board only by a renaming of
// suits, itself included.
func alike(suits [4]uint16) int64 {
	n, run := int64(24), int64(1)
	for i := 1; i < 4; i++ {
		if run++; suits[i] != suits[i-1] {
			run = 1
		}
		n /= run
	}
	return n
}

// counter adds up boards.
type counter struct {
	look  blueprint.Look
	hands []hand
	order []int32
	wins  [Kinds][Kinds]int64
}

// hand is two cards, as indexes into the deck.
type hand struct {
	a, b uint8
	kind int32
}

func (c *counter) begin() {
	card := func(n int) cards.Card { return cards.New(cards.Rank(n%13+1), cards.Suit(n/13)) }
	for i := range 52 {
		for k := range i {
			c.hands = append(c.hands, hand{uint8(i), uint8(k), blueprint.Class(card(i), card(k))})
		}
	}
}

func (c *counter) add(suits [4]uint16) {
	var board []cards.Card
	for s, ranks := range suits {
		for r := range cards.Rank(13) {
			if ranks>>r&1 == 1 {
				board = append(board, cards.New(r+1, cards.Suit(s)))
			}
		}
	}
	c.look.Rank(board)
	c.sort()
	// The hands weaker than the present one, by kind: all of them, and those that hold a card.
	var below [Kinds]int32
	var with [52][Kinds]int32
	weight := alike(suits)
	strength := func(i int) uint16 { return c.look.Strengths[c.order[i]] }
	for from := 0; from < len(c.order); {
		to := from
		for to < len(c.order) && strength(to) == strength(from) {
			h := &c.hands[c.order[to]]
			wins, a, b := &c.wins[h.kind], &with[h.a], &with[h.b]
			for k := range wins {
				wins[k] += weight * int64(below[k]-a[k]-b[k])
			}
			to++
		}
		for _, i := range c.order[from:to] {
			h := &c.hands[i]
			below[h.kind]++
			with[h.a][h.kind]++
			with[h.b][h.kind]++
		}
		from = to
	}
}

// sort orders the hands that share no card with the board, the weakest first.
func (c *counter) sort() {
	var start [1 << 14]int32
	n := int32(0)
	for _, s := range c.look.Strengths[:] {
		if s != blueprint.Never {
			start[s+1]++
			n++
		}
	}
	for i := range len(start) - 1 {
		start[i+1] += start[i]
	}
	if int32(len(c.order)) != n {
		c.order = make([]int32, n)
	}
	for i, s := range c.look.Strengths[:] {
		if s != blueprint.Never {
			c.order[start[s]] = int32(i)
			start[s]++
		}
	}
}

// Pairs returns, for every two kinds, the number of pairs of hands that share no card.
func Pairs() *[Kinds][Kinds]int64 {
	var c counter
	c.begin()
	pairs := new([Kinds][Kinds]int64)
	for i := range c.hands {
		for k := range c.hands {
			x, y := &c.hands[i], &c.hands[k]
			if x.a != y.a && x.a != y.b && x.b != y.a && x.b != y.b {
				pairs[x.kind][y.kind]++
			}
		}
	}
	return pairs
}

// Equities returns, for every two kinds, the share of the pot that the first wins, 0-1.
func Equities(workers int) *[Kinds][Kinds]float64 {
	wins, pairs, all := Wins(workers), Pairs(), new([Kinds][Kinds]float64)
	for a := range all {
		for b := range all[a] {
			n := pairs[a][b] * Runouts
			all[a][b] = float64(n+wins[a][b]-wins[b][a]) / float64(2*n)
		}
	}
	return all
}
