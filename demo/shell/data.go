//go:build js && wasm

package shell

import (
	"time"

	"github.com/tefuda/tefuda/demo/engine"
)

// fetchTimeout is generous: the files are a few kilobytes, but so may be the line.
const fetchTimeout = 20 * time.Second

// FetchJSON reads a file that lies beside the page. It blocks: not for listeners.
// The way to it is the compiler's: fetch_go.go, fetch_tinygo.go.
func FetchJSON(path string, into any) error {
	text, err := fetch(path)
	if err != nil {
		return err
	}
	return engine.ReadJSON(text, into)
}
