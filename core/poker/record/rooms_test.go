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
			s.Blinds[(at+3)%s.Seats] = 20
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
	for _, c := range [][3]string{} {
		_, err := ImportAll(strings.Replace(string(text), c[0], c[1], 1))
		if err == nil || !strings.Contains(err.Error(), c[2]) {
			t.Errorf("%s: %v", c[1], err)
		}
	}
}
