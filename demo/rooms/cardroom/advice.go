//go:build js && wasm

package cardroom

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// listed is how many candidates a hint lists.
const listed = 6

// candidate is a move with the engine's value of it.
type candidate struct {
	move
	Text    string     `json:"move"`   // the move in the engine's notation
	Value   float64    `json:"value"`  // chips compared with folding; for a draw a share of the pot
	Chance  float64    `json:"chance"` // how often the engine plays it, 0 to 1
	Reasons ui.Reasons `json:"reasons"`
}

// choice is the engine's answer about a position.
type choice struct {
	Candidates []candidate `json:"candidates"`
	Equity     float64     `json:"equity"`
	Level      string      `json:"level"` // the level that decided
}

// read parses the moves of an answer.
func (c *choice) read() {
	for i := range c.Candidates {
		c.Candidates[i].move = moveOf(c.Candidates[i].Text)
	}
}

// advice is the hint: the engine's move for the reader, and its reasons.
type advice struct {
	ui.Hint[node, choice]
	play                 *play
	panel, verdict, list ui.Element
	by                   ui.Element
	rows                 []ui.AdviceRow
}

func newAdvice(p *play) *advice {
	a := &advice{play: p, panel: ui.ByID("cr-advice"), verdict: ui.ByID("cr-verdict"), list: ui.ByID("cr-moves"), by: ui.ByID("cr-by")}
	a.Button = ui.ByID("cr-hint")
	a.Listen(p.Settle)
	ui.On(a.list, "click", func(ev ui.Event) {
		if row := ui.Closest(ui.Target(ev), "[data-at]"); row != nil {
			at, _ := strconv.Atoi(row.GetAttribute("data-at"))
			a.take(at)
		}
	})
	return a
}

// adviser is the level of hints and reviews, the best one. If it does not play the table, the engine uses the best
// level that does.
const adviser = "strong"

// ask asks for the value of the reader's moves, from what the reader sees. It blocks.
func (a *advice) ask(asked engine.Asked) {
	p, n := a.play, a.play.now()
	options := map[string]any{"level": adviser, "seed": p.seeded(), "lang": string(p.room.page.Lang), "budget": map[string]any{"iterations": deals}}
	a.Ask(asked, n, func(found *choice) error {
		a.draw(p.room.page.Lang)
		err := asked.Search(p.room.page.Engine, found, nil, "poker", "choose", n.Views[0].Value, options)
		found.read()
		return err
	}, p.Refuse)
}

// deals is how many deals of the hidden cards a hint or a review samples.
const deals = 2000

// take prepares a candidate: it selects its cards, or sets its amount.
func (a *advice) take(at int) {
	if at >= len(a.Found.Candidates) || a.About != a.play.now() {
		return
	}
	switch m := a.Found.Candidates[at].move; m.Kind {
	case "bet", "raise":
		a.play.wager.set(m.Amount)
	case "draw":
		discards := map[string]bool{}
		for _, card := range strings.Fields(m.Cards) {
			discards[card] = true
		}
		a.play.discards = discards
		a.play.Draw()
	}
}

// known reports whether there is a hint about the present position.
func (a *advice) known() bool {
	return a.Wanted && !a.Busy && a.About == a.play.now() && len(a.Found.Candidates) > 0
}

// discards are the cards that the hint discards.
func (a *advice) discards() []string {
	if !a.known() {
		return nil
	}
	return strings.Fields(a.Found.Candidates[0].Cards)
}

func (a *advice) draw(l shell.Language) {
	n := a.play.now()
	a.Button.SetAttribute("aria-pressed", ui.Pressed[a.Wanted])
	ui.Mark(a.panel, "hidden", !a.Wanted)
	ui.Mark(a.panel, "data-busy", a.Busy)
	by, why := "", ""
	if a.known() {
		why = a.Found.Candidates[0].Reasons.In(l)
		by = fmt.Sprintf(wordBy.In(l), ui.Offered(a.play.form.all, a.Found.Level, l))
	}
	ui.Decide(a.verdict, a.inWords(l), why)
	a.by.SetTextContent(by)
	for button, kinds := range map[ui.Element]string{a.play.fold: "fold", a.play.do: "check call draw bring-in", a.play.raise: "bet raise"} {
		ui.Mark(button, "data-best", a.known() && strings.Contains(kinds, a.Found.Candidates[0].Kind))
	}
	count := min(len(a.Found.Candidates), listed)
	for len(a.rows) < count {
		a.rows = append(a.rows, ui.NewAdviceRow(a.list))
	}
	for i, row := range a.rows {
		ui.Mark(row.Item, "hidden", i >= count)
		if i < count {
			c := &a.Found.Candidates[i]
			row.Button.SetAttribute("data-at", strconv.Itoa(i))
			ui.Mark(row.Item, "data-best", i == 0)
			row.Name.SetTextContent(moveWords(c.move, n.view.Round, l))
			row.Value.SetTextContent(c.worth(l))
			row.Margin.SetTextContent(fmt.Sprintf(wordTaken.In(l), percent(c.Chance)))
			row.Fill(a.share(c))
			row.Why.SetTextContent(c.Reasons.In(l))
		}
	}
}

// share is the length of a candidate's bar, 0 to 1. For a draw it is the share
// of the pot; else 0 is the worst listed value and 1 the best.
func (a *advice) share(c *candidate) float64 {
	if c.Kind == "draw" {
		return c.Value
	}
	worst, best := c.Value, c.Value
	for i := range min(len(a.Found.Candidates), listed) {
		value := a.Found.Candidates[i].Value
		worst, best = min(worst, value), max(best, value)
	}
	if best == worst {
		return 1
	}
	return (c.Value - worst) / (best - worst)
}

// worth is a candidate's value with its unit: chips compared with folding, or
// for a draw the share of the pot.
func (c *candidate) worth(l shell.Language) string {
	if c.Kind == "draw" {
		return fmt.Sprintf(wordOfPot.In(l), percent(c.Value))
	}
	return fmt.Sprintf(wordChips.In(l), ui.Signed(int(math.Round(c.Value))))
}

func percent(share float64) string { return strconv.Itoa(int(math.Round(100*share))) + " %" }

func (a *advice) inWords(l shell.Language) string {
	switch {
	case a.Busy:
		return wordThinking.In(l)
	case !a.known():
		return ""
	}
	best := &a.Found.Candidates[0]
	return fmt.Sprintf(wordBest.In(l), moveWords(best.move, a.About.view.Round, l))
}

// moveWords describes a move.
func moveWords(m move, round int, l shell.Language) string {
	switch m.Kind {
	case "bet":
		return fmt.Sprintf(wordBetOf.In(l), ui.Grouped(float64(m.Amount)))
	case "raise":
		return fmt.Sprintf(wordRaiseTo.In(l), ui.Grouped(float64(m.Amount)))
	case "draw":
		if cards := strings.Fields(m.Cards); len(cards) > 0 {
			return fmt.Sprintf(wordThrows.In(l), pips(cards))
		}
		return wordStandPat.In(l)
	}
	return wordShort[m.Kind].In(l)
}

// pips writes cards in short: K♠ 7♦.
func pips(cards []string) string {
	words := make([]string, len(cards))
	for i, card := range cards {
		rank, suit := ui.RankAndSuit(shown(card))
		words[i] = rank + map[string]string{"s": "♠", "c": "♣", "h": "♥", "d": "♦", "joker": "★"}[suit]
	}
	return strings.Join(words, " ")
}
