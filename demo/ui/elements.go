//go:build js && wasm

package ui

import "honnef.co/go/js/dom/v2"

var Document = dom.GetWindow().Document()

// ByID returns an element of index.html. Wrapping one costs tens of
// microseconds: look up at the start, keep the result.
func ByID(id string) dom.HTMLElement {
	return Document.GetElementByID(id).(dom.HTMLElement)
}

func InputByID(id string) *dom.HTMLInputElement {
	return Document.GetElementByID(id).(*dom.HTMLInputElement)
}

// Create returns a new element with a class, which may be "".
func Create(tag, class string) dom.HTMLElement {
	e := Document.CreateElement(tag).(dom.HTMLElement)
	if class != "" {
		e.SetAttribute("class", class)
	}
	return e
}

// CreateIn appends n new elements to parent.
func CreateIn(parent dom.Node, n int, tag, class string) []dom.HTMLElement {
	made := make([]dom.HTMLElement, n)
	for i := range made {
		made[i] = Create(tag, class)
		parent.AppendChild(made[i])
	}
	return made
}

// Mark sets or removes an attribute that has no value.
func Mark(e dom.Element, name string, on bool) {
	if on {
		e.SetAttribute(name, "")
	} else {
		e.RemoveAttribute(name)
	}
}

// OnPress calls do when a button is pressed that is not disabled. aria-disabled
// says so and lets the focus stay, but holds no click back.
func OnPress(button dom.HTMLElement, do func()) {
	button.AddEventListener("click", false, func(dom.Event) {
		if button.GetAttribute("aria-disabled") != Pressed[true] {
			do()
		}
	})
}

// Pressed is aria-pressed in its own spelling.
var Pressed = map[bool]string{true: "true", false: "false"}
