//go:build js && wasm

// Package ui is what two rooms share: elements and what listens to them, cards
// and the deck, switches, examples, lists of advice, numbers and words.
package ui

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// Element is an element of the page, Event what happens to one: dom's own types
// and not its interfaces, by which TinyGo would carry every element and every
// event that HTML has. An event that no key made has no keys.
type (
	Element = *dom.BasicHTMLElement
	Event   = *dom.KeyboardEvent
)

// Node is an Element, or a field of a form.
type Node interface{ Underlying() js.Value }

// valueOf is n.Underlying() without a call by the interface. Of such a call TinyGo
// makes a function with a branch for each of dom's types; to compile that for good,
// WebKit takes gigabytes, and no module that is loaded later is compiled meanwhile.
func valueOf(n Node) js.Value {
	switch n := n.(type) {
	case Element:
		return n.Underlying()
	case *dom.HTMLInputElement:
		return n.Underlying()
	case *dom.HTMLSelectElement:
		return n.Underlying()
	case *dom.HTMLTextAreaElement:
		return n.Underlying()
	case *dom.HTMLProgressElement:
		return n.Underlying()
	}
	panic("ui: an element of another kind")
}

// Document is where keys are heard wherever the focus is.
var Document Node = element(js.Global().Get("document"))

func element(v js.Value) Element {
	if v.IsNull() || v.IsUndefined() {
		return nil
	}
	return &dom.BasicHTMLElement{BasicElement: &dom.BasicElement{BasicNode: &dom.BasicNode{Value: v}}}
}

// ByID returns an element of index.html. Look up at the start, keep the result:
// under TinyGo no element is ever forgotten.
func ByID(id string) Element {
	return element(js.Global().Get("document").Call("getElementById", id))
}

// InputByID returns a text field, a checkbox or a radio button.
func InputByID(id string) *dom.HTMLInputElement { return input(ByID(id)) }

func input(e Element) *dom.HTMLInputElement { return &dom.HTMLInputElement{BasicHTMLElement: e} }

// MenuByID returns a menu.
func MenuByID(id string) *dom.HTMLSelectElement {
	return &dom.HTMLSelectElement{BasicHTMLElement: ByID(id)}
}

// ProgressByID returns a progress bar.
func ProgressByID(id string) *dom.HTMLProgressElement {
	return &dom.HTMLProgressElement{BasicHTMLElement: ByID(id)}
}

// Query returns the first element below one that a selector matches, nil if
// none does.
func Query(below Node, selector string) Element {
	return element(valueOf(below).Call("querySelector", selector))
}

// All returns all elements below one that a selector matches.
func All(below Node, selector string) []Element {
	list := valueOf(below).Call("querySelectorAll", selector)
	all := make([]Element, list.Length())
	for i := range all {
		all[i] = element(list.Index(i))
	}
	return all
}

// Inputs returns all fields and buttons of a form below an element.
func Inputs(below Node) []*dom.HTMLInputElement {
	var all []*dom.HTMLInputElement
	for _, e := range All(below, "input") {
		all = append(all, input(e))
	}
	return all
}

// Closest is the innermost element around one, itself perhaps, that a selector
// matches, nil if none does.
func Closest(e Element, selector string) Element {
	return element(e.Underlying().Call("closest", selector))
}

// Parent is the element that one lies in.
func Parent(e Node) Element { return element(valueOf(e).Get("parentElement")) }

// Copy copies an element and all in it.
func Copy(e Element) Element { return element(e.Underlying().Call("cloneNode", true)) }

// On calls do at every event of a name, for as long as the page lives.
func On(at Node, name string, do func(Event)) {
	valueOf(at).Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(&dom.KeyboardEvent{BasicEvent: &dom.BasicEvent{Value: args[0]}})
		return nil
	}))
}

// Target is the element that an event happened to.
func Target(ev Event) Element { return element(ev.Underlying().Get("target")) }

// Under is the element below a pointer, nil if none is: a finger that moves has
// not left the element where it began.
func Under(ev Event) Element {
	pointer := ev.Underlying()
	return element(js.Global().Get("document").Call("elementFromPoint", pointer.Get("clientX"), pointer.Get("clientY")))
}

// Is says that two are the same element.
func Is(a, b Node) bool { return valueOf(a).Equal(valueOf(b)) }

// Create returns a new element with a class, which may be "".
func Create(tag, class string) Element {
	e := element(js.Global().Get("document").Call("createElement", tag))
	if class != "" {
		e.SetAttribute("class", class)
	}
	return e
}

// CreateIn appends n new elements to parent.
func CreateIn(parent Node, n int, tag, class string) []Element {
	made := make([]Element, n)
	for i := range made {
		made[i] = Create(tag, class)
		valueOf(parent).Call("appendChild", made[i].Underlying())
	}
	return made
}

// ClearPlaces takes away what keeps places in the HTML for elements to come, so
// that nothing moves when they do.
func ClearPlaces(parent Node) {
	for _, place := range All(parent, ".place") {
		place.Underlying().Call("remove")
	}
}

// Mark sets or removes an attribute that has no value.
func Mark(e Element, name string, on bool) {
	if on {
		e.SetAttribute(name, "")
	} else {
		e.RemoveAttribute(name)
	}
}

// OnPress calls do when a button is pressed that is not disabled. aria-disabled
// says so and lets the focus stay, but holds no click back.
func OnPress(button Element, do func()) {
	On(button, "click", func(Event) {
		if button.GetAttribute("aria-disabled") != Pressed[true] {
			do()
		}
	})
}

// Pressed is aria-pressed in its own spelling.
var Pressed = map[bool]string{true: "true", false: "false"}
