package record_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/record"
)

// TestStandard: what the format and TOML allow is read, and written again: fields that nothing is played by as they stand.
func TestStandard(t *testing.T) {
	base := duel("d dh p1 ????", "d dh p2 ????", "p2 cbr 6", "p1 f")
	for _, c := range []struct {
		old, new string
		stacks   string // at the end, by player
		decimals int
		fields   string
	}{
		{"[100, 100]", "[1_00, 1e2]", "[98 102]", 0, ""},
		{"[100, 100]", "[1.5E+2, 10.0e1]", "[148 102]", 0, ""},
		{"variant", "\ufeffvariant", "[98 102]", 0, ""},
		{"antes", "# a comment\n\n_a = { b = 1, c = [\"]\", { d = 2 }] }  # and another\nantes", "[98 102]", 0, "_a = { b = 1, c = [\"]\", { d = 2 }] }  # and another\n"},
		{"antes", "\"the event\".x = \"\"\"\nWSOP \\\"43\\\"\n#1\"\"\"\nantes", "[98 102]", 0, "\"the event\".x = \"\"\"\nWSOP \\\"43\\\"\n#1\"\"\"\n"},
		{"antes", "time = 12:00:01\nantes", "[98 102]", 0, "time = 12:00:01\n"},
		{"p1 f\"]", "p1 f\"]\n[_meta]\nsource = 'x'\n[[more]]\na = 1", "[98 102]", 0, "[_meta]\nsource = 'x'\n[[more]]\na = 1\n"},
		{"\"p2 cbr 6\"", "\"\"\"p2 cbr \\\n   6\"\"\"", "[98 102]", 0, ""},
		{"\"p2 cbr 6\"", "'''\np2 cbr 6'''", "[98 102]", 0, ""},
		{"[100, 100]", "[inf, 100]", "[inf 102]", 0, ""},
		{"min_bet", "seats = [4, 2]\nmin_bet", "[98 102]", 0, ""},
		{"min_bet", "finishing_stacks = [98, 101.75]\nmin_bet", "[9800 10200]", 2, "finishing_stacks = [98, 101.75]\n"},
	} {
		text := strings.Replace(base, c.old, c.new, 1)
		r, err := record.Import(text)
		if err != nil {
			t.Errorf("%v\n%s", err, text)
			continue
		}
		var stacks []string
		for i := range r.Hand.Seats {
			at := (r.Hand.Button + 1 + i) % r.Hand.Seats
			if p := &r.Hand.Players[at]; r.Unknown>>at&1 != 0 {
				stacks = append(stacks, "inf")
			} else if p.In {
				stacks = append(stacks, fmt.Sprint(p.Stack))
			}
		}
		if got := "[" + strings.Join(stacks, " ") + "]"; got != c.stacks || r.Decimals != c.decimals || r.Fields != c.fields {
			t.Errorf("%s of 10^-%d, %q, want %s of 10^-%d, %q\n%s", got, r.Decimals, r.Fields, c.stacks, c.decimals, c.fields, text)
		}
		if err := record.CheckFields(r.Fields); err != nil {
			t.Error(err)
		}
		once := record.Export(r)
		again, err := record.Import(once)
		if err != nil || record.Export(again) != once || again.Fields != r.Fields || again.Unknown != r.Unknown {
			t.Errorf("%v\n%s\nbecame\n%+v", err, once, again)
			continue
		}
		same(t, r.Hand, again.Hand)
	}
}

// TestEscapes: strings in double quotes have TOML's escapes.
func TestEscapes(t *testing.T) {
	r, err := record.Import(duel("p2 f") + `players = ["Jos\u00e9\t\U0001F0A1", 'a\n']`)
	if err != nil || r.Names[1] != `a\n` && r.Names[0] != `a\n` || r.Names[0] != "José\t🂡" && r.Names[1] != "José\t🂡" {
		t.Errorf("%v %+v", err, r)
	}
}

// TestHistories: the smallest hands of card rooms that other readers take, with what each player has at the end.
func TestHistories(t *testing.T) {
	dealt := []string{"d dh p1 ????", "d dh p2 ????"}
	checks := []string{"d dh p1 ????", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db 2c3d4h", "p1 cc", "p2 cc", "d db 5s", "p1 cc", "p2 cc", "d db 9s", "p1 cc", "p2 cc"}
	runs := append(dealt[:2:2], "p2 cbr 100", "p1 cc", "p1 sm ????", "p2 sm ????", "d db 2c3d4h", "d db Ts", "d db 9s")
	for _, c := range []struct {
		actions []string
		stacks  string
		events  string // of the showdown
	}{
		{append(runs, "p1 sm AcKc", "p2 sm QdJd"), "[200 0]", "show show"},
		{append(runs, "p1 sm AcKc"), "[200 0]", "show unseen"},
		{runs, "[100 100]", "unseen unseen"},
		{append(checks, "p2 sm 8c6s", "p1 sm"), "[94 106]", "show muck"},
		{append(checks, "p1 sm", "p2 sm 8c6s"), "[94 106]", "show muck"},
		{append(checks, "p1 sm ????", "p2 sm 8c6s"), "[94 106]", "unseen show"},
		{append(checks, "p2 sm ????", "p1 sm ????"), "[100 100]", "unseen unseen"},
		{append(checks, "p1 sm ????", "p2 sm"), "[106 94]", "unseen muck"},
	} {
		r, err := record.Import(duel(c.actions...))
		if err != nil {
			t.Errorf("%q: %v", c.actions, err)
			continue
		}
		h, events := r.Hand, ""
		for i := range h.Log {
			if k := h.Log[i].Kind; k == game.Show || k == game.Muck || k == game.Unseen {
				events += game.Kinds[k] + " "
			}
		}
		got := fmt.Sprint([]int64{h.Players[0].Stack, h.Players[1].Stack})
		if got != c.stacks || strings.TrimSpace(events) != c.events || h.Phase != game.Over {
			t.Errorf("%q: %s %s, want %s %s", c.actions, got, events, c.stacks, c.events)
		}
		again, err := record.Import(record.Export(r))
		if err != nil {
			t.Errorf("%v\n%s", err, record.Export(r))
			continue
		}
		same(t, h, again.Hand)
	}
}

// TestPosts: who posts to come in is asked after the others; above the blind a post is dead.
func TestPosts(t *testing.T) {
	for blinds, antes := range map[string]string{"[5, 10, 0, -10, 0]": "[0, 0, 0, 0, 0]", "[5, 10, 0, -15, 0]": "[0, 0, 0, 5, 0]"} {
		text := "variant = 'NT'\nantes = [0, 0, 0, 0, 0]\nblinds_or_straddles = " + blinds + "\nmin_bet = 10\nstarting_stacks = [700, 210, inf, 280, 180]\n" +
			"actions = ['p3 f', 'p4 cc', 'p5 f', 'p1 f', 'p2 cc', 'd db 4sJdKd', 'p2 cc', 'p4 cbr 10', 'p2 f']"
		r, err := record.Import(text)
		if err != nil {
			t.Error(err)
			continue
		}
		once := record.Export(r)
		if !strings.Contains(once, "antes = "+antes+"\nblinds_or_straddles = [5, 10, 0, -10, 0]\n") {
			t.Error(once)
		}
		if again, err := record.Import(once); err != nil || record.Export(again) != once {
			t.Errorf("%v\n%s", err, once)
		}
	}
}

// TestFinals: stacks that contradict the hand are refused with both numbers; half a chip and a rake do not.
func TestFinals(t *testing.T) {
	base := duel("d dh p1 ????", "d dh p2 ????", "p2 cbr 6", "p1 f")
	for finals, want := range map[string]string{
		"[98, 102]": "", "[98.5, 101.5]": "", "[97, 102]": "", "[98, 101.6]": "",
		"[5, 5]":      `finishing_stacks must be 98 for p1 by what the hand pays, not "5" (line 7)`,
		"[98, 104]":   `finishing_stacks must be 102 for p2 by what the hand pays, not "104" (line 7)`,
		"[98, 99.50]": `finishing_stacks must be 102.00 for p2 by what the hand pays, not "99.50" (line 7)`,
	} {
		_, err := record.Import(base + "finishing_stacks = " + finals)
		if (err == nil) != (want == "") || err != nil && err.Error() != want {
			t.Errorf("%s: %v, want %s", finals, err, want)
		}
	}
}

// TestCheckFields: what follows from the hand is no field to keep.
func TestCheckFields(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "a = 1\n[b]\nc = 2\n": "", "seats = [3, 1, 2]\n": "",
		"variant = 'NT'": "variant must be left out: it follows from the hand (line 1)",
		"a":              "text must be lines of the form key = value, of one hand (line 1)",
	} {
		if err := record.CheckFields(text); (err == nil) != (want == "") || err != nil && err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
