package blueprint

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// Hands is the number of two-card hands.
const Hands = 52 * 51 / 2

// Never is the strength of a hand that shares a card with the board.
const Never = 1<<16 - 1

// top is the rank of a hand that beats all others.
const top = 1024

// A Look measures all hands at once on a board. Seven must be the table of the
// standard rules.
type Look struct {
	Seven *poker.Table7
	// Strengths are the strengths of the hands on the board ranked last.
	Strengths [Hands]uint16
	upTo      [1<<14 + 1]int32 // hands of each strength, then the sum up to it
	all       int32            // hands that share no card with the board
	// For each hand, over the boards since the last Measure: the sum of its
	// ranks, of their squares, and the number of boards.
	total, squares, count [Hands]int32
	versus                *versus // of one hand, nil if not needed
}

// Index returns the index of a hand, 0…1325.
func Index(a, b cards.Card) int {
	i, k := number(a), number(b)
	if i < k {
		i, k = k, i
	}
	return i*(i-1)/2 + k
}

// number is the index of a card in the deck; card is its inverse.
func number(c cards.Card) int { return int(c.Suit())*13 + int(c.Rank()) - 1 }

func card(n int) cards.Card { return cards.New(cards.Rank(n%13)+1, cards.Suit(n/13)) }

// Rank computes the strengths of all hands on a board of three to five cards.
func (l *Look) Rank(board []cards.Card) {
	used := cards.SetOf(board...)
	base := poker.SumOf(board...)
	clear(l.upTo[:])
	l.all = 0
	n := 0
	for i := range 52 {
		a := card(i)
		with, skip := base.With(a), used.Has(a)
		for k := range i {
			b := card(k)
			s := uint16(Never)
			if !skip && !used.Has(b) {
				s = uint16(l.Seven.Strength(with.With(b)))
				l.upTo[s+1]++
				l.all++
			}
			l.Strengths[n] = s
			n++
		}
	}
	for i := range len(l.upTo) - 1 {
		l.upTo[i+1] += l.upTo[i]
	}
}

// rankOf returns the rank of a strength among all hands on the board ranked last,
// 0 to 1023. It ignores card removal.
func (l *Look) rankOf(s uint16) int32 {
	return (l.upTo[s] + l.upTo[s+1]) * (top / 2) / l.all
}

// class returns the class of a strength on the board ranked last, for a Solver.
func (l *Look) class(s uint16) int { return int(l.rankOf(s)) * Classes / top }

// Measure computes the equity and variance of all hands on a board of three to
// five cards. On a flop it uses 147 ways to complete the board, in which every
// card comes up six times; on a turn it uses all. It takes 1 to 3 milliseconds.
func (l *Look) Measure(board []cards.Card) {
	clear(l.total[:])
	clear(l.squares[:])
	clear(l.count[:])
	if v := l.versus; v != nil {
		clear(v.won[:])
		clear(v.both[:])
	}
	used := cards.SetOf(board...)
	var left []cards.Card
	for i := range 52 {
		if c := card(i); !used.Has(c) {
			left = append(left, c)
		}
	}
	full := make([]cards.Card, 5)
	copy(full, board)
	switch len(board) {
	case 5:
		l.add(full)
	case 4:
		for _, c := range left {
			full[4] = c
			l.add(full)
		}
	default:
		l.runouts(full, left)
	}
}

// runouts adds ways to complete a flop: each of the 49 cards left is the turn
// three times, each time with another river. As the factors are 1 above a
// multiple of 7, no card meets itself, and two cards share a suit or a rank as
// often as in all runouts.
func (l *Look) runouts(full, left []cards.Card) {
	for k, shift := range [...]int{3, 5, 6} {
		for i := range left {
			full[3], full[4] = left[i], left[((7*k+8)*i+shift)%len(left)]
			l.add(full)
		}
	}
}

// add ranks a board and adds the result to the sums.
func (l *Look) add(board []cards.Card) {
	l.Rank(board)
	if l.versus != nil {
		l.versus.add(&l.Strengths)
	}
	for h, s := range l.Strengths[:] {
		if s != Never {
			p := l.rankOf(s)
			l.total[h] += p
			l.squares[h] += p * p / top
			l.count[h]++
		}
	}
}

// Share returns a hand's average equity against any hand on the boards measured,
// 0 to 1024. variance is the variance of its rank over these boards, 0 to 256.
func (l *Look) Share(hand int) (mean, variance int32) {
	n := l.count[hand]
	if n == 0 {
		return 0, 0
	}
	mean = l.total[hand] / n
	return mean, max(l.squares[hand]/n-mean*mean/top, 0)
}
