//go:build unix

package main

import (
	"flag"
	"fmt"

	"github.com/tefuda/tefuda/bench/train/kept"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
)

// A plan is the flags of a match.
type plan struct {
	baseline, candidate, out string
	games, size, nodes, ms   int
	rule                     string
	seed                     int
	openings                 map[uint32]mnk.Position // by their seeds
}

// A record is the stored result of a game. Winner is 0 for the candidate, 1 for
// the baseline, -1 for neither.
type record struct {
	Candidate, Baseline, Judge string
	Size, Nodes, Ms            int
	Rule                       string
	Seed, Game                 int
	Winner, Stones             int
	Depth, Cpu                 [2]float64 // mean depth and milliseconds of a move, of the candidate and the baseline
}

// match plays a candidate against a baseline, each opening from both sides. It
// reads the games played before from -out and does not play them again.
func match(flags *flag.FlagSet, args []string) error {
	var p plan
	flags.StringVar(&p.baseline, "baseline", "HEAD", "a commit, or a folder that holds the repository")
	flags.StringVar(&p.candidate, "candidate", ".", "likewise")
	p.flags(flags, "how many, two an opening", 100)
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := p.check(); err != nil {
		return err
	}
	sides, err := startBoth(p.candidate, p.baseline)
	if err != nil {
		return err
	}
	defer sides[0].end()
	defer sides[1].end()
	book, err := kept.Open[record](p.out)
	if err != nil {
		return err
	}
	defer book.Close()
	played, err := p.play(book, sides, sides[1])
	if err == nil {
		fmt.Println(summary(played))
	}
	return err
}

// flags declares the flags that a match and a ladder share.
func (p *plan) flags(flags *flag.FlagSet, games string, most int) {
	flags.StringVar(&p.out, "out", "dist/mnk-match.jsonl", "where games are kept")
	flags.StringVar(&p.rule, "rule", "free", "free, exact, renju or caro")
	flags.IntVar(&p.games, "games", most, games)
	flags.IntVar(&p.size, "size", 15, "columns and rows")
	flags.IntVar(&p.nodes, "nodes", 0, "a move; 0 is no bound")
	flags.IntVar(&p.ms, "ms", 0, "milliseconds of processor time a move; 0 is no bound")
	flags.IntVar(&p.seed, "seed", 1, "of the openings")
}

// check returns what is wrong with the flags, and makes room for openings.
func (p *plan) check() error {
	p.openings = map[uint32]mnk.Position{}
	if p.nodes == 0 && p.ms == 0 {
		return fmt.Errorf("one of -nodes and -ms must be given")
	}
	if _, ok := fiveRule(p.rule); !ok {
		return fmt.Errorf("no rule %q", p.rule)
	}
	return nil
}

// play plays the games that are missing, from openings that a judge calls even,
// and prints the standing as it goes.
func (p *plan) play(book *kept.Book[record], sides [2]*contestant, judge *contestant) (played []record, err error) {
	for game := range p.games {
		r := record{Candidate: sides[0].name, Baseline: sides[1].name, Judge: judge.name, Size: p.size, Nodes: p.nodes, Ms: p.ms, Rule: p.rule, Seed: p.seed, Game: game}
		key := fmt.Sprint(r.Candidate, " ", r.Baseline, " ", r.Judge, " ", r.Size, " ", r.Nodes, " ", r.Ms, " ", r.Rule, " ", r.Seed, " ", r.Game)
		r, err := book.Play(key, func() (record, error) {
			err := p.playGame(&r, sides, judge)
			return r, err
		})
		if err != nil {
			return nil, err
		}
		if played = append(played, r); game%50 == 49 && game < p.games-1 {
			fmt.Println(summary(played))
		}
	}
	return played, nil
}

// playGame plays one game. The candidate moves first in even games.
func (p *plan) playGame(r *record, sides [2]*contestant, judge *contestant) error {
	seed := uint32(p.seed*1_000_003 + r.Game/2)
	position, known := p.openings[seed]
	if !known {
		var err error
		if position, err = p.opening(seed, judge); err != nil {
			return err
		}
		p.openings[seed] = position
	}
	var moves [2]float64
	who := r.Game % 2
	for ; !position.Over(); who ^= 1 {
		found, err := sides[who].ask(&position, p.nodes, p.ms)
		if err != nil {
			return err
		}
		if position, err = position.Apply(found.square); err != nil {
			return fmt.Errorf("%s: %v", sides[who].name, err)
		}
		moves[who]++
		r.Depth[who] += found.depth
		r.Cpu[who] += found.ms
		r.Stones++
	}
	for side := range moves {
		r.Depth[side] /= max(1, moves[side])
		r.Cpu[side] /= max(1, moves[side])
	}
	if r.Winner = -1; !position.Full() {
		r.Winner = who ^ 1
	} else if _, won := position.Winner(); won {
		r.Winner = who ^ 1
	}
	return nil
}

// Openings have six stones in the middle, within a square of openingSide. They
// are even: the judge, the baseline or a ladder's oldest version, scores them within ±openingEven at each budget of
// openingLooks, in nodes.
const (
	openingStones = 6
	openingSide   = 7
	openingEven   = 20
)

var openingLooks = [...]int{1000, 4000, 16_000}

// opening returns the opening of a seed.
func (p *plan) opening(seed uint32, judge *contestant) (mnk.Position, error) {
	dice := dice.NewRand(seed)
	rule, _ := mnk.RuleOf(p.rule)
	for {
		position, err := mnk.Game{Columns: p.size, Rows: p.size, K: 5, Rule: rule}.Start()
		if err != nil {
			return position, err
		}
		from := (p.size - openingSide) / 2
		for stones := 0; stones < openingStones; {
			at := mnk.Square{Row: from + dice.IntN(openingSide), Column: from + dice.IntN(openingSide)}
			if position.Play(at) == nil {
				stones++
			}
		}
		if even, err := isEven(&position, judge); even || err != nil {
			return position, err
		}
	}
}

func isEven(position *mnk.Position, judge *contestant) (bool, error) {
	for _, nodes := range openingLooks {
		found, err := judge.ask(position, nodes, 0)
		if err != nil || found.decided || max(found.score, -found.score) > openingEven {
			return false, err
		}
	}
	return true, nil
}
