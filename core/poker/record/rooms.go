package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
)

// scale is the number of decimal places of amounts while a card room's text is read.
const scale = maxDecimals

// A history is a hand in a card room's text while it is read. It becomes the fields of a
// file, which record plays.
type history struct {
	file
	all     []string // the lines
	at      int      // index of the current line
	first   int      // the number of the first line in its file
	gg      bool
	variant game.Variant
	limit   game.Limit
	stakes  [2]int64 // the stakes of the heading
	symbol  string   // currency symbol
	places  int      // decimal places of all amounts
	button  int      // seat number from 1, 0 for none
	chairs  int
	players []seated
	acts    []act
	board   []cards.Card
	second  []cards.Card // the second board of a hand that was run twice
	extra   []act        // the events of its cards, which the game deals after the first board
	run     int          // the board of the present showdown: 1 for the second
	level   int64        // the bet of this round that a player must match
	bringIn int64        // the bring-in
	short   bool         // the bring-in was all-in and nobody has called it yet
	round   int
	begun   bool // the cards are dealt
	drawing bool
	ended   bool // the summary has begun
	pot     int64
	potAt   int   // line of the pot
	rake    int64 // with all other fees
}

// A seated is a player of a history. Amounts are in units of 10^-scale.
type seated struct {
	name                string
	seat, line, number  int   // number: from the left of the button, from 1
	stack, paid, bet    int64 // paid: chips of the stack that are in the pot, including bets of this round
	ante, dead, blind   int64
	won                 [2]int64 // chips collected, by board
	back                int64    // returned
	posted              verb     // the word for the blind or post
	away, acted, folded bool
	dealt, final        []cards.Card // the cards dealt, including discards; the cards shown
	allIn, whole        bool         // the blind is all-in; all cards of the first deal are in the text
}

// An act is an action of the file. who is an index of players, or -1.
type act struct {
	who, line int
	text      string
	from, n   int // the cards of a deal
}

// A verb is what a player does in a line.
type verb uint8

const (
	nothing verb = iota // lines that do not affect play: connections, chat, final ranks
	folds
	checks
	calls
	bets
	raises
	postsAnte
	postsSmall
	postsBig
	postsBoth
	straddles
	brings
	discards
	pat
	shows
	mucks
	collects
)

// said are the lines about a player, from the end of the name on.
var said = [...]struct {
	text string
	verb verb
}{
	{"folds", folds}, {"checks", checks}, {"calls ", calls}, {"bets ", bets}, {"raises ", raises}, {"completes it to ", bets},
	{"posts the ante ", postsAnte}, {"posts ante ", postsAnte}, {"posts small blind ", postsSmall}, {"posts big blind ", postsBig},
	{"posts small & big blinds ", postsBoth}, {"posts straddle ", straddles}, {"posts a straddle of ", straddles}, {"straddle ", straddles}, {"posts button blind ", straddles},
	{"brings in for ", brings}, {"brings-in for ", brings}, {"brings in low for ", brings}, {"discards ", discards}, {"stands pat", pat},
	{"shows [", shows}, {"mucks hand", mucks}, {"collected ", collects},
	{"doesn't show hand", nothing}, {"does not show hand", nothing}, {"sits out", nothing}, {"is sitting out", nothing},
}

// talk are parts of lines that do not affect play.
const talk = " said, \"| is connected| is disconnected| has timed out| has returned| joins the table| leaves the table| will be allowed to play after" +
	"| was removed from the table| has been disconnected| finished the tournament| wins the tournament| bounty for eliminating| for eliminating | for splitting the elimination" +
	"| re-buys and receives| takes the add-on| cashed out the hand for |: Pays Cashout Risk|: Receives Cashout|: Chooses to EV Cashout" +
	"|Betting is capped|The deck is reshuffled|Pair on board|No low hand qualified|*********** # | STP added: "

// find returns the first index of a part in a text, or -1. The library's function would
// add a kilobyte.
//
//go:noinline
func find(text, part string) int {
	for at := 0; at+len(part) <= len(text); at++ {
		if text[at:at+len(part)] == part {
			return at
		}
	}
	return -1
}

// last returns the last index of a part in a text, or -1.
//
//go:noinline
func last(text, part string) int {
	at := len(text) - len(part)
	for at >= 0 && text[at:at+len(part)] != part {
		at--
	}
	return max(at, -1)
}

// telling returns the length of the start of a card room's hand, like "PokerStars Hand
// #", or 0 if the line does not begin a hand.
func telling(line string) int {
	line = strings.TrimPrefix(line, mark)
	if !strings.HasPrefix(line, "PokerStars ") && !strings.HasPrefix(line, "Poker Hand #") {
		return 0
	}
	at := find(line, " #")
	if at < 0 || !strings.HasSuffix(line[:at], "Hand") && !strings.HasSuffix(line[:at], "Game") {
		return 0
	}
	return at + 2
}

// RoomOf returns the card room of a text's hand histories: "PokerStars", "GGPoker" or "".
func RoomOf(text string) string {
	for rest := strings.TrimPrefix(text, mark); rest != ""; {
		var line string
		line, rest, _ = cards.Cut(rest, '\n')
		if telling(line) > 0 {
			if strings.HasPrefix(strings.TrimPrefix(line, mark), "Poker ") {
				return "GGPoker"
			}
			return "PokerStars"
		}
		if line = trimEnd(line); line != "" && line[0] != '*' {
			break
		}
	}
	return ""
}

// retell reads a hand of a card room.
func retell(p part) (*Record, error) {
	if len(p.text) > maxText {
		return nil, refuse(fault.BadLength, "text", p.line, "must be at most "+strconv.Itoa(maxText)+" bytes a hand, not "+strconv.Itoa(len(p.text)))
	}
	s := &history{first: p.line}
	for rest := p.text; rest != ""; {
		var line string
		line, rest, _ = cards.Cut(rest, '\n')
		s.all = append(s.all, cards.Trim(trimEnd(strings.TrimPrefix(line, mark))))
	}
	for s.at = range s.all {
		if err := s.read(s.all[s.at]); err != nil {
			return nil, err
		}
	}
	r, err := s.play()
	if f, ok := err.(*fault.Fault); ok && f.Field != "text" {
		err = s.quote(f)
	}
	return r, err
}

// quote adds the source line to a fault of fields that were made from the text.
func (s *history) quote(f *fault.Fault) error {
	reason, at := f.Reason, last(f.Reason, " (line ")
	if at < 0 {
		return s.wrong(f.Code, f.Field+" "+reason)
	}
	n := 0
	for _, c := range []byte(reason[at+7:]) {
		if digit(c) {
			n = 10*n + int(c-'0')
		}
	}
	s.at = max(0, min(n-s.first, len(s.all)-1))
	return s.wrong(f.Code, reason[:at])
}

// wrong returns a fault of the current line.
//
//go:noinline
func (s *history) wrong(code, reason string) error {
	line, more := fault.Cut(s.all[s.at], 60)
	if more {
		line += "…"
	}
	return fault.Refuse(code, "text", reason+" (line "+strconv.Itoa(s.first+s.at)+": \""+line+"\")")
}

// bad returns a fault of a line with the wrong form.
func (s *history) bad(form string) error { return s.wrong(fault.BadGame, "must be like "+form) }

// read reads one line.
func (s *history) read(line string) error {
	switch {
	case line == "":
		return nil
	case s.at == 0:
		return s.heading(line)
	case strings.HasPrefix(line, "*** "):
		return s.section(line[4:])
	case strings.HasPrefix(line, "Table "):
		return s.table(line)
	case strings.HasPrefix(line, "Seat "):
		return s.sits(line)
	case strings.HasPrefix(line, "Dealt to "):
		return s.deals(line[9:])
	case strings.HasPrefix(line, "Uncalled bet ("):
		return s.uncalled(line[14:])
	case strings.HasPrefix(line, "Total pot "):
		return s.total(line[10:])
	case strings.HasPrefix(line, "Board ["):
		return s.same(line)
	case strings.HasPrefix(line, "FIRST Board ["):
		return s.same(line[6:])
	case strings.HasPrefix(line, "SECOND Board ["):
		return s.other(line[14:])
	case strings.HasPrefix(line, "Hand was run "):
		if len(s.second) == 0 || line != ran && line != ranGG {
			return s.thrice()
		}
		return nil
	case strings.HasPrefix(line, "THIRD Board"):
		return s.thrice()
	case strings.HasPrefix(line, "Hand cancelled"), strings.HasPrefix(line, "Hand canceled"):
		return s.wrong(fault.BadGame, "must be a hand that was played: this was cancelled, so leave it out")
	}
	return s.does(line)
}

// Lines in the summary of a hand that was run twice.
const (
	ran   = "Hand was run twice"
	ranGG = "Hand was run two times"
)

func (s *history) thrice() error {
	return s.wrong(fault.BadGame, "must be a hand with one board, or run twice with both boards in the text: leave out hands that were run more often")
}

// who returns the player whose name the text starts with, the longest name that fits, and
// the text after it.
func (s *history) who(text string) (p *seated, rest string) {
	for i := range s.players {
		x := &s.players[i]
		if strings.HasPrefix(text, x.name) && (p == nil || len(x.name) > len(p.name)) {
			p, rest = x, text[len(x.name):]
		}
	}
	return p, rest
}

// does reads a line about a player.
func (s *history) does(line string) error {
	if p, rest := s.who(line); p != nil && rest != "" && (rest[0] == ':' || rest[0] == ' ') {
		rest = cards.Trim(strings.TrimPrefix(rest, ":"))
		for i := range said {
			if strings.HasPrefix(rest, said[i].text) {
				return s.act(p, said[i].verb, rest[len(said[i].text):])
			}
		}
	}
	for rest := talk; rest != ""; {
		var part string
		if part, rest, _ = cards.Cut(rest, '|'); find(line, part) >= 0 {
			return nil
		}
	}
	return s.wrong(fault.BadGame, "must be a line that PokerStars or GGPoker writes in English, of a player with a seat: correct it, or leave it out if it is talk")
}

// act applies a line. rest is the text after the verb.
func (s *history) act(p *seated, v verb, rest string) error {
	if v == nothing {
		return nil
	}
	p.acted = true
	if v >= calls && v <= brings || v == collects {
		if v < collects && (v >= postsAnte && v <= straddles) == s.begun {
			return s.wrong(fault.BadMove, "must stand before the cards are dealt if it is a post, and after it otherwise")
		}
		n, rest, ok := s.money(rest)
		if v == raises && ok {
			var to int64
			if to, rest, ok = s.money(strings.TrimPrefix(rest, " to ")); ok {
				s.learn(to - n)
			}
			if ok && to-s.level != n {
				return s.wrong(fault.BadMove, "must raise by "+s.amount(to-s.level)+", what "+s.amount(to)+" is more than "+s.amount(s.level))
			}
			n = to
		}
		all := strings.HasPrefix(rest, " and is all-in")
		rest = strings.TrimPrefix(rest, " and is all-in")
		if !ok || rest != "" && v != collects {
			return s.bad("Ann: calls $2, Ann: raises $2 to $4, with and is all-in at the end or nothing")
		}
		return s.pays(p, v, n, all)
	}
	text := ""
	switch v {
	case folds, shows:
		if at := strings.IndexByte(rest, '['); at >= 0 || v == shows {
			hand, err := s.cards(rest[at+1:])
			if err != nil {
				return err
			}
			p.final = hand
		}
		if text = "sm -"; v == folds {
			p.folded, text = true, fold
		}
	case checks:
		text = call
	case mucks:
		text = show
	case discards, pat:
		return s.exchange(p, v, rest)
	}
	if v != shows && v != mucks {
		s.drawing = false
	}
	s.add(p, text)
	return nil
}

// add adds an action of a player.
func (s *history) add(p *seated, text string) {
	who := -1
	for i := range s.players {
		if &s.players[i] == p {
			who = i
		}
	}
	s.acts = append(s.acts, act{who: who, line: s.first + s.at, text: text})
}

// pays adds chips of a player to the pot, or takes collected chips from it.
func (s *history) pays(p *seated, v verb, n int64, all bool) error {
	left, text := p.stack-p.paid, ""
	if v == collects {
		p.won[s.run] += n
		return nil
	}
	s.drawing = false
	switch v {
	case postsAnte:
		p.ante += n
	case postsSmall, postsBig, postsBoth, straddles:
		if p.posted != nothing {
			return s.wrong(fault.BadMove, "must be the only blind of its player")
		}
		p.posted, p.blind, p.allIn = v, n, all
	case calls:
		s.learn(p.bet + n)
		if need := s.level - p.bet; n != need && (n > need || n != left) {
			return s.wrong(fault.BadMove, "must call "+s.amount(min(need, left))+", not "+s.amount(n))
		}
		p.bet += n
		text = call
	case brings:
		p.bet, text = n, bringIn
		s.level = n
		s.bringIn, s.short = n, all
	default:
		text, s.short = bet+" "+s.amount(n), false
		n -= p.bet
		p.bet += n
		s.level = max(s.level, p.bet)
	}
	if n > left || n < 0 {
		return s.wrong(fault.BadMove, "must be at most "+s.amount(left)+", which is what the player has left")
	}
	p.paid += n
	if text != "" {
		s.add(p, text)
	}
	return nil
}

// learn sets the bring-in that others must call, if its player had fewer chips.
func (s *history) learn(level int64) {
	if s.short && level > s.level && level < s.stakes[0] {
		s.level, s.bringIn, s.short = level, level, false
	}
}

// exchange reads a draw: "discards 2 cards [2c 3d]". The new cards follow later in the
// text, or never.
func (s *history) exchange(p *seated, v verb, rest string) error {
	if !s.drawing {
		s.next()
		s.drawing = true
	}
	text, n := exchange, 0
	if v == discards {
		if rest != "" && digit(rest[0]) {
			n = int(rest[0] - '0')
		}
		var out []cards.Card
		if at := strings.IndexByte(rest, '['); at >= 0 {
			var err error
			if out, err = s.cards(rest[at+1:]); err != nil {
				return err
			}
		}
		if n < 1 || n > 5 || out != nil && len(out) != n {
			return s.bad("Ann: discards 2 cards [2c 3d]")
		}
		if out == nil {
			return s.wrong(fault.BadCard, "must name the cards that are thrown away: of games with draws only hands with all cards known can be played, so write them behind it, [2c 3d]")
		}
		text += " " + writeCards(out)
	}
	s.add(p, text)
	s.give(p, n)
	return nil
}

// give adds unknown cards to a player's dealt cards.
func (s *history) give(p *seated, n int) {
	if n == 0 {
		return
	}
	s.add(p, "")
	a := &s.acts[len(s.acts)-1]
	a.from, a.n = len(p.dealt), n
	for range n {
		p.dealt = append(p.dealt, cards.None)
	}
}

// next starts a betting round.
func (s *history) next() {
	s.round++
	s.level = 0
	for i := range s.players {
		s.players[i].bet = 0
	}
}

// section reads a line with stars.
func (s *history) section(line string) error {
	at := find(line, " ***")
	if at < 0 {
		return s.bad("*** FLOP *** [2c 3d 4h]")
	}
	name, rest := line[:at], line[at+4:]
	stud := (&game.Rules{Variant: s.variant}).Stud()
	switch {
	case name == "HOLE CARDS", name == "DEALING HANDS", name == "3rd STREET":
		return s.begin()
	case strings.HasSuffix(name, "SHOW DOWN"), strings.HasSuffix(name, "SHOWDOWN"):
		if strings.HasPrefix(name, "THIRD ") {
			return s.thrice()
		}
		if strings.HasPrefix(name, "SECOND ") {
			s.run = 1
		}
		return nil
	case name == "SUMMARY":
		s.ended = true
		return nil
	case strings.HasSuffix(name, " DRAW"):
		s.next()
		s.drawing = true
		return nil
	case strings.HasSuffix(name, " STREET"), name == "RIVER" && stud:
		s.next()
		for i := range s.players {
			if p := s.place(i); !p.folded && (p.acted || !p.away) {
				s.give(p, 1)
			}
		}
		return nil
	}
	// GGPoker writes FIRST even on a flop that both boards share.
	which, street, _ := cards.Cut(name, ' ')
	if street == "" {
		which, street = "FIRST", name
	}
	for i, x := range [...]string{"FLOP", "TURN", "RIVER"} {
		switch {
		case street != x:
		case which == "FIRST":
			s.next()
			return s.common(rest, &s.board, &s.acts)
		case which == "SECOND":
			if len(s.second) == 0 {
				s.second = append(s.second, s.board[:min(len(s.board), [...]int{0, 3, 4}[i])]...)
			}
			return s.common(rest, &s.second, &s.extra)
		default:
			return s.thrice()
		}
	}
	return s.wrong(fault.BadGame, "must be a part of a hand, as *** FLOP ***")
}

// common reads the cards of a board: the earlier ones in the first brackets,
// then the new ones.
func (s *history) common(rest string, board *[]cards.Card, acts *[]act) error {
	at, was := last(rest, "["), len(*board)
	if at < 0 {
		return s.bad("*** TURN *** [2c 3d 4h] [5s]")
	}
	hand, err := s.cards(rest[at+1:])
	if err != nil {
		return err
	}
	if first := strings.IndexByte(rest, '['); first < at {
		before, err := s.cards(rest[first+1:])
		if err != nil {
			return err
		}
		if writeCards(before) != writeCards(*board) {
			return s.wrong(fault.BadCard, "must have the board so far, "+game.Text(*board, " "))
		}
	}
	if n := 3; len(hand) != n && was == 0 || was > 0 && len(hand) != 1 {
		return s.bad("*** FLOP *** [2c 3d 4h], later with one card more")
	}
	*board = append(*board, hand...)
	*acts = append(*acts, act{who: -1, line: s.first + s.at, text: "d db " + writeCards(hand)})
	return nil
}

// same compares the board of the summary with the hand's.
func (s *history) same(line string) error {
	hand, err := s.cards(line[7:])
	if err == nil && writeCards(hand) != writeCards(s.board) {
		err = s.wrong(fault.BadCard, "must be the board that was dealt, "+game.Text(s.board, " "))
	}
	return err
}

// other compares the summary's second board with the one dealt. GGPoker leaves out the cards that
// both boards have.
func (s *history) other(text string) error {
	hand, err := s.cards(text)
	if board := writeCards(s.second); err == nil && writeCards(hand) != board && writeCards(hand) != board[len(board)-2*s.drawnTwice():] {
		err = s.wrong(fault.BadCard, "must be the second board that was dealt, "+game.Text(s.second, " "))
	}
	return err
}

// drawnTwice returns the number of cards that were dealt to the second board alone.
func (s *history) drawnTwice() (n int) {
	for n < len(s.second) && (n >= len(s.board) || s.second[n] == s.board[n]) {
		n++
	}
	return len(s.second) - n
}

// cards reads cards up to a closing bracket.
func (s *history) cards(text string) ([]cards.Card, error) {
	end := strings.IndexByte(text, ']')
	hand, ok := readCards(text[:max(end, 0)])
	if end < 0 || !ok || len(hand) == 0 {
		return nil, s.wrong(fault.BadCard, "must have cards in brackets, as [Ac Td]")
	}
	return hand, nil
}

// deals reads the cards dealt to a player. With two pairs of brackets the first has the
// earlier cards.
func (s *history) deals(line string) error {
	p, rest := s.who(line)
	if p == nil || rest != "" && rest[0] != ' ' {
		return s.wrong(fault.BadGame, "must be of a player with a seat")
	}
	var groups [][]cards.Card
	for at := strings.IndexByte(rest, '['); at >= 0; at = strings.IndexByte(rest, '[') {
		rest = rest[at+1:]
		hand, err := s.cards(rest)
		if err != nil {
			return err
		}
		groups = append(groups, hand)
	}
	p.acted = true
	if len(groups) == 0 {
		return nil
	}
	hand := groups[len(groups)-1]
	if s.round == 0 {
		if len(groups) > 1 {
			hand = append(groups[0], hand...)
		}
		p.whole = p.whole || len(hand) > 1
		if len(hand) == 1 && s.first3() == 3 {
			hand = []cards.Card{cards.None, cards.None, hand[0]}
		}
		if len(hand) != len(p.dealt) {
			return s.wrong(fault.BadCard, "must be "+strconv.Itoa(s.first3())+" cards, below *** HOLE CARDS *** or what begins the game")
		}
		copy(p.dealt, hand)
		return nil
	}
	for i := range s.acts {
		if a := &s.acts[len(s.acts)-1-i]; a.n > 0 && &s.players[a.who] == p {
			if len(hand) == a.n {
				copy(p.dealt[a.from:], hand)
				return nil
			}
			break
		}
	}
	if len(groups) == 1 && (&game.Rules{Variant: s.variant}).Draws() > 0 { // of a player who stood pat
		return nil
	}
	return s.wrong(fault.BadCard, "must end with the cards that are new, as [2c 3d 4h] [5s]")
}

// first3 returns the number of cards dealt before the first betting round.
func (s *history) first3() int {
	r := game.Rules{Variant: s.variant}
	if r.Stud() {
		return 3
	}
	return int(r.Hole())
}

func (s *history) uncalled(rest string) error {
	n, rest, ok := s.money(rest)
	rest, mine := strings.CutPrefix(rest, ") returned to ")
	p, rest := s.who(rest)
	if !ok || !mine || p == nil || rest != "" {
		return s.bad("Uncalled bet ($2) returned to Ann")
	}
	p.back += n
	return nil
}

// total reads the pot and the rake of the summary.
func (s *history) total(rest string) (err error) {
	n, _, ok := s.money(rest)
	s.pot, s.potAt = n, s.at
	bar := strings.IndexByte(rest, '|')
	if bar >= 0 {
		taken := cards.Trim(rest[bar+1:])
		for part, more := taken, true; more && ok; {
			var one string
			one, part, more = cards.Cut(part, '|')
			one = cards.Trim(one)
			at := last(one, " ")
			n, tail, good := s.money(one[at+1:])
			s.rake += n
			ok = ok && good && at > 0 && tail == ""
		}
		if s.rake > 0 {
			s.keep("_taken", quote(taken))
		}
	}
	if !ok {
		return s.bad("Total pot $10 | Rake $0.50")
	}
	return nil
}
