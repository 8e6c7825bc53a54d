//go:build !js

package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/format"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"
)

// room is an entry of rooms.json. Where rooms stand one after the other, they
// stand in the order of that list.
type room struct {
	Name   string   `json:"name"`   // its folder in rooms/, the id of its section, and what a link to it begins with
	Game   string   `json:"game"`   // whose module loads with the page for who comes for this room
	Counts bool     `json:"counts"` // whether its games are counted: its tally.js says what the numbers are
	Title  words    `json:"title"`  // where there is little space: in the switcher
	Tile   words    `json:"tile"`   // on the start page
	Says   words    `json:"says"`   // below that
	Sheets []string `json:"-"`      // its style sheets, room.css first
}

type words struct {
	En string `json:"en"`
	Ja string `json:"ja"`
}

// readRooms is the list, of whose rooms all that the page is made of is there.
func readRooms(folder string) ([]room, error) {
	text, err := os.ReadFile(filepath.Join(folder, "rooms.json"))
	if err != nil {
		return nil, err
	}
	var rooms []room
	read := json.NewDecoder(bytes.NewReader(text))
	read.DisallowUnknownFields()
	if err := read.Decode(&rooms); err != nil {
		return nil, fmt.Errorf("rooms.json: %w", err)
	}
	for i := range rooms {
		if err := rooms[i].complete(filepath.Join(folder, "rooms", rooms[i].Name)); err != nil {
			return nil, fmt.Errorf("rooms.json: %s: %w", rooms[i].Name, err)
		}
	}
	return rooms, nil
}

// named are the names that a room can have: its Go package has the same.
var named = regexp.MustCompile(`^[a-z]+$`)

// complete finds the room's style sheets, and what is missing of it.
func (r *room) complete(at string) error {
	for _, field := range []string{r.Game, r.Title.En, r.Title.Ja, r.Tile.En, r.Tile.Ja, r.Says.En, r.Says.Ja} {
		if field == "" {
			return errors.New("a field is empty: name, game, title, tile and says are all in the page")
		}
	}
	files := []string{"room.go", "room.html", "room.css", "tile.html", "icon.svg", "picture.js"}
	if r.Counts {
		files = append(files, "tally.js")
	}
	for _, file := range files {
		if _, err := os.Stat(filepath.Join(at, file)); err != nil {
			return err
		}
	}
	if !named.MatchString(r.Name) {
		return errors.New("a name is of small letters")
	}
	sheets, err := filepath.Glob(filepath.Join(at, "*.css"))
	for _, sheet := range sheets {
		r.Sheets = append(r.Sheets, path.Join("rooms", r.Name, filepath.Base(sheet)))
	}
	own := path.Join("rooms", r.Name, "room.css")
	slices.SortStableFunc(r.Sheets, func(a, b string) int {
		switch own {
		case a:
			return -1
		case b:
			return 1
		}
		return 0
	})
	return err
}

// each is what the page says once a room, as a template of it.
var each = regexp.MustCompile(`(?s)<!-- each room -->\n(.*?)<!-- end -->\n`)

// eachRoom writes it.
func eachRoom(rooms []room, page []byte) (with []byte, err error) {
	with = each.ReplaceAllFunc(page, func(block []byte) []byte {
		var out bytes.Buffer
		said, failed := template.New("page").Option("missingkey=error").Parse(string(each.FindSubmatch(block)[1]))
		for _, r := range rooms {
			if failed == nil {
				failed = said.Execute(&out, r)
			}
		}
		err = errors.Join(err, failed)
		return out.Bytes()
	})
	return with, err
}

// icons are the rules that give each room its icon, by data-icon.
func icons(rooms []room) []byte {
	var out []byte
	for _, r := range rooms {
		out = fmt.Appendf(out, "[data-icon=\"%s\"] { --icon: url(\"rooms/%s/icon.svg\"); }\n", r.Name, r.Name)
	}
	return out
}

// A shortcut is what a system offers of the installed page.
type shortcut struct {
	Name  string         `json:"name"`
	Short string         `json:"short_name"`
	URL   string         `json:"url"`
	Icons []shortcutIcon `json:"icons"`
}

type shortcutIcon struct {
	Src   string `json:"src"`
	Sizes string `json:"sizes"`
}

// writeManifest is the shell's manifest, with a shortcut to each room.
func writeManifest(folder string) error {
	rooms, err := readRooms(folder)
	if err != nil {
		return err
	}
	manifest, err := os.ReadFile(filepath.Join(folder, "shell", "manifest.webmanifest"))
	if err != nil {
		return err
	}
	icon := []shortcutIcon{{"icons/icon-192.png", "192x192"}}
	var shortcuts []shortcut
	for _, r := range rooms {
		shortcuts = append(shortcuts, shortcut{r.Tile.En + " " + r.Tile.Ja, r.Title.En + " " + r.Title.Ja, "./#" + r.Name, icon})
	}
	text, err := json.Marshal(shortcuts)
	if err != nil {
		return err
	}
	none := []byte(`"shortcuts": []`)
	if bytes.Count(manifest, none) != 1 {
		return errors.New("shell/manifest.webmanifest has no place for shortcuts")
	}
	manifest = bytes.Replace(manifest, none, append([]byte(`"shortcuts": `), text...), 1)
	return os.WriteFile(filepath.Join(folder, "manifest.webmanifest"), manifest, 0o644)
}

// furnished is rooms.go, which Go needs beside the list, as a program names what
// it imports.
func furnished(rooms []room) ([]byte, error) {
	var imports, entries strings.Builder
	for _, r := range rooms {
		fmt.Fprintf(&imports, "\t\"github.com/tefuda/tefuda/demo/rooms/%s\"\n", r.Name)
		fmt.Fprintf(&entries, "\t%q: func(p *shell.Page) shell.Room { return %s.New(p) },\n", r.Name, r.Name)
	}
	return format.Source([]byte("// Code generated by go run ./demo/host -rooms demo; DO NOT EDIT.\n\n//go:build js && wasm\n\npackage main\n\nimport (\n" +
		imports.String() + "\t\"github.com/tefuda/tefuda/demo/shell\"\n)\n\n// rooms makes each room of rooms.json.\nvar rooms = map[string]func(*shell.Page) shell.Room{\n" + entries.String() + "}\n"))
}

// writeRooms writes rooms.go. A file that is right stays untouched, so that
// build.sh does not take what was made of it for stale.
func writeRooms(folder string) error {
	rooms, err := readRooms(folder)
	if err != nil {
		return err
	}
	text, err := furnished(rooms)
	if err != nil {
		return err
	}
	at := filepath.Join(folder, "rooms.go")
	if old, err := os.ReadFile(at); err == nil && bytes.Equal(old, text) {
		return nil
	}
	return os.WriteFile(at, text, 0o644)
}
