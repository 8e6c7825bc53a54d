//go:build js && wasm

package ui

import "honnef.co/go/js/dom/v2"

// Choice is a group of radio buttons.
type Choice struct {
	Value  string
	Inputs map[string]*dom.HTMLInputElement
}

// NewChoice takes over the radio buttons inside the element of that id.
func NewChoice(id string, chosen func()) *Choice {
	c := &Choice{Inputs: map[string]*dom.HTMLInputElement{}}
	group := ByID(id)
	for _, e := range group.GetElementsByTagName("input") {
		input := e.(*dom.HTMLInputElement)
		c.Inputs[input.Value()] = input
		if input.Checked() {
			c.Value = input.Value()
		}
	}
	group.AddEventListener("change", false, func(ev dom.Event) {
		c.Value = ev.Target().(*dom.HTMLInputElement).Value()
		chosen()
	})
	return c
}

// Choose checks the button of that value; an unknown value changes nothing.
func (c *Choice) Choose(value string) {
	if input, ok := c.Inputs[value]; ok {
		c.Value = value
		input.SetChecked(true)
	}
}
