//go:build unix

package main

import (
	"fmt"
	"go/format"
	"math"
	"os"
	"strings"
	"time"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
)

// fine is the number of units of values' weights in a score of one; see five's
// fine.
const fine = 4

// rankUnit is the difference in rank of two moves if one is e times as likely.
const rankUnit = 100

// scales are the units of the weights of a pupil's models.
var scales = [4]float64{fine * unit, fine * unit, rankUnit, rankUnit}

// models returns the models of a pupil in the order of five.Weights.
func (p *pupil) models() [4]*model { return [4]*model{p.moving, p.waiting, p.attack, p.defence} }

// weights returns what a pupil has learned. Kinds has four weights for every
// combination, in the order of combinations, each the difference from the sum
// of its shapes.
func (p *pupil) weights() *five.Weights {
	models := p.models()
	w := &five.Weights{Turn: int32(whole(p.turn * unit)), Shapes: new([4][five.Kinds]int16)}
	for i, m := range models {
		for k := range m.singles[0] {
			w.Shapes[i][k] = whole(m.singles[0][k] * scales[i])
		}
	}
	var data []byte
	for n := range combinations {
		for i, m := range models {
			data = appendWeight(data, whole(m.weight[n]*scales[i]))
		}
	}
	w.Kinds = string(data)
	return w
}

// write writes weights as a Go file, with how they were made.
func (l *lesson) write(w *five.Weights, positions int) error {
	var out strings.Builder
	rule := ""
	if l.rule != mnk.Rules[mnk.FreeStyle].Key {
		rule = " -rule " + l.rule
	}
	took := time.Duration(l.spent * float64(time.Second)).Round(time.Second)
	fmt.Fprintf(&out, header, positions, l.rounds, l.games, l.nodes, l.epochs, l.seed, l.share, l.matches, rule, took)
	for i := range l.told {
		fmt.Fprintf(&out, "//\n// Round %d: %s.\n", i+1, l.told[i].String())
	}
	fmt.Fprintf(&out, turn, w.Turn)
	for _, shapes := range w.Shapes {
		out.WriteString("\t{")
		for _, x := range shapes {
			fmt.Fprintf(&out, "%d, ", x)
		}
		out.WriteString("},\n")
	}
	out.WriteString("}\n\n// kindWeights are what each kind adds to its shapes, in the order of newKinds,\n// as zigzag varints.\nconst kindWeights = \"\" +\n")
	data := w.Kinds
	for ; len(data) > 32; data = data[32:] {
		fmt.Fprintf(&out, "\t%q +\n", data[:32])
	}
	fmt.Fprintf(&out, "\t%q\n", data)
	text, err := format.Source([]byte(out.String()))
	if err != nil {
		return err
	}
	return os.WriteFile(l.out, text, 0o644)
}

const header = `package five

// Learned from %d positions by
//
//	go run ./bench/train/mnk learn -rounds %d -games %d -nodes %d -epochs %d -seed %d -share %g -matches %d%s
//
// in %v of processor time, from weights by hand and nothing else.
`

const turn = `
// turnValue is what it is worth to be to move.
const turnValue = %d

// shapeWeights are what each shape adds: to a square of the side to move, of the
// other, to the order of moves of either.
var shapeWeights = [4][Kinds]int16{
`

// appendWeight appends a zigzag varint.
func appendWeight(data []byte, x int16) []byte {
	u := uint16(x<<1) ^ uint16(x>>15)
	for ; u >= 0x80; u >>= 7 {
		data = append(data, byte(u)|0x80)
	}
	return append(data, byte(u))
}

func whole(x float64) int16 { return int16(math.Round(min(max(x, -3000), 3000))) }
