// Command generate writes js/games/<game>/lists.js and lists.d.ts. It also writes
// demo/shape/<game>.go, the structs into which the page reads answers:
//
//	go run ./wasm/lists/generate js/games
package main

import (
	"errors"
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
		shapes, err := g.Shapes(".")
		if err != nil {
			log.Fatal("generate: ", err)
		}
		structs, err := g.Structs("wasm/api", os.Args[1])
		if err != nil {
			log.Fatal("generate: ", err)
		}
		for name, text := range map[string]string{
			filepath.Join(folder, "lists.js"): g.Values(), filepath.Join(folder, "lists.d.ts"): g.Types() + shapes,
			filepath.Join("demo/shape", g.API.Name+".go"): structs,
		} {
			if text == "" {
				continue
			}
			if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(text), 0o644)); err != nil {
				log.Fatal("generate: ", err)
			}
		}
	}
}
