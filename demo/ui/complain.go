//go:build js && wasm

package ui

import (
	"errors"
	"strings"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
)

// Complain shows an error next to its inputs and marks them invalid for
// assistive technology; "" clears both. If the message is in a closed sheet or
// rail, that opens.
func Complain(message Element, words string, inputs ...Node) {
	say(message, words)
	for _, input := range inputs {
		if words == "" {
			valueOf(input).Call("removeAttribute", "aria-invalid")
		} else {
			valueOf(input).Call("setAttribute", "aria-invalid", "true")
		}
	}
}

// ComplainAbout shows a refusal below a form and marks the input that the
// refusal's field names. It returns any other error.
func ComplainAbout(message Element, err error, inputs map[string]Node) error {
	var refused *engine.InputError
	words := ""
	if errors.As(err, &refused) {
		words, err = refused.Message, nil
	}
	for name, input := range inputs {
		if words != "" && strings.Contains(refused.Field, name) {
			Complain(message, words, input)
		} else {
			Complain(message, "", input)
		}
	}
	say(message, words)
	return err
}

// say writes a message. sheets.js hears of a message and opens the sheet or
// rail that holds it.
func say(message Element, words string) {
	message.SetTextContent(words)
	if words != "" {
		announced := js.Global().Get("Object").New()
		announced.Set("bubbles", true)
		message.Underlying().Call("dispatchEvent", js.Global().Get("CustomEvent").New("complaint", announced))
	}
}
