//go:build js && wasm && !tinygo

package engine

import (
	"syscall/js"

	"github.com/tefuda/tefuda/wasm/call"
)

const compiler = "go"

// hostName is the global variable in which the wrapper puts its host object while
// the engine starts. The binary imports only what Go's own wasm_exec.js has.
const hostName = "__tefudaHost"

var host js.Value

// Start introduces the games to the wrapper, or makes their functions global where
// there is no wrapper. It never returns, because the exports would end with it.
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

// now is a clock in milliseconds. Package time would add 40 KB to the binary.
func now() int64 { return int64(performance.Call("now").Float()) }

// progress passes an encoded report of progress to the host.
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
