package uectest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
)

// TestReplay plays every recorded game again: the turn order, what was accepted,
// and the places must come out. The games of testdata are our own, at random by
// UEC rules; those of ../shared/data are a server's.
func TestReplay(t *testing.T) {
	own, moves := ownRecords(t), 0
	for i := range own {
		if stalled, fault := own[i].replay(); fault != "" || stalled {
			t.Errorf("game %d of testdata: %s", i, fault)
		}
		moves += len(own[i].Moves)
	}
	if len(own) < ownGames || moves < 40*ownGames {
		t.Errorf("%d games of %d moves in testdata", len(own), moves)
	}
	games, drawn := 0, 0
	replay := func(file string, records []Record) {
		lots, bad := 0, 0
		for i, r := range records {
			stalled, fault := r.replay()
			if stalled {
				lots++
			}
			if fault != "" {
				if bad++; bad <= 3 {
					t.Errorf("%s, game %d: %s", filepath.Base(file), i, fault)
				}
			}
		}
		t.Logf("%s: %d games, %d ended by passes, %d mismatches", filepath.Base(file), len(records), lots, bad)
		games, drawn = games+len(records), drawn+lots
	}
	for _, file := range Shared("*.gz") {
		if filepath.Ext(strings.TrimSuffix(file, ".gz")) == ".csv" {
			continue
		}
		records, err := Read(file)
		if err != nil {
			t.Fatal(err)
		}
		replay(file, records)
	}
	t.Logf("%d games, %d ended by passes", games, drawn)
}

// exchange hands over the gifts of a record and says what does not fit. Match
// records have only what the rich returned.
func (r *Record) exchange() string {
	gifts, hands := daifugo.UEC.Gifts(r.Class), r.Dealt
	daifugo.Tributes(gifts, &hands)
	for i := range gifts {
		g := &gifts[i]
		if i >= len(gifts)/2 {
			if err := daifugo.Return(g, r.Given[g.From], &hands); err != nil {
				return err.Error()
			}
		} else if r.Seated && g.Cards != r.Given[g.From] {
			return "wrong tribute " + g.Cards.String()
		}
	}
	if hands != r.Hands {
		return "wrong hands after the exchange"
	}
	return ""
}

// replay plays a record and says what does not fit.
func (r *Record) replay() (stalled bool, fault string) {
	if fault = r.exchange(); fault != "" {
		return false, fault
	}
	s := daifugo.Start(daifugo.UEC, r.Hands, r.Class)
	for _, m := range r.Moves {
		if s.Over() {
			return false, "over before move " + m.Role.String()
		}
		if r.Seated && s.Turn != m.Seat {
			return false, "wrong turn"
		}
		if _, err := s.Apply(m.Role); err != nil {
			if r.Strict {
				return false, err.Error()
			}
			if _, err := s.Apply(daifugo.Role{}); err != nil {
				return false, err.Error()
			}
		}
	}
	if !s.Over() {
		return false, "not over"
	}
	stalled = s.Active != 0
	left := s.Active
	s.DrawPlaces(dice.NewRand(1))
	for place, seat := range r.Order {
		if !left.Has(seat) && int(s.Places[seat]) != place+1 {
			return stalled, "wrong place"
		}
	}
	return stalled, ""
}
