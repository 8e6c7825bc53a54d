package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
)

// writer writes a Record as PHH, or in our form of it (see the package comment).
type writer struct {
	text []byte
	*Record
	seats []int8 // the players' seats, in the order of the file
	ours  bool   // our form, not PHH
	dealt [game.MaxSeats]int
	held  [game.MaxSeats][]cards.Card
}

// Export writes a hand up to its present state. It writes PHH if that has a
// code for the game, else our form. A hand that was dealt from a seed has a
// _seed field. Decimals must be 0…6.
func Export(r *Record) string {
	w := writer{Record: r}
	for i := int8(1); i <= r.Hand.Seats; i++ {
		if seat := (r.Hand.Button + i) % r.Hand.Seats; r.Hand.Players[seat].In {
			w.seats = append(w.seats, seat)
		}
	}
	w.head(codeOf(r.Hand))
	w.stakes()
	w.cards()
	w.actions()
	w.tail()
	return string(w.text)
}

// Format returns the format that Export uses for a hand: "phh", or the name of
// our form.
func Format(h *game.Hand) string {
	if codeOf(h) == "" {
		return format
	}
	return "phh"
}

// codeOf returns PHH's code for a hand, "" if it has none.
func codeOf(h *game.Hand) string {
	for _, c := range codes {
		if c.variant == h.Variant && c.limit == h.Limit && h.Carry == 0 {
			return c.code
		}
	}
	return ""
}

func (w *writer) head(code string) {
	if code != "" {
		w.field("variant", quote(code))
		return
	}
	h := w.Hand
	w.ours = true
	w.field("format", quote(format))
	w.field("_game", quote(game.Variants[h.Variant]))
	w.field("_limit", quote(game.Limits[h.Limit]))
	w.count("_jokers", int64(h.Jokers))
	if h.Openers {
		w.field("_openers", "true")
	}
	if h.Carry > 0 {
		w.field("_carry", w.amount(h.Carry))
	}
}

func (w *writer) stakes() {
	h := w.Hand
	w.field("ante_trimming_status", strconv.FormatBool(!h.WholeAntes))
	w.array("antes", &h.Antes, true)
	if h.Stud() {
		w.field("bring_in", w.amount(h.BringIn))
	} else {
		w.array("blinds_or_straddles", &h.Blinds, true)
	}
	if h.Limit == game.FixedLimit {
		w.field("small_bet", w.amount(h.MinBet))
		w.field("big_bet", w.amount(h.BigBet))
	} else {
		w.field("min_bet", w.amount(h.MinBet))
	}
	w.array("starting_stacks", &h.Setup.Stacks, false)
}

func (w *writer) cards() {
	h := w.Hand
	if h.Seeded {
		w.field("_seed", strconv.FormatUint(uint64(h.Seed), 10))
	} else if w.ours || h.Draws() > 0 {
		w.field("_deck", quote(writeCards(h.Order())))
	}
	w.count("_cap", int64(h.Cap))
	w.count("_runs", int64(h.Runs))
	w.count("_bomb", int64(h.Bomb))
	w.count("_rake", h.Rake.Rate)
	if h.Rake.Cap > 0 {
		w.field("_rake_cap", w.amount(h.Rake.Cap))
	}
	if h.Rake.NoFlopNoDrop {
		w.field("_no_flop_no_drop", "true")
	}
	if !h.AskShow {
		w.field("_auto_show", "true")
	}
}

// actions writes the events from the deal on.
func (w *writer) actions() {
	w.text = append(w.text, "actions = [\n"...)
	for i := range w.Hand.Log {
		e := &w.Hand.Log[i]
		if e.Kind == game.Deal {
			from := w.dealt[e.Seat]
			w.dealt[e.Seat] += int(e.Amount)
			w.held[e.Seat] = w.Hand.Dealt(e.Seat)
			w.action("d dh " + w.player(e.Seat) + " " + writeCards(w.held[e.Seat][from:w.dealt[e.Seat]]))
			continue
		}
		if e.Kind == game.Board {
			w.action("d db " + writeCards(e.Cards[:e.Count]))
			continue
		}
		if verb := w.verb(e); verb != "" {
			w.action(w.player(e.Seat) + " " + verb)
		}
		if e.Kind == game.Discard && e.Amount > 0 {
			w.action("d dh " + w.player(e.Seat) + " " + writeCards(w.Hand.Drawn(e)))
		}
	}
	w.text = append(w.text, "]\n"...)
}

// verb returns an action without its player, "" for events that are not
// actions.
func (w *writer) verb(e *game.Event) string {
	switch e.Kind {
	case game.Fold:
		return fold
	case game.Check, game.Call:
		return call
	case game.BringIn:
		return bringIn
	case game.Bet, game.Raise:
		return bet + " " + w.amount(e.Amount)
	case game.Show:
		return show + " " + writeCards(e.Cards[:e.Count])
	case game.Muck:
		return show
	case game.Unseen:
		return show + " " + writeCards([]cards.Card{cards.None, cards.None, cards.None, cards.None, cards.None}[:w.Hand.Rules.Hole()])
	case game.Discard:
		var out []cards.Card
		in := w.Hand.Drawn(e)
		for i, c := range w.held[e.Seat] {
			if w.Hand.Move(e).Cards.Has(c) {
				w.held[e.Seat][i] = in[len(out)]
				out = append(out, c)
			}
		}
		return cards.Trim(exchange + " " + writeCards(out))
	}
	return ""
}

// tail writes the players' seats and names.
func (w *writer) tail() {
	h, list, names, named := w.Hand, "", "", false
	for i, seat := range w.seats {
		if i > 0 {
			list += ", "
			names += ", "
		}
		list += strconv.Itoa(int(seat) + 1)
		names += quote(w.Names[seat])
		named = named || w.Names[seat] != ""
	}
	if !w.has("seats") {
		w.field("seats", "["+list+"]")
		w.field("seat_count", strconv.Itoa(int(h.Seats)))
	}
	if w.seats[len(w.seats)-1] != h.Button {
		w.field("_button", strconv.Itoa(int(h.Button)+1))
	}
	if named {
		w.field("players", "["+names+"]")
	}
	if h.Phase == game.Over && !w.has("finishing_stacks") {
		var stacks [game.MaxSeats]int64
		for i := range stacks {
			stacks[i] = h.Players[i].Stack
		}
		w.array("finishing_stacks", &stacks, false)
	}
	w.text = append(w.text, w.Fields...)
}

// has reports whether the kept fields contain a key.
func (w *writer) has(key string) bool {
	for rest := w.Fields; rest != ""; {
		var line string
		if line, rest, _ = cards.Cut(rest, '\n'); strings.HasPrefix(line, key+" = ") {
			return true
		}
	}
	return false
}

func (w *writer) player(seat int8) string {
	for i, s := range w.seats {
		if s == seat {
			return "p" + strconv.Itoa(i+1)
		}
	}
	return ""
}

//go:noinline
func (w *writer) field(key, value string) {
	w.text = append(w.text, key+" = "+value+"\n"...)
}

// count writes a number unless it is 0.
//
//go:noinline
func (w *writer) count(key string, n int64) {
	if n > 0 {
		w.field(key, strconv.FormatInt(n, 10))
	}
}

//go:noinline
func (w *writer) action(text string) {
	w.text = append(w.text, "  "+quote(text)+",\n"...)
}

// array writes an amount for each player; with two players the forced bets are
// reversed.
//
//go:noinline
func (w *writer) array(key string, of *[game.MaxSeats]int64, forced bool) {
	list := ""
	for i := range w.seats {
		at := i
		if forced && len(w.seats) == 2 {
			at = 1 - i
		}
		if i > 0 {
			list += ", "
		}
		if seat := w.seats[at]; strings.HasSuffix(key, "_stacks") && w.Unknown>>seat&1 != 0 && w.Hand.Players[seat].Stack > 0 {
			list += "inf"
		} else {
			list += w.amount(of[seat])
		}
	}
	w.field(key, "["+list+"]")
}

// amount writes chips in the file's unit.
func (w *writer) amount(n int64) string {
	if n < 0 {
		return "-" + w.amount(-n)
	}
	text := strconv.FormatInt(n, 10)
	if w.Decimals == 0 {
		return text
	}
	for len(text) <= w.Decimals {
		text = "0" + text
	}
	at := len(text) - w.Decimals
	return text[:at] + "." + text[at:]
}

// quote writes a string in quotes, without control characters.
func quote(text string) string {
	out := make([]byte, 1, len(text)+2)
	out[0] = '"'
	for _, c := range []byte(text) {
		if c == '"' || c == '\\' {
			out = append(out, '\\')
		}
		if c >= ' ' && c != 127 {
			out = append(out, c)
		}
	}
	return string(append(out, '"'))
}
