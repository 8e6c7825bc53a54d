//go:build js && wasm

package ui

import "strconv"

// Face marks an element with the face of the player in a seat (0 to 9) and the key of the level, "" for a person.
// faces.css draws it before the element's content. The picture has no text alternative, because name and level stand next to it.
func Face(e Element, seat int, level string) {
	e.SetAttribute("data-face", strconv.Itoa(seat))
	e.SetAttribute("data-level", level)
}
