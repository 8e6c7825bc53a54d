//go:build js && wasm && tinygo

package engine

import "github.com/tefuda/tefuda/wasm/call"

const compiler = "tinygo"

// Start introduces the games to the host. Call it from an init: TinyGo builds the
// engine as a library without a scheduler, and the main of a library never runs.
// Such a library is half the size, and its exports stay callable.
func Start(version string, games []*call.Game) { introduce(version, games) }

// The host's functions, which the engine imports from the module tefuda.

//go:wasmimport tefuda register
func register(name string)

//go:wasmimport tefuda ready
func ready(version, compiler string, request, size uint32)

//go:wasmimport tefuda now
func hostNow() float64

//go:wasmimport tefuda progress
func hostProgress(report, size uint32)

// now is a clock in milliseconds.
func now() int64 { return int64(hostNow()) }

// progress passes an encoded report of progress to the host.
func progress(b []byte) { hostProgress(address(b), uint32(len(b))) }

// panicText is used only where the compiler can recover.
func panicText(any) string { return "panic" }

// random replaces the C library's arc4random, which would bring printf along, a
// tenth of the smallest module. The runtime seeds only things with it that the
// engine never uses.
//
//export arc4random
func random() uint32 { return 4 }
