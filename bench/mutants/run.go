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
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A runner tries mutants in a clone of the repository that has nothing beside it.
type runner struct {
	clone   string
	near    bool                // only a package's own tests and the API's
	imports map[string][]string // by package of ours that has tests, those that it and they import
	known   map[string]usual
}

// usual is what a package's tests take without a mutant.
type usual struct {
	CPU  time.Duration `json:"cpu"`
	Slow []string      `json:"slow"` // the tests that take long, to be run last
}

// slow is the time from which on a test is one of those that are run last.
const slow = 0.2

// newRunner clones what is committed into dist/mutants. Data that lie beside a developer's repository are not beside it.
func newRunner(root string) (*runner, error) {
	r := &runner{clone: filepath.Join(root, "dist", "mutants", "clone"), known: map[string]usual{}}
	if err := os.RemoveAll(r.clone); err != nil {
		return nil, err
	}
	if out, err := exec.Command("git", "clone", "--quiet", "--shared", root, r.clone).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("git clone: %w: %s", err, out)
	}
	if known, err := os.ReadFile(r.beside("usual.json")); err == nil {
		if err := json.Unmarshal(known, &r.known); err != nil {
			return nil, err
		}
	}
	return r, r.list()
}

// beside is the path of a file beside the clone.
func (r *runner) beside(name string) string { return filepath.Join(r.clone, "..", name) }

// list reads whose tests import whom.
func (r *runner) list() error {
	out, err := r.command("list", "-json=ImportPath,Deps,TestImports,XTestImports,TestGoFiles,XTestGoFiles", "./core/...", "./wasm/...").Output()
	if err != nil {
		return err
	}
	r.imports = map[string][]string{}
	for decoder := json.NewDecoder(bytes.NewReader(out)); decoder.More(); {
		var p struct {
			ImportPath                      string
			Deps, TestImports, XTestImports []string
			TestGoFiles, XTestGoFiles       []string
		}
		if err := decoder.Decode(&p); err != nil {
			return err
		}
		if p.TestGoFiles != nil || p.XTestGoFiles != nil {
			r.imports[strings.TrimPrefix(p.ImportPath, module)] = slices.Concat(p.Deps, p.TestImports, p.XTestImports)
		}
	}
	return nil
}

const module = "github.com/tefuda/tefuda/"

// command is a go command in the clone.
func (r *runner) command(args ...string) *exec.Cmd {
	c := exec.Command("go", args...)
	c.Dir = r.clone
	return c
}

// tests returns the packages whose tests could kill a mutant of one: its own, then the API's, then others that import it.
// Commands and training come last, as they take long.
func (r *runner) tests(of string) []string {
	var out []string
	for p, imports := range r.imports {
		if p != of && slices.Contains(imports, module+of) && (!r.near || strings.HasPrefix(p, "wasm/api/")) {
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
	if out, err := r.command("build", "-overlay", overlay, "./"+s.Package()).CombinedOutput(); err != nil {
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
	changed := r.beside("changed.txt")
	mutant := slices.Concat(source[:s.Start], []byte(s.New), source[s.End:])
	if err := os.WriteFile(changed, mutant, 0o644); err != nil {
		return "", err
	}
	names, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		return "", err
	}
	overlay := r.beside("overlay.json")
	return overlay, os.WriteFile(overlay, names, 0o644)
}

// test runs a package's tests on a mutant, those that take long after the others, for at most thrice the processor's time
// that they take without one, and some to begin with.
func (r *runner) test(p, overlay string) (string, error) {
	known, ok := r.known[p]
	if !ok {
		var err error
		if known, err = r.measure(p); err != nil {
			return "", err
		}
	}
	binary, err := r.compile(p, "-overlay", overlay)
	if binary == "" || err != nil {
		return survived, err
	}
	limit := 3*known.CPU + 10*time.Second
	parts := []string{"-test.run=."}
	if known.Slow != nil {
		long := "^(" + strings.Join(known.Slow, "|") + ")$"
		parts = []string{"-test.skip=" + long, "-test.run=" + long}
	}
	for _, which := range parts {
		if outcome, err := r.run(p, binary, limit, which); err != nil || outcome != survived {
			return outcome, err
		}
	}
	return survived, nil
}

// compile returns the path of a package's tests, "" where it has none. Vet stays out of it: what it
// suspects is a mutant all the same.
func (r *runner) compile(p string, flags ...string) (string, error) {
	binary := r.beside("tests")
	os.Remove(binary)
	args := slices.Concat([]string{"test", "-c", "-vet=off", "-ldflags=-s -w", "-o", binary}, flags, []string{"./" + p})
	if out, err := r.command(args...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("%s: %w: %s", p, err, out)
	}
	if _, err := os.Stat(binary); err != nil {
		return "", nil
	}
	return binary, nil
}

// testing is the command that runs tests of a package, which may take neither the machine's memory nor more than so much
// time of a processor: a mutant may ask for all of it. The clock would tell of the machine's other work.
func (r *runner) testing(ctx context.Context, p, binary string, limit time.Duration, flags ...string) *exec.Cmd {
	bounds := fmt.Sprintf(`ulimit -v 8000000; ulimit -t %d; exec "$0" "$@"`, int(limit.Seconds())+1)
	args := slices.Concat([]string{"-c", bounds, binary, "-test.short", "-test.failfast", "-test.paniconexit0"}, flags)
	c := exec.CommandContext(ctx, "sh", args...)
	c.Dir = filepath.Join(r.clone, filepath.FromSlash(p))
	c.WaitDelay = time.Second
	return c
}

// run says whether tests notice. The clock ends those that wait.
func (r *runner) run(p, binary string, limit time.Duration, flag string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 20*limit)
	defer cancel()
	err := r.testing(ctx, p, binary, limit, flag).Run()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return survived, nil
	case errors.As(err, &exit) && exit.ExitCode() >= 0:
		return killed, nil
	case exit != nil: // ended by a signal
		return timedOut, nil
	}
	return "", err
}

var passed = regexp.MustCompile(`(?m)^--- PASS: (\w+) \(([0-9.]+)s\)`)

// measure runs a package's tests without a mutant.
func (r *runner) measure(p string) (usual, error) {
	var u usual
	binary, err := r.compile(p)
	if err != nil {
		return u, err
	}
	if binary != "" {
		c := r.testing(context.Background(), p, binary, time.Hour, "-test.v")
		out, err := c.CombinedOutput()
		if err != nil {
			return u, fmt.Errorf("without a mutant: %s: %s", p, out)
		}
		u.CPU = c.ProcessState.UserTime() + c.ProcessState.SystemTime()
		for _, match := range passed.FindAllStringSubmatch(string(out), -1) {
			if seconds, _ := strconv.ParseFloat(match[2], 64); seconds >= slow {
				u.Slow = append(u.Slow, match[1])
			}
		}
	}
	r.known[p] = u
	known, err := json.Marshal(r.known)
	if err != nil {
		return u, err
	}
	return u, os.WriteFile(r.beside("usual.json"), known, 0o644)
}

func firstLine(out []byte) string {
	for line := range strings.Lines(string(out)) {
		if !strings.HasPrefix(line, "#") {
			return strings.TrimSpace(line)
		}
	}
	return ""
}
