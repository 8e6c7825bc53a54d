package puzzles

import "strings"

// Fours is a board of gomoku and whose move it is: "o" or "x".
type Fours struct {
	Board string // a row a line
	Turn  string
}

// FoursSize is the number of rows and columns.
const FoursSize = 15

// The games that the positions come from: two players of a low level, who do
// not see wins by fours.
const (
	foursLevel = 2
	firstFours = 8  // stones on the board at least
	lastFours  = 40 // and at most
	foursGames = 40 // games tried for a puzzle
	look       = 30 // positions that a look for a win may search, apart from those of fours
)

// foursLevels are the levels that are asked, with their strengths and how often.
var foursLevels = []Level{{600, 3, 0}, {1000, 3, 0}, {1400, 3, 0}, {1800, 3, 0}}

// search is the engine's answer about a board.
type search struct {
	Best       string `json:"best"`
	Square     [2]int `json:"square"`
	Candidates []struct {
		Move    string   `json:"move"`
		Square  [2]int   `json:"square"`
		Reasons []reason `json:"reasons"`
	} `json:"candidates"`
}

// why are the reasons of the best move.
func (s *search) why() []reason { return s.Candidates[0].Reasons }

// MakeFours makes a puzzle of gomoku: the side to move wins by fours alone, and
// by one first move only. It returns nil if its games give none.
func MakeFours(e Engine, seed uint32, lang string) (*Puzzle, error) {
	for game := range foursGames {
		m := foursMaker{Engine: e, lang: lang, seed: mixed(seed, game), known: map[string]bool{}}
		p, err := m.play()
		if p != nil {
			p.Seed = seed
		}
		if p != nil || err != nil {
			return p, err
		}
	}
	return nil, nil
}

// foursMaker plays one game. It looks at each position for a win by fours.
type foursMaker struct {
	Engine
	lang  string
	seed  uint32
	known map[string]bool // whether the side to move wins by fours, of positions looked at
}

func (m *foursMaker) play() (*Puzzle, error) {
	at := Fours{strings.TrimSuffix(strings.Repeat(strings.Repeat(".", FoursSize)+"\n", FoursSize), "\n"), "o"}
	for n := range lastFours {
		made, err := m.ask(at, map[string]any{"level": foursLevel, "seed": int(mixed(m.seed, n))})
		if err != nil {
			return nil, err
		}
		over, promising := hints(made)
		if over {
			return nil, nil
		}
		if n >= firstFours && promising {
			if p, err := m.puzzle(at); p != nil || err != nil {
				return p, err
			}
		}
		at = at.after(made.Square)
	}
	return nil, nil
}

func (m *foursMaker) ask(at Fours, options map[string]any) (*search, error) {
	options["k"], options["turn"], options["lang"] = 5, at.Turn, m.lang
	var found search
	err := m.Ask(&found, "mnk", "search", at.Board, options)
	return &found, err
}

func (m *foursMaker) look(at Fours) (*search, error) {
	return m.ask(at, map[string]any{"seed": 1, "budget": map[string]any{"iterations": look}})
}

// after is the position after a stone of the side to move.
func (f Fours) after(square [2]int) Fours {
	board := []byte(f.Board)
	board[square[0]*(FoursSize+1)+square[1]] = f.Turn[0]
	return Fours{string(board), map[string]string{"o": "x", "x": "o"}[f.Turn]}
}

// hints tells of a position by what its moves do: that the side to move
// completes a line, so that the game is as good as over; and that a win by fours is
// possible that is longer than one four, and no other move is forced.
func hints(found *search) (over, promising bool) {
	for _, c := range found.Candidates {
		switch {
		case has(c.Reasons, "completes-line") != nil:
			return true, false
		case has(c.Reasons, "makes-open-four", "double-threat", "blocks-line") != nil:
			return false, false
		}
		promising = promising || has(c.Reasons, "makes-four") != nil
	}
	return false, promising
}

// puzzle makes a puzzle of a position, nil if it makes no puzzle.
func (m *foursMaker) puzzle(at Fours) (*Puzzle, error) {
	found, err := m.look(at)
	if err != nil {
		return nil, err
	}
	win := has(found.why(), "forced-win-vcf")
	if _, promising := hints(found); win == nil || !promising {
		return nil, nil
	}
	for _, c := range found.Candidates {
		if c.Move == found.Best || has(c.Reasons, "makes-four") == nil {
			continue
		}
		if wins, err := m.four(at, c.Square, deepestFours); wins || err != nil {
			return nil, err
		}
	}
	p := &Puzzle{Best: found.Best, Line: win.Line, Why: inWords(words(found.why()), m.lang), Count: len(win.Line)/2 + 1, At: at}
	levels, err := m.levels(at, found.Best)
	p.measure(levels)
	return p, err
}

// deepestFours is how many fours in a row are looked at, at most.
const deepestFours = 9

// wins reports whether the side to move wins by fours: it tries every four, and
// the engine says which squares make or stop one.
func (m *foursMaker) wins(at Fours, fours int) (bool, error) {
	if known, ok := m.known[at.Board]; ok {
		return known, nil
	}
	if fours == 0 {
		return false, nil
	}
	found, err := m.ask(at, map[string]any{"seed": 1, "budget": map[string]any{"iterations": 1}})
	if err != nil {
		return false, err
	}
	blocks := 0
	for _, c := range found.Candidates {
		if has(c.Reasons, "completes-line") != nil {
			return true, nil
		}
		if has(c.Reasons, "blocks-line") != nil {
			blocks++
		}
	}
	won := false
	for _, c := range found.Candidates {
		if blocks > 1 || blocks == 1 && has(c.Reasons, "blocks-line") == nil {
			continue
		}
		if won = has(c.Reasons, "makes-open-four", "double-threat") != nil; won {
			break
		}
		if has(c.Reasons, "makes-four") == nil {
			continue
		}
		if won, err = m.four(at, c.Square, fours); won || err != nil {
			break
		}
	}
	m.known[at.Board] = won
	return won, err
}

// four reports whether the four on a square leads to a win: the other side can
// only stop it.
func (m *foursMaker) four(at Fours, square [2]int, fours int) (bool, error) {
	after := at.after(square)
	reply, err := m.ask(after, map[string]any{"seed": 1, "budget": map[string]any{"iterations": 1}})
	if err != nil || has(reply.why(), "completes-line") != nil {
		return false, err
	}
	return m.wins(after.after(reply.Square), fours-1)
}

// levels asks the lower levels.
func (m *foursMaker) levels(at Fours, best string) ([]Level, error) {
	levels := append([]Level(nil), foursLevels...)
	for i := range levels {
		for n := range levels[i].Tried {
			made, err := m.ask(at, map[string]any{"level": i + 1, "seed": n + 1})
			if err != nil {
				return nil, err
			}
			if made.Best != best {
				levels[i].Failed++
			}
		}
	}
	return levels, nil
}
