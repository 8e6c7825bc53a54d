// Command replay answers requests natively, as the modules do in WebAssembly. It prints a line a game: its name, the number of
// requests, and the SHA-256 of all answers. js/test/decisions.js writes the requests to its standard input. A request is four
// parts: length of the function's name, name ("poker.choose"), length of the block, block. Lengths are 32 bits, little-endian.
package main

import (
	"bufio"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"hash"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/wasm/api/calculation"
	"github.com/tefuda/tefuda/wasm/api/daifugo"
	"github.com/tefuda/tefuda/wasm/api/histories"
	"github.com/tefuda/tefuda/wasm/api/mahjong"
	"github.com/tefuda/tefuda/wasm/api/mnk"
	"github.com/tefuda/tefuda/wasm/api/poker"
	"github.com/tefuda/tefuda/wasm/api/solver"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var games = []*call.Game{&poker.Game, &mnk.Game, &calculation.Game, &mahjong.Game, &daifugo.Game, &solver.Game, &histories.Game}

// A sum counts and hashes the answers of one game.
type sum struct {
	count int
	hash  hash.Hash
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "replay:", err)
		os.Exit(1)
	}
}

func run(from io.Reader, to io.Writer) error {
	sums := map[string]*sum{}
	in := bufio.NewReader(from)
	for {
		name, err := block(in)
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		request, err := block(in)
		if err != nil {
			return err
		}
		game, _, _ := strings.Cut(string(name), ".")
		if sums[game] == nil {
			sums[game] = &sum{hash: sha256.New()}
			if err := useTables(game); err != nil {
				return err
			}
		}
		if err := sums[game].add(string(name), request); err != nil {
			return err
		}
	}
	for _, g := range games {
		if s := sums[g.Name]; s != nil {
			fmt.Fprintf(to, "%s %d %x\n", g.Name, s.count, s.hash.Sum(nil))
		}
	}
	return nil
}

// useTables loads a game's tables, if it has any, as a host does. It must run in the folder of go.mod.
func useTables(name string) error {
	for _, g := range games {
		if g.Name != name || g.UseTables == nil {
			continue
		}
		b, err := os.ReadFile("wasm/api/" + name + "/tefuda-" + name + ".tables")
		if err != nil {
			return err
		}
		return g.UseTables(b)
	}
	return nil
}

// block reads a length, then that many bytes.
func block(in io.Reader) ([]byte, error) {
	var size [4]byte
	if _, err := io.ReadFull(in, size[:]); err != nil {
		return nil, err
	}
	out := make([]byte, binary.LittleEndian.Uint32(size[:]))
	_, err := io.ReadFull(in, out)
	return out, err
}

// add answers a request. The clock stands still, because an answer that depends on time cannot be compared.
func (s *sum) add(name string, request []byte) error {
	for _, g := range games {
		i := slices.IndexFunc(g.Functions, func(f call.Function) bool { return g.Name+"."+f.Name == name })
		if i < 0 {
			continue
		}
		var out wire.Writer
		g.Functions[i].Call(request, &out, call.Host{Clock: func() int64 { return 0 }})
		if out.Bytes()[0] == call.StatusTables {
			return fmt.Errorf("%s wants tables", name)
		}
		s.count++
		s.hash.Write(out.Bytes())
		return nil
	}
	return fmt.Errorf("no function %s", name)
}
