package calltest

import (
	"encoding/binary"
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Limits of answers.json, in bytes unless said otherwise. The sum in answers.txt
// covers what they cut.
const (
	lineSize   = 130 // of a line
	argsSize   = 100 // of a call's arguments; calls.json has them whole
	textSize   = 300 // of a text
	arraySize  = 300 // of an array that is shown whole
	arrayItems = 3   // items shown of a longer array
)

// entry returns a call and its answer as answers.json shows them.
func entry(c recorded, response []byte) string {
	args, _ := json.Marshal(c.Args)
	shown := cut(string(args[1:len(args)-1]), argsSize)
	status, v := call.Open(response)
	key := "answer"
	if status != call.StatusOK {
		key = "refused"
	}
	return object([]string{"call", key}, []string{quoted(c.Name + "(" + shown + ")"), readable(v, 1)}, 0)
}

// readable returns a value as JSON, on one line if it fits. Typed arrays and
// numbers that JSON lacks are written as in calls.json.
func readable(v wire.Value, depth int) string {
	if keys, values, ok := v.Fields(); ok {
		return object(keys, readables(values, depth), depth)
	}
	if items, ok := v.Items(); ok {
		return array(readables(items, depth), depth)
	}
	if s, ok := v.String(); ok {
		return quoted(cut(s, textSize))
	}
	if x, ok := v.Number(); ok {
		return number(x)
	}
	if _, b, ok := v.Elements(); ok { // an Int32Array: answers have no other typed array
		return object([]string{"$int32"}, []string{array(int32s(b), depth+1)}, depth)
	}
	return v.Describe()
}

func int32s(b []byte) []string {
	all := make([]string, 0, len(b)/4)
	for e := range slices.Chunk(b, 4) {
		all = append(all, strconv.Itoa(int(int32(binary.LittleEndian.Uint32(e)))))
	}
	return all
}

func readables(values []wire.Value, depth int) []string {
	all := make([]string, len(values))
	for i := range values {
		all[i] = readable(values[i], depth+1)
	}
	return all
}

func array(items []string, depth int) string {
	more := len(items) - arrayItems
	if size := len(strings.Join(items, ", ")); more > 1 && size > arraySize {
		items = append(items[:arrayItems:arrayItems], quoted("… "+strconv.Itoa(more)+" more"))
	}
	return group("[", items, "]", depth)
}

func object(keys, values []string, depth int) string {
	fields := make([]string, len(keys))
	for i := range keys {
		fields[i] = quoted(keys[i]) + ": " + values[i]
	}
	return group("{", fields, "}", depth)
}

// group puts parts into brackets. They stand on one line if they fit. Otherwise an
// object has one field a line, and an array has as many items on a line as fit.
func group(left string, parts []string, right string, depth int) string {
	indent := strings.Repeat(" ", depth+1)
	line := left + strings.Join(parts, ", ") + right
	if len(indent)+len(line) <= lineSize && !strings.Contains(line, "\n") {
		return line
	}
	var b strings.Builder
	b.WriteString(left)
	width := lineSize
	for i, part := range parts {
		if i > 0 {
			b.WriteString(",")
		}
		if width += len(part) + 2; width > lineSize || strings.Contains(part, "\n") || left == "{" {
			b.WriteString("\n" + indent)
			width = len(indent) + len(part)
		} else {
			b.WriteString(" ")
		}
		b.WriteString(part)
	}
	return b.String() + "\n" + indent[1:] + right
}

func cut(s string, size int) string {
	if len(s) <= size {
		return s
	}
	return strings.ToValidUTF8(s[:size], "") + "…"
}

func quoted(s string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	_ = e.Encode(s) // a string can always be encoded
	return strings.TrimSuffix(b.String(), "\n")
}

func number(x float64) string {
	text := strconv.FormatFloat(x, 'f', -1, 64)
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return `{"$number": "` + text + `"}`
	}
	return text
}
