// Shoves writes what every two starting hands win from each other when all chips are in
// before the flop: core/poker/icm/equities.bin, by which push/fold charts are found. It
// takes a minute.
package main

import (
	"flag"
	"fmt"
	"os"
	"runtime"

	"github.com/tefuda/tefuda/bench/train/poker/allin"
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/icm"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

func main() {
	out := flag.String("out", "core/poker/icm/equities.bin", "file to write")
	flag.Parse()
	if err := os.WriteFile(*out, icm.Pack(grid(allin.Equities(runtime.NumCPU()))), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// grid puts equities in the order of the grid of starting hands.
func grid(of *[allin.Kinds][allin.Kinds]float64) *[icm.Classes][icm.Classes]float64 {
	all := new([icm.Classes][icm.Classes]float64)
	for i := range all {
		for k := range all {
			all[i][k] = of[class(i)][class(k)]
		}
	}
	return all
}

// class is the kind of hands at a place of the grid.
func class(place int) int32 {
	c := holdem.ClassAt(place)
	suit := cards.Suit(1)
	if c.Suited {
		suit = 0
	}
	return blueprint.Class(cards.New(c.High, 0), cards.New(c.Low, suit))
}
