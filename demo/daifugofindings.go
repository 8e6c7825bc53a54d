//go:build js && wasm

package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// dfgHeap is cards that lie together, written and shown: the hand to evaluate,
// the cards played already.
type dfgHeap struct {
	text                  string
	row, message, howMany dom.HTMLElement
	input                 *dom.HTMLInputElement
	faces                 []*cardFace
}

// newDfgHeap takes over the elements whose ids begin so.
func newDfgHeap(id string, changed func()) *dfgHeap {
	h := &dfgHeap{row: byID(id + "cards"), message: byID(id + "error"), howMany: byID(id + "count"), input: inputByID(id + "text")}
	h.input.AddEventListener("input", false, func(dom.Event) {
		h.text = h.input.Value()
		changed()
	})
	h.row.AddEventListener("click", false, func(ev dom.Event) {
		cards := h.cards()
		for i, f := range h.faces[:min(len(cards), len(h.faces))] {
			if f.element.Underlying().Equal(ev.Target().Underlying()) {
				h.write(strings.Join(slices.Delete(cards, i, i+1), " "))
				changed()
			}
		}
	})
	return h
}

// cards are those of the text, none if it is nothing but cards.
func (h *dfgHeap) cards() []string {
	cards, ok := cardsIn(h.text)
	if !ok {
		return nil
	}
	return cards
}

func (h *dfgHeap) has(card string) bool { return slices.Contains(h.cards(), card) }

// write replaces the cards, in the field too.
func (h *dfgHeap) write(text string) {
	if cards, ok := cardsIn(text); ok {
		text = strings.Join(cards, " ")
	}
	h.text = text
	h.input.SetValue(text)
}

// remove takes all of a card away.
func (h *dfgHeap) remove(card string) {
	if h.has(card) {
		h.write(strings.Join(slices.DeleteFunc(h.cards(), func(c string) bool { return c == card }), " "))
	}
}

func (h *dfgHeap) draw(l language) {
	cards := h.cards()
	for len(h.faces) < len(cards) {
		h.faces = append(h.faces, &cardFace{element: createIn(h.row, 1, "button", "card")[0]})
	}
	for i, f := range h.faces {
		mark(f.element, "hidden", i >= len(cards))
		if i < len(cards) {
			f.show(cards[i], "", fmt.Sprintf(wordTakeAway.in(l), cardName(cards[i], l)))
		}
	}
	h.howMany.SetTextContent(dfgCount(len(cards), l))
}

// wordFaceOf names a card of the deck and where it lies.
func wordFaceOf(card string, held, played bool, l language) string {
	name := cardName(card, l)
	switch {
	case held:
		return fmt.Sprintf(wordDfgHeld.in(l), name)
	case played:
		return fmt.Sprintf(wordDfgMarked.in(l), name)
	}
	return name
}

// dfgEvaluation is a hand divided into roles, as the engine values it.
type dfgEvaluation struct {
	Roles     []dfgValued `json:"roles"`
	HandValue int         `json:"handValue"`
	CanFinish bool        `json:"canFinish"`
	Refuses   bool        `json:"refuses"`
	Best      string      `json:"best"`
}

type dfgValued struct {
	Role     string `json:"role"`
	Kind     string `json:"kind"`
	Value    int    `json:"value"`
	Priority int    `json:"priority"`
	Rank     int    `json:"rank"`
	HiRanks  int    `json:"hiRanks"`
	Same     int    `json:"same"`
	Points   int    `json:"points"`
	Flows    bool   `json:"flows"`
}

// dfgFindings shows an evaluation.
type dfgFindings struct {
	value, sum, finish, list dom.HTMLElement
	rows                     []*dfgRoleRow
}

// dfgRoleRow is a role of the list, its parts in the order of dfgParts.
type dfgRoleRow struct {
	item, cards, kind, flag, worth, bar, priority dom.HTMLElement
	names, numbers                                []dom.HTMLElement
}

var dfgParts = []text{wordDfgHigher, wordDfgSame, wordDfgRank, wordDfgAdds}

func newDfgFindings() *dfgFindings {
	return &dfgFindings{value: byID("dfg-value"), sum: byID("dfg-sum"), finish: byID("dfg-finish"), list: byID("dfg-roles")}
}

// draw shows an evaluation, nil for none.
func (v *dfgFindings) draw(found *dfgEvaluation, l language) {
	if found == nil {
		v.value.SetTextContent("")
		v.sum.SetTextContent(wordDfgNoHand.in(l))
		v.finish.SetTextContent("")
		found = &dfgEvaluation{}
	} else {
		v.drawSum(found, l)
	}
	for len(v.rows) < len(found.Roles) {
		v.rows = append(v.rows, v.newRow())
	}
	for i, row := range v.rows {
		mark(row.item, "hidden", i >= len(found.Roles))
		if i < len(found.Roles) {
			row.draw(&found.Roles[i], found.Roles[i].Role == found.Best, l)
		}
	}
}

func (v *dfgFindings) drawSum(found *dfgEvaluation, l language) {
	parts := make([]string, len(found.Roles))
	for i, role := range found.Roles {
		parts[i] = signed(role.Points)
	}
	v.value.SetTextContent(signed(found.HandValue))
	v.sum.SetTextContent(fmt.Sprintf(wordDfgHandValue.in(l), strings.Join(parts, " ")))
	words := wordDfgNoFinish.in(l)
	if found.CanFinish {
		words = wordDfgFinish.in(l)
	}
	if found.Refuses {
		words += " " + wordDfgRefuses.in(l)
	}
	v.finish.SetTextContent(words)
	mark(v.finish, "data-can", found.CanFinish)
}

func (v *dfgFindings) newRow() *dfgRoleRow {
	item := createIn(v.list, 1, "li", "appraised")[0]
	parts := createIn(item, 6, "div", "")
	for i, class := range []string{"faces", "kind", "flag", "worth", "track", "priority"} {
		parts[i].SetAttribute("class", class)
	}
	row := &dfgRoleRow{item: item, cards: parts[0], kind: parts[1], flag: parts[2], worth: parts[3], bar: parts[4], priority: parts[5]}
	row.cards.SetAttribute("role", "img")
	table := createIn(item, 1, "dl", "parts")[0]
	for _, pair := range createIn(table, len(dfgParts), "div", "") {
		row.names = append(row.names, createIn(pair, 1, "dt", "")[0])
		row.numbers = append(row.numbers, createIn(pair, 1, "dd", "")[0])
	}
	return row
}

// draw shows a role and what its values are made of. The bar is full at 100,
// beyond which the complete form goes where a role clears for certain.
func (row *dfgRoleRow) draw(r *dfgValued, best bool, l language) {
	mark(row.item, "data-best", best)
	mark(row.item, "data-flows", r.Flows)
	row.cards.SetTextContent("")
	row.cards.SetAttribute("aria-label", dfgRoleWords(r.Role, l))
	row.cards.Style().SetProperty("--cards", strconv.Itoa(len(dfgCards(r.Role))), "")
	dfgFaces(row.cards, r.Role)
	row.kind.SetTextContent(wordDfgRole[r.Kind].in(l))
	flags := ""
	if r.Flows {
		flags = wordDfgFlowing.in(l)
	}
	row.flag.SetTextContent(flags)
	row.worth.SetTextContent("")
	labelled(row.worth, wordDfgValue.in(l), strconv.Itoa(r.Value))
	row.bar.Style().SetProperty("--share", strconv.Itoa(min(r.Value, 100))+"%", "")
	row.priority.SetTextContent("")
	labelled(row.priority, wordDfgPriority.in(l), strconv.Itoa(r.Priority))
	if best {
		createIn(row.priority, 1, "span", "leads")[0].SetTextContent(wordDfgLeads.in(l))
	}
	for i, n := range []string{strconv.Itoa(r.HiRanks), strconv.Itoa(r.Same), strconv.Itoa(r.Rank), signed(r.Points)} {
		row.names[i].SetTextContent(dfgParts[i].in(l))
		row.numbers[i].SetTextContent(n)
	}
}

// labelled writes a number under its name.
func labelled(into dom.HTMLElement, name, number string) {
	createIn(into, 1, "small", "")[0].SetTextContent(name + " ")
	createIn(into, 1, "b", "")[0].SetTextContent(number)
}
