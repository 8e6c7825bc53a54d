package mnk

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/prove"
	"github.com/tefuda/tefuda/wasm/wire"
)

// usualProof is the default budget of a proof in positions, usualFall the default where stones
// fall, as such positions take less time. The prover's memory is 2^proverBits positions, 16 MiB.
const (
	usualProof = 2_000_000
	usualFall  = 20_000_000
	proverBits = 20
)

// prover keeps only its allocated memory from call to call, no results.
var prover *prove.Prover

func proveBoard(in *input, out *wire.Writer) {
	var p mnk.Position
	in.boardPosition(&p)
	if !in.OK() {
		return
	}
	if p.Game.Rule == mnk.Gravity {
		in.BudgetOr(usualFall)
	} else {
		in.BudgetOr(usualProof)
	}
	if prover == nil {
		prover = prove.NewProver(proverBits)
	}
	found, err := prover.Prove(&p, in.Meter(0))
	if err != nil {
		in.refuse(err)
		return
	}
	out.Object()
	out.Key("outcome")
	writeOutcome(out, found.Outcome)
	out.Key("distance")
	writePlies(out, found.Plies)
	in.WriteStats(out, found.Nodes)
	out.End()
}

// writeOutcome writes an outcome, null for none.
//
//go:noinline
func writeOutcome(out *wire.Writer, o mnk.Outcome) {
	if o == mnk.Open {
		out.Null()
	} else {
		out.String(outcomes[o-mnk.Win])
	}
}
