package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
)

const (
	officialRanks = "x3456789TJQKA2x"
	officialSuits = "SDCHKMNL" // the last four mean that the joker stands for the card
)

// readOfficial reads a line %game%key% value.
func readOfficial(r *raw, line string) (begins, ends bool, fault string) {
	_, rest, _ := strings.Cut(strings.TrimPrefix(line, "%"), "%")
	key, value, _ := strings.Cut(rest, "%")
	words, ok := wordsOf(value), true
	switch key {
	case "palyer_name":
		if ok = len(words) == players; ok {
			copy(r.names[:], words)
		}
	case "mibun":
		r.class = [players]int8{}
		if ok = len(words) == 1; ok && words[0] != "22222" { // 22222 is a first game
			r.class, ok = numbersIn(value)
			for i := range r.class {
				r.class[i]++
			}
		}
		if ok {
			return true, false, ""
		}
	case "seat":
		var playerOn [players]int8
		playerOn, ok = numbersIn(value)
		for seat, player := range &playerOn {
			r.seatOf[player] = int8(seat)
		}
		r.seen |= hasSeats
	case "palyer_cards":
		ok = len(words) == players && r.seen&hasSeats != 0
		for player := 0; player < len(words) && ok; player++ {
			r.dealt[r.seatOf[player]], ok = officialCards(words[player])
		}
		r.seen |= hasDealt
	case "change_cards":
		for i := 0; i < len(words) && ok && words[0] != "NULL"; i++ {
			var from int8
			if from, ok = r.seat(words[i]); ok && len(words[i]) > 1 {
				r.given[from], ok = officialCards(strings.TrimSuffix(words[i][2:], "EE"))
			}
		}
	case "play":
		r.moves = make([]move, len(words))
		for i := 0; i < len(words) && ok; i++ {
			if r.moves[i].seat, ok = r.seat(words[i]); ok {
				r.moves[i].combination, ok = officialCombination(strings.TrimSuffix(words[i][1:], "EE"))
			}
		}
		r.seen |= hasMoves
	case "result":
		order, good := numbersIn(value)
		if ok = good && r.seen&hasSeats != 0; ok {
			r.order = make([]int8, players)
			for place, player := range &order {
				r.order[place] = r.seatOf[player]
			}
		}
		r.seen |= hasOrder
		ends = true
	}
	if !ok {
		return false, false, "has a " + key + " that cannot be read"
	}
	return false, ends, ""
}

// seat returns the seat of the player whose number a word begins with.
func (r *raw) seat(word string) (int8, bool) {
	if word == "" || word[0] < '0' || word[0] >= '0'+players || r.seen&hasSeats == 0 {
		return 0, false
	}
	return r.seatOf[word[0]-'0'], true
}

// officialCards reads cards of two letters each, J3 the joker.
func officialCards(text string) (cards daifugo.Set, ok bool) {
	for ; len(text) > 1; text = text[2:] {
		suit, rank := strings.IndexByte("SDCH", text[0]), strings.IndexByte(officialRanks, text[1])-1
		switch {
		case text[:2] == "J3":
			cards |= joker
		case suit < 0 || rank < 0 || rank >= daifugo.Ranks:
			return 0, false
		default:
			cards |= daifugo.CardOf(int8(rank), suit)
		}
	}
	return cards, text == ""
}

// officialCombination reads a combination as its player sent it.
func officialCombination(text string) (daifugo.Combination, bool) {
	switch text {
	case "":
		return daifugo.Combination{}, true
	case "Kx":
		return daifugo.JokersAlone(joker), true
	}
	var c cells
	for ; len(text) > 1; text = text[2:] {
		suit, rank := strings.IndexByte(officialSuits, text[0]), strings.IndexByte(officialRanks, text[1])-1
		if suit < 0 || rank < -1 {
			return daifugo.Combination{}, false
		}
		if rank < 0 && c.high > 4 { // x also means above Two
			rank = daifugo.Ranks
		}
		if !c.add(int8(rank), suit&3, suit >= 4) {
			return daifugo.Combination{}, false
		}
	}
	if text != "" {
		return daifugo.Combination{}, false
	}
	// The server refused cards that are no combination: the player passed.
	r, ok := c.combination()
	if !ok {
		r = daifugo.Combination{}
	}
	return r, true
}
