//go:build !js

// Command lists writes js/games/<game>/lists.js and lists.d.ts from the lists
// of core and the functions of wasm/api, so that every list stands in one
// place:
//
//	go run ./wasm/lists js/games
//
// A game adds itself in a file of its own here.
package main

import (
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
)

// A game is what is generated for one.
type game struct {
	api     *call.Game
	lists   []list
	reasons []search.Code
	fields  map[string]string // TypeScript's types of the reasons' fields, number where none is given
}

// A list is one that people choose from, or that results name.
type list struct {
	name    string // of the list, in the plural: "levels"
	typed   string // of one of its keys, as a type: "Level"
	entries []search.Name
}

var games []game

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: lists js/games")
	}
	for _, g := range games {
		folder := filepath.Join(os.Args[1], g.api.Name)
		for name, text := range map[string]string{"lists.js": g.values(), "lists.d.ts": g.types()} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
				log.Fatal("lists: ", err)
			}
		}
	}
}

const head = "// Generated from core/%s by `go run ./wasm/lists js/games`.\n"

// values is the JavaScript: the functions' names, and the lists with theirs in
// both languages.
func (g *game) values() string {
	var b strings.Builder
	b.WriteString(strings.Replace(head, "%s", g.api.Name, 1))
	b.WriteString("export const functions = [\n")
	for _, f := range g.api.Functions {
		b.WriteString("  " + quote(f.Name) + ",\n")
	}
	b.WriteString("]\n\nexport const lists = {\n")
	for _, l := range g.lists {
		b.WriteString("  " + l.name + ": [\n")
		for _, e := range l.entries {
			b.WriteString("    { key: " + quote(e.Key) + ", en: " + quote(e.En) + ", ja: " + quote(e.Ja) + " },\n")
		}
		b.WriteString("  ],\n")
	}
	b.WriteString("}\n\n/** By code of a reason: its fields. */\nexport const reasons = {\n")
	for _, r := range g.reasons {
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

// types is the TypeScript: a union for each list, and one of all reasons.
func (g *game) types() string {
	var b strings.Builder
	b.WriteString(strings.Replace(head, "%s", g.api.Name, 1))
	b.WriteString("import type { Listed } from '../../types.js'\n\nexport declare const functions: readonly string[]\n")
	for _, l := range g.lists {
		b.WriteString("\nexport type " + l.typed + " =")
		for _, e := range l.entries {
			b.WriteString("\n  | " + quote(e.Key))
		}
		b.WriteString("\n")
	}
	b.WriteString("\n/** The keys that this game knows, with their names. */\nexport declare const lists: {\n")
	for _, l := range g.lists {
		b.WriteString("  readonly " + l.name + ": readonly Listed<" + l.typed + ">[]\n")
	}
	b.WriteString("}\n")
	if len(g.reasons) > 0 {
		b.WriteString("\n/** Why a move is good or bad: `code`, what belongs to it, and the words. */\nexport type Reason =")
		for _, r := range g.reasons {
			b.WriteString("\n  | { code: " + quote(r.Key))
			for _, f := range r.Fields {
				b.WriteString(", " + f + ": " + g.fieldType(f))
			}
			b.WriteString(", words: string }")
		}
		b.WriteString("\n\nexport type ReasonCode = Reason['code']\n")
	}
	b.WriteString("\nexport declare const reasons: Readonly<Record<string, readonly string[]>>\n")
	return b.String()
}

func (g *game) fieldType(field string) string {
	if t, ok := g.fields[strings.TrimSuffix(field, "?")]; ok {
		return t
	}
	return "number"
}

func quote(s string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s) + "'"
}
