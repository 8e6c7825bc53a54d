//go:build js && wasm && (!one || daifugo)

package main

import "github.com/tefuda/tefuda/wasm/api/daifugo"

func init() { games = append(games, &daifugo.Game) }
