package record

import (
	"encoding/json"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
)

// turned is a record of Majiang whose players the file counts from another than the
// first dealer.
func turned(t *testing.T, text string, first int) string {
	t.Helper()
	var all map[string]any
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		t.Fatal(err)
	}
	for _, key := range [...]string{"player", "defen", "rank", "point"} {
		if list, ok := all[key].([]any); ok {
			var other [4]any
			for i := range list {
				other[(i+first)%4] = list[i]
			}
			all[key] = other
		}
	}
	all["qijia"] = first
	out, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// TestMajiangRoundTrips writes own games as Majiang does and wants them read, and
// played again, to what they were.
func TestMajiangRoundTrips(t *testing.T) {
	endings := map[game.Ending]int{}
	for seed := range uint32(12) {
		r := playRandom(t, east(0), seed)
		r.Title = "own"
		got, err := ReadMajiang(turned(t, WriteMajiang(&r), int(seed%4)))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if got.Title != r.Title || got.Names != r.Names || got.Final == nil || *got.Final != *r.Final {
			t.Errorf("seed %d: %q %q %+v, not %q %+v", seed, got.Title, got.Names, got.Final, r.Names, r.Final)
		}
		for i := range got.Rounds {
			endings[got.Rounds[i].Result.Ending]++
		}
		_, played, err := Replay(got, &r.Rules, nil)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if played.Title = r.Title; WriteTenhou(played) != WriteTenhou(&r) || WriteMjai(played) != WriteMjai(&r) {
			t.Errorf("seed %d: the game differs", seed)
		}
	}
	if endings[game.EndWin] == 0 || len(endings) < 2 {
		t.Errorf("rounds ended by %v alone", endings)
	}
}
