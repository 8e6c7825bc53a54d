package lists

import (
	"os"
	"testing"
	"unicode"
)

// TestGenerated compares the generated files with those in the package.
func TestGenerated(t *testing.T) {
	if len(Games) < 5 {
		t.Errorf("%d Games", len(Games))
	}
	for _, g := range Games {
		folder := "../../js/games/" + g.API.Name + "/"
		shapes, err := g.Shapes("../..")
		if err != nil {
			t.Fatal(err)
		}
		structs, err := g.Structs("../api", "../../js/games")
		if err != nil {
			t.Fatal(err)
		}
		for name, want := range map[string]string{
			folder + "lists.js": g.Values(), folder + "lists.d.ts": g.Types() + shapes, "../../demo/shape/" + g.API.Name + ".go": structs,
		} {
			if got, err := os.ReadFile(name); err != nil && want != "" || string(got) != want {
				t.Errorf("%s is not what go run ./wasm/lists/generate js/games writes (%v)", name, err)
			}
		}
	}
}

// TestLists checks that types and keys differ, and that every entry has both
// names.
func TestLists(t *testing.T) {
	types := map[string]bool{}
	for _, g := range Games {
		for _, l := range g.Lists {
			if types[l.Type] || l.Doc == "" {
				t.Errorf("%s: another list has the type %s, or it has no comment", g.API.Name, l.Type)
			}
			types[l.Type] = true
			keys := map[string]bool{}
			for _, e := range l.Entries {
				if keys[e.Key] || e.Key == "" || e.En == "" || e.Ja == "" {
					t.Errorf("%s %s: %+v", g.API.Name, l.Name, e)
				}
				keys[e.Key] = true
			}
		}
		codes := map[string]bool{}
		for _, r := range g.Reasons {
			if codes[r.Key] || r.Key == "" || unicode.IsUpper(rune(r.Key[0])) {
				t.Errorf("%s: reason %q", g.API.Name, r.Key)
			}
			codes[r.Key] = true
			for _, name := range r.Fields {
				if g.Fields[name].Doc == "" && g.Fields[r.Key+"."+name].Doc == "" {
					t.Errorf("%s: the field %s of %s has no comment", g.API.Name, name, r.Key)
				}
			}
		}
	}
}
