//go:build !js

package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// A reader enters one room first, and the HTML of all rooms is nine tenths of the page, their rules two thirds of the style
// sheet. So the published page holds the heading of each room and an empty table. The rest of its HTML and its rules are a file, stored as
// gzip, that load.js fetches when the room is entered.

// styled parts the HTML in that file from the rules.
const styled = "<!-- style -->"

// table is the first table of a room. The page has one like it while the room is empty, and page.js writes the welcome there.
var table = regexp.MustCompile(`<div class="(table [^"]*)"`)

// panel finds data-panel, by which page.js reads the tabs of an element.
var panel = regexp.MustCompile(`data-panel=("[a-z: ]+|[a-z]+)`)

const emptyStage = `<div class=stage data-panel="%s"><div class="%s" inert><div class=surface></div><div class=toolbar><button data-icon=menu>&nbsp;</button></div></div>` +
	`<aside class=rail><div class=rail-head><p class=verdict-line></p><button class=rail-toggle data-icon=up aria-hidden=true tabindex=-1></button></div></aside></div>`

// takeOut writes the rooms' files, and returns the page with empty rooms. The <meta> of a room names its file.
func takeOut(to, folder string, page []byte, rooms []room) ([]byte, error) {
	for i, r := range rooms {
		file := "rooms/" + r.Name + "/room.html.gz"
		named := fmt.Appendf(nil, `<meta name=room content="%s %s">`, r.Name, r.Game)
		page = bytes.Replace(page, named, bytes.Replace(named, []byte(`">`), []byte(" "+file+`">`), 1), 1)
		begins, next := opening(r.Name), []byte("</main>")
		if i+1 < len(rooms) {
			next = opening(rooms[i+1].Name)
		}
		before, after, found := bytes.Cut(page, begins)
		content, others, ended := bytes.Cut(after, next)
		heading, rest, headed := bytes.Cut(content, []byte("</h2>\n"))
		end := bytes.LastIndex(rest, []byte("</section>"))
		first := table.FindSubmatch(rest)
		if !found || !ended || !headed || end < 0 || first == nil {
			return nil, fmt.Errorf("the page has no section of the room %s with a heading and a table", r.Name)
		}
		rules, err := r.rules(folder)
		content = slices.Concat(rest[:end], []byte(styled), around.ReplaceAll(rules, []byte("$1$2")))
		at := filepath.Join(to, filepath.FromSlash(file))
		err = errors.Join(err, os.MkdirAll(filepath.Dir(at), 0o755), os.WriteFile(at, zipped(content), 0o644))
		if err != nil {
			return nil, err
		}
		page = bytes.Join([][]byte{before, begins, []byte(" data-empty"), heading, fmt.Appendf(nil, "</h2>"+emptyStage+"</section>\n", tabs(rest), first[1]), next, others}, nil)
	}
	return page, nil
}

// tabs are the names of all tabs that a room has.
func tabs(room []byte) string {
	var names []string
	for _, found := range panel.FindAllSubmatch(room, -1) {
		for _, name := range strings.Fields(strings.TrimPrefix(string(found[1]), `"`)) {
			name, _, _ = strings.Cut(name, ":")
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return strings.Join(slices.Compact(names), " ")
}

// opening is the start of a room's section tag in the published page.
func opening(name string) []byte { return []byte("<section class=room id=" + name) }

// undress takes the rooms' rules out of the page's style sheet. An empty rule marks the place of each room's rules. load.js
// puts them back there, so that the rules after them still override them.
func undress(folder string, sheet []byte, rooms []room) ([]byte, error) {
	for _, r := range rooms {
		rules, err := r.rules(folder)
		if err != nil {
			return nil, err
		}
		if bytes.Count(sheet, rules) != 1 {
			return nil, fmt.Errorf("page.css does not hold the rules of the room %s: write it with -stamp", r.Name)
		}
		sheet = bytes.Replace(sheet, rules, fmt.Appendf(nil, "@keyframes room-%s {}\n", r.Name), 1)
	}
	return sheet, nil
}

// rules are the room's style sheets, as page.css holds them.
func (r room) rules(folder string) (rules []byte, err error) {
	for _, name := range r.Sheets {
		text, failed := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		err = errors.Join(err, failed)
		rules = append(rules, moved(name, text)...)
	}
	return comment.ReplaceAll(rules, nil), err
}
