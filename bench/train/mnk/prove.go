//go:build unix

package main

import (
	"flag"
	"fmt"
	"strings"
	"syscall"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/prove"
	"github.com/tefuda/tefuda/core/search"
)

// proveGame proves who wins a game from the empty board or after some moves. It prints the
// outcome for the player to move, the moves to the end if they are known, positions, and
// seconds of processor time.
func proveGame(flags *flag.FlagSet, args []string) error {
	text := flags.String("game", "7,7,5", "columns, rows, and how many in a row win")
	rule := flags.String("rule", "free", "free, exact or gravity")
	moves := flags.String("moves", "", "moves that were played, with spaces between them: d1 d2")
	nodes := flags.Int64("nodes", 0, "positions at most; 0 is no bound")
	bits := flags.Int("bits", 22, "of the memory: 2^bits positions of 16 bytes")
	if err := flags.Parse(args); err != nil {
		return err
	}
	var g mnk.Game
	if _, err := fmt.Sscanf(*text, "%d,%d,%d", &g.Columns, &g.Rows, &g.K); err != nil {
		return fmt.Errorf("-game %q: %w", *text, err)
	}
	var ok bool
	if g.Rule, ok = mnk.RuleOf(*rule); !ok || *bits < 1 || *bits > 30 {
		return fmt.Errorf("no rule %q, or not 1 to 30 bits", *rule)
	}
	p, err := g.Start()
	if err != nil {
		return err
	}
	for _, move := range strings.Fields(*moves) {
		s, err := mnk.ParsePlace(move, g.Columns, g.Rows)
		if err == nil {
			err = p.Play(s)
		}
		if err != nil {
			return fmt.Errorf("-moves %s: %w", move, err)
		}
	}
	begin := processorTime()
	found, err := prove.NewProver(*bits).Prove(&p, search.Start(search.Budget{Iterations: *nodes}, 0, noClock, nil))
	if err != nil {
		return err
	}
	outcome := "not known"
	if found.Outcome != mnk.Open {
		outcome = mnk.Outcomes[found.Outcome-mnk.Win].Key
	}
	if found.Plies > 0 {
		outcome += fmt.Sprintf(" in %d", found.Plies)
	}
	fmt.Printf("(%s) %s, %d positions, %.1f s\n", *text, outcome, found.Nodes, processorTime()-begin)
	return nil
}

// processorTime returns the processor time of this process, in seconds.
func processorTime() float64 {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return 0
	}
	return float64(used.Utime.Nano()+used.Stime.Nano()) / 1e9
}
