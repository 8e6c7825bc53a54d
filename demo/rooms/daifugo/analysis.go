//go:build js && wasm

package daifugo

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// lookTime is how long the review searches each decision, in milliseconds.
const lookTime = 400

// leastCost is the least cost of a mistake, in points. Smaller ones are within
// the estimate's error.
const leastCost = 0.08

var (
	wordTurnNumber = shell.Text{"%d. %s", "%d. %s"}
	wordPlaceAbout = shell.Text{"The points you can expect at each of your turns, by the best play and by yours: from the players’ number for the first place to 1 for the last, and what the exchange makes of it. Hidden cards stay hidden from the engine.", "あなたの番ごとの、見込める得点。最善の手とあなたの手を比べます。一位が人数分、最下位が1点、カード交換の得失も含みます。見えない札はエンジンにも見えません。"}
	wordNoTurns    = shell.Text{"Play a few turns first: the game can be looked back on at any time.", "まず何手か出してください。いつでも振り返れます。"}
)

// newAnalysis makes the tab that reviews the reader's turns in the present
// game.
func newAnalysis(p *play) *analysis.View {
	points := func(points float64) string { return strconv.FormatFloat(points, 'f', 2, 64) }
	return analysis.New(p.room.page, "dfg-analysis", analysis.Subject{
		Shown:   func() bool { return p.room.shown() && p.now() != nil },
		Key:     func() string { return p.series.seed + fmt.Sprint(p.series.number, p.choices()) },
		Count:   func() int { return len(p.choices()) },
		Judge:   p.judge,
		Then:    p.lookBack,
		Value:   points,
		Cost:    points,
		Unit:    wordExpected,
		Least:   leastCost,
		About:   wordPlaceAbout,
		Nothing: wordNoTurns,
	})
}

// lookBack shows the hand and the field before one of the choices.
func (p *play) lookBack(box ui.Element, i int) {
	all, l := p.choices(), p.room.page.Lang
	if i >= len(all) {
		return
	}
	then := &p.past()[all[i]].view
	field := wordEmpty.In(l)
	if then.Field != "" {
		field = roleWords(then.Field, l)
	}
	box.SetTextContent("")
	parts := ui.CreateIn(box, 2, "p", "hint")
	parts[0].SetTextContent(fmt.Sprintf(wordKnown.In(l), field))
	parts[1].SetAttribute("class", "minis-row")
	minis(parts[1], then.Hand, l)
}

// choices are the indices of the positions in which the reader chose between
// moves.
func (p *play) choices() []int {
	var all []int
	for i := range len(p.past()) - 1 {
		if n := p.past()[i]; n.Turn() == you && len(n.legal) > 1 && p.past()[i+1].last().Seat == you {
			all = append(all, i)
		}
	}
	return all
}

// judge asks for the value of the moves, given what the reader saw.
func (p *play) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	at, l := p.choices()[i], p.room.page.Lang
	before, role := p.past()[at], p.past()[at+1].last().Move
	options := map[string]any{"level": "champion", "seed": 1, "budget": map[string]any{"ms": lookTime}, "lang": string(l)}
	var found struct {
		Candidates []candidate `json:"candidates"`
	}
	err := asked.Search(p.room.page.Engine, &found, nil, "daifugo", "choose", before.Views[0].Value, options)
	if err != nil {
		return analysis.Decision{}, err
	}
	best, own := found.Candidates[0], 0
	for i, c := range found.Candidates {
		if c.Move == role && c.known() {
			own = i
		}
	}
	return analysis.Decision{
		Point:  graph.Point{Best: best.Value, Made: min(best.Value, found.Candidates[own].Value)},
		Name:   func(l shell.Language) string { return fmt.Sprintf(wordTurnNumber.In(l), at+1, roleWords(role, l)) },
		Better: func(l shell.Language) string { return roleWords(best.Move, l) },
		Why:    best.Reasons.In(l),
		In:     l,
	}, nil
}
