//go:build js && wasm && !tinygo

package engine

import (
	"syscall/js"

	"github.com/tefuda/tefuda/wasm/call"
)

const compiler = "go"

// hostName is the global by which the wrapper lends itself to the engine while
// it starts. The binary imports nothing but what Go's own wasm_exec.js has.
const hostName = "__tefudaHost"

var host js.Value

// Start introduces the games to the wrapper, or makes their functions global
// where there is none, and never returns, as the exports would go with it.
func Start(version string, games []*call.Game) {
	if host = js.Global().Get(hostName); host.IsUndefined() {
		expose(version, games)
	} else {
		introduce(version, games)
	}
	select {}
}

func register(name string) { host.Call("register", textAt(name), len(name)) }

func ready(version, compiler string, request, size uint32) {
	host.Call("ready", textAt(version), len(version), textAt(compiler), len(compiler), request, size)
}

func textAt(s string) uint32 { return address([]byte(s)) }

var performance = js.Global().Get("performance")

// now is a clock in milliseconds; package time would be 40 KB of the binary.
func now() int64 { return int64(performance.Call("now").Float()) }

// progress hands over a report of progress.
func progress(b []byte) { host.Call("progress", address(b), len(b)) }

func panicText(r any) string {
	switch r := r.(type) {
	case error:
		return r.Error()
	case string:
		return r
	}
	return "panic"
}
