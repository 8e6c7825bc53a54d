//go:build js && wasm

// Command demo drives the demo page. It listens to the page through dom/v2,
// asks the engine through the public JavaScript API as any embedder would, and
// draws the answers. Legality, values, names and winners come from the engine.
//
// Package shell is the page around the rooms. Package engine is the public API
// from Go, and ui holds the parts that rooms share. Each folder of rooms is one
// room: its Go, HTML and CSS, its examples and its browser tests. rooms.json
// lists the rooms; rooms.go is generated from it.
package main

import "github.com/tefuda/tefuda/demo/shell"

func main() { shell.Run(rooms) }
