//go:build !js

package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// size is the size of a game's module in bytes, raw and gzipped.
type size struct {
	File   string `json:"file"`
	Raw    int    `json:"raw"`
	Gzip   int    `json:"gzip"`
	Shared bool   `json:"shared,omitempty"` // one module holds all games
}

// writeSizes writes the size of each game's module in this build. The games are
// those with a file of functions for the explorer.
func writeSizes(folder string) error {
	sizes := map[string]size{}
	games, err := filepath.Glob(filepath.Join(folder, "explore", "functions", "*.json"))
	if err != nil {
		return err
	}
	for _, path := range games {
		game := strings.TrimSuffix(filepath.Base(path), ".json")
		name, shared := "tefuda-"+game+".wasm", false
		module, err := readModule(filepath.Join(folder, "tefuda", name))
		if errors.Is(err, fs.ErrNotExist) {
			name, shared = "tefuda.wasm", true
			module, err = readModule(filepath.Join(folder, "tefuda", name))
		}
		// With TEFUDA_GAMES some games have no module.
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		sizes[game] = size{name, len(module), len(zipped(module)), shared}
	}
	text, err := json.Marshal(sizes)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "explore", "sizes.json"), text, 0o644)
}

// readModule reads a module that is stored as gzip or, in the npm package, as it is.
func readModule(path string) ([]byte, error) {
	content, err := os.ReadFile(path + ".gz")
	if errors.Is(err, fs.ErrNotExist) {
		return os.ReadFile(path)
	}
	if err != nil {
		return nil, err
	}
	return unzipped(content)
}

func unzipped(content []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// zipped is a file after gzip -9.
func zipped(content []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	w.Write(content)
	w.Close()
	return out.Bytes()
}
