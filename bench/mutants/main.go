// Command mutants measures the quality of the tests: it changes the code in one place at a time, like a slip, and checks
// whether a test fails (R. DeMillo, R. Lipton, F. Sayward, "Hints on Test Data Selection", 1978). From the root,
//
//	./build.sh mutants -n 200
//
// tries a sample of core and of wasm's api, call and wire. A mutant changes an operator, a number, a condition or a truth
// value, or leaves out a statement.
//
// It uses the committed code, in a clone without any other data. It runs the -short tests of the package, of the API and of
// every package that imports it, until one fails. Within a package quick tests come first, and tests that never call the
// changed function are left out.
//
// Each outcome is a line of dist/mutants/<seed>.jsonl, so a stopped run can go on. Several machines can share a run by
// -shard; cat puts their files together. The seed orders the sites, independently of their position in a file: so after a
// change of the code almost the same sample is tried. The report covers the sites in this order, up to the first one that
// was not tried yet.
//
// Mutants that do not compile are left out. equivalent.txt lists the mutants that no test can distinguish from the code,
// with the reason.
package main

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
)

// The outcomes of a mutant.
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
	By      string `json:"by,omitempty"` // the package whose tests failed, or the compiler's message
}

// folders are the folders whose code is changed.
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
	n := flag.Int("n", 200, "`mutants` that compile; 0 is all")
	seed := flag.Uint64("seed", 1, "of the sample")
	shard := flag.String("shard", "0/1", "`i/n`: every n-th place from the i-th on")
	limit := flag.Duration("for", 0, "begin no mutant after this time")
	only := flag.String("only", "", "places whose `key` contains this")
	again := flag.Bool("again", false, "try those once more that survived")
	jobs := flag.Int("jobs", runtime.NumCPU(), "mutants at a time")
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
	r.near, r.jobs = *near, *jobs
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

// share returns a shard i/n of the sites whose key contains only: every n-th from the
// i-th on.
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

// A notebook keeps the outcomes, the last one for each key.
type notebook struct {
	path    string
	results map[string]Result
}

// read reads the known outcomes. If again is true it leaves out the survivors, so that they are tried again.
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

// round is the number of sites that are tried together, package by package. A run that is stopped within a round has skipped
// some sites, and the report ends there.
const round = 500

// sample tries the sites in order until n of them have compiled, and reports.
func (b *notebook) sample(r *runner, sites []Site, n int, limit time.Duration) error {
	var until time.Time
	if limit > 0 {
		until = time.Now().Add(limit)
	}
	for {
		tried, next := b.split(sites, n)
		if len(next) == 0 || late(until) {
			if len(next) > 0 {
				fmt.Println("stopped by -for: the same command goes on")
			}
			report(os.Stdout, tried, b.results)
			return nil
		}
		if err := b.round(r, next, until); err != nil {
			return err
		}
	}
}

// late reports whether a time has passed. The zero time never passes.
func late(until time.Time) bool { return !until.IsZero() && time.Now().After(until) }

// split looks at the first n sites. It returns those tried so far, up to the first one that was not, and a round of sites to
// try next.
func (b *notebook) split(sites []Site, n int) (tried []Site, next []*Site) {
	taken := 0
	for i := range sites {
		s := &sites[i]
		if n > 0 && taken == n || len(next) == round {
			break
		}
		result, known := b.results[s.Key()]
		if known && result.Outcome == invalid {
			continue
		}
		taken++
		if !known {
			next = append(next, s)
		} else if len(next) == 0 {
			tried = append(tried, *s)
		}
	}
	return tried, next
}

// round tries sites, package by package.
func (b *notebook) round(r *runner, sites []*Site, until time.Time) error {
	byPackage := map[string][]*Site{}
	for _, s := range sites {
		byPackage[s.Package()] = append(byPackage[s.Package()], s)
	}
	var lock sync.Mutex
	var fault error
	tell := func(result Result, s *Site) {
		lock.Lock()
		defer lock.Unlock()
		fault = errors.Join(fault, b.note(result))
		fmt.Printf("%-8s %s:%d %s -> %s %s\n", result.Outcome, s.File, s.Number, s.Old, s.New, result.By)
	}
	for _, p := range slices.Sorted(maps.Keys(byPackage)) {
		if late(until) {
			break
		}
		if err := r.try(p, byPackage[p], until, tell); err != nil || fault != nil {
			return errors.Join(err, fault)
		}
	}
	return nil
}
