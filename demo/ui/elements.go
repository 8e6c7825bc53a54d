//go:build js && wasm

// Package ui holds what at least two rooms share: elements and their listeners,
// cards and the deck, switches, examples, lists of advice, numbers and words.
package ui

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
)

// Element is an element of the page, Event an event. They are dom's concrete
// types: dom's interfaces would make TinyGo keep every element and every event
// that HTML has. The key fields of an Event are empty unless a key made it.
type (
	Element = *dom.BasicHTMLElement
	Event   = *dom.KeyboardEvent
)

// Node is an Element or a form field.
type Node interface{ Underlying() js.Value }

// valueOf is n.Underlying() without a call through the interface. TinyGo
// compiles such a call to a function with a branch for each of dom's types.
// WebKit takes gigabytes to optimise that function, and compiles no later
// module meanwhile.
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

// Document receives key events wherever the focus is.
var Document Node = element(js.Global().Get("document"))

// ElementOf is an element that JavaScript has passed, nil for null.
func ElementOf(v js.Value) Element { return element(v) }

func element(v js.Value) Element {
	if v.IsNull() || v.IsUndefined() {
		return nil
	}
	return &dom.BasicHTMLElement{BasicElement: &dom.BasicElement{BasicNode: &dom.BasicNode{Value: v}}}
}

// ByID returns an element of index.html. Look elements up at the start and keep
// them: under TinyGo no element is ever freed.
func ByID(id string) Element {
	return element(js.Global().Get("document").Call("getElementById", id))
}

// InputByID returns a text field, a checkbox or a radio button.
func InputByID(id string) *dom.HTMLInputElement { return input(ByID(id)) }

func input(e Element) *dom.HTMLInputElement { return &dom.HTMLInputElement{BasicHTMLElement: e} }

// MenuByID returns a <select>.
func MenuByID(id string) *dom.HTMLSelectElement {
	return &dom.HTMLSelectElement{BasicHTMLElement: ByID(id)}
}

// ProgressByID returns a progress bar.
func ProgressByID(id string) *dom.HTMLProgressElement {
	return &dom.HTMLProgressElement{BasicHTMLElement: ByID(id)}
}

// Query returns the first element below another that a selector matches, nil if
// none does.
func Query(below Node, selector string) Element {
	return element(valueOf(below).Call("querySelector", selector))
}

// All returns all elements below another that a selector matches.
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

// Closest returns the innermost of an element and its ancestors that a selector
// matches, nil if none does.
func Closest(e Element, selector string) Element {
	return element(e.Underlying().Call("closest", selector))
}

// Parent is an element's parent.
func Parent(e Node) Element { return element(valueOf(e).Get("parentElement")) }

// Copy copies an element and its content.
func Copy(e Element) Element { return element(e.Underlying().Call("cloneNode", true)) }

// On calls do at every event of that name, for the life of the page.
func On(at Node, name string, do func(Event)) {
	valueOf(at).Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(&dom.KeyboardEvent{BasicEvent: &dom.BasicEvent{Value: args[0]}})
		return nil
	}))
}

// Target is the element that received an event.
func Target(ev Event) Element { return element(ev.Underlying().Get("target")) }

// Under is the element under a pointer, nil if there is none. Events of a
// moving finger keep the target where it began.
func Under(ev Event) Element {
	pointer := ev.Underlying()
	return element(js.Global().Get("document").Call("elementFromPoint", pointer.Get("clientX"), pointer.Get("clientY")))
}

// Is reports whether two nodes are the same element.
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

// Picture makes an element a picture to assistive technology, with a name. An element without a name is no picture yet.
func Picture(e Element, name string) {
	e.SetAttribute("role", "img")
	e.SetAttribute("aria-label", name)
}

// Vector appends an element of an SVG picture to another, or to the element that
// holds the picture.
func Vector(parent js.Value, tag, class string) js.Value {
	made := js.Global().Get("document").Call("createElementNS", "http://www.w3.org/2000/svg", tag)
	if class != "" {
		made.Call("setAttribute", "class", class)
	}
	parent.Call("appendChild", made)
	return made
}

// Labelled returns a button with static words in both languages. The style sheet shows one of them.
func Labelled(words shell.Text) Element {
	button := Create("button", "")
	for i, of := range CreateIn(CreateIn(button, 1, "span", "")[0], 2, "span", "") {
		of.SetAttribute("lang", [2]string{"en", "ja"}[i])
		of.SetTextContent(words[i])
	}
	return button
}

// ClearPlaces removes the placeholders that the HTML holds for elements to
// come. They keep the layout still until then.
func ClearPlaces(parent Node) {
	for _, place := range All(parent, ".place") {
		place.Underlying().Call("remove")
	}
}

// Mark sets or removes an attribute without a value.
func Mark(e Element, name string, on bool) {
	if on {
		e.SetAttribute(name, "")
	} else {
		e.RemoveAttribute(name)
	}
}

// OnPress calls do when a button is pressed, unless it is aria-disabled.
// aria-disabled keeps the focus on the button, but does not stop clicks.
func OnPress(button Element, do func()) {
	On(button, "click", func(Event) {
		if button.GetAttribute("aria-disabled") != Pressed[true] {
			do()
		}
	})
}

// Pressed are the values of aria-pressed.
var Pressed = map[bool]string{true: "true", false: "false"}
