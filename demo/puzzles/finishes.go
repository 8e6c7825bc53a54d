package puzzles

import "strings"

// Finish is the end of a game of Daifugō: two players are left, so each knows the
// other's cards.
type Finish struct {
	Mine, Theirs string // "3s 4s 5h"
	Moves        []string
}

// finishDeals is how many ends are dealt for a puzzle. Of a hundred about two
// have one winning move and no more.
const finishDeals = 400

// finishLevels are the levels that are asked, with their strengths.
var (
	finishLevels    = []string{"beginner", "novice", "casual", "regular", "skilled"}
	finishStrengths = []float64{500, 900, 1100, 1300, 1600}
)

// finishTries is how often each level is asked.
const finishTries = 2

// The hands have so many cards, or up to finishMore more.
const (
	finishMine   = 4
	finishTheirs = 3
	finishMore   = 2
	// leastMoves is the least number of moves to choose from.
	leastMoves = 4
)

// choice is the engine's answer about a view.
type choice struct {
	Best       string `json:"best"`
	Candidates []struct {
		Move    string   `json:"move"`
		Reasons []reason `json:"reasons"`
	} `json:"candidates"`
}

// MakeFinish makes a puzzle of Daifugō: one move goes out first whatever the other player
// does, and each other move loses.
func MakeFinish(e Engine, seed uint32, lang string) (*Puzzle, error) {
	for n := range finishDeals {
		m := finishMaker{Engine: e, lang: lang}
		p, err := m.puzzle(mixed(seed, n))
		if p != nil {
			p.Seed = seed
		}
		if p != nil || err != nil {
			return p, err
		}
	}
	return nil, nil
}

type finishMaker struct {
	Engine
	lang  string
	table map[string]any
}

// ranks and suits of a deck of 54 cards.
const (
	finishRanks = "3456789TJQKA2"
	finishSuits = "shdc"
)

// deal sets two hands and takes all other cards for played.
func (m *finishMaker) deal(seed uint32) Finish {
	var deck []string
	for _, rank := range finishRanks {
		for _, suit := range finishSuits {
			deck = append(deck, string(rank)+string(suit))
		}
	}
	deck = append(deck, "Jk", "Jk")
	for i := len(deck) - 1; i > 0; i-- {
		j := int(mixed(seed, i) >> 4 % uint32(i+1))
		deck[i], deck[j] = deck[j], deck[i]
	}
	mine := finishMine + int(mixed(seed, 60)>>4%(finishMore+1))
	theirs := mine + finishTheirs + int(mixed(seed, 61)>>4%(finishMore+1))
	at := Finish{Mine: strings.Join(deck[:mine], " "), Theirs: strings.Join(deck[mine:theirs], " ")}
	m.table = map[string]any{
		"rules":  map[string]any{"preset": "common", "players": 2},
		"hands":  []any{at.Mine, at.Theirs},
		"played": strings.Join(deck[theirs:], " "),
		"turns":  []any{0},
	}
	return at
}

func (m *finishMaker) puzzle(seed uint32) (*Puzzle, error) {
	at := m.deal(seed)
	view, err := m.Whole("daifugo", "view", m.table, map[string]any{"seat": 0})
	if err != nil {
		return nil, err
	}
	found, err := m.choose(view, "expert", 1)
	if err != nil || len(found.Candidates) < leastMoves || won(found.Candidates[0].Reasons) == nil {
		return nil, err
	}
	for i, c := range found.Candidates {
		at.Moves = append(at.Moves, c.Move)
		if i == 0 || has(c.Reasons, "endgame-loss") != nil {
			continue
		}
		if won(c.Reasons) != nil {
			return nil, nil
		}
		if loses, err := m.loses(c.Move); !loses || err != nil {
			return nil, err
		}
	}
	best := found.Candidates[0]
	p := &Puzzle{Best: best.Move, Line: []string{best.Move}, Why: inWords(words(best.Reasons), m.lang), At: at}
	levels, err := m.levels(view, best.Move)
	if p.measure(levels); p.Failed == 0 {
		return nil, err // each level finds it
	}
	return p, err
}

func won(all []reason) *reason { return has(all, "endgame-win", "forced-win") }

func (m *finishMaker) choose(view any, level string, seed int) (*choice, error) {
	var found choice
	err := m.Ask(&found, "daifugo", "choose", view, map[string]any{"level": level, "seed": seed, "lang": m.lang})
	return &found, err
}

// loses reports whether the engine has proved that the other player goes out first after a
// move.
func (m *finishMaker) loses(move string) (bool, error) {
	after, err := m.Whole("daifugo", "apply", m.table, map[string]any{"move": move})
	if err != nil {
		return false, err
	}
	var now struct {
		Over  bool  `json:"over"`
		Turns []int `json:"turns"`
	}
	if err := m.Ask(&now, "daifugo", "apply", m.table, map[string]any{"move": move}); err != nil || now.Over {
		return false, err
	}
	view, err := m.Whole("daifugo", "view", after, map[string]any{"seat": now.Turns[0]})
	if err != nil {
		return false, err
	}
	found, err := m.choose(view, "expert", 1)
	if err != nil {
		return false, err
	}
	if now.Turns[0] != 0 {
		return won(found.Candidates[0].Reasons) != nil, nil
	}
	for _, c := range found.Candidates {
		if has(c.Reasons, "endgame-loss") == nil {
			return false, nil
		}
	}
	return true, nil
}

func (m *finishMaker) levels(view any, best string) ([]Level, error) {
	var levels []Level
	for i, level := range finishLevels {
		l := Level{Strength: finishStrengths[i]}
		for n := range finishTries {
			found, err := m.choose(view, level, n+1)
			if err != nil {
				return nil, err
			}
			l.Tried++
			if found.Best != best {
				l.Failed++
			}
		}
		levels = append(levels, l)
	}
	return levels, nil
}
