//go:build js && wasm && (!one || poker)

package main

import "github.com/tefuda/tefuda/wasm/api/poker"

func init() { games = append(games, &poker.Game) }
