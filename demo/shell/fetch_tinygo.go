//go:build js && wasm && tinygo

package shell

import (
	"errors"
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
)

// fetch returns the text of a file, with the browser's own fetch. tinyutil's
// client needs net/http, which would be most of the program and is missing from
// some builds of TinyGo.
func fetch(path string) ([]byte, error) {
	limit := js.Global().Get("AbortSignal").Call("timeout", fetchTimeout.Milliseconds())
	response, err := engine.Await(js.Global().Call("fetch", path, map[string]any{"signal": limit}))
	if err != nil {
		return nil, errors.New(path + ": " + err.Error())
	}
	if !response.Get("ok").Bool() {
		return nil, errors.New(path + ": HTTP status " + strconv.Itoa(response.Get("status").Int()))
	}
	text, err := engine.Await(response.Call("text"))
	if err != nil {
		return nil, errors.New(path + ": " + err.Error())
	}
	return []byte(text.String()), nil
}
