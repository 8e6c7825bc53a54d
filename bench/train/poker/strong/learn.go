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

// game is one of blueprint.Games as it is learnt. What is exported is kept
// between pieces.
type game struct {
	Flops int // seen
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

// pay is what player 0 wins at a fold, the winner at a showdown. Who folds has
// paid less.
func pay(n *blueprint.Node) float64 {
	switch {
	case n.Player >= 0:
		return 0
	case n.Player == blueprint.AtFold && n.Paid[0] < n.Paid[1]:
		return -float64(n.Paid[0])
	}
	return float64(n.Paid[1])
}

// learn plays the deals of a flop more. Flop n counts n (linear CFR).
func (g *game) learn(d *dealer) {
	g.Flops++
	g.sampler.Weight = float64(g.Flops)
	g.sampler.Reseed(uint32(g.Flops))
	d.each(uint32(g.Flops), g.sampler.Run)
}

// rows are the average strategy in steps: what blueprint.Strategy reads. Buckets
// that training hardly saw do as their neighbour does.
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

// seldom is how often a bucket must have come up, in the last weight.
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

// save writes the state, whole or not at all: a training may be ended at any time.
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

// round turns probabilities into steps; the largest one takes what is left over.
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
