package daifugotest

import (
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Records returns the files of games recorded by servers, in the folder
// shared/data/daifugo next to the repository; none if it is missing.
func Records() (files []string) {
	_, here, _, _ := runtime.Caller(0)
	all, _ := filepath.Glob(filepath.Join(filepath.Dir(here), "..", "..", "..", "..", "shared", "data", "daifugo", "*.gz"))
	for _, file := range all {
		if !strings.HasSuffix(file, ".csv.gz") {
			files = append(files, file)
		}
	}
	return files
}

// Unpacked returns the text of a file of Records.
func Unpacked(t *testing.T, file string) string {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
