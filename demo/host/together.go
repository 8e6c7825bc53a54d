//go:build !js

package main

import (
	"bytes"
	"os"
	"path"
	"path/filepath"
	"regexp"
)

// On a slow line every file costs a round trip, and a browser requests six at a time. So the style sheets of page.html
// become one file, and so do the scripts that run before the first paint.
var (
	sheet  = regexp.MustCompile(`(?m)^ *<link rel="stylesheet" href="([^"]+)">\n`)
	script = regexp.MustCompile(`(?m)^ *<script src="([^"]+)"></script>\n`)
	// The addresses in a style sheet are relative to it, and never of another
	// origin.
	address = regexp.MustCompile(`url\("?([^")]+)"?\)`)
	comment = regexp.MustCompile(`(?s)/\*.*?\*/\n?`)
)

// putTogether writes page.css, which ends with the given rules, and page.js. It returns the page with each of them in
// place of the first line of its parts.
func putTogether(folder string, page, rules []byte) ([]byte, error) {
	page, sheets, err := gather(folder, page, sheet, `  <link rel="stylesheet" href="page.css">`+"\n", moved)
	if err != nil {
		return nil, err
	}
	// The next script may begin with a token that would continue this one.
	ended := func(_ string, text []byte) []byte { return append(text, ";\n"...) }
	page, scripts, err := gather(folder, page, script, `  <script src="page.js"></script>`+"\n", ended)
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(folder, "page.css"), append(comment.ReplaceAll(sheets, nil), rules...), 0o644); err != nil {
		return nil, err
	}
	return page, os.WriteFile(filepath.Join(folder, "page.js"), scripts, 0o644)
}

// gather replaces all matching lines by one line. It returns the page, and the joined text of their files.
func gather(folder string, page []byte, lines *regexp.Regexp, one string, treat func(name string, text []byte) []byte) (with, all []byte, err error) {
	first := true
	with = lines.ReplaceAllFunc(page, func(line []byte) []byte {
		name := string(lines.FindSubmatch(line)[1])
		text, failed := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		if failed != nil {
			err = failed
		}
		all = append(all, treat(name, text)...)
		if !first {
			return nil
		}
		first = false
		return []byte(one)
	})
	return with, all, err
}

// moved is a style sheet with its addresses relative to the page's folder.
func moved(name string, text []byte) []byte {
	return address.ReplaceAllFunc(text, func(found []byte) []byte {
		to := address.FindSubmatch(found)[1]
		return bytes.Replace(found, to, []byte(path.Join(path.Dir(name), string(to))), 1)
	})
}
