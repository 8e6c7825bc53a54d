// Package record reads and writes games of Daifugō in the forms of the UEC
// Computer Daihinmin Championship: the log of the official server, and the match
// records of FujiGokoro's headless server (K. Ohto,
// https://github.com/YuriCat/FujiGokoroUECda). Both have five players, one joker
// and the rules daifugo.UEC. A file has many games. A game is read by its number
// from 0 and played again, so that the result is a game by the rules.
//
//	record.go    a game, and how one is found and played again
//	match.go     match records, read and written
//	official.go  the official server's log
//	cells.go     a combination from the cards that it stands for
package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/names"
)

// A Format is a form of recorded games.
type Format uint8

// The formats, in the order of Formats.
const (
	Match    Format = iota // match records
	Official               // the official server's log, which can only be read
)

// Formats are the names of the formats.
var Formats = [...]names.Name{
	Match:    {Key: "match", En: "Match records (FujiGokoro)", Ja: "対戦棋譜（FujiGokoro）"},
	Official: {Key: "official", En: "Log of the official server", Ja: "公式サーバーのログ"},
}

const (
	players = 5
	joker   = daifugo.Set(1) << 52
)

type hands = [daifugo.MaxPlayers]daifugo.Set

// A Game is a recorded game, by seats.
type Game struct {
	Format Format
	Names  []string // of the players, "" if unknown
	Gifts  []daifugo.Gift
	Moves  []daifugo.Move // since the first lead
	First  daifugo.State  // after the exchange
	End    daifugo.State  // after the moves, with all final ranks
}

// A raw game is a game as the record has it.
type raw struct {
	names  [players]string // by player
	seatOf [players]int8   // by player
	class  [players]int8   // by player, from 1; zeros in a first game
	dealt  hands
	given  hands // in the exchange
	moves  []move
	order  []int8 // seats by final rank, from the first
	seen   parts
}

// A move is a move of a raw game. Match records do not name its player.
type move struct {
	combination daifugo.Combination
	seat        int8 // -1 if not named
}

// parts is the set of the parts that a raw game has; it needs hasAll.
type parts uint8

const (
	hasSeats parts = 1 << iota
	hasDealt
	hasMoves
	hasOrder
	hasAll = hasSeats | hasDealt | hasMoves | hasOrder
)

// Parse reads the game with a number, from 0, and returns how many games the text
// has. It is O(text). The error is a *fault.Fault of "text", or of "number" if
// there are fewer games.
func Parse(text string, number int) (game *Game, games int, err error) {
	err = scan(text, func(r *raw, format Format) (fault string) {
		if games++; games-1 == number {
			game, fault = r.play(format)
		}
		return fault
	})
	switch {
	case err != nil:
		return nil, games, err
	case games == 0:
		return nil, 0, daifugo.Refuse("text", daifugo.Whole, "has no game: match records of FujiGokoro and logs of the official server are known")
	case game == nil:
		return nil, games, daifugo.Refuse("number", daifugo.Whole, "must be less than ", daifugo.Number(games), ", as many games as the text has")
	}
	return game, games, nil
}

// Each reads all games of a text and calls visit with each, in order. It is
// O(text). The error is a *fault.Fault of "text"; visit has had the games before
// it.
func Each(text string, visit func(*Game)) error {
	return scan(text, func(r *raw, format Format) string {
		g, fault := r.play(format)
		if fault == "" {
			visit(g)
		}
		return fault
	})
}

// scan reads a text line by line and calls found with each game that ends. What
// is wrong with a game is a fault of its last line.
func scan(text string, found func(r *raw, format Format) (fault string)) error {
	read, format := readMatch, Match
	if strings.Contains(text, "%mibun%") {
		read, format = readOfficial, Official
	}
	r := raw{}
	for line := 1; text != ""; line++ {
		var one string
		one, text, _ = strings.Cut(text, "\n")
		begins, ends, fault := read(&r, strings.TrimSuffix(one, "\r"))
		if begins {
			r = raw{names: r.names, class: r.class}
		}
		if ends && fault == "" {
			if fault = "ends a game that lacks its seats, hands or moves"; r.seen == hasAll {
				fault = found(&r, format)
			}
			r.seen = 0
		}
		if fault != "" {
			return daifugo.Refuse("text", daifugo.Whole, "at line ", daifugo.Number(line), " ", fault)
		}
	}
	return nil
}

// play plays a raw game again, and returns what does not fit.
func (r *raw) play(format Format) (*Game, string) {
	g := &Game{Format: format, Names: make([]string, players)}
	var class [daifugo.MaxPlayers]int8
	for player, seat := range &r.seatOf {
		g.Names[seat] = r.names[player]
		class[seat] = r.class[player]
	}
	t := daifugo.Table{Rules: daifugo.UEC}
	if class[0] != 0 && t.CheckPlaces("classes", class, true) != nil {
		return nil, "has places of the game before that are not one each"
	}
	held := r.dealt
	g.Gifts = daifugo.UEC.Gifts(class)
	daifugo.Tributes(g.Gifts, &held)
	for i := len(g.Gifts) / 2; i < len(g.Gifts); i++ {
		if err := daifugo.UEC.Return(g.Gifts, i, r.given[g.Gifts[i].From], &held); err != nil {
			return nil, "has an exchange of cards that cannot be"
		}
	}
	s := daifugo.Start(daifugo.UEC, held, class)
	if s.Check() != nil {
		return nil, "has hands that are not of one deck"
	}
	g.First = s
	for _, m := range r.moves {
		if s.Over() || m.seat >= 0 && m.seat != s.Turn {
			return nil, "has a move of a player who is not in turn"
		}
		made := daifugo.Move{Seat: s.Turn, Combination: m.combination}
		if _, err := s.Apply(m.combination); err != nil {
			// The official log has what players tried. The server took illegal
			// moves for a pass.
			made.Combination = daifugo.Combination{}
			if _, again := s.Apply(made.Combination); format != Official || again != nil {
				return nil, "has a move that is not legal: " + m.combination.String()
			}
		}
		g.Moves = append(g.Moves, made)
	}
	if !s.Over() {
		return nil, "has a game that is not over"
	}
	for place, seat := range r.order {
		if s.Active.Has(seat) { // drawn by lot after too many passes
			s.Places[seat] = int8(place) + 1
		} else if int(s.Places[seat]) != place+1 {
			return nil, "has other places than its moves lead to"
		}
	}
	s.Active = 0
	g.End = s
	return g, ""
}

// numbersIn reads one digit per player, each below five and no two equal.
func numbersIn(text string) (numbers [players]int8, ok bool) {
	seen, n := 0, 0
	for i := range len(text) {
		digit := text[i] - '0'
		if text[i] == ' ' {
			continue
		}
		if digit >= players || n == players {
			return numbers, false
		}
		numbers[n] = int8(digit)
		seen |= 1 << digit
		n++
	}
	return numbers, n == players && seen == 1<<players-1
}

// wordsOf splits a line at spaces. strings.Fields, which knows all spaces of
// Unicode, is larger.
func wordsOf(line string) (words []string) {
	for line != "" {
		var word string
		if word, line, _ = strings.Cut(line, " "); word != "" {
			words = append(words, word)
		}
	}
	return words
}
