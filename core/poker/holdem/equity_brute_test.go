package holdem

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// all four rule sets.
var allRules = [4]poker.Rules{{}, {Wheel: true}, {DoubleAceFlush: true}, {Wheel: true, DoubleAceFlush: true}}

// naiveEquity deals every card of every deal and compares the best of every
// five. It knows nothing of suits, classes or sums.
type naiveEquity struct {
	tb      *poker.Table
	q       EquityQuery
	free    []cards.Card // not on the board, dead or in a hand
	holes   [][]cards.Card
	board   []cards.Card
	players []PlayerEquity
	total   int64
	weights []float64 // of the holes
	weight  float64   // of all deals
}

func naively(tb *poker.Table, q EquityQuery) *naiveEquity {
	n := &naiveEquity{tb: tb, q: q, board: slices.Clone(q.Board), players: make([]PlayerEquity, len(q.Players))}
	out := slices.Concat(q.Board, q.Dead)
	for _, c := range poker.Deck(q.Jokers) {
		if i := slices.IndexFunc(out, func(x cards.Card) bool { return x == c || x.IsJoker() && c.IsJoker() }); i >= 0 {
			out = slices.Delete(out, i, i+1)
		} else {
			n.free = append(n.free, c)
		}
	}
	n.deal(0)
	return n
}

func (n *naiveEquity) deal(player int) {
	if player == len(n.q.Players) {
		n.complete(0)
		return
	}
	for _, c := range n.q.Players[player] {
		hole := c.Combo
		i, k := slices.Index(n.free, hole[0]), slices.Index(n.free, hole[1])
		if i < 0 || k < 0 {
			continue
		}
		free := n.free
		n.free = nil
		for _, x := range free {
			if x != hole[0] && x != hole[1] {
				n.free = append(n.free, x)
			}
		}
		n.holes, n.weights = append(n.holes, hole[:]), append(n.weights, float64(c.Weight)/float64(Whole))
		n.deal(player + 1)
		n.holes, n.weights = n.holes[:player], n.weights[:player]
		n.free = free
	}
}

func (n *naiveEquity) complete(from int) {
	if len(n.board) == 5 {
		n.show()
		return
	}
	for i := from; i < len(n.free); i++ {
		n.board = append(n.board, n.free[i])
		n.complete(i + 1)
		n.board = n.board[:len(n.board)-1]
	}
}

// bestFive is the definition: the best of every five of the cards.
func bestFive(tb *poker.Table, hand []cards.Card) (best poker.Value) {
	for drop := range 1 << len(hand) {
		if len(hand)-bits.OnesCount(uint(drop)) != poker.MaxHand {
			continue
		}
		var five [poker.MaxHand]cards.Card
		n := 0
		for i, c := range hand {
			if drop>>i&1 == 0 {
				five[n] = c
				n++
			}
		}
		best = max(best, tb.Value(&five))
	}
	return best
}

func (n *naiveEquity) show() {
	values := make([]poker.Value, len(n.holes))
	for i, hole := range n.holes {
		values[i] = bestFive(n.tb, slices.Concat(hole, n.board))
	}
	best, weight := slices.Max(values), 1.0
	for _, w := range n.weights {
		weight *= w
	}
	var winners []int
	for i, v := range values {
		if v == best {
			winners = append(winners, i)
		} else {
			n.players[i].Lose += weight
		}
	}
	for _, i := range winners {
		n.players[i].Shares += weight * PotUnits / float64(len(winners))
		if len(winners) == 1 {
			n.players[i].Win += weight
		} else {
			n.players[i].Tie += weight
		}
	}
	n.total++
	n.weight += weight
}

// belowJack is the cards from Two to Ten, dead in short decks.
var belowJack = func() (text string) {
	for _, c := range poker.Deck(0)[:36] {
		text += c.String()
	}
	return text
}()

var naiveQueries = []struct {
	players, board, dead string
	jokers               int
}{
	{"AsAh|KdKc", "2s7hTd9c", "", 0},
	{"AsAh|KdKc", "2s7sTs9c", "4s", 0},
	{"AsKs|AhQh|7s6s", "2s7hTsJc", "", 0},
	{"AsKs|AhKh|AdKd|AcKc", "QsJsTh2h", "", 0},
	{"AKs|QQ+", "QsTs3d2d", "", 0},
	{"AK,22|A5s-A2s,KTo+", "5h6h3d2d", "AsAc", 0},
	{"88+|AT+|87s,JsTs", "8h9hTsQd2d", "", 0},
	{"AA|AA|*", "8h9hTsQd2d", "", 0},
	{"2s2h|3s3h|4s4h|5s5h|6s6h|7s7h|8s8h|9s9h|TsTh", "AsAhAdAc", "", 0},
	{"AsAh|KdKc|QsQh", "2s7hTd", "", 0},
	{"AK|QQ+", "", belowJack + "JsJhJdJc", 1},
	{"AKs|QQ+|QJs", "", belowJack, 0},
	{"AKs|KQ", "", belowJack, 2},
	{"AsJk|KQ", "", belowJack, 2},
	{"AsJk|KsJk|QQ", "9s8s7s", "", 2},
	{"JkJk|AsKs", "2s7hTs", "", 2},
	{"JkJk|AsKs,AKo", "2s7hTs9s", "", 2},
	{"AsJk|KK+,KsJk", "2s7sTh9s", "", 2},
	{"AsKs|Ah2h", "JkTs4s7h", "", 2},
	{"AsKs|3h2h|4d4c", "JkJkJsTs", "9s", 2},
	{"*|AhJk,AKs", "Js7s5sTsJk", "", 2},
}

// TestEquityNaively compares with the naive count: on turns and rivers, before
// the flop with short decks, where the suits' symmetry counts, and with jokers
// everywhere.
func TestEquityNaively(t *testing.T) {
	for _, rules := range allRules {
		if testing.Short() && rules != poker.Standard {
			continue
		}
		five, seven := rules.Table(), rules.Table7()
		for _, c := range naiveQueries {
			q := equityQuery(t, c.players, c.board, c.dead, c.jokers)
			want := naively(five, q)
			got := equityOf(t, seven, q, search.Budget{Iterations: 1e9}, 0)
			for p := range want.players {
				want.players[p].Equity = got.Players[p].Equity // checkSums has seen it
			}
			if !slices.Equal(got.Players, want.players) || got.Total != want.total || !got.Exact {
				t.Errorf("%v, %+v:\n got %+v of %d\nwant %+v of %d", c, rules, got.Players, got.Total, want.players, want.total)
			}
		}
	}
}
