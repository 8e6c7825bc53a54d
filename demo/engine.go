//go:build js && wasm

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"syscall/js"
)

// engine is the public JavaScript API, as init() of the npm package returns it.
type engine struct{ api js.Value }

// label names the engine's build.
func (e *engine) label() string {
	return e.api.Get("version").String() + " · " + e.api.Get("compiler").String()
}

// inputError is the API's InputError: what the reader wrote is not a hand or
// not a board. The message is for the reader, beside the input.
type inputError struct{ code, field, message string }

func (e *inputError) Error() string { return e.message }

// errAborted is what a question ends with whose AbortController was used.
var errAborted = errors.New("aborted")

// ask puts one question and waits for the answer, which it decodes into a
// struct. It must not run inside an event listener: the promise cannot settle
// before the listener returns.
//
// The answer comes over as JSON, in one piece: read property by property, the
// 1,482 pairs of a full 20×20 board cost 20 ms more.
func (e *engine) ask(into any, namespace, function string, args ...any) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = jsError(thrown.Value)
		case error: // an engine without that namespace
			err = thrown
		case string: // or without that function
			err = errors.New(thrown)
		default:
			panic(thrown)
		}
	}()
	answer, err := await(e.api.Get(namespace).Call(function, args...))
	if err != nil {
		return err
	}
	return json.Unmarshal([]byte(js.Global().Get("JSON").Call("stringify", answer).String()), into)
}

// await blocks the goroutine until the promise settles.
func await(promise js.Value) (js.Value, error) {
	values, errs := make(chan js.Value, 1), make(chan error, 1)
	resolved := js.FuncOf(func(_ js.Value, args []js.Value) any {
		values <- args[0]
		return nil
	})
	defer resolved.Release()
	rejected := js.FuncOf(func(_ js.Value, args []js.Value) any {
		errs <- jsError(args[0])
		return nil
	})
	defer rejected.Release()
	promise.Call("then", resolved, rejected)
	select {
	case value := <-values:
		return value, nil
	case err := <-errs:
		return js.Undefined(), err
	}
}

func jsError(thrown js.Value) error {
	if thrown.Type() != js.TypeObject {
		return fmt.Errorf("thrown: %s", thrown.String())
	}
	message := thrown.Get("message").String()
	switch thrown.Get("name").String() {
	case "InputError":
		return &inputError{thrown.Get("code").String(), thrown.Get("field").String(), message}
	case "AbortError":
		return errAborted
	}
	return errors.New(message)
}

// latest keeps at most one question with the engine. Changes that come while it
// is being answered are asked about together afterwards, and only the answer to
// the newest is drawn.
type latest struct {
	newest  int
	running bool
}

// run calls ask on a goroutine of its own, until nothing has changed meanwhile,
// and then draws with the function that ask returned.
func (l *latest) run(ask func() (draw func())) {
	l.newest++
	if l.running {
		return
	}
	l.running = true
	go func() {
		for {
			asked := l.newest
			draw := ask()
			if asked == l.newest {
				l.running = false
				draw()
				return
			}
		}
	}()
}
