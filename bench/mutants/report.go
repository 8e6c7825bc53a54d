package main

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
)

// equivalents reads the list of mutants that do the same as the code: a line with the key, then an indented line with the
// reason.
func equivalents(text string) map[string]string {
	out := map[string]string{}
	key := ""
	for line := range strings.Lines(text) {
		said := strings.TrimSpace(line)
		switch {
		case said == "" || strings.HasPrefix(line, "#"):
		case line[0] != '\t':
			key = said
			out[key] = ""
		default:
			out[key] = strings.TrimSpace(out[key] + " " + said)
		}
	}
	return out
}

// A tally counts the mutants of one part of the code.
type tally struct{ killed, timedOut, equivalent, survived int }

func (t *tally) add(u tally) {
	t.killed += u.killed
	t.timedOut += u.timedOut
	t.equivalent += u.equivalent
	t.survived += u.survived
}

// rate returns the share of killed mutants among those that are not equivalent, and its 95 % interval by Wilson.
func (t tally) rate() (p, low, high float64) {
	k, n := float64(t.killed+t.timedOut), float64(t.killed+t.timedOut+t.survived)
	if n == 0 {
		return 0, 0, 1
	}
	const z = 1.96
	p = k / n
	middle, half := p+z*z/(2*n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return p, (middle - half) / (1 + z*z/n), (middle + half) / (1 + z*z/n)
}

// partOf returns the part to which a file belongs: a game of core, or a folder of wasm.
func partOf(file string) string {
	fields := strings.Split(file, "/")
	return strings.Join(fields[:2], "/")
}

// report prints the mutants that survived, and a line for each part.
func report(w io.Writer, tried []Site, results map[string]Result) {
	same := equivalents(equivalent)
	parts := map[string]*tally{}
	var sum tally
	for i := range tried {
		s := &tried[i]
		t := tallied(results[s.Key()].Outcome, same, s.Key())
		if t.survived == 1 {
			fmt.Fprintf(w, "survived: %s (line %d)\n", s.Key(), s.Number)
		}
		if parts[partOf(s.File)] == nil {
			parts[partOf(s.File)] = new(tally)
		}
		parts[partOf(s.File)].add(t)
		sum.add(t)
	}
	fmt.Fprintf(w, "%-18s %7s %7s %8s %10s\n", "", "killed", "by time", "survived", "equivalent")
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		line(w, name, *parts[name])
	}
	line(w, "all", sum)
}

func tallied(outcome string, same map[string]string, key string) tally {
	_, equal := same[key]
	switch {
	case outcome == killed:
		return tally{killed: 1}
	case outcome == timedOut:
		return tally{timedOut: 1}
	case equal:
		return tally{equivalent: 1}
	}
	return tally{survived: 1}
}

func line(w io.Writer, name string, t tally) {
	p, low, high := t.rate()
	fmt.Fprintf(w, "%-18s %7d %7d %8d %10d  %5.1f %% (%.1f to %.1f)\n", name, t.killed, t.timedOut, t.survived, t.equivalent, 100*p, 100*low, 100*high)
}
