//go:build js && wasm

package daifugo

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// reviewMillis is how long the engine looks at a decision, and trifle the loss
// below which a move is as good as the best.
const (
	reviewMillis = 250
	trifle       = 0.05
	reviewed     = 8 // that are listed
)

// slip is a decision of the reader with what it cost, by what they knew then.
type slip struct {
	at         int // index of the position
	made, best candidate
	loss       float64
}

// review goes through the reader's decisions of a game that is over. It asks
// about views, so that nothing counts that the reader could not know.
type review struct {
	play                      *play
	button, box, status, list ui.Element
	of                        *node // the end that slips are of
	done, all                 int
	slips                     []slip
	rows                      []slipRow
}

// slipRow shows a slip; then is the hand as it was.
type slipRow struct {
	ui.AdviceRow
	known, then ui.Element
}

func newReview(p *play) *review {
	r := &review{play: p, button: ui.ByID("dfg-review"), box: ui.ByID("dfg-reviewed"), status: ui.ByID("dfg-review-status"), list: ui.ByID("dfg-slips")}
	ui.OnPress(r.button, r.start)
	return r
}

// stop ends a review under way; what has been found about a game stays while
// the game is shown.
func (r *review) stop() {
	if r.done < r.all {
		r.of = nil
	}
}

func (r *review) start() {
	p := r.play
	now := p.now()
	if now == nil || !now.view.Over || r.of == now {
		return
	}
	var at []int
	for i, n := range p.past[:len(p.past)-1] {
		if n.asksYou() && n.open() == nil {
			at = append(at, i)
		}
	}
	r.of, r.done, r.all, r.slips = now, 0, len(at), nil
	if rail := ui.Query(p.room.section, ".rail-toggle"); rail.GetAttribute("aria-expanded") == "false" && rail.Underlying().Get("offsetParent").Truthy() {
		rail.Underlying().Call("click") // on a narrow page the list is below
	}
	p.later(func(asked engine.Asked) {
		for _, i := range at {
			if !r.consider(asked, i) {
				return
			}
			r.done++
			p.draw()
		}
	})
	p.draw()
}

// consider asks about one decision, and reports whether to go on. It blocks.
func (r *review) consider(asked engine.Asked, i int) bool {
	p := r.play
	var found choice
	options := map[string]any{"level": "champion", "seed": i, "lang": string(p.room.page.Lang), "budget": map[string]any{"ms": reviewMillis}}
	err := asked.Search(p.room.page.Engine, &found, nil, "daifugo", "choose", p.past[i].asked.Value, options)
	if asked.Stale() || err != nil {
		if err != nil && !asked.Stale() {
			r.of = nil
			p.refuse(err)
		}
		return false
	}
	role := p.past[i+1].last().Role
	made := slices.IndexFunc(found.Candidates, func(c candidate) bool { return c.Move == role })
	if made > 0 && found.Candidates[0].known() && found.Candidates[made].known() {
		s := slip{at: i, made: found.Candidates[made], best: found.Candidates[0]}
		if s.loss = s.best.Value - s.made.Value; s.loss >= trifle {
			r.slips = append(r.slips, s)
		}
	}
	order.By(r.slips, func(a, b slip) bool { return a.loss > b.loss })
	return true
}

func (r *review) draw(l shell.Language) {
	now := r.play.now()
	shown := r.of != nil && r.of == now
	ui.Mark(r.box, "hidden", !shown)
	ui.Mark(r.button, "hidden", shown)
	if !shown {
		return
	}
	sum := 0.0
	for _, s := range r.slips {
		sum += s.loss
	}
	switch {
	case r.done < r.all:
		r.status.SetTextContent(fmt.Sprintf(wordReviewing.In(l), r.done+1, r.all))
	case len(r.slips) == 0:
		r.status.SetTextContent(fmt.Sprintf(wordFlawless.In(l), r.all))
	default:
		r.status.SetTextContent(fmt.Sprintf(wordReviewed.In(l), r.all, points(sum)))
	}
	for len(r.rows) < reviewed {
		row := ui.NewAdviceRow(r.list)
		parts := ui.CreateIn(row.Button, 2, "span", "known")
		parts[1].SetAttribute("class", "minis-row then")
		r.rows = append(r.rows, slipRow{row, parts[0], parts[1]})
	}
	for i, row := range r.rows {
		ui.Mark(row.Item, "hidden", i >= len(r.slips))
		if i < len(r.slips) {
			r.drawSlip(row, &r.slips[i], l)
		}
	}
}

// drawSlip shows the better move, what it would have brought, and what was
// known then.
func (r *review) drawSlip(row slipRow, s *slip, l shell.Language) {
	then := &r.play.past[s.at].view
	field := wordEmpty.In(l)
	if then.Field != "" {
		field = roleWords(then.Field, l)
	}
	minis(row.Name, s.best.Move, l)
	row.Value.SetTextContent("−" + points(s.loss))
	row.Margin.SetTextContent("")
	row.Bar.Style().SetProperty("--share", strconv.FormatFloat(min(100, 100*s.loss/float64(max(then.Rules.Players-1, 1))), 'f', 1, 64)+"%", "")
	why := s.best.Reasons[:min(3, len(s.best.Reasons))]
	row.Why.SetTextContent(fmt.Sprintf(wordInstead.In(l), roleWords(s.made.Move, l), roleWords(s.best.Move, l)) + ui.WordSemicolon.In(l) + why.In(l))
	row.known.SetTextContent(fmt.Sprintf(wordKnown.In(l), s.at, field))
	minis(row.then, then.Hand, l)
}
