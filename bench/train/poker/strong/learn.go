package main

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// game is one of blueprint.Games during its training. The exported fields are kept in
// the state file.
type game struct {
	Flops int // number of flops seen
	Spent time.Duration
	State cfr.SamplerState

	number  int
	nodes   []blueprint.Node
	tree    *cfr.Tree
	sampler *cfr.Sampler
}

func newGame(number int) *game {
	g := &game{number: number, nodes: blueprint.Games[number].Tree()}
	nodes := make([]cfr.Node, len(g.nodes))
	for i := range nodes {
		n := &g.nodes[i]
		nodes[i] = cfr.Node{Player: n.Player, Round: n.Round, N: int32(n.N), First: n.First, Pay: pay(n)}
	}
	g.tree = cfr.NewTree(nodes, blueprint.Buckets)
	g.sampler = cfr.NewSampler(g.tree, 0)
	return g
}

// pay returns the win of player 0 at a fold, and of the winner at a showdown. The
// player who folds has paid less.
func pay(n *blueprint.Node) float64 {
	switch {
	case n.Player >= 0:
		return 0
	case n.Player == blueprint.AtFold && n.Paid[0] < n.Paid[1]:
		return -float64(n.Paid[0])
	}
	return float64(n.Paid[1])
}

// learn plays the deals of one more flop. Flop n has weight n (linear CFR).
func (g *game) learn(d *dealer) {
	g.Flops++
	g.sampler.Weight = float64(g.Flops)
	g.sampler.Reseed(uint32(g.Flops))
	d.each(uint32(g.Flops), g.sampler.Run)
}

// rows returns the average strategy in steps, as blueprint.Strategy reads it. Buckets
// that training hardly saw get the strategy of their neighbour.
func (g *game) rows() (rows []byte) {
	s := g.sampler.Strategy()
	for i := range g.nodes {
		n := &g.nodes[i]
		if n.Player < 0 || n.Round == 3 {
			continue
		}
		buckets := blueprint.Buckets[n.Round]
		parts := make([][]byte, buckets)
		for b := range buckets {
			parts[b] = round(s.At(int32(i), b))
			if b > 0 && g.sampler.Seen(int32(i), b) < seldom*float64(g.Flops) {
				parts[b] = parts[b-1]
			}
		}
		for a := range n.N - 1 {
			for _, p := range parts {
				rows = append(rows, p[a])
			}
		}
	}
	return rows
}

// seldom is how often a bucket must have been reached to count as seen, in units of
// the last flop's weight.
const seldom = 30

func (g *game) file(folder string) string {
	return filepath.Join(folder, fmt.Sprintf("game%d.state", g.number))
}

func (g *game) load(folder string) error {
	if folder == "" {
		return nil
	}
	f, err := os.Open(g.file(folder))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return err
	}
	defer f.Close()
	if err := gob.NewDecoder(f).Decode(g); err != nil {
		return err
	}
	return g.sampler.Restore(g.State)
}

// save writes the state, completely or not at all: the training may be ended at any
// time.
func (g *game) save(folder string) error {
	if folder == "" {
		return nil
	}
	name := g.file(folder)
	f, err := os.Create(name + ".new")
	if err != nil {
		return err
	}
	g.State = g.sampler.State()
	if err := gob.NewEncoder(f).Encode(g); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

// round turns probabilities into steps. The largest one gets the remainder.
func round(p []float64) []byte {
	steps := make([]byte, len(p))
	left, best := blueprint.Steps, 0
	for i, x := range p {
		steps[i] = byte(float64(x*blueprint.Steps) + 0.5)
		left -= int(steps[i])
		if x > p[best] {
			best = i
		}
	}
	steps[best] = byte(int(steps[best]) + left)
	return steps
}
