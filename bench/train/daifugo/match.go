package main

import (
	"bufio"
	"errors"
	"fmt"
	"math"
	"os"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
)

// A match is a comparison whose blocks are played in any order, by any number
// of processes, and kept as lines of a file: key, block, points, choices and
// playouts.
type match struct {
	own, against, shard, kept string
	playouts                  int64
	games                     int
	seed                      uint32
}

// key tells what must be alike for blocks to belong together. Blocks of one
// number and seed have the same deals whatever their players.
func (m *match) key() string {
	return fmt.Sprintf("%s:%s:%d:%d", m.own, m.against, m.playouts, m.seed)
}

// do compares two matches, or plays one.
func (m *match) do(versus string) error {
	switch versus {
	case "":
		return m.play()
	case everyPart:
		return m.ablate()
	}
	m.compare(versus)
	return nil
}

// everyPart is what own is compared with to play it without each of its parts.
const everyPart = "parts"

// ablate plays own, and own without each of its parts in turn, on common deals,
// and prints what each part is worth.
func (m *match) ablate() error {
	if m.kept == "" {
		return errors.New("-versus parts wants a file to keep what was played: -kept")
	}
	if err := m.play(); err != nil {
		return err
	}
	for _, part := range partNames {
		less := *m
		less.own += "-" + part
		if err := less.play(); err != nil {
			return err
		}
		m.compare(less.own)
	}
	return nil
}

// play plays the blocks of the shard that the file lacks, and prints what there
// is then.
func (m *match) play() error {
	own, err := sideOf(m.own, m.playouts)
	if err != nil {
		return err
	}
	against, err := sideOf(m.against, m.playouts)
	if err != nil {
		return err
	}
	part, parts, err := shardOf(m.shard)
	if err != nil {
		return err
	}
	done, a := m.done(m.key()), newArena(own, against)
	for b := part - 1; b < m.games/daifugo.ClassesReset; b += parts {
		if _, ok := done[b]; ok {
			continue
		}
		done[b] = a.block(m.seed, b)
		if err := m.keep(b, done[b]); err != nil {
			return err
		}
	}
	fmt.Println(m.key(), summary(done))
	return nil
}

// keep appends a block to the file.
func (m *match) keep(block int, t tally) error {
	if m.kept == "" {
		return nil
	}
	f, err := os.OpenFile(m.kept, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = fmt.Fprintln(f, m.key(), block, t.points, t.choices, t.spent)
	return err
}

// done reads the blocks of a key from the file, none if there is no file.
func (m *match) done(key string) map[int]tally {
	blocks := map[int]tally{}
	f, err := os.Open(m.kept)
	if err != nil {
		return blocks
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var b int
		var t tally
		rest, ok := strings.CutPrefix(lines.Text(), key+" ")
		if n, _ := fmt.Sscan(rest, &b, &t.points, &t.choices, &t.spent); ok && n == 4 {
			blocks[b] = t
		}
	}
	return blocks
}

// summary says what blocks came to: the mean of points a game with its 95 %
// interval from the blocks' means, which alone are independent of each other,
// as luck passes on through the classes within one.
func summary(blocks map[int]tally) string {
	var means []float64
	var choices, spent int64
	for _, t := range blocks {
		means = append(means, float64(t.points)/daifugo.ClassesReset)
		choices, spent = choices+t.choices, spent+t.spent
	}
	mean, half := interval(means)
	return fmt.Sprintf("%d games: %.3f ± %.3f points, %.0f playouts a choice", len(means)*daifugo.ClassesReset, mean, half,
		float64(spent)/float64(max(choices, 1)))
}

// interval returns the mean of a sample and half of its 95 % interval, by
// Student's t, to a two-hundredth from 10 values on.
func interval(sample []float64) (mean, half float64) {
	n := float64(len(sample))
	for _, x := range sample {
		mean += x / n
	}
	sum := 0.0
	for _, x := range sample {
		sum += (x - mean) * (x - mean)
	}
	t := 1.96 + 2.372/(n-1) + 2.82/(n-1)/(n-1)
	return mean, t * math.Sqrt(sum/(n-1)/n)
}

// compare prints the difference of two matches of the file on their common
// deals.
func (m *match) compare(other string) {
	rival := *m
	rival.own = other
	a, b := m.done(m.key()), m.done(rival.key())
	var gaps []float64
	for block, t := range a {
		if u, ok := b[block]; ok {
			gaps = append(gaps, float64(t.points-u.points)/daifugo.ClassesReset)
		}
	}
	mean, half := interval(gaps)
	fmt.Printf("%s - %s: %+.3f ± %.3f points on %d common games\n", m.own, other, mean, half, len(gaps)*daifugo.ClassesReset)
}
