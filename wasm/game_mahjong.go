//go:build js && wasm && (!one || mahjong)

package main

import "github.com/tefuda/tefuda/wasm/api/mahjong"

func init() { games = append(games, &mahjong.Game) }
