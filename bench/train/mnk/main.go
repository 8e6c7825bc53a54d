//go:build unix

// Command mnk makes and measures the search for five in a row, and proves games:
//
//	go run ./bench/train/mnk match -baseline COMMIT    games against an earlier version of the search
//	go run ./bench/train/mnk ladder -nodes 2000        games between every two of several versions, and their Elo
//	go run ./bench/train/mnk suite                     how many positions with known answers a version solves
//	go run ./bench/train/mnk set                       makes these positions, by proofs
//	go run ./bench/train/mnk learn                     weights for package five, from nothing
//	go run ./bench/train/mnk worth                     what each part of the search is worth, by games without it
//	go run ./bench/train/mnk prove -game 7,7,5         who wins from the empty board
//	go run ./bench/train/mnk table -plies 4            values of all positions of connect four after so many stones
//	go run ./bench/train/mnk book                      the book of first moves
//
// Each has -help.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	commands := map[string]func(*flag.FlagSet, []string) error{
		"match": match, "ladder": ladder, "suite": suite, "set": setSuite, "learn": learn, "worth": worth, "prove": proveGame, "table": proveTable, "book": book,
	}
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "train match, ladder, suite, set, learn, worth, prove, table or book, with -help")
		os.Exit(2)
	}
	name := os.Args[1]
	if err := commands[name](flag.NewFlagSet(name, flag.ExitOnError), os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
