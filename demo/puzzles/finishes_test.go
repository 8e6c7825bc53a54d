package puzzles

import (
	"encoding/json"
	"fmt"
	"testing"
)

// Each puzzle has one move that goes out first, by trying every play of both to
// the end. The solver knows only what follows a move.
func TestFinishes(t *testing.T) {
	e := &handlers{t: t}
	e.prove(MakeFinish, false, func(seed uint32, p *Puzzle) {
		at := p.At.(Finish)
		m := finishMaker{Engine: e}
		for i := range finishDeals {
			if m.deal(mixed(seed, i)); at.Mine == m.table["hands"].([]any)[0] {
				break
			}
		}
		s := finishSolver{t, e, map[string]bool{}}
		for _, move := range at.Moves {
			if wins := s.after(m.table, move); wins != (move == p.Best) {
				t.Errorf("seed %d: %s against %s: %s wins: %v, the puzzle has %s", seed, at.Mine, at.Theirs, move, wins, p.Best)
			}
		}
	})
}

// finishSolver finds who goes out first. It remembers positions.
type finishSolver struct {
	t     *testing.T
	e     *handlers
	known map[string]bool
}

// after reports whether the first seat goes out first after a move.
func (s *finishSolver) after(table any, move string) bool {
	next, err := s.e.Whole("daifugo", "apply", table, map[string]any{"move": move, "seed": 1})
	if err != nil {
		s.t.Fatal(err)
	}
	now := next.(map[string]any)
	if now["over"] == true {
		return now["places"].([]any)[0] == 1.
	}
	return s.wins(now)
}

func (s *finishSolver) wins(table map[string]any) bool {
	bare := map[string]any{}
	for name, value := range table {
		if name != "moves" && name != "events" && name != "points" {
			bare[name] = value
		}
	}
	text, _ := json.Marshal(bare)
	key := string(text)
	if known, ok := s.known[key]; ok {
		return known
	}
	delete(bare, "passes")
	seat := table["turns"].([]any)[0]
	legal, err := s.e.Whole("daifugo", "legal", table, map[string]any{})
	if err != nil {
		s.t.Fatal(err)
	}
	won := seat != 0.
	for _, move := range legal.(map[string]any)["moves"].([]any) {
		if s.after(table, fmt.Sprint(move)) == (seat == 0.) {
			won = seat == 0.
			break
		}
	}
	s.known[key] = won
	return won
}
