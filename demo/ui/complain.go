//go:build js && wasm

package ui

import (
	"errors"
	"strings"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
)

// Complain shows an error beside its inputs, and tells assistive technology that
// they are wrong; "" takes both back. A message in a sheet or a rail that is shut
// opens it.
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

// ComplainAbout shows a refusal in words below a form and marks the input it is
// about, by the name in the refused field. It returns any other error.
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

// say writes a message, and tells sheets.js of one that is to be seen.
func say(message Element, words string) {
	message.SetTextContent(words)
	if words != "" {
		announced := js.Global().Get("Object").New()
		announced.Set("bubbles", true)
		message.Underlying().Call("dispatchEvent", js.Global().Get("CustomEvent").New("complaint", announced))
	}
}
