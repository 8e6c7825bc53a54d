package daifugo

import (
	"bufio"
	"compress/gzip"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// A record is one game, by seats: of testdata, or of ../shared/data/daifugo
// where that is. A submitted role that is not legal counts as a pass in the
// official server's logs.
type record struct {
	dealt  [MaxPlayers]Set // before the exchange
	hands  [MaxPlayers]Set // after it
	class  [MaxPlayers]int8
	given  [MaxPlayers]Set // in the exchange
	moves  []Move
	order  []int8 // seats from the first place on
	strict bool   // every move was accepted
	seated bool   // moves have their seats, and gifts their tributes
}

// recordFiles returns the files of a pattern, none where they are not.
func recordFiles(t testing.TB, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "..", "shared", "data", "daifugo", pattern))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func readRecords(t testing.TB, file string, parse func(*bufio.Scanner) []record) []record {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(z)
	lines.Buffer(nil, 1<<20)
	return parse(lines)
}

// officialLog reads %game%key% lines.
func officialLog(lines *bufio.Scanner) (records []record) {
	var seatOf [MaxPlayers]int8
	var r record
	for lines.Scan() {
		_, rest, _ := strings.Cut(strings.TrimPrefix(lines.Text(), "%"), "%")
		key, value, _ := strings.Cut(rest, "%")
		words := strings.Fields(value)
		switch key {
		case "mibun":
			r = record{seated: true}
			r.officialClasses(strings.TrimSpace(value))
		case "seat":
			for seat, p := range words[0] {
				seatOf[p-'0'] = int8(seat)
			}
			class := r.class
			for p := range 5 {
				r.class[seatOf[p]] = class[p]
			}
		case "palyer_cards":
			for p, w := range words {
				r.dealt[seatOf[p]] = officialCards(w)
			}
			r.hands = r.dealt
		case "change_cards":
			r.officialGifts(words, seatOf)
		case "play":
			for _, w := range words {
				r.moves = append(r.moves, Move{seatOf[w[0]-'0'], officialRole(strings.TrimSuffix(w[1:], "EE"))})
			}
		case "result":
			for _, p := range words[0] {
				r.order = append(r.order, seatOf[p-'0'])
			}
			records = append(records, r)
		}
	}
	return records
}

// officialClasses notes classes by player: 22222 is a first game.
func (r *record) officialClasses(value string) {
	if value == "22222" {
		return
	}
	for p, c := range value {
		r.class[p] = int8(c-'0') + 1
	}
}

func (r *record) officialGifts(words []string, seatOf [MaxPlayers]int8) {
	for _, w := range words {
		if w == "NULL" {
			return
		}
		from, to := seatOf[w[0]-'0'], seatOf[w[1]-'0']
		cards := officialCards(strings.TrimSuffix(w[2:], "EE"))
		r.given[from] = cards
		r.hands[from] &^= cards
		r.hands[to] |= cards
	}
}

const officialRanks = "x3456789TJQKA2x"

func officialCards(text string) (s Set) {
	for ; text != ""; text = text[2:] {
		if text[:2] == "J3" {
			s |= firstJokers(1)
		} else {
			s |= CardOf(int8(strings.IndexByte(officialRanks, text[1])-1), strings.IndexByte("SDCH", text[0]))
		}
	}
	return s
}

// officialRole returns the role of a table as submitted.
func officialRole(text string) Role {
	if text == "" {
		return Role{}
	}
	if text == "Kx" {
		return JokersAlone(firstJokers(1))
	}
	var c cells
	for ; text != ""; text = text[2:] {
		suit := strings.IndexByte("SDCHKMNL", text[0])
		rank := int8(strings.IndexByte(officialRanks, text[1]) - 1)
		if rank < 0 && c.high > 4 {
			rank = aboveTwo
		}
		c.add(rank, suit&3, suit >= 4)
	}
	return c.role()
}

// cells are the places that a role stands for.
type cells struct {
	cards     Set
	low, high int8
	suits     Suits
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
		c.cards |= firstJokers(1)
	} else {
		c.cards |= CardOf(rank, suit)
	}
}

func (c *cells) role() Role {
	if c.low == c.high {
		return GroupOf(c.cards, c.low, c.suits)
	}
	return SequenceOf(c.cards, c.low, c.high, c.suits)
}

// matchRecord reads the records of a headless server.
func matchRecord(lines *bufio.Scanner) (records []record) {
	var seatOf [MaxPlayers]int8
	var r record
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) == 0 {
			continue
		}
		switch words[0] {
		case "game":
			r = record{strict: true}
			if n, _ := strconv.Atoi(words[1]); n%ClassesReset != 0 {
				r.class[0] = -1 // to be read
			}
		case "class":
			r.matchClasses(words[1:])
		case "seat":
			class := r.class
			for p, w := range words[1:] {
				seatOf[p] = int8(w[0] - '0')
				r.class[seatOf[p]] = class[p]
			}
		case "dealt":
			r.dealt = matchHands(words[1:], seatOf)
		case "changed":
			r.given = matchHands(words[1:], seatOf)
		case "original":
			r.hands = matchHands(words[1:], seatOf)
		case "play":
			r.moves = matchMoves(words[1:])
		case "result":
			r.order = make([]int8, 5)
			for p, w := range words[1:] {
				r.order[w[0]-'0'] = seatOf[p]
			}
			records = append(records, r)
		}
	}
	return records
}

// matchClasses notes classes by player; a game after a reset has none.
func (r *record) matchClasses(words []string) {
	if r.class[0] == 0 {
		return
	}
	for p, w := range words {
		r.class[p] = int8(w[0]-'0') + 1
	}
}

func matchHands(words []string, seatOf [MaxPlayers]int8) (hands [MaxPlayers]Set) {
	p := -1
	for _, w := range words {
		switch w {
		case "{":
			p++
		case "}":
		case "jo":
			hands[seatOf[p]] |= firstJokers(1)
		default:
			hands[seatOf[p]] |= CardOf(matchRank(w[1]), strings.IndexByte("sdch", w[0]))
		}
	}
	return hands
}

func matchRank(letter byte) int8 {
	return int8(strings.IndexByte("-3456789tjqka2+", letter) - 1)
}

func matchMoves(words []string) []Move {
	moves := make([]Move, len(words))
	for i, w := range words {
		w, _, _ = strings.Cut(w, "[")
		moves[i].Role = matchRole(w)
	}
	return moves
}

// matchRole reads suits-ranks(joker's suit or rank).
func matchRole(text string) Role {
	switch text {
	case "p":
		return Role{}
	case "jk":
		return JokersAlone(firstJokers(1))
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
