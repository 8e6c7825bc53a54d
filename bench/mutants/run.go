package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A runner tries mutants in a clone of the repository that has nothing beside it.
type runner struct {
	clone   string
	imports map[string][]string      // by package of ours, those that it imports, tests included
	base    map[string]time.Duration // how long a package's tests take without a mutant
}

// newRunner clones what is committed into dist/mutants. Data that lie beside a developer's repository are not beside it.
func newRunner(root string) (*runner, error) {
	r := &runner{clone: filepath.Join(root, "dist", "mutants", "clone"), base: map[string]time.Duration{}}
	if err := os.RemoveAll(r.clone); err != nil {
		return nil, err
	}
	if out, err := exec.Command("git", "clone", "--quiet", "--shared", root, r.clone).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("git clone: %w: %s", err, out)
	}
	if known, err := os.ReadFile(r.bases()); err == nil {
		if err := json.Unmarshal(known, &r.base); err != nil {
			return nil, err
		}
	}
	return r, r.list()
}

// bases is the file of what is known of the time of tests without a mutant.
func (r *runner) bases() string { return filepath.Join(r.clone, "..", "base.json") }

// list reads who imports whom.
func (r *runner) list() error {
	out, err := r.command(context.Background(), "list", "-json=ImportPath,Deps,TestImports,XTestImports", "./core/...", "./wasm/...").Output()
	if err != nil {
		return err
	}
	r.imports = map[string][]string{}
	for decoder := json.NewDecoder(bytes.NewReader(out)); decoder.More(); {
		var p struct {
			ImportPath                      string
			Deps, TestImports, XTestImports []string
		}
		if err := decoder.Decode(&p); err != nil {
			return err
		}
		all := slices.Concat(p.Deps, p.TestImports, p.XTestImports)
		r.imports[strings.TrimPrefix(p.ImportPath, module)] = all
	}
	return nil
}

const module = "github.com/tefuda/tefuda/"

// command is a go command in the clone, which may not take the machine's memory: a mutant may ask for all of it.
func (r *runner) command(ctx context.Context, args ...string) *exec.Cmd {
	c := exec.CommandContext(ctx, "sh", append([]string{"-c", `ulimit -v 8000000; exec go "$@"`, "go"}, args...)...)
	c.Dir = r.clone
	c.WaitDelay = time.Second
	return c
}

// tests returns the packages whose tests could kill a mutant of one: its own, then the API's, then others that import it.
// Commands and training come last, as they take long.
func (r *runner) tests(of string) []string {
	var out []string
	for p, imports := range r.imports {
		if p != of && slices.Contains(imports, module+of) {
			out = append(out, p)
		}
	}
	rank := func(p string) string {
		switch {
		case strings.HasPrefix(p, "wasm/api/"):
			return "0" + p
		case strings.Contains(p, "train") || strings.Contains(p, "tune"):
			return "2" + p
		}
		return "1" + p
	}
	slices.SortFunc(out, func(a, b string) int { return strings.Compare(rank(a), rank(b)) })
	return append([]string{of}, out...)
}

// try returns what becomes of a mutant: killed by a package's tests, by time, survived, or none as it does not compile.
func (r *runner) try(s *Site) (Result, error) {
	overlay, err := r.overlay(s)
	if err != nil {
		return Result{}, err
	}
	if out, err := r.command(context.Background(), "build", "-overlay", overlay, "./"+s.Package()).CombinedOutput(); err != nil {
		return Result{Key: s.Key(), Outcome: invalid, By: firstLine(out)}, nil
	}
	for _, p := range r.tests(s.Package()) {
		outcome, err := r.test(p, overlay)
		if err != nil || outcome != survived {
			return Result{Key: s.Key(), Outcome: outcome, By: p}, err
		}
	}
	return Result{Key: s.Key(), Outcome: survived}, nil
}

// overlay writes the changed file beside the clone, and tells go of it.
func (r *runner) overlay(s *Site) (string, error) {
	path := filepath.Join(r.clone, filepath.FromSlash(s.File))
	source, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	changed := filepath.Join(r.clone, "..", "changed.txt")
	mutant := slices.Concat(source[:s.Start], []byte(s.New), source[s.End:])
	if err := os.WriteFile(changed, mutant, 0o644); err != nil {
		return "", err
	}
	names, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		return "", err
	}
	overlay := filepath.Join(r.clone, "..", "overlay.json")
	return overlay, os.WriteFile(overlay, names, 0o644)
}

// test runs a package's tests on a mutant, for at most thrice the time that they take without one, and some for compiling.
func (r *runner) test(p, overlay string) (string, error) {
	if r.base[p] == 0 {
		if err := r.measure(p); err != nil {
			return "", err
		}
	}
	limit := 3*r.base[p] + 30*time.Second
	ctx, cancel := context.WithTimeout(context.Background(), limit+time.Minute)
	defer cancel()
	out, err := r.command(ctx, "test", "-short", "-vet=off", "-failfast", "-timeout", limit.String(), "-overlay", overlay, "./"+p).CombinedOutput()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return survived, nil
	case bytes.Contains(out, []byte("panic: test timed out")) || ctx.Err() != nil:
		return timedOut, nil
	case errors.As(err, &exit):
		return killed, nil
	}
	return "", err
}

// measure times a package's tests without a mutant.
func (r *runner) measure(p string) error {
	start := time.Now()
	if out, err := r.command(context.Background(), "test", "-short", "-vet=off", "-count=1", "./"+p).CombinedOutput(); err != nil {
		return fmt.Errorf("without a mutant: %s: %s", p, out)
	}
	r.base[p] = time.Since(start)
	known, err := json.Marshal(r.base)
	if err != nil {
		return err
	}
	return os.WriteFile(r.bases(), known, 0o644)
}

func firstLine(out []byte) string {
	for line := range strings.Lines(string(out)) {
		if !strings.HasPrefix(line, "#") {
			return strings.TrimSpace(line)
		}
	}
	return ""
}
