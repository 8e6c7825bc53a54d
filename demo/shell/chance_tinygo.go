//go:build js && wasm && tinygo

package shell

import "unsafe"

//go:wasmimport wasi_snapshot_preview1 random_get
func randomGet(at unsafe.Pointer, size uint32) uint32

// chance stands in for the C library's arc4random, by which the runtime seeds its
// chance: of the same source, but without the printf that tells of its failure,
// 5 KB of the program.
//
//export arc4random
func chance() uint32 {
	var drawn uint32
	randomGet(unsafe.Pointer(&drawn), 4)
	return drawn
}
