//go:build js && wasm

package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"syscall/js"
)

// Engine is the public JavaScript API, as init() of the npm package returns it.
type Engine struct{ Api js.Value }

// Label names the engine's build.
func (e *Engine) Label() string {
	return e.Api.Get("version").String() + " · " + e.Api.Get("compiler").String()
}

// InputError is the API's InputError: what the reader wrote is not a hand or
// not a board. The message is for the reader, beside the input.
type InputError struct{ code, Field, Message string }

func (e *InputError) Error() string { return e.Message }

// ErrAborted is what a question ends with whose AbortController was used.
var ErrAborted = errors.New("aborted")

// Ask puts one question and waits for the answer, which it decodes into a
// struct. It must not run inside an event listener: the promise cannot settle
// before the listener returns.
//
// The answer comes over as JSON, in one piece: read property by property, the
// 1,482 pairs of a full 20×20 board cost 20 ms more.
func (e *Engine) Ask(into any, namespace, function string, args ...any) (err error) {
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
	answer, err := Await(e.Api.Get(namespace).Call(function, args...))
	if err != nil {
		return err
	}
	return json.Unmarshal([]byte(js.Global().Get("JSON").Call("stringify", answer).String()), into)
}

// Await blocks the goroutine until the promise settles.
func Await(promise js.Value) (js.Value, error) {
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
		return &InputError{thrown.Get("code").String(), thrown.Get("field").String(), message}
	case "AbortError":
		return ErrAborted
	}
	return errors.New(message)
}

// Latest keeps at most one question with the engine. Changes that come while it
// is being answered are asked about together afterwards, and only the answer to
// the newest is drawn.
type Latest struct {
	newest  int
	running bool
}

// Run calls ask on a goroutine of its own, until nothing has changed meanwhile,
// and then draws with the function that ask returned.
func (l *Latest) Run(ask func() (draw func())) {
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
