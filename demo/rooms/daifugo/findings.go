//go:build js && wasm

package daifugo

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// heap is a group of cards with its text: the hand to evaluate, or the cards
// played already.
type heap struct {
	text                  string
	row, message, howMany ui.Element
	input                 *dom.HTMLInputElement
	faces                 []*ui.CardFace
}

// newHeap takes over the elements whose ids begin with id.
func newHeap(id string, changed func()) *heap {
	h := &heap{row: ui.ByID(id + "cards"), message: ui.ByID(id + "error"), howMany: ui.ByID(id + "count"), input: ui.InputByID(id + "text")}
	ui.On(h.input, "input", func(ui.Event) {
		h.text = h.input.Value()
		changed()
	})
	ui.On(h.row, "click", func(ev ui.Event) {
		cards := h.cards()
		for i, f := range h.faces[:min(len(cards), len(h.faces))] {
			if ui.Is(f.Element, ui.Target(ev)) {
				h.write(strings.Join(slices.Delete(cards, i, i+1), " "))
				changed()
			}
		}
	})
	return h
}

// cards are the cards of the text, none if it holds anything else.
func (h *heap) cards() []string {
	cards, ok := ui.CardsIn(h.text)
	if !ok {
		return nil
	}
	return cards
}

func (h *heap) has(card string) bool { return slices.Contains(h.cards(), card) }

// write replaces the cards, in the field too.
func (h *heap) write(text string) {
	if cards, ok := ui.CardsIn(text); ok {
		text = strings.Join(cards, " ")
	}
	h.text = text
	h.input.SetValue(text)
}

// remove removes all copies of a card.
func (h *heap) remove(card string) {
	if h.has(card) {
		h.write(strings.Join(slices.DeleteFunc(h.cards(), func(c string) bool { return c == card }), " "))
	}
}

func (h *heap) draw(l shell.Language) {
	cards := h.cards()
	for len(h.faces) < len(cards) {
		h.faces = append(h.faces, &ui.CardFace{Element: ui.CreateIn(h.row, 1, "button", "card")[0]})
	}
	for i, f := range h.faces {
		ui.Mark(f.Element, "hidden", i >= len(cards))
		if i < len(cards) {
			f.Show(cards[i], "", fmt.Sprintf(ui.WordTakeAway.In(l), ui.CardName(cards[i], l)))
		}
	}
	h.howMany.SetTextContent(count(len(cards), l))
}

// wordFaceOf names a card of the deck, and whether it is in the hand or was
// played.
func wordFaceOf(card string, held, played bool, l shell.Language) string {
	name := ui.CardName(card, l)
	switch {
	case held:
		return fmt.Sprintf(wordHeld.In(l), name)
	case played:
		return fmt.Sprintf(wordMarked.In(l), name)
	}
	return name
}

// evaluation is a hand divided into combinations, with the engine's values.
type evaluation struct {
	Combinations []valued `json:"combinations"`
	HandValue    int      `json:"handValue"`
	CanFinish    bool     `json:"canFinish"`
	Refuses      bool     `json:"refuses"`
	Best         string   `json:"best"`
}

type valued struct {
	Combination string `json:"combination"`
	Kind        string `json:"kind"`
	Value       int    `json:"value"`
	Priority    int    `json:"priority"`
	Rank        int    `json:"rank"`
	HiRanks     int    `json:"hiRanks"`
	Same        int    `json:"same"`
	Points      int    `json:"points"`
	Flows       bool   `json:"flows"`
}

// findings shows an evaluation.
type findings struct {
	value, sum, finish, list ui.Element
	rows                     []*roleRow
}

// roleRow is a combination of the list; its parts are in the order of
// valueParts.
type roleRow struct {
	item, cards, kind, flag, worth, bar, priority ui.Element
	names, numbers                                []ui.Element
}

var valueParts = []shell.Text{wordHigher, wordSame, wordRank, wordAdds}

func newFindings() *findings {
	return &findings{value: ui.ByID("dfg-value"), sum: ui.ByID("dfg-sum"), finish: ui.ByID("dfg-finish"), list: ui.ByID("dfg-roles")}
}

// draw shows an evaluation, nil for none.
func (v *findings) draw(found *evaluation, l shell.Language) {
	if found == nil {
		v.value.SetTextContent("")
		v.sum.SetTextContent(wordNoHand.In(l))
		v.finish.SetTextContent("")
		found = &evaluation{}
	} else {
		v.drawSum(found, l)
	}
	for len(v.rows) < len(found.Combinations) {
		v.rows = append(v.rows, v.newRow())
	}
	for i, row := range v.rows {
		ui.Mark(row.item, "hidden", i >= len(found.Combinations))
		if i < len(found.Combinations) {
			row.draw(&found.Combinations[i], found.Combinations[i].Combination == found.Best, l)
		}
	}
}

func (v *findings) drawSum(found *evaluation, l shell.Language) {
	parts := make([]string, len(found.Combinations))
	for i, role := range found.Combinations {
		parts[i] = ui.Signed(role.Points)
	}
	v.value.SetTextContent(ui.Signed(found.HandValue))
	v.sum.SetTextContent(fmt.Sprintf(wordHandValue.In(l), strings.Join(parts, " ")))
	words := wordNoFinish.In(l)
	if found.CanFinish {
		words = wordFinish.In(l)
	}
	if found.Refuses {
		words += " " + wordRefuses.In(l)
	}
	v.finish.SetTextContent(words)
	ui.Mark(v.finish, "data-can", found.CanFinish)
}

func (v *findings) newRow() *roleRow {
	item := ui.CreateIn(v.list, 1, "li", "appraised")[0]
	parts := ui.CreateIn(item, 6, "div", "")
	for i, class := range []string{"faces", "kind", "flag", "worth", "track", "priority"} {
		parts[i].SetAttribute("class", class)
	}
	row := &roleRow{item: item, cards: parts[0], kind: parts[1], flag: parts[2], worth: parts[3], bar: parts[4], priority: parts[5]}
	table := ui.CreateIn(item, 1, "dl", "parts")[0]
	for _, pair := range ui.CreateIn(table, len(valueParts), "div", "") {
		row.names = append(row.names, ui.CreateIn(pair, 1, "dt", "")[0])
		row.numbers = append(row.numbers, ui.CreateIn(pair, 1, "dd", "")[0])
	}
	return row
}

// draw shows a combination and the parts of its values. The bar is full at 100.
// Only the complete form exceeds 100, for a combination that certainly clears
// the field.
func (row *roleRow) draw(r *valued, best bool, l shell.Language) {
	ui.Mark(row.item, "data-best", best)
	ui.Mark(row.item, "data-flows", r.Flows)
	row.cards.SetTextContent("")
	ui.Picture(row.cards, roleWords(r.Combination, l))
	row.cards.Style().SetProperty("--cards", strconv.Itoa(len(roleCards(r.Combination))), "")
	faces(row.cards, r.Combination)
	row.kind.SetTextContent(wordRole[r.Kind].In(l))
	flags := ""
	if r.Flows {
		flags = wordFlowing.In(l)
	}
	row.flag.SetTextContent(flags)
	row.worth.SetTextContent("")
	labelled(row.worth, wordValue.In(l), strconv.Itoa(r.Value))
	row.bar.Style().SetProperty("--share", strconv.Itoa(min(r.Value, 100))+"%", "")
	row.priority.SetTextContent("")
	labelled(row.priority, wordPriority.In(l), strconv.Itoa(r.Priority))
	if best {
		ui.CreateIn(row.priority, 1, "span", "leads")[0].SetTextContent(wordLeads.In(l))
	}
	for i, n := range []string{strconv.Itoa(r.HiRanks), strconv.Itoa(r.Same), strconv.Itoa(r.Rank), ui.Signed(r.Points)} {
		row.names[i].SetTextContent(valueParts[i].In(l))
		row.numbers[i].SetTextContent(n)
	}
}

// labelled writes a number after its name.
func labelled(into ui.Element, name, number string) {
	ui.CreateIn(into, 1, "small", "")[0].SetTextContent(name + " ")
	ui.CreateIn(into, 1, "b", "")[0].SetTextContent(number)
}
