//go:build unix

// Command player searches positions, one question a line, so that versions of
// the search can play matches against each other. match builds the player of
// each version, so the form of questions and answers must not change.
//
// A question is seven words: k, the key of a rule, the side to move, nodes,
// milliseconds of processor time, seed, and the rows of the board with slashes
// between them. The answer is row, column, depth, nodes, milliseconds, score
// and whether the value is decided.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"syscall"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/search"
)

func main() {
	var table player.Table
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		answer, err := think(in.Text(), &table)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(answer)
	}
}

func think(question string, table *player.Table) (string, error) {
	var k int
	var rule, side, rows string
	var budget search.Budget
	var seed uint32
	_, err := fmt.Sscan(question, &k, &rule, &side, &budget.Iterations, &budget.Millis, &seed, &rows)
	if err != nil {
		return "", err
	}
	board, err := mnk.Parse(strings.Split(rows, "/"))
	if err != nil {
		return "", err
	}
	turn := mnk.Black
	if side == mnk.White.String() {
		turn = mnk.White
	}
	game := mnk.Game{K: k}
	var ok bool
	if game.Rule, ok = mnk.RuleOf(rule); !ok {
		return "", fmt.Errorf("no rule %q", rule)
	}
	p, err := game.At(board, turn)
	if err != nil {
		return "", err
	}
	begin := cpu()
	c, err := player.NewChooser(&p, player.Options{}, table)
	if err != nil {
		return "", err
	}
	best := c.Choose(search.Start(budget, 0, cpu, nil), seed)[0]
	found := c.Evaluation()
	return fmt.Sprint(best.Square.Row, best.Square.Column, found.Depth, found.Nodes, cpu()-begin, found.Value.Score,
		found.Value.Outcome != mnk.Open), nil
}

// cpu returns the processor time of this process, in milliseconds. Wall time
// means nothing on a machine that others use.
func cpu() int64 {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return 0
	}
	return (used.Utime.Nano() + used.Stime.Nano()) / 1e6
}
