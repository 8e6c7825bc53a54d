//go:build js && wasm && tinygo

package engine

import "unsafe"

// starting are the functions that Start has yet to begin.
var starting []func()

// frames begins the list of frames that TinyGo's compiler has functions keep for
// its collector. The runtime means to put it aside when goroutines change, but
// swapStackChain undoes that: it has a frame of its own, and takes it off.
//
//go:extern runtime.stackChainStart
var frames unsafe.Pointer

// Start runs f on a goroutine, whose frames begin a list of their own. By `go
// f()` they would go on from those of whichever goroutine ran before, and for as
// long as this one waits the collector would keep that one's stack, and what
// that one's goes on from.
func Start(f func()) {
	starting = append(starting, f)
	go begin()
}

// begin has no pointers, and so no frame.
func begin() {
	frames = nil
	next()
}

// next has, and so must not become a part of begin.
//
//go:noinline
func next() {
	f := starting[0]
	starting = starting[1:]
	f()
}
