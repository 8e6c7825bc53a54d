// Package lists gathers the lists of core and the functions of wasm/api, a file
// a game, for what is generated from them: js/games/<game>/lists.js and
// lists.d.ts (go run ./wasm/lists/generate js/games), and the options of the
// demo's pages.
package lists

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
)

// A Game is what is generated for one.
type Game struct {
	API     *call.Game
	Lists   []List
	Rules   []Rules
	Reason  string // the type of its reasons: "BoardReason"
	Reasons []names.Code
	More    []Why            // what other choices of the game are explained by
	Events  []shape.Field    // those of events
	Fields  map[string]Field // of the reasons, by name, or by code and name where one code's differs: "dora.count"
}

// A Why is reasons of a type of their own: "PokerReason".
type Why struct {
	Type    string
	Reasons []names.Code
}

// whys are all types of reasons that a game gives.
func (g *Game) whys() []Why { return append([]Why{{g.Reason, g.Reasons}}, g.More...) }

// A Field of a reason as TypeScript has it.
type Field struct {
	Type string // "number" where none is given
	Doc  string
}

// A List is one that people choose from, or that results name. Types have
// names that no other game's type has, as tefuda exports all of them.
type List struct {
	Name    string // of the list, in the plural: "levels"
	Type    string // of one of its keys: "MnkLevel"
	Doc     string // what the keys are
	Entries []names.Name
}

// Games are all of them.
var Games = []*Game{}

// Of returns the list of a game, nil if there is none.
func Of(game, name string) []names.Name {
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
func namesOf[T any](entries []T, name func(T) names.Name) []names.Name {
	list := make([]names.Name, len(entries))
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
			b.WriteString("    { key: " + l.literal(e.Key) + ", en: " + quote(e.En) + ", ja: " + quote(e.Ja) + " },\n")
		}
		b.WriteString("  ],\n")
	}
	b.WriteString("}\n\nexport const reasons = {\n")
	for _, w := range g.whys() {
		for _, r := range w.Reasons {
			b.WriteString("  " + quote(r.Key) + ": [")
			for i, f := range r.Fields {
				if i > 0 {
					b.WriteString(", ")
				}
				b.WriteString(quote(f))
			}
			b.WriteString("],\n")
		}
	}
	b.WriteString("}\n")
	return b.String()
}

// Types is the TypeScript: a union for each list, and one of all reasons.
func (g *Game) Types() string {
	var b strings.Builder
	b.WriteString(strings.Replace(head, "%s", g.API.Name, 1))
	b.WriteString("import type { Listed } from '../../types.js'\n\n/** The functions of this game. */\nexport declare const functions: readonly string[]\n")
	for _, l := range g.Lists {
		l.writeType(&b)
	}
	b.WriteString("\n/** The keys that this game knows, in order, with their names in English and Japanese. */\nexport declare const lists: {\n")
	for _, l := range g.Lists {
		b.WriteString("  /** " + l.Doc + " */\n  readonly " + l.Name + ": readonly Listed<" + l.Type + ">[]\n")
	}
	b.WriteString("}\n")
	g.writeReasons(&b)
	return b.String()
}

// writeType writes a union, with the keys' names for who hovers over it.
func (l *List) writeType(b *strings.Builder) {
	b.WriteString("\n/**\n * " + l.Doc + "\n")
	for _, e := range l.Entries {
		b.WriteString(" * - `" + l.literal(e.Key) + "` " + e.En)
		if e.Ja != e.En {
			b.WriteString(" (" + e.Ja + ")")
		}
		b.WriteString("\n")
	}
	b.WriteString(" */\nexport type " + l.Type + " =")
	for _, e := range l.Entries {
		b.WriteString("\n  | " + l.literal(e.Key))
	}
	b.WriteString("\n")
}

// writeReasons writes a union, with the fields of each code, if the game gives
// reasons.
func (g *Game) writeReasons(b *strings.Builder) {
	if len(g.Reasons) == 0 {
		b.WriteString("\nexport declare const reasons: {}\n")
		return
	}
	types := make([]string, 0, 1)
	for _, w := range g.whys() {
		g.writeReasonsOf(b, w)
		types = append(types, w.Type+"Code")
	}
	b.WriteString("\n/** By code: the fields that its reasons carry. */\nexport declare const reasons: Readonly<Record<" + strings.Join(types, " | ") + ", readonly string[]>>\n")
}

func (g *Game) writeReasonsOf(b *strings.Builder, w Why) {
	b.WriteString("\n/** Why a move is good or bad. `code` tells which other fields there are; `words` says it. */\nexport type " + w.Type + " =")
	for _, r := range w.Reasons {
		b.WriteString("\n  | { code: " + quote(r.Key))
		for _, name := range r.Fields {
			f, ok := g.Fields[r.Key+"."+name]
			if !ok {
				f = g.Fields[name]
			}
			if f.Type == "" {
				f.Type = "number"
			}
			b.WriteString(", /** " + f.Doc + " */ " + name + ": " + f.Type)
		}
		b.WriteString(", words: string }")
	}
	b.WriteString("\n\n/** What kind of reason it is. */\nexport type " + w.Type + "Code = " + w.Type + "['code']\n")
}

// literal is a key as JavaScript writes it: the keys of a list of numbers are
// numbers.
func (l *List) literal(key string) string {
	for _, e := range l.Entries {
		if n, err := strconv.Atoi(e.Key); err != nil || strconv.Itoa(n) != e.Key {
			return quote(key)
		}
	}
	return key
}

func quote(s string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s) + "'"
}
