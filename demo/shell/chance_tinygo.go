//go:build js && wasm && tinygo

package shell

import "unsafe"

//go:wasmimport wasi_snapshot_preview1 random_get
func randomGet(at unsafe.Pointer, size uint32) uint32

// chance replaces the C library's arc4random, which seeds the runtime's random
// numbers. It reads the same source. It leaves out the printf that reports a
// failure, which is 5 KB of the program.
//
//export arc4random
func chance() uint32 {
	var drawn uint32
	randomGet(unsafe.Pointer(&drawn), 4)
	return drawn
}
