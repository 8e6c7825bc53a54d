package record

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"
)

// anyJSON writes a random value with spaces between its parts.
func anyJSON(r *rand.Rand, depth int) string {
	space := []string{"", " ", "\t", "\n", "\r\n", ""}[r.IntN(6)]
	kind := r.IntN(9)
	if depth == 0 {
		kind = r.IntN(6)
	}
	switch kind {
	case 0:
		return space + []string{"null", "true", "false"}[r.IntN(3)] + space
	case 1, 2:
		return space + []string{"0", "9", "-1", "12", "3.5", "1e3", "-2E-1", "90", "1e+9"}[r.IntN(9)] + space
	case 3, 4, 5:
		return space + anyText(r) + space
	case 6, 7:
		var parts []string
		for range r.IntN(4) {
			parts = append(parts, anyJSON(r, depth-1))
		}
		return space + "[" + space + strings.Join(parts, ",") + "]" + space
	}
	var parts []string
	for i := range r.IntN(4) {
		parts = append(parts, space+strconv.Quote(strconv.Itoa(i))+space+":"+anyJSON(r, depth-1))
	}
	return space + "{" + space + strings.Join(parts, ",") + "}"
}

func anyText(r *rand.Rand) string {
	s := `"`
	for range r.IntN(5) {
		s += []string{"a", " ", "東", `\"`, `\\`, `\/`, `\u6771`, `\u00e9`, `\u00EF`, `\u000A`, "z", "~", "\u007f", `\u0039`}[r.IntN(14)]
	}
	return s + `"`
}

// plain is a value as encoding/json has it, numbers as text.
func (v *value) plain() any {
	switch v.kind {
	case null:
		return nil
	case boolean:
		return v.text == "true"
	case number:
		return json.Number(v.text)
	case text:
		return v.text
	case list:
		all := []any{}
		for i := range v.list {
			all = append(all, v.list[i].plain())
		}
		return all
	}
	all := map[string]any{}
	for i, key := range v.keys {
		all[key] = v.list[i].plain()
	}
	return all
}

func parsed(text string) (any, error) {
	r, v := reader{r: newRecord()}, new(value)
	r.parse(text, 1, v)
	if r.bad != nil {
		return nil, r.bad
	}
	return v.plain(), nil
}

// TestJSON reads random values as encoding/json does, and refuses what it refuses, except for numbers that are written oddly.
func TestJSON(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	odd := func(text string) bool { // has a digit next to a sign, a point, an e or another digit
		for i := range len(text) - 1 {
			if a, b := text[i], text[i+1]; isWord(a) && isWord(b) && strings.ContainsAny(text[i:i+2], "0123456789") {
				return true
			}
		}
		return false
	}
	good, bad := 0, 0
	for range 4000 {
		text := anyJSON(r, 4)
		if r.IntN(2) == 0 {
			all := []rune(text)
			at := r.IntN(len(all))
			text = string(all[:at]) + string(all[at+1:])
		}
		var want any
		d := json.NewDecoder(strings.NewReader(text))
		d.UseNumber()
		err := d.Decode(&want)
		if !json.Valid([]byte(text)) {
			err = errors.New("none")
		}
		got, wrong := parsed(text)
		switch {
		case err == nil && (wrong != nil || !reflect.DeepEqual(got, want)):
			t.Errorf("%q is %#v, %v; want %#v", text, got, wrong, want)
		case err != nil && wrong == nil && !odd(text):
			t.Errorf("%q is %#v, which is no JSON: %v", text, got, err)
		case err != nil:
			bad++
		default:
			good++
		}
	}
	if good < 1000 || bad < 500 {
		t.Errorf("%d good, %d bad", good, bad)
	}
}

// TestJSONFaults tells what is wrong, and in which line.
func TestJSONFaults(t *testing.T) {
	for _, c := range [...]struct{ text, want string }{
		{"", "line 1: the text breaks off"},
		{"\n \n", "line 3: the text breaks off"},
		{"\n[1\n", "line 3: the text breaks off"},
		{"[1,\n", "line 2: the text breaks off"},
		{"{\n\"a", "line 2: the text breaks off"},
		{`"\`, "line 1: an escape in a text is wrong"},
		{`"\u12`, "line 1: an escape in a text is wrong"},
		{`"\u123`, "line 1: an escape in a text is wrong"},
		{`"\u1234`, "line 1: the text breaks off"},
		{`"\u12/4"`, "line 1: an escape in a text is wrong"},
		{`"\q"`, "line 1: an escape in a text is wrong"},
		{"\"\x1f\"", "line 1: a text in quotes has no end in its line"},
		{"[1 2]", "line 1: a comma is missing"},
		{"[1\n2]", "line 2: a comma is missing"},
		{"{\"a\"\n1}", "line 2: a colon is missing"},
		{"{\na:1}", "line 2: a name in quotes is missing"},
		{"[]\n]", "line 2: there is more after the end"},
		{"-", `line 1: "-" is no value`},
		{"e", `line 1: "e" is no value`},
		{".", `line 1: "." is no value`},
		{"1a", `line 1: "1a" is no value`},
		{"1z", `line 1: "1z" is no value`},
		{"z1", `line 1: "z1" is no value`},
		{"nul", `line 1: "nul" is no value`},
		{"True", `line 1: "T" is no value`},
		{"[?]", `line 1: "?" is no value`},
		{"'a'", `line 1: "'" is no value`},
		{strings.Repeat("[", 17), "line 1: values are nested too deep"},
		{strings.Repeat("[", 16), "line 1: the text breaks off"},
		{strings.Repeat(`{"a":`, 16) + "1", "line 1: values are nested too deep"},
		{strings.Repeat("[", 15) + "1" + strings.Repeat("]", 15), ""},
		{strings.Repeat("[", 16) + strings.Repeat("]", 16), ""},
		{strings.Repeat("[", 16) + "1" + strings.Repeat("]", 16), "line 1: values are nested too deep"},
	} {
		_, err := parsed(c.text)
		if got := fmt.Sprint(err); got != "log is wrong at "+c.want && (err != nil || c.want != "") {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
	for text, want := range map[string]string{`"\n\t\r\b\f"`: "     ", `"\ud83d"`: "\ufffd", `"\u0041\u004a"`: "AJ"} {
		if got, err := parsed(text); got != want || err != nil {
			t.Errorf("%s is %q, %v", text, got, err)
		}
	}
}

// TestLines: every value knows the line that it begins in.
func TestLines(t *testing.T) {
	r, v := reader{r: newRecord()}, new(value)
	r.parse("\n{\"a\":\n[1,\n2 ,\"x\"\n], \"b\" : null}\n", 7, v)
	a, b := v.get("a"), v.get("b")
	if r.bad != nil || v.line != 8 || a.line != 9 || a.at(0).line != 9 || a.at(1).line != 10 || a.at(2).line != 10 || b.line != 11 || b.kind != null {
		t.Errorf("%v: %+v", r.bad, v)
	}
	for _, none := range [...]*value{v.get("c"), v.at(0), a.at(3), b.at(0), a.get("a")} {
		if none.kind != null || none.text != "" || none.line == 0 {
			t.Errorf("%+v", none)
		}
	}
}

// TestAtoi reads whole numbers of up to eight digits as strconv does, and no others.
func TestAtoi(t *testing.T) {
	for _, s := range [...]string{
		"", "-", "0", "7", "-7", "09", "10", "-0", "12345678", "-87654321", "99999999", "123456789", "-123456789", "1.5", "1e3",
		"+1", "a", "/", ":", "1/", "1:", "--1", "1-", " 1",
	} {
		want, err := strconv.Atoi(s)
		fine := err == nil && len(strings.TrimPrefix(s, "-")) <= 8 && s[0] != '+'
		if n, ok := atoi(s); ok != fine || ok && n != want {
			t.Errorf("%q is %d, %v", s, n, ok)
		}
	}
	for s, want := range map[string]bool{"0": true, "3": true, "4": false, "-1": false, "1.0": false} {
		v := value{kind: number, text: s}
		if n, ok := v.seat(); ok != want || ok && strconv.Itoa(n) != s {
			t.Errorf("seat %s: %d, %v", s, n, ok)
		}
		if v.kind = text; s == "3" {
			if _, ok := v.seat(); ok {
				t.Error("a text is a seat")
			}
		}
	}
}
