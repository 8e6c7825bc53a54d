// Package solver has the functions that JavaScript can call to solve spots: the memory that
// a spot takes, its strategies, ICM and push-fold charts. It holds no rules.
//
// The engine keeps the last spot solved with all its strategies, and answers further
// questions about it at once. Answers do not depend on that: if the spot was solved further
// than a call asks for, it is solved again.
package solver

import (
	"runtime"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/solver"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Game holds the functions, for the engine to register.
var Game = call.Game{Name: "solver", Functions: []call.Function{
	{Name: "solveSpot", Run: run(solveSpot)},
	{Name: "estimateSpot", Run: run(estimateSpot)},
	{Name: "icm", Run: run(equities)},
	{Name: "pushFold", Run: run(pushFold)},
}}

// input adds methods that read this package's arguments.
type input struct{ *call.Input }

func run(handler func(in *input, out *wire.Writer)) func(*call.Input, *wire.Writer) {
	return func(in *call.Input, out *wire.Writer) { handler(&input{in}, out) }
}

// Defaults of the options.
const (
	usualTarget     = 0.5 // percent of the pot
	usualIterations = 1000
	usualMemory     = 512 // MB
	mostMemory      = solver.MostBytes >> 20
	// checkEvery is the number of iterations between two computations of the
	// exploitability. One costs as much as one and a half iterations.
	checkEvery = 10
)

// kept is the last spot that was solved.
var kept struct {
	key    string // the spot, encoded
	solver *solver.Solver
	checks []float64 // the exploitability after each checkEvery iterations
	// last is the exploitability now, in percent of the pot.
	last float64
	// room is the number of bytes that calls may still leave behind while this spot is
	// kept. It matters only without a collector.
	room int
}

const (
	// keptRoom bounds the bytes that calls leave behind without a collector. A call about
	// the kept spot is taken to leave callCost, estimateSpot planCost.
	keptRoom = 64 << 20
	callCost = 16 << 10
	planCost = 8 << 20
)

// leaks reports whether this compiler has no collector, so that unused memory is lost.
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

// keyOf returns the spot's encoded bytes.
func keyOf(v wire.Value) string {
	var w wire.Writer
	w.Value(&v)
	return string(w.Bytes())
}

// prepare reads the spot of the call and keeps it instead of the last one. It returns false
// if the call must end without a result.
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

// solve runs until the target or the end of the budget. The result is the same as from a new
// start.
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

// stops reports whether a new solution would stop before the iteration that the kept one has
// reached.
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
