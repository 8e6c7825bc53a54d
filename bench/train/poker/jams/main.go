// Command jams measures how well strong answers an all-in before the flop, by exact
// equities and in thousandths of a big blind.
//
//	go run ./bench/train/poker/jams
//
// The small blind moves all-in. For each depth it prints:
//
//   - the loss of strong's answers against the best ones, per all-in and, in
//     brackets, per hand dealt. There are three ranges of the small blind: that of
//     the push/fold equilibrium, that with which strong itself moves all-in, and a
//     tight one (88+, ATs+, KQs, AJo+)
//   - what the best all-in range wins per hand more than strong expects from its other
//     actions. Where strong itself moves all-in or folds, it is compared with the
//     equilibrium
//   - the loss of strong in the small blind to the equilibrium, where it moves all-in
//     or folds
//   - shares of all hands: the equilibrium's all-ins, and strong's calls
package main

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/bench/train/poker/allin"
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

var (
	tables = flag.String("tables", "wasm/api/poker/tefuda-poker.tables", "file of strong's strategies")
	depths = flag.String("depths", "5,8,10,12,15,20,25,30,35,40,44,50,75,100", "big blinds, with commas")
)

const (
	kinds = allin.Kinds
	big   = 1000 // chips, so that mbb are chips
)

type row = [kinds]float64

var (
	seven = poker.Standard.Table7()
	book  *blueprint.Book
	share *[kinds][kinds]float64 // of the pot
	pairs *[kinds][kinds]int64
)

func main() {
	flag.Parse()
	file, err := os.ReadFile(*tables)
	check(err)
	book, err = blueprint.Open(file)
	check(err)
	share, pairs = allin.Equities(2), allin.Pairs()
	fmt.Println("  bb | lost by the all-in (by the hand) against equilibrium, own range, tight range | best all-ins win | first in loses | moves all-in, called")
	for _, word := range strings.Split(*depths, ",") {
		depth, err := strconv.Atoi(word)
		check(err)
		report(int64(depth))
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// report prints the line of a depth.
func report(depth int64) {
	g := book.AllIn(1.5*big, float64(depth)*big-big/2, float64(depth-1)*big)
	g.Solve(2000)
	answers := calls(depth)
	own, others := first(depth)
	fmt.Printf("%4d |", depth)
	ranges := []row{row(g.Plays[0]), own, tight()}
	for i := range ranges {
		loss, often := lost(&ranges[i], &answers, depth)
		fmt.Printf(" %6.1f (%5.2f)", loss, loss*often)
	}
	best, short, n := 0.0, 0.0, 0.0
	for i := range kinds {
		value, all := jam(i, &answers, depth)
		n += all
		if depth <= blueprint.Pushes {
			best += all * (max(value, 0) - max(g.Values[0][i], 0))
		} else {
			best += all * max(value-max(others[i], 0), 0)
		}
		short += all * (max(g.Values[0][i], 0) - own[i]*g.Values[0][i])
	}
	fmt.Printf(" | %6.1f |", best/n)
	if depth <= blueprint.Pushes {
		fmt.Printf(" %6.2f", short/n)
	} else {
		fmt.Print("      -")
	}
	fmt.Printf(" | %5.1f %% %5.1f %%\n", 100*part(&ranges[0]), 100*part(&answers))
}

// part returns the share of all hands that a row holds.
func part(r *row) float64 {
	sum := 0.0
	for i, p := range r {
		sum += p * float64(holdem.ClassAt(i).Size())
	}
	return sum / 1326
}

// lost returns the loss of answers against the best ones per all-in of a range, and
// the chance of an all-in.
func lost(jams, answers *row, depth int64) (loss, often float64) {
	come, all := 0.0, 0.0
	for k := range kinds {
		value, mass := 0.0, 0.0
		for i, p := range jams {
			n := p * float64(pairs[i][k])
			mass += n
			all += float64(pairs[i][k])
			value += n * ((1-share[i][k])*float64(2*depth*big) - float64((depth-1)*big))
		}
		come += mass
		loss += max(value, 0) - answers[k]*value
	}
	return loss / max(come, 1e-9), come / all
}

// jam returns the value of an all-in over folding for a kind of hand, and its number
// of pairs.
func jam(kind int, answers *row, depth int64) (value, all float64) {
	for k, p := range answers {
		n := float64(pairs[kind][k])
		all += n
		value += n * ((1-p)*1.5*big + p*(share[kind][k]*float64(2*depth*big)-float64(depth*big)+big/2))
	}
	return value / all, all
}

// calls returns strong's chance to call an all-in with each kind.
func calls(depth int64) (answers row) {
	each(1, depth, func(h *game.Hand, kind int) {
		l := h.Legal()
		h.Apply(game.Action{Kind: game.Raise, Amount: l.Max})
		for _, o := range advise(h).Options {
			if o.Action.Kind == game.Call {
				answers[kind] = o.Chance
			}
		}
	})
	return answers
}

// first returns strong's chance to move all-in with each kind, and the value of the
// best of its other actions.
func first(depth int64) (jams, others row) {
	each(0, depth, func(h *game.Hand, kind int) {
		most := h.Legal().Max
		for _, o := range advise(h).Options {
			if o.Action.Amount == most {
				jams[kind] = o.Chance
			} else {
				others[kind] = max(others[kind], o.Value)
			}
		}
	})
	return jams, others
}

func advise(h *game.Hand) *blueprint.Advice {
	v, _ := h.View(h.Turn)
	l := v.Legal()
	return book.Advise(v, &l, seven, func(int) bool { return false })
}

// each deals every kind to a seat, and calls use with the hand.
func each(seat int, depth int64, use func(h *game.Hand, kind int)) {
	s := &game.Setup{Seats: 2, Blinds: [9]int64{big / 2, big}, Stacks: [9]int64{depth * big, depth * big}}
	s.MinBet = big
	for kind := range kinds {
		high, low := cards.Rank(kind/13+1), cards.Rank(kind%13+1)
		suit := cards.Suit(0)
		if high >= low {
			suit = 1
		}
		deal := deck(seat, cards.New(high, 0), cards.New(low, suit))
		h, err := game.StartDeck(s, deal)
		check(err)
		use(h, kind)
	}
}

// deck returns a deck that deals a and b to a seat. The first card goes to seat 1.
func deck(seat int, a, b cards.Card) []cards.Card {
	var rest []cards.Card
	for _, c := range poker.Deck(0) {
		if c != a && c != b {
			rest = append(rest, c)
		}
	}
	at := 1 - seat
	all := append([]cards.Card{}, rest[:4]...)
	all[at], all[at+2] = a, b
	all[1-at], all[3-at] = rest[0], rest[1]
	return append(all[:4], rest[2:7]...)
}

// tight returns the range 88+, ATs+, KQs, AJo+.
func tight() (r row) {
	const ace, king, queen, jack, ten, eight = 12, 11, 10, 9, 8, 6
	for rank := eight; rank <= ace; rank++ {
		r[14*rank] = 1
	}
	for low := ten; low < ace; low++ {
		r[13*low+ace] = 1
		if low > ten {
			r[13*ace+low] = 1
		}
	}
	r[13*queen+king] = 1
	return r
}
