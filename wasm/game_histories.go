//go:build js && wasm && (!one || histories)

package main

import "github.com/tefuda/tefuda/wasm/api/histories"

func init() { games = append(games, &histories.Game) }
