//go:build !js

// Command host prepares and serves the demo folder. rooms.json in that folder
// is the only list of the rooms; everything that names all rooms is generated
// from it.
//
//	host -rooms folder          write programs, a main package for each room
//	host -stamp folder          put index.html, page.css, page.js and the manifest together, put sw.js next to them, and write files.js, the list that it keeps offline
//	host -lay to folder         copy what is published of a stamped folder, and write files.js there
//	host -list folder           write files.js anew for a published folder whose files have changed
//	host [-addr host:port] folder   serve the folder on localhost
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"html"
	"io/fs"
	"log"
	"mime"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/tefuda/tefuda/wasm/lists"
)

func main() {
	log.SetFlags(0)
	furnish := flag.Bool("rooms", false, "write the rooms' programs instead of serving")
	stamp := flag.Bool("stamp", false, "write index.html, sw.js and files.js instead of serving")
	to := flag.String("lay", "", "copy what is published to this folder instead of serving")
	listing := flag.Bool("list", false, "write files.js instead of serving")
	addr := flag.String("addr", "localhost:8080", "where to serve; port 0 takes a free one")
	flag.Parse()
	folder := flag.Arg(0)
	run := func() error { return serve(*addr, folder) }
	switch {
	case *furnish:
		run = func() error { return writePrograms(folder) }
	case *stamp:
		run = func() error {
			return errors.Join(writePage(folder), writeManifest(folder), writeSizes(folder), layWorker(folder), writeFiles(folder))
		}
	case *to != "":
		run = func() error { return errors.Join(lay(*to, folder), writeFiles(*to)) }
	case *listing:
		run = func() error { return errors.Join(writeSizes(folder), writeFiles(folder)) }
	}
	if err := run(); err != nil {
		log.Fatal("host: ", err)
	}
}

// piece is a line of page.html that is replaced by HTML of a room, of its
// miniature, or of a part of the shell.
var piece = regexp.MustCompile(`(?m)^<!-- (room|tile|part): (\w+) -->\n`)

// writePage puts index.html together.
func writePage(folder string) error {
	rooms, err := readRooms(folder)
	if err != nil {
		return err
	}
	page, err := os.ReadFile(filepath.Join(folder, "shell", "page.html"))
	if err != nil {
		return err
	}
	// Three rounds: one piece holds the template of the rooms, it names pieces, and those name parts.
	for range 3 {
		page, err = pieces(folder, page)
		if err == nil {
			page, err = eachRoom(rooms, page)
		}
		if err != nil {
			return err
		}
	}
	page = list.ReplaceAllFunc(page, func(comment []byte) []byte {
		text, failed := written(list.FindSubmatch(comment))
		err = errors.Join(err, failed)
		return []byte(text)
	})
	if err != nil {
		return err
	}
	rules, err := icons(folder, rooms)
	if err != nil {
		return err
	}
	page, err = putTogether(folder, page, rules)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "index.html"), page, 0o644)
}

// pieces replaces the pieces of a page.
func pieces(folder string, page []byte) (with []byte, err error) {
	with = piece.ReplaceAllFunc(page, func(line []byte) []byte {
		kind, name := string(piece.FindSubmatch(line)[1]), string(piece.FindSubmatch(line)[2])
		at := filepath.Join("rooms", name, kind+".html")
		if kind == "part" {
			at = filepath.Join("shell", name+".html")
		}
		content, failed := os.ReadFile(filepath.Join(folder, at))
		err = errors.Join(err, failed)
		return content
	})
	return with, err
}

// list is a comment in the HTML for one of core's lists: all its entries as
// options, with the selected one or with none, or the name of one entry.
var list = regexp.MustCompile(`<!-- (options|name): (\w+)\.(\w+) (\S+) -->`)

// written is the HTML that replaces such a comment.
func written(parts [][]byte) (string, error) {
	kind, game, name, key := string(parts[1]), string(parts[2]), string(parts[3]), string(parts[4])
	var options strings.Builder
	for _, e := range lists.Of(game, name) {
		en, ja := html.EscapeString(e.En), html.EscapeString(e.Ja)
		if kind == "name" && e.Key == key {
			return fmt.Sprintf(`<span lang="en">%s</span><span lang="ja">%s</span>`, en, ja), nil
		}
		selected := ""
		if e.Key == key {
			selected = " selected"
		}
		fmt.Fprintf(&options, `<option value="%s" data-en="%s" data-ja="%s"%s>%s</option>`, e.Key, en, ja, selected, en)
	}
	if kind == "name" || key != "none" && !strings.Contains(options.String(), " selected") {
		return "", fmt.Errorf("%s: core has no such entry", parts[0])
	}
	return options.String(), nil
}

// layWorker copies sw.js to the folder's root, so that the whole page is in its
// scope.
func layWorker(folder string) error {
	worker, err := os.ReadFile(filepath.Join(folder, "shell", "sw.js"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "sw.js"), worker, 0o644)
}

// The two rules for the folder's files. Files that match source are not published. The service worker keeps every
// published file that does not match unkept: its own two files (the browser keeps them), the screenshots (shown before
// the page is installed), and the reference site.
var (
	source = regexp.MustCompile(`\.(go|md)$|\.test\.js$|/seen\.js$|/(page|start|room|tile)\.html$|^rooms\.json$|^(shell|ui|rooms)/.*\.css$|^ui/icons/|/icon\.svg$|^shell/((sw|page|sheets|start|wasm_exec_tinygo)\.js|manifest\.webmanifest)$|^(test|host)/|^explore/(describe|types)\.js$`)
	unkept = regexp.MustCompile(`^(sw|files)\.js$|^(screens|docs)/`)
)

// published calls do with the name of every published file.
func published(folder string, do func(name string) error) error {
	return filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if name = filepath.ToSlash(name); err != nil || source.MatchString(name) {
			return err
		}
		return do(name)
	})
}

// Text without effect in the page, its style sheet and its scripts: spaces, quotes, and comments on lines of their own. It is an
// eighth of the page and a third of the scripts. A host that does not compress would send all of it.
var (
	indents = regexp.MustCompile(`(?m)^ +`)
	around  = regexp.MustCompile(`\s*([{};])\s*|(:) `)
	tag     = regexp.MustCompile(`<[a-z][^<>]*>`)
	quoted  = regexp.MustCompile(`="([A-Za-z0-9_-]+)"([ >])`)
	remarks = regexp.MustCompile(`(?m)^ *(//.*|/\*\*([^*]|\*[^/])*\*/)\n`)
	scripts = regexp.MustCompile(`^(page|wasm_exec|shell/\w+)\.js$`)
)

// lay copies the published files, and takes the rooms out of the page.
func lay(to, folder string) error {
	rooms, err := readRooms(folder)
	if err != nil {
		return err
	}
	return published(folder, func(name string) error {
		content, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return err
		}
		switch {
		case scripts.MatchString(name):
			content, err = plainly(content)
		case name == "index.html":
			content = tag.ReplaceAllFunc(indents.ReplaceAll(content, nil), func(tag []byte) []byte {
				return quoted.ReplaceAll(tag, []byte("=$1$2"))
			})
			content, err = takeOut(to, folder, content, rooms)
		case name == "page.css":
			content, err = undress(folder, content, rooms)
			content = around.ReplaceAll(content, []byte("$1$2"))
		}
		at := filepath.Join(to, name)
		return errors.Join(err, os.MkdirAll(filepath.Dir(at), 0o755), os.WriteFile(at, content, 0o644))
	})
}

// plainly is a script without its comments and indents. It refuses strings of several lines, which could hold what looks like them.
func plainly(script []byte) ([]byte, error) {
	for line := range bytes.Lines(script) {
		if bytes.Count(line, []byte("`"))%2 != 0 {
			return nil, fmt.Errorf("a string goes on after this line of a script: %s", line)
		}
	}
	return indents.ReplaceAll(remarks.ReplaceAll(script, nil), nil), nil
}

// writeFiles lists every file that the service worker keeps, with its hash. The
// version is the hash of the list.
func writeFiles(folder string) error {
	files := map[string]string{}
	err := published(folder, func(name string) error {
		if unkept.MatchString(name) {
			return nil
		}
		content, err := os.ReadFile(filepath.Join(folder, name))
		if name == "index.html" {
			name = "./"
		}
		files[name] = "sha256-" + hash(content)
		// Some hosts send a .gz file with Content-Encoding: gzip. The browser then hashes the decompressed file.
		if strings.HasSuffix(name, ".gz") {
			inside, failed := unzipped(content)
			err = errors.Join(err, failed)
			files[name] += " sha256-" + hash(inside)
		}
		return err
	})
	if err != nil {
		return err
	}
	list, err := json.MarshalIndent(files, "", "  ")
	if err != nil {
		return err
	}
	text := fmt.Appendf(nil, "self.TEFUDA_BUILD = { version: %q, files: %s }\n", hash(list)[:12], list)
	return os.WriteFile(filepath.Join(folder, "files.js"), text, 0o644)
}

func hash(content []byte) string {
	sum := sha256.Sum256(content)
	return base64.StdEncoding.EncodeToString(sum[:])
}

// types are content types that a system's own table may lack or get wrong.
var types = map[string]string{
	".wasm":        "application/wasm",
	".js":          "text/javascript; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".svg":         "image/svg+xml",
	".json":        "application/json",
}

func serve(addr, folder string) error {
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		return err
	}
	for ext, t := range types {
		if err := mime.AddExtensionType(ext, t); err != nil {
			return err
		}
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	fmt.Printf("http://%s/\n", listener.Addr())
	served := http.NewServeMux()
	served.Handle("/", http.FileServer(http.Dir(folder)))
	served.Handle("/docs/", http.StripPrefix("/docs", docs(folder)))
	return http.Serve(listener, noStore(served))
}

// docs serves the reference site that the page links to: from the folder if it
// is packed, else from the place where `./build.sh docs` writes it.
func docs(folder string) http.Handler {
	for _, at := range []string{filepath.Join(folder, "docs"), "dist/docs"} {
		if _, err := os.Stat(filepath.Join(at, "index.html")); err == nil {
			return http.FileServer(http.Dir(at))
		}
	}
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		http.Error(w, "The reference site is made by ./build.sh docs.", http.StatusNotFound)
	})
}

// noStore makes the browser ask every time, so that a new build is seen.
func noStore(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		next.ServeHTTP(w, r)
	})
}
