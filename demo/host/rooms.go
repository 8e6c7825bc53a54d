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

// room is an entry of rooms.json. Rooms always appear in the order of that
// list.
type room struct {
	Name   string   `json:"name"`   // the folder in rooms/, the id of the section, and the beginning of a link to the room
	Game   string   `json:"game"`   // the game whose module loads with the page if the address names this room
	Counts bool     `json:"counts"` // whether its games are counted; its tally.js then explains the numbers
	Title  words    `json:"title"`  // the short title, in the switcher
	Tile   words    `json:"tile"`   // the title on the start page
	Says   words    `json:"says"`   // the text below it
	Sheets []string `json:"-"`      // the style sheets, room.css first
}

type words struct {
	En string `json:"en"`
	Ja string `json:"ja"`
}

// readRooms reads the list, and checks that every room has all its parts.
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

// named are the valid names of a room, which is also the name of its Go
// package.
var named = regexp.MustCompile(`^[a-z]+$`)

// complete finds the room's style sheets, and returns an error if a part is
// missing.
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

// each is a part of the page that is repeated for every room: a template.
var each = regexp.MustCompile(`(?s)<!-- each room -->\n(.*?)<!-- end -->\n`)

// eachRoom fills the templates.
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

// An icon has iconSize units in its own picture, and iconGap more in icons.svg: where a picture is scaled, its
// neighbour must not show at its edge.
const iconSize, iconGap = 24, 8

// icons writes icons.svg, which holds the pictures of ui/icons and of the rooms in one row: a browser lays out each SVG file as a
// document of its own, and a table shows fifteen. It returns the rules that show one by data-icon.
func icons(folder string, rooms []room) (rules []byte, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "ui", "icons", "*.svg"))
	for _, r := range rooms {
		files = append(files, filepath.Join(folder, "rooms", r.Name, "icon.svg"))
	}
	var row bytes.Buffer
	for i, file := range files {
		picture, failed := os.ReadFile(file)
		if failed == nil && !bytes.Contains(picture, fmt.Appendf(nil, `viewBox="0 0 %d %d"`, iconSize, iconSize)) {
			failed = fmt.Errorf("%s: an icon is a picture of %d by %d units", file, iconSize, iconSize)
		}
		err = errors.Join(err, failed)
		at := fmt.Appendf(nil, `<svg x="%d" width="%d" height="%d" `, i*(iconSize+iconGap), iconSize, iconSize)
		row.Write(bytes.Replace(picture, []byte("<svg "), at, 1))
		name := strings.TrimSuffix(filepath.Base(file), ".svg")
		if name == "icon" {
			name = filepath.Base(filepath.Dir(file))
		}
		rules = fmt.Appendf(rules, "[data-icon=\"%s\"] { --icon: %.4g%%; }\n", name, 100*float64(i)/float64(len(files)-1))
	}
	width := len(files)*(iconSize+iconGap) - iconGap
	rules = fmt.Appendf(rules, "[data-icon] { --icons: %.6g%%; }\n", 100*float64(width)/iconSize)
	all := fmt.Appendf(nil, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\">\n%s</svg>\n", width, iconSize, row.Bytes())
	return rules, errors.Join(err, os.WriteFile(filepath.Join(folder, "icons.svg"), all, 0o644))
}

// shortcut is an entry that a system offers for the installed page.
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

// writeManifest writes the shell's manifest, with a shortcut to each room.
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

// program is the Go program of one room. Each room has its own, so that a phone loads and compiles no other before
// the first move.
func program(r room) ([]byte, error) {
	return format.Source(fmt.Appendf(nil, `// Code generated by go run ./demo/host -rooms demo; DO NOT EDIT.

//go:build js && wasm

// Command %[1]s is the program of the room %[1]s.
package main

import (
	"github.com/tefuda/tefuda/demo/rooms/%[1]s"
	"github.com/tefuda/tefuda/demo/shell"
)

func main() { shell.Run(%[1]q, func(p *shell.Page) shell.Room { return %[1]s.New(p) }) }
`, r.Name))
}

// writePrograms writes the main package of each room. It leaves an unchanged
// file alone, so that build.sh does not rebuild what depends on it.
func writePrograms(folder string) error {
	rooms, err := readRooms(folder)
	if err != nil {
		return err
	}
	for _, r := range rooms {
		text, err := program(r)
		if err != nil {
			return err
		}
		at := filepath.Join(folder, "programs", r.Name, "main.go")
		if old, err := os.ReadFile(at); err == nil && bytes.Equal(old, text) {
			continue
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(at), 0o755), os.WriteFile(at, text, 0o644)); err != nil {
			return err
		}
	}
	return nil
}
