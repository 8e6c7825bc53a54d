//go:build js && wasm

package shell

import (
	"errors"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/shell/keep"
)

// errFull is the error of a full storage.
var errFull = errors.New("full")

// storage is localStorage, through the functions of kept.js.
type storage struct{ js.Value }

func newStorage() storage { return storage{js.Global().Get("tefudaDemo").Get("kept")} }

// Read implements keep.Storage.
func (s storage) Read(key string) (string, bool, error) {
	switch text := s.Call("read", key); {
	case text.IsUndefined():
		return "", false, keep.ErrDenied
	case text.IsNull():
		return "", false, nil
	default:
		return text.String(), true, nil
	}
}

// Write implements keep.Storage.
func (s storage) Write(key, text string) error {
	switch s.Call("write", key, text).String() {
	case "":
		return nil
	case "full":
		return errFull
	}
	return keep.ErrDenied
}
