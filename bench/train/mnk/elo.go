//go:build unix

package main

import (
	"fmt"
	"math"

	"github.com/tefuda/tefuda/bench/train/kept"
)

func (r *record) points() float64 {
	return map[int]float64{0: 1, 1: 0, -1: 0.5}[r.Winner]
}

// summary describes the standing of games, and depth and time.
func summary(all []record) string {
	var depth, cpu [2]float64
	for _, r := range all {
		for i := range 2 {
			depth[i] += r.Depth[i] / float64(len(all))
			cpu[i] += r.Cpu[i] / float64(len(all))
		}
	}
	return fmt.Sprintf("%s; depth %.1f and %.1f, %.0f and %.0f ms a move", standing(all), depth[0], depth[1], cpu[0], cpu[1])
}

// standing describes the candidate's points, and the Elo difference with its 95
// % interval. The interval is over the means of an opening's two games, because
// these are not independent.
func standing(all []record) string {
	byOpening := map[int][]float64{}
	var wins, draws int
	for _, r := range all {
		byOpening[r.Game/2] = append(byOpening[r.Game/2], r.points())
		if r.Winner == 0 {
			wins++
		} else if r.Winner < 0 {
			draws++
		}
	}
	means := make([]float64, 0, len(byOpening))
	for opening := range len(byOpening) {
		x := 0.0
		for _, p := range byOpening[opening] {
			x += p / float64(len(byOpening[opening]))
		}
		means = append(means, x)
	}
	mean, spread := kept.Interval(means)
	return fmt.Sprintf("%d games: %d won, %d drawn, %d lost, %.1f %%, Elo %+.0f (%+.0f to %+.0f)",
		len(all), wins, draws, len(all)-wins-draws, 100*mean, elo(mean), elo(mean-spread), elo(mean+spread))
}

// elo returns the Elo difference at which a share of the points is expected.
func elo(share float64) float64 {
	share = min(max(share, 0), 1)
	return 400 * math.Log10(share/(1-share))
}
