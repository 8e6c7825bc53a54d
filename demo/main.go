//go:build js && wasm

// Command demo drives the demo page: it listens to the page through dom/v2,
// asks the engine through the public JavaScript API as any embedder would, and
// draws what comes back. Legality, values, names and winners are the engine's.
//
// Package shell is the page around the rooms, engine the public API from Go, ui
// what the rooms share, and rooms holds a folder for each: its Go, HTML and CSS,
// its examples and its browser tests.
package main

import (
	"github.com/tefuda/tefuda/demo/rooms/boards"
	"github.com/tefuda/tefuda/demo/rooms/calculation"
	"github.com/tefuda/tefuda/demo/rooms/cardroom"
	"github.com/tefuda/tefuda/demo/rooms/daifugo"
	"github.com/tefuda/tefuda/demo/rooms/draw"
	"github.com/tefuda/tefuda/demo/rooms/equity"
	"github.com/tefuda/tefuda/demo/rooms/mahjong"
	"github.com/tefuda/tefuda/demo/rooms/poker"
	"github.com/tefuda/tefuda/demo/shell"
)

func main() {
	shell.Run(map[string]func(*shell.Page) shell.Room{
		"poker":       func(p *shell.Page) shell.Room { return poker.New(p) },
		"draw":        func(p *shell.Page) shell.Room { return draw.New(p) },
		"equity":      func(p *shell.Page) shell.Room { return equity.New(p) },
		"mahjong":     func(p *shell.Page) shell.Room { return mahjong.New(p) },
		"boards":      func(p *shell.Page) shell.Room { return boards.New(p) },
		"calculation": func(p *shell.Page) shell.Room { return calculation.New(p) },
		"cardroom":    func(p *shell.Page) shell.Room { return cardroom.New(p) },
		"daifugo":     func(p *shell.Page) shell.Room { return daifugo.New(p) },
	})
}
