package main

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

const tried = `package p

type Box[T any] struct{ items []T }

func init() { total += 1 }

var total int

func Sum(a ...int) (n int) {
	for i := 0; i < len(a); i++ {
		n += a[i]
	}
	return n
}

func (b *Box[T]) Put(items ...T) bool {
	b.items = append(b.items, items...)
	return len(b.items) >= 2
}

func Empty[T any](n int) (b Box[T], _ error) {
	for n > 0 {
		n--
	}
	return b, nil
}

func Joined(a, b string) string { return a + b }

func unused(int) int { return 3 }
`

const trying = `package p

import "testing"

func TestAll(t *testing.T) {
	b, _ := Empty[int](3)
	if Sum(1, 2, 3) != 6 || b.Put(1) || !b.Put(1) || Joined("a", "b") != "ab" || total != 1 {
		t.Fail()
	}
}
`

// TestTry checks the outcome of every mutant of a small package, with methods, generic functions and several init. A mutant
// that does not compile must not hide others.
func TestTry(t *testing.T) {
	root := t.TempDir()
	r := &runner{clone: filepath.Join(root, "clone"), jobs: 2, imports: map[string][]string{"core/p": nil}, slow: map[string][]string{}}
	folder := filepath.Join(r.clone, "core", "p")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"p.go": tried, "p_test.go": trying, "../../go.mod": "module " + strings.TrimSuffix(module, "/") + "\n\ngo 1.24\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	sites, err := sitesOf("core/p/p.go", []byte(tried))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"total += 1 -> ": killed, "+= -> -=": killed, "1 -> 2": killed,
		"0 -> 1": killed, "< -> <=": killed, "++ -> --": killed, "n += a[i] -> ": killed,
		"b.items = append(b.items, items...) -> ": killed, ">= -> >": killed, "2 -> 3": killed,
		"> -> >=": survived, "0 -> 1 in Empty": survived, "-- -> ++": timedOut,
		"+ -> -": invalid, "3 -> 4": survived,
	}
	if testing.Short() { // it needs some seconds of CPU time
		delete(want, "-- -> ++")
		sites = slices.DeleteFunc(sites, func(s Site) bool { return s.Old == "--" })
	}
	var all []*Site
	for i := range sites {
		all = append(all, &sites[i])
	}
	var lock sync.Mutex
	got := map[string]string{}
	err = r.try("core/p", all, time.Time{}, func(result Result, s *Site) {
		lock.Lock()
		defer lock.Unlock()
		name := s.Old + " -> " + s.New
		if s.Func == "Empty" && s.Old == "0" {
			name += " in Empty"
		}
		got[name] = result.Outcome
		if result.Outcome == killed && result.By != "core/p" {
			t.Errorf("%s by %q", name, result.By)
		}
	})
	if err != nil || !maps.Equal(got, want) {
		t.Errorf("%v: got %v, want %v", err, got, want)
	}
}

// TestSplit: the first sites in the order are reported, untried ones are next, and n counts the mutants that compile.
func TestSplit(t *testing.T) {
	sites, _ := sitesOf("core/p/p.go", []byte(source))
	b := notebook{results: map[string]Result{}}
	for i, outcome := range []string{killed, invalid, survived, "", killed, ""} {
		if outcome != "" {
			b.results[sites[i].Key()] = Result{Outcome: outcome}
		}
	}
	done, next := b.split(sites, 5)
	if len(done) != 2 || done[1].Key() != sites[2].Key() || len(next) != 2 || next[0] != &sites[3] || next[1] != &sites[5] {
		t.Error(done, next)
	}
	if done, next = b.split(sites, 0); len(done) != 2 || len(next) != len(sites)-4 {
		t.Error(len(done), len(next))
	}
}
