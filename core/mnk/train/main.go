//go:build unix

// Command train makes and measures the search for five in a row:
//
//	go run ./core/mnk/train match -baseline COMMIT    games against an earlier version of the search
//	go run ./core/mnk/train learn                     the weights of package five
//
// Each has -help.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	commands := map[string]func(*flag.FlagSet, []string) error{"match": match, "learn": learn}
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "train match or train learn, with -help")
		os.Exit(2)
	}
	name := os.Args[1]
	if err := commands[name](flag.NewFlagSet(name, flag.ExitOnError), os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
