//go:build !js

package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
)

// size is how large the module of a game is, in bytes, and over the line.
type size struct {
	File   string `json:"file"`
	Raw    int    `json:"raw"`
	Gzip   int    `json:"gzip"`
	Shared bool   `json:"shared,omitempty"` // all games are in it
}

// moduleName is what module-<game>.js says of the module.
var moduleName = regexp.MustCompile(`URL\('\./(tefuda[-\w]*\.wasm)'`)

// writeSizes tells the page how large each game's module is, as this build
// made it.
func writeSizes(folder string) error {
	sizes := map[string]size{}
	names, err := filepath.Glob(filepath.Join(folder, "tefuda", "module-*.js"))
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		found := moduleName.FindSubmatch(text)
		if found == nil {
			continue
		}
		module, err := os.ReadFile(filepath.Join(folder, "tefuda", string(found[1])))
		if err != nil {
			return err
		}
		game := filepath.Base(name)
		game = game[len("module-") : len(game)-len(".js")]
		sizes[game] = size{string(found[1]), len(module), zipped(module), string(found[1]) == "tefuda.wasm"}
	}
	text, err := json.Marshal(sizes)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "explore", "sizes.json"), text, 0o644)
}

// zipped is the length of what gzip -9 makes of a file.
func zipped(content []byte) int {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	w.Write(content)
	w.Close()
	return out.Len()
}
