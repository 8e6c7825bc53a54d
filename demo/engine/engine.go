//go:build js && wasm

// Package engine is the public JavaScript API of tefuda as the page's Go program
// calls it: one function for a short question, a Question for what takes long,
// may be given up and tells how it gets on.
package engine

import (
	"errors"
	"strings"
	"syscall/js"
)

// Engine is the API, as init() of the npm package returns it.
type Engine struct {
	// Label names the engine's build.
	Label string
	// ask is main.js's: it calls a function of the API, and whatever is thrown
	// there rejects a promise. A throw must not reach Go, which under TinyGo
	// cannot catch it.
	ask js.Value
}

// Load waits for the engine, which loads beside this program. It blocks.
func Load() (*Engine, error) {
	demo := js.Global().Get("tefudaDemo")
	api, err := Await(demo.Get("engine"))
	if err != nil {
		return nil, err
	}
	label := api.Get("version").String() + " · " + api.Get("compiler").String()
	return &Engine{Label: label, ask: demo.Get("ask")}, nil
}

// InputError is the API's InputError: what the reader wrote is not a hand or
// not a board. The message is for the reader, beside the input, in the page's
// language; in Japanese it does not begin with the API's name of the field.
type InputError struct{ Field, Message string }

// Error is the message.
func (e *InputError) Error() string { return e.Message }

// ErrAborted is what a question ends with that was stopped.
var ErrAborted = errors.New("aborted")

// Answer is a value that the engine has given, which it takes back as it is: a
// game, a view.
type Answer struct{ js.Value }

// Ask puts one question and waits for the answer, which is read into a struct,
// or kept whole in an *Answer. It must not run inside an event listener: the
// promise cannot settle before the listener returns.
func (e *Engine) Ask(into any, game, function string, args ...any) error {
	answer, err := Await(e.ask.Invoke(append([]any{game, function}, args...)...))
	if err != nil {
		return err
	}
	if whole, ok := into.(*Answer); ok {
		whole.Value = answer
		return nil
	}
	return Answer{answer}.Read(into)
}

// settled is how a promise has ended.
type settled struct {
	value js.Value
	err   error
}

// Await blocks the goroutine until the promise settles.
func Await(promise js.Value) (js.Value, error) {
	end := make(chan settled, 1)
	resolved := js.FuncOf(func(_ js.Value, args []js.Value) any {
		end <- settled{value: args[0]}
		return nil
	})
	defer resolved.Release()
	rejected := js.FuncOf(func(_ js.Value, args []js.Value) any {
		end <- settled{err: thrown(args[0])}
		return nil
	})
	defer rejected.Release()
	promise.Call("then", resolved, rejected)
	how := <-end
	return how.value, how.err
}

// thrown is what JavaScript has thrown as an error.
func thrown(what js.Value) error {
	if what.Type() != js.TypeObject {
		return errors.New("thrown: " + js.Global().Call("String", what).String())
	}
	message := what.Get("message").String()
	switch what.Get("name").String() {
	case "InputError":
		field := what.Get("field").String()
		return &InputError{field, strings.TrimPrefix(message, field+"：")}
	case "AbortError":
		return ErrAborted
	}
	return errors.New(message)
}
