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

import (
	"unsafe"

	"github.com/tefuda/tefuda/wasm/api"
	"github.com/tefuda/tefuda/wasm/wire"
)

// version is the npm package's, set by build.sh; TinyGo can set it only while
// it has no value here. The host checks it.
var version string

// keep is the room for requests and responses that stays between calls,
// enough for all but bulk calls.
const keep = 64 << 10

var (
	small    = make([]byte, keep) // requests up to keep bytes
	large    []byte               // a longer one, from alloc until its call is over
	response wire.Writer
)

// The host numbers the functions in the order in which they register.
//
//go:wasmimport tefuda register
func register(name string)

// ready tells where small requests go, and ends the registration.
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

func start() {
	for _, f := range api.Functions {
		register(f.Name)
	}
	ready(version, compiler, address(small), keep)
}

// alloc makes room for a request longer than keep and returns its address.
//
//go:wasmexport alloc
func alloc(size uint32) uint32 {
	large = make([]byte, size)
	return address(large)
}

// call is the guard that every call passes. It turns a panic into a response
// where the compiler can recover; TinyGo cannot, and traps, which the host
// sees as an exception.
//
//go:wasmexport call
func call(function, size, report uint32) (at uint32) {
	defer func() {
		large = nil
		if r := recover(); r != nil {
			response = wire.Writer{}
			api.Fault(&response, panicText(r))
			at = address(response.Bytes())
		}
	}()
	request := small
	if large != nil {
		request = large
	}
	if cap(response.Bytes()) > keep {
		response = wire.Writer{}
	}
	host := api.Host{Clock: func() int64 { return int64(now()) }}
	if report != 0 {
		host.Report = func(b []byte) { progress(address(b), uint32(len(b))) }
	}
	api.Functions[function].Call(request[:size], &response, host)
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
