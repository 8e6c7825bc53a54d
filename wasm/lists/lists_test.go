//go:build !js

package main

import (
	"os"
	"testing"
	"unicode"
)

// TestGenerated compares what is generated with what the package ships.
func TestGenerated(t *testing.T) {
	if len(games) < 5 {
		t.Errorf("%d games", len(games))
	}
	for _, g := range games {
		folder := "../../js/games/" + g.api.Name + "/"
		for name, want := range map[string]string{"lists.js": g.values(), "lists.d.ts": g.types()} {
			if got, err := os.ReadFile(folder + name); err != nil || string(got) != want {
				t.Errorf("%s%s is not what go run ./wasm/lists js/games writes (%v)", folder, name, err)
			}
		}
	}
}

// TestLists checks that keys differ, and that every entry has both names, the
// Japanese one in Japanese or without letters at all.
func TestLists(t *testing.T) {
	for _, g := range games {
		for _, l := range g.lists {
			keys := map[string]bool{}
			for _, e := range l.entries {
				if keys[e.Key] || e.Key == "" || e.En == "" || e.Ja == "" {
					t.Errorf("%s %s: %+v", g.api.Name, l.name, e)
				}
				keys[e.Key] = true
			}
		}
		codes := map[string]bool{}
		for _, r := range g.reasons {
			if codes[r.Key] || r.Key == "" || unicode.IsUpper(rune(r.Key[0])) {
				t.Errorf("%s: reason %q", g.api.Name, r.Key)
			}
			codes[r.Key] = true
		}
	}
}
