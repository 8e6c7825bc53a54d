package record_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/record"
)

// duel is a file of two players who have 100 chips, and blinds of 1 and 2.
func duel(actions ...string) string {
	return "variant = \"NT\"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n" +
		"actions = [\"" + strings.Join(actions, "\", \"") + "\"]\n"
}

// checked are the actions of a hand that both check to the end.
var checked = []string{"d dh p1 AhKh", "d dh p2 QdQc", "p2 cc", "p1 cc", "d db 2c3d4h", "p1 cc", "p2 cc", "d db 5s", "p1 cc", "p2 cc", "d db 9s", "p1 cc", "p2 cc"}

// TestShows: who shows their cards, or says that they do, shows; who shows nothing, or unknown cards, mucks, and the
// other wins unseen.
func TestShows(t *testing.T) {
	for _, c := range []struct {
		show  []string
		shown string // by p1 and by p2
		fault string
	}{
		{[]string{"p1 sm AhKh", "p2 sm QdQc"}, "true true", ""},
		{[]string{"p1 sm -", "p2 sm -"}, "true true", ""},
		{[]string{"p1 sm", "p2 sm QdQc"}, "false true", ""},
		{[]string{"p1 sm", "p2 sm"}, "false false", ""},
		{[]string{"p2 sm QdQc", "p1 sm"}, "false true", ""},
		{[]string{"p1 sm ????", "p2 sm -"}, "true true", ""},
		{[]string{"p2 sm ????", "p1 sm AhKh"}, "true true", ""},
		{[]string{"p1 sm AhKh", "p2 sm"}, "true false", ""},
		{[]string{"p1 sm Xx"}, "", "actions[13] must be like "},
		{[]string{"p1 sm - -"}, "", "actions[13] must be like "},
		{[]string{"p1 sm AhKh 2c"}, "", "actions[13] must be like "},
		{[]string{"p1 sm AhQh"}, "", "actions[13] must deal Kh, as the seed or deck says, not Qh (line 6)"},
		{[]string{"p1 sm AhKh2h"}, "", "actions[13] must not deal these cards yet (line 6)"},
		{[]string{"p1 sm -", "p2 sm -", "p1 f"}, "", "actions[15] must not go on: the hand is over (line 6)"},
		{[]string{"p1 f"}, "", "actions[13] must be one of show, muck, not fold (line 6)"},
	} {
		r, err := record.Import(duel(slices.Concat(checked, c.show)...))
		if c.fault != "" {
			if err == nil || !strings.HasPrefix(err.Error(), c.fault) {
				t.Errorf("%q: %v, want %s", c.show, err, c.fault)
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v", c.show, err)
			continue
		}
		words := [...]string{"false", "true"}
		got := ""
		for i := range 2 {
			at := 0
			if r.Hand.Players[i].Shown {
				at = 1
			}
			got += words[at] + " "
		}
		if strings.TrimSpace(got) != c.shown || r.Hand.Phase != game.Over {
			t.Errorf("%q: shown %s, want %s", c.show, got, c.shown)
		}
	}
}

// TestUnread: actions that are cut short or follow too late.
func TestUnread(t *testing.T) {
	known := checked[:2]
	for _, c := range []struct {
		actions []string
		want    string
	}{
		{[]string{known[0], known[1], "p2 cc", "p1 cc", "d db"}, "actions[4] must be like "},
		{[]string{known[0], known[1], "p2 cc", "p1 cc", "d db ,"}, "actions[4] must be like "},
		{[]string{known[0], known[1], "p2 cc", "p1 cc", "d dh 2c3d4h"}, "actions[4] must be like "},
		{[]string{known[0], known[1], "p2 cc", "p1 cc", "d db p1 2c3d4h"}, "actions[4] must be like "},
		{[]string{known[1], "p2 cc", known[0]}, "actions[2] must come before the players act (line 6)"},
		{[]string{known[0], known[1], known[0]}, "actions[2] must be cards of the deck that are not out yet, not Ah (line 6)"},
		{[]string{known[0], known[1], "p2 cbr 100", "p1 cc"}, "actions must deal the board, of which 0 of 5 cards are given when they end (line 1)"},
	} {
		if _, err := record.Import(duel(c.actions...)); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.actions, err, c.want)
		}
	}
}

// TestAmounts: how large and how fine an amount may be, and that all of a file are in its finest unit.
func TestAmounts(t *testing.T) {
	replaced := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(duel("p2 f")) }
	for _, c := range []struct {
		text     string
		stack    int64 // of p1 after the hand
		decimals int
		fault    string
	}{
		{replaced("[100, 100]", "[1000000000000, 100]"), 1000000000001, 0, ""},
		{replaced("[100, 100]", "[1000000000001, 100]"), 0, 0, `starting_stacks must be at most 10¹² of the smallest unit, not "1000000000001" (line 5)`},
		{replaced("[100, 100]", "[1000000000000, 100.0]"), 0, 0, `starting_stacks must be at most 10¹² of the smallest unit, not "1000000000000" (line 5)`},
		{replaced("[100, 100]", "[000000000000000100, 100]"), 101, 0, ""},
		{replaced("[100, 100]", "[0000000000000000100, 100]"), 0, 0, `starting_stacks must be chips, 0 to 10¹² with at most 6 decimals, not "0000000000000000100" (line 5)`},
		{replaced("[100, 100]", "[100.000001, 100]"), 101000001, 6, ""},
		{replaced("[100, 100]", "[100.0000001, 100]"), 0, 0, `starting_stacks must be chips, 0 to 10¹² with at most 6 decimals, not "100.0000001" (line 5)`},
		{replaced("[100, 100]", "[xxxxxxxxxxyyyyyyyyyy, 100]"), 0, 0, `starting_stacks must be chips, 0 to 10¹² with at most 6 decimals, not "xxxxxxxxxxyyyyyyyyyy" (line 5)`},
		{replaced("[100, 100]", "[xxxxxxxxxxyyyyyyyyyyz, 100]"), 0, 0, `starting_stacks must be chips, 0 to 10¹² with at most 6 decimals, not "xxxxxxxxxxyyyyyyyyyy…" (line 5)`},
		{replaced("antes = [0, 0]", "antes = [0.5, 0.5]"), 1015, 1, ""},
		{replaced("[1, 2]", "[1, 2.00]"), 10100, 2, ""},
		{replaced("min_bet = 2", "min_bet = 2.000"), 101000, 3, ""},
		{replaced(`"p2 f"`, `"p2 cbr 4.5", "p1 f"`), 980, 1, ""},
		{replaced(`"p2 f"`, `"p2 f # 4.5 4.5"`), 101, 0, ""},
		{replaced("min_bet = 2", "min_bet = 2\nyear = 2009.5"), 101, 0, ""},
	} {
		r, err := record.Import(c.text)
		switch {
		case c.fault != "" && (err == nil || err.Error() != c.fault):
			t.Errorf("%v, want %s", err, c.fault)
		case c.fault != "":
		case err != nil:
			t.Errorf("%v\n%s", err, c.text)
		case r.Hand.Players[0].Stack != c.stack || r.Decimals != c.decimals:
			t.Errorf("%d chips of 10^-%d, want %d of 10^-%d\n%s", r.Hand.Players[0].Stack, r.Decimals, c.stack, c.decimals, c.text)
		}
	}
}

// TestScan: what a line may be made of, and where a text may end.
func TestScan(t *testing.T) {
	good := duel("p2 f")
	for _, text := range []string{
		"\n# a hand\n\n[09]\n" + good, "[1]" + good, good + "azAZ09_-+.: = azAZ09_-+.:\n", good + "x = 'a\\'", good + "x = \"\\\\\"",
		good + "x = [ # none\n]", good + "x = [1,\n]", "\t" + good, strings.ReplaceAll(good, "\n", "\r\n"),
		good + "#" + strings.Repeat(".", 1<<18-len(good)-1),
	} {
		if _, err := record.Import(text); err != nil {
			t.Errorf("%v\n%.300s", err, text)
		}
	}
	for _, c := range []struct{ add, want string }{
		{"x", "text must be lines of the form key = value, of one hand, or a history of PokerStars or GGPoker in English, whose first line begins PokerStars Hand # or Poker Hand # (line 7)"},
		{"x\n= 5", "text must be lines of the form key = value, of one hand, or a history of PokerStars or GGPoker in English, whose first line begins PokerStars Hand # or Poker Hand # (line 7)"},
		{"= 5", "text must be lines of the form key = value, of one hand, or a history of PokerStars or GGPoker in English, whose first line begins PokerStars Hand # or Poker Hand # (line 7)"},
		{"[2]\n", `variant must be given, or format = "tefuda-hand-1" (line 1)`},
		{"x =", "x must have a value, with its brackets closed (line 7)"},
		{"x =\n", "x must have a value (line 7)"},
		{"x = ]\n", "x must have a value (line 7)"},
		{"x = @", "x must be a value as TOML has it, which cannot have \"@\" (line 7)"},
		{"x = {", "x must have a value, with its brackets closed (line 7)"},
		{"x = [1,", "x must have a value, with its brackets closed (line 7)"},
		{"players = [", "players must end with ] (line 7)"},
		{"players = [1", "players must end with ] (line 7)"},
		{"players = [1,", "players must end with ] (line 7)"},
		{"players = @", "players must be a string, a number, true or false, or an array of these (line 7)"},
		{"x = \"\"\"", "x must end its string with \"\"\" (line 7)"},
		{"x = \"", "x must end its string in the same line (line 7)"},
		{"x = \"a\\", "x must end its string in the same line (line 7)"},
		{"x = \"a\\\"", "x must end its string in the same line (line 7)"},
		{"x = 'a\n'", "x must end its string in the same line (line 7)"},
		{"#" + strings.Repeat(".", 1<<18-len(good)), "text must be at most 262144 bytes a hand, not 262145 (line 1)"},
	} {
		if _, err := record.Import(good + c.add); err == nil || err.Error() != c.want {
			t.Errorf("%.20q: %v, want %s", c.add, err, c.want)
		}
	}
	for _, c := range "/@[`{;" {
		if _, err := record.Import(good + "players = 1" + string(c)); err == nil || err.Error() != "players must end with its line (line 7)" {
			t.Errorf("%q: %v", c, err)
		}
	}
	_, err := record.Import("[1]\nvariant = \"\"")
	if err == nil || err.Error() != `variant must be one of "NT" "FT" "NS" "PO" "FO/8" "F7S" "F7S/8" "FR" "N2L1D" "F2L3D" "FB", not "" (line 2)` {
		t.Error(err)
	}
}

// TestNames: quotes and backslashes of names come back, and control characters are left out.
func TestNames(t *testing.T) {
	r, err := record.Import(duel("p2 f") + `players = ["a\\b\"c\d", 'e\"']`)
	if err != nil || r.Names[0] != `a\b"c\d` || r.Names[1] != `e\"` {
		t.Fatalf("%v, %+v", err, r)
	}
	r.Names[0], r.Names[1] = "À \" \\ \\\" ~", "x\ny\x1fz\x7f!"
	again, err := record.Import(record.Export(r))
	if err != nil || again.Names[0] != r.Names[0] || again.Names[1] != "xyz!" {
		t.Errorf("%v, %q", err, again.Names)
	}
}

// TestRest: common cards that a file does not name are dealt by seed 0 from those left, in the order of the deck, one after
// another.
func TestRest(t *testing.T) {
	r, err := record.Import(duel(checked[:8]...))
	if err != nil {
		t.Fatal(err)
	}
	named, _ := cards.ParseHand(nil, "AhQdKhQc2c3d4h5s")
	var left []cards.Card
	for _, c := range r.Hand.Rules.Deck() {
		if !slices.Contains(named, c) {
			left = append(left, c)
		}
	}
	dice := dice.New(0)
	want := append(named, left[dice.Under(uint32(len(left)))])
	if got := r.Hand.Order(); !slices.Equal(got, want) {
		t.Errorf("the deck is %v, want %v", got, want)
	}
}

// TestButton: the button lies before the first player, with empty seats between them or not.
func TestButton(t *testing.T) {
	for _, c := range []struct{ seats, want string }{
		{"seats = [3, 5]\n_button = 1\n", ""},
		{"seats = [3, 5]\n_button = 2\n", ""},
		{"seats = [3, 5]\n_button = 9\n", ""},
		{"seats = [1, 3]\n_button = 1\n", "_button must lie before the first player, who sits in seat 1 (line 1)"},
		{"seats = [5, 3]\n_button = 1\n", "_button must lie before the first player, who sits in seat 5 (line 1)"},
	} {
		_, err := record.Import(duel("p1 f") + c.seats)
		if err != nil && strings.HasPrefix(err.Error(), "actions[0]") {
			err = nil // who acts first is another question
		}
		if err == nil && c.want != "" || err != nil && err.Error() != c.want {
			t.Errorf("%q: %v, want %s", c.seats, err, c.want)
		}
	}
}

// draw is five-card draw with all that it has switches for, in our own form.
const draw = `format = "tefuda-hand-1"
_game = "draw"
_limit = "fixed"
_jokers = 1
_openers = true
_carry = 1
ante_trimming_status = true
antes = [1, 1]
blinds_or_straddles = [0, 0]
small_bet = 2
big_bet = 4
starting_stacks = [50, 60]
_deck = "JsAsJd2s3c3s4c4s5c6s7h8h9hTcTh2hKcQc5s6c2c3d4d5d6d7d8d9d2dTdQdKdAdAhKhQhJh3h4h5h6h7s8s9sTsQsKsAcJc9c8c7cJk"
_cap = 3
_auto_show = true
actions = [
  "d dh p1 JsJd3c4c5c",
  "d dh p2 As2s3s4s6s",
  "p1 cbr 2",
  "p2 cc",
  "p1 sd 4c",
  "d dh p1 7h",
  "p2 sd",
  "p1 cbr 4",
  "p2 f",
]
seats = [2, 1]
seat_count = 2
finishing_stacks = [54, 57]
`

// TestOurs: a text in our own form is read and written to the letter, also without what draw alone has.
func TestOurs(t *testing.T) {
	pot := strings.Replace(duel("d dh p1 ????", "d dh p2 ????", "p2 f"), "variant = \"NT\"", "format = \"tefuda-hand-1\"\n_game = \"holdem\"\n_limit = \"pot-limit\"", 1)
	pot = strings.Replace(pot, "antes", "ante_trimming_status = false\nantes", 1)
	pot = strings.Replace(pot, "actions = [\"d dh p1 ????\", \"d dh p2 ????\", \"p2 f\"]", `_seed = 0
actions = [
  "d dh p1 KK",
  "d dh p2 QQ",
  "p2 f",
]
seats = [2, 1]
seat_count = 2
finishing_stacks = [101, 99]`, 1)
	h, err := game.Start(&game.Setup{Rules: game.Rules{Limit: game.PotLimit, MinBet: 2, WholeAntes: true, AskShow: true}, Seats: 2, Button: 0,
		Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	pot = strings.NewReplacer("KK", game.Text(h.Dealt(1), ""), "QQ", game.Text(h.Dealt(0), "")).Replace(pot)
	for _, text := range []string{draw, pot} {
		r, err := record.Import(text)
		if err != nil {
			t.Errorf("%v\n%s", err, text)
			continue
		}
		if got := record.Export(r); got != text || record.Format(r.Hand) != "tefuda-hand-1" {
			t.Errorf("%s\nbecame\n%s", text, got)
		}
	}
	if h := r(t, draw); h.Carry != 1 || h.Jokers != 1 || !h.Openers || h.Cap != 3 || h.WholeAntes || h.AskShow || h.BigBet != 4 {
		t.Errorf("%+v", h.Setup)
	}
	for _, c := range []struct{ old, new, want string }{
		{`"d dh p1 7h",`, `"d dh p1 7h", "d dh p1 7h",`, "actions[6] must come before the players act (line 22)"},
		{`"d dh p1 7h",`, `"d dh p1 5c",`, "actions[5] must deal 7h, as the seed or deck says, not 5c (line 22)"},
		{`"d dh p1 7h",`, ``, ""},
		{`"p1 sd 4c",`, `"p1 sd 4c4c",`, "actions[4] must discard known cards, each once (line 21)"},
		{`"p1 sd 4c",`, `"p1 sd ??",`, "actions[4] must discard known cards, each once (line 21)"},
		{`"p1 sd 4c",`, `"p1 sd 4s",`, "actions[4] must be cards that the player holds (line 21)"},
		{`"p1 sd 4c",`, `"p1 sd -",`, "actions[4] must be like "},
		{draw[strings.Index(draw, "_deck"):strings.Index(draw, "_cap")], "", "_seed or _deck must be given for five-card draw (line 1)"},
		{`_jokers = 1`, `_jokers = 0`, "_deck must be 52 to 52 cards, not 53 (line 13)"},
		{`format = "tefuda-hand-1"`, `format = "tefuda-hand-2"`, `format must be "tefuda-hand-1", not "tefuda-hand-2" (line 1)`},
		{`_game = "draw"`, `_game = "chess"`, `_game must be one of "` + strings.Join(game.Variants, `" "`) + `", not "chess" (line 2)`},
		{`_limit = "fixed"`, `_limit = 5`, `_limit must be a string (line 3)`},
	} {
		_, err := record.Import(strings.Replace(draw, c.old, c.new, 1))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), c.want)) {
			t.Errorf("%q: %v, want %s", c.new, err, c.want)
		}
	}
}

// r reads a hand that must be good.
func r(t *testing.T, text string) *game.Hand {
	t.Helper()
	r, err := record.Import(text)
	if err != nil {
		t.Fatal(err)
	}
	return r.Hand
}
