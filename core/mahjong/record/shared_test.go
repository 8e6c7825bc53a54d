package record

import (
	"bytes"
	"compress/gzip"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
)

// packed packs a text by gzip.
func packed(t testing.TB, text string, level int) string {
	t.Helper()
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, level)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := z.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// checkWhole wants a log found as a format and right to the last point, and the same
// from all formats that can be written.
func checkWhole(t *testing.T, name, text string, want int) {
	t.Helper()
	r, format, err := Read(text, -1)
	if err != nil || format != want {
		t.Errorf("%s: format %d, %v", name, format, err)
		return
	}
	g, played, err := Replay(r, &r.Rules, nil)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if f := g.Final(); r.Final != nil && (f == nil || f.Points != r.Final.Points || r.Final.Scores != ([4]int32{}) && f.Scores != r.Final.Scores) {
		t.Errorf("%s ends by %+v, played by %+v", name, r.Final, f)
	}
	writers := [...]func(*Record) string{WriteTenhou, WriteMjai, WriteMajiang, WriteMjlog}
	for format, write := range writers {
		if format == Majiang && r.Rules.Players == 3 {
			continue
		}
		again, found, err := Read(write(played), -1)
		if err != nil || found != format {
			t.Errorf("%s as format %d: found %d, %v", name, format, found, err)
			continue
		}
		_, replayed, err := Replay(again, &r.Rules, nil)
		if err != nil {
			t.Errorf("%s as format %d: %v", name, format, err)
			continue
		}
		for i := range writers {
			if i == Majiang && r.Rules.Players == 3 {
				continue
			}
			replayed.Title, replayed.Room, replayed.Names = played.Title, played.Room, played.Names
			if writers[i](replayed) != writers[i](played) {
				t.Errorf("%s as format %d differs", name, format)
			}
		}
		if again.Names != played.Names && r.Rules.Players == 4 {
			t.Errorf("%s as format %d: %q, not %q", name, format, again.Names, played.Names)
		}
	}
}

// TestSharedMjlog plays logs of Tenhou, plain and packed, to the points and scores they tell.
func TestSharedMjlog(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(logsFolder(t), "..", "mjlog", "*.mjlog"))
	ends := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		checkWhole(t, filepath.Base(file), string(text), Mjlog)
		checkWhole(t, filepath.Base(file)+".gz", packed(t, string(text), 9), Mjlog)
		ends += strings.Count(string(text), "owari")
	}
	t.Logf("%d logs, %d to the end of their games", len(files), ends)
}

// TestSharedTenhou plays logs of tenhou.net/6 each as a file, as a link and as lines of one.
func TestSharedTenhou(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(logsFolder(t), "*.json"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if name := filepath.Base(file); name != "confusing_nakis_1.json" { // its own figures leave out a riichi stick
			checkWhole(t, name, string(text), Tenhou)
			checkWhole(t, name+" as a link", "https://tenhou.net/6/#json="+url.PathEscape(string(text))+"&ts=0", Tenhou)
		}
	}
}

// TestSharedMajiang plays Majiang's games to the points and scores they tell.
func TestSharedMajiang(t *testing.T) {
	lines := handtest.Data(t, "games_majiang_core.jsonl.gz")
	for lines.Scan() {
		name, _, _ := strings.Cut(lines.Text(), "qipai")
		checkWhole(t, name[:min(len(name), 60)], lines.Text(), Majiang)
	}
}

// TestSharedMjai plays the recorded hanchan, and the same in the other dialects: without
// points, payments or reasons, with the original's names of the ura dora.
func TestSharedMjai(t *testing.T) {
	bytes, err := os.ReadFile(filepath.Join(logsFolder(t), "riichienv_126_204_0_mjai.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(bytes)
	checkWhole(t, "mjai", text, Mjai)
	r, _, _ := Read(text, -1)
	want, _, _ := Replay(r, &r.Rules, nil)
	for name, other := range dialects(text) {
		checkWhole(t, name, other, Mjai)
		r, _, err := Read(other, -1)
		if err != nil {
			t.Fatal(err)
		}
		if g, _, err := Replay(r, &r.Rules, nil); err != nil || g.Phase() != game.GameOver || *g.Final() != *want.Final() {
			t.Errorf("%s: %v", name, err)
		}
	}
}
