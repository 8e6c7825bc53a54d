//go:build js && wasm && !tinygo

package engine

import (
	"syscall/js"

	"github.com/tefuda/tefuda/wasm/call"
)

// globalName is the global object with the functions in a page without the
// wrapper: tefuda.poker.evaluate(hand, options).
const globalName = "tefuda"

// expose makes the functions of all games global. They take plain values and run
// synchronously. They return a plain value or an Error: they do not throw, because
// an exception would have to cross Go's stack.
func expose(version string, games []*call.Game) {
	api := object()
	for _, g := range games {
		namespace := object()
		for _, f := range g.Functions {
			namespace.Set(f.Name, js.FuncOf(func(_ js.Value, args []js.Value) any { return answer(f, args) }))
		}
		if g.UseTables != nil {
			namespace.Set("useTables", js.FuncOf(func(_ js.Value, args []js.Value) any { return accept(g, args) }))
		}
		api.Set(g.Name, namespace)
	}
	api.Set("version", version)
	api.Set("compiler", compiler)
	js.Global().Set(globalName, api)
}

func object() js.Value { return js.Global().Get("Object").New() }

// busy reports whether a call is running.
var busy bool

// refused returns the answer to a call while busy is set. There are two reasons. A
// running call may have called back into the page, whose code makes this call. Or the
// last call ended in the middle of Go's stack, for example because the page's stack
// was too small; then the engine cannot go on.
func refused() js.Value {
	if outside > 0 {
		return newError("EngineError", "busy", "", "tefuda is busy: no calls from inside onProgress, getters and proxies")
	}
	return newError("EngineError", "fault", "", "the engine ended in the call before: start the binary anew")
}

// answer answers one call, as the wrapper does but without words.
func answer(f call.Function, args []js.Value) any {
	if busy {
		return refused()
	}
	busy = true
	defer func() { busy = false }()
	request, own, fault := read(args)
	if fault != nil {
		return fault.toJS()
	}
	host := call.Host{Clock: now}
	if own.onProgress.Truthy() {
		host.Report = own.report
	}
	begin := now()
	guard(func() { f.Call(request, &response, host) })
	if own.threw {
		return own.thrown
	}
	status, value := call.Open(response.Bytes())
	return result(status, value, now()-begin)
}

// accept reads a game's tables, a Uint8Array.
func accept(g *call.Game, args []js.Value) any {
	if busy {
		return refused()
	}
	busy = true
	defer func() { busy = false }()
	var b []byte
	fault := guarded("tables", func() *refusal {
		if len(args) != 1 || kind(args[0]) != "Uint8Array" {
			return &refusal{"type", "tables", "tables must be a Uint8Array"}
		}
		bytes := bytesOf(args[0])
		b = make([]byte, bytes.Length())
		js.CopyBytesToGo(b, bytes)
		return nil
	})
	if fault != nil {
		return fault.toJS()
	}
	guard(func() { g.Accept(b, &response) })
	status, value := call.Open(response.Bytes())
	return result(status, value, 0)
}
