//go:build js && wasm && !tinygo

package main

const compiler = "go"

// main must not return, or the exports go with it.
func main() {
	start()
	select {}
}
