//go:build js && wasm

package shell

import (
	"time"

	"github.com/tefuda/tefuda/demo/engine"
)

// fetchTimeout is generous: the files are a few kilobytes, but the line may be
// slow.
const fetchTimeout = 20 * time.Second

// FetchJSON reads a file next to the page. It blocks, so no listener may call
// it. Each compiler has its own fetch: fetch_go.go, fetch_tinygo.go.
func FetchJSON(path string, into any) error {
	text, err := fetch(path)
	if err != nil {
		return err
	}
	return engine.ReadJSON(text, into)
}
