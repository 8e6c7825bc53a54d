package prove_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/prove"
	"github.com/tefuda/tefuda/core/search"
)

// Who wins, proved.
func ExampleProver() {
	for _, preset := range mnk.Presets[2:3] {
		p, _ := preset.Game.Start()
		proof, err := prove.NewProver(16).Prove(&p, search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil))
		fmt.Println(preset.En, proof.Outcome == mnk.Draw, err)
	}
	// Output: Tic-tac-toe true <nil>
}

// Proofs of one game build on each other.
func ExampleProver_ProveOn() {
	v := prove.NewProver(16)
	for _, column := range []int{0, 1} {
		p, _ := mnk.Game{Columns: 4, Rows: 4, K: 4, Rule: mnk.Gravity}.Start()
		p.Play(mnk.Square{Row: 3, Column: column})
		found, _ := v.ProveOn(&p, false, search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil))
		fmt.Println(mnk.Outcomes[found.Outcome-mnk.Win].Key)
	}
	// Output:
	// draw
	// draw
}
