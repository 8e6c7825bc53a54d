//go:build js && wasm && !tinygo

package engine

import (
	"math"
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// result returns the result of a call: the value, with the time in milliseconds in
// its stats, or an Error.
func result(status byte, v wire.Value, ms int64) js.Value {
	answer := toJS(v)
	switch status {
	case call.StatusInput:
		return newError("InputError", answer.Get("code").String(), answer.Get("field").String(), answer.Get("message").String())
	case call.StatusFault:
		return newError("EngineError", "fault", "", "the engine failed: "+answer.String())
	case call.StatusTables:
		return newError("EngineError", "load", "", "this function needs the game's tables: hand them to useTables first")
	}
	if names, _, ok := v.Fields(); ok {
		for _, name := range names {
			if name == "stats" {
				answer.Get("stats").Set("ms", ms)
			}
		}
	}
	return answer
}

// newError returns an Error with the name and fields of one of the wrapper's error
// classes.
func newError(name, code, field, message string) js.Value {
	e := js.Global().Get("Error").New(message)
	e.Set("name", name)
	e.Set("code", code)
	if field != "" {
		e.Set("field", field)
	}
	return e
}

// toJS returns v as a JavaScript value. A typed array goes over as bytes. All else
// goes through JSON at once: each property set from here would cost as much as the
// evaluation of a hand.
func toJS(v wire.Value) js.Value {
	if kind, b, ok := v.Elements(); ok {
		bytes := js.Global().Get("Uint8Array").New(len(b))
		js.CopyBytesToJS(bytes, b)
		return js.Global().Get(kind).New(bytes.Get("buffer"))
	}
	return js.Global().Get("JSON").Call("parse", string(appendJSON(nil, v)))
}

func appendJSON(b []byte, v wire.Value) []byte {
	if x, ok := v.Number(); ok {
		return appendNumber(b, x)
	}
	if s, ok := v.String(); ok {
		return appendText(b, s)
	}
	if truth, ok := v.Bool(); ok {
		return strconv.AppendBool(b, truth)
	}
	if items, ok := v.Items(); ok {
		return append(appendAll(append(b, '['), nil, items), ']')
	}
	if keys, values, ok := v.Fields(); ok {
		return append(appendAll(append(b, '{'), keys, values), '}')
	}
	return append(b, "null"...)
}

func appendAll(b []byte, keys []string, values []wire.Value) []byte {
	for i, v := range values {
		if i > 0 {
			b = append(b, ',')
		}
		if keys != nil {
			b = append(appendText(b, keys[i]), ':')
		}
		b = appendJSON(b, v)
	}
	return b
}

// appendNumber writes infinity as a number that JSON.parse rounds to it. Results
// are never NaN.
func appendNumber(b []byte, x float64) []byte {
	switch {
	case math.IsInf(x, 1):
		return append(b, "1e999"...)
	case math.IsInf(x, -1):
		return append(b, "-1e999"...)
	}
	return strconv.AppendFloat(b, x, 'g', -1, 64)
}

func appendText(b []byte, s string) []byte {
	const hex = "0123456789abcdef"
	b = append(b, '"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b = append(b, '\\', c)
		case c < ' ':
			b = append(b, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		default:
			b = append(b, c)
		}
	}
	return append(b, '"')
}
