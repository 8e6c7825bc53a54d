// Package lists collects the lists of core and the functions of wasm/api, one file
// a game. Generated from them are js/games/<game>/lists.js and lists.d.ts
// (go run ./wasm/lists/generate js/games). The demo's pages take their options from
// them.
package lists

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/shape"
)

// A Game describes what is generated for one game.
type Game struct {
	API     *call.Game
	Lists   []List
	Rules   []Rules
	Reason  string // the TypeScript type of its reasons: "BoardReason"
	Reasons []names.Code
	More    []Why            // the reasons of the game's other choices
	Events  []shape.Field    // the fields of events
	Fields  map[string]Field // of reasons, by name; by code and name if one code's differs: "dora.count"
}

// A Why is a list of reasons with a TypeScript type of its own: "PokerReason".
type Why struct {
	Type    string
	Reasons []names.Code
}

// whys returns all types of reasons that a game gives.
func (g *Game) whys() []Why { return append([]Why{{g.Reason, g.Reasons}}, g.More...) }

// A Field describes a field of a reason in TypeScript.
type Field struct {
	Type string // "" is "number"
	Doc  string
}

// A List holds keys that callers choose from or that results contain. The name of
// its type must be unique among all games, because tefuda exports all of them.
type List struct {
	Name    string // the list's name, in the plural: "levels"
	Type    string // the TypeScript type of a key: "MnkLevel"
	Doc     string // describes the keys
	Entries []names.Name
}

// Games holds all games. Each adds itself in an init.
var Games = []*Game{}

// Of returns the entries of a game's list, nil if there is no such list.
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

// namesOf returns the names of entries that hold more than a name.
func namesOf[T any](entries []T, name func(T) names.Name) []names.Name {
	list := make([]names.Name, len(entries))
	for i, e := range entries {
		list[i] = name(e)
	}
	return list
}

const head = "// Generated from core/%s by `go run ./wasm/lists/generate js/games`.\n"

// Values returns the text of lists.js: the functions' names, the lists with their
// names in both languages, and the fields of each reason.
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

// Types returns the first part of lists.d.ts: a union for each list, and one for
// each type of reasons.
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

// writeType writes a union. Its comment, which editors show, lists the keys' names.
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

// writeReasons writes a union for each type of reasons, with the fields of each
// code. A game without reasons gets an empty declaration.
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
	b.WriteString("\n/** The fields of reasons, by code. */\nexport declare const reasons: Readonly<Record<" + strings.Join(types, " | ") + ", readonly string[]>>\n")
}

func (g *Game) writeReasonsOf(b *strings.Builder, w Why) {
	b.WriteString("\n/** A reason for or against a move. Its other fields depend on `code`; `words` is the reason in words. */\nexport type " + w.Type + " =")
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
	b.WriteString("\n\n/** The kinds of these reasons. */\nexport type " + w.Type + "Code = " + w.Type + "['code']\n")
}

// literal returns a key as a JavaScript literal. It is a number if all keys of the
// list are.
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
