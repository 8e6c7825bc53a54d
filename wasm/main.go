//go:build js && wasm

// Command wasm is the engine as a browser loads it. At start it registers
// every function of package api with its host, js/engine.js, and then only
// answers.
//
// A call goes through memory: the host writes the request to an address it
// was told, calls the function by its number with the request's length, and
// gets the address of the response. Nothing but numbers crosses, through
// WebAssembly's own imports and exports: a call costs a tenth of a
// microsecond, and there is no table of JavaScript references to fill up.
package main

//lint:file-ignore U1000 the host calls what go:wasmexport exports

import (
	"unsafe"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// version is the npm package's, set by build.sh; TinyGo can set it only while
// it has no value here. The host checks it.
var version string

// Both grow to the largest call and stay: WebAssembly's memory cannot shrink,
// and a new block costs as much as a bulk call's evaluation.
var (
	request  = make([]byte, 64<<10)
	response wire.Writer
)

// The host numbers the functions in the order in which they register.
//
//go:wasmimport tefuda register
func register(name string)

// ready tells where requests go, and ends the registration.
//
//go:wasmimport tefuda ready
func ready(version, compiler string, request, size uint32)

// now is a clock in milliseconds.
//
//go:wasmimport tefuda now
func now() float64

// progress hands over a report of progress.
//
//go:wasmimport tefuda progress
func progress(report, size uint32)

// games are those that the build tags let in, each of which adds itself.
var games []*call.Game

// functions are those of all games.
var functions []call.Function

func start() {
	for _, g := range games {
		functions = append(functions, g.Functions...)
		for _, f := range g.Functions {
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

// answer is the guard that every call passes. It turns a panic into a response
// where the compiler can recover; TinyGo cannot, and traps, which the host
// sees as an exception.
//
//go:wasmexport call
func answer(function, size, report uint32) (at uint32) {
	defer func() {
		if r := recover(); r != nil {
			response = wire.Writer{}
			call.Fault(&response, panicText(r))
			at = address(response.Bytes())
		}
	}()
	host := call.Host{Clock: func() int64 { return int64(now()) }}
	if report != 0 {
		host.Report = func(b []byte) { progress(address(b), uint32(len(b))) }
	}
	functions[function].Call(request[:size], &response, host)
	return address(response.Bytes())
}

func address(b []byte) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }

func panicText(r any) string {
	switch r := r.(type) {
	case error:
		return r.Error()
	case string:
		return r
	}
	return "panic"
}
