// Package solver is what JavaScript can call of the solver of spots: what a spot takes, and
// what to do in it. It holds no rules.
//
// The last spot solved is kept with all its strategies, so that further questions about it
// are answered at once. Answers do not depend on that: a spot that was solved further than
// a call asks for is solved again.
package solver

import (
	"runtime"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/solver"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Game is what the engine registers.
var Game = call.Game{Name: "solver", Functions: []call.Function{
	{Name: "solveSpot", Run: run(solveSpot)},
	{Name: "estimateSpot", Run: run(estimateSpot)},
	{Name: "icm", Run: run(equities)},
	{Name: "pushFold", Run: run(pushFold)},
}}

// input adds to a call's arguments what this game's are read by.
type input struct{ *call.Input }

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) { handler(&input{in}, out) }
}

// What a call takes where it says nothing else.
const (
	usualTarget     = 0.5 // percent of the pot
	usualIterations = 1000
	usualMemory     = 512 // MB
	mostMemory      = solver.MostBytes >> 20
	// checkEvery is the number of iterations between two looks at the exploitability,
	// which costs as much as one and a half.
	checkEvery = 10
)

// kept is the last spot that was solved.
var kept struct {
	key    string // the spot, as it was written
	solver *solver.Solver
	checks []float64 // the exploitability after each checkEvery iterations
	// last is the exploitability now.
	last float64
	// room is how many bytes may still be lost to calls about it, where there is no
	// collector.
	room int
}

const (
	// keptRoom and callCost bound what calls without a collector leave behind.
	keptRoom = 64 << 20
	callCost = 16 << 10
	planCost = 8 << 20
)

// leaks tells whether memory that is no longer used stays used.
const leaks = runtime.Compiler == "tinygo"

var (
	table  *poker.Table7
	answer solver.Answer
)

func estimateSpot(in *input, out *wire.Writer) {
	s := in.spot()
	if !in.OK() {
		return
	}
	if kept.solver != nil {
		if kept.room -= planCost; leaks && kept.room < 0 {
			in.Renew()
			return
		}
		in.Keep()
	}
	size, err := solver.Measure(s)
	if err != nil {
		in.Refuse("spot.", err)
		return
	}
	out.Object()
	writeSize(out, size)
	out.End()
}

func solveSpot(in *input, out *wire.Writer) {
	line := ""
	if v := in.Option("at"); !v.IsMissing() {
		line = in.AsText("options.at", "a line like \"check, bet 50, Ah\"", v)
	}
	target := in.number("options.target", in.Option("target"), usualTarget, 0, 100)
	memory := in.Integer("memory", usualMemory, 1, mostMemory)
	compress := in.Boolean("compress", false)
	if in.Budget.Iterations == 0 && in.Budget.Millis == 0 {
		in.Budget.Iterations = usualIterations
	}
	key := keyOf(in.Position)
	if compress {
		key += "compress"
	}
	if key != kept.key || kept.solver == nil || kept.solver.Size().Bytes > memory<<20 {
		if !in.prepare(key, memory<<20, compress) {
			return
		}
	} else if !in.OK() {
		return
	}
	if kept.room -= callCost; leaks && kept.room < 0 {
		in.Renew()
		return
	}
	in.Keep()
	if err := kept.solver.Check(line); err != nil {
		in.Refuse("options.", err)
		return
	}
	in.solve(target)
	if err := kept.solver.At(line, &answer); err != nil {
		in.Refuse("options.", err)
		return
	}
	out.Object()
	out.NumberField("exploitability", kept.last)
	out.BoolField("solved", kept.last <= target)
	writeSize(out, kept.solver.Size())
	writeNode(out, &answer)
	call.WriteIterations(out, int64(kept.solver.Iterations()))
	out.End()
}

// keyOf is the spot as bytes.
func keyOf(v wire.Value) string {
	var w wire.Writer
	w.Value(&v)
	return string(w.Bytes())
}

// prepare makes another spot the one that is kept.
func (in *input) prepare(key string, most int64, compress bool) bool {
	s := in.spot()
	s.Compress = compress
	if !in.OK() {
		return false
	}
	if kept.solver != nil && leaks {
		in.Renew()
		return false
	}
	if table == nil {
		table = poker.Standard.Table7()
	}
	kept.solver, kept.key = nil, ""
	x, err := solver.New(table, s, most)
	if err != nil {
		prefix := "spot."
		if isMemory(err) {
			prefix = "options."
		}
		in.Refuse(prefix, err)
		return false
	}
	kept.solver, kept.key, kept.room = x, key, keptRoom
	in.forget()
	return true
}

// forget begins the solution anew.
func (in *input) forget() {
	kept.checks, kept.last = kept.checks[:0], kept.solver.Exploitability()
}

// solve runs until the target or the end of the budget: as if it had begun anew.
func (in *input) solve(target float64) {
	x, budget := kept.solver, in.Budget.Iterations
	if stops(target, budget) {
		x.Reset()
		in.forget()
	}
	meter := in.MeterOf(0, func(out *wire.Writer) { out.NumberField("exploitability", kept.last) })
	for more := true; more && kept.last > target && (budget == 0 || int64(x.Iterations()) < budget); {
		x.Run(1)
		n := x.Iterations()
		more = meter.Done(1)
		if n%checkEvery == 0 || !more || int64(n) == budget {
			kept.last = x.Exploitability()
		}
		if n%checkEvery == 0 {
			kept.checks = append(kept.checks, kept.last)
		}
	}
}

// stops tells whether a solution begun anew would have stopped before it came to where
// the kept one is.
func stops(target float64, budget int64) bool {
	n := kept.solver.Iterations()
	if budget > 0 && budget < int64(n) {
		return true
	}
	for i, e := range kept.checks {
		if e <= target && (i+1)*checkEvery < n {
			return true
		}
	}
	return false
}
