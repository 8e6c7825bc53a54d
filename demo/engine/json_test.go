package engine

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

type leaf struct {
	Word  string `json:"word"`
	Count int    `json:"count"`
}

type tree struct {
	leaf
	On     bool                      `json:"on"`
	Share  float64                   `json:"share"`
	Bits   uint32                    `json:"bits"`
	Maybe  *int                      `json:"maybe"`
	Absent *int                      `json:"absent"`
	Pair   [2]string                 `json:"pair"`
	Names  []string                  `json:"names"`
	Empty  []int                     `json:"empty"`
	None   []int                     `json:"none"`
	Leaves []leaf                    `json:"leaves"`
	Cells  [][2]int                  `json:"cells"`
	Loose  map[string]map[string]any `json:"loose"`
	Exact  map[string]float64        `json:"exact"`
	Parts  struct{ leaf }            `json:"parts"`
	Whys   []struct {
		Words string `json:"words"`
	} `json:"whys"`
}

var texts = []string{
	`{}`,
	`{"word":"a","count":3,"on":true,"share":-1.5e-3,"bits":4294967295,"maybe":0,"absent":null}`,
	` { "pair" : [ "x" , "y" ] , "names" : ["大富豪", "a\"b\\c\/\n\t\u0041\u5927"], "empty":[], "none":null } `,
	`{"leaves":[{"word":"b"},{"count":2,"unknown":[{"deep":[1,2,{"er":null}]},"s",false]}],"cells":[[1,2],[3,4]]}`,
	`{"loose":{"common":{"players":4,"exchange":true,"name":"x"},"none":{}},"exact":{"left":0.5}}`,
	`{"parts":{"word":"in","count":1},"whys":[{"words":"because"},{}],"own":"nobody's"}`,
}

func TestReadsWhatEncodingJSONReads(t *testing.T) {
	for _, text := range texts {
		var got, want tree
		if err := json.Unmarshal([]byte(text), &want); err != nil {
			t.Fatal(text, err)
		}
		if err := ReadJSON([]byte(text), &got); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n got %+v, %v\nwant %+v", text, got, err, want)
		}
	}
}

// A text cut short anywhere is refused, and so is a text of another shape.
func TestRefuses(t *testing.T) {
	for _, text := range texts {
		for cut := range len(text) - 2 {
			var got tree
			if ReadJSON([]byte(text[:cut]), &got) == nil && json.Unmarshal([]byte(text[:cut]), &got) != nil {
				t.Errorf("%q is taken", text[:cut])
			}
		}
	}
	for _, text := range []string{`{"word":1}`, `{"count":"1"}`, `{"on":[]}`, `{"names":{}}`, `{"pair":["a","b","c"]}`, `{"parts":[]}`, `{}}`, `{"word":"\x"}`, `nul`, `[1`, `{"word" "a"}`} {
		var got tree
		if ReadJSON([]byte(text), &got) == nil {
			t.Errorf("%s is taken", text)
		}
	}
}

// A text nested deeper than any answer is refused before it can fill a stack.
func TestRefusesWhatIsDeep(t *testing.T) {
	for _, pair := range []string{"[]", "{}"} {
		nested := func(n int) []byte {
			open := strings.ReplaceAll(pair[:1], "{", `{"a":`)
			return []byte(strings.Repeat(open, n) + "0" + strings.Repeat(pair[1:], n))
		}
		var got any
		if err := ReadJSON(nested(deepest), &got); err != nil {
			t.Errorf("%d of %s: %v", deepest, pair, err)
		}
		for _, n := range []int{deepest + 1, 100_000} {
			if ReadJSON(nested(n), &got) == nil {
				t.Errorf("%d of %s are taken", n, pair)
			}
		}
	}
}
