package calculation

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/wire"
)

// writePosition writes a position's fields; the caller ends it.
//
//go:noinline
func writePosition(out *wire.Writer, s *calculation.State) {
	p := s.Position()
	out.Object()
	out.TextField("foundations", p.Foundations)
	out.TextArray("piles", p.Piles)
	out.TextField("card", p.Card)
	if p.Known {
		out.TextField("stock", p.Stock)
	}
}

// moveText is a move's notation. That a draw turns what is known to be next
// goes without saying.
func moveText(m calculation.Move) string {
	if m.Kind == calculation.Draw {
		m.Rank = 0
	}
	return m.String()
}

// writeMoves writes one field, null for nil: moves that nobody knows.
//
//go:noinline
func writeMoves(out *wire.Writer, name string, moves []calculation.Move) {
	out.Key(name)
	if moves == nil {
		out.Null()
		return
	}
	out.Array()
	for _, m := range moves {
		out.String(moveText(m))
	}
	out.End()
}

// writeStandings writes one field: the candidates as a report has them.
func writeStandings(out *wire.Writer, candidates []player.Candidate) {
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		out.Object()
		writeValue(out, &candidates[i])
		out.End()
	}
	out.End()
}

// writeValue writes three fields.
//
//go:noinline
func writeValue(out *wire.Writer, c *player.Candidate) {
	out.TextField("move", moveText(c.Move))
	out.Numbers("value error", c.Win, c.Error)
}

func writeCandidate(out *wire.Writer, c *player.Candidate) {
	out.Object()
	writeValue(out, c)
	out.Key("card")
	if c.Move.Kind == calculation.Draw {
		out.Null()
	} else {
		out.String(c.Move.Rank.String())
	}
	out.Key("proof")
	writeProof(out, c.Proof)
	out.IntField("playouts", c.Playouts)
	writeReasons(out, c.Reasons)
	out.End()
}

//go:noinline
func writeProof(out *wire.Writer, p player.Proof) {
	if p == player.Unproved {
		out.Null()
	} else {
		out.String(player.Proofs[p-player.ProvedWin].Key)
	}
}

// writeReasons writes one field, reasons with the fields that they have;
// foundations and piles count from 1, as in moves.
func writeReasons(out *wire.Writer, reasons []player.Reason) {
	out.Key("reasons")
	out.Array()
	for i := range reasons {
		r := &reasons[i]
		out.Object()
		out.TextField("code", r.Code)
		for _, field := range names.Fields(player.Reasons, r.Code) {
			switch field {
			case "rank":
				out.TextField(field, r.Rank.String())
			case "foundation":
				out.IntField(field, int64(r.Foundation)+1)
			case "pile":
				out.IntField(field, int64(r.Pile)+1)
			default:
				out.IntField(field, int64(r.Steps))
			}
		}
		out.End()
	}
	out.End()
}
