//go:build js && wasm && (!one || solver)

package main

import "github.com/tefuda/tefuda/wasm/api/solver"

func init() { games = append(games, &solver.Game) }
