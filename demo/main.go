//go:build js && wasm

// Command demo drives the demo page: it listens to the page through dom/v2,
// asks the engine through the public JavaScript API as any embedder would, and
// draws what comes back. Legality, values, names and winners are the engine's.
//
// Package shell is the page around the rooms, engine the public API from Go, ui
// what the rooms share, and rooms holds a folder for each: its Go, HTML and CSS,
// its examples and its browser tests. rooms.json lists them; rooms.go is made of
// it.
package main

import "github.com/tefuda/tefuda/demo/shell"

func main() { shell.Run(rooms) }
