//go:build js && wasm

// Command wasm is the engine: all games of it, or with the tags one and a
// game's name that game.
package main

import (
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/engine"
)

// version is the npm package's, set by build.sh; TinyGo can set it only while
// it has no value here.
var version string

// games are those that the build tags let in, each of which adds itself.
var games []*call.Game

// main is what standard Go runs.
func main() { engine.Start(version, games) }
