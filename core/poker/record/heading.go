package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
)

// titles are the games as headings name them. If several match at the same end, the first
// one counts.
var titles = [...]struct {
	text    string
	variant game.Variant
}{
	{"6+ Hold'em", game.ShortDeck}, {"Hold'em", game.Holdem}, {"5 Card Omaha Hi/Lo", none}, {"6 Card Omaha Hi/Lo", none}, {"Courchevel Hi/Lo", none},
	{"Omaha Hi/Lo", game.OmahaHiLo}, {"5 Card Omaha", none}, {"6 Card Omaha", none}, {"Courchevel", none}, {"Omaha", game.Omaha},
	{"7 Card Stud Hi/Lo", game.StudHiLo}, {"7 Card Stud", game.Stud}, {"Razz", game.Razz}, {"5 Card Draw", game.Draw},
	{"Single Draw 2-7 Lowball", game.SingleDraw}, {"Triple Draw 2-7 Lowball", game.TripleDraw}, {"Badugi", game.BadugiDraw},
	{"2-7 Single Draw", game.SingleDraw}, {"2-7 Triple Draw", game.TripleDraw},
	{"PLO-5", none}, {"PLO-6", none}, {"PLO", game.Omaha}, {"ShortDeck", game.ShortDeck},
}

const none = game.Variant(255)

// heading reads the first line.
func (s *history) heading(line string) error {
	at := telling(line)
	if at == 0 {
		return s.wrong(fault.BadGame, "must begin a hand, as PokerStars Hand #1: Hold'em No Limit (1/2)")
	}
	s.gg = line[5] == ' '
	venue := "GGPoker"
	if !s.gg {
		venue = line[:at-7]
	}
	s.keep("venue", quote(venue))
	number, head, ok := cards.Cut(line[at:], ':')
	if !ok || number == "" {
		return s.bad("PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2026/01/31 12:00:00 ET")
	}
	s.keep("hand", bare(number))
	head = s.date(head)
	end, start := 0, 0
	s.variant = none
	for i := range titles {
		if k := last(head, titles[i].text); k >= 0 && k+len(titles[i].text) > end {
			start, end, s.variant = k, k+len(titles[i].text), titles[i].variant
		}
	}
	if s.variant == none {
		return s.wrong(fault.BadGame, "must be of a game that is played here: Hold'em, 6+ Hold'em, Omaha, Omaha Hi/Lo, 7 Card Stud, 7 Card Stud Hi/Lo, Razz, 5 Card Draw, Triple Draw 2-7 Lowball, Single Draw 2-7 Lowball, Badugi")
	}
	if event := strip(head[:start], " ("); cards.Trim(event) != "" {
		s.keep("event", quote(cards.Trim(event)))
	}
	rest := head[end:]
	switch {
	case find(rest, "No Limit") >= 0:
	case find(rest, "Pot Limit") >= 0, head[start:end] == "PLO":
		s.limit = game.PotLimit
	case find(rest, "Limit") >= 0:
		s.limit = game.FixedLimit
	default:
		return s.wrong(fault.BadGame, "must name the limit behind the game: No Limit, Pot Limit or Limit")
	}
	if at := find(rest, "Level"); at >= 0 {
		s.keep("level", strconv.Itoa(roman(cards.Trim(rest[at+5:]))))
	}
	return s.blinds(rest)
}

// date removes the time from the end of a heading: " - 2026/01/31 12:00:00 CET
// [2026/01/31 6:00:00 ET]".
func (s *history) date(head string) string {
	at := last(head, " - ")
	if at < 0 || len(head) < at+13 || head[at+7] != '/' {
		return head
	}
	text := head[at+3:]
	day, rest, _ := cards.Cut(text, ' ')
	time, zone, _ := cards.Cut(rest, ' ')
	year, rest, _ := cards.Cut(day, '/')
	month, day, _ := cards.Cut(rest, '/')
	for _, x := range [...]struct{ key, text string }{{"year", year}, {"month", month}, {"day", day}} {
		n, places := decimal(x.text)
		if places != 0 || n < 1 || n > 9999 {
			return head
		}
		s.keep(x.key, strconv.FormatInt(n, 10))
	}
	if open := strings.IndexByte(zone, '['); open >= 0 {
		s.keep("_also", quote(strip(zone[open+1:], "]")))
		zone = trimEnd(zone[:open])
	}
	if time != "" {
		if len(time) > 1 && time[1] == ':' {
			time = "0" + time
		}
		s.keep("time", bare(time))
	}
	if zone != "" {
		s.keep("time_zone_abbreviation", quote(zone))
	}
	return head[:at]
}

// blinds reads the stakes: "$1/$2 USD", "400/800", "$0.02/$0.05($0.01)", "Button Blind $2 - Ante $1 ".
func (s *history) blinds(rest string) error {
	for i := 1; i < len(rest); i++ {
		if rest[i-1] != '(' && rest[i-1] != ' ' {
			continue
		}
		low, more, ok := s.money(rest[i:])
		button := strings.HasSuffix(rest[:i], "Button Blind ")
		if !ok || !button && (more == "" || more[0] != '/') {
			continue
		}
		high := low
		if low = 0; !button {
			low = high
			if high, more, ok = s.money(more[1:]); !ok {
				continue
			}
		}
		if find(more, "Cap") >= 0 {
			return s.wrong(fault.BadGame, "must be a hand without a cap of what may be bet, which no game here has")
		}
		s.stakes = [2]int64{low, high}
		if end := strings.IndexByte(more, ')'); end > 3 && more[end-4] == ' ' && more[end-1] >= 'A' && more[end-1] <= 'Z' {
			s.keep("currency", quote(more[end-3:end]))
		}
		if s.symbol != "" {
			s.keep("currency_symbol", quote(s.symbol))
		}
		return nil
	}
	return s.wrong(fault.BadGame, "must have the stakes in parentheses, as ($1/$2 USD) or (400/800)")
}

// bare writes a number or time as it is, other texts in quotes.
func bare(text string) string {
	for i := range len(text) {
		if !digit(text[i]) && (text[i] != ':' || len(text) != 8) {
			return quote(text)
		}
	}
	return text
}

// roman reads a level, XI or 11; 0 for another text.
func roman(text string) (n int) {
	last := 0
	for _, c := range []byte(text) {
		if digit(c) {
			n = min(10*n+int(c-'0'), 9999)
			continue
		}
		at := strings.IndexByte("IVXLC", c)
		if at < 0 {
			break
		}
		worth := [...]int{1, 5, 10, 50, 100}[at]
		if n += worth; last < worth {
			n -= 2 * last
		}
		last = worth
	}
	return max(n, 0)
}

// writeRoman is the inverse of roman.
func writeRoman(n int) (text string) {
	for i, worth := range [...]int{100, 90, 50, 40, 10, 9, 5, 4, 1} {
		for n >= worth {
			text, n = text+[...]string{"C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"}[i], n-worth
		}
	}
	return text
}

// table reads the line of the table.
func (s *history) table(line string) error {
	from, to := strings.IndexByte(line, '\''), last(line, "'")
	if from < 0 || to == from {
		return s.bad("Table 'Vega' 6-max Seat #1 is the button")
	}
	s.keep("table", quote(line[from+1:to]))
	rest := line[to+1:]
	if at := find(rest, "-max"); at > 1 {
		s.chairs = int(rest[at-1] - '0')
		if rest[at-2] == '1' {
			s.chairs += 10
		}
	}
	if at := find(rest, "Seat #"); at >= 0 {
		n, _ := decimal(strings.TrimSuffix(rest[at+6:], " is the button"))
		s.button = int(n)
	}
	if strings.Contains(rest, "(Play Money)") {
		s.keep("_play_money", "true")
	}
	return nil
}

// sits reads a seat, of the start or of the summary.
func (s *history) sits(line string) error {
	number, rest, ok := cards.Cut(line[5:], ':')
	seat, places := decimal(number)
	rest = cards.Trim(rest)
	if !ok || places != 0 || seat < 1 || seat > 10 {
		return s.bad("Seat 1: Ann ($10 in chips)")
	}
	if s.ended {
		return s.sum(int(seat), rest)
	}
	if s.begun {
		return s.wrong(fault.BadGame, "must stand before the cards are dealt, or below *** SUMMARY ***")
	}
	at := last(rest, " in chips")
	open := last(rest[:max(at, 0)], " (")
	if open < 1 {
		return s.bad("Seat 1: Ann ($10 in chips)")
	}
	name := rest[:open]
	n, none, ok := s.money(rest[open+2 : at])
	tail := rest[at+9:]
	if end := strings.IndexByte(tail, ')'); end >= 0 && (end == 0 || strings.HasSuffix(tail[:end], " bounty")) {
		tail = tail[end+1:]
	} else {
		ok = false
	}
	away := strings.HasPrefix(tail, " is sitting out") || strings.HasPrefix(tail, " out of hand")
	if !ok || none != "" || tail != "" && !away {
		return s.bad("Seat 1: Ann ($10 in chips), with is sitting out behind it or nothing")
	}
	for i := range s.players {
		if s.players[i].name == name || s.players[i].seat == int(seat) {
			return s.wrong(fault.BadGame, "must be a seat and a name that no other line has")
		}
	}
	s.players = append(s.players, seated{name: name, seat: int(seat), stack: n, away: away, line: s.first + s.at})
	return nil
}

// sum reads a seat of the summary and compares it with the hand.
func (s *history) sum(seat int, rest string) error {
	p, rest := s.who(rest)
	if p == nil || p.seat != seat {
		return s.wrong(fault.BadGame, "must be of the player who sits there")
	}
	p.acted = true
	for _, word := range [...]string{" showed [", " mucked [", " and mucked ["} {
		at := find(rest, word)
		if at < 0 {
			continue
		}
		hand, err := s.cards(rest[at+len(word):])
		if err != nil {
			return err
		}
		if p.final == nil {
			p.final = hand
		}
		if !sameCards(p.final, hand) {
			return s.wrong(fault.BadCard, "must be the cards that were shown, "+game.Text(p.final, " "))
		}
	}
	won := int64(0)
	for _, word := range [...]string{"collected (", "won ("} {
		for more := rest; ; {
			at := find(more, word)
			if at < 0 {
				break
			}
			n, after, ok := s.money(more[at+len(word):])
			if !ok {
				return s.bad("Seat 1: Ann collected ($10)")
			}
			won, more = won+n, after
		}
	}
	if all := p.won[0] + p.won[1]; won != all && won > 0 {
		return s.wrong(fault.BadGame, "must be "+s.amount(all)+", which is what the lines above have collected")
	}
	return nil
}

// sameCards compares two hands in any order.
func sameCards(a, b []cards.Card) bool {
	if len(a) != len(b) {
		return false
	}
	for _, c := range a {
		found := false
		for _, d := range b {
			found = found || c == d
		}
		if !found {
			return false
		}
	}
	return true
}

// money reads an amount: "$1,234.50", "1.5€", "20". A comma before three digits separates
// thousands.
//
//go:noinline
func (s *history) money(text string) (n int64, rest string, ok bool) {
	from := 0
	for from < len(text) && (text[from] == '$' || text[from] >= 0x80) && from < 4 {
		from++
	}
	symbol := text[:from]
	var plain []byte
	at := from
	for ; at < len(text) && (digit(text[at]) || text[at] == '.' || text[at] == ','); at++ {
		c := text[at]
		if c == ',' {
			if at+3 < len(text) && digit(text[at+1]) && digit(text[at+2]) && digit(text[at+3]) && (at+4 == len(text) || !digit(text[at+4])) {
				continue
			}
			c = '.'
		}
		plain = append(plain, c)
	}
	for len(plain) > 0 && plain[len(plain)-1] == '.' { // the end of a sentence
		plain = plain[:len(plain)-1]
		at--
	}
	for after := at; symbol == "" && after < len(text) && text[after] >= 0x80 && after < at+4; after++ {
		if after+1 == len(text) || text[after+1] < 0x80 {
			symbol, at = text[at:after+1], after+1
			break
		}
	}
	n, places := decimal(string(plain))
	if places < 0 {
		return 0, text, false
	}
	s.places = max(s.places, places)
	for ; places < scale; places++ {
		if n > game.MaxStack*100_000 {
			return 0, text, false
		}
		n *= 10
	}
	if symbol != "" {
		s.symbol = symbol
	}
	return n, text[at:], true
}

// amount writes an amount with the decimal places used so far.
//
//go:noinline
func (s *history) amount(n int64) string {
	for i := s.places; i < scale; i++ {
		n /= 10
	}
	return (&writer{Record: &Record{Decimals: s.places}}).amount(n)
}

// keep adds a line of TOML that does not affect play.
//
//go:noinline
func (s *history) keep(key, value string) {
	s.rest += key + " = " + value + "\n"
}
