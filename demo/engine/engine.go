//go:build js && wasm

// Package engine is tefuda's public JavaScript API for the page's Go program.
// Ask puts a short question. A Question is for long searches: it can be aborted
// and reports progress.
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
	// ask is main.js's function. It calls a function of the API and turns every
	// throw into a rejected promise: a throw must not reach Go, which cannot
	// catch it under TinyGo.
	ask js.Value
}

// Load waits for the engine, which loads at the same time as this program. It
// blocks.
func Load() (*Engine, error) {
	demo := js.Global().Get("tefudaDemo")
	api, err := Await(demo.Get("engine"))
	if err != nil {
		return nil, err
	}
	label := api.Get("version").String() + " · " + api.Get("compiler").String()
	return &Engine{Label: label, ask: demo.Get("ask")}, nil
}

// InputError is the API's InputError: the reader's input is not a valid hand or
// board. The message is for the reader, next to the input, in the page's
// language. In Japanese it does not begin with the API's name of the field.
type InputError struct{ Field, Message string }

// Error is the message.
func (e *InputError) Error() string { return e.Message }

// ErrAborted is the error of a question that was stopped.
var ErrAborted = errors.New("aborted")

// Answer is a value from the engine that goes back to it unread: a table, a
// view.
type Answer struct{ js.Value }

// Ask puts one question and waits for the answer, which it reads into a struct
// or keeps whole in an *Answer. It must not run inside an event listener: the
// promise cannot settle before the listener returns. If e is nil, because no engine has loaded, the question counts as stopped.
func (e *Engine) Ask(into any, game, function string, args ...any) error {
	if e == nil {
		return ErrAborted
	}
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

// settled is the result of a promise.
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

// thrown converts a thrown JavaScript value to an error.
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
