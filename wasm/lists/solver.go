package lists

import (
	"github.com/tefuda/tefuda/core/poker/solver"
	api "github.com/tefuda/tefuda/wasm/api/solver"
)

func init() {
	Games = append(Games, &Game{API: &api.Game, Lists: []List{
		{"nodes", "SolverNodeKind", "The kinds of nodes in a solved spot.", solver.Kinds},
	}})
}
