//go:build js && wasm

package boards

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

// lookTime is how long the review searches each position, in milliseconds.
const (
	lookTime = 400
	// leastCost is the least cost of a mistake. Smaller ones are within the
	// estimate's error.
	leastCost = 0.08
)

var (
	wordStoneNumber = shell.Text{"%d. %s %s", "%d. %s %s"}
	wordStonesAbout = shell.Text{"How likely black is to win after each move, by the engine’s value of the position; what is proved stands at the edge. Your own mistakes are marked.", "各手のあとで黒が勝つ見込み。エンジンの局面の値から見積もったもので、証明された勝ち負けは端に来ます。印はあなたのミスです。"}
	wordNoStones    = shell.Text{"Play a game first: it can be looked back on at any time.", "まず対局してください。いつでも振り返れます。"}
)

// review reviews the present game.
type review struct {
	play *play
	view *analysis.View
	key  string
	// found is the engine's review of the game.
	found reviewed
}

// reviewed is the engine's judgement of a game.
type reviewed struct {
	Decisions []judged `json:"decisions"`
	Summary   struct {
		Grade string `json:"grade"`
	} `json:"summary"`
}

// judged is the engine's judgement of a move. Value and Made are its player's
// chances to win, 0 to 1, after the best move and after this one.
type judged struct {
	At      int        `json:"at"`
	Seat    int        `json:"seat"`
	Best    square     `json:"square"`
	Value   float64    `json:"value"`
	Made    float64    `json:"made"`
	Reasons ui.Reasons `json:"reasons"`
}

func newReview(r *room, p *play) *review {
	v := &review{play: p}
	chance := func(chance float64) string { return strconv.FormatFloat(100*chance, 'f', 0, 64) + " %" }
	v.view = analysis.New(r.page, "boards-analysis", analysis.Subject{
		Shown:   func() bool { return r.page.Shows(r) && p.now() != nil },
		Key:     v.now,
		Count:   v.count,
		Judge:   v.judge,
		Show:    func(i int) { v.show(i); r.study.goOn(true) },
		Follow:  v.show,
		Grade:   v.grade,
		High:    1,
		Value:   chance,
		Cost:    chance,
		Least:   leastCost,
		About:   wordStonesAbout,
		Nothing: wordNoStones,
	})
	return v
}

// now identifies the game by its link.
func (v *review) now() string { return v.play.state() }

// count is the number of moves to judge. Until the engine has answered it is the
// number of moves made; some of them may have had no alternative.
func (v *review) count() int {
	if v.key == v.now() && v.found.Decisions != nil {
		return len(v.found.Decisions)
	}
	return v.play.made()
}

func (v *review) grade(l shell.Language) string { return analysis.Grade(v.found.Summary.Grade, l) }

// judge returns the engine's judgement of a move. For the first move it asks the
// engine about the whole game.
func (v *review) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	p, l := v.play, v.play.room.page.Lang
	if i == 0 {
		v.key, v.found = v.now(), reviewed{}
		p.room.study.goOn(false) // else the review would wait for the search, which may take an hour
		options := map[string]any{"lang": string(l), "budget": map[string]any{"ms": lookTime}}
		err := asked.Search(p.room.page.Engine, &v.found, func(so engine.Answer) { v.view.Judging(so.Get("decided").Int()) }, "mnk", "review", p.Now.Table.Value, options)
		if err != nil {
			return analysis.Decision{}, err
		}
	}
	if i >= len(v.found.Decisions) {
		return analysis.Decision{}, engine.ErrAborted // no move had an alternative
	}
	d := &v.found.Decisions[i]
	before, at, k := p.past()[d.At], p.moves()[d.At], p.game.k
	return analysis.Decision{
		Point: graph.Point{
			Best:   chanceOfBlack(d.Value, before.Turn),
			Made:   chanceOfBlack(d.Made, before.Turn),
			Lower:  before.Turn == "x",
			Theirs: p.alternates() && d.Seat != p.seat(),
		},
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordStoneNumber.In(l), d.At+1, wordStones[stoneOf(before.Turn)].In(l), at.in(p.game.rows))
		},
		Better: func(shell.Language) string { return d.Best.in(p.game.rows) },
		Why:    d.Reasons.In(l),
		In:     l,
		Draw:   func(box ui.Element, l shell.Language) { before.drawn(box, k, at, d.Best) },
	}, nil
}

// chanceOfBlack converts the chance of the side to move to black's.
func chanceOfBlack(chance float64, turn string) float64 {
	if turn == "x" {
		return 1 - chance
	}
	return chance
}

// stand selects the decision at a position of the analysis. It selects none if the
// position is not of the game, or left no choice.
func (v *review) stand(n *moment) {
	at, line := -1, v.play.room.study.tree.line
	if v.key == v.now() {
		at = slices.IndexFunc(v.found.Decisions, func(d judged) bool { return d.At < len(line) && line[d.At] == n })
	}
	if at < 0 {
		v.view.Leave()
	} else {
		v.view.Stand(at)
	}
}

// show opens the position before a move in the analysis, and marks the move made
// and the better one.
func (v *review) show(i int) {
	d := &v.found.Decisions[i]
	s := v.play.room.study
	s.take(d.At)
	s.judged = &[2]square{d.Best, v.play.moves()[d.At]}
	s.goOn(false)
}
