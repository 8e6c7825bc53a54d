//go:build js && wasm && tinygo

package main

const compiler = "tinygo"

// TinyGo builds the engine as a library without a scheduler, whose main is
// never run: half the size, and exports that stay callable.
func init() { start() }

func main() {}
