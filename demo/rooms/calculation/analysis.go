//go:build js && wasm

package calculation

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/graph"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// lookNodes is how many positions the review may visit to prove a state of the game won or lost. Few suffice, because the tab
// shows chances, and the mistake of a lost game is found elsewhere.
const lookNodes = 500

// leastCost is the least cost of a mistake.
const leastCost = 0.03

var (
	wordMoveNumber = shell.Text{"%d. %s", "%d. %s"}
	wordCardsAbout = shell.Text{"The chance to win before each choice, by the best move and by yours, to a player who does not know the stock.", "選べる手があったところごとの勝率。最善の手とあなたの手を、山を知らない打ち手として比べます。"}
)

// sample is the beginning of a game, reviewed until the reader has made a choice. Its last choice is careless.
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
			return r.choices()
		},
		Sampled: r.sampled,
		Whole:   r.judge,
		Tell:    r.tell,
		Show:    r.showChoice,
		High:    1,
		Value:   written,
		Cost:    written,
		Least:   leastCost,
		About:   wordCardsAbout,
	})
}

// sampled reports whether the reader has made no choice yet.
func (r *room) sampled() bool { return r.choices() == 0 }

// showChoice puts the position before a choice on the table.
func (r *room) showChoice(i int) {
	r.page.OpenTab(shell.TabPlay)
	before := r.line[r.found.Decisions[i].At].Node
	if !r.sampled() {
		r.take(func() { r.Stand(before) })
		return
	}
	r.wanted = sample
	r.wanted.moves = inLink(before)
	r.begin()
}

// choices is the number of moves of the line that had an alternative. The page
// turns a card by itself if nothing else can be done.
func (r *room) choices() (n int) {
	if r.Now == nil {
		return 0
	}
	for _, at := range path(r.Now.End()) {
		if at.Before() != nil && !draws(at.Move) {
			n++
		}
	}
	return n
}

// reviewed is the end of the line to review: the reader's or, after dealing it, the sample's. It blocks.
func (r *room) reviewed() (*match.Node, error) {
	if !r.sampled() {
		return r.Now.End(), nil
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
	return r.sample, nil
}

// judge asks for the chances of all moves that had an alternative.
func (r *room) judge(asked engine.Asked) (*analysis.Review, error) {
	end, err := r.reviewed()
	if err != nil {
		return nil, err
	}
	found := &analysis.Review{}
	options := map[string]any{"lang": string(r.page.Lang), "seed": 1, "level": "search", "budget": map[string]any{"iterations": lookNodes}}
	err = asked.Search(r.page.Engine, found, func(so engine.Answer) {
		if total := so.Get("total").Int(); total > 0 {
			r.looks.Judging(r.choices() * so.Get("done").Int() / total)
		}
	}, "calculation", "review", end.Table.Value, options)
	r.line, r.found = path(end), found
	return found, err
}

// tell converts the engine's judgement of a choice for the review.
func (r *room) tell(d *analysis.Judged) analysis.Decision {
	before, l := r.line[d.At], r.page.Lang
	return analysis.Decision{
		Point: graph.Point{Best: d.Value, Made: d.Made},
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordMoveNumber.In(l), d.At+1, moveWords(d.Played, &before.position, l))
		},
		Better: func(l shell.Language) string { return moveWords(d.Best, &before.position, l) },
		Why:    d.Reasons.In(l),
		In:     l,
		Draw:   func(box ui.Element, l shell.Language) { before.drawn(box, read(d.Played), read(d.Best), l) },
	}
}

// takesPart reports whether a place is the target of a move, or the pile that it
// comes from. Most moves come from the turned card, so a mark there would say
// nothing.
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
