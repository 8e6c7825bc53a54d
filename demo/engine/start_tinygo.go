//go:build js && wasm && tinygo

package engine

import "unsafe"

// starting are the functions that Start has not yet begun.
var starting []func()

// frames is the head of the list of stack frames that TinyGo's compiler keeps
// for its collector. The runtime means to save it when it switches goroutines.
// But swapStackChain has a frame of its own, and removing that frame undoes the
// save.
//
//go:extern runtime.stackChainStart
var frames unsafe.Pointer

// Start runs f on a goroutine with its own list of frames. After a plain `go
// f()` the list would continue with the frames of the goroutine that ran
// before. While this one waits, the collector would keep that goroutine's
// stack, and every stack that its list continues with.
func Start(f func()) {
	starting = append(starting, f)
	go begin()
}

// begin has no pointers and therefore no frame.
func begin() {
	frames = nil
	next()
}

// next has a frame, so it must not be inlined into begin.
//
//go:noinline
func next() {
	f := starting[0]
	starting = starting[1:]
	f()
}
