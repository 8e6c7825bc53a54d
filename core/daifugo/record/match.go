package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
)

const (
	matchSuits = "sdchx"
	matchRanks = "-3456789tjqka2+"
)

// readMatch reads a line of match records.
func readMatch(r *raw, line string) (begins, ends bool, fault string) {
	key, value, _ := strings.Cut(line, " ")
	words, ok := wordsOf(value), true
	switch key {
	case "player":
		if ok = len(words) == players; ok {
			copy(r.names[:], words)
		}
	case "game":
		r.class = [players]int8{} // read from the class line, unless this game follows a reset
		if len(words) != 1 || !strings.HasSuffix(words[0], "00") && words[0] != "0" {
			r.class[0] = -1
		}
		return true, false, ""
	case "class":
		if r.class[0] < 0 {
			r.class, ok = numbersIn(value)
			for i := range r.class {
				r.class[i]++
			}
		}
	case "seat":
		r.seatOf, ok = numbersIn(value)
		r.seen |= hasSeats
	case "dealt":
		r.dealt, ok = r.matchHands(words)
		r.seen |= hasDealt
	case "changed":
		r.given, ok = r.matchHands(words)
	case "play":
		r.moves = make([]move, len(words))
		for i := 0; i < len(words) && ok; i++ {
			text, _, _ := strings.Cut(words[i], "[")
			r.moves[i].seat = -1
			r.moves[i].combination, ok = matchCombination(text)
		}
		r.seen |= hasMoves
	case "result":
		places, good := numbersIn(value)
		if ok = good && r.seen&hasSeats != 0; ok {
			r.order = make([]int8, players)
			for player, place := range &places {
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

// matchHands reads five hands in braces, in the order of the players.
func (r *raw) matchHands(words []string) (all hands, ok bool) {
	player := -1
	for _, w := range words {
		switch {
		case w == "{":
			player++
		case w == "}":
		case player < 0 || player >= players || r.seen&hasSeats == 0:
			return all, false
		case w == "jo":
			all[r.seatOf[player]] |= joker
		default:
			if len(w) != 2 {
				return all, false
			}
			suit, rank := strings.IndexByte("sdch", w[0]), strings.IndexByte(matchRanks, w[1])-1
			if suit < 0 || rank < 0 || rank >= daifugo.Ranks {
				return all, false
			}
			all[r.seatOf[player]] |= daifugo.CardOf(int8(rank), suit)
		}
	}
	return all, player == players-1
}

// matchCombination reads a combination: suits-ranks(the joker's suit or rank), p for a pass, jk
// for the joker alone.
func matchCombination(text string) (daifugo.Combination, bool) {
	switch text {
	case "p":
		return daifugo.Combination{}, true
	case "jk":
		return daifugo.JokersAlone(joker), true
	}
	suits, ranks, found := strings.Cut(text, "-")
	ranks, stands, _ := strings.Cut(ranks, "(")
	if !found || len(suits)*len(ranks) == 0 || len(suits) > 5 || len(ranks) > 15 || len(suits) > 1 && len(ranks) > 1 {
		return daifugo.Combination{}, false
	}
	var c cells
	for i := range len(suits) * len(ranks) {
		s, r := suits[i/len(ranks)], ranks[i%len(ranks)]
		is := s == 'x' || stands != "" && (len(ranks) == 1 && stands[0] == s || len(ranks) > 1 && stands[0] == r)
		rank := strings.IndexByte(matchRanks, r)
		if rank < 0 || !c.add(int8(rank-1), strings.IndexByte(matchSuits, s), is) {
			return daifugo.Combination{}, false
		}
	}
	return c.combination()
}

// String returns the game in the form of match records. Each player sits on the
// seat of their number.
func (g *Game) String() string {
	var b strings.Builder
	b.WriteString("player")
	for _, name := range g.Names {
		if name == "" {
			name = "-"
		}
		b.WriteString(" " + strings.ReplaceAll(name, " ", "_"))
	}
	number, given := "0", hands{}
	if g.First.Class[0] != 0 {
		number = "1"
	}
	dealt := g.First.Hands
	for i := len(g.Gifts) - 1; i >= 0; i-- {
		gift := &g.Gifts[i]
		dealt[gift.To] &^= gift.Cards
		dealt[gift.From] |= gift.Cards
		if i >= len(g.Gifts)/2 {
			given[gift.From] |= gift.Cards
		}
	}
	b.WriteString(" \n/* \ngame " + number + " \nscore \nclass")
	for seat := range players {
		writeNumber(&b, max(g.First.Class[seat]-1, 0), g.First.Class[0] == 0, seat)
	}
	b.WriteString(" \nseat 0 1 2 3 4")
	for _, part := range [...]struct {
		key   string
		hands *hands
	}{{"dealt", &dealt}, {"changed", &given}, {"original", &g.First.Hands}} {
		b.WriteString(" \n" + part.key)
		for _, hand := range part.hands[:players] {
			b.WriteString(" {")
			for ; hand != 0; hand &= hand - 1 {
				b.WriteString(" " + matchCard(hand.First()))
			}
			b.WriteString(" }")
		}
	}
	b.WriteString(" \nplay")
	for _, m := range g.Moves {
		b.WriteString(" " + matchText(m.Combination))
	}
	b.WriteString(" \nresult")
	for seat := range players {
		writeNumber(&b, g.End.Places[seat]-1, false, seat)
	}
	b.WriteString(" \n*/ \n")
	return b.String()
}

// writeNumber writes a number of one digit, the seat's own if none.
func writeNumber(b *strings.Builder, n int8, none bool, seat int) {
	if none {
		n = int8(seat)
	}
	b.WriteString(" ")
	b.WriteByte('0' + byte(n))
}

func matchCard(card daifugo.Set) string {
	if card&daifugo.Jokers != 0 {
		return "jo"
	}
	rank := card.Lowest()
	for suit := range 4 {
		if daifugo.CardOf(rank, suit) == card {
			return string([]byte{"sdch"[suit], matchRanks[rank+1]})
		}
	}
	return ""
}

// matchText returns the notation of a combination.
func matchText(r daifugo.Combination) string {
	switch {
	case r.Kind == daifugo.Pass:
		return "p"
	case r.JokersOnly():
		return "jk"
	}
	var suits, ranks []byte
	stands := byte(0)
	for suit := range len(matchSuits) {
		if r.Suits>>suit&1 == 0 {
			continue
		}
		suits = append(suits, matchSuits[suit])
		if r.Kind != daifugo.Sequence && suit < 4 && r.Cards&daifugo.CardOf(r.Low, suit) == 0 {
			stands = matchSuits[suit]
		}
		for rank := r.Low; r.Kind == daifugo.Sequence && rank <= r.High; rank++ {
			ranks = append(ranks, matchRanks[rank+1])
			if rank < 0 || rank >= daifugo.Ranks || r.Cards&daifugo.CardOf(rank, suit) == 0 {
				stands = matchRanks[rank+1]
			}
		}
	}
	if r.Kind != daifugo.Sequence {
		ranks = []byte{matchRanks[r.Low+1]}
	}
	text := string(suits) + "-" + string(ranks)
	if stands != 0 {
		text += "(" + string(stands) + ")"
	}
	return text
}
