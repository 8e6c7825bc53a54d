// Command mutants asks what the tests are worth: it changes the code in one place at a time, as a slip would, and sees
// whether a test fails (R. DeMillo, R. Lipton, F. Sayward, "Hints on Test Data Selection", 1978). From the root,
//
//	./build.sh mutants -n 200
//
// tries a sample of core, wasm/api and wasm/wire: operators, numbers, conditions, truth values and statements left out.
// It works on what is committed, in a clone that has nothing beside it, with the tests, -short, of the package, of the API
// and of every package that imports it, until one fails; in each the quick ones come first. Each outcome is a line of dist/mutants/<seed>.jsonl, so a run that is stopped
// goes on; several machines share one by -shard, and their files are put together by cat. The order in which a seed
// takes the places does not depend on where in a file they stand, so after a change almost the same sample is tried.
// Mutants that do not compile are left out; those that no test can tell from the code stand with the reason in
// equivalent.txt.
package main

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// What becomes of a mutant.
const (
	killed   = "killed"
	timedOut = "timeout"
	survived = "survived"
	invalid  = "invalid"
)

// A Result is a line of the file of outcomes.
type Result struct {
	Key     string `json:"key"`
	Outcome string `json:"outcome"`
	By      string `json:"by,omitempty"` // the package whose tests noticed, or what the compiler said
}

// folders are those whose code is changed.
var folders = []string{"core", "wasm/api", "wasm/call", "wasm/wire"}

//go:embed equivalent.txt
var equivalent string

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func run() error {
	n := flag.Int("n", 200, "`mutants` that compile")
	seed := flag.Uint64("seed", 1, "of the sample")
	shard := flag.String("shard", "0/1", "`i/n`: every n-th place from the i-th on")
	limit := flag.Duration("for", 0, "begin no mutant after this time")
	only := flag.String("only", "", "places whose `key` contains this")
	again := flag.Bool("again", false, "try those once more that survived")
	near := flag.Bool("near", false, "with the tests of the package and of the API alone: sooner done, and what others would notice survives")
	flag.Parse()
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	r, err := newRunner(root)
	if err != nil {
		return err
	}
	r.near = *near
	sites, err := sitesBelow(r.clone, folders)
	if err != nil {
		return err
	}
	order(sites, *seed)
	if sites, err = share(sites, *only, *shard); err != nil {
		return err
	}
	book := notebook{path: filepath.Join(root, "dist", "mutants", fmt.Sprintf("%d.jsonl", *seed))}
	if err := book.read(*again); err != nil {
		return err
	}
	return book.sample(r, sites, *n, *limit)
}

// share returns, of the sites whose key contains a text, every n-th from the i-th
// on, for a shard i/n.
func share(sites []Site, only, shard string) (mine []Site, err error) {
	var i, of int
	if _, err := fmt.Sscanf(shard, "%d/%d", &i, &of); err != nil || of < 1 || i < 0 || i >= of {
		return nil, fmt.Errorf("-shard %s: i/n, i below n", shard)
	}
	sites = slices.DeleteFunc(sites, func(s Site) bool { return !strings.Contains(s.Key(), only) })
	for ; i < len(sites); i += of {
		mine = append(mine, sites[i])
	}
	return mine, nil
}

// order sorts the sites by a hash of the seed and their keys.
func order(sites []Site, seed uint64) {
	hash := func(s Site) uint64 {
		h := fnv.New64a()
		fmt.Fprintf(h, "%d %s", seed, s.Key())
		x := h.Sum64() // FNV spreads its last bytes badly
		x ^= x >> 33
		x *= 0xff51afd7ed558ccd
		return x ^ x>>33
	}
	slices.SortStableFunc(sites, func(a, b Site) int {
		x, y := hash(a), hash(b)
		if x != y {
			if x < y {
				return -1
			}
			return 1
		}
		return strings.Compare(a.Key(), b.Key())
	})
}

// A notebook keeps the outcomes, the last of a key alone.
type notebook struct {
	path    string
	results map[string]Result
}

// read reads what is known; without the survivors, if those are to be tried again.
func (b *notebook) read(again bool) error {
	b.results = map[string]Result{}
	file, err := os.Open(b.path)
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		return err
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var result Result
		if err := json.Unmarshal(lines.Bytes(), &result); err != nil {
			return fmt.Errorf("%s: %w", b.path, err)
		}
		b.results[result.Key] = result
		if again && result.Outcome == survived {
			delete(b.results, result.Key)
		}
	}
	return nil
}

func (b *notebook) note(result Result) error {
	b.results[result.Key] = result
	file, err := os.OpenFile(b.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer file.Close()
	return json.NewEncoder(file).Encode(result)
}

// sample tries the places in turn until n of them compiled, and reports.
func (b *notebook) sample(r *runner, sites []Site, n int, limit time.Duration) error {
	start := time.Now()
	var tried []Site
	for i := range sites {
		s := &sites[i]
		if len(tried) == n {
			break
		}
		if _, ok := b.results[s.Key()]; !ok {
			if limit > 0 && time.Since(start) > limit {
				fmt.Println("stopped by -for: the same command goes on")
				break
			}
			began := time.Now()
			result, err := r.try(s)
			if err != nil {
				return err
			}
			if err := b.note(result); err != nil {
				return err
			}
			fmt.Printf("%-8s %3.0f s %s:%d %s -> %s %s\n", result.Outcome, time.Since(began).Seconds(), s.File, s.Number, s.Old, s.New, result.By)
		}
		if b.results[s.Key()].Outcome != invalid {
			tried = append(tried, *s)
		}
	}
	report(os.Stdout, tried, b.results)
	return nil
}
