package main

import (
	"errors"
	"fmt"

	"github.com/tefuda/tefuda/bench/train/kept"
	"github.com/tefuda/tefuda/core/daifugo"
)

// A match is a comparison whose blocks can be played in any order, by any number
// of processes, and are kept in a file.
type match struct {
	own, against, shard, kept string
	preset                    string
	players                   int // the preset's number if 0
	playouts                  int64
	games                     int
	seed                      uint32
}

// key returns what must be equal for blocks to belong together. Blocks of one
// number and seed have the same deals, whoever plays.
func (m *match) key() string {
	return fmt.Sprintf("%s:%d:%s:%s:%d:%d", m.preset, m.players, m.own, m.against, m.playouts, m.seed)
}

// do compares two matches, or plays one.
func (m *match) do(versus string) error {
	switch versus {
	case "":
		return m.play()
	case everyPart:
		return m.ablate()
	}
	return m.compare(versus)
}

// everyPart is the value of -versus that plays own without each of its parts.
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
		if err := m.compare(less.own); err != nil {
			return err
		}
	}
	return nil
}

// play plays the blocks of the shard that the file lacks, and prints the result
// so far.
func (m *match) play() error {
	own, err := sideOf(m.own, m.playouts)
	if err != nil {
		return err
	}
	against, err := sideOf(m.against, m.playouts)
	if err != nil {
		return err
	}
	rules, err := rulesOf(m.preset, m.players)
	if err != nil {
		return err
	}
	part, parts, err := shardOf(m.shard)
	if err != nil {
		return err
	}
	book, err := kept.Open[tally](m.kept)
	if err != nil {
		return err
	}
	defer book.Close()
	a := newArena(rules, own, against)
	for b := part - 1; b < m.games/daifugo.ClassesReset; b += parts {
		if _, err := book.Play(m.at(b), func() (tally, error) { return a.block(m.seed, b), nil }); err != nil {
			return err
		}
	}
	fmt.Println(m.key(), summary(m.done(book)))
	return nil
}

// at is the key of a block.
func (m *match) at(block int) string { return fmt.Sprint(m.key(), " ", block) }

// done returns the blocks already played, by number.
func (m *match) done(book *kept.Book[tally]) map[int]tally {
	blocks := map[int]tally{}
	for b := range m.games / daifugo.ClassesReset {
		if t, ok := book.Has(m.at(b)); ok {
			blocks[b] = t
		}
	}
	return blocks
}

// summary returns the result of blocks: the mean points per game with its 95 %
// interval. The interval is from the blocks' means, because only blocks are
// independent: within one, luck carries over through the classes.
func summary(blocks map[int]tally) string {
	var means []float64
	var choices, spent int64
	for _, t := range blocks {
		means = append(means, float64(t.Points)/daifugo.ClassesReset)
		choices, spent = choices+t.Choices, spent+t.Spent
	}
	mean, half := kept.Interval(means)
	return fmt.Sprintf("%d games: %.3f ± %.3f points, %.0f playouts a choice", len(means)*daifugo.ClassesReset, mean, half,
		float64(spent)/float64(max(choices, 1)))
}

// compare prints the difference of two matches of the file on their common
// deals.
func (m *match) compare(other string) error {
	book, err := kept.Open[tally](m.kept)
	if err != nil {
		return err
	}
	defer book.Close()
	rival := *m
	rival.own = other
	a, b := m.done(book), rival.done(book)
	var gaps []float64
	for block, t := range a {
		if u, ok := b[block]; ok {
			gaps = append(gaps, float64(t.Points-u.Points)/daifugo.ClassesReset)
		}
	}
	mean, half := kept.Interval(gaps)
	fmt.Printf("%s - %s: %+.3f ± %.3f points on %d common games\n", m.own, other, mean, half, len(gaps)*daifugo.ClassesReset)
	return nil
}
