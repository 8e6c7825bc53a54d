// Package call is the part that the handlers of all games share: functions that
// JavaScript can call, tables of fields that read and check arguments, and the
// common fields of results. It knows no game and no browser, so the same request
// gets the same bytes as its answer on any platform.
package call

import (
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A Function can be called from JavaScript. Run reads and checks all arguments,
// returns if in.OK() is false, and otherwise writes the result.
type Function struct {
	Name string // without the game's name: "evaluate"
	Run  func(in *Input, out *wire.Writer)
}

// headerSize is the length of a response's header in bytes. A value follows it.
//
//	0     status
//	1     1 if the engine keeps something for the next call, else 0
//	2, 3  unused
//	4-7   length of the whole response, little-endian
const headerSize = 8

// The statuses of a response. Each comment names the value after the header.
const (
	StatusOK     = iota // the result
	StatusInput         // {code, field, message}
	StatusFault         // a message
	StatusTables        // no value: the function needs the game's tables; call it again with them
	StatusRenew         // no value: kept memory leaves no room; call the function again in a new engine
)

// A Host gives a function the clock and the reports of progress.
type Host struct {
	Clock  func() int64 // milliseconds from any fixed point
	Report func([]byte) // receives the encoded progress of long calls; may be nil
}

// Call answers a request, which is an encoded array of the arguments. It writes the
// response into out.
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

// BudgetOf returns the budget in a request, empty if it has none.
func BudgetOf(request []byte) search.Budget {
	var in Input
	in.read(request)
	return in.Budget
}

// Open splits a response into its status and value. The value aliases response.
func Open(response []byte) (status byte, v wire.Value) {
	v, _ = wire.Decode(response[headerSize:])
	return response[0], v
}

// Fault writes the response of a function that panicked into out.
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

// Batch is the number of items that a bulk call does between two looks at the
// clock. They take about a millisecond.
const Batch = 1 << 15

// Count records that item i of a bulk call is done, counted from 0. It calls the
// meter once a batch, which has batch items.
func Count(m *search.Meter, i, batch int) {
	if (i+1)%batch == 0 {
		m.Done(int64(batch))
	}
}

// BudgetOr sets a budget of n iterations if the call has none.
func (in *Input) BudgetOr(n int64) {
	if in.Budget == (search.Budget{}) {
		in.Budget.Iterations = n
	}
}

// Meter starts to count a call's iterations.
func (in *Input) Meter(total int64) *search.Meter {
	return in.MeterOf(total, func(*wire.Writer) {})
}

// MeterOf is Meter for a call that reports interim results with its progress.
// write adds their fields to a report.
func (in *Input) MeterOf(total int64, write func(*wire.Writer)) *search.Meter {
	return search.Start(in.Budget, total, in.Host.Clock, in.Reporter(write))
}

// Reporter returns the function that reports a call's progress, nil if the host
// wants no reports. write adds fields to a report.
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

// WriteStats writes stats and seed, the two fields that end every choice.
func (in *Input) WriteStats(out *wire.Writer, iterations int64) {
	WriteIterations(out, iterations)
	out.IntField("seed", int64(in.Seed))
}

// WriteIterations writes the field stats, for a call that uses no chance.
func WriteIterations(out *wire.Writer, iterations int64) {
	out.Key("stats")
	out.Object()
	out.IntField("iterations", iterations)
	out.End()
}
