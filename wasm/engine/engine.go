//go:build js && wasm

// Package engine is the main part of the module that a browser loads: the exports
// that a host calls, the guard around every call, and the start under both
// compilers.
//
// A call goes through memory. The host writes the request to an address that the
// engine gave it, and calls the function by its number with the request's length.
// It gets the address of the response. Only numbers cross, through WebAssembly's
// own exports: a call costs a tenth of a microsecond, and there is no table of
// JavaScript references that could fill up.
package engine

//lint:file-ignore U1000 the host calls what go:wasmexport exports

import (
	"unsafe"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The blocks of memory for calls. Both grow to the largest call and are kept:
// WebAssembly's memory cannot shrink, and a new block costs as much as the
// evaluation in a bulk call.
var (
	request  = make([]byte, 64<<10)
	response wire.Writer
)

// A function's number is its index in functions, the order in which introduce
// registers them with the host.
type function struct {
	call.Function
	game *call.Game
}

var functions []function

// introduce registers the functions of all games with the host, and gives it the
// address for requests. version is the npm package's; the host checks it.
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
	request = nil // so that the collector can free it before the new one is made
	request = make([]byte, size)
	return address(request)
}

// run answers a request of size bytes for a function, and returns the response's
// address. It reports progress if report is not 0.
//
//go:wasmexport call
func run(number, size, report uint32) uint32 {
	host := call.Host{Clock: now}
	if report != 0 {
		host.Report = progress
	}
	return guard(func() { functions[number].Call(request[:size], &response, host) })
}

// tables reads the tables of a function's game, which the host has written to the
// address for requests. It returns the response's address.
//
//go:wasmexport tables
func tables(number, size uint32) uint32 {
	return guard(func() { functions[number].game.Accept(request[:size], &response) })
}

// guard runs every call, and returns the response's address. With standard Go it
// turns a panic into a response. TinyGo cannot recover: it traps, and the host sees
// an exception.
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
