//go:build js && wasm

package cardroom

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// few is the number of decisions up to which the review starts when the tab
// opens.
const few = 30

// leastCost is the least cost of a mistake, in big blinds. Smaller ones are
// within the estimate's error.
const leastCost = 0.5

var (
	wordDecision  = shell.Text{"Hand %d: %s", "ハンド%d：%s"}
	wordKnown     = shell.Text{"Pot %s, %s to call.", "ポット %s、コール %s。"}
	wordGrades    = shell.Text{"Grade by hand: %s", "ハンドごとの評価：%s"}
	wordAboutCost = shell.Text{"Every decision of the session, in big blinds over folding there: as the best level for the table estimates it from what you knew then, hidden cards and luck left out. Nobody’s estimate is the truth; costs of a big blind and more are worth a look.", "このセッションの決断ごとの値。そこでフォールドするのに比べた見込みをBBで表したものです。その時あなたに見えていたことだけからその卓で一番強いレベルが見積もり、伏せ札や運は含みません。見積もりは目安です。1BB以上の損が見どころです。"}
	wordSample    = shell.Text{"Until you have played: a sample hand, in which you have the first seat.", "まだ一ハンドも遊んでいないので、見本のハンドです（あなたは一番の席）。"}
	wordNoPlays   = shell.Text{"Play a hand first: the session can be looked back on at any time.", "まず一ハンド遊んでください。いつでも振り返れます。"}
)

// newAnalysis makes the tab that reviews the reader's decisions in all hands of
// the session.
func newAnalysis(p *play) *analysis.View {
	blinds := func(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) }
	return analysis.New(p.room.page, "cr-analysis", analysis.Subject{
		Shown: func() bool { return p.room.shown() && p.now() != nil },
		Key: func() string {
			return p.stakes.seed + p.stakes.text + fmt.Sprint(p.from.Hands, len(p.past), p.decisions())
		},
		Count: func() int {
			if p.friend.Away { // the page has no whole table to review
				return 0
			}
			_, hands := p.looked()
			return p.decided(hands)
		},
		AtOnce:  func() bool { _, hands := p.looked(); return p.decided(hands) <= few },
		Judge:   p.judge,
		Grade:   p.grade,
		Value:   blinds,
		Cost:    blinds,
		Unit:    wordBlinds,
		Least:   leastCost,
		About:   wordAboutCost,
		Nothing: wordNoPlays,
	})
}

// hands are all hands of the session, with the present one.
func (p *play) hands() []played {
	if p.now() == nil || p.now().view.Over || p.friend.Away {
		return p.session()
	}
	return append(append([]played{}, p.past...), p.record())
}

// decided is the number of the reader's decisions in hands.
func (p *play) decided(hands []played) (n int) {
	for i := range hands {
		n += hands[i].decisions
	}
	return n
}

// looked are the hands to review and their settings. Until the reader has decided something it is a sample hand.
func (p *play) looked() (*stakes, []played) {
	hands := p.hands()
	if p.decided(hands) == 0 {
		return &stakes{text: p.imported.text.Underlying().Get("defaultValue").String()}, []played{{decisions: sampled}}
	}
	return &p.stakes, hands
}

// sampled is the number of decisions of the first seat, the reader's, in the sample: the text that the import form
// holds at first.
const sampled = 5

// reviewed is a finished hand, and the engine's judgement of the reader's decisions.
type reviewed struct {
	hand  played
	key   string
	nodes []*node
	found []judged
}

// judged is the engine's judgement of a decision.
type judged struct {
	At         int         `json:"at"`
	Played     string      `json:"played"`
	Best       string      `json:"best"`
	Loss       float64     `json:"loss"`
	Reasons    ui.Reasons  `json:"reasons"`
	Candidates []candidate `json:"candidates"`
}

// review asks about the hand with the reader's i-th decision of the session, unless it is the hand reviewed last. It
// returns the decision's index in that hand. It blocks.
func (p *play) review(asked engine.Asked, i int) (int, error) {
	s, hands := p.looked()
	for at := range hands {
		h := &hands[at]
		if i >= h.decisions {
			i -= h.decisions
			continue
		}
		key := s.seed + s.text + fmt.Sprint(h.from.Hands, len(h.moves), p.room.page.Lang)
		if p.last.key == key {
			return i, nil
		}
		nodes, err := p.deal(s, &h.from, h.moves)
		if err != nil {
			return 0, err
		}
		var found struct {
			Decisions []judged `json:"decisions"`
			Summary   struct {
				Grade string `json:"grade"`
			} `json:"summary"`
		}
		options := map[string]any{"seat": 0, "level": adviser, "lang": string(p.room.page.Lang), "budget": map[string]any{"iterations": deals}}
		if err = asked.Search(p.room.page.Engine, &found, nil, "poker", "review", nodes[len(nodes)-1].Table.Value, options); err != nil {
			return 0, err
		}
		p.last = reviewed{hand: *h, key: key, nodes: nodes, found: found.Decisions}
		p.grades = append(p.grades, found.Summary.Grade)
		return i, nil
	}
	return 0, engine.ErrAborted
}

// judge asks for the value of a decision, given what the reader knew.
func (p *play) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	if i == 0 {
		p.last, p.grades = reviewed{}, nil
	}
	k, err := p.review(asked, i)
	if err != nil || k >= len(p.last.found) {
		return analysis.Decision{}, cmp.Or(err, engine.ErrAborted)
	}
	d, number := &p.last.found[k], p.last.hand.from.Hands+1
	at := p.last.nodes[d.At]
	unit := 1 / float64(max(at.view.Rules.MinBet, 1))
	best := 0.0
	for i := range d.Candidates {
		if c := &d.Candidates[i]; c.Text == d.Best {
			best = c.Value
		}
	}
	if moveOf(d.Best).Kind == "draw" { // values of draws are shares of the pot
		best *= float64(at.view.Pot)
	}
	made, better, round := moveOf(d.Played), moveOf(d.Best), at.view.Round
	then := &node{view: at.view, named: at.named} // a copy without the hand's other nodes, which it would keep in memory
	judgement := analysis.Decision{
		Point: graph.Point{Best: best * unit, Made: (best - d.Loss) * unit},
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordDecision.In(l), number, moveWords(made, round, l))
		},
		Better: func(l shell.Language) string { return moveWords(better, round, l) },
		Why:    d.Reasons.In(p.room.page.Lang),
		In:     p.room.page.Lang,
		Draw:   func(box ui.Element, l shell.Language) { then.drawn(box, made, better, l) },
	}
	if to := then.spotLink(); to != "" {
		judgement.Lead = func(l shell.Language) (string, string) { return to, wordSolveIt.In(l) }
	}
	return judgement, nil
}

// drawn draws the table before a decision: the board, the pot and the bets, the reader's cards, and what happened.
func (n *node) drawn(box ui.Element, made, better move, l shell.Language) {
	v := &n.view
	if board := boardOf(v); len(board) > 0 {
		for i, e := range analysis.Row(box, "row-then", ui.CardNames(board, l), len(board), "card") {
			(&ui.CardFace{Element: e}).Show(shown(board[i]), "", "")
		}
	}
	analysis.Words(box, fmt.Sprintf(wordKnown.In(l), ui.Grouped(float64(v.Pot)), ui.Grouped(float64(v.Bet-n.me().Bet))))
	hand := n.hand()
	analysis.Cards(box, ui.CardNames(hand, l), faces(hand), faces(strings.Fields(made.Cards)), faces(strings.Fields(better.Cards)))
	list := ui.CreateIn(box, 1, "span", "around")[0]
	for j := range v.Log {
		if words := n.said(&v.Log[j], l); words != "" && v.Log[j].Event != "deal" {
			analysis.Words(list, words)
		}
	}
}

// faces writes cards with the symbols of their suits.
func faces(cards []string) []string {
	all := make([]string, len(cards))
	for i, card := range cards {
		all[i] = shown(card)
	}
	return all
}

// grade is the engine's grade of each hand of the session, "" before the first is judged.
func (p *play) grade(l shell.Language) string {
	if len(p.grades) == 0 {
		return ""
	}
	return fmt.Sprintf(wordGrades.In(l), strings.ToUpper(strings.Join(p.grades, " ")))
}
