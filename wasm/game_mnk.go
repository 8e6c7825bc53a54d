//go:build js && wasm && (!one || mnk)

package main

import "github.com/tefuda/tefuda/wasm/api/mnk"

func init() { games = append(games, &mnk.Game) }
