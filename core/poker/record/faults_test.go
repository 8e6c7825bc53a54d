package record_test

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/record"
)

var faults = []struct{ old, new, want string }{
	{`"NT"`, `"PX"`, `variant must be one of "NT" "FT" "NS" "PO" "FO/8" "F7S" "F7S/8" "FR" "N2L1D" "F2L3D" "FB", not "PX" (line 2)`},
	{`variant = "NT"`, `variant "NT"`, `text must be lines of the form key = value, of one hand, or a history of PokerStars or GGPoker in English, whose first line begins PokerStars Hand # or Poker Hand # (line 2)`},
	{`variant = "NT"`, ``, `variant must be given, or format = "tefuda-hand-1" (line 1)`},
	{`variant = "NT"`, `variant = "NT" antes = 3`, `variant must end with its line (line 2)`},
	{`min_bet = 2000`, ``, `min_bet must be given (line 1)`},
	{`min_bet = 2000`, "min_bet = 2000\nmin_bet = 1", `min_bet must stand once, and is also in line 5 (line 6)`},
	{`min_bet = 2000`, `min_bet = 0`, `min_bet must be 1 to 10¹², not 0 (line 5)`},
	{`min_bet = 2000`, `min_bet = [2000]`, `min_bet must be a single value (line 5)`},
	{`[500, 500, 500]`, `[500, 500]`, `antes must be of 3 players, not 2 (line 3)`},
	{`[500, 500, 500]`, `[500, -5, 500]`, `antes must be chips, 0 to 10¹² with at most 6 decimals, not "-5" (line 3)`},
	{`[500, 500, 500]`, `[500 500, 500]`, `antes must have commas between its elements (line 3)`},
	{`1125600,`, `0,`, `starting_stacks must be chips that are more than 0, or inf for a stack that is not known (line 6)`},
	{`1125600,`, `"inf",`, `starting_stacks must be chips, 0 to 10¹² with at most 6 decimals, not "inf" (line 6)`},
	{`1125600,`, `-inf,`, `starting_stacks must be chips, 0 to 10¹² with at most 6 decimals, not "-inf" (line 6)`},
	{`7h6h`, `7h2d`, `actions[2] must be cards of the deck that are not out yet, not 2d (line 11)`},
	{`"p3 cbr 7000"`, `"p3 cbr 3999"`, `actions[3] must be raise 4000 to 553000, not raise 3999 (line 12)`},
	{`"p3 cbr 7000"`, `"p3 bets 7000"`, `actions[3] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "p3 bets 7000" (line 12)`},
	{`"p2 f"`, `"p1 f"`, `actions[5] must be an action of p2, who is in turn (line 12)`},
	{`"d db Jc3d5c",`, ``, `actions[7] must come after the board is dealt (line 14)`},
	{`"p1 cbr 35000",`, `"d db 4h", "p1 cbr 35000",`, `actions[12] must be cards of the deck that are not out yet, not 4h (line 15)`},
	{"\"p3 cc\", \"\",\n  \"d db 4h\"", "\"d db 4h\", \"p3 cc\"", `actions[9] must not deal these cards yet (line 14)`},
	{`"d db Jh",`, ``, `actions must deal the board, of which 4 of 5 cards are given when they end (line 1)`},
	{`p3 sm 7h6h`, `p3 sm`, `actions[17] must show: with a player all-in every hand is shown (line 17)`},
	{`"p3 sm 7h6h",`, `"p3 sm 7h6h", "p3 cc",`, `actions[18] must not go on: the hand is over (line 17)`},
	{`min_bet = 2000`, "min_bet = 2000\n_seed = 5", `actions[0] must deal `},
	{`year = 2009`, `finishing_stacks = [5, 5, 5]`, `finishing_stacks must be 572100 for p1 by what the hand pays, not "5" (line 20)`},
	{`min_bet = 2000`, "min_bet = 2000\nblinds = [", `blinds must have a value, with its brackets closed (line 6)`},
	{`year = 2009`, `_button = 1`, `_button must lie before the first player, who sits in seat 1 (line 1)`},
	{`year = 2009`, `_cap = 3`, `_cap must be 0, or a number of bets with fixed limits, not 3 (line 20)`},
	{`variant = "NT"`, `variant = ["NT"]`, `variant must be a single value (line 2)`},
	{`variant = "NT"`, `variant = NT`, `variant must be a string (line 2)`},
	{`variant = "NT"`, `variant =`, `variant must be a string, a number, true or false, or an array of these (line 2)`},
	{`variant = "NT"`, `format = "x"`, `format must be "tefuda-hand-1", not "x" (line 2)`},
	{`variant = "NT"`, `format = "tefuda-hand-1"`, `_game must be given (line 1)`},
	{`variant = "NT"`, "format = \"tefuda-hand-1\"\n_game = \"holdem\"\n_limit = \"none\"", `_limit must be one of "no-limit" "pot-limit" "fixed", not "none" (line 4)`},
	{`variant = "NT"`, "format = \"tefuda-hand-1\"\n_game = \"chess\"", `_game must be one of "holdem" "short-deck" "draw" "omaha" "omaha-hi-lo" "stud" "stud-hi-lo" "razz" "single-draw" "triple-draw" "badugi", not "chess" (line 3)`},
	{`variant = "NT"`, "format = \"tefuda-hand-1\"\n_game = \"holdem\"\n_limit = \"no-limit\"", ``},
	{`variant = "NT"`, `variant = "FT"`, `small_bet must be given (line 1)`},
	{`variant = "NT"`, "variant = \"FT\"\nsmall_bet = 2000", `big_bet must be given (line 1)`},
	{`variant = "NT"`, "variant = \"FT\"\nsmall_bet = x\nbig_bet = 1", `small_bet must be chips, 0 to 10¹² with at most 6 decimals, not "x" (line 3)`},
	{`min_bet = 2000`, `min_bet = "2000"`, `min_bet must be chips, 0 to 10¹² with at most 6 decimals, not "2000" (line 5)`},
	{`min_bet = 2000`, `min_bet = 1000000000001`, `min_bet must be at most 10¹² of the smallest unit, not "1000000000001" (line 5)`},
	{`min_bet = 2000`, `min_bet = 1.`, `min_bet must be chips, 0 to 10¹² with at most 6 decimals, not "1." (line 5)`},
	{`min_bet = 2000`, `min_bet = .5`, `min_bet must be chips, 0 to 10¹² with at most 6 decimals, not ".5" (line 5)`},
	{`min_bet = 2000`, `min_bet = 0.0000001`, `min_bet must be chips, 0 to 10¹² with at most 6 decimals, not "0.0000001" (line 5)`},
	{`min_bet = 2000`, "min_bet = 2000\n_cap = 101", `_cap must be 0 to 100 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_cap = 1.5", `_cap must be 0 to 100 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_cap = \"1\"", `_cap must be 0 to 100 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_jokers = 3", `_jokers must be 0 to 2 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nante_trimming_status = maybe", `ante_trimming_status must be true or false (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nante_trimming_status = \"true\"", `ante_trimming_status must be true or false (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_auto_show = [true]", `_auto_show must be a single value (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_openers = 1", `_openers must be true or false (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_carry = -1", `_carry must be chips, 0 to 10¹² with at most 6 decimals, not "-1" (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nseat_count = 2", `seat_count must be 3 to 9 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nseat_count = 10", `seat_count must be 3 to 9 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nseats = [1, 2]", `seats must have a number for each player (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nseats = [1, 2, 10]", `seats must be 1 to 9, not "10" (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nseats = [0, 1, 2]", `seats must be 1 to 9, not "0" (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nseats = [1, 2, 2]", `seats must be one for each player, not 2 twice (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\nseats = [1, 2, 1.5]", `seats must be 1 to 9, not "1.5" (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_button = 4", `_button must be 1 to 3 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_seed = -1", `_seed must be 0 to 4294967295 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_deck = \"As Ks\"", `_deck must be 11 to 52 cards, not 2 (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_deck = \"Xx\"", `_deck must be cards without spaces (line 6)`},
	{`min_bet = 2000`, "min_bet = 2000\n_deck = 5", `_deck must be a string (line 6)`},
	{`starting_stacks = [1125600, 2000000, 553500]`, `starting_stacks = 5`, `starting_stacks must be an array (line 6)`},
	{`starting_stacks = [1125600, 2000000, 553500]`, `starting_stacks = [5]`, `starting_stacks must be of 2 to 9 players, not 1 (line 6)`},
	{`starting_stacks = [1125600, 2000000, 553500]`, `starting_stacks = [1,1,1,1,1,1,1,1,1,1]`, `starting_stacks must be of 2 to 9 players, not 10 (line 6)`},
	{`starting_stacks = [1125600, 2000000, 553500]`, ``, `starting_stacks must be given (line 1)`},
	{`553500]`, `553500`, `starting_stacks must have commas between its elements (line 7)`},
	{`553500]`, `553500, {}]`, `starting_stacks must be a string, a number, true or false, or an array of these (line 6)`},
	{`blinds_or_straddles = [1000, 2000, 0]`, ``, `blinds_or_straddles must be given (line 1)`},
	{`blinds_or_straddles = [1000, 2000, 0]`, `blinds_or_straddles = [1000, x, 0]`, `blinds_or_straddles must be chips, 0 to 10¹² with at most 6 decimals, not "x" (line 4)`},
	{`"d dh p1 Ac2d"`, `5`, `actions[0] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "5" (line 9)`},
	{`"d dh p1 Ac2d"`, `"d"`, `actions[0] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "d" (line 9)`},
	{`"d dh p1 Ac2d"`, `"d dh p4 Ac2d"`, `actions[0] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "d dh p4 Ac2d" (line 9)`},
	{`"d dh p1 Ac2d"`, `"d dh p1 Ac"`, ``},
	{`"d dh p1 Ac2d"`, `"d dh p1 Ac2d3d"`, `actions[0] must not be more cards than the game deals (line 9)`},
	{`"d dh p1 Ac2d"`, `"d dh p1 AcXx"`, `actions[0] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "d dh p1 AcXx" (line 9)`},
	{`"d dh p1 Ac2d"`, `"d dx p1 Ac2d"`, `actions[0] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "d dx p1 Ac2d" (line 9)`},
	{`"d dh p1 Ac2d"`, `"d dh p1 Ac2d`, `actions must end its string in the same line (line 9)`},
	{`"d db Jc3d5c"`, `"d db Jc3d??"`, `actions[7] must be known cards on the board (line 13)`},
	{`"d db Jc3d5c"`, `"d db Jc3d5c6c7c8c"`, `actions[7] must not be more cards than the game deals (line 13)`},
	{`"d db Jc3d5c"`, `"d db Jc3d"`, `actions[8] must come after the board is dealt (line 14)`},
	{`"p3 cbr 7000"`, `"p3 cbr"`, `actions[3] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "p3 cbr" (line 12)`},
	{`"p3 cbr 7000"`, `"p3 cbr x"`, `actions must be chips, 0 to 10¹² with at most 6 decimals, not "x" (line 12)`},
	{`"p3 cbr 7000"`, `"p3 sm"`, `actions[3] must not come before the betting is over (line 12)`},
	{`"p3 cbr 7000"`, `"p3 sd 7h"`, `actions[3] must be cards of the deck that are not out yet, not 7h (line 12)`},
	{`"p3 cbr 7000"`, `"p3 f 7"`, `actions[3] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "p3 f 7" (line 12)`},
	{`"p3 cbr 7000"`, `"p9 f"`, `actions[3] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "p9 f" (line 12)`},
	{`"p3 cbr 7000"`, `"q3 f"`, `actions[3] must be like "d dh p1 AcKd", "d db 2c3d4h", "p1 f", "p1 cc", "p1 cbr 60", "p1 sd 2c" or "p1 sm", with players 1 to 3, not "q3 f" (line 12)`},
	{`"p1 sm Ac2d"`, `"p1 sm Ac3d"`, `actions[16] must deal 2d, as the seed or deck says, not 3d (line 17)`},
	{`"p1 sm Ac2d"`, `"p1 sm AcAc"`, `actions[16] must deal 2d, as the seed or deck says, not Ac (line 17)`},
	{`"d db Jh"`, `"d db Jh", "d dh p2 2c3c"`, `actions[19] must not be more cards than the game deals (line 18)`},
	{`players = ["Phil Ivey", "Patrik Antonius", "Tom Dwan"]`, `players = ["Phil Ivey"]`, ``},
	{`players = ["Phil Ivey", "Patrik Antonius", "Tom Dwan"]`, `players = [1, 2, 3]`, ``},
	{`players = ["Phil Ivey", "Patrik Antonius", "Tom Dwan"]`, `players = "x"`, ``},
	{`year = 2009`, `year = 2009 # ok`, ``},
	{`year = 2009`, `year =`, `year must have a value (line 20)`},
	{`year = 2009`, `_x = "a\\b\"c\n"`, ``},
	{`actions = [`, `action = [`, `actions must be given (line 1)`},
}

// TestFaults spoils million, whose lines are told; where there is no fault, none is wanted.
func TestFaults(t *testing.T) {
	for _, c := range faults {
		text := strings.Replace(million, c.old, c.new, 1)
		if text == million {
			t.Fatalf("%q is not in the text", c.old)
		}
		_, err := record.Import(text)
		if c.want == "" && err == nil {
			continue
		}
		if err == nil || !strings.HasPrefix(err.Error(), c.want) || c.want == "" {
			t.Errorf("%q → %q: %v, want %s", c.old, c.new, err, c.want)
		}
		if f, ok := err.(*fault.Fault); !ok || f.Field != "actions" && f.Field != "_deck" && f.Index != -1 {
			t.Errorf("%T is no fault of a whole field: %v", err, err)
		}
	}
}
