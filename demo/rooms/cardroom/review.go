//go:build js && wasm

package cardroom

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
	"github.com/tefuda/tefuda/demo/ui/graph"
)

// leastCost leaves alone, in big blinds, what the estimate's own error may be.
const leastCost = 0.5

var (
	wordDecision  = shell.Text{"Hand %d: %s", "第%d手：%s"}
	wordKnown     = shell.Text{"You held %s. Pot %s, %s to call.", "手札 %s。ポット %s、コール %s。"}
	wordKnownBy   = shell.Text{"You held %s, on %s. Pot %s, %s to call.", "手札 %s、ボード %s。ポット %s、コール %s。"}
	wordAboutCost = shell.Text{"Every decision of the evening, in big blinds over folding there: as the regular player estimates it from what you knew then, hidden cards and luck left out. Nobody’s estimate is the truth; costs of a big blind and more are worth a look.", "この一晩の決断ごとの値。そこで降りるのに比べた、大ブラインド何個分かの見込みです。その時あなたに見えていたことだけから中級の打ち手が見積もり、伏せ札や運は含みません。見積もりは目安です。大ブラインド一個以上の損が見どころです。"}
	wordNoPlays   = shell.Text{"Play a hand first: the evening can be looked back on at any time.", "まず一手遊んでください。いつでも振り返れます。"}
)

// newAnalysis looks back on the reader's own decisions in all hands of the evening.
func newAnalysis(p *play) *analysis.View {
	blinds := func(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) }
	return analysis.New(p.room.page, "cr-analysis", analysis.Subject{
		Shown: func() bool { return p.room.shown() && p.now() != nil },
		Key: func() string {
			return p.stakes.seed + p.stakes.text + fmt.Sprint(p.from.Hands, len(p.past), p.decisions())
		},
		Count:   func() int { return p.decided(p.hands()) },
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

// hands are all of the evening, with the one that is played.
func (p *play) hands() []played {
	if p.now() == nil || p.now().view.Over {
		return p.evening()
	}
	return append(append([]played{}, p.past...), p.record())
}

// decided is how many decisions of the reader hands have.
func (p *play) decided(hands []played) (n int) {
	for i := range hands {
		n += hands[i].decisions
	}
	return n
}

// decision is one of the reader's, as it stood.
type decision struct {
	hand int // of the evening, from 1
	at   *node
	made move
}

// again plays a hand of the evening once more, up to the reader's decision of
// that number in the evening. It blocks.
func (p *play) again(i int) (d decision, err error) {
	for _, h := range p.hands() {
		if i >= h.decisions {
			i -= h.decisions
			continue
		}
		nodes, err := p.deal(&p.stakes, &h.from, h.moves)
		for k := range h.moves {
			if k >= len(nodes) {
				return d, err
			}
			if nodes[k].Turn() != you {
				continue
			}
			if i == 0 {
				return decision{h.from.Hands + 1, nodes[k], h.moves[k]}, nil
			}
			i--
		}
		return d, err
	}
	return d, engine.ErrAborted
}

// judge asks what a decision was worth to who knew what the reader knew.
func (p *play) judge(asked engine.Asked, i int) (analysis.Decision, error) {
	d, err := p.again(i)
	if err != nil {
		return analysis.Decision{}, err
	}
	l := p.room.page.Lang
	var found choice
	options := map[string]any{"level": adviser, "seed": 1, "lang": string(l), "budget": map[string]any{"iterations": judged}}
	if err := asked.Search(p.room.page.Engine, &found, nil, "poker", "choose", d.at.Views[1].Value, options); err != nil {
		return analysis.Decision{}, err
	}
	found.read()
	best := 0
	for k := range found.Candidates {
		if found.Candidates[k].Value > found.Candidates[best].Value {
			best = k
		}
	}
	better, unit := &found.Candidates[best], d.unit()
	made := found.Candidates[d.nearest(found.Candidates)].Value
	round := d.at.view.Round
	return analysis.Decision{
		Point: graph.Point{Best: better.Value * unit, Made: min(made, better.Value) * unit},
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordDecision.In(l), d.hand, moveWords(d.made, round, l))
		},
		Better: func(l shell.Language) string { return moveWords(better.move, round, l) },
		Why:    better.Reasons.In(l),
		In:     l,
	}, nil
}

// unit is what makes big blinds of a candidate's value: chips, or of a draw a
// part of the pot.
func (d *decision) unit() float64 {
	v := &d.at.view
	blind := float64(max(v.Rules.MinBet, 1))
	if d.made.Kind == "draw" {
		return float64(v.Pot) / blind
	}
	return 1 / blind
}

// nearest is the candidate that was made: of bets that of the nearest size, of
// draws one of as many cards, else the worst.
func (d *decision) nearest(all []candidate) (at int) {
	far := -1
	for i := range all {
		m := all[i].move
		away := max(m.Amount-d.made.Amount, d.made.Amount-m.Amount)
		switch {
		case m.Kind == "draw" && sorted(m.Cards) == sorted(d.made.Cards):
			away = 0
		case m.Kind == "draw" && len(sorted(m.Cards)) == len(sorted(d.made.Cards)):
			away = 1
		case m.Kind != d.made.Kind, m.Kind == "draw":
			continue
		}
		if far < 0 || away < far {
			at, far = i, away
		}
	}
	if far >= 0 {
		return at
	}
	for i := range all {
		if all[i].Value < all[at].Value {
			at = i
		}
	}
	return at
}

// lookBack says what the reader knew at a decision.
func (p *play) lookBack(box ui.Element, i int) {
	box.SetTextContent("")
	line := ui.CreateIn(box, 1, "p", "hint")[0]
	engine.Start(func() {
		d, err := p.again(i)
		if err != nil {
			return
		}
		l, v := p.room.page.Lang, &d.at.view
		call := ui.Grouped(float64(v.Bet - d.at.me().Bet))
		board := boardOf(v)
		if len(board) == 0 {
			line.SetTextContent(fmt.Sprintf(wordKnown.In(l), pips(d.at.hand()), ui.Grouped(float64(v.Pot)), call))
			return
		}
		line.SetTextContent(fmt.Sprintf(wordKnownBy.In(l), pips(d.at.hand()), pips(board), ui.Grouped(float64(v.Pot)), call))
	})
}
