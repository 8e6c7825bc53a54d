//go:build js && wasm && tinygo

package main

import "github.com/tefuda/tefuda/wasm/engine"

// A library's main is never run. This file is the last by name, so its init
// comes after those by which the games add themselves.
func init() { engine.Start(version, games) }
