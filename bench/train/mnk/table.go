//go:build unix

package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/prove"
	"github.com/tefuda/tefuda/core/search"
)

// A proved is what a table says of a position: its moves by the numbers of their
// columns, from 1, and what it is worth to the side to move. A score is the
// number of stones that the winner has left, its last one included.
type proved struct {
	moves string
	known string // "?", an outcome alone like "+", or a score like "-4"
}

// proveTable proves all positions of a game of connect four after so many
// stones, one of two mirror images. All processors share one memory. It first
// finds who wins, then in how many stones, and writes what it knows again and
// again, so that it can be stopped and goes on where it was.
func proveTable(flags *flag.FlagSet, args []string) error {
	text := flags.String("game", "7,6,4", "columns, rows, and how many in a row win")
	plies := flags.Int("plies", 4, "stones on the board")
	workers := flags.Int("workers", runtime.NumCPU(), "positions at once")
	bits := flags.Int("bits", 30, "of the memory: 2^bits positions of 16 bytes")
	end := flags.Duration("until", 5*time.Minute, "ends after this time")
	file := flags.String("file", "connect-four.txt", "of the table; what it knows is not proved again")
	if err := flags.Parse(args); err != nil {
		return err
	}
	var g mnk.Game
	if _, err := fmt.Sscanf(*text, "%d,%d,%d", &g.Columns, &g.Rows, &g.K); err != nil || *bits < 1 || *bits > 34 {
		return fmt.Errorf("-game %q or -bits %d: %w", *text, *bits, err)
	}
	g.Rule = mnk.Gravity
	begin := time.Now()
	deadline := begin.Add(*end)
	table := positionsAfter(g, *plies)
	if old, err := os.ReadFile(*file); err == nil {
		for _, line := range strings.Split(string(old), "\n") {
			moves, known, _ := strings.Cut(line, " ")
			if i := slices.IndexFunc(table, func(p proved) bool { return p.moves == moves }); i >= 0 {
				table[i].known = known
			}
		}
	}
	fmt.Printf("%d positions\n", len(table))
	memory := prove.NewProver(*bits)
	var nodes atomic.Int64
	var lock sync.Mutex
	write := func() error {
		out, err := os.Create(*file)
		if err != nil {
			return err
		}
		w := bufio.NewWriter(out)
		unknown, outcomes := 0, 0
		for _, p := range table {
			fmt.Fprintln(w, p.moves, p.known)
			if p.known == "?" {
				unknown++
			} else if p.known == "+" || p.known == "-" {
				outcomes++
			}
		}
		seconds := time.Since(begin).Seconds()
		fmt.Printf("%.0f s, %d million positions searched, %.1f million a second; %d not known, %d without a distance\n", seconds, nodes.Load()/1e6, float64(nodes.Load())/1e6/seconds, unknown, outcomes)
		if err := w.Flush(); err != nil {
			return err
		}
		return out.Close()
	}
	for _, exact := range [2]bool{false, true} {
		var next atomic.Int64
		var running sync.WaitGroup
		for range *workers {
			running.Add(1)
			go func() {
				defer running.Done()
				for i := int(next.Add(1)) - 1; i < len(table) && time.Now().Before(deadline); i = int(next.Add(1)) - 1 {
					lock.Lock()
					one := table[i]
					lock.Unlock()
					if one.known != "?" && !(exact && (one.known == "+" || one.known == "-")) {
						continue
					}
					p := played(g, one.moves)
					ms := time.Until(deadline).Milliseconds()
					found, err := memory.ProveOn(&p, exact, search.Start(search.Budget{Millis: ms}, 0, func() int64 { return time.Since(begin).Milliseconds() }, nil))
					nodes.Add(found.Nodes)
					if err != nil {
						panic(err)
					}
					lock.Lock()
					if table[i].known = valueOf(g, p.Board.Stones(), found); table[i].known == "?" {
						table[i].known = one.known
					}
					lock.Unlock()
				}
			}()
		}
		stop := make(chan bool)
		go func() {
			for {
				select {
				case <-stop:
					return
				case <-time.After(20 * time.Second):
					lock.Lock()
					err := write()
					lock.Unlock()
					if err != nil {
						panic(err)
					}
				}
			}
		}()
		running.Wait()
		close(stop)
		if err := write(); err != nil {
			return err
		}
	}
	return nil
}

// valueOf returns what a table says of a proof.
func valueOf(g mnk.Game, stones int, found prove.Proof) string {
	sign := map[mnk.Outcome]string{mnk.Win: "+", mnk.Loss: "-", mnk.Draw: "0", mnk.Open: "?"}[found.Outcome]
	if found.Plies == 0 {
		return sign
	}
	last := stones + found.Plies // the stone that completes the line
	return fmt.Sprintf("%s%d", sign, (g.Columns*g.Rows-last)/2+1)
}

// played returns the position after moves by their columns' numbers.
func played(g mnk.Game, moves string) mnk.Position {
	p, err := g.Start()
	if err != nil {
		panic(err)
	}
	for _, digit := range moves {
		if err := p.Play(top(&p, int(digit-'1'))); err != nil {
			panic(err)
		}
	}
	return p
}

// top returns the square that a stone in a column takes.
func top(p *mnk.Position, column int) mnk.Square {
	row := p.Board.Rows() - 1
	for row >= 0 && p.Board.At(row, column) != mnk.Empty {
		row--
	}
	return mnk.Square{Row: row, Column: column}
}

// positionsAfter returns the positions after so many stones that are not over,
// one of two mirror images, those whose moves are the least.
func positionsAfter(g mnk.Game, plies int) []proved {
	level := []string{""}
	for range plies {
		seen := map[string]bool{}
		var next []string
		for _, moves := range level {
			before := played(g, moves)
			for c := range g.Columns {
				if before.Board.At(0, c) != mnk.Empty {
					continue
				}
				after := moves + string(rune('1'+c))
				p := played(g, after)
				if picture := squares(&p, false); !p.Over() && !seen[picture] && !seen[squares(&p, true)] {
					seen[picture] = true
					next = append(next, after)
				}
			}
		}
		level = next
	}
	table := make([]proved, len(level))
	for i, moves := range level {
		table[i] = proved{moves, "?"}
	}
	return table
}

// squares returns a board as text, mirrored or not.
func squares(p *mnk.Position, mirrored bool) string {
	var text []byte
	for r := range p.Board.Rows() {
		for c := range p.Board.Columns() {
			if mirrored {
				c = p.Board.Columns() - 1 - c
			}
			text = append(text, '0'+byte(p.Board.At(r, c)))
		}
	}
	return string(text)
}
