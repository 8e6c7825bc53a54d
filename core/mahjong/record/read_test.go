package record

import (
	"regexp"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
)

// dialects writes a log of mjai as others do.
func dialects(text string) map[string]string {
	without := func(text string, keys ...string) string {
		for _, key := range keys {
			text = regexp.MustCompile(`,"`+key+`":(\[[^]]*\]|"[^"]*"|[0-9]+|true|false)`).ReplaceAllString(text, "")
		}
		return text
	}
	scores := regexp.MustCompile(`("type":"start_kyoku".*?),"scores":\[[^]]*\]`)
	return map[string]string{
		"the original":       strings.ReplaceAll(scores.ReplaceAllString(text, "$1"), "ura_markers", "uradora_markers"),
		"no payments":        without(text, "deltas"),
		"neither":            without(scores.ReplaceAllString(text, "$1"), "deltas", "reason"),
		"no sticks":          without(scores.ReplaceAllString(text, "$1"), "kyotaku", "oya"),
		"akochan's":          strings.ReplaceAll(without(text, "deltas"), "ura_markers", "uradora_marker"),
		"RiichiEnv's":        regexp.MustCompile(`"reason":"[a-z]*"`).ReplaceAllString(text, `"reason":"exhaustive_draw"`),
		"no drawn marks":     without(text, "tsumogiri"),
		"one list":           "[" + strings.ReplaceAll(strings.TrimSpace(text), "\n", ",\n") + "]",
		"lists of one event": "[" + strings.ReplaceAll(strings.TrimSpace(text), "\n", "]\n[") + "]",
		"with a mark":        "\ufeff" + text,
	}
}

// TestDialects: own games in each dialect of mjai come to the same end.
func TestDialects(t *testing.T) {
	for seed := range uint32(8) {
		r := playRandom(t, east(0), seed)
		for name, text := range dialects(WriteMjai(&r)) {
			got, format, err := Read(text, -1)
			if err != nil || format != Mjai {
				t.Fatalf("%s, seed %d: format %d, %v", name, seed, format, err)
			}
			_, played, err := Replay(got, &r.Rules, nil)
			if err != nil {
				t.Errorf("%s, seed %d: %v", name, seed, err)
			} else if name != "no drawn marks" && WriteMjai(played) != WriteMjai(&r) || *played.Final != *r.Final {
				t.Errorf("%s, seed %d: the game differs", name, seed)
			}
		}
	}
}

// TestEmptySeat: three players may stand in four slots.
func TestEmptySeat(t *testing.T) {
	three, _ := game.Preset("tenhou-sanma")
	three.Winds = 1
	for seed := range uint32(4) {
		r := playRandom(t, three, seed)
		text := WriteMjai(&r)
		fourth := `,["?","?","?","?","?","?","?","?","?","?","?","?","?"]]`
		text = regexp.MustCompile(`("tehais":\[\[.*?\])\]`).ReplaceAllString(text, "$1"+fourth)
		text = regexp.MustCompile(`"(scores|deltas)":\[(-?\d+),(-?\d+),(-?\d+)\]`).ReplaceAllString(text, `"$1":[$2,$3,$4,0]`)
		text = regexp.MustCompile(`"names":\[.*?\]`).ReplaceAllString(text, `"names":["a","b","c","d"]`)
		text = strings.ReplaceAll(text, "nukidora", "kita")
		got, format, err := Read(text, -1)
		if err != nil || format != Mjai || got.Rules.Players != 3 {
			t.Fatal(seed, format, err)
		}
		got.Names = r.Names
		if _, played, err := Replay(got, &r.Rules, nil); err != nil || WriteMjai(played) != WriteMjai(&r) {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// TestOwnLogs plays games of every preset through every format that can be written,
// plain, packed and in a link.
func TestOwnLogs(t *testing.T) {
	for i := range game.Presets {
		r := playRandom(t, east(i), uint32(40+i))
		for j := range r.Names[:r.Rules.Players] {
			r.Names[j] = []string{"東 & <風>", "50%", "\"B\"", "D\\"}[j]
		}
		for format, write := range [...]func(*Record) string{WriteTenhou, WriteMjai, WriteMajiang, WriteMjlog} {
			if format == Majiang && r.Rules.Players == 3 {
				continue
			}
			text := write(&r)
			for name, other := range map[string]string{"plain": text, "stored": packed(t, text, 0), "fast": packed(t, text, 1), "best": packed(t, text, 9), "fixed": packed(t, text, -2)} {
				got, found, err := Read(other, -1)
				if err != nil || found != format {
					t.Fatalf("%s, format %d, %s: found %d, %v", game.Presets[i], format, name, found, err)
				}
				for j, want := range r.Names[:r.Rules.Players] {
					if got.Names[j] != want {
						t.Errorf("%s, format %d: %q, not %q", game.Presets[i], format, got.Names[j], want)
					}
				}
				got.Names = r.Names
				if _, played, err := Replay(got, &r.Rules, nil); err != nil || WriteMjai(played) != WriteMjai(&r) {
					t.Errorf("%s, format %d, %s: %v", game.Presets[i], format, name, err)
				}
			}
		}
	}
}

// TestTenhouLines: the rounds of a game may stand one a line.
func TestTenhouLines(t *testing.T) {
	r := playRandom(t, east(1), 3)
	var lines string
	for i := range r.Rounds {
		one := r
		one.Rounds, one.Final = r.Rounds[i:i+1], nil
		if i == len(r.Rounds)-1 {
			one.Final = r.Final
		}
		lines += WriteTenhou(&one) + "\n"
	}
	got, format, err := Read(lines, -1)
	if err != nil || format != Tenhou || len(got.Rounds) != len(r.Rounds) || got.Rounds[1].Line != 2 {
		t.Fatal(format, err)
	}
	if _, played, err := Replay(got, &r.Rules, nil); err != nil || WriteTenhou(played) != WriteTenhou(&r) {
		t.Error(err)
	}
}

// TestLinks: what only a network could open is refused, and how to get the log is said.
func TestLinks(t *testing.T) {
	const fetch = "log is a link, and nothing is fetched: "
	for text, want := range map[string]string{
		"https://tenhou.net/0/?log=2016081523gm-0089-0000-1e2e5b8d&tw=1": fetch + "open https://tenhou.net/0/log/?2016081523gm-0089-0000-1e2e5b8d and give what it shows",
		"tenhou.net/3/?log=2016081523gm-0089-0000-1e2e5b8d":              fetch + "open https://tenhou.net/0/log/?2016081523gm-0089-0000-1e2e5b8d and give what it shows",
		" 2016081523gm-0089-0000-1e2e5b8d\n":                             fetch + "open https://tenhou.net/0/log/?2016081523gm-0089-0000-1e2e5b8d and give what it shows",
		"雀魂牌譜: https://game.mahjongsoul.com/?paipu=200101-0123-4567":     fetch + "save the game of Mahjong Soul as JSON by a downloader and give that",
		"https://example.org/game/7":                                     fetch + "open it, save the log and give its text",
		"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x00\x07aaaaaaaaaaa":        "log is packed by gzip, and is damaged or over 4 MB",
		"\x1f\x8b": "log is packed by gzip, and is damaged or over 4 MB",
	} {
		if _, _, err := Read(text, -1); err == nil || err.Error() != want {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestBrokenPlaces: of a log that breaks off all rounds before it are there.
func TestBrokenPlaces(t *testing.T) {
	r := playRandom(t, east(0), 2)
	for format, write := range [...]func(*Record) string{WriteTenhou, WriteMjai, WriteMajiang, WriteMjlog} {
		text := write(&r)
		got, found, err := Read(text[:len(text)*9/10], -1)
		if err == nil || found != format || len(got.Rounds) < len(r.Rounds)-2 {
			t.Errorf("format %d, found %d: %d rounds of %d, %v", format, found, len(got.Rounds), len(r.Rounds), err)
		}
	}
}
