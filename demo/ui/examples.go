//go:build js && wasm

package ui

import (
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
)

// Example holds the common fields of every examples.json.
type Example struct {
	Title shell.Text `json:"title"`
	Note  shell.Text `json:"note"`
}

// Examples is a room's row of example buttons and the note under it.
type Examples struct {
	page      *shell.Page
	row, note Element
	list      []Example
	buttons   []Element
	chosen    int // the index of the example on the table, -1 for none
	failure   error
}

// NewExamples takes over a room's row and note and fetches its examples.json,
// an array of T. It calls arrived with the array, and choose with the index of
// a pressed button.
func NewExamples[T any](p *shell.Page, room string, common func(T) Example, arrived func([]T), choose func(int)) *Examples {
	x := &Examples{page: p, row: ByID(room + "-examples"), note: ByID(room + "-note"), chosen: -1}
	On(x.row, "click", func(ev Event) {
		for i, button := range x.buttons {
			if Is(button, Target(ev)) {
				choose(i)
				x.Show(i)
			}
		}
	})
	engine.Start(func() {
		var list []T
		if x.failure = shell.FetchJSON("rooms/"+room+"/examples.json", &list); x.failure != nil {
			x.Speak()
			return
		}
		for _, entry := range list {
			x.list = append(x.list, common(entry))
		}
		x.buttons = CreateIn(x.row, len(list), "button", "")
		x.Speak()
		arrived(list)
	})
	return x
}

// Show marks the example on the table and shows its note; -1 marks none.
func (x *Examples) Show(chosen int) {
	if chosen == x.chosen && chosen < 0 {
		return
	}
	x.chosen = chosen
	x.Speak()
}

// Speak writes the titles and the note in the page's language.
func (x *Examples) Speak() {
	note := ""
	if x.failure != nil {
		note = wordNoExamples.In(x.page.Lang) + x.failure.Error()
	}
	for i, button := range x.buttons {
		button.SetTextContent(x.list[i].Title.In(x.page.Lang))
		button.SetAttribute("aria-pressed", Pressed[i == x.chosen])
		if i == x.chosen {
			note = x.list[i].Note.In(x.page.Lang)
		}
	}
	x.note.SetTextContent(note)
}
