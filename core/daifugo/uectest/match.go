package uectest

import (
	"bufio"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
)

// matchRecords reads the records of a headless server.
func matchRecords(lines *bufio.Scanner) (records []Record) {
	var seatOf seats
	var r Record
	var names []string
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) == 0 {
			continue
		}
		switch words[0] {
		case "player":
			names = words[1:]
		case "game":
			r = Record{Strict: true}
			if n, _ := strconv.Atoi(words[1]); n%daifugo.ClassesReset != 0 {
				r.Class[0] = -1 // to be read
			}
		case "class":
			r.matchClasses(words[1:])
		case "seat":
			class := r.Class
			for p, w := range words[1:] {
				seatOf[p] = int8(w[0] - '0')
				r.Class[seatOf[p]] = class[p]
			}
			r.name(names, seatOf)
		case "dealt":
			r.Dealt = matchHands(words[1:], seatOf)
		case "changed":
			r.Given = matchHands(words[1:], seatOf)
		case "original":
			r.Hands = matchHands(words[1:], seatOf)
		case "play":
			r.Moves = matchMoves(words[1:])
		case "result":
			r.Order = make([]int8, 5)
			for p, w := range words[1:] {
				r.Order[w[0]-'0'] = seatOf[p]
			}
			records = append(records, r)
		}
	}
	return records
}

// matchClasses notes classes by player; a game after a reset has none.
func (r *Record) matchClasses(words []string) {
	if r.Class[0] == 0 {
		return
	}
	for p, w := range words {
		r.Class[p] = int8(w[0]-'0') + 1
	}
}

func matchHands(words []string, seatOf seats) (hands hands) {
	p := -1
	for _, w := range words {
		switch w {
		case "{":
			p++
		case "}":
		case "jo":
			hands[seatOf[p]] |= oneJoker
		default:
			hands[seatOf[p]] |= daifugo.CardOf(matchRank(w[1]), strings.IndexByte("sdch", w[0]))
		}
	}
	return hands
}

func matchRank(letter byte) int8 {
	return int8(strings.IndexByte("-3456789tjqka2+", letter) - 1)
}

func matchMoves(words []string) []daifugo.Move {
	moves := make([]daifugo.Move, len(words))
	for i, w := range words {
		w, _, _ = strings.Cut(w, "[")
		moves[i].Role = matchRole(w)
	}
	return moves
}

// matchRole reads suits-ranks(joker's suit or rank).
func matchRole(text string) role {
	switch text {
	case "p":
		return role{}
	case "jk":
		return daifugo.JokersAlone(oneJoker)
	}
	suits, ranks, _ := strings.Cut(text, "-")
	ranks, joker, _ := strings.Cut(ranks, "(")
	var c cells
	for i := range len(suits) * len(ranks) {
		s, r := suits[i/len(ranks)], ranks[i%len(ranks)]
		isJoker := s == 'x' || joker != "" && (len(ranks) == 1 && joker[0] == s || len(ranks) > 1 && joker[0] == r)
		c.add(matchRank(r), strings.IndexByte("sdchx", s), isJoker)
	}
	return c.role()
}
