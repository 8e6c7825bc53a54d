// Package call is what the handlers of all games share: a function that
// JavaScript can call, the reading and checking of its arguments by tables of
// fields, and what results have in common. It knows no game and no browser, so
// that the same bytes can be asked and answered on any platform.
package call

import (
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A Function is one that JavaScript can call. Run reads the arguments, checks
// every one of them, returns if in.OK() is false, and writes the result.
type Function struct {
	Name string // without the game's: "evaluate"
	Run  func(in *Input, out *wire.Writer)
}

// headerSize is the size of a response's header: a status, whether the engine keeps
// something for the next call, two unused bytes, and the length of the whole in four. A
// value follows.
const headerSize = 8

// The statuses, with the value that follows.
const (
	StatusOK     = iota // the result
	StatusInput         // {code, field, message}
	StatusFault         // a message
	StatusTables        // none: the function needs the game's tables, and must be called again with them
	StatusRenew         // none: what the engine keeps is in the way, and the function must be called again in a new one
)

// A Host is what a function needs of its surroundings.
type Host struct {
	Clock  func() int64 // milliseconds from any fixed point
	Report func([]byte) // gets the progress of long calls, encoded; may be nil
}

// Call answers a request, an array of the arguments, into out.
func (f Function) Call(request []byte, out *wire.Writer, host Host) {
	in := Input{Host: host}
	in.read(request)
	header(out, StatusOK)
	if in.err == nil {
		f.Run(&in, out)
	}
	switch {
	case in.err != nil:
		header(out, StatusInput)
		in.err.write(out)
	case in.wantsTables:
		header(out, StatusTables)
	}
	if in.wantsRenewal {
		header(out, StatusRenew)
	}
	if finish(out); in.keeps {
		out.Bytes()[1] = 1
	}
}

// BudgetOf is the budget that a request asks for.
func BudgetOf(request []byte) search.Budget {
	var in Input
	in.read(request)
	return in.Budget
}

// Open takes a response apart. The value aliases it.
func Open(response []byte) (status byte, v wire.Value) {
	v, _ = wire.Decode(response[headerSize:])
	return response[0], v
}

// Fault makes out the response of a function that panicked.
func Fault(out *wire.Writer, message string) {
	header(out, StatusFault)
	out.String(message)
	finish(out)
}

func header(out *wire.Writer, status byte) {
	out.Reset()
	out.Raw(status, 0, 0, 0, 0, 0, 0, 0)
}

func finish(out *wire.Writer) {
	block := out.Bytes()
	wire.PutUint32(block[headerSize-4:], uint32(len(block)))
}

// Batch is the number of items a bulk call works off between two looks at the
// clock, about a millisecond's worth.
const Batch = 1 << 15

// Count tells a meter that item i of a bulk call, from 0, is done: of so many
// at once.
func Count(m *search.Meter, i, batch int) {
	if (i+1)%batch == 0 {
		m.Done(int64(batch))
	}
}

// BudgetOr makes n iterations the budget of a call without one.
func (in *Input) BudgetOr(n int64) {
	if in.Budget == (search.Budget{}) {
		in.Budget.Iterations = n
	}
}

// Meter starts the count of a call's iterations.
func (in *Input) Meter(total int64) *search.Meter {
	return in.MeterOf(total, func(*wire.Writer) {})
}

// MeterOf is Meter for a call whose reports of progress also say what it has
// found so far: fields, which write adds.
func (in *Input) MeterOf(total int64, write func(*wire.Writer)) *search.Meter {
	return search.Start(in.Budget, total, in.Host.Clock, in.Reporter(write))
}

// Reporter returns what reports the progress of a call, nil if nobody asks.
func (in *Input) Reporter(write func(*wire.Writer)) func(search.Progress) {
	if in.Host.Report == nil {
		return nil
	}
	var out wire.Writer
	return func(p search.Progress) {
		out.Reset()
		out.Object()
		out.Ints("done total ms", p.Done, p.Total, p.Ms)
		write(&out)
		out.End()
		in.Host.Report(out.Bytes())
	}
}

// WriteStats writes the two fields that end every choice.
func (in *Input) WriteStats(out *wire.Writer, iterations int64) {
	WriteIterations(out, iterations)
	out.IntField("seed", int64(in.Seed))
}

// WriteIterations writes one field, the statistics of a call without chance.
func WriteIterations(out *wire.Writer, iterations int64) {
	out.Key("stats")
	out.Object()
	out.IntField("iterations", iterations)
	out.End()
}
