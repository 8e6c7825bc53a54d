package calltest

import (
	"bytes"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
	"github.com/tefuda/tefuda/wasm/call"
)

// Variants answers the calls of testdata/calls.json with one part of their arguments changed. It makes each change once for
// each function. It compares the answers with testdata/variants.txt. The file has a line for each part: how many changes were refused, and a sum of
// all answers. Elements of an array count as one part. usuallyLong names the functions that run long without a budget: they get a
// small one where they have none. It may be nil.
func Variants(t *testing.T, game *call.Game, usuallyLong func(name string) bool) {
	var parts []*part
	known, seen := map[string]*part{}, map[string]bool{}
	for _, c := range calls(t) {
		each(c.Args, "", func(path, what string, args any) {
			for at, argument := range map[string]string{"[0]": "position", "[1]": "options"} {
				if rest, ok := strings.CutPrefix(path, at); ok {
					path = argument + rest
				}
			}
			path = c.Name + " " + index.ReplaceAllString(path, "[]")
			if seen[path+what] {
				return
			}
			seen[path+what] = true
			request := Encode(args)
			b := call.BudgetOf(request)
			if b == (search.Budget{}) && usuallyLong != nil && usuallyLong(strings.TrimPrefix(c.Name, game.Name+".")) {
				request = Encode(hurried(args))
				b = call.BudgetOf(request)
				if b == (search.Budget{}) {
					return // the options are not an object
				}
			}
			if b.Millis > 100 || b.Iterations > 1000 {
				return
			}
			p := known[path]
			if p == nil {
				p = &part{path: path}
				known[path], parts = p, append(parts, p)
			}
			response := answer(t, game, c.Name, request)
			Check(t, c.Name, response)
			p.add(what, response)
		})
	}
	lines := make([]string, len(parts))
	for i, p := range parts {
		lines[i] = fmt.Sprintf("%s %d of %d refused %s", p.path, p.refused, len(p.said), recordtest.Sum(p.said))
	}
	recordtest.Same(t, "variants.txt", lines, func(i int) string { return strings.Join(parts[i].said, "\n") + "\n" + parts[i].path })
}

// hurried returns arguments with a small budget, if they have none. Options that are no object stay as they are.
func hurried(args any) any {
	list, _ := args.([]any)
	if len(list) == 0 || len(list) > 2 {
		return args
	}
	options := map[string]any{}
	if len(list) == 2 {
		given, ok := list[1].(map[string]any)
		if !ok {
			return args
		}
		options = maps.Clone(given)
	}
	if options["budget"] == nil {
		options["budget"] = map[string]any{"iterations": 20.0}
	}
	return []any{list[0], options}
}

// A part of the arguments has one line in testdata/variants.txt.
type part struct {
	path    string
	said    []string // the answer to each change
	refused int
}

func (p *part) add(what string, response []byte) {
	said := recordtest.Sum(response)
	if status, v := call.Open(response); status != call.StatusOK {
		_, fields, _ := v.Fields()
		code, _ := fields[0].String()
		message, _ := fields[2].String()
		said = code + ", " + message
		p.refused++
	}
	p.said = append(p.said, "\t"+what+": "+said)
}

var index = regexp.MustCompile(`\[\d+\]`)

// each calls tell with v changed in one part, for each part and each change: the part's path, what the change is, and the
// changed v. Of an array it changes the first, middle and last element.
func each(v any, path string, tell func(path, what string, v any)) {
	for _, other := range others(v) {
		tell(path, other.what, other.v)
	}
	switch v := v.(type) {
	case []any:
		for _, i := range slices.Compact([]int{0, len(v) / 2, len(v) - 1}) {
			if i >= 0 && i < len(v) {
				each(v[i], fmt.Sprintf("%s[%d]", path, i), func(path, what string, part any) {
					changed := slices.Clone(v)
					changed[i] = part
					tell(path, what, changed)
				})
			}
		}
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			if strings.HasPrefix(name, "$") {
				continue // typed arrays and numbers are changed as a whole
			}
			without := maps.Clone(v)
			delete(without, name)
			tell(path+"."+name, "left out", without)
			each(v[name], path+"."+name, func(path, what string, part any) {
				changed := maps.Clone(v)
				changed[name] = part
				tell(path, what, changed)
			})
		}
	}
}

// other is a replacement for a value.
type other struct {
	what string
	v    any
}

func others(v any) []other {
	all := []other{{"null", nil}, {"5", 5.0}, {"\"x\"", "x"}, {"{}", map[string]any{}}, {"[]", []any{}}, {"yes", true}}
	switch v := v.(type) {
	case bool:
		all = append(all, other{"the other", !v})
	case float64:
		all = append(all, other{"less", v - 1}, other{"more", v + 1}, other{"-1", -1.0}, other{"huge", 1e15}, other{"half", .5})
	case string:
		all = append(all, other{"longer", v + "x"}, other{"twice", v + " " + v}, other{"", ""})
		if runes := []rune(v); len(runes) > 0 {
			all = append(all, other{"cut", string(runes[:len(runes)-1])}, other{"begun later", string(runes[1:])})
		}
	case []any:
		if n := len(v); n > 0 {
			all = append(all, other{"one less", v[:n-1]}, other{"one more", append(slices.Clip(v), v[n-1])}, other{"many", slices.Repeat(v[:1], 200)})
		}
	case map[string]any:
		if elements, ok := v["$int8"].([]any); ok && len(elements) > 0 {
			all = append(all, other{"one less", map[string]any{"$int8": elements[:len(elements)-1]}},
				other{"another", map[string]any{"$int8": append(slices.Clone(elements[:len(elements)-1]), 99.0)}})
		} else if !bytes.ContainsAny([]byte(strings.Join(slices.Sorted(maps.Keys(v)), "")), "$") {
			more := maps.Clone(v)
			more["other"] = 1.0
			all = append(all, other{"with another field", more})
		}
	}
	return all
}
