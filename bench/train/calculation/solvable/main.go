// Command solvable counts the deals of Calculation that Solve wins and those that
// it proves lost, by lead and number of waste piles: the table in
// docs/how/calculation.md.
//
//	go run ./bench/train/calculation/solvable -piles 2 -lead 1 -deals 60
//
// The deals have the seeds from 0 on. The share of winnable deals is between low
// and high. Low is Wilson's lower limit if every open deal is lost, high his
// upper limit if every open deal is won.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"time"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

func main() {
	lead := flag.Int("lead", 1, "cards on every foundation")
	piles := flag.Int("piles", 2, "waste piles")
	deals := flag.Int("deals", 60, "deals")
	budget := flag.Int64("budget", 3_000_000, "positions a deal")
	flag.Parse()
	var won, lost, done int
	begin := time.Now()
	for ; done < *deals; done++ {
		dice := dice.New(uint32(done))
		s, err := calculation.Deal(*lead, *piles, &dice)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		switch player.Solve(&s, search.Start(search.Budget{Iterations: *budget}, 0, func() int64 { return 0 }, nil)).Proof {
		case player.ProvedWin:
			won++
		case player.ProvedLoss:
			lost++
		}
	}
	low, _ := wilson(won, done)
	_, high := wilson(done-lost, done)
	fmt.Printf("lead %d, %d piles: %d deals, %d won, %d lost, %d open; winnable %.1f-%.1f %%; %.0f ms a deal\n", *lead, *piles, done, won, lost,
		done-won-lost, 100*low, 100*high, float64(time.Since(begin).Milliseconds())/float64(max(done, 1)))
}

// wilson returns Wilson's 95 % interval.
func wilson(wins, games int) (low, high float64) {
	const z = 1.96
	n := float64(games)
	p := float64(wins) / n
	mid, half := p+z*z/(2*n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, (mid-half)/(1+z*z/n)), min(1, (mid+half)/(1+z*z/n))
}
