//go:build unix

package main

import (
	"encoding/gob"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
)

// unit is the score at which the odds are e to one.
const unit = 400

// chance converts a score to a chance.
func chance(score float64) float64 { return 1 / (1 + math.Exp(-score/unit)) }

// combinations lists the shapes of a square's four directions, in falling
// order, four bits each. numberOf holds the index of each in combinations.
var (
	combinations []uint16
	numberOf     [1 << 16]uint16
)

func init() {
	for n := range 1 << 16 {
		a, b, c, d := n>>12, n>>8&15, n>>4&15, n&15
		if a < five.Kinds && a >= b && b >= c && c >= d {
			numberOf[n] = uint16(len(combinations))
			combinations = append(combinations, uint16(n))
		}
	}
}

// combination returns the index of four shapes given in any order. For fouls of
// renju's black it returns 0, the index of four times no shape.
func combination(shapes uint16) uint16 {
	all := []uint16{shapes >> 12, shapes >> 8 & 15, shapes >> 4 & 15, shapes & 15}
	slices.Sort(all)
	if all[3] >= five.Kinds {
		return 0
	}
	return numberOf[all[3]<<12|all[2]<<8|all[1]<<4|all[0]]
}

// A lesson is the flags of learn.
type lesson struct {
	rounds, games, nodes, epochs int
	seed                         int
	rule                         string
	share                        float64
	matches                      int
	told                         []round // the results of the rounds
	out, keep                    string
	spent                        float64 // seconds of processor time, with those of kept games
}

// learn plays games in rounds. After each round it learns the weights from all
// games so far, and it writes the last weights as a file. The first round plays
// with weights by hand, every other with those that the round before has
// learned. Nothing else goes into them, so the flags determine the file.
func learn(flags *flag.FlagSet, args []string) error {
	var l lesson
	flags.IntVar(&l.rounds, "rounds", 3, "how often games are played and learned from")
	flags.IntVar(&l.games, "games", 5000, "of each round")
	flags.IntVar(&l.nodes, "nodes", 1000, "a move of theirs")
	flags.IntVar(&l.epochs, "epochs", 6, "how often each position is looked at")
	flags.IntVar(&l.seed, "seed", 1, "of the games")
	flags.StringVar(&l.rule, "rule", "free", "of the games: free, exact, renju or caro")
	flags.Float64Var(&l.share, "share", 0.5, "of the result in what is learned, the rest is the search's own score")
	flags.IntVar(&l.matches, "matches", 40, "games of each round's weights against those before it")
	flags.StringVar(&l.out, "out", "core/mnk/five/learned.go", "the file to write")
	flags.StringVar(&l.keep, "keep", "", "a folder that keeps the games, so that a run that was stopped goes on")
	if err := flags.Parse(args); err != nil {
		return err
	}
	_, err := l.run()
	return err
}

// fiveRule returns the rule of a name. ok is false for rules that package five
// does not play.
func fiveRule(name string) (rule mnk.Rule, ok bool) {
	rule, ok = mnk.RuleOf(name)
	return rule, ok && rule < mnk.Gravity
}

// run is learn after its flags are read. It returns the log loss of the values.
func (l *lesson) run() (loss float64, err error) {
	rule, ok := fiveRule(l.rule)
	if !ok {
		return 0, fmt.Errorf("no rule %q of five in a row", l.rule)
	}
	s := &school{nodes: int64(l.nodes), rule: rule}
	s.teach(byHand())
	var all []sample
	for number := range l.rounds {
		more, err := l.play(s, number)
		if err != nil {
			return 0, err
		}
		all = append(more, all...)
		begin := processorTime()
		p := newPupil(l.share)
		held := len(more) / 10
		loss = l.study(p, all, held)
		l.spent += processorTime() - begin
		w := p.weights()
		l.told = append(l.told, l.measure(s, w, all[:held]))
		s.teach(w)
	}
	return loss, l.write(s.weights, len(all))
}

// study lets a pupil learn from all samples except the first `held`. It returns
// the log loss of values of these.
func (l *lesson) study(p *pupil, all []sample, held int) (loss float64) {
	dice := dice.NewRand(uint32(l.seed))
	for epoch := range l.epochs {
		p.rate = 0.5 / (1 + float64(epoch)/3)
		for _, i := range dice.Perm(len(all) - held) {
			p.study(&all[held+i])
		}
		var move, hits float64
		loss, move, hits = p.losses(all[:held])
		fmt.Fprintf(os.Stderr, "%d positions, epoch %d: log loss of values %.4f, of moves %.4f, first %.1f %%\n",
			len(all), epoch+1, loss, move, 100*hits)
	}
	return loss
}

// part is the number of games that one file keeps.
const part = 250

// A keptPart is the content of a file of kept games.
type keptPart struct {
	Samples []sample
	Seconds float64 // of processor time
}

// play plays the games of a round, except those that are kept already. A game
// depends only on its number.
func (l *lesson) play(s *school, round int) (all []sample, err error) {
	for first := 0; first < l.games; first += part {
		var k keptPart
		name := filepath.Join(l.keep, fmt.Sprintf("%s-%d-%d-%d-%d.gob", l.rule, l.nodes, l.seed, round, first))
		if l.keep == "" || !readKept(name, &k) {
			begin := processorTime()
			for game := first; game < min(first+part, l.games); game++ {
				s.Rand = dice.NewRand(uint32(l.seed)*1_000_003 + uint32(round*l.games+game))
				k.Samples = append(k.Samples, s.game(game)...)
			}
			k.Seconds = processorTime() - begin
			if err := l.keepGames(name, &k); err != nil {
				return nil, err
			}
		}
		l.spent += k.Seconds
		all = append(all, k.Samples...)
	}
	return all, nil
}

// keepGames writes games to a file if -keep is set.
func (l *lesson) keepGames(name string, k *keptPart) error {
	if l.keep == "" {
		return nil
	}
	file, err := os.Create(name + ".new")
	if err != nil {
		return err
	}
	if err := errors.Join(gob.NewEncoder(file).Encode(k), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), name)
}

// readKept reads games, and reports whether there are any.
func readKept(name string, k *keptPart) bool {
	file, err := os.Open(name)
	if err != nil {
		return false
	}
	defer file.Close()
	return gob.NewDecoder(file).Decode(k) == nil
}
