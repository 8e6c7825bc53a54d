//go:build js && wasm && (!one || calculation)

package main

import "github.com/tefuda/tefuda/wasm/api/calculation"

func init() { games = append(games, &calculation.Game) }
