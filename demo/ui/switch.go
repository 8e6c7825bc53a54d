//go:build js && wasm

package ui

import "syscall/js"

// Toggle is a button that is on or off.
type Toggle struct {
	button Element
	On     bool
}

// NewToggle takes over the button with that id, in the state that the page
// gives it.
func NewToggle(id string, turned func()) *Toggle {
	s := &Toggle{button: ByID(id)}
	s.On = s.button.GetAttribute("aria-pressed") == "true"
	On(s.button, "click", func(Event) {
		s.Turn(!s.On)
		turned()
	})
	return s
}

// Turn switches the button.
func (s *Toggle) Turn(on bool) {
	s.On = on
	s.button.SetAttribute("aria-pressed", Pressed[on])
}

// Calmly reports whether the reader prefers reduced motion.
func Calmly() bool {
	return js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}
