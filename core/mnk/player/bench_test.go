package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
)

// Each benchmark searches 200,000 nodes a call.
func benchmark(b *testing.B, g mnk.Game, rows ...string) {
	board, err := mnk.Parse(rows)
	if err != nil {
		b.Fatal(err)
	}
	p, err := g.At(board, mnk.Empty)
	if err != nil {
		b.Fatal(err)
	}
	var table Table
	nodes, depth := int64(0), 0
	for b.Loop() {
		c, err := NewChooser(&p, Options{}, &table)
		if err != nil {
			b.Fatal(err)
		}
		c.Choose(search.Start(search.Budget{Iterations: 200_000}, 0, millis, nil), 0)
		found := c.Evaluation()
		nodes += found.Nodes
		depth = found.Depth
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	b.ReportMetric(float64(depth), "depth")
}

func BenchmarkSearch8x8(b *testing.B) {
	benchmark(b, mnk.Game{K: 5}, "........", "........", "........", "...ox...", "...xo...", "........", "........", "........")
}

func BenchmarkSearch6x4(b *testing.B) {
	benchmark(b, mnk.Game{K: 4}, "......", "......", "......", "......")
}

func BenchmarkSearch15x15(b *testing.B) {
	benchmark(b, mnk.Game{K: 5}, gomoku...)
}

// gomoku is a quiet position of a game on 15 × 15.
var gomoku = []string{
	"...............",
	"...............",
	"...............",
	"...............",
	"...............",
	"......x........",
	".......o.......",
	"......x.x......",
	".......oo......",
	"......o.x......",
	"...............",
	"...............",
	"...............",
	"...............",
	"...............",
}

func BenchmarkSearch20x20(b *testing.B) {
	rows := make([]string, 20)
	for i := range rows {
		rows[i] = "...................."
		if i > 2 && i < 18 {
			rows[i] = "..." + gomoku[i-3] + ".."
		}
	}
	benchmark(b, mnk.Game{K: 5}, rows...)
}
