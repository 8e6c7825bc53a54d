//go:build unix

package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
)

// suiteFile is where the suite is kept.
const suiteFile = "bench/train/mnk/testdata/suite.txt"

// suite has a version of the search solve the puzzles, and prints the share
// that it solved, by kind.
func suite(flags *flag.FlagSet, args []string) error {
	file := flags.String("file", suiteFile, "the puzzles")
	version := flags.String("version", ".", "a commit, or a folder that holds the repository")
	nodes := flags.String("nodes", "1000,10000,100000", "budgets a move, with commas between them")
	ms := flags.String("ms", "", "budgets in milliseconds of processor time, with commas between them")
	every := flags.Int("every", 1, "one puzzle of so many")
	list := flags.Bool("list", false, "print the puzzles that are not solved, and what was played")
	if err := flags.Parse(args); err != nil {
		return err
	}
	all, err := readSuite(*file)
	if err != nil {
		return err
	}
	player, err := startPlayer(*version)
	if err != nil {
		return err
	}
	defer player.end()
	fmt.Println(player.name)
	for i, text := range []string{*nodes, *ms} {
		for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' }) {
			budget, err := strconv.Atoi(word)
			if err != nil {
				return err
			}
			t := tally{list: *list}
			for n := 0; n < len(all); n += *every {
				limits := [2]int{}
				limits[i] = budget
				if err := t.ask(&all[n], player, limits); err != nil {
					return err
				}
			}
			fmt.Printf("%8d %-5s %s\n", budget, []string{"nodes", "ms"}[i], t.String())
		}
	}
	return nil
}

// A tally counts the puzzles that were solved.
type tally struct {
	list          bool
	asked, solved map[string]int
	ms            float64
}

// ask lets a contestant solve a puzzle within limits, in nodes and milliseconds; 0 is no limit.
func (t *tally) ask(z *puzzle, by *contestant, limits [2]int) error {
	p, err := z.position()
	if err != nil {
		return err
	}
	found, err := by.ask(&p, limits[0], limits[1])
	if err != nil {
		return err
	}
	t.ms += found.ms
	t.count(z, found.square, 2*found.score >= five.Floor)
	return nil
}

// count counts a move. One that is not among the answers solves a puzzle, too,
// if the search proved that it wins.
func (t *tally) count(z *puzzle, at mnk.Square, wins bool) {
	if t.asked == nil {
		t.asked, t.solved = map[string]int{}, map[string]int{}
	}
	t.asked[z.kind]++
	if z.solvedBy(at) || wins {
		t.solved[z.kind]++
	} else if t.list {
		fmt.Println(z, "not", mnk.Place(at, puzzleSide))
	}
}

// String is the share solved, by kind and of all.
func (t *tally) String() string {
	out, asked, solved := "", 0, 0
	for _, kind := range puzzleKinds {
		out += fmt.Sprintf("%s %d/%d  ", kind, t.solved[kind], t.asked[kind])
		asked, solved = asked+t.asked[kind], solved+t.solved[kind]
	}
	return out + fmt.Sprintf("all %d/%d = %.1f %%, %.0f ms each", solved, asked, 100*float64(solved)/float64(max(1, asked)), t.ms/float64(max(1, asked)))
}

// A setter makes puzzles of games that the search plays against itself.
type setter struct {
	school
	limits
	seed   int
	wanted map[string]int // the number of puzzles still missing, by kind
}

// limits say which puzzles are hard enough.
type limits struct {
	proof  int64 // nodes of each question of a proof
	long   int64 // nodes of the search of quiet positions
	unseen int64 // a search of so many nodes must not solve the puzzle; 0 for no such test
	threes int   // the fewest threes of a win by threats
	latest int   // the most stones of a position that is changed
	tries  int   // attempts to make a position harder by changing stones
	hold   int   // leave out a defence whose best value is at most minus this
}

// batch is the number of games that are played at once. The puzzles depend on
// it.
const batch = 8

// The limits of puzzles.
const (
	leastStones = 8
	latest      = 44 // stones
	apart       = 4
	calmEnough  = 3
	mostAnswers = 7
	composeSide = 11 // of the square in the middle where stones are changed
)

// puzzleRules are the rules of games, in turn.
var puzzleRules = []string{"free", "free", "renju", "free", "free", "exact", "free", "free", "renju", "free"}

// puzzleLevels are the nodes a move of games, in turn.
var puzzleLevels = []int64{100, 400, 1500}

// setSuite makes the suite's file.
func setSuite(flags *flag.FlagSet, args []string) error {
	file := flags.String("out", suiteFile, "the file to write")
	wanted := flags.String("puzzles", "140,190,165,5", "how many: "+strings.Join(puzzleKinds, ", "))
	l := limits{}
	flags.Int64Var(&l.unseen, "unseen", 0, "leave out what a search of so many nodes solves")
	flags.IntVar(&l.threes, "threes", 2, "the fewest threes of a win by threats")
	flags.IntVar(&l.latest, "latest", 30, "the most stones of a position that is changed")
	flags.IntVar(&l.tries, "compose", 0, "change stones so many times, and keep what makes the puzzle harder")
	flags.IntVar(&l.hold, "hold", 150, "leave out defences that a search values at minus so much")
	flags.Int64Var(&l.proof, "proof", 3000, "nodes of each question of a proof")
	flags.Int64Var(&l.long, "long", 1_000_000, "nodes of the search of quiet positions")
	seed := flags.Int("seed", 1, "of the games")
	most := flags.Int("games", 0, "the most games; 0 is no bound")
	workers := flags.Int("workers", 2, "how many games at the same time; the file does not depend on it")
	if err := flags.Parse(args); err != nil {
		return err
	}
	missing, left := map[string]int{}, 0
	for i, word := range strings.Split(*wanted, ",") {
		n, err := strconv.Atoi(word)
		if err != nil || i >= len(puzzleKinds) {
			return fmt.Errorf("-puzzles is %q, not a number for each of %s", *wanted, strings.Join(puzzleKinds, ", "))
		}
		missing[puzzleKinds[i]] = n
		left += n
	}
	setters := make([]setter, *workers)
	for i := range setters {
		setters[i] = setter{limits: l, seed: *seed, wanted: missing}
	}
	options := ""
	flags.VisitAll(func(f *flag.Flag) {
		if f.Name != "out" && f.Name != "workers" && f.Name != "games" {
			options += " -" + f.Name + " " + f.Value.String()
		}
	})
	var all []puzzle
	games := 0
	for ; left > 0 && (*most == 0 || games < *most); games += batch {
		var found [batch][]puzzle
		var group sync.WaitGroup
		for i := range setters {
			group.Add(1)
			go func() {
				defer group.Done()
				for n := i; n < batch; n += *workers {
					found[n] = setters[i].puzzles(games + n)
				}
			}()
		}
		group.Wait()
		for _, z := range slices.Concat(found[:]...) {
			if missing[z.kind] > 0 {
				missing[z.kind]--
				left--
				all = append(all, z)
			}
		}
		fmt.Fprintln(os.Stderr, games+batch, "games, puzzles left:", missing)
		header := fmt.Sprintf("# go run ./bench/train/mnk set%s -games %d: kind, rule, stones of a game, answers\n", options, games+batch)
		if err := save(*file, header, all); err != nil {
			return err
		}
	}
	return nil
}

// save writes the puzzles, sorted by kind.
func save(file, header string, all []puzzle) error {
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b puzzle) int {
		return slices.Index(puzzleKinds, a.kind) - slices.Index(puzzleKinds, b.kind)
	})
	out := header
	for i := range all {
		out += all[i].String() + "\n"
	}
	return os.WriteFile(file, []byte(out), 0o666)
}

// puzzles plays a game and returns its puzzles. Two of a kind are at least four
// stones from each other (apart). It looks at the positions from the last one back,
// and stops after several without a win by threats (calmEnough).
func (s *setter) puzzles(game int) (all []puzzle) {
	s.Rand = dice.NewRand(uint32(s.seed*1_000_003 + game))
	z := puzzle{rule: puzzleRules[game%len(puzzleRules)]}
	s.rule, _ = mnk.RuleOf(z.rule)
	s.nodes = puzzleLevels[s.IntN(len(puzzleLevels))]
	played := s.play(&z)
	has := map[string]int{}
	for n, calm := len(z.moves)-1, 0; n >= leastStones && calm < calmEnough; n-- {
		if s.tries > 0 {
			y := puzzle{s.kindOf(&played[n]), z.rule, z.moves[:n], nil}
			if calm++; y.kind == "" {
				continue
			}
			calm = 0
			if last, before := has[y.kind]; s.wanted[y.kind] > 0 && (!before || n <= last-apart) {
				has[y.kind] = n
				all = append(all, s.composed(y)...)
			}
			continue
		}
		kind, answers := s.judged(&played[n])
		if calm++; kind != "" {
			calm = 0
		}
		if last, before := has[kind]; len(answers) > 0 && (!before || n <= last-apart) {
			has[kind] = n
			all = append(all, puzzle{kind, z.rule, z.moves[:n], answers})
		}
	}
	if n := leastStones + s.IntN(latest); n < len(z.moves) && s.wanted[quiet] > 0 {
		if best, ok := s.quiet(&played[n]); ok && (s.unseen == 0 || s.search(&played[n], s.unseen)[0].Square != best) {
			all = append(all, puzzle{quiet, z.rule, z.moves[:n], []mnk.Square{best}})
		}
	}
	return all
}

// play plays a game, and returns the positions before each stone.
func (s *setter) play(z *puzzle) (played []mnk.Position) {
	p, _ := z.position()
	start := s.startMoves(&p)
	p, _ = z.position()
	for n := 0; !p.Over() && n < latest; n++ {
		at := mnk.Square{}
		if n < len(start) {
			at = start[n]
		} else {
			moves := s.search(&p, s.nodes)
			at = moves[0].Square
			if s.IntN(strayChance) == 0 && moves[0].Value.Outcome == mnk.Open {
				at = moves[s.IntN(min(6, len(moves)))].Square
			}
		}
		next, err := p.Apply(at)
		if err != nil {
			break
		}
		played, z.moves, p = append(played, p), append(z.moves, at), next
	}
	return played
}

// middle returns a random square of the middle side × side squares.
func (s *setter) middle(side int) mnk.Square {
	from := (puzzleSide - side) / 2
	return mnk.Square{Row: from + s.IntN(side), Column: from + s.IntN(side)}
}

// startMoves plays two to seven stones in the middle, and returns them.
func (s *setter) startMoves(p *mnk.Position) (moves []mnk.Square) {
	for n := startLeast + s.IntN(startMost-startLeast+1); len(moves) < n; {
		at := s.middle(startSide)
		if p.Play(at) == nil {
			moves = append(moves, at)
		}
	}
	return moves
}

// judged returns the kind of puzzle that a position may be, "" if neither side
// wins by threats. answers is empty if the puzzle is too easy or not wanted.
func (s *setter) judged(p *mnk.Position) (kind string, answers []mnk.Square) {
	j := s.judge(p, s.proof)
	me := int(p.Turn - mnk.Black)
	mine, _ := j.Rows(me)
	yours, _ := j.Rows(1 - me)
	easy := mine+yours > 0 || j.Doubles(me) // won in three plies, or a four to answer
	prove := j.winning
	if depth, _ := j.wins(false); depth >= 0 {
		kind, easy = byFours, easy || len(j.Forced(foursEasy)) > 0
	} else if depth, _ := j.wins(true); depth >= 0 {
		kind, easy = byThreats, easy || depth < s.threes
	} else if depth, _ := j.threatens(true); depth >= 0 {
		kind, easy, prove = defence, easy || j.Doubles(1-me) || !s.holds(p), j.holding
	}
	if kind == "" || easy || s.wanted[kind] == 0 {
		return kind, nil
	}
	if s.sees(p, kind) {
		return kind, nil
	}
	if answers = prove(p); len(answers) > mostAnswers {
		answers = nil
	}
	return kind, answers
}

// sees reports whether a search of s.unseen nodes solves the puzzle, which it
// should not.
func (s *setter) sees(p *mnk.Position, kind string) bool {
	if s.unseen == 0 {
		return false
	}
	best := &s.search(p, s.unseen)[0]
	return best.Value.Proved && best.Value.Outcome == mnk.Win || s.judge(p, s.proof).solves(p, kind, best.Square)
}

// holds reports whether a search calls a position playable, too.
func (s *setter) holds(p *mnk.Position) bool {
	v := s.search(p, holdNodes)[0].Value
	return v.Outcome == mnk.Open && v.Score > -int32(s.hold)
}

// The limits of holds, and the nodes in which a win by fours is too easy.
const (
	holdNodes = 20_000
	foursEasy = 4
)

// quiet returns the best move by the long search. ok is false if a quarter or a
// sixteenth of it chose another one, or if it found a win or loss.
func (s *setter) quiet(p *mnk.Position) (best mnk.Square, ok bool) {
	for _, nodes := range []int64{s.long / 16, s.long / 4, s.long} {
		first := s.search(p, nodes)[0]
		if first.Value.Outcome != mnk.Open || nodes > s.long/16 && first.Square != best {
			return best, false
		}
		best = first.Square
	}
	return best, true
}

// kindOf returns what kind of puzzle a position may become.
func (s *setter) kindOf(p *mnk.Position) string {
	for _, kind := range puzzleKinds[:3] {
		if s.hardness(kind, p) >= 0 {
			return kind
		}
	}
	return ""
}

// composed changes a position until a search does not solve it any more: it
// moves a stone or adds two, and keeps the change if the win by threats does not
// get easier. It returns the puzzle, or nothing.
func (s *setter) composed(z puzzle) []puzzle {
	p, _ := z.position()
	for hardest, n := s.hardness(z.kind, &p), 0; n < s.tries; n++ {
		y := z
		y.moves = slices.Clone(z.moves)
		if s.IntN(4) > 0 || len(y.moves)+2 > s.latest {
			y.moves[s.IntN(len(y.moves))] = s.middle(composeSide)
		} else {
			y.moves = append(y.moves, s.middle(composeSide), s.middle(composeSide))
		}
		p, err := y.position()
		if err != nil || p.Over() {
			continue
		}
		if h := s.hardness(z.kind, &p); h >= max(0, hardest) {
			hardest, z = h, y
			if kind, answers := s.judged(&p); kind == z.kind && len(answers) > 0 {
				z.answers = answers
				return []puzzle{z}
			}
		}
	}
	return nil
}

// hardness is how hard a win by threats is to find, or -1 if a position is no
// puzzle of the kind.
func (s *setter) hardness(kind string, p *mnk.Position) int64 {
	j := s.judge(p, s.proof)
	me := int(p.Turn - mnk.Black)
	mine, _ := j.Rows(me)
	yours, _ := j.Rows(1 - me)
	if mine+yours > 0 || j.Doubles(me) || kind == defence && j.Doubles(1-me) {
		return -1
	}
	wins := j.wins
	switch kind {
	case byThreats:
		if depth, _ := j.wins(false); depth >= 0 {
			return -1
		}
	case defence:
		if depth, _ := j.wins(true); depth >= 0 {
			return -1
		}
		wins = j.threatens
	}
	from := j.Nodes
	depth, _ := wins(kind != byFours)
	if depth < 0 {
		return -1
	}
	if kind == byFours {
		return j.Nodes - from
	}
	return int64(depth)
}
