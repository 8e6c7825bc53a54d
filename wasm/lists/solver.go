package lists

import (
	"github.com/tefuda/tefuda/core/poker/solver"
	api "github.com/tefuda/tefuda/wasm/api/solver"
)

func init() {
	Games = append(Games, &Game{API: &api.Game, Lists: []List{
		{"nodes", "SolverNodeKind", "What a line of a solved spot can lead to.", solver.Kinds},
	}})
}
