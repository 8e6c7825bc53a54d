// Command train fits the weights of the mahjong player and measures it.
//
// With -keep it plays games and keeps examples: for every decision how the round ended, and
// for every opponent's visible state whether it was tenpai, its waits and the loss. With
// -out it fits the weights of core/mahjong/player/weights.go to such examples:
//
//	go run ./bench/train/mahjong -keep a.gob -games 170 -seed 115000 -who baseline -explore 0.08
//	go run ./bench/train/mahjong -out core/mahjong/player/weights.go a.gob
//
// Without either it plays an arena: one player against three of another, each wall four
// times, once in every seat. With -kept a stopped run can go on; -seed splits a run into
// shards:
//
//	go run ./bench/train/mahjong -who strong -against baseline -seed 1000 -walls 500 -kept arena.txt
//
// With -versus parts it plays the same walls with each part of the player switched off in
// turn, and prints the worth of each part:
//
//	go run ./bench/train/mahjong -versus parts -seed 5000 -walls 100 -kept parts.txt
//
// With -paired it compares players by single rounds against three baseline players. It
// prints each player's gain less that of a fourth baseline player in the same seat with the
// same wall, and less that of the first player named:
//
//	go run ./bench/train/mahjong -paired strong,regular,beginner -seed 1000 -walls 500
//
// With -forks it plays first rounds again from some decisions of a player on, with the best
// alternative to its choice, and prints the gain:
//
//	go run ./bench/train/mahjong -forks strong -seed 1000 -walls 500
//
// With -rates it plays games of a player against itself, and prints how often it declares
// riichi, wins by damaten, deals in and so on:
//
//	go run ./bench/train/mahjong -rates strong -games 400 -seed 1
//
// With -silence it plays rounds of a player against itself again from a chance of riichi
// on, without the riichi. It prints the gain and fits weights_silence.go:
//
//	go run ./bench/train/mahjong -silence strong -games 900 -seed 500000
//
// With -three it plays games of three players and fits weights_three.go, their chances of a
// final rank:
//
//	go run ./bench/train/mahjong -three core/mahjong/player/weights_three.go -games 1000 -seed 3000000
//
// With -agree it reads logs of any format, and prints how often their players discard what the
// player named would, by fifths of the points by which its best discard is ahead of the next:
//
//	go run ./bench/train/mahjong -agree strong logs/*.mjlog
//
// With -dealin it reads logs, or without any plays games of the player named with itself, and
// prints the chances to deal in to each opponent (Player.Risks) by fifths, and how often the
// discards did:
//
//	go run ./bench/train/mahjong -dealin strong logs/*.mjlog
//	go run ./bench/train/mahjong -dealin strong -games 200 -seed 7000000
//
// With -prospects it plays baseline against itself, and prints the mean points won by
// shanten number, for package review:
//
//	go run ./bench/train/mahjong -prospects -games 700 -seed 1
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	ofThree := flag.String("three", "", "play games of three, and write the weights of their final ranks there")
	late := flag.Bool("late", false, "with -out: learn damaten and places alone")
	out := flag.String("out", "", "learn, and write the weights there")
	games := flag.Int("games", 100, "games to learn from")
	seed := flag.Uint("seed", 1, "of the first game")
	who := flag.String("who", "strong", "who plays")
	explore := flag.Float64("explore", 0.06, "share of other actions")
	against := flag.String("against", "baseline", "the three others")
	walls := flag.Int("walls", 100, "walls, each played in four seats")
	kept := flag.String("kept", "", "file of walls that were played, to go on with")
	keep := flag.String("keep", "", "play, and keep the examples there")
	paired := flag.String("paired", "", "players, compared by single rounds")
	branched := flag.String("forks", "", "player whose decisions are made otherwise, to see what that gains")
	parted := flag.String("versus", "", "parts: what each part of the player is worth")
	won := flag.Bool("prospects", false, "what hands so far from complete win")
	silent := flag.String("silence", "", "player whose riichi are not declared, to see what that gains")
	ratesOf := flag.String("rates", "", "player whose habits are counted in games with itself")
	logsBy := flag.String("agree", "", "player that is compared with the players of logs")
	fearedBy := flag.String("dealin", "", "player whose chances to deal in are compared with what happened")
	flag.Parse()
	made := "//\tgo run ./bench/train/mahjong " + strings.Join(os.Args[1:], " ")
	switch {
	case *ofThree != "":
		return three(*ofThree, made, *who, *games, uint32(*seed))
	case *logsBy != "":
		return agreed(*logsBy, flag.Args())
	case *fearedBy != "":
		return dealtIn(*fearedBy, uint32(*seed), *games, flag.Args())
	case *silent != "":
		return silences(*silent, uint32(*seed), *games)
	case *ratesOf != "":
		return rated(*ratesOf, uint32(*seed), *games)
	case *parted == "parts":
		return versus(*who, *against, uint32(*seed), *walls, *kept)
	case *won:
		return prospects(*games, uint32(*seed))
	case *branched != "":
		return forked(*branched, *against, uint32(*seed), *walls)
	case *paired != "":
		return pairs(*paired, uint32(*seed), *walls)
	case *keep != "":
		return collect(*keep, *games, uint32(*seed), *who, *explore)
	case *out != "":
		return learn(*out, made, *late, flag.Args())
	}
	return arena(*who, *against, uint32(*seed), *walls, *kept)
}
