//go:build unix

package main

import (
	"flag"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/bench/train/kept"
	"github.com/tefuda/tefuda/core/dice"
)

// rungs are the versions of the search that the ladder measures by default, the
// oldest first.
const rungs = "a84a6722,e7f41d68,5d285837,."

// ladder plays every pair of versions of the search and prints what each is
// worth: Elo above the first, by Bradley and Terry.
func ladder(flags *flag.FlagSet, args []string) error {
	var p plan
	versions := flags.String("versions", rungs, "commits and folders that hold the repository, with commas between them, the oldest first")
	p.flags(flags, "of each pair, two an opening", 20)
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := p.check(); err != nil {
		return err
	}
	var players []*contestant
	for _, version := range strings.Split(*versions, ",") {
		player, err := startPlayer(version)
		if err != nil {
			return err
		}
		defer player.end()
		players = append(players, player)
	}
	book, err := kept.Open[record](p.out)
	if err != nil {
		return err
	}
	defer book.Close()
	var all []pairing
	for i, candidate := range players {
		for k, baseline := range players[:i] {
			games, err := p.play(book, [2]*contestant{candidate, baseline}, players[0])
			if err != nil {
				return err
			}
			all = append(all, pairing{i, k, games})
			fmt.Printf("%s against %s\n%s\n", candidate.name, baseline.name, summary(games))
		}
	}
	for i, r := range ratings(len(players), all) {
		fmt.Printf("%s  %+.0f (%+.0f to %+.0f)\n", players[i].name, r.elo, r.low, r.high)
	}
	return nil
}

// A pairing is the games between two of several players.
type pairing struct {
	candidate, baseline int
	games               []record
}

// A rating is Elo above the first player, with its 95 % interval.
type rating struct{ elo, low, high float64 }

// resamples is how often the openings are drawn again for an interval.
const resamples = 1000

// ratings returns the ratings of n players. The intervals come from drawing the
// openings again: a draw takes the two games of an opening together.
func ratings(n int, all []pairing) []rating {
	every := func(games int) []int {
		out := make([]int, games/2)
		for i := range out {
			out[i] = i
		}
		return out
	}
	out := make([]rating, n)
	for i, x := range strengths(n, all, every) {
		out[i].elo = x
	}
	d := dice.NewRand(1)
	drawn := make([][]float64, n)
	for range resamples {
		sample := strengths(n, all, func(games int) []int {
			out := every(games)
			for i := range out {
				out[i] = d.IntN(len(out))
			}
			return out
		})
		for i, x := range sample {
			drawn[i] = append(drawn[i], x)
		}
	}
	for i := range out {
		slices.Sort(drawn[i])
		out[i].low, out[i].high = drawn[i][resamples/40], drawn[i][resamples-1-resamples/40]
	}
	return out
}

// strengths fits the model of Bradley and Terry to some openings of every
// pairing, and returns Elo above the first player. Half a point for each player
// of every pairing is added, so that a player who lost everything has a rating.
func strengths(n int, all []pairing, openings func(games int) []int) []float64 {
	points := make([]float64, n)
	played := make([]float64, n*n)
	for _, pair := range all {
		count := func(share, games float64) {
			points[pair.candidate] += share
			points[pair.baseline] += games - share
			played[pair.candidate*n+pair.baseline] += games
			played[pair.baseline*n+pair.candidate] += games
		}
		count(0.5, 1)
		for _, opening := range openings(len(pair.games)) {
			count(pair.games[2*opening].points()+pair.games[2*opening+1].points(), 2)
		}
	}
	strength := make([]float64, n)
	for i := range strength {
		strength[i] = 1
	}
	for range 500 {
		for i := range strength {
			sum := 0.0
			for k := range strength {
				sum += played[i*n+k] / (strength[i] + strength[k])
			}
			strength[i] = points[i] / sum
		}
	}
	out := make([]float64, n)
	for i := range out {
		out[i] = 400 * math.Log10(strength[i]/strength[0])
	}
	return out
}
