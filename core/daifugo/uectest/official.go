package uectest

import (
	"bufio"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
)

// officialLog reads %game%key% lines.
func officialLog(lines *bufio.Scanner) (records []Record) {
	var seatOf seats
	var r Record
	var names []string
	for lines.Scan() {
		_, rest, _ := strings.Cut(strings.TrimPrefix(lines.Text(), "%"), "%")
		key, value, _ := strings.Cut(rest, "%")
		words := strings.Fields(value)
		switch key {
		case "palyer_name":
			names = words
		case "mibun":
			r = Record{Seated: true}
			r.officialClasses(strings.TrimSpace(value))
		case "seat":
			for seat, p := range words[0] {
				seatOf[p-'0'] = int8(seat)
			}
			r.name(names, seatOf)
			class := r.Class
			for p := range 5 {
				r.Class[seatOf[p]] = class[p]
			}
		case "palyer_cards":
			for p, w := range words {
				r.Dealt[seatOf[p]] = officialCards(w)
			}
			r.Hands = r.Dealt
		case "change_cards":
			r.officialGifts(words, seatOf)
		case "play":
			for _, w := range words {
				r.Moves = append(r.Moves, daifugo.Move{Seat: seatOf[w[0]-'0'], Role: officialRole(strings.TrimSuffix(w[1:], "EE"))})
			}
		case "result":
			for _, p := range words[0] {
				r.Order = append(r.Order, seatOf[p-'0'])
			}
			records = append(records, r)
		}
	}
	return records
}

// officialClasses notes classes by player: 22222 is a first game.
func (r *Record) officialClasses(value string) {
	if value == "22222" {
		return
	}
	for p, c := range value {
		r.Class[p] = int8(c-'0') + 1
	}
}

func (r *Record) officialGifts(words []string, seatOf seats) {
	for _, w := range words {
		if w == "NULL" {
			return
		}
		from, to := seatOf[w[0]-'0'], seatOf[w[1]-'0']
		cards := officialCards(strings.TrimSuffix(w[2:], "EE"))
		r.Given[from] = cards
		r.Hands[from] &^= cards
		r.Hands[to] |= cards
	}
}

const officialRanks = "x3456789TJQKA2x"

func officialCards(text string) (s set) {
	for ; text != ""; text = text[2:] {
		if text[:2] == "J3" {
			s |= oneJoker
		} else {
			s |= daifugo.CardOf(int8(strings.IndexByte(officialRanks, text[1])-1), strings.IndexByte("SDCH", text[0]))
		}
	}
	return s
}

// officialRole returns the role of a table as submitted.
func officialRole(text string) role {
	if text == "" {
		return role{}
	}
	if text == "Kx" {
		return daifugo.JokersAlone(oneJoker)
	}
	var c cells
	for ; text != ""; text = text[2:] {
		suit := strings.IndexByte("SDCHKMNL", text[0])
		rank := int8(strings.IndexByte(officialRanks, text[1]) - 1)
		if rank < 0 && c.high > 4 {
			rank = daifugo.Two + 1
		}
		c.add(rank, suit&3, suit >= 4)
	}
	return c.role()
}

// cells are the places that a role stands for.
type cells struct {
	cards     set
	low, high int8
	suits     daifugo.Suits
	n         int8
}

func (c *cells) add(rank int8, suit int, joker bool) {
	if c.n == 0 {
		c.low, c.high = rank, rank
	}
	c.n++
	c.low, c.high = min(c.low, rank), max(c.high, rank)
	c.suits |= 1 << suit
	if joker {
		c.cards |= oneJoker
	} else {
		c.cards |= daifugo.CardOf(rank, suit)
	}
}

func (c *cells) role() role {
	if c.low == c.high {
		return daifugo.GroupOf(c.cards, c.low, c.suits)
	}
	return daifugo.SequenceOf(c.cards, c.low, c.high, c.suits)
}
