//go:build js && wasm

// Command wasm is the engine. It holds all games, or with the build tags "one"
// and a game's name only that game.
package main

import (
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/engine"
)

// version is the npm package's. build.sh sets it; TinyGo can do so only if it has
// no value here.
var version string

// games are the games that the build tags select. Each adds itself in an init.
var games []*call.Game

// main starts the engine under standard Go. TinyGo never runs it.
func main() { engine.Start(version, games) }
