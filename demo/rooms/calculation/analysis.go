//go:build js && wasm

package calculation

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/graph"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// lookSamples is the budget of each decision of the review.
const lookSamples = 40_000

// leastCost is the least cost of a mistake. Smaller ones are within the
// estimate's error.
const leastCost = 0.03

var (
	wordMoveNumber = shell.Text{"%d. %s", "%d. %s"}
	wordCardsAbout = shell.Text{"The chance to win before each choice, by the best move and by yours, to a player who does not know the stock.", "選べる手があったところごとの、勝つ見込み。最善の手とあなたの手を、山を知らない打ち手として比べます。"}
)

// sample is the beginning of a game to review until the reader has made a choice, of which the last is careless.
var sample = game{seed: "5", piles: "2", lead: "1",
	moves: "d.cf2.d.cw1.d.cw2.d.w2f1.cw1"}

// sampled is the number of choices in the sample.
const sampled = 5

// newAnalysis makes the tab that reviews the line on the table.
func newAnalysis(r *room) *analysis.View {
	written := func(chance float64) string {
		if chance <= 0 || chance >= 1 {
			return strconv.Itoa(int(100*chance)) + " %"
		}
		return percent(chance, 1, "")
	}
	return analysis.New(r.page, "calc-analysis", analysis.Subject{
		Shown: func() bool { return r.Shown() && r.Now != nil },
		Key: func() string {
			if r.Now == nil || r.sampled() {
				return ""
			}
			return r.game.seed + " " + inLink(r.Now.End())
		},
		Count: func() int {
			if r.sampled() {
				return sampled
			}
			return len(r.choices())
		},
		Sampled: r.sampled,
		Judge:   r.judge,
		Show:    r.showChoice,
		High:    1,
		Value:   written,
		Cost:    written,
		Least:   leastCost,
		About:   wordCardsAbout,
	})
}

// sampled reports whether the reader has made no choice yet.
func (r *room) sampled() bool { return len(r.choices()) == 0 }

// showChoice puts the position before a choice on the table.
func (r *room) showChoice(i int) {
	r.page.OpenTab(shell.TabPlay)
	if !r.sampled() {
		r.take(func() { r.Stand(r.choices()[i].Before()) })
		return
	}
	r.wanted = sample
	r.wanted.moves = inLink(choicesTo(r.sample)[i].Before())
	r.begin()
}

// choices are the nodes of the line after a move that had an alternative. The
// page turns a card by itself if nothing else can be done.
func (r *room) choices() []*node {
	if r.Now == nil {
		return nil
	}
	return choicesTo(r.Now.End())
}

// reviewed are the choices to review: the reader's, or the sample's, which it deals first. It blocks.
func (r *room) reviewed() ([]*node, error) {
	if !r.sampled() {
		return r.choices(), nil
	}
	if r.sample == nil {
		n, err := r.Deal(sample.dealing())
		if err == nil {
			n, err = r.Replay(n, linked(sample.moves))
		}
		if err != nil {
			return nil, err
		}
		r.sample = n
	}
	return choicesTo(r.sample), nil
}

func choicesTo(end *match.Node) []*node {
	var nodes []*node
	for _, n := range path(end) {
		if n.Before() != nil && !draws(n.Move) {
			nodes = append(nodes, n)
		}
	}
	return nodes
}

// judge asks for all moves of the position in which a choice was made.
func (r *room) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	all, err := r.reviewed()
	if err != nil {
		return analysis.Decision{}, err
	}
	if i >= len(all) {
		return analysis.Decision{}, engine.ErrAborted
	}
	after := all[i]
	before, l := after.parent(), r.page.Lang
	options := map[string]any{"lang": string(l), "seed": 1, "budget": map[string]any{"iterations": lookSamples}}
	var found choice
	err = asked.Search(r.page.Engine, &found, nil, "calculation", "choose", before.Views[0].Value, options)
	if err != nil {
		return analysis.Decision{}, err
	}
	best := found.Candidates[0]
	own := slices.IndexFunc(found.Candidates, func(c candidate) bool { return c.Move == after.Move })
	d := analysis.Decision{
		Point: graph.Point{Best: best.Value, Made: best.Value},
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordMoveNumber.In(l), after.Made, moveWords(after.Move, &before.position, l))
		},
		Better: func(l shell.Language) string { return moveWords(best.Move, &before.position, l) },
		Why:    best.Reasons.In(l),
		In:     l,
		Draw:   func(box ui.Element, l shell.Language) { before.drawn(box, read(after.Move), read(best.Move), l) },
	}
	if own > 0 {
		d.Made = min(best.Value, found.Candidates[own].Value)
	}
	return d, nil
}

// takesPart reports whether a move goes to a place, or comes from it and it is a
// pile. The turned card is where most moves come from: a mark there tells nothing.
func takesPart(m calculation.Move, place string) bool {
	return target(m) == place || m.Kind == calculation.WasteToFoundation && source(m) == place
}

// drawn draws the turned card, the foundations and the piles before a move.
func (n *node) drawn(box ui.Element, made, best calculation.Move, l shell.Language) {
	show := func(card ui.Element, face, place string) {
		(&ui.CardFace{Element: card}).Show(face, "", "")
		ui.Mark(card, "data-empty", face == "")
		analysis.Mark(card, takesPart(made, place), takesPart(best, place))
	}
	top := analysis.Row(box, "row-then tops-then", state(n, l), bases+1, "card")
	show(top[0], n.faces.card, "c")
	for i, face := range n.faces.foundations {
		show(top[i+1], face, "f"+strconv.Itoa(i+1))
	}
	columns := ui.CreateIn(box, 1, "span", "row-then piles-then")[0]
	for i, faces := range n.faces.piles {
		count := len(faces) / 2
		cards := analysis.Row(columns, "pile-then", pileWords(faces, i+1, l), max(count, 1), "card")
		for j := range count {
			(&ui.CardFace{Element: cards[j]}).Show(faces[2*j:2*j+2], "", "")
		}
		face := faces[max(len(faces)-2, 0):]
		show(cards[max(count-1, 0)], face, "w"+strconv.Itoa(i+1))
	}
}
