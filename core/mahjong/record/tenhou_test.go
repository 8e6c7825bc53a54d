package record

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
)

// logsFolder is where the recorded logs are kept, if they are.
func logsFolder(t *testing.T) string {
	t.Helper()
	folder := filepath.Join("..", "..", "..", "..", "shared", "data", "mahjong", "logs")
	if _, err := os.Stat(folder); err != nil {
		t.Skip("no logs here")
	}
	return folder
}

// TestTenhouLogs replays recorded rounds to the same wins and payments.
func TestTenhouLogs(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(logsFolder(t), "*.json"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := ReadTenhou(string(text))
		if err != nil {
			t.Errorf("%s: %v", filepath.Base(file), err)
			continue
		}
		g, _, err := Replay(r, &r.Rules, nil)
		if filepath.Base(file) == "confusing_nakis_1.json" { // its own figures leave out a riichi stick
			if err == nil || err.Error() != "log is wrong at line 1: the payments are 2600,0,-1600,0, not 1600,0,-1600,0" {
				t.Error(err)
			}
			continue
		}
		if err != nil || g.Phase() < game.RoundOver {
			t.Errorf("%s: %v", filepath.Base(file), err)
		}
	}
}

// TestMjaiLog replays a recorded hanchan to the same wins, payments and rounds.
func TestMjaiLog(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(logsFolder(t), "riichienv_126_204_0_mjai.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := ReadMjai(string(text))
	if err != nil {
		t.Fatal(err)
	}
	g, _, err := Replay(r, &r.Rules, nil)
	if err != nil || g.Phase() != game.GameOver || len(r.Rounds) != 12 {
		t.Errorf("%d rounds, phase %d: %v", len(r.Rounds), g.Phase(), err)
	}
}
