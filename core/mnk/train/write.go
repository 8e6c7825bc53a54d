//go:build unix

package main

import (
	"fmt"
	"go/format"
	"math"
	"os"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
)

// fine is what part of a score the weights of values are counted in.
const fine = 4

// rankUnit is by how much moves are ordered apart where one is e times as likely.
const rankUnit = 100

// write writes the weights as Go: for every combination in the order of
// numberOf the four weights, as differences from the sums of their shapes.
func (l *lesson) write(p *pupil, positions int) error {
	var out strings.Builder
	from := ""
	if l.rule != mnk.Rules[mnk.FreeStyle].Key {
		from = " -rule " + l.rule
	}
	if l.from != "" {
		from += " -from " + l.from
	}
	fmt.Fprintf(&out, header, positions, l.games, l.nodes, l.epochs, l.seed, l.share, from, elapsed(), round(p.turn*unit))
	models := []*model{p.moving, p.waiting, p.attack, p.defence}
	scales := [4]float64{fine * unit, fine * unit, rankUnit, rankUnit}
	for i, m := range models {
		out.WriteString("\t{")
		for k := range m.singles[0] {
			fmt.Fprintf(&out, "%d, ", round(m.singles[0][k]*scales[i]))
		}
		out.WriteString("},\n")
	}
	out.WriteString("}\n\n// kindWeights are what each kind adds to its shapes, in the order of newKinds,\n// as zigzag varints.\nconst kindWeights = \"\" +\n")
	writeData(&out, models, &scales)
	text, err := format.Source([]byte(out.String()))
	if err != nil {
		return err
	}
	return os.WriteFile(l.out, text, 0o644)
}

// writeData writes the weights of all kinds as lines of a string.
func writeData(out *strings.Builder, models []*model, scales *[4]float64) {
	var data []byte
	for n := range combinations {
		for i, m := range models {
			data = appendWeight(data, round(m.weight[n]*scales[i]))
		}
	}
	for ; len(data) > 32; data = data[32:] {
		fmt.Fprintf(out, "\t%q +\n", data[:32])
	}
	fmt.Fprintf(out, "\t%q\n", data)
}

const header = `package five

// Learned from %d positions by
//
//	go run ./core/mnk/train learn -games %d -nodes %d -epochs %d -seed %d -share %g%s
//
// in %v.

// turnValue is what it is worth to be to move.
const turnValue = %d

// shapeWeights are what each shape adds: to a square of the side to move, of the
// other, to the order of moves of either.
var shapeWeights = [4][shapes]int16{
`

// appendWeight appends a zigzag varint.
func appendWeight(data []byte, x int16) []byte {
	u := uint16(x<<1) ^ uint16(x>>15)
	for ; u >= 0x80; u >>= 7 {
		data = append(data, byte(u)|0x80)
	}
	return append(data, byte(u))
}

func round(x float64) int16 { return int16(math.Round(min(max(x, -3000), 3000))) }
