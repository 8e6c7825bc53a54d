package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker/game"
)

// format is the value of the first line of our form.
const format = "tefuda-hand-1"

// codes are the variants of PHH that package game plays.
var codes = []struct {
	code    string
	variant game.Variant
	limit   game.Limit
}{
	{"NT", game.Holdem, game.NoLimit},
	{"FT", game.Holdem, game.FixedLimit},
	{"NS", game.ShortDeck, game.NoLimit},
	{"PO", game.Omaha, game.PotLimit},
	{"FO/8", game.OmahaHiLo, game.FixedLimit},
	{"F7S", game.Stud, game.FixedLimit},
	{"F7S/8", game.StudHiLo, game.FixedLimit},
	{"FR", game.Razz, game.FixedLimit},
	{"N2L1D", game.SingleDraw, game.NoLimit},
	{"F2L3D", game.TripleDraw, game.FixedLimit},
	{"FB", game.BadugiDraw, game.FixedLimit},
}

// setup reads all fields except the actions. It returns the players' seats in their order.
func (f *file) setup(s *game.Setup) (seats []int8, err error) {
	for _, read := range [...]func(*game.Setup) error{f.variant, f.stakes, f.switches} {
		if err = read(s); err != nil {
			return nil, err
		}
	}
	if seats, err = f.seats(s); err != nil {
		return nil, err
	}
	for _, x := range [...]struct {
		key string
		to  *[game.MaxSeats]int64
	}{{"starting_stacks", &s.Stacks}, {"antes", &s.Antes}, {"blinds_or_straddles", &s.Blinds}} {
		if x.to == &s.Blinds && s.Stud() {
			continue
		}
		if err = f.perPlayer(x.key, seats, x.to); err != nil {
			return nil, err
		}
	}
	return seats, nil
}

func (f *file) variant(s *game.Setup) error {
	if f.get("variant") == nil {
		return f.ours(s)
	}
	code, line, err := f.word("variant")
	if err != nil {
		return err
	}
	known := ""
	for _, c := range codes {
		if c.code == code {
			s.Variant, s.Limit = c.variant, c.limit
			return nil
		}
		known += " " + quote(c.code)
	}
	return refuse(fault.BadRange, "variant", line, "must be one of"+known+", not "+short(code))
}

// ours reads the fields that replace PHH's variant in our form.
func (f *file) ours(s *game.Setup) error {
	text, line, err := f.word("format")
	if err != nil {
		return refuse(fault.BadGame, "variant", 1, "must be given, or format = \""+format+"\"")
	}
	if text != format {
		return refuse(fault.BadRange, "format", line, "must be \""+format+"\", not "+short(text))
	}
	variant, err := f.choice("_game", game.Variants)
	if err != nil {
		return err
	}
	limit, err := f.choice("_limit", game.Limits)
	s.Variant, s.Limit = game.Variant(variant), game.Limit(limit)
	return err
}

func (f *file) choice(key string, of []string) (int, error) {
	text, line, err := f.word(key)
	if err != nil {
		return 0, err
	}
	at := names.Index(of, text)
	if at < 0 {
		return 0, refuse(fault.BadRange, key, line, "must be one of \""+strings.Join(of, "\" \"")+"\", not "+short(text))
	}
	return at, nil
}

func (f *file) stakes(s *game.Setup) (err error) {
	if s.Limit != game.FixedLimit {
		s.MinBet, err = f.amount("min_bet")
		return err
	}
	if s.MinBet, err = f.amount("small_bet"); err != nil {
		return err
	}
	if s.BigBet, err = f.amount("big_bet"); err == nil && s.Stud() {
		s.BringIn, err = f.amount("bring_in")
	}
	return err
}

func (f *file) switches(s *game.Setup) error {
	trim, auto := false, false
	for _, x := range [...]struct {
		key  string
		most int64
		to   any
	}{
		{"_cap", 100, &s.Cap}, {"_jokers", 2, &s.Jokers}, {"ante_trimming_status", 0, &trim}, {"_auto_show", 0, &auto}, {"_carry", 0, &s.Carry},
		{"_openers", 0, &s.Openers}, {"_runs", 2, &s.Runs}, {"_bomb", 2, &s.Bomb}, {"_rake", 10_000, &s.Rake.Rate}, {"_rake_cap", 0, &s.Rake.Cap},
		{"_no_flop_no_drop", 0, &s.Rake.NoFlopNoDrop},
	} {
		var err error
		var n int64
		switch to := x.to.(type) {
		case *bool:
			*to, err = f.flag(x.key)
		case *int8:
			n, err = f.whole(x.key, 0, x.most, 0)
			*to = int8(n)
		case *int64:
			if x.most > 0 {
				*to, err = f.whole(x.key, 0, x.most, 0)
			} else if f.get(x.key) != nil {
				*to, err = f.amount(x.key)
			}
		}
		if err != nil {
			return err
		}
	}
	s.WholeAntes, s.AskShow = !trim, !auto
	return nil
}

// seats assigns seats to the players; the last player has the button.
func (f *file) seats(s *game.Setup) ([]int8, error) {
	stacks, err := f.need("starting_stacks", true)
	if err != nil {
		return nil, err
	}
	n := len(stacks.items)
	if n < game.MinSeats || n > game.MaxSeats {
		return nil, refuse(fault.BadLength, "starting_stacks", stacks.line, fault.Tell("must be of 2 to 9 players, not #", int64(n)))
	}
	count, err := f.whole("seat_count", int64(n), game.MaxSeats, int64(n))
	if err != nil {
		return nil, err
	}
	s.Seats = int8(count)
	seats := make([]int8, n)
	for i := range seats {
		seats[i] = int8(i)
	}
	if x := f.get("seats"); x != nil {
		if err := f.chairs(x, s, seats); err != nil {
			return nil, err
		}
	}
	button, err := f.whole("_button", 1, int64(s.Seats), int64(seats[n-1])+1)
	s.Button = int8(button) - 1
	return seats, err
}

// chairs reads the seat numbers, from 1, clockwise. Numbers that do not go once around the table
// contradict the order of the players: they are kept unchanged and not used.
func (f *file) chairs(x *field, s *game.Setup, seats []int8) error {
	if len(x.items) != len(seats) {
		return refuse(fault.BadLength, "seats", x.line, "must have a number for each player")
	}
	most, list := int64(s.Seats), ""
	if f.get("seat_count") == nil {
		most = game.MaxSeats
	}
	var at [game.MaxSeats]int8
	for i := range x.items {
		n, places := decimal(x.items[i].text)
		if places != 0 || n < 1 || n > most {
			return refuse(fault.BadRange, "seats", x.items[i].line, fault.Tell("must be 1 to #, not ", int64(most))+short(x.items[i].text))
		}
		at[i] = int8(n - 1)
		if list += x.items[i].text; i < len(seats)-1 {
			list += ", "
		}
	}
	wraps := 0
	for i := range seats {
		next := at[(i+1)%len(seats)]
		if at[i] >= next {
			wraps++
		}
		for k := range i {
			if at[i] == at[k] {
				return refuse(fault.BadRange, "seats", x.line, fault.Tell("must be one for each player, not # twice", int64(at[i])+1))
			}
		}
	}
	if wraps != 1 {
		f.rest += "seats = [" + list + "]\n"
		return nil
	}
	s.Seats = int8(most)
	copy(seats, at[:])
	return nil
}

// perPlayer reads an amount for each player. PHH reverses the forced bets of two players.
func (f *file) perPlayer(key string, seats []int8, to *[game.MaxSeats]int64) error {
	x, err := f.need(key, true)
	if err != nil {
		return err
	}
	if len(x.items) != len(seats) {
		return refuse(fault.BadLength, key, x.line, fault.Tell("must be of # players, not #", int64(len(seats)), int64(len(x.items))))
	}
	for i := range x.items {
		y := x.items[i]
		at := i
		if len(seats) == 2 && key != "starting_stacks" {
			at = 1 - i
		}
		if key == "starting_stacks" && (y.text == "inf" || y.text == "+inf") && !y.quoted {
			f.unknown |= 1 << seats[at]
			continue
		}
		posted := key == "blinds_or_straddles" && !y.quoted && y.text[0] == '-'
		if posted {
			y.text = y.text[1:]
		}
		n, err := f.chips(key, &y)
		if err != nil {
			return err
		}
		to[seats[at]] = n
		if posted {
			to[seats[at]] = -n
		}
		if key == "starting_stacks" && n == 0 {
			return refuse(fault.BadRange, key, y.line, "must be chips that are more than 0, or inf for a stack that is not known")
		}
	}
	return nil
}

// open sets unknown stacks to the sum of all bets plus a hundred big bets. It makes the part of a
// post above the blinds dead.
func (f *file) open(s *game.Setup, steps []step) error {
	most, high := 100*max(s.MinBet, s.BigBet), int64(0)
	for i := range s.Blinds {
		high = max(high, s.Blinds[i])
		most += max(s.Blinds[i], -s.Blinds[i]) + s.Antes[i]
	}
	for i := range steps {
		if steps[i].verb == bet {
			n, err := f.chips("actions", &steps[i].item)
			if err != nil {
				return err
			}
			most += n
		}
	}
	for i := range s.Stacks {
		if f.unknown>>i&1 != 0 {
			s.Stacks[i] = min(most, game.MaxStack)
		}
		if dead := -s.Blinds[i] - high; dead > 0 && high > 0 {
			s.Blinds[i] += dead
			s.Antes[i] += dead
		}
	}
	return nil
}

// places maps the fields of package game's faults to fields of the file.
var places = [...]struct{ field, key string }{
	{"stacks", "starting_stacks"}, {"antes", "antes"}, {"blinds", "blinds_or_straddles"},
	{"carry", "_carry"}, {"deck", "_deck"}, {"minBet", "min_bet"}, {"minBet", "small_bet"},
	{"bigBet", "big_bet"}, {"bringIn", "bring_in"}, {"cap", "_cap"}, {"jokers", "_jokers"}, {"openers", "_openers"},
	{"runs", "_runs"}, {"runs", "_bomb"},
}

// locate converts a fault of the setup to one of the file's field and line.
func (f *file) locate(err error) error {
	wrong, ok := err.(*fault.Fault)
	if !ok {
		return err
	}
	for _, p := range places[:] { // as a slice: TinyGo copies an array number by number
		if x := f.get(p.key); x != nil && p.field == wrong.Field {
			return refuse(wrong.Code, p.key, x.line, wrong.Reason)
		}
	}
	return err
}
