package mnk

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/prove"
	"github.com/tefuda/tefuda/wasm/wire"
)

// usualProof is the budget of a proof without one, proverBits the memory: 2^20
// positions, 16 MiB.
const (
	usualProof = 2_000_000
	proverBits = 20
)

// prover keeps its memory from call to call, and nothing else.
var prover *prove.Prover

func proveBoard(in *input, out *wire.Writer) {
	var p mnk.Position
	in.boardPosition(&p)
	if !in.OK() {
		return
	}
	in.BudgetOr(usualProof)
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
		out.String(mnk.Outcomes[o-mnk.Win].Key)
	}
}
