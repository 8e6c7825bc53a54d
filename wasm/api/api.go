// Package api is the list of functions that JavaScript can call, one file a
// game: each reads its arguments, lets core answer, and writes the result.
// It holds no rules, and nothing in it knows a browser, so that the same
// bytes can be asked and answered on any platform.
package api

import (
	"slices"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A Function is one that JavaScript can call.
type Function struct {
	Name string // namespace and name: "poker.evaluate"
	run  func(in *input, out *wire.Writer)
}

// Functions are all of them.
var Functions = slices.Concat(pokerFunctions, drawFunctions, equityFunctions, mnkFunctions, boardFunctions, calculationFunctions,
	mahjongFunctions, daifugoFunctions)

// headerSize is the size of a response's header: a status, three unused
// bytes, and the length of the whole in four. A value follows.
const headerSize = 8

// The statuses, with the value that follows.
const (
	statusOK    = iota // the result
	statusInput        // {code, field, message}
	statusFault        // a message
)

// A Host is what a function needs of its surroundings.
type Host struct {
	Clock  func() int64 // milliseconds from any fixed point
	Report func([]byte) // gets the progress of long calls, encoded; may be nil
}

// Call answers a request, an array of the arguments, into out.
func (f Function) Call(request []byte, out *wire.Writer, host Host) {
	in := input{host: host}
	in.read(request)
	header(out, statusOK)
	if in.err == nil {
		f.run(&in, out)
	}
	if in.err != nil {
		header(out, statusInput)
		in.err.write(out)
	}
	finish(out)
}

// Fault makes out the response of a function that panicked.
func Fault(out *wire.Writer, message string) {
	header(out, statusFault)
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

// meter starts the count of a call's iterations.
func (in *input) meter(total int64) *search.Meter {
	return in.meterOf(total, 0, func(*wire.Writer) {})
}

// meterOf is meter for a call whose reports of progress also say what it has
// found so far: so many fields, which write adds.
func (in *input) meterOf(total int64, fields int, write func(*wire.Writer)) *search.Meter {
	return search.Start(in.budget, total, in.host.Clock, in.reporter(fields, write))
}

// reporter returns what reports the progress of a call, nil if nobody asks.
func (in *input) reporter(fields int, write func(*wire.Writer)) func(search.Progress) {
	if in.host.Report == nil {
		return nil
	}
	var out wire.Writer
	return func(p search.Progress) {
		out.Reset()
		out.Object(3 + fields)
		out.IntField("done", p.Done)
		out.IntField("total", p.Total)
		out.IntField("ms", p.Ms)
		write(&out)
		in.host.Report(out.Bytes())
	}
}
