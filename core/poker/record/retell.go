package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
)

// place returns the i-th player to the left of the button.
func (s *history) place(i int) *seated {
	first := 0
	for first < len(s.players) && s.players[first].seat <= s.button {
		first++
	}
	return &s.players[(first+i)%len(s.players)]
}

// nominal returns the small and the big blind of the heading. With fixed limits the heading has the
// bets.
func (s *history) nominal() (small, big int64) {
	if s.limit == game.FixedLimit {
		return s.stakes[0] / 2, s.stakes[0]
	}
	return s.stakes[0], s.stakes[1]
}

// begin ends the posts. Of several small or big blinds the first from the left of the button is the
// blind; later ones are posts of players who come in. An all-in blind counts as a whole one.
func (s *history) begin() error {
	if s.begun || len(s.players) == 0 {
		return s.wrong(fault.BadGame, "must stand once, behind the seats")
	}
	s.begun = true
	for i := 1; i < len(s.players); i++ { // sort by seat
		for k := i; k > 0 && s.players[k].seat < s.players[k-1].seat; k-- {
			s.players[k], s.players[k-1] = s.players[k-1], s.players[k]
		}
	}
	if s.button == 0 {
		if !(&game.Rules{Variant: s.variant}).Stud() {
			return s.wrong(fault.BadGame, "must stand behind a line that says where the button is, as Table 'Vega' 6-max Seat #1 is the button")
		}
		s.button = s.players[len(s.players)-1].seat
	}
	small, big := s.nominal()
	var seen [straddles + 1]bool
	most := int64(0)
	for i := range s.players {
		p := s.place(i)
		for range s.first3() {
			p.dealt = append(p.dealt, cards.None)
		}
		most = max(most, p.ante)
		again := seen[p.posted] && p.posted != straddles
		seen[p.posted] = true
		switch whole := [...]int64{small, big, big, 2 * big}; {
		case p.posted == nothing:
		case p.posted == postsSmall && again:
			p.dead, p.blind = p.blind, 0
		case p.posted == postsBoth:
			p.dead = max(p.blind-big, 0)
			p.blind -= p.dead
			p.bet, p.blind = p.blind, -p.blind
		case p.posted == postsBig && again:
			p.bet, p.blind = p.blind, -p.blind
		default:
			p.bet = p.blind
			if p.allIn {
				p.blind = max(p.blind, whole[p.posted-postsSmall])
			}
			s.level = max(s.level, p.blind)
		}
	}
	in := s.taking()
	second := min(1, len(in)-2) // index of the big blind
	for i := len(in) - 1; i >= 0; i-- {
		p := in[i]
		if p.ante == 0 || p.ante != p.stack {
			continue
		}
		p.ante = most
		if i <= second && !seen[postsBig] && !seen[postsBoth] && (seen[postsSmall] || i == second) {
			p.blind, s.level = big, max(s.level, big)
			seen[postsBig] = true
		}
	}
	return nil
}

// one adds a field with a single value.
//
//go:noinline
func (s *history) one(key, text string, quoted bool) {
	s.fields = append(s.fields, field{key, s.first, false, []item{{text, s.first, quoted}}})
}

// list adds a field with an array.
//
//go:noinline
func (s *history) list(key string, items []item) {
	s.fields = append(s.fields, field{key, items[0].line, true, items})
}

// play makes the fields from the text, plays them and compares the result.
func (s *history) play() (*Record, error) {
	s.at = 0
	if !s.begun {
		return nil, s.wrong(fault.BadGame, "must be a hand with its cards dealt, below *** HOLE CARDS ***, *** DEALING HANDS *** or *** 3rd STREET ***")
	}
	in := s.taking()
	if len(in) < game.MinSeats || len(in) > game.MaxSeats {
		return nil, s.wrong(fault.BadLength, "must be of 2 to 9 players, not "+strconv.Itoa(len(in)))
	}
	if err := s.settle(in); err != nil {
		return nil, err
	}
	s.lax = true
	s.frame(in)
	s.script(in)
	r, err := s.record()
	if err != nil {
		return nil, err
	}
	r.Room = "pokerstars"
	if s.gg {
		r.Room = "gg"
	}
	if h := r.Hand; s.ended {
		for h.Phase == game.Showdown {
			if _, err = h.Apply(game.Action{Kind: game.Muck}); err != nil {
				return nil, err
			}
		}
		err = s.compare(r, in)
	}
	r.Fields = s.rest
	return r, err
}

// taking returns the players who take part, from the left of the button. In a finished hand,
// players who never act do not.
func (s *history) taking() (in []*seated) {
	for i := range s.players {
		if p := s.place(i); p.acted || !p.away && !s.ended {
			in = append(in, p)
			p.number = len(in)
		}
	}
	return in
}

// frame adds all fields except the actions.
func (s *history) frame(in []*seated) {
	n := len(in)
	s.one("format", format, true)
	s.one("_game", game.Variants[s.variant], true)
	s.one("_limit", game.Limits[s.limit], true)
	s.one("ante_trimming_status", "true", false)
	stakes := [...]string{s.amount(s.stakes[0]), s.amount(s.stakes[1]), s.amount(s.bringIn)}
	if s.limit == game.FixedLimit {
		s.one("small_bet", stakes[0], false)
		s.one("big_bet", stakes[1], false)
		if s.bringIn == 0 { // no bring-in in the text: use the ante, which is enough for all actions
			stakes[2] = s.amount(in[0].ante)
		}
		s.one("bring_in", stakes[2], false)
	} else {
		s.one("min_bet", stakes[1], false)
	}
	if len(s.second) > 0 {
		s.one("_runs", "2", false)
	}
	var stacks, antes, blinds, names, seats [game.MaxSeats]item
	most := s.button
	for i, p := range in {
		forced := i
		if n == 2 {
			forced = 1 - i
		}
		most = max(most, p.seat)
		stacks[i] = item{text: s.amount(p.stack), line: p.line}
		antes[forced] = item{text: s.amount(p.ante + p.dead), line: p.line}
		if blinds[forced] = (item{text: s.amount(max(p.blind, -p.blind)), line: p.line}); p.blind < 0 {
			blinds[forced].text = "-" + blinds[forced].text
		}
		names[i] = item{text: p.name, line: p.line, quoted: true}
		seats[i] = item{text: strconv.Itoa(p.seat), line: p.line}
	}
	s.list("starting_stacks", stacks[:n])
	s.list("antes", antes[:n])
	s.list("blinds_or_straddles", blinds[:n])
	s.list("players", names[:n])
	if most <= game.MaxSeats { // at tables for ten only the order counts
		s.list("seats", seats[:n])
		s.one("seat_count", strconv.Itoa(min(max(most, s.chairs), game.MaxSeats)), false)
		s.one("_button", strconv.Itoa(s.button), false)
	}
}

// settle adds the cards that were shown to the cards that were dealt.
func (s *history) settle(in []*seated) error {
	heroes, hero := 0, ""
	for _, p := range in {
		if p.whole {
			heroes++
			hero = p.name
		}
	}
	if heroes == 1 {
		s.keep("_hero", quote(hero))
	}
	for _, p := range in {
		s.at = p.line - s.first
		for i := range p.dealt {
			if p.dealt[i] != cards.None {
				continue
			}
			for _, c := range p.final {
				if c != cards.None && !holds(p.dealt, c) {
					p.dealt[i] = c
					break
				}
			}
		}
		for _, c := range p.final {
			if !holds(p.dealt, c) && c != cards.None {
				return s.wrong(fault.BadCard, "must show the cards that were dealt, not "+game.Text(p.final, " "))
			}
		}
	}
	return nil
}

func holds(hand []cards.Card, c cards.Card) bool {
	for _, d := range hand {
		if c == d {
			return true
		}
	}
	return false
}

// script adds the actions.
func (s *history) script(in []*seated) {
	var all []item
	first := s.first3()
	for _, p := range in {
		all = append(all, item{"d dh p" + strconv.Itoa(p.number) + " " + writeCards(p.dealt[:first]), p.line, true})
	}
	for i := range s.acts {
		a := &s.acts[i]
		text := a.text
		if a.who >= 0 {
			p := &s.players[a.who]
			if p.number == 0 {
				continue
			}
			name := "p" + strconv.Itoa(p.number) + " "
			if text = name + text; a.n > 0 {
				text = "d dh " + name + writeCards(p.dealt[a.from:a.from+a.n])
			}
		}
		all = append(all, item{text, a.line, true})
	}
	for _, a := range s.extra {
		all = append(all, item{a.text, a.line, true})
	}
	s.list("actions", all)
}

// compare checks the text's pot, rake and winners against the hand.
func (s *history) compare(r *Record, in []*seated) error {
	h, unit := r.Hand, int64(1)
	for i := s.places; i < scale; i++ {
		unit *= 10
	}
	var back, second [game.MaxSeats]int64
	var won, got, parts int64
	for i := range h.Log {
		switch e := &h.Log[i]; e.Kind {
		case game.Return:
			back[e.Seat] += e.Amount * unit
		case game.Win:
			won += e.Amount * unit
			second[e.Seat] += e.Amount * unit * int64(e.Run)
			parts++
		}
	}
	s.at = s.potAt
	if h.Phase != game.Over {
		return s.wrong(fault.BadGame, "must not be reached before the hand is over: the text lacks actions")
	}
	for _, p := range in {
		got += p.won[0] + p.won[1]
	}
	if s.potAt > 0 && s.pot != won {
		return s.wrong(fault.BadGame, "must be a pot of "+s.amount(won)+", which is what was bet")
	}
	if got+s.rake != won {
		return s.wrong(fault.BadGame, "must be what was collected, "+s.amount(got)+", and what was taken, "+s.amount(s.rake)+", together: "+s.amount(won))
	}
	list, differ := "", false
	for i, p := range in {
		at := s.order[i]
		x := &h.Players[at]
		less := x.Won*unit - p.won[0] - p.won[1]
		s.at = p.line - s.first
		for run, due := range [...]int64{x.Won*unit - second[at], second[at]} {
			if less := due - p.won[run]; less < -parts*unit || less > s.rake+parts*unit {
				return s.wrong(fault.BadGame, "must collect "+s.amount(due)+" of the pot by the cards and bets, less a rake, not "+s.amount(p.won[run]))
			}
		}
		if p.back != back[at] && p.back+back[at] > 0 {
			return s.wrong(fault.BadGame, "must get back "+s.amount(back[at])+" that nobody called, not "+s.amount(p.back))
		}
		if list += s.amount(x.Stack*unit - less); i < len(in)-1 {
			list += ", "
		}
		differ = differ || less != 0
	}
	if differ {
		s.keep("finishing_stacks", "["+list+"]")
	}
	return nil
}
