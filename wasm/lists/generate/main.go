// Command generate writes js/games/<game>/lists.js and lists.d.ts:
//
//	go run ./wasm/lists/generate js/games
package main

import (
	"log"
	"os"
	"path/filepath"

	"github.com/tefuda/tefuda/wasm/lists"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: generate js/games")
	}
	for _, g := range lists.Games {
		folder := filepath.Join(os.Args[1], g.API.Name)
		shapes, err := g.Shapes("wasm/api")
		if err != nil {
			log.Fatal("generate: ", err)
		}
		for name, text := range map[string]string{"lists.js": g.Values(), "lists.d.ts": g.Types() + shapes} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
				log.Fatal("generate: ", err)
			}
		}
	}
}
