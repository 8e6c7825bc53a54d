//go:build js && wasm && tinygo

package main

import "github.com/tefuda/tefuda/wasm/engine"

// The main of a library never runs, so an init starts the engine. This file is the
// last by name: its init runs after those in which the games add themselves.
func init() { engine.Start(version, games) }
