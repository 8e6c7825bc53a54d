//go:build js && wasm

package equity

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// spotHand is a hand of a player at a node. EV and Equity are nil where the other
// player can have no hand.
type spotHand struct {
	Hand     string    `json:"hand"`
	Weight   float64   `json:"weight"`
	Strategy []float64 `json:"strategy"`
	EV       *float64  `json:"ev"`
	Equity   *float64  `json:"equity"`
}

// strategy is the grid of the 169 starting hands with the moves of the player who
// decides, and a table of the pairs of cards in the chosen cell.
type strategy struct {
	box, grid, rows ui.Element
	cells           [ranks][ranks]ui.Element
	keys            ui.Roving
	node            *node
	lang            shell.Language
	row, column     int // the chosen cell
}

func newStrategy() *strategy {
	s := &strategy{box: ui.ByID("solve-strategy"), grid: ui.ByID("solve-grid"), rows: ui.ByID("solve-hands")}
	choose := func(ev ui.Event) {
		if row, column, ok := place(ui.Target(ev)); ok {
			s.keys.Settle(row, column)
			s.row, s.column = row, column
			s.drawHands()
		}
	}
	ui.On(s.grid, "click", choose)
	ui.On(s.grid, "keydown", func(ev ui.Event) {
		if s.keys.Press(ev) {
			s.row, s.column = s.keys.Row, s.keys.Column
			s.drawHands()
		}
	})
	return s
}

// hue is the colour of a move, by its first word; bets and raises differ by their
// place among the moves.
func hue(move string, i int) string {
	kind, _, _ := strings.Cut(move, " ")
	if kind == "bet" || kind == "raise" {
		return "bet" + strconv.Itoa(min(i, 5))
	}
	return kind
}

// placeOf returns the cell of two cards: "AsKh".
func placeOf(hand string) (row, column int) {
	at := func(i int) int {
		r, _ := cards.NextRank(hand[i:])
		return int(cards.Ace - r)
	}
	a, b := at(0), at(2)
	if suited := hand[1] == hand[3]; suited {
		return min(a, b), max(a, b)
	}
	return max(a, b), min(a, b)
}

// show draws the node's strategy, nothing if nobody decides there.
func (s *strategy) show(n *node, l shell.Language) {
	ui.Mark(s.box, "hidden", n.Kind != "decision")
	if n.Kind != "decision" {
		return
	}
	if s.cells[0][0] == nil {
		s.cells = build169(s.grid, &s.keys)
	}
	s.node, s.lang = n, l
	var weights [ranks][ranks]float64
	var shares [ranks][ranks][]float64
	for _, h := range n.Hands[n.Seat] {
		row, column := placeOf(h.Hand)
		weights[row][column] += h.Weight
		if shares[row][column] == nil {
			shares[row][column] = make([]float64, len(n.Actions))
		}
		for i, x := range h.Strategy {
			shares[row][column][i] += x * h.Weight
		}
	}
	most := 0.0
	for i := range ranks {
		for j := range ranks {
			most = max(most, weights[i][j]/float64(class(i, j).Size()))
			if most > 0 && weights[s.row][s.column] == 0 && weights[i][j] > 0 {
				s.row, s.column = i, j
			}
		}
	}
	for i := range ranks {
		for j := range ranks {
			s.drawCell(i, j, weights[i][j], most, shares[i][j])
		}
	}
	s.keys.Settle(s.row, s.column)
	s.drawHands()
}

// drawCell fills a cell. The height is how often its hands reach the node; the widths
// of the colours are how often they make each move.
func (s *strategy) drawCell(row, column int, weight, most float64, shares []float64) {
	cell, c := s.cells[row][column], class(row, column)
	words, mix, from := c.String(), "", 0.0
	if weight == 0 {
		words += " " + wordSolveNever.In(s.lang)
	}
	for i, share := range shares {
		if weight == 0 {
			break
		}
		share /= weight
		move := s.node.Actions[i].Move
		if share >= 0.005 {
			words += ", " + moveName(move, s.lang) + " " + strconv.Itoa(int(100*share+0.5)) + " %"
		}
		to := from + 100*share
		mix += ", var(--" + hue(move, i) + ") " + strconv.FormatFloat(from, 'f', 1, 64) + "% " + strconv.FormatFloat(to, 'f', 1, 64) + "%"
		from = to
	}
	if mix != "" {
		mix = "linear-gradient(to right" + mix + ")"
	}
	cell.SetAttribute("aria-label", words)
	ui.Mark(cell, "data-played", weight > 0)
	cell.Style().SetProperty("--mix", mix, "")
	cell.Style().SetProperty("--weight", strconv.Itoa(int(100*weight/(float64(c.Size())*max(most, 1e-9))+0.5))+"%", "")
}

// drawHands lists the pairs of cards of the chosen cell.
func (s *strategy) drawHands() {
	for i := range ranks {
		for j, cell := range s.cells[i] {
			cell.SetAttribute("aria-selected", ui.Pressed[i == s.row && j == s.column])
		}
	}
	s.rows.SetTextContent("")
	head := ui.CreateIn(s.rows, 1, "tr", "")[0]
	heads := []string{class(s.row, s.column).String()}
	for _, move := range s.node.Actions {
		heads = append(heads, moveName(move.Move, s.lang))
	}
	for i, cell := range ui.CreateIn(head, len(heads)+2, "th", "") {
		cell.SetAttribute("scope", "col")
		cell.SetTextContent(append(heads, wordSolveEV.In(s.lang), wordSolveEquity.In(s.lang))[i])
	}
	for _, h := range s.node.Hands[s.node.Seat] {
		if row, column := placeOf(h.Hand); row != s.row || column != s.column {
			continue
		}
		var words []string
		for _, x := range h.Strategy {
			words = append(words, strconv.Itoa(int(100*x+0.5))+" %")
		}
		ev, equity := "–", "–"
		if h.EV != nil && h.Equity != nil {
			ev, equity = chips(*h.EV), ui.Percent(*h.Equity)
		}
		line := ui.CreateIn(s.rows, 1, "tr", "")[0]
		name := ui.CreateIn(line, 1, "th", "")[0]
		name.SetAttribute("scope", "row")
		for i := 0; i < 4; i += 2 {
			face := ui.CardFace{Element: ui.CreateIn(name, 1, "span", "card")[0]}
			face.Show(h.Hand[i:i+2], "", "")
		}
		unseen := ui.CreateIn(name, 1, "span", "unseen")[0]
		unseen.SetTextContent(ui.CardNames([]string{h.Hand[:2], h.Hand[2:]}, s.lang))
		for i, cell := range ui.CreateIn(line, len(words)+2, "td", "") {
			cell.SetTextContent(append(words, ev, equity)[i])
		}
	}
}

// build169 makes the cells of the 169 starting hands, which the HTML omits.
func build169(box ui.Element, keys *ui.Roving) (made [ranks][ranks]ui.Element) {
	for i, row := range ui.CreateIn(box, ranks, "div", "") {
		row.SetAttribute("role", "row")
		cells := ui.CreateIn(row, ranks, "button", "cell")
		for j, cell := range cells {
			cell.SetAttribute("role", "gridcell")
			cell.SetAttribute("tabindex", "-1")
			cell.SetAttribute("data-cell", strconv.Itoa(i*ranks+j))
			text := class(i, j).String()
			cell.SetAttribute("aria-label", text)
			cell.SetTextContent(text)
			made[i][j] = cell
		}
		keys.Rows = append(keys.Rows, cells)
	}
	keys.Settle(0, 0)
	return made
}
