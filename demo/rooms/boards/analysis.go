//go:build js && wasm

package boards

import (
	"fmt"
	"strconv"
	"strings"

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
	key  string
	// found is the engine's answer for each position, by the number of moves
	// before it.
	found map[int]*answer
}

func newReview(r *room, p *play) *analysis.View {
	v := &review{play: p}
	return analysis.New(r.page, "boards-analysis", analysis.Subject{
		Shown:   func() bool { return r.page.Shows(r) && p.now() != nil },
		Key:     v.now,
		Count:   p.made,
		Judge:   v.judge,
		Show:    func(i int) { r.study.take(i); r.study.goOn(true) },
		Follow:  func(i int) { r.study.take(i); r.study.goOn(false) },
		High:    1,
		Value:   func(chance float64) string { return strconv.FormatFloat(100*chance, 'f', 0, 64) + " %" },
		Cost:    func(chance float64) string { return strconv.FormatFloat(100*chance, 'f', 0, 64) + " %" },
		Least:   leastCost,
		About:   wordStonesAbout,
		Nothing: wordNoStones,
	})
}

// now identifies the game by its link.
func (v *review) now() string { return v.play.state() }

// judge compares the position before a move with the position after it.
func (v *review) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	if key := v.now(); key != v.key {
		v.key, v.found = key, map[int]*answer{}
	}
	p := v.play
	best, err := v.search(asked, i)
	if err != nil {
		return analysis.Decision{}, err
	}
	d := v.decision(i, best)
	if p.moves()[i] == best.Best {
		d.Made = d.Best
		return d, nil
	}
	after := p.past()[i+1]
	if after.Over {
		d.Made = map[string]float64{"o": 1, "x": 0, "": .5}[after.Result.Winner]
		return d, nil
	}
	reply, err := v.search(asked, i+1)
	if err == nil {
		d.Made = chanceOfBlack(&reply.evaluation, after.Turn)
		if d.Cost() == 0 {
			d.Best = d.Made // the search after the move saw further
		}
	}
	return d, err
}

func (v *review) decision(i int, best *answer) analysis.Decision {
	p, at, turn := v.play, v.play.moves()[i], v.play.past()[i].Turn
	rows := p.game.rows
	d := analysis.Decision{
		Point: graph.Point{
			Best:   chanceOfBlack(&best.evaluation, turn),
			Lower:  turn == "x",
			Theirs: p.alternates() && turn != p.you.Value,
		},
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordStoneNumber.In(l), i+1, wordStones[stoneOf(turn)].In(l), at.in(rows))
		},
		Better: func(shell.Language) string { return best.Best.in(rows) },
		In:     v.play.room.page.Lang,
	}
	if len(best.Candidates) > 0 {
		var words []string
		for _, reason := range best.Candidates[0].Reasons {
			words = append(words, reason.Words)
		}
		d.Why = strings.Join(words, ui.WordSemicolon.In(d.In))
	}
	return d
}

// search searches the position before the i-th move, once.
func (v *review) search(asked engine.Asked, i int) (*answer, error) {
	if v.found[i] != nil {
		return v.found[i], nil
	}
	p := v.play
	rules := p.game.rules
	rules.turn = p.past()[i].Turn
	found, err := p.room.search(asked, p.past()[i].Board, rules.options(p.room.page.Lang), lookTime, func(progress) {})
	if err != nil {
		return nil, err
	}
	v.found[i] = found
	return found, nil
}

// chanceOfBlack converts the chance of the side to move to black's.
func chanceOfBlack(o *evaluation, turn string) float64 {
	if turn == "x" {
		return 1 - o.Value
	}
	return o.Value
}
