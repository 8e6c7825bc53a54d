package daifugo

// checkSeats reports what is wrong with what the table says of single seats.
func (t *Table) checkSeats() error {
	last := int(t.Rules.Players) - 1
	for _, s := range []struct {
		field string
		seat  int8
	}{{"turn", t.Turn}, {"owner", t.Owner}} {
		if s.seat < 0 || int(s.seat) > last {
			return unlike(s.field, Whole, "must be 0 to "+Number(last), s.seat)
		}
	}
	if err := t.CheckPlaces("places", t.Places, false); err != nil {
		return err
	}
	if err := t.CheckPlaces("classes", t.Class, t.Class != [MaxPlayers]int8{}); err != nil {
		return err
	}
	for seat, n := range t.Counts {
		if fault := t.countFault(seat, int(n)); fault != "" {
			return unlike("counts", seat, fault, n)
		}
	}
	return nil
}

// countFault says what a number of cards must be if it is wrong.
func (t *Table) countFault(seat, n int) string {
	switch {
	case n < 0:
		return "must be 0 or more"
	case seat >= int(t.Rules.Players) && n != 0:
		return "is no player's and must be 0"
	case t.Active.Has(int8(seat)) && n == 0:
		return "must be 1 or more, as the player is in"
	case !t.Active.Has(int8(seat)) && n != 0 && !t.Rules.Has(MiyakoOchi):
		return "must be 0, as the player is out"
	}
	return ""
}

// CheckPlaces reports, as a *fault.Fault of a field, places that are no
// player's, out of range or given twice, and with all those that are missing.
func (t *Table) CheckPlaces(field string, places [MaxPlayers]int8, all bool) error {
	taken := Seats(0)
	for seat, place := range places {
		fault := ""
		switch {
		case seat >= int(t.Rules.Players) && place != 0:
			fault = "is no player's and must be 0"
		case place < 0 || place > t.Rules.Players:
			fault = "must be 0 to " + Number(int(t.Rules.Players))
		case place > 0 && taken.Has(place):
			fault = "is another player's place too"
		case all && place == 0 && seat < int(t.Rules.Players):
			fault = "must be 1 or more, as others have a place"
		}
		if fault != "" {
			return unlike(field, seat, fault, place)
		}
		if place > 0 {
			taken |= 1 << place
		}
	}
	return nil
}
