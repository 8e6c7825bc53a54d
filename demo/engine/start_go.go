//go:build js && wasm && !tinygo

package engine

// Start runs f on a goroutine.
func Start(f func()) { go f() }
