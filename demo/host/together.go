//go:build !js

package main

import (
	"bytes"
	"os"
	"path"
	"path/filepath"
	"regexp"
)

// On a slow line every file costs a round trip, and a browser asks for six at a time: what page.html names of style sheets, and
// of scripts that run before the first paint, is one file each.
var (
	sheet  = regexp.MustCompile(`(?m)^ *<link rel="stylesheet" href="([^"]+)">\n`)
	script = regexp.MustCompile(`(?m)^ *<script src="([^"]+)"></script>\n`)
	// What a style sheet names lies beside it, and is never of another origin.
	address = regexp.MustCompile(`url\("?([^")]+)"?\)`)
	comment = regexp.MustCompile(`(?s)/\*.*?\*/\n?`)
)

// putTogether writes page.css, which ends with the rules given, and page.js, and returns the page with them in the place of the
// first of what is in them.
func putTogether(folder string, page, rules []byte) ([]byte, error) {
	page, sheets, err := gather(folder, page, sheet, `  <link rel="stylesheet" href="page.css">`+"\n", moved)
	if err != nil {
		return nil, err
	}
	// A script may begin as if it went on with the one before.
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

// gather puts one line in the place of all that match, and returns with the page the text of their files.
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

// moved is a style sheet as it reads in the page's folder.
func moved(name string, text []byte) []byte {
	return address.ReplaceAllFunc(text, func(found []byte) []byte {
		to := address.FindSubmatch(found)[1]
		return bytes.Replace(found, to, []byte(path.Join(path.Dir(name), string(to))), 1)
	})
}
