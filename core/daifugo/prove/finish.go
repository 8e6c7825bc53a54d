package prove

import "github.com/tefuda/tefuda/core/daifugo"

// A Finisher finds moves that surely win the best free rank: by a forced win, or
// in an end game whose hands are known.
type Finisher struct {
	Prover  Prover
	Endgame Endgame

	combinations []daifugo.Combination
	open         daifugo.State // the game when all hands are known
}

// FewNodes is a limit of positions for all moves of a decision, for each of the
// two searches.
const FewNodes = 500

// Move returns the first such move of the hand to move, if one is found. nodes
// limits the positions of each of the two searches.
func (f *Finisher) Move(t *daifugo.Table, hand daifugo.Set, nodes int) (daifugo.Combination, bool) {
	f.combinations = t.LegalCombinations(f.combinations[:0], hand)
	f.Prover.Restart(nodes)
	for _, r := range f.combinations {
		if f.Prover.Proves(t, hand, r) > 0 {
			return r, true
		}
	}
	if !OpenHands(&f.open, t, hand) {
		return daifugo.Combination{}, false
	}
	if t.CanPass() {
		f.combinations = append(f.combinations, daifugo.Combination{})
	}
	f.Endgame.Restart(nodes)
	for _, r := range f.combinations {
		if f.Endgame.After(&f.open, r) == Better {
			return r, true
		}
	}
	return daifugo.Combination{}, false
}
