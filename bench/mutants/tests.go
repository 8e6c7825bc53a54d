package main

import (
	"context"
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

// slow is the time in seconds from which a test runs by itself.
const slow = 0.2

// tests are a package's tests, compiled with the mutants of the changed package.
type tests struct {
	of     string
	binary string
	once   sync.Once
	fault  error
	parts  []part
}

// A part of a package's tests: all quick ones, or one slow one.
type part struct {
	which   string // the flag that selects it
	cpu     time.Duration
	reached map[int]bool // the functions that it calls
}

// prepare compiles a package's tests, and runs their parts on the unchanged code. It does not run vet, which would reject
// some mutants.
func (c *changed) prepare(t *tests, number int) error {
	c.runner.lock.Lock()
	defer c.runner.lock.Unlock()
	t.binary = filepath.Join(c.folder, fmt.Sprintf("tests%d", number))
	out, err := c.runner.command("test", "-c", "-vet=off", "-ldflags=-s -w", "-o", t.binary, "-overlay", c.overlay(), "./"+t.of).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w: %s", t.of, err, out)
	}
	which, err := c.which(t)
	if err != nil {
		return err
	}
	for i, flag := range which {
		reached := fmt.Sprintf("%s.%d", t.binary, i)
		command := c.testing(context.Background(), t, time.Hour, -1, flag)
		command.Env = append(command.Env, "TEFUDA_REACHED="+reached)
		if out, err := command.CombinedOutput(); err != nil {
			return fmt.Errorf("without a mutant: %s: %w: %s", t.of, err, out)
		}
		p := part{which: flag, cpu: command.ProcessState.UserTime() + command.ProcessState.SystemTime(), reached: map[int]bool{}}
		lines, err := os.ReadFile(reached)
		if err != nil && !os.IsNotExist(err) {
			return err
		}
		for line := range strings.Lines(string(lines)) {
			function, err := strconv.Atoi(strings.TrimSpace(line))
			if err != nil {
				return err
			}
			p.reached[function] = true
		}
		t.parts = append(t.parts, p)
	}
	slices.SortStableFunc(t.parts, func(a, b part) int { return int(a.cpu - b.cpu) })
	return nil
}

var passed = regexp.MustCompile(`(?m)^--- PASS: (\w+) \(([0-9.]+)s\)`)

// which returns the flags of the parts of a package's tests.
func (c *changed) which(t *tests) ([]string, error) {
	long, ok := c.runner.slow[t.of]
	if !ok {
		out, err := c.testing(context.Background(), t, time.Hour, 0, "-test.v").CombinedOutput()
		if err != nil {
			return nil, fmt.Errorf("without a mutant: %s: %w: %s", t.of, err, out)
		}
		for _, match := range passed.FindAllStringSubmatch(string(out), -1) {
			if seconds, _ := strconv.ParseFloat(match[2], 64); seconds >= slow {
				long = append(long, match[1])
			}
		}
		c.runner.slow[t.of] = long
	}
	if long == nil {
		return []string{"-test.run=."}, nil
	}
	which := []string{"-test.skip=^(" + strings.Join(long, "|") + ")$"}
	for _, name := range long {
		which = append(which, "-test.run=^"+name+"$")
	}
	return which, nil
}

// testing returns the command that runs tests, with limits of memory and CPU time: a mutant may use up either. CPU time is
// limited, because wall time depends on the machine's other work.
func (c *changed) testing(ctx context.Context, t *tests, limit time.Duration, number int, flag string) *exec.Cmd {
	bounds := fmt.Sprintf(`ulimit -v 8000000; ulimit -t %d; exec "$0" "$@"`, int(limit.Seconds())+1)
	command := exec.CommandContext(ctx, "sh", "-c", bounds, t.binary, "-test.short", "-test.failfast", "-test.paniconexit0", flag)
	command.Dir = filepath.Join(c.runner.clone, filepath.FromSlash(t.of))
	command.Env = append(os.Environ(), fmt.Sprintf("TEFUDA_MUTANT=%d", number))
	command.WaitDelay = time.Second
	return command
}

// run runs tests on a mutant and returns its outcome. They may take three times the CPU time that they take without a
// mutant, and 5 s more. A limit of wall time ends tests that only wait.
func (c *changed) run(t *tests, p part, number int) (string, error) {
	limit := 3*p.cpu + 5*time.Second
	ctx, cancel := context.WithTimeout(context.Background(), 20*limit)
	defer cancel()
	err := c.testing(ctx, t, limit, number, p.which).Run()
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
