//go:build js && wasm

package daifugo

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

// lookTime is how long the review searches each decision, in milliseconds.
const lookTime = 400

// leastCost is the least cost of a mistake, in points.
const leastCost = 0.08

var (
	wordTurnNumber = shell.Text{"%d. %s", "%d. %s"}
	wordPlaceAbout = shell.Text{"The points you can expect at each of your turns, by the best play and by yours: from the players’ number for the first place to 1 for the last, and what the exchange makes of it. Hidden cards stay hidden from the engine.", "あなたの番ごとの、見込める得点。最善の手とあなたの手を比べます。一位が人数分、最下位が1点、カード交換の得失も含みます。見えない札はエンジンにも見えません。"}
)

// sample are the moves of a game that is reviewed until the reader has made a choice. Its deal has the seed 4 and the usual
// rules. sampled is the number of the reader's choices in it.
const (
	sample  = "Jk=-d3d4d.p.KcAc2c.p.p.4s.5d.8c.Jk=9s9d.p.QdQh.2s2d.p.p.3s3h.4c4h.8s8d.3c.7d.Kh.Ah.p.2h.p.p.8h.5s5c.9s9h.p.JcJh.p.6d6c.p.QsQc.p.p.p.6s.Jd.9c.p.6h.5h.p.Ts.Ad.p.p.Td.p.Js.7s7c7h.p.Ks.p.As"
	sampled = 9
)

// newAnalysis makes the tab that reviews the reader's turns in the present
// game.
func newAnalysis(p *play) *analysis.View {
	points := func(points float64) string { return strconv.FormatFloat(points, 'f', 2, 64) }
	return analysis.New(p.room.page, "dfg-analysis", analysis.Subject{
		Shown: func() bool { return p.room.shown() && p.now() != nil },
		Key:   func() string { return p.series.seed + fmt.Sprint(p.series.number, choices(p.past())) },
		Count: func() int {
			if p.sampled() {
				return sampled
			}
			return len(choices(p.past()))
		},
		Sampled: p.sampled,
		Whole:   p.review,
		Tell:    p.tell,
		Value:   points,
		Cost:    points,
		Unit:    wordExpected,
		Least:   leastCost,
		About:   wordPlaceAbout,
	})
}

// drawn draws the field and the hand before a choice.
func (v *view) drawn(box ui.Element, made, better string, l shell.Language) {
	field := wordEmpty.In(l)
	if v.Field != "" {
		field = roleWords(v.Field, l)
	}
	field = fmt.Sprintf(wordKnown.In(l), field)
	if cards := roleCards(v.Field); len(cards) > 0 {
		for i, e := range analysis.Row(box, "row-then", field, len(cards), "card") {
			(&ui.CardFace{Element: e}).Show(cards[i].card, cards[i].as, "")
		}
	}
	analysis.Words(box, field)
	analysis.Cards(box, roleWords(v.Hand, l), laid(v.Hand), laid(made), laid(better))
}

// sampled reports whether the reader has made no choice yet.
func (p *play) sampled() bool {
	return p.now() == nil || !p.friend.Away && len(choices(p.past())) == 0
}

// reviewed are the positions to review: of the reader's game, or of the sample.
func (p *play) reviewed() []*node {
	if p.sampled() {
		return nodes(p.sample)
	}
	return p.past()
}

// choices are the indices of the positions in which the reader chose between
// moves.
func choices(past []*node) []int {
	var all []int
	for i := range len(past) - 1 {
		if n := past[i]; n.Turn() == you && len(n.legal) > 1 && past[i+1].last().Seat == you {
			all = append(all, i)
		}
	}
	return all
}

// dealSample deals the sample and plays it, once. It blocks.
func (p *play) dealSample() error {
	if !p.sampled() || p.sample != nil {
		return nil
	}
	rules := p.form.usual("common")
	m := series{seed: "4", number: 1, rules: rules}
	for _, text := range undottedWords(sample) {
		m.moves = append(m.moves, fromLink(text))
	}
	n, err := p.Deal(rules.asked(), m.dealing())
	if err == nil {
		n, err = p.Replay(n, m.moves)
	}
	if err == nil {
		p.sample = n
	}
	return err
}

// review asks the engine about the reader's choices, on the views that the reader had.
func (p *play) review(asked engine.Asked) (*analysis.Review, error) {
	if err := p.dealSample(); err != nil {
		return nil, err
	}
	past, found := p.reviewed(), &analysis.Review{}
	p.line = past
	all := choices(past)
	options := map[string]any{"seat": you, "level": "champion", "seed": 1, "budget": map[string]any{"ms": lookTime}, "lang": string(p.room.page.Lang)}
	err := asked.Search(p.room.page.Engine, found, func(so engine.Answer) {
		at, _ := slices.BinarySearch(all, so.Get("done").Int())
		p.looks.Judging(at)
	}, "daifugo", "review", past[len(past)-1].Table.Value, options)
	return found, err
}

// tell converts the engine's judgement of a choice for the review.
func (p *play) tell(d *analysis.Judged) analysis.Decision {
	before, l := p.line[d.At], p.room.page.Lang
	return analysis.Decision{
		Point: graph.Point{Best: d.Value, Made: d.Made},
		Name: func(l shell.Language) string {
			return fmt.Sprintf(wordTurnNumber.In(l), d.At+1, roleWords(d.Played, l))
		},
		Better: func(l shell.Language) string { return roleWords(d.Best, l) },
		Why:    d.Reasons.In(l),
		In:     l,
		Draw:   func(box ui.Element, l shell.Language) { before.view.drawn(box, d.Played, d.Best, l) },
	}
}
