//go:build js && wasm

package ui

import "honnef.co/go/js/dom/v2"

// Choice is a group of radio buttons.
type Choice struct {
	Value  string
	Inputs map[string]*dom.HTMLInputElement
}

// NewChoice takes over the radio buttons inside the element with that id.
func NewChoice(id string, chosen func()) *Choice {
	c := &Choice{Inputs: map[string]*dom.HTMLInputElement{}}
	group := ByID(id)
	for _, input := range Inputs(group) {
		c.Inputs[input.Value()] = input
		if input.Checked() {
			c.Value = input.Value()
		}
	}
	On(group, "change", func(ev Event) {
		c.Value = input(Target(ev)).Value()
		chosen()
	})
	return c
}

// Choose checks the button with that value; an unknown value changes nothing.
func (c *Choice) Choose(value string) {
	if input, ok := c.Inputs[value]; ok {
		c.Value = value
		input.SetChecked(true)
	}
}
