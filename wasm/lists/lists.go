// Package lists gathers the lists of core and the functions of wasm/api, a file
// a game, for what is generated from them: js/games/<game>/lists.js and
// lists.d.ts (go run ./wasm/lists/generate js/games), and the options of the
// demo's pages.
package lists

import (
	"strings"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
)

// A Game is what is generated for one.
type Game struct {
	API     *call.Game
	Lists   []List
	Reasons []search.Code
	Fields  map[string]string // TypeScript's types of the reasons' fields, number where none is given; ? makes them optional
}

// A List is one that people choose from, or that results name.
type List struct {
	Name    string // of the list, in the plural: "levels"
	Type    string // of one of its keys: "Level"
	Entries []search.Name
}

// Games are all of them.
var Games = []*Game{}

// Of returns the list of a game, nil if there is none.
func Of(game, name string) []search.Name {
	for _, g := range Games {
		for _, l := range g.Lists {
			if g.API.Name == game && l.Name == name {
				return l.Entries
			}
		}
	}
	return nil
}

// names are those of entries that have more than a name.
func names[T any](entries []T, name func(T) search.Name) []search.Name {
	list := make([]search.Name, len(entries))
	for i, e := range entries {
		list[i] = name(e)
	}
	return list
}

const head = "// Generated from core/%s by `go run ./wasm/lists/generate js/games`.\n"

// Values is the JavaScript: the functions' names, and the lists with theirs in
// both languages.
func (g *Game) Values() string {
	var b strings.Builder
	b.WriteString(strings.Replace(head, "%s", g.API.Name, 1))
	b.WriteString("export const functions = [\n")
	for _, f := range g.API.Functions {
		b.WriteString("  " + quote(f.Name) + ",\n")
	}
	b.WriteString("]\n\nexport const lists = {\n")
	for _, l := range g.Lists {
		b.WriteString("  " + l.Name + ": [\n")
		for _, e := range l.Entries {
			b.WriteString("    { key: " + quote(e.Key) + ", en: " + quote(e.En) + ", ja: " + quote(e.Ja) + " },\n")
		}
		b.WriteString("  ],\n")
	}
	b.WriteString("}\n\n/** By code of a reason: its fields. */\nexport const reasons = {\n")
	for _, r := range g.Reasons {
		b.WriteString("  " + quote(r.Key) + ": [")
		for i, f := range r.Fields {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(quote(f))
		}
		b.WriteString("],\n")
	}
	b.WriteString("}\n")
	return b.String()
}

// Types is the TypeScript: a union for each list, and one of all reasons.
func (g *Game) Types() string {
	var b strings.Builder
	b.WriteString(strings.Replace(head, "%s", g.API.Name, 1))
	b.WriteString("import type { Listed } from '../../types.js'\n\nexport declare const functions: readonly string[]\n")
	for _, l := range g.Lists {
		b.WriteString("\nexport type " + l.Type + " =")
		for _, e := range l.Entries {
			b.WriteString("\n  | " + quote(e.Key))
		}
		b.WriteString("\n")
	}
	b.WriteString("\n/** The keys that this game knows, with their names. */\nexport declare const lists: {\n")
	for _, l := range g.Lists {
		b.WriteString("  readonly " + l.Name + ": readonly Listed<" + l.Type + ">[]\n")
	}
	b.WriteString("}\n")
	if len(g.Reasons) > 0 {
		b.WriteString("\n/** Why a move is good or bad: `code`, what belongs to it, and the words. */\nexport type Reason =")
		for _, r := range g.Reasons {
			b.WriteString("\n  | { code: " + quote(r.Key))
			for _, f := range r.Fields {
				b.WriteString(", " + g.field(f))
			}
			b.WriteString(", words: string }")
		}
		b.WriteString("\n\nexport type ReasonCode = Reason['code']\n")
	}
	b.WriteString("\nexport declare const reasons: Readonly<Record<string, readonly string[]>>\n")
	return b.String()
}

// field is a field of a reason with its type.
func (g *Game) field(name string) string {
	t, ok := g.Fields[name]
	if !ok {
		t = "number"
	}
	if t, ok = strings.CutPrefix(t, "?"); ok {
		name += "?"
	}
	return name + ": " + t
}

func quote(s string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s) + "'"
}
