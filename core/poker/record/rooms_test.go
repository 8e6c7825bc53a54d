package record

import (
	"os"
	"path/filepath"
	"testing"
)

func TestRooms(t *testing.T) {
	files, _ := filepath.Glob("testdata/rooms/*.txt")
	for _, name := range files {
		text, _ := os.ReadFile(name)
		all, err := ImportAll(string(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, r := range all {
			s, err := ExportRoom(r, r.Room)
			t.Log(s, err)
		}
	}
}
