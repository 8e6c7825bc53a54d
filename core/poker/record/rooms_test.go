package record

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/poker/game"
)

// told again: import, export and import give the same hand, to the event.
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
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			again, err := Import(s)
			if err != nil {
				t.Errorf("%s: %v\n%s", name, err, s)
				continue
			}
			sameHand(t, name+"\n"+s, r, again, true)
			if r.Fields != again.Fields {
				t.Errorf("%s: fields\n%snot\n%s", name, again.Fields, r.Fields)
			}
			if s2, _ := ExportRoom(again, r.Room); s2 != s {
				t.Errorf("%s: written\n%snot\n%s", name, s2, s)
			}
			phh, err := Import(Export(r))
			if err != nil {
				t.Errorf("%s: %v\n%s", name, err, Export(r))
				continue
			}
			sameHand(t, name, r, phh, true)
			if s2, _ := ExportRoom(phh, r.Room); s2 != s {
				t.Errorf("%s: by PHH\n%snot\n%s", name, s2, s)
			}
		}
	}
}

func sameHand(t *testing.T, name string, a, b *Record, chosen bool) {
	t.Helper()
	if len(a.Hand.Log) != len(b.Hand.Log) || a.Decimals != b.Decimals {
		t.Errorf("%s: %d events, %d decimals, not %d and %d", name, len(b.Hand.Log), b.Decimals, len(a.Hand.Log), a.Decimals)
		return
	}
	for i := range a.Hand.Log {
		x, y := a.Hand.Log[i], b.Hand.Log[i]
		if !chosen {
			x.Chosen, y.Chosen = false, false
		}
		if x != y {
			t.Errorf("%s: event %d is %+v, not %+v", name, i, y, x)
			return
		}
	}
	for i := range a.Hand.Players {
		if a.Hand.Players[i].Stack != b.Hand.Players[i].Stack {
			t.Errorf("%s: seat %d ends with %d, not %d", name, i, b.Hand.Players[i].Stack, a.Hand.Players[i].Stack)
		}
	}
}

// TestRoomsSelfPlay writes hands of each variant, played at random, and reads them.
func TestRoomsSelfPlay(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for v := range game.Variants {
		n := 0
		for seed := uint32(0); n < 60; seed++ {
			s := selfPlay(game.Variant(v), rng)
			h, err := game.Start(s, seed)
			if err != nil {
				t.Fatal(err)
			}
			playOut(h, rng)
			if h.Stud() && len(h.Board) > 0 {
				continue
			}
			n++
			for _, room := range Rooms {
				r := &Record{Hand: h}
				text, err := ExportRoom(r, room)
				if err != nil {
					t.Fatal(err)
				}
				again, err := Import(text)
				if err != nil {
					t.Errorf("%s: %v\n%s\n%s", game.Variants[v], err, text, Export(r))
					break
				}
				if again.Room != room {
					t.Errorf("room %s, not %s", again.Room, room)
				}
				sameHand(t, game.Variants[v]+"\n"+text, r, again, false)
			}
			if t.Failed() {
				return
			}
		}
	}
}

func selfPlay(v game.Variant, rng *rand.Rand) *game.Setup {
	s := &game.Setup{}
	s.Variant, s.AskShow = v, rng.IntN(2) == 0
	s.Seats = int8(2 + rng.IntN(5))
	if s.Draws() > 0 {
		s.Seats = min(s.Seats, 4)
	}
	s.Button = int8(rng.IntN(int(s.Seats)))
	s.MinBet = 10
	if v <= game.OmahaHiLo && v != game.Draw && rng.IntN(2) == 0 {
		s.Runs = 2
	}
	s.Limit = game.Limit(rng.IntN(3))
	if s.Stud() || s.Draws() > 1 {
		s.Limit = game.FixedLimit
	}
	if s.Limit == game.FixedLimit {
		s.BigBet = 20
	}
	if s.Stud() {
		s.BringIn = 3
	}
	for i := range s.Seats {
		s.Stacks[i] = int64(1 + rng.IntN(300))
		if rng.IntN(8) == 0 {
			s.Stacks[i] = int64(1 + rng.IntN(12))
		}
		if rng.IntN(2) == 0 || s.Stud() {
			s.Antes[i] = 2
		}
	}
	if !s.Stud() {
		at := s.Button
		if s.Seats == 2 {
			at--
		}
		s.Blinds[(at+1+s.Seats)%s.Seats] = 5
		s.Blinds[(at+2+s.Seats)%s.Seats] = 10
		if s.Seats > 3 && rng.IntN(4) == 0 {
			s.Blinds[(at+3)%s.Seats], s.Stacks[(at+3)%s.Seats] = 20, 99
		}
	}
	return s
}

func playOut(h *game.Hand, rng *rand.Rand) {
	for h.Phase != game.Over {
		l := h.Legal()
		moves := l.Moves()
		a, _ := game.ParseAction(moves[rng.IntN(len(moves))])
		if a.Kind == game.Fold && rng.IntN(3) > 0 {
			continue
		}
		if a.Kind == game.Discard {
			for _, c := range h.Holds(h.Turn) {
				if rng.IntN(3) == 0 {
					a.Cards = a.Cards.With(c)
				}
			}
		}
		if _, err := h.Apply(a); err != nil {
			panic(err)
		}
	}
}

func TestRoomsRefuse(t *testing.T) {
	text, _ := os.ReadFile("testdata/rooms/01-cash.txt")
	for _, c := range [][3]string{
		{"Ann: bets $2", "Ann: nods", "must be a line that PokerStars or GGPoker writes in English, of a player with a seat: correct it, or leave it out if it is talk (line 17: \"Ann: nods\")"},
		{"Ann: bets $2", "Zoe: bets $2", "must be a line that PokerStars"},
		{"Ann: bets $2\n", "Ann: bets $40\n", "must be at most 35.00, which is what the player has left"},
		{"Dov: calls $2", "Dov: calls $3", "must call 2.00, not 3.00 (line 18: "},
		{"Ben: folds\n", "", "must be an action of p4, who is in turn (line 12: \"Cleo: folds\")"},
		{"Ann: raises $1 to", "Ann: raises $2 to", "must raise by 1.00, what 1.50 is more than 0.50 (line 11: "},
		{"[2s 6d 6h] [Jc]", "[2s 6d 6s] [Jc]", "must have the board so far, 2s 6d 6h (line 19: "},
		{"Board [2s 6d 6h Jc 9d]", "Board [2s 6d 6h Jc 9c]", "must be the board that was dealt"},
		{"Total pot $15.25", "Total pot $15.75", "must be a pot of 15.25, which is what was bet (line 30: "},
		{"Rake $0.75", "Rake $0.25", "must be what was collected, 14.50, and what was taken, 0.25, together: 15.25"},
		{"Ann collected $14.50", "Dov collected $14.50", "which is what the lines above have collected"},
		{"Dov: shows [Ts 9s]", "Dov: shows [As Ah]", "must be the cards that were shown"},
		{"Ann: shows [Ac Jh]", "Ann: shows [Ac Jd]", "must be the cards that were shown, Ac Jd"},
		{"*** RIVER ***", "*** THIRD RIVER ***", "leave out hands that were run more often (line 22: "},
		{"Board [2s", "Hand was run twice\nBoard [2s", "run twice with both boards in the text"},
		{"*** SHOW DOWN ***", "*** SECOND RIVER *** [2s 6d 6h Jc] [9c]\n*** SHOW DOWN ***", "must not deal these cards yet"},
		{"*** SHOW DOWN ***", "*** BREAK ***", "must be a part of a hand"},
		{"*** HOLE CARDS ***\n", "", "must be 2 cards, below *** HOLE CARDS ***"},
		{"Dealt to Ann [Ac Jh]", "Ann: posts the ante $1", "must stand before the cards are dealt if it is a post, and after it otherwise"},
		{"Dealt to Ann [Ac Jh]", "Dealt to Ann [Ac Js]", "must show the cards that were dealt, not Ac Jh"},
		{"Dealt to Ann [Ac Jh]", "Dealt to Ann [Ac 6d]", "must"},
		{"Seat #2 is the button", "", "where the button is"},
		{"Hold'em No Limit", "Hold'em", "must name the limit"},
		{"Hold'em No Limit", "5 Card Omaha Pot Limit", "must be of a game that is played here"},
		{"Hold'em No Limit", "Mau-Mau", "must be of a game that is played here"},
		{"($0.25/$0.50 USD)", "", "must have the stakes in parentheses"},
		{"($0.25/$0.50 USD)", "($0.25/$0.50 - $30 Cap - USD)", "without a cap"},
		{"Seat 3: Cleo", "Seat 2: Cleo", "must be a seat and a name that no other line has"},
		{"($52.97 in chips)", "(52.97)", "must be like Seat 1: Ann ($10 in chips)"},
		{"Dov: posts big blind $0.50", "Hand cancelled", "this was cancelled"},
		{"Ann: calls $4\n", "", "must not come before the betting is over"},
	} {
		was := strings.Replace(string(text), c[0], c[1], 1)
		if was == string(text) {
			t.Errorf("%s is not in the text", c[0])
		}
		_, err := ImportAll(was)
		if err == nil || !strings.Contains(err.Error(), c[2]) {
			t.Errorf("%s: %v", c[1], err)
		}
	}
}

// What a hand that was run twice says twice must agree.
func TestTwiceRefuse(t *testing.T) {
	for _, c := range [][4]string{
		{"27-twice", "6h] [Qc]", "6h] [Qd]", "must be the second board that was dealt, As 3c 8d 6h Qd"},
		{"27-twice", "Qc", "9c", "must be cards of the deck that are not out yet, not 9c"},
		{"27-twice", "[As 3c 8d] [6h]", "[As 3c 8c] [6h]", "must have the board so far, As 3c 8d (line 21: "},
		{"27-twice", "SECOND Board [As", "SECOND Board [Ad", "must be the second board that was dealt, As 3c 8d 6h Qc (line 39: "},
		{"27-twice", "FIRST Board [2c", "FIRST Board [2d", "must be the board that was dealt, 2c 7d Jh 4s 9c (line 38: "},
		{"27-twice", "*** SECOND SHOW DOWN ***\n", "", "must collect 0.00 of the pot by the cards and bets, less a rake, not 69.00"},
		{"27-twice", "*** SECOND RIVER *** [As 3c 8d 6h] [Qc]\n", "", "must be the second board that was dealt"},
		{"28-gg-twice", "*** SECOND TURN *** [8d Kc 4c] [Jd]\n", "", "must have the board so far, 8d Kc 4c 2c"},
		{"28-gg-twice", "*** SECOND SHOWDOWN ***", "*** THIRD SHOWDOWN ***", "leave out hands that were run more often"},
		{"28-gg-twice", "two times", "three times", "leave out hands that were run more often"},
		{"28-gg-twice", "SECOND Board [Jd Js]", "SECOND Board [Jd]", "must be the second board that was dealt, 8d Kc 4c Jd Js"},
	} {
		text, _ := os.ReadFile("testdata/rooms/" + c[0] + ".txt")
		was := strings.ReplaceAll(string(text), c[1], c[2])
		if _, err := ImportAll(was); was == string(text) || err == nil || !strings.Contains(err.Error(), c[3]) {
			t.Errorf("%s for %s: %v", c[2], c[1], err)
		}
	}
}

// Two boards come back with their cards and what each of them paid; a bomb pot has no words.
func TestTwice(t *testing.T) {
	text, _ := os.ReadFile("testdata/rooms/27-twice.txt")
	r, err := Import(string(text))
	if err != nil {
		t.Fatal(err)
	}
	var won [2][4]int64
	for _, e := range r.Hand.Log {
		if e.Kind == game.Win {
			won[e.Run][e.Seat] += e.Amount
		}
	}
	if r.Hand.Runs != 2 || game.Text(r.Hand.Second, " ") != "As 3c 8d 6h Qc" || won != [2][4]int64{{0, 7000}, {7000}} {
		t.Error(r.Hand.Runs, game.Text(r.Hand.Second, " "), won)
	}
	s := &game.Setup{Rules: game.Rules{MinBet: 2, Bomb: 2}, Seats: 2, Stacks: [9]int64{50, 50}, Antes: [9]int64{2, 2}}
	h, err := game.Start(s, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = ExportRoom(&Record{Hand: h}, "gg"); err == nil || !strings.Contains(err.Error(), "without a bomb pot") {
		t.Error(err)
	}
}

// Every prefix and every text with a line left out or doubled is read or refused.
func FuzzRooms(f *testing.F) {
	files, _ := filepath.Glob("testdata/rooms/*.txt")
	for _, name := range files {
		text, _ := os.ReadFile(name)
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		if RoomOf(text) == "" {
			text = "PokerStars Hand #1: " + text
		}
		all, err := ImportAll(text)
		if err != nil {
			return
		}
		for _, r := range all {
			for _, room := range Rooms {
				s, err := ExportRoom(r, room)
				if err != nil {
					continue
				}
				again, err := Import(s)
				if err != nil {
					t.Skip(err)
				}
				_ = again
			}
			if _, err := Import(Export(r)); err != nil {
				t.Errorf("%v\n%s\n%s", err, text, Export(r))
			}
		}
	})
}

func TestRoomsLines(t *testing.T) {
	files, _ := filepath.Glob("testdata/rooms/*.txt")
	for _, name := range files {
		text, _ := os.ReadFile(name)
		lines := strings.SplitAfter(string(text), "\n")
		for i := range lines {
			rest := strings.Join(lines[i+1:], "")
			before := strings.Join(lines[:i], "")
			for _, s := range []string{before, before + rest, before + lines[i] + lines[i] + rest} {
				if all, err := ImportAll(s); err == nil {
					for _, r := range all {
						if _, err := ExportRoom(r, r.Room); err != nil && r.Room != "" {
							t.Errorf("%s, line %d: %v", name, i+1, err)
						}
					}
				}
			}
		}
	}
}
