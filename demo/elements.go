//go:build js && wasm

package main

import (
	"errors"
	"strings"

	"honnef.co/go/js/dom/v2"
)

var document = dom.GetWindow().Document()

// byID returns an element of index.html. Wrapping one costs tens of
// microseconds: look up at the start, keep the result.
func byID(id string) dom.HTMLElement {
	return document.GetElementByID(id).(dom.HTMLElement)
}

func inputByID(id string) *dom.HTMLInputElement {
	return document.GetElementByID(id).(*dom.HTMLInputElement)
}

// create returns a new element with a class, which may be "".
func create(tag, class string) dom.HTMLElement {
	e := document.CreateElement(tag).(dom.HTMLElement)
	if class != "" {
		e.SetAttribute("class", class)
	}
	return e
}

// createIn appends n new elements to parent.
func createIn(parent dom.Node, n int, tag, class string) []dom.HTMLElement {
	made := make([]dom.HTMLElement, n)
	for i := range made {
		made[i] = create(tag, class)
		parent.AppendChild(made[i])
	}
	return made
}

// mark sets or removes an attribute that has no value.
func mark(e dom.Element, name string, on bool) {
	if on {
		e.SetAttribute(name, "")
	} else {
		e.RemoveAttribute(name)
	}
}

// onPress calls do when a button is pressed that is not disabled. aria-disabled
// says so and lets the focus stay, but holds no click back.
func onPress(button dom.HTMLElement, do func()) {
	button.AddEventListener("click", false, func(dom.Event) {
		if button.GetAttribute("aria-disabled") != pressed[true] {
			do()
		}
	})
}

// complain shows an error beside its inputs, and tells assistive technology that
// they are wrong; "" takes both back.
func complain(message dom.HTMLElement, words string, inputs ...dom.HTMLElement) {
	message.SetTextContent(words)
	for _, input := range inputs {
		if words == "" {
			input.RemoveAttribute("aria-invalid")
		} else {
			input.SetAttribute("aria-invalid", "true")
		}
	}
}

// complainAbout shows a refusal in words below a form and marks the input it is
// about, by the name in the refused field. It returns any other error.
func complainAbout(message dom.HTMLElement, err error, inputs map[string]dom.HTMLElement) error {
	var refused *inputError
	words := ""
	if errors.As(err, &refused) {
		words, err = refused.message, nil
	}
	for name, input := range inputs {
		if words != "" && strings.Contains(refused.field, name) {
			complain(message, words, input)
		} else {
			complain(message, "", input)
		}
	}
	message.SetTextContent(words)
	return err
}

// choice is a group of radio buttons.
type choice struct {
	value  string
	inputs map[string]*dom.HTMLInputElement
}

// newChoice takes over the radio buttons inside the element of that id.
func newChoice(id string, chosen func()) *choice {
	c := &choice{inputs: map[string]*dom.HTMLInputElement{}}
	group := byID(id)
	for _, e := range group.GetElementsByTagName("input") {
		input := e.(*dom.HTMLInputElement)
		c.inputs[input.Value()] = input
		if input.Checked() {
			c.value = input.Value()
		}
	}
	group.AddEventListener("change", false, func(ev dom.Event) {
		c.value = ev.Target().(*dom.HTMLInputElement).Value()
		chosen()
	})
	return c
}

// choose checks the button of that value; an unknown value changes nothing.
func (c *choice) choose(value string) {
	if input, ok := c.inputs[value]; ok {
		c.value = value
		input.SetChecked(true)
	}
}
