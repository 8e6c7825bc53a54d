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
