//go:build js && wasm && (!one || coin)

package main

import "github.com/tefuda/tefuda/wasm/api/coin"

func init() { games = append(games, &coin.Game) }
