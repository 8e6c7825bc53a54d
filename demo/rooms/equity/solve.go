//go:build js && wasm

package equity

import (
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// solveMemory is the most memory of a spot in MB, which is also the engine's limit.
// Flops are compressed, because few of them fit otherwise.
const solveMemory = 900

// solve is the tab that solves the spot on the table: how the first two players,
// the first of them out of position, should play their ranges from the board on.
type solve struct {
	room            *room
	pot, stack      *dom.HTMLInputElement
	bets, raises    *dom.HTMLInputElement // sizes in percent of the pot
	target          *dom.HTMLSelectElement
	spot            ui.Element // the board and the ranges in notation
	start, stop     ui.Element
	says, message   ui.Element
	result, path    ui.Element
	who             ui.Element // who decides at the node, or what comes next
	moves, standing ui.Element
	deck            ui.Element
	picker          *ui.Picker
	strategy        *strategy
	at              []string // the line from the spot to the node in view
	node            *node    // nil before the first answer
	asking          engine.Question
	touched         bool
}

// spotMove is a move at a decision.
type spotMove struct {
	Move   string  `json:"move"`
	Amount float64 `json:"amount"`
	Share  float64 `json:"share"`
}

// node is the part of the engine's SpotNode that is shown.
type node struct {
	Kind    string       `json:"kind"`
	Seat    int          `json:"seat"`
	Pot     float64      `json:"pot"`
	EV      []float64    `json:"ev"`
	Equity  []float64    `json:"equity"`
	Actions []spotMove   `json:"actions"`
	Cards   string       `json:"cards"`
	Hands   [][]spotHand `json:"hands"`
}

type solution struct {
	Exploitability float64 `json:"exploitability"`
	Solved         bool    `json:"solved"`
	Memory         float64 `json:"memory"`
	Node           node    `json:"node"`
}

func newSolve(r *room) *solve {
	s := &solve{
		room: r, pot: ui.InputByID("solve-pot"), stack: ui.InputByID("solve-stack"), bets: ui.InputByID("solve-bets"), raises: ui.InputByID("solve-raises"),
		target: ui.MenuByID("solve-target"), spot: ui.ByID("solve-spot"), start: ui.ByID("solve-start"), stop: ui.ByID("solve-stop"),
		says: ui.ByID("solve-says"), message: ui.ByID("solve-error"), result: ui.ByID("solve-result"), path: ui.ByID("solve-path"), who: ui.ByID("solve-who"),
		moves: ui.ByID("solve-moves"), standing: ui.ByID("solve-standing"), deck: ui.ByID("solve-deck"), strategy: newStrategy(),
	}
	s.picker = ui.NewPicker(s.deck, func(card string) { s.reach(append(s.at, card)) }, func() {})
	ui.OnPress(s.start, func() { s.reach(nil) })
	ui.OnPress(s.stop, s.asking.Stop)
	for _, input := range []ui.Node{s.pot, s.stack, s.bets, s.raises, s.target} {
		ui.On(input, "input", func(ui.Event) { s.touched = true; s.forget(); s.room.page.Changed() })
	}
	ui.On(s.moves, "click", func(ev ui.Event) {
		if button := ui.Closest(ui.Target(ev), "[data-move]"); button != nil {
			s.reach(append(s.at, button.GetAttribute("data-move")))
		}
	})
	ui.On(s.path, "click", func(ev ui.Event) {
		if n, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-step")); err == nil {
			s.reach(s.at[:n])
		}
	})
	return s
}

// forget drops the solution: it is of another spot.
func (s *solve) forget() {
	s.asking.Drop()
	s.busy(false)
	s.at, s.node = nil, nil
	s.draw()
}

// listed reads sizes: numbers with spaces or commas between them.
func listed(text string) []any {
	sizes := []any{}
	for _, size := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '、' || r == '%' || r == '　' }) {
		sizes = append(sizes, engine.Number(size))
	}
	return sizes
}

// asked is the spot as the engine takes it.
func (s *solve) asked() engine.Answer {
	return engine.Value(map[string]any{
		"board": s.room.board.text, "ranges": engine.List(s.room.players.texts()), "pot": engine.Number(s.pot.Value()), "stack": engine.Number(s.stack.Value()),
		"sizes": map[string]any{"bet": listed(s.bets.Value()), "raise": listed(s.raises.Value())},
	})
}

// reach shows the node at the end of a line. It solves the spot first, unless the
// engine still has the solution.
func (s *solve) reach(line []string) {
	s.asking.Drop()
	line = append([]string{}, line...)
	spot, options := s.asked(), map[string]any{"lang": string(s.room.page.Lang), "at": strings.Join(line, ", "), "target": engine.Number(s.target.Value()), "memory": solveMemory}
	if len(s.room.board.cards()) < 4 {
		options["compress"] = true
	}
	s.asking.Go(func(asked engine.Asked) {
		s.busy(true)
		var found solution
		err := asked.Search(s.room.page.Engine, &found, s.report, "solver", "solveSpot", spot.Value, options)
		if asked.Stale() {
			return
		}
		s.busy(false)
		words := ""
		switch {
		case errors.Is(err, engine.ErrAborted):
			words, err = wordSolveStopped.In(s.room.page.Lang), nil
		case err == nil:
			s.at, s.node, s.touched = line, &found.Node, true
			words = fmt.Sprintf(wordSolved.In(s.room.page.Lang), percentOf(found.Exploitability), ui.Grouped(found.Memory/1e6))
			if !found.Solved {
				words = fmt.Sprintf(wordUnsolved.In(s.room.page.Lang), percentOf(found.Exploitability))
			}
		}
		s.room.page.Fault(ui.ComplainAbout(s.message, err, map[string]ui.Node{"pot": s.pot, "stack": s.stack, "bet": s.bets, "raise": s.raises}))
		s.draw()
		s.says.SetTextContent(words)
		s.room.page.Changed()
	})
}

func (s *solve) report(progress engine.Answer) {
	s.says.SetTextContent(fmt.Sprintf(wordSolving.In(s.room.page.Lang), percentOf(progress.Get("exploitability").Float())))
}

func (s *solve) busy(on bool) {
	s.stop.SetAttribute("aria-disabled", ui.Pressed[!on])
	if on {
		s.says.SetTextContent(wordSolveBegins.In(s.room.page.Lang))
	}
}

// percentOf writes a percentage with two decimal places.
func percentOf(x float64) string { return strconv.FormatFloat(x, 'f', 2, 64) }

// chips writes an amount with at most two decimal places.
func chips(x float64) string {
	return strings.TrimSuffix(strings.TrimRight(strconv.FormatFloat(x, 'f', 2, 64), "0"), ".")
}

// moveName names a move or a card of a line.
func moveName(move string, l shell.Language) string {
	kind, size, sized := strings.Cut(move, " ")
	name, ok := wordMoves[kind]
	switch {
	case !ok:
		return ui.CardName(move, l)
	case sized:
		return name.In(l) + " " + size + "\u00a0%"
	}
	return name.In(l)
}

// draw shows the spot, and the node in view.
func (s *solve) draw() {
	r, l := s.room, s.room.page.Lang
	texts := r.players.texts()
	board := r.board.text
	if board == "" {
		board = wordSolveNoBoard.In(l)
	}
	s.spot.SetTextContent(fmt.Sprintf(wordSolveSpot.In(l), board, spaced(texts[0]), spaced(texts[1])))
	ui.Mark(s.result, "hidden", s.node == nil)
	if s.node == nil {
		s.says.SetTextContent("")
		return
	}
	s.drawPath(l)
	n := s.node
	s.standing.SetTextContent(fmt.Sprintf(wordStanding.In(l), chips(n.Pot), chips(n.EV[0]), ui.Percent(n.Equity[0]), chips(n.EV[1]), ui.Percent(n.Equity[1])))
	s.moves.SetTextContent("")
	for i, move := range n.Actions {
		button := ui.CreateIn(s.moves, 1, "button", "")[0]
		button.SetAttribute("data-move", move.Move)
		button.SetAttribute("data-hue", hue(move.Move, i))
		words := moveName(move.Move, l) + " " + strconv.FormatFloat(100*move.Share, 'f', 1, 64) + "\u00a0%"
		if move.Amount > 0 {
			words += fmt.Sprintf(wordMoveAmount.In(l), chips(move.Amount))
		}
		button.SetTextContent(words)
	}
	ui.Mark(s.deck, "hidden", n.Kind != "deal")
	if n.Kind == "deal" {
		used := map[string]bool{}
		for card := range s.picker.Cards {
			used[card] = !strings.Contains(n.Cards, card)
		}
		s.picker.Bar(used)
	}
	s.strategy.show(n, l)
}

// drawPath shows the line as buttons that lead back, and what is next.
func (s *solve) drawPath(l shell.Language) {
	s.path.SetTextContent("")
	for i := range len(s.at) + 1 {
		words := wordSolveRoot.In(l)
		if i > 0 {
			words = moveName(s.at[i-1], l)
		}
		button := ui.CreateIn(ui.CreateIn(s.path, 1, "li", "")[0], 1, "button", "")[0]
		button.SetAttribute("data-step", strconv.Itoa(i))
		button.SetTextContent(words)
		if i == len(s.at) {
			button.SetAttribute("aria-current", "step")
		}
	}
	words := wordNodes[s.node.Kind].In(l)
	if s.node.Kind == "decision" {
		words = fmt.Sprintf(words, s.node.Seat+1)
	}
	s.who.SetTextContent(words)
}

// spaced sets a space after each comma, where the line may break.
func spaced(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, " ", ""), ",", ", ")
}

// inLink writes the spot for a link; restore is the inverse.
func (s *solve) inLink() []string {
	if !s.touched {
		return nil
	}
	return []string{"pot=" + url.QueryEscape(s.pot.Value()), "stack=" + url.QueryEscape(s.stack.Value()), "bets=" + url.QueryEscape(s.bets.Value()), "raises=" + url.QueryEscape(s.raises.Value())}
}

func (s *solve) restore(state url.Values) {
	for name, input := range map[string]*dom.HTMLInputElement{"pot": s.pot, "stack": s.stack, "bets": s.bets, "raises": s.raises} {
		if state.Has(name) {
			s.touched = true
			input.SetValue(state.Get(name))
		}
	}
	s.forget()
}
