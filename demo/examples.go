//go:build js && wasm

package main

import "honnef.co/go/js/dom/v2"

// example is what the entries of every data/*.json have in common.
type example struct {
	Title text `json:"title"`
	Note  text `json:"note"`
}

// examples is a room's row of example buttons and the note under it.
type examples struct {
	page      *page
	row, note dom.HTMLElement
	list      []example
	buttons   []dom.HTMLElement
	chosen    int // -1 when the reader has moved on
	failure   error
}

// newExamples takes over the row and the note of a room and fetches the file,
// an array of T. arrived gets the array; choose gets the index of a pressed
// button.
func newExamples[T any](p *page, room, file string, common func(T) example, arrived func([]T), choose func(int)) *examples {
	x := &examples{page: p, row: byID(room + "-examples"), note: byID(room + "-note"), chosen: -1}
	x.row.AddEventListener("click", false, func(ev dom.Event) {
		for i, button := range x.buttons {
			if button.Underlying().Equal(ev.Target().Underlying()) {
				choose(i)
				x.show(i)
			}
		}
	})
	go func() {
		var list []T
		if x.failure = fetchJSON(file, &list); x.failure != nil {
			x.speak()
			return
		}
		for _, entry := range list {
			x.list = append(x.list, common(entry))
		}
		x.buttons = createIn(x.row, len(list), "button", "")
		x.speak()
		arrived(list)
	}()
	return x
}

// show marks one example as the one on the table and explains it; -1 marks none.
func (x *examples) show(chosen int) {
	if chosen == x.chosen && chosen < 0 {
		return
	}
	x.chosen = chosen
	x.speak()
}

func (x *examples) speak() {
	note := ""
	if x.failure != nil {
		note = wordNoExamples.in(x.page.lang) + x.failure.Error()
	}
	for i, button := range x.buttons {
		button.SetTextContent(x.list[i].Title.in(x.page.lang))
		button.SetAttribute("aria-pressed", pressed[i == x.chosen])
		if i == x.chosen {
			note = x.list[i].Note.in(x.page.lang)
		}
	}
	x.note.SetTextContent(note)
}

// pressed is aria-pressed in its own spelling.
var pressed = map[bool]string{true: "true", false: "false"}
