//go:build js && wasm

package draw

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// played is a finished hand: the deal and the hold.
type played struct {
	key, seed, pays string
	cards           []string
	held            []int
}

// leastCost is the cost, in stakes, below which a hold counts as the best.
const leastCost = 0.0001

// grades are the greatest mean costs of a hand for the grades a to d, in stakes. In 400 deals of Jacks or Better 9/6 the hold that
// is paid most often costs .14 a hand. Holding what pays or else all high cards costs .32, a random hold .72.
var grades = [...]float64{.01, .03, .08, .2}

var (
	wordHandNumber = shell.Text{"Hand %d, %s", "%d 回目、%s"}
	wordBestHolds  = shell.Text{"%s. Best holds: %d of %d", "%s。最善の残し方は %[3]d 回中 %[2]d 回"}
	wordHandsAbout = shell.Text{"What each hand was worth with the best hold and with yours, in stakes. The values are exact.", "各回の、最善の残し方とあなたの残し方の値（賭け金の倍数）。厳密な値です。"}
)

// sample are the hands that are reviewed until the reader has played one, from early seeds of the usual game.
var sample = [...]played{
	{seed: "1", cards: []string{"As", "Jh", "Kd", "Kh", "Jc"}, held: []int{1, 2, 3, 4}},
	{seed: "2", cards: []string{"Kh", "2c", "9s", "7s", "9h"}, held: []int{0, 2, 4}},
	{seed: "3", cards: []string{"Jh", "2h", "2s", "Td", "Ts"}, held: []int{3, 4}},
	{seed: "6", cards: []string{"Kc", "7s", "5c", "7h", "3d"}, held: []int{1, 3}},
	{seed: "7", cards: []string{"8c", "2c", "9c", "6c", "Qd"}, held: []int{4}},
	{seed: "8", cards: []string{"Jd", "7c", "3c", "5d", "6s"}, held: nil},
}

// looked is the i-th hand to review.
func (r *room) looked(i int) played {
	if len(r.log) > 0 {
		return r.log[i]
	}
	hand := sample[i]
	hand.key = defaultGame
	return hand
}

// newAnalysis makes the tab that reviews the hands of the session.
func newAnalysis(r *room) *analysis.View {
	return analysis.New(r.page, "draw-analysis", analysis.Subject{
		Shown: func() bool { return r.page.Shows(r) && len(r.told.games) > 0 },
		Key:   func() string { return r.key + strconv.Itoa(len(r.log)) },
		Count: func() int {
			if len(r.log) == 0 {
				return len(sample)
			}
			return len(r.log)
		},
		Sampled: func() bool { return len(r.log) == 0 },
		Judge:   r.judge,
		Show:    r.again,
		Grade:   r.grade,
		Value:   stakes,
		Cost:    stakes,
		Unit:    wordStakes,
		Least:   leastCost,
		About:   wordHandsAbout,
	})
}

// judge asks for the value of a hand's best hold and of the hold made.
func (r *room) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	hand := r.looked(i)
	a := answer{key: hand.key, pays: hand.pays, games: r.told.games, lang: r.page.Lang, cards: hand.cards}
	err := asked.Search(r.page.Engine, &a.advice, nil, "poker", "videoAdvise", engine.List(hand.cards), a.options())
	if err != nil {
		return analysis.Decision{}, err
	}
	best := a.advice.Candidates[0]
	point := graph.Point{Best: best.Value, Made: a.advice.of(hand.held).Value}
	r.judged = append(r.judged[:i], point)
	return analysis.Decision{
		Point: point,
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordHandNumber.In(l), i+1, a.held(hand.held, l))
		},
		Better: func(l shell.Language) string { return a.held(best.Move, l) },
		Why:    best.Reasons.In(a.lang),
		In:     a.lang,
		Draw: func(box ui.Element, l shell.Language) {
			for place, e := range analysis.Row(box, "row-then own-then", ui.CardNames(hand.cards, l), len(hand.cards), "card") {
				(&ui.CardFace{Element: e}).Show(hand.cards[place], "", "")
				analysis.Mark(e, slices.Contains(hand.held, place), slices.Contains(best.Move, place))
			}
		},
	}, nil
}

// grade is the grade of the hands judged so far, and how many of their holds were the best.
func (r *room) grade(l shell.Language) string {
	best := len(r.judged) - len(graph.Costliest(r.judged, leastCost))
	return fmt.Sprintf(wordBestHolds.In(l), analysis.Grade(graph.Grade(r.judged, grades), l), best, len(r.judged))
}

// again deals a hand of the session once more.
func (r *room) again(i int) {
	hand := r.looked(i)
	r.page.OpenTab(shell.TabPlay)
	r.key, r.pays = hand.key, hand.pays
	r.leaveDay()
	r.deal(hand.seed)
}

// remember keeps a hand for the review.
func (r *room) remember(a *answer, held []int) {
	r.log = append(r.log, played{a.key, a.seed, a.pays, slices.Clone(a.cards), held})
	r.analysis.Draw()
}
