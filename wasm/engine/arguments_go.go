//go:build js && wasm && !tinygo

package engine

import (
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/wasm/wire"
)

// Bounds on arguments, the same as in js/wire.js. The first also ends a cycle.
const (
	deepest = 30        // levels of nesting
	most    = 65_000    // values
	largest = 128 << 20 // bytes
)

// A refusal is an input error found before the request reaches a function.
type refusal struct{ code, field, message string }

func (r *refusal) toJS() js.Value { return newError("InputError", r.code, r.field, r.message) }

// own holds the options that concern the call and not the game.
type own struct {
	onProgress js.Value
	threw      bool // whether onProgress has thrown
	thrown     js.Value
}

// outside counts the running functions of the caller: getters while arguments are
// read, and onProgress.
var outside int

// report passes progress to the caller. If onProgress throws, the reports end, and
// the thrown value becomes the call's answer: the search cannot be left halfway.
func (o *own) report(b []byte) {
	if o.threw {
		return
	}
	outside++
	defer func() {
		outside--
		if r := recover(); r != nil {
			o.threw = true
			o.thrown = asError(r)
		}
	}()
	v, _ := wire.Decode(b)
	o.onProgress.Invoke(toJS(v))
}

// asError returns the thrown value if it is an Error, else an Error about it.
func asError(r any) js.Value {
	if thrown, ok := r.(js.Error); ok && isError(thrown.Value) {
		return thrown.Value
	}
	return newError("Error", "progress", "", "onProgress failed: "+reasonOf(r))
}

func isError(v js.Value) (is bool) {
	defer func() {
		if recover() != nil {
			is = false
		}
	}()
	return kind(v) == "Error"
}

// read encodes the arguments of a call as a request. A getter or a proxy may
// throw, so every access goes through calls that Go's wasm_exec.js guards.
func read(args []js.Value) (request []byte, o own, fault *refusal) {
	var w writer
	fault = guarded("arguments", func() *refusal {
		w.out.Array()
		for i, arg := range args {
			if i == 1 && kind(arg) == "Object" {
				if fault := w.options(arg, &o); fault != nil {
					return fault
				}
			} else {
				w.value(arg, 1)
			}
		}
		w.out.End()
		return nil
	})
	return w.out.Bytes(), o, fault
}

// guarded runs f, which reads the caller's values. It turns what they throw into a
// refusal.
func guarded(field string, f func() *refusal) (fault *refusal) {
	outside++
	defer func() {
		outside--
		if r := recover(); r != nil {
			fault = &refusal{"arguments", field, field + " cannot be read: " + reasonOf(r)}
		}
	}()
	return f()
}

// reasonOf describes a thrown value, even one that cannot be made text.
func reasonOf(r any) (text string) {
	defer func() {
		if recover() != nil {
			text = "something was thrown"
		}
	}()
	switch r := r.(type) {
	case js.Error:
		if kind(r.Value) == "Error" {
			return asText.Invoke(reflect.Call("get", r.Value, "message")).String()
		}
		return asText.Invoke(r.Value).String() + " was thrown"
	case string:
		return r
	}
	return "an odd value"
}

var (
	reflect  = js.Global().Get("Reflect")
	asObject = js.Global().Get("Object")
	asText   = js.Global().Get("String")
	entries  = asObject.Get("entries")
	tagOf    = asObject.Get("prototype").Get("toString")
)

// kind returns the type of a value as Object.prototype.toString names it.
func kind(v js.Value) string {
	tag := reflect.Call("apply", tagOf, v, js.Global().Get("Array").New()).String()
	return tag[len("[object ") : len(tag)-1]
}

// A writer encodes plain values as js/wire.js does.
type writer struct {
	out    wire.Writer
	values int
}

// options writes the options, except onProgress, which it stores in o.
func (w *writer) options(options js.Value, o *own) *refusal {
	w.out.Object()
	pairs := entries.Invoke(options)
	for i := range pairs.Length() {
		name, v := pairs.Index(i).Index(0).String(), pairs.Index(i).Index(1)
		switch {
		case v.IsUndefined():
		case name == "lang" || name == "signal":
			return &refusal{"unknown", "options." + name, "options." + name + " is the wrapper's: these functions have no words and cannot be aborted"}
		case name == "onProgress" && v.Type() != js.TypeFunction:
			return &refusal{"type", "options.onProgress", "options.onProgress must be a function"}
		case name == "onProgress":
			o.onProgress = v
		default:
			w.out.Key(name)
			w.value(v, 2)
		}
	}
	w.out.End()
	return nil
}

func (w *writer) value(v js.Value, depth int) {
	if w.values++; depth > deepest {
		panic("nested deeper than " + strconv.Itoa(deepest) + " levels")
	}
	if w.values > most {
		panic("more than " + strconv.Itoa(most) + " values")
	}
	switch k := kind(v); k {
	case "Undefined":
		w.out.Undefined()
	case "Null":
		w.out.Null()
	case "Boolean", "Number", "String":
		w.primitive(v, k)
	case "Array":
		w.array(v, depth)
	case "Int8Array", "Uint8Array", "Int32Array", "BigUint64Array":
		w.elements(v, k)
	case "Object":
		w.object(v, depth)
	default:
		w.other(v, k)
	}
}

// primitive writes a boolean, number or string. Objects like new Number(1) go to other.
func (w *writer) primitive(v js.Value, kind string) {
	switch v.Type() {
	case js.TypeBoolean:
		w.out.Bool(v.Bool())
	case js.TypeNumber:
		w.out.Number(v.Float())
	case js.TypeString:
		w.string(v)
	default:
		w.other(v, kind)
	}
}

// string writes text. Each of its UTF-16 units takes at least a byte.
func (w *writer) string(v js.Value) {
	w.fits(asObject.Invoke(v).Length())
	w.out.String(v.String())
}

// fits panics, which ends the reading, if more bytes exceed largest.
func (w *writer) fits(more int) {
	if more > largest-len(w.out.Bytes()) {
		panic("more than " + strconv.Itoa(largest) + " bytes")
	}
}

func (w *writer) array(v js.Value, depth int) {
	w.out.Array()
	n := reflect.Call("get", v, "length").Int()
	if n < 0 || n > most {
		panic("an array of " + strconv.Itoa(n) + " values")
	}
	for i := range n {
		w.value(reflect.Call("get", v, i), depth+1)
	}
	w.out.End()
}

func (w *writer) object(v js.Value, depth int) {
	w.out.Object()
	pairs := entries.Invoke(v)
	for i := range pairs.Length() {
		name, x := pairs.Index(i).Index(0).String(), pairs.Index(i).Index(1)
		if !x.IsUndefined() {
			w.out.Key(name)
			w.value(x, depth+1)
		}
	}
	w.out.End()
}

// elements writes a typed array.
func (w *writer) elements(v js.Value, kind string) {
	bytes := bytesOf(v)
	size := bytes.Length()
	w.fits(size)
	js.CopyBytesToGo(w.out.Elements(kind, size), bytes)
}

// bytesOf returns a new Uint8Array on the memory of the typed array v.
func bytesOf(v js.Value) js.Value {
	part := func(name string) js.Value { return reflect.Call("get", v, name) }
	return js.Global().Get("Uint8Array").New(part("buffer"), part("byteOffset"), part("byteLength"))
}

// other writes the type's name of a value that no function takes.
func (w *writer) other(v js.Value, kind string) {
	switch kind {
	case "Function", "AsyncFunction", "GeneratorFunction":
		kind = "function"
	case "Symbol":
		kind = "symbol"
	case "BigInt":
		kind = "bigint"
	}
	w.out.Other(kind)
}
