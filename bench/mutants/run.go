package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// A runner tries mutants in a clone of the repository, without any other data next to it.
type runner struct {
	clone   string
	jobs    int
	near    bool                // use only a package's own tests and the API's
	imports map[string][]string // by package with tests: the packages that its tests import
	lock    sync.Mutex
	slow    map[string][]string // by package: its slow tests
}

// newRunner clones the committed code into dist/mutants. Data next to a developer's repository are not next to the clone.
func newRunner(root string) (*runner, error) {
	r := &runner{clone: filepath.Join(root, "dist", "mutants", "clone"), slow: map[string][]string{}}
	if err := os.RemoveAll(r.clone); err != nil {
		return nil, err
	}
	if out, err := exec.Command("git", "clone", "--quiet", "--shared", root, r.clone).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("git clone: %w: %s", err, out)
	}
	return r, r.list()
}

// list reads which packages each package's tests import.
func (r *runner) list() error {
	out, err := r.command("list", "-test", "-json=ImportPath,Deps", "./core/...", "./wasm/...").Output()
	if err != nil {
		return err
	}
	r.imports = map[string][]string{}
	for decoder := json.NewDecoder(bytes.NewReader(out)); decoder.More(); {
		var p struct {
			ImportPath string
			Deps       []string // a package compiled anew for the tests is "a [b.test]"
		}
		if err := decoder.Decode(&p); err != nil {
			return err
		}
		of, tests := strings.CutSuffix(strings.TrimPrefix(p.ImportPath, module), ".test")
		for i := range p.Deps {
			p.Deps[i], _, _ = strings.Cut(p.Deps[i], " ")
		}
		if tests {
			r.imports[of] = p.Deps
		}
	}
	return nil
}

const module = "github.com/tefuda/tefuda/"

// command returns a go command that runs in the clone.
func (r *runner) command(args ...string) *exec.Cmd {
	c := exec.Command("go", args...)
	c.Dir = r.clone
	return c
}

// tests returns the packages whose tests could kill a mutant of a package: the package itself, then the API, then others that
// import it. Commands and training come last, because they are slow.
func (r *runner) tests(of string) []string {
	var out []string
	for p, imports := range r.imports {
		if p == of || slices.Contains(imports, module+of) && (!r.near || strings.HasPrefix(p, "wasm/api/")) {
			out = append(out, p)
		}
	}
	rank := func(p string) string {
		switch {
		case p == of:
			return "0"
		case strings.HasPrefix(p, "wasm/api/"):
			return "1" + p
		case strings.Contains(p, "train") || strings.Contains(p, "tune"):
			return "3" + p
		}
		return "2" + p
	}
	slices.SortFunc(out, func(a, b string) int { return strings.Compare(rank(a), rank(b)) })
	return out
}

// A changed package is compiled once with all its mutants to be tried.
type changed struct {
	runner  *runner
	of      string // the package
	folder  string // holds its files and the compiled tests
	mutants []*mutant
	tests   []*tests // of the packages that could kill a mutant
}

// try compiles the mutants of a package, tries several at a time, and calls tell with each outcome.
func (r *runner) try(of string, sites []*Site, until time.Time, tell func(Result, *Site)) error {
	folder, err := os.MkdirTemp(filepath.Dir(r.clone), "_changed") // Go ignores the name, so it is no package of the outer repository
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	c := &changed{runner: r, of: of, folder: folder}
	for i, s := range sites {
		c.mutants = append(c.mutants, &mutant{Site: s, number: i + 1})
	}
	if err := c.compile(); err != nil {
		return err
	}
	for _, p := range r.tests(of) {
		c.tests = append(c.tests, &tests{of: p})
	}
	queue, faults := make(chan *mutant), make(chan error, r.jobs)
	var workers sync.WaitGroup
	for range r.jobs {
		workers.Add(1)
		go func() {
			defer workers.Done()
			var fault error
			for m := range queue {
				if fault == nil && !late(until) {
					var result Result
					if result, fault = c.try(m); fault == nil {
						tell(result, m.Site)
					}
				}
			}
			faults <- fault
		}()
	}
	for _, m := range c.mutants {
		queue <- m
	}
	close(queue)
	workers.Wait()
	close(faults)
	for fault := range faults {
		err = errors.Join(err, fault)
	}
	return err
}

var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):(?:\d+:)? (.*)$`)

// compile writes the package's files with its mutants. Mutants that the compiler rejects are left out.
func (c *changed) compile() error {
	for {
		owners, err := c.write()
		if err != nil {
			return err
		}
		out, err := c.runner.command("build", "-gcflags=-e", "-overlay", c.overlay(), "./"+c.of).CombinedOutput()
		if err == nil {
			return nil
		}
		fewer := false
		for _, said := range complaint.FindAllSubmatch(out, -1) {
			owner := owners[filepath.Base(string(said[1]))]
			if line, _ := strconv.Atoi(string(said[2])); line <= len(owner) && owner[line-1] != nil && owner[line-1].fault == "" {
				owner[line-1].fault, fewer = string(said[3]), true
			}
		}
		if !fewer {
			return fmt.Errorf("%s does not compile: %s", c.of, out)
		}
	}
}

func (c *changed) overlay() string { return filepath.Join(c.folder, "overlay.json") }

// write writes the files, and returns the mutant of each of their lines.
func (c *changed) write() (map[string][]*mutant, error) {
	byFile := map[string][]*mutant{}
	for _, m := range c.mutants {
		byFile[m.File] = append(byFile[m.File], m)
	}
	owners, replace := map[string][]*mutant{}, map[string]string{}
	put := func(name string, text []byte) error {
		path := filepath.Join(c.folder, name)
		replace[filepath.Join(c.runner.clone, filepath.FromSlash(c.of), name)] = path
		return os.WriteFile(path, text, 0o644)
	}
	var name string
	for file, mutants := range byFile {
		source, err := os.ReadFile(filepath.Join(c.runner.clone, filepath.FromSlash(file)))
		if err != nil {
			return nil, err
		}
		out, err := newSchema(source, mutants)
		if err != nil {
			return nil, err
		}
		name = out.name
		owners[filepath.Base(file)] = out.owner
		if err := put(filepath.Base(file), out.text); err != nil {
			return nil, err
		}
	}
	if err := put("mutants_chosen.go", fmt.Appendf(nil, support, name, len(c.mutants)+1)); err != nil {
		return nil, err
	}
	names, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		return nil, err
	}
	return owners, os.WriteFile(c.overlay(), names, 0o644)
}

// try returns the outcome of a mutant: killed by a package's tests, timed out, survived, or invalid if it does not compile.
func (c *changed) try(m *mutant) (Result, error) {
	if m.fault != "" {
		return Result{Key: m.Key(), Outcome: invalid, By: m.fault}, nil
	}
	for i, t := range c.tests {
		t.once.Do(func() { t.fault = c.prepare(t, i) })
		if t.fault != nil {
			return Result{}, t.fault
		}
		for _, p := range t.parts {
			if !p.reached[m.function] {
				continue
			}
			outcome, err := c.run(t, p, m.number)
			if err != nil || outcome != survived {
				return Result{Key: m.Key(), Outcome: outcome, By: t.of}, err
			}
		}
	}
	return Result{Key: m.Key(), Outcome: survived}, nil
}
