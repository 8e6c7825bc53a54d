package puzzles

// Ending is the end of a deal of Calculation, the stock face up.
type Ending struct {
	Foundations string // their top cards: "75JA"
	Piles       []string
	Card        string // the turned card, which is to be played
	Stock       string
	Moves       []string
}

const (
	endingRanks = "A23456789TJQK"
	endingDeals = 600
	endingCards = 14   // not on the foundations yet
	endingPiled = 10   // of them on the piles
	endingNodes = 2000 // positions that the engine may look at for one move
	endingTries = 3    // how often each level is asked
	// leastEnding is the least number of moves to choose from.
	leastEnding = 4
)

// endingLevels are the levels that are asked, with their strengths. None of them looks at the
// order of the stock.
var (
	endingLevels    = []string{"random", "eager", "rule"}
	endingStrengths = []float64{500, 1000, 1500}
)

// MakeEnding makes a puzzle of Calculation: after one move the deal can still be
// won, after each other it cannot.
func MakeEnding(e Engine, seed uint32, lang string) (*Puzzle, error) {
	for n := range endingDeals {
		p, err := ending(e, mixed(seed, n), lang)
		if p != nil {
			p.Seed = seed
		}
		if p != nil || err != nil {
			return p, err
		}
	}
	return nil, nil
}

// dealEnding takes cards back from full foundations, shuffles them, and deals them
// to the piles, as the turned card and as the stock.
func dealEnding(seed uint32) Ending {
	n := 0
	chance := func(of int) int {
		n++
		return int(mixed(seed, n) >> 4 % uint32(of))
	}
	var taken [4]int
	for range endingCards {
		k := chance(4)
		for taken[k] == 12 {
			k = chance(4)
		}
		taken[k]++
	}
	at := Ending{Piles: make([]string, 4)}
	var cards []byte
	for k := range taken {
		top := 13 - taken[k]
		at.Foundations += string(endingRanks[((k+1)*top-1)%13])
		for step := top + 1; step <= 13; step++ {
			cards = append(cards, endingRanks[((k+1)*step-1)%13])
		}
	}
	for i := len(cards) - 1; i > 0; i-- {
		j := chance(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	for _, card := range cards[:endingPiled] {
		at.Piles[chance(4)] += string(card)
	}
	at.Card, at.Stock = string(cards[endingPiled]), string(cards[endingPiled+1:])
	return at
}

// Position is the ending as the engine takes it.
func (at *Ending) Position() map[string]any {
	piles := make([]any, len(at.Piles))
	for i, pile := range at.Piles {
		piles[i] = pile
	}
	return map[string]any{"foundations": at.Foundations, "piles": piles, "card": at.Card, "stock": at.Stock}
}

// solution is the engine's answer about a known stock.
type solution struct {
	Proof string   `json:"proof"` // "win", "loss", or "" for neither
	Line  []string `json:"line"`
}

func ending(e Engine, seed uint32, lang string) (*Puzzle, error) {
	at := dealEnding(seed)
	var legal struct {
		Moves []string `json:"moves"`
	}
	if err := e.Ask(&legal, "calculation", "legal", at.Position(), map[string]any{}); err != nil || len(legal.Moves) < leastEnding {
		return nil, err
	}
	at.Moves = legal.Moves
	budget := map[string]any{"budget": map[string]any{"iterations": endingNodes}}
	best := ""
	var line []string
	for _, move := range at.Moves {
		after, err := e.Whole("calculation", "apply", at.Position(), map[string]any{"move": move})
		if err != nil {
			return nil, err
		}
		var found solution
		if err := e.Ask(&found, "calculation", "solve", after, budget); err != nil {
			return nil, err
		}
		switch {
		case found.Proof == "loss":
		case found.Proof == "win" && best == "":
			best, line = move, found.Line
		default:
			return nil, nil
		}
	}
	if best == "" {
		return nil, nil
	}
	p := &Puzzle{Best: best, Line: append([]string{best}, line...), At: at}
	var levels []Level
	for i, level := range endingLevels {
		l := Level{Strength: endingStrengths[i], Tried: endingTries}
		for n := range endingTries {
			var made struct {
				Best       string `json:"best"`
				Candidates []struct {
					Move    string `json:"move"`
					Reasons []said `json:"reasons"`
				} `json:"candidates"`
			}
			if err := e.Ask(&made, "calculation", "choose", at.Position(), map[string]any{"level": level, "seed": n + 1, "lang": lang}); err != nil {
				return nil, err
			}
			if made.Best != best {
				l.Failed++
			}
			for _, c := range made.Candidates {
				if c.Move == best {
					p.Why = inWords(c.Reasons, lang)
				}
			}
		}
		levels = append(levels, l)
	}
	if p.measure(levels); p.Failed == 0 {
		return nil, nil // each level finds it
	}
	return p, nil
}
