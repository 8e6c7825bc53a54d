package mahjong

import (
	"reflect"
	"strings"
	"testing"
)

// TestOpenRiichi plays games in which everybody declares open riichi who can. What each seat and an onlooker follow by the
// events alone is what the table shows them, the hands shown are the real ones, and a game with one has no log.
func TestOpenRiichi(t *testing.T) {
	seats := []any{0.0, 1.0, 2.0, nil}
	shown := 0
	for seed := range 6 {
		rules := map[string]any{"preset": "tenhou-sanma", "openRiichi": true, "openRiichiYakuman": seed%2 == 0, "winds": 0.0}
		started, field := ask(t, "deal", rules, map[string]any{"seed": float64(seed), "views": seats})
		g := plain(started).(map[string]any)
		declared := false
		for field == "" && !g["over"].(bool) && g["phase"] != "roundOver" {
			seat := g["turns"].([]any)[0]
			views := g["views"].([]any)
			view := views[int(seat.(float64))].(map[string]any)
			move := ""
			for _, m := range view["legal"].(map[string]any)["moves"].([]any) {
				if move = m.(string); strings.HasSuffix(move, "**") {
					break
				}
			}
			if !strings.HasSuffix(move, "**") {
				best, _ := ask(t, "choose", view)
				move = text(best, "best")
			}
			after, wrong := ask(t, "apply", g, map[string]any{"seat": seat, "move": move, "views": seats})
			if field = wrong; field != "" {
				break
			}
			g = plain(after).(map[string]any)
			for i, next := range g["views"].([]any) {
				want := next.(map[string]any)
				options := map[string]any{"events": want["events"], "seat": seat, "move": move}
				if seat != seats[i] && len(want["events"].([]any)) == 0 {
					continue
				}
				if seat != seats[i] && view["phase"] == "offered" {
					delete(options, "seat")
					delete(options, "move")
				}
				got, wrong := ask(t, "apply", views[i], options)
				if wrong != "" || !reflect.DeepEqual(plain(got), any(want)) {
					t.Fatalf("seed %d: %v by %v at %v: %s\n%v\nwant\n%v", seed, move, seat, seats[i], wrong, plain(got), want)
				}
			}
			if strings.HasSuffix(move, "**") {
				declared = true
				players := g["views"].([]any)[3].(map[string]any)["players"].([]any)
				hand := g["views"].([]any)[int(seat.(float64))].(map[string]any)["tiles"].([]any)
				if open := players[int(seat.(float64))].(map[string]any)["shown"]; !reflect.DeepEqual(open, any(hand)) {
					t.Fatalf("%v is shown of %v", open, hand)
				}
				shown++
			}
		}
		if field != "" {
			t.Fatal(seed, field)
		}
		for _, format := range [...]string{"tenhou", "mjai"} {
			if _, field := ask(t, "exportGame", g, map[string]any{"format": format}); (field == "options.format") != declared {
				t.Errorf("seed %d: %q", seed, field)
			}
			if _, field := ask(t, "exportGame", plain(started), map[string]any{"format": format}); field != "" {
				t.Errorf("seed %d: %q", seed, field)
			}
		}
	}
	if shown < 3 {
		t.Error(shown)
	}
}
