package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// Rooms are the keys of the card rooms in whose form ExportRoom writes.
var Rooms = [...]string{"pokerstars", "gg"}

// Formats are the keys and names of all formats.
var Formats = []names.Name{
	{Key: "phh", En: "PHH", Ja: "PHH"},
	{Key: format, En: "tefuda's own", Ja: "tefuda の書式"},
	{Key: Rooms[0], En: "PokerStars", Ja: "PokerStars"},
	{Key: Rooms[1], En: "GGPoker", Ja: "GGPoker"},
}

// A teller writes a hand in the form of a card room.
type teller struct {
	writer
	gg     bool
	symbol string
	hero   int8 // the seat whose cards the text had from the beginning, -1 for all
	level  int64
	board  []cards.Card
	second []cards.Card // the second board so far
	shared int8         // the last round whose cards both boards have
	twice  bool         // there are two boards
	shown  [2]string    // by board, lines of the showdown, which come after the last card
	tabled bool
	end    [game.MaxSeats]string // lines of the summary
	won    [game.MaxSeats]int64
	post   [game.MaxSeats]string // names of blinds in the summary
}

// ExportRoom writes a hand in the form of a room of Rooms, for importers of other programs. It
// leaves out what the form cannot express, such as a seed. It refuses hands with jokers, openers or
// chips of passed deals. If the hand came from a card room's text, it names only the hero's cards and
// shown cards, otherwise all known cards.
func ExportRoom(r *Record, room string) (string, error) {
	h := r.Hand
	for i, wrong := range [...]bool{h.Jokers > 0, h.Openers, h.Carry > 0, h.Stud() && len(h.Board) > 0, h.Bomb > 0} {
		if wrong {
			return "", fault.Refuse(fault.BadGame, "table", "must be a hand without "+
				[...]string{"jokers", "openers", "chips of deals that were passed out", "a last card in the middle", "a bomb pot"}[i]+" for "+room+", which has no words for it: export it as "+Format(h))
		}
	}
	w := teller{writer: writer{Record: r}, gg: room == Rooms[1], hero: -1}
	for i := int8(1); i <= h.Seats; i++ {
		if seat := (h.Button + i) % h.Seats; h.Players[seat].In {
			w.seats = append(w.seats, seat)
		}
	}
	w.symbol, _ = w.kept("currency_symbol")
	w.twice = len(h.Second) > 0
	for i := range h.Log {
		if e := &h.Log[i]; e.Chosen {
			w.shared = e.Round
		}
	}
	w.heading()
	w.forced()
	w.hand()
	if h.Phase == game.Over {
		w.summary()
	}
	return string(w.text), nil
}

// kept returns the value of a key in the kept fields, without quotes.
//
//go:noinline
func (w *writer) kept(key string) (string, bool) {
	for rest := w.Fields; rest != ""; {
		var line string
		line, rest, _ = cards.Cut(rest, '\n')
		if value, ok := strings.CutPrefix(line, key+" = "); ok {
			if value != "" && value[0] == '"' {
				s := scanner{text: value}
				var f field
				if s.quoted(&f) == nil {
					value = f.items[0].text
				}
			}
			return value, true
		}
	}
	return "", false
}

//go:noinline
func (w *teller) say(parts ...string) {
	for _, part := range parts {
		w.text = append(w.text, part...)
	}
}

// money writes an amount with its currency symbol, whole amounts without decimals.
//
//go:noinline
func (w *teller) money(n int64) string {
	text := w.amount(n)
	if w.Decimals > 0 {
		if zeros := text[len(text)-w.Decimals:]; strip(zeros, "0") == "" {
			text = text[:len(text)-w.Decimals-1]
		}
	}
	return w.symbol + text
}

// name returns a player's name, made unique.
func (w *teller) name(seat int8) string {
	name := w.Names[seat]
	for i := range w.Names {
		if int8(i) != seat && w.Names[i] == name || strings.IndexByte(name, '\n') >= 0 || cards.Trim(name) != name {
			name = ""
		}
	}
	if name == "" {
		name = "Player " + strconv.Itoa(int(seat)+1)
	}
	return name
}

// heading writes the first line, the table and the seats.
func (w *teller) heading() {
	h := w.Hand
	venue, _ := w.kept("venue")
	if !strings.HasPrefix(venue, "PokerStars") {
		venue = "PokerStars"
	}
	if w.gg {
		venue = "Poker"
	}
	id, _ := w.kept("hand")
	if !w.gg {
		for id != "" && !digit(id[0]) { // GGPoker's numbers begin with letters
			id = id[1:]
		}
	}
	if id == "" {
		id = "1"
	}
	w.say(venue, " Hand #", id, ": ")
	event, tournament := w.kept("event")
	if tournament {
		w.say(event, " ")
	} else if !w.gg {
		w.say(" ")
	}
	for i := range titles {
		if titles[i].variant == h.Variant {
			w.say(titles[i].text, [...]string{" No Limit ", " Pot Limit ", " Limit "}[h.Limit])
			break
		}
	}
	if level, ok := w.kept("level"); ok {
		if n, _ := decimal(level); !w.gg {
			w.say("- Level ", writeRoman(int(n)), " ")
		} else {
			w.say("- Level", level)
		}
	}
	low, high := h.MinBet/2, h.MinBet
	for _, seat := range w.seats {
		if n := h.Blinds[seat]; n > 0 && n < high {
			low = n
		}
	}
	if h.Limit == game.FixedLimit {
		low, high = h.MinBet, h.BigBet
	}
	if h.Variant == game.ShortDeck && h.Blinds[h.Button] == high {
		w.say("(Button Blind ", w.symbol, w.amount(high), " - Ante ", w.symbol, w.amount(h.Antes[h.Button]), " ")
	} else {
		w.say("(", w.symbol, w.amount(low), "/", w.symbol, w.amount(high))
		if currency, ok := w.kept("currency"); ok {
			w.say(" ", currency)
		}
	}
	w.say(") - ", w.date(), "\nTable '")
	table, ok := w.kept("table")
	if !ok {
		table = "tefuda"
	}
	w.say(table, "' ", strconv.Itoa(int(h.Seats)), "-max ")
	if _, play := w.kept("_play_money"); play {
		w.say("(Play Money) ")
	}
	w.say("Seat #", strconv.Itoa(int(h.Button)+1), " is the button\n")
	hero, has := w.kept("_hero")
	for seat := range h.Seats {
		if p := &h.Players[seat]; p.In {
			w.say("Seat ", strconv.Itoa(int(seat)+1), ": ", w.name(seat), " (", w.money(h.Setup.Stacks[seat]), " in chips)\n")
			if has && w.Names[seat] == hero {
				w.hero = seat
			}
		}
	}
}

// date writes when the hand was played, or a default day if that is unknown.
func (w *teller) date() string {
	var of [5]string
	for i, key := range [...]string{"year", "month", "day", "time", "time_zone_abbreviation"} {
		text, ok := w.kept(key)
		if len(text) == 1 {
			text = "0" + text
		}
		if !ok {
			text = [...]string{"2000", "01", "01", "00:00:00", "ET"}[i]
		}
		of[i] = text
	}
	text := of[0] + "/" + of[1] + "/" + of[2] + " " + of[3]
	if !w.gg {
		text += " " + of[4]
		if also, ok := w.kept("_also"); ok {
			text += " [" + also + "]"
		}
	}
	return text
}

// forced writes antes and blinds.
func (w *teller) forced() {
	h := w.Hand
	base, big, last := int64(game.MaxStack), int64(game.MaxStack), int8(-1)
	for _, seat := range w.seats {
		base = min(base, h.Antes[seat])
		if n := h.Blinds[seat]; n >= h.MinBet && n < big {
			big = n
		}
	}
	for _, seat := range w.seats {
		if h.Blinds[seat] == big {
			last = seat
		}
	}
	for pass := range 3 {
		for _, seat := range w.seats {
			n, dead := h.Blinds[seat], int64(0)
			ante := h.Antes[seat]
			if n < 0 && ante > base {
				ante, dead = base, ante-base
			}
			all, whole := "", h.Setup.Stacks[seat]
			paid := min(ante, whole)
			put := min(max(n, -n)+dead, whole-paid)
			if paid+put == whole && whole > 0 {
				all = " and is all-in"
			}
			what := ""
			switch {
			case pass == 0:
				if put = paid; ante > 0 {
					what = "the ante"
				}
				if paid < whole {
					all = ""
				}
			case n == 0 || put == 0 || (pass == 1) != (n > 0 && n < big || last < 0):
			case dead > 0:
				what = "small & big blinds"
			case n < 0 || seat == last && (h.Variant != game.ShortDeck || seat != h.Button):
				what = "big blind"
			case n <= big && seat != last:
				what = "small blind"
			case n > big:
				what = "straddle"
			default:
				what = "button blind"
			}
			if what != "" && put > 0 {
				w.say(w.name(seat), ": posts ", what, " ", w.money(put), all, "\n")
			}
			if pass > 0 && n > 0 && strings.HasSuffix(what, "blind") {
				w.post[seat] = "(" + what + ") "
			}
			w.level = max(w.level, n)
		}
	}
}

// hand writes the events from the deal on.
func (w *teller) hand() {
	h := w.Hand
	w.say("*** ", [...]string{"HOLE CARDS", "DEALING HANDS", "3rd STREET"}[w.kind()], " ***\n")
	round := int8(0)
	for i := range h.Log {
		e := &h.Log[i]
		if e.Round > round || e.Run > 0 && e.Kind == game.Board {
			round = e.Round
			w.street(round, e)
		}
		name := w.name(max(e.Seat, 0))
		all := ""
		if e.AllIn {
			all = " and is all-in"
		}
		switch e.Kind {
		case game.Deal:
			w.dealt[e.Seat] += int(e.Amount)
			w.deal(e)
		case game.Fold:
			w.say(name, ": folds")
			if hand := h.Holds(e.Seat); w.hero >= 0 && e.Seat != w.hero && hand[0] != cards.None && !h.Stud() {
				w.say(" [", game.Text(hand, " "), "]")
			}
			w.say("\n")
			w.end[e.Seat] = "folded " + [...]string{"before Flop", "on the Flop", "on the Turn", "on the River", "on the River"}[round]
			if w.kind() > 0 {
				w.end[e.Seat] = "folded"
			}
		case game.Check:
			w.say(name, ": checks\n")
		case game.Call:
			w.say(name, ": calls ", w.money(e.Amount), all, "\n")
		case game.BringIn:
			w.level = h.Setup.BringIn
			w.say(name, ": brings in for ", w.money(e.Amount), all, "\n")
		case game.Bet, game.Raise:
			if w.level == 0 {
				w.say(name, ": bets ", w.money(e.Amount), all, "\n")
			} else {
				w.say(name, ": raises ", w.money(e.Amount-w.level), " to ", w.money(e.Amount), all, "\n")
			}
			w.level = e.Amount
		case game.Return:
			w.say("Uncalled bet (", w.money(e.Amount), ") returned to ", name, "\n")
		case game.Discard:
			w.draw(e)
		case game.Show:
			w.show(e.Seat, ": shows ["+game.Text(e.Cards[:e.Count], " ")+"]", true)
			w.end[e.Seat] = "showed [" + game.Text(e.Cards[:e.Count], " ") + "]"
		case game.Muck:
			w.show(e.Seat, ": mucks hand", false)
			w.end[e.Seat] = "mucked"
			if hand := h.Holds(e.Seat); hand[0] != cards.None {
				w.end[e.Seat] += " [" + game.Text(hand, " ") + "]"
			}
		case game.Unseen:
			w.end[e.Seat] = "mucked"
		case game.Win:
			w.won[e.Seat] += e.Amount
		}
	}
	if w.tabled && !w.twice {
		w.showdown("", 0)
	}
}

// showdown begins the showdown of a board.
func (w *teller) showdown(which string, run int) {
	w.say("*** ", which, [...]string{"SHOW DOWN", "SHOWDOWN"}[w.index()], " ***\n", w.shown[run])
}

// common returns the number of cards that both boards have.
func (w *teller) common() int { return [...]int{0, 3, 4}[w.shared] }

// runs are the words for the first and the second board.
var runs = [...]string{"FIRST ", "SECOND "}

func (w *teller) index() int {
	if w.gg {
		return 1
	}
	return 0
}

// kind is 0 for games with a board, 1 for draw games, 2 for stud.
func (w *teller) kind() int {
	switch {
	case w.Hand.Draws() > 0:
		return 1
	case w.Hand.Stud():
		return 2
	}
	return 0
}

// street writes the line that begins a round, and resets the bets.
func (w *teller) street(round int8, e *game.Event) {
	w.level = 0
	switch w.kind() {
	case 1:
		if w.Hand.Draws() > 1 {
			w.say("*** ", [...]string{"FIRST", "SECOND", "THIRD"}[round-1], " DRAW ***\n")
		}
	case 2:
		w.say("*** ", [...]string{"4th STREET", "5th STREET", "6th STREET", "RIVER"}[round-1], " ***\n")
	default:
		which, board := "", &w.board
		if w.twice && round > w.shared {
			which = runs[e.Run]
		}
		if e.Run > 0 {
			if board = &w.second; len(w.second) == 0 {
				w.second = append(w.second, w.board[:w.common()]...)
			}
		}
		w.say("*** ", which, [...]string{"FLOP", "TURN", "RIVER"}[round-1], " ***")
		if len(*board) > 0 {
			w.say(" [", game.Text(*board, " "), "]")
		}
		w.say(" [", game.Text(e.Cards[:e.Count], " "), "]\n")
		*board = append(*board, e.Cards[:e.Count]...)
	}
}

// deal writes the cards dealt to a player, if the text has them.
func (w *teller) deal(e *game.Event) {
	hand := w.Hand.Dealt(e.Seat)
	to := w.dealt[e.Seat]
	from := to - int(e.Amount)
	mine := w.hero < 0 || e.Seat == w.hero
	for i := range hand[:to] {
		if !w.Hand.Up(int8(i)) && hand[i] == cards.None {
			mine = false
		}
	}
	for i := range hand {
		if !mine && !w.Hand.Up(int8(i)) {
			hand[i] = cards.None
		}
	}
	w.tells(e.Seat, hand[:from], hand[from:to])
}

// tells writes a player's earlier and new cards, without unknown ones.
func (w *teller) tells(seat int8, had, got []cards.Card) {
	text := ""
	for i, part := range [...][]cards.Card{had, got} {
		if list := game.Text(seen(part), " "); list != "" {
			text += " [" + list + "]"
		} else if i == 1 {
			text = ""
		}
	}
	if text == "" && !w.gg || len(had) > 0 && text == "" {
		return
	}
	w.say("Dealt to ", w.name(seat), text, "\n")
}

// seen returns the known cards of a hand.
func seen(hand []cards.Card) (all []cards.Card) {
	for _, c := range hand {
		if c != cards.None {
			all = append(all, c)
		}
	}
	return all
}

// draw writes an exchange.
func (w *teller) draw(e *game.Event) {
	name := w.name(e.Seat)
	if w.held[e.Seat] == nil {
		w.held[e.Seat] = w.Hand.Dealt(e.Seat)
	}
	if e.Amount == 0 {
		w.say(name, ": stands pat\n")
		return
	}
	var kept, out []cards.Card
	for _, c := range w.held[e.Seat] {
		if w.Hand.Move(e).Cards.Has(c) {
			out = append(out, c)
		} else {
			kept = append(kept, c)
		}
	}
	in := w.Hand.Drawn(e)
	at := 0
	for i, c := range w.held[e.Seat] {
		if w.Hand.Move(e).Cards.Has(c) {
			w.held[e.Seat][i] = in[at]
			at++
		}
	}
	count := " cards"
	if e.Amount == 1 {
		count = " card"
	}
	w.say(name, ": discards ", strconv.Itoa(int(e.Amount)), count, " [", game.Text(out, " "), "]\n")
	w.tells(e.Seat, kept, in)
}

// show adds a line to the showdown of each board, with the hand on that board. For GGPoker it
// writes the line at once.
func (w *teller) show(seat int8, text string, hand bool) {
	w.tabled = true
	text = w.name(seat) + text
	for run := range w.shown {
		line := text
		if hand {
			line += w.on(run, seat, " (", ")")
		}
		if w.gg {
			w.say(line, "\n")
			return
		}
		w.shown[run] += line + "\n"
	}
}

// on writes the hand of a seat with the first (run 0) or the second board.
func (w *teller) on(run int, seat int8, before, after string) string {
	h := w.Hand
	if run == 0 || !w.twice {
		return w.with(seat, before, after)
	}
	h.Board, h.Second = h.Second, h.Board
	text := w.with(seat, before, after)
	h.Board, h.Second = h.Second, h.Board
	return text
}

// summary writes the winners, and the seats once more.
func (w *teller) summary() {
	h := w.Hand
	rake, pot := int64(0), int64(0)
	took, got := w.won, [2][game.MaxSeats]int64{}
	if list, ok := w.kept("finishing_stacks"); ok {
		list = strip(strings.TrimPrefix(list, "["), "]")
		for _, seat := range w.seats {
			var one string
			one, list, _ = cards.Cut(list, ',')
			item := item{text: cards.Trim(one)}
			f := file{decimals: w.Decimals}
			if n, err := f.chips("", &item); err == nil {
				took[seat] += n - h.Players[seat].Stack
				rake += h.Players[seat].Stack - n
			}
		}
	}
	pot = w.collect(&took, &got)
	for _, seat := range w.seats {
		hand := h.Holds(seat)
		if w.end[seat] == "" && hand[0] != cards.None && w.hero >= 0 && seat != w.hero {
			w.say(w.name(seat), ": shows [", game.Text(seen(hand), " "), "]\n")
		} else if w.end[seat] == "" && took[seat] > 0 {
			w.say(w.name(seat), ": doesn't show hand\n")
		}
	}
	w.say("*** SUMMARY ***\nTotal pot ", w.money(pot), " | ")
	taken, ok := w.kept("_taken")
	if !ok {
		taken = "Rake " + w.money(rake)
	}
	w.say(taken, "\n")
	switch {
	case w.twice:
		w.say([...]string{ran, ranGG}[w.index()], "\nFIRST Board [", game.Text(h.Board, " "), "]\nSECOND Board [")
		from := 0
		if w.gg {
			from = w.common()
		}
		w.say(game.Text(h.Second[from:], " "), "]\n")
	case len(h.Board) > 0:
		w.say("Board [", game.Text(h.Board, " "), "]\n")
	}
	for seat := range h.Seats {
		if !h.Players[seat].In {
			continue
		}
		w.say("Seat ", strconv.Itoa(int(seat)+1), ": ", w.name(seat), " ")
		if seat == h.Button && !h.Stud() && w.post[seat] != "(button blind) " {
			w.say("(button) ")
		}
		w.say(w.post[seat])
		end := w.end[seat]
		switch {
		case w.twice && strings.HasPrefix(end, "showed"):
			w.say(end)
			for run := range got {
				if run > 0 {
					w.say(",")
				}
				w.say(" and ")
				if n := got[run][seat]; n > 0 {
					w.say("won (", w.money(n), ")")
				} else {
					w.say("lost")
				}
				w.say(w.on(run, seat, " with ", ""))
			}
		case end == "":
			w.say("collected (", w.money(took[seat]), ")")
		case took[seat] > 0:
			w.say(end, " and won (", w.money(took[seat]), ")", w.with(seat, " with ", ""))
		case strings.HasPrefix(end, "showed"):
			w.say(end, " and lost", w.with(seat, " with ", ""))
		default:
			w.say(end)
		}
		w.say("\n")
	}
}

// collect writes the chips that each winner took, board by board, and returns the total of the pots.
// Rake comes out of the last pots of each winner.
func (w *teller) collect(took *[game.MaxSeats]int64, got *[2][game.MaxSeats]int64) (pot int64) {
	left, pots := *took, int8(0)
	var wins []*game.Event
	for run := int8(0); run < 2; run++ {
		for i := range w.Hand.Log {
			if e := &w.Hand.Log[i]; e.Kind == game.Win && e.Run == run {
				wins = append(wins, e)
				pots = max(pots, e.Pot+1)
			}
		}
	}
	run := int8(-1)
	for i, e := range wins {
		if w.twice && e.Run > run {
			run = e.Run
			w.showdown(runs[run], int(run))
		}
		pot += e.Amount
		n := min(e.Amount, left[e.Seat])
		last := true
		for _, later := range wins[i+1:] {
			last = last && later.Seat != e.Seat
		}
		if last {
			n = left[e.Seat]
		}
		left[e.Seat] -= n
		got[e.Run][e.Seat] += n
		which := " from pot"
		if pots > 1 {
			which = " from main pot"
			if e.Pot > 0 {
				which = " from side pot"
				if pots > 2 {
					which += "-" + strconv.Itoa(int(e.Pot))
				}
			}
		}
		if n > 0 {
			w.say(w.name(e.Seat), " collected ", w.money(n), which, "\n")
		}
	}
	return pot
}

// ranks are the names of ranks in card rooms' texts.
var ranks = [...]string{"Deuce", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King", "Ace"}

// kinds are the names of hands from HighCard on. 1 and 2 stand for their ranks, 0 for the lowest.
var kinds = [...]string{"high card 1", "a pair of 1s", "two pair, 1s and 2s", "three of a kind, 1s", "a straight, 0 to 1", "a flush, 1 high",
	"a full house, 1s full of 2s", "four of a kind, 1s", "a straight flush, 0 to 1", "a Royal Flush"}

// with writes the hand of a seat, "" if it is unknown.
func (w *teller) with(seat int8, before, after string) string {
	v := w.Hand.Value(seat)
	text, kind := "", int(v.Category())-int(poker.HighCard)
	if v.Category() == poker.LowHand {
		for place := 1; place <= poker.MaxHand && v.Rank(place) > 0; place++ {
			text += "," + "23456789TJQKA"[v.Rank(place)-1:][:1]
		}
		text = text[1:]
	} else if kind >= 0 && kind < len(kinds) {
		for _, c := range []byte(kinds[kind]) {
			switch at := int(v.Rank(1)) - 1; c {
			case '2':
				at = int(v.Rank(2)) - 1
				fallthrough
			case '1':
				text += ranks[at]
			case '0':
				text += ranks[(at+len(ranks)-4)%len(ranks)]
			default:
				if c == 's' && strings.HasSuffix(text, "Six") {
					text += "e"
				}
				text += string(rune(c))
			}
		}
	}
	if text == "" {
		return ""
	}
	return before + text + after
}
