package daifugo

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

var update = flag.Bool("update", false, "record the games of testdata anew")

const (
	ownFile  = "testdata/games.txt"
	ownGames = 50
)

// recordOwn plays games at random, one after the other with their classes, and
// writes them: a line each of classes, hands dealt, gifts by seat, moves and
// the seats by place.
func recordOwn(t *testing.T) {
	t.Helper()
	var text strings.Builder
	r := search.NewRand(20070)
	var class [MaxPlayers]int8
	for g := range ownGames {
		if g%8 == 0 {
			class = [MaxPlayers]int8{}
		}
		hands := UEC.Deal(int8(r.IntN(5)), r)
		fmt.Fprintln(&text, class[:5])
		fmt.Fprintln(&text, list(hands[:5]))
		gifts := UEC.Gifts(class)
		Tributes(gifts, &hands)
		var given [MaxPlayers]Set
		for i := range gifts {
			if gift := &gifts[i]; i >= len(gifts)/2 {
				choices := Returns(nil, hands[gift.From], gift.Count)
				if err := Return(gift, choices[r.IntN(len(choices))], &hands); err != nil {
					t.Fatal(err)
				}
			}
			given[gifts[i].From] = gifts[i].Cards
		}
		fmt.Fprintln(&text, list(given[:5]))
		s := Start(UEC, hands, class)
		var moves []string
		for !s.Over() {
			m := s.RandomMove(nil, r)
			moves = append(moves, fmt.Sprint(s.Turn, m))
			s.Play(m)
		}
		fmt.Fprintln(&text, strings.Join(moves, ","))
		fmt.Fprintln(&text, s.Places[:5])
		class = s.Places
	}
	if err := os.WriteFile(ownFile, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func list(sets []Set) string {
	texts := make([]string, len(sets))
	for i, s := range sets {
		texts[i] = s.String()
	}
	return strings.Join(texts, ",")
}

// ownRecords reads the games of testdata.
func ownRecords(t *testing.T) (records []record) {
	t.Helper()
	if *update {
		recordOwn(t)
	}
	text, err := os.ReadFile(ownFile)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	for ; len(lines) >= 5; lines = lines[5:] {
		r := record{strict: true, seated: true, order: make([]int8, 5), class: ownPlaces(t, lines[0])}
		for seat, hand := range strings.Split(lines[1], ",") {
			r.dealt[seat] = cardsOf(t, hand)
		}
		r.hands = r.dealt
		for seat, cards := range strings.Split(lines[2], ",") {
			r.given[seat] = cardsOf(t, cards)
		}
		for _, g := range UEC.Gifts(r.class) {
			r.hands[g.From] &^= r.given[g.From]
			r.hands[g.To] |= r.given[g.From]
		}
		for _, m := range strings.Split(lines[3], ",") {
			seat, role, _ := strings.Cut(m, " ")
			r.moves = append(r.moves, Move{int8(seat[0] - '0'), roleOf(t, role)})
		}
		for seat, place := range ownPlaces(t, lines[4]) {
			if place > 0 {
				r.order[place-1] = int8(seat)
			}
		}
		records = append(records, r)
	}
	return records
}

// ownPlaces reads a list like [1 2 3 4 5].
func ownPlaces(t *testing.T, text string) (places [MaxPlayers]int8) {
	t.Helper()
	if _, err := fmt.Sscanf(text, "[%d %d %d %d %d]", &places[0], &places[1], &places[2], &places[3], &places[4]); err != nil {
		t.Fatal(err)
	}
	return places
}
