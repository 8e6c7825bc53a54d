//go:build js && wasm && tinygo

package engine

import "github.com/tefuda/tefuda/wasm/call"

const compiler = "tinygo"

// Start introduces the games to the host. TinyGo builds the engine as a library
// without a scheduler, half the size and with exports that stay callable, whose
// main is never run: so it must be called from an init.
func Start(version string, games []*call.Game) { introduce(version, games) }

// The host's functions, imports of the module tefuda.

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

// progress hands over a report of progress.
func progress(b []byte) { hostProgress(address(b), uint32(len(b))) }

// panicText is for who can recover.
func panicText(any) string { return "panic" }

// random stands in for the C library's arc4random, with which the runtime seeds
// what the engine never uses, and which would bring printf along, a tenth of
// the smallest module.
//
//export arc4random
func random() uint32 { return 4 }
