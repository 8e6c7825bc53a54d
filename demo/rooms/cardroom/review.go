//go:build js && wasm

package cardroom

import (
	"cmp"
	"fmt"
	"strconv"

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
		Count:   func() int { _, hands := p.looked(); return p.decided(hands) },
		AtOnce:  func() bool { _, hands := p.looked(); return p.decided(hands) <= few },
		Judge:   p.judge,
		Then:    p.lookBack,
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
	if p.now() == nil || p.now().view.Over {
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
		}
		options := map[string]any{"seat": you, "level": adviser, "lang": string(p.room.page.Lang), "budget": map[string]any{"iterations": deals}}
		if err = asked.Search(p.room.page.Engine, &found, nil, "poker", "review", nodes[len(nodes)-1].Table.Value, options); err != nil {
			return 0, err
		}
		p.last = reviewed{hand: *h, key: key, nodes: nodes, found: found.Decisions}
		return i, nil
	}
	return 0, engine.ErrAborted
}

// judge asks for the value of a decision, given what the reader knew.
func (p *play) judge(asked engine.Asked, i int) (analysis.Decision, error) {
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
	return analysis.Decision{
		Point: graph.Point{Best: best * unit, Made: (best - d.Loss) * unit},
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordDecision.In(l), number, moveWords(made, round, l))
		},
		Better: func(l shell.Language) string { return moveWords(better, round, l) },
		Why:    d.Reasons.In(p.room.page.Lang),
		In:     p.room.page.Lang,
	}, nil
}

// lookBack shows a decision: the reader's view before it, and what happened.
func (p *play) lookBack(box ui.Element, i int) {
	box.SetTextContent("")
	p.opening.Drop()
	p.opening.Go(func(asked engine.Asked) {
		k, err := p.review(asked, i)
		if asked.Stale() || err != nil || k >= len(p.last.found) {
			return
		}
		n, l := p.last.nodes[p.last.found[k].At], p.room.page.Lang
		v := &n.view
		box.SetTextContent("")
		cards := ui.CreateIn(box, 1, "div", "then-cards")[0]
		cards.SetAttribute("data-mini", "")
		for _, of := range [][]string{n.hand(), boardOf(v)} {
			if len(of) == 0 {
				continue
			}
			group := ui.CreateIn(cards, 1, "span", "held")[0]
			group.SetAttribute("role", "img")
			group.SetAttribute("aria-label", ui.CardNames(of, l))
			for j, e := range ui.CreateIn(group, len(of), "span", "card") {
				(&ui.CardFace{Element: e}).Show(shown(of[j]), "", "")
			}
		}
		ui.CreateIn(box, 1, "p", "hint")[0].SetTextContent(fmt.Sprintf(wordKnown.In(l), ui.Grouped(float64(v.Pot)), ui.Grouped(float64(v.Bet-n.me().Bet))))
		list := ui.CreateIn(box, 1, "ol", "story")[0]
		for j := range v.Log {
			if words := n.said(&v.Log[j], l); words != "" && v.Log[j].Event != "deal" {
				ui.CreateIn(list, 1, "li", "")[0].SetTextContent(words)
			}
		}
		if to := n.spotLink(); to != "" {
			link := ui.CreateIn(ui.CreateIn(box, 1, "p", "")[0], 1, "a", "to-solver")[0]
			link.SetAttribute("href", to)
			link.SetTextContent(wordSolveIt.In(l))
		}
	})
}
