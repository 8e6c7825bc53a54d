package daifugo

import (
	"path/filepath"
	"testing"

	"github.com/tefuda/tefuda/core/search"
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
		moves += len(own[i].moves)
	}
	if len(own) < ownGames || moves < 40*ownGames {
		t.Errorf("%d games of %d moves in testdata", len(own), moves)
	}
	games, drawn := 0, 0
	replay := func(file string, records []record) {
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
	for _, file := range recordFiles(t, "official_*.log.gz") {
		replay(file, readRecords(t, file, officialLog))
	}
	for _, pattern := range []string{"match_*.dat.gz", "champion_*.dat.gz"} {
		for _, file := range recordFiles(t, pattern) {
			replay(file, readRecords(t, file, matchRecord))
		}
	}
	t.Logf("%d games, %d ended by passes", games, drawn)
}

// exchange hands over the gifts of a record and says what does not fit. Match
// records have only what the rich returned.
func (r *record) exchange() string {
	gifts, hands := UEC.Gifts(r.class), r.dealt
	Tributes(gifts, &hands)
	for i := range gifts {
		g := &gifts[i]
		if i >= len(gifts)/2 {
			if err := Return(g, r.given[g.From], &hands); err != nil {
				return err.Error()
			}
		} else if r.seated && g.Cards != r.given[g.From] {
			return "wrong tribute " + g.Cards.String()
		}
	}
	if hands != r.hands {
		return "wrong hands after the exchange"
	}
	return ""
}

// replay plays a record and says what does not fit.
func (r *record) replay() (stalled bool, fault string) {
	if fault = r.exchange(); fault != "" {
		return false, fault
	}
	s := Start(UEC, r.hands, r.class)
	for _, m := range r.moves {
		if s.Over() {
			return false, "over before move " + m.Role.String()
		}
		if r.seated && s.Turn != m.Seat {
			return false, "wrong turn"
		}
		if err := s.Apply(m.Role); err != nil {
			if r.strict {
				return false, err.Error()
			}
			if err := s.Apply(Role{}); err != nil {
				return false, err.Error()
			}
		}
	}
	if !s.Over() {
		return false, "not over"
	}
	stalled = s.Active != 0
	left := s.Active
	s.DrawPlaces(search.NewRand(1))
	for place, seat := range r.order {
		if !left.Has(seat) && int(s.Places[seat]) != place+1 {
			return stalled, "wrong place"
		}
	}
	return stalled, ""
}

// TestReplayCountsJokers checks that no view holds more jokers than its rules.
func TestReplayCountsJokers(t *testing.T) {
	v := View{Table: Table{Rules: Rules{2, 1, 0}, Active: 3, Counts: [MaxPlayers]int8{4, 5}}, Hand: cardsOf(t, "3s 4s 5s 6s")}
	v.Moves = []Move{{0, roleOf(t, "Jk")}, {1, Role{}}, {0, roleOf(t, "Jk")}}
	v.Played, v.Turn = roleOf(t, "Jk").Cards, 1
	fault, ok := v.Replay(nil).(*search.Fault)
	if !ok || fault.Index != 2 || fault.Reason != "is not legal there" {
		t.Errorf("two jokers of a deck with one: %v", fault)
	}
	if v.Rules.Jokers = 2; v.Replay(nil).(*search.Fault).Index == 2 {
		t.Error("two jokers of a deck with two are refused")
	}
}
