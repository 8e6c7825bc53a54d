// Package handtest has what the tests of several mahjong packages share: recorded data and
// random hands.
package handtest

import (
	"bufio"
	"compress/gzip"
	"os"
	"path/filepath"
	"testing"
)

// Data opens a file of the test data next to the repository. It skips the test if there is
// none.
func Data(t testing.TB, name string) *bufio.Scanner {
	t.Helper()
	root := "."
	for {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil || len(root) > 100 {
			break
		}
		root = filepath.Join("..", root)
	}
	path := filepath.Join(root, "..", "shared", "data", "mahjong", name)
	if _, err := os.Stat(path); os.IsNotExist(err) {
		t.Skip("no test data here: ", name)
	}
	return unzipped(t, path)
}

// Recorded opens a file of testdata.
func Recorded(t testing.TB, name string) *bufio.Scanner {
	t.Helper()
	return unzipped(t, filepath.Join("testdata", name))
}

func unzipped(t testing.TB, path string) *bufio.Scanner {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(z)
	lines.Buffer(nil, 1<<24)
	return lines
}
