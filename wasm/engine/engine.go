//go:build js && wasm

// Package engine is what a browser loads: the exports that a host calls, the
// guard around every call, and the start under both compilers.
//
// A call goes through memory: the host writes the request to an address it
// was told, calls the function by its number with the request's length, and
// gets the address of the response. Nothing but numbers crosses, through
// WebAssembly's own exports: a call costs a tenth of a microsecond, and there
// is no table of JavaScript references to fill up.
package engine

//lint:file-ignore U1000 the host calls what go:wasmexport exports

import (
	"unsafe"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Both grow to the largest call and stay: WebAssembly's memory cannot shrink,
// and a new block costs as much as a bulk call's evaluation.
var (
	request  = make([]byte, 64<<10)
	response wire.Writer
)

// A function is numbered by its place, in the order in which the host was told
// of them.
type function struct {
	call.Function
	game *call.Game
}

var functions []function

// introduce tells the host the functions of all games and where requests go.
// version is the npm package's, which the host checks.
func introduce(version string, games []*call.Game) {
	for _, g := range games {
		for _, f := range g.Functions {
			functions = append(functions, function{f, g})
			register(g.Name + "." + f.Name)
		}
	}
	ready(version, compiler, address(request), uint32(len(request)))
}

// alloc makes room for longer requests and returns its address.
//
//go:wasmexport alloc
func alloc(size uint32) uint32 {
	request = nil // for the collector to have before the new one is made
	request = make([]byte, size)
	return address(request)
}

// run answers the request for a function, reporting progress if report is not 0.
//
//go:wasmexport call
func run(number, size, report uint32) uint32 {
	host := call.Host{Clock: now}
	if report != 0 {
		host.Report = progress
	}
	return guard(func() { functions[number].Call(request[:size], &response, host) })
}

// tables takes the tables of a function's game, which the host has written
// where requests go.
//
//go:wasmexport tables
func tables(number, size uint32) uint32 {
	return guard(func() { functions[number].game.Accept(request[:size], &response) })
}

// guard is what every call passes. It turns a panic into a response where the
// compiler can recover; TinyGo cannot, and traps, which the host sees as an
// exception.
func guard(answer func()) (at uint32) {
	defer func() {
		if r := recover(); r != nil {
			response = wire.Writer{}
			call.Fault(&response, panicText(r))
			at = address(response.Bytes())
		}
	}()
	answer()
	return address(response.Bytes())
}

func address(b []byte) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }
