package uectest

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
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
	r := dice.NewRand(20070)
	var class seats
	for g := range ownGames {
		if g%8 == 0 {
			class = seats{}
		}
		hands := daifugo.UEC.Deal(int8(r.IntN(5)), r)
		fmt.Fprintln(&text, class[:5])
		fmt.Fprintln(&text, list(hands[:5]))
		gifts := daifugo.UEC.Gifts(class)
		daifugo.Tributes(gifts, &hands)
		var given [daifugo.MaxPlayers]set
		for i := range gifts {
			if gift := &gifts[i]; i >= len(gifts)/2 {
				choices := daifugo.Returns(nil, hands[gift.From], gift.Count)
				if err := daifugo.Return(gift, choices[r.IntN(len(choices))], &hands); err != nil {
					t.Fatal(err)
				}
			}
			given[gifts[i].From] = gifts[i].Cards
		}
		fmt.Fprintln(&text, list(given[:5]))
		s := daifugo.Start(daifugo.UEC, hands, class)
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

func list(sets []set) string {
	texts := make([]string, len(sets))
	for i, s := range sets {
		texts[i] = s.String()
	}
	return strings.Join(texts, ",")
}

// ownRecords reads the games of testdata.
func ownRecords(t *testing.T) (records []Record) {
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
		r := Record{Strict: true, Seated: true, Order: make([]int8, 5), Class: ownPlaces(t, lines[0])}
		for seat, hand := range strings.Split(lines[1], ",") {
			r.Dealt[seat] = parse(t, daifugo.ParseSet, hand)
		}
		r.Hands = r.Dealt
		for seat, cards := range strings.Split(lines[2], ",") {
			r.Given[seat] = parse(t, daifugo.ParseSet, cards)
		}
		for _, g := range daifugo.UEC.Gifts(r.Class) {
			r.Hands[g.From] &^= r.Given[g.From]
			r.Hands[g.To] |= r.Given[g.From]
		}
		for _, m := range strings.Split(lines[3], ",") {
			seat, role, _ := strings.Cut(m, " ")
			r.Moves = append(r.Moves, daifugo.Move{Seat: int8(seat[0] - '0'), Role: parse(t, daifugo.ParseRole, role)})
		}
		for seat, place := range ownPlaces(t, lines[4]) {
			if place > 0 {
				r.Order[place-1] = int8(seat)
			}
		}
		records = append(records, r)
	}
	return records
}

// ownPlaces reads a list like [1 2 3 4 5].
func ownPlaces(t *testing.T, text string) (places seats) {
	t.Helper()
	if _, err := fmt.Sscanf(text, "[%d %d %d %d %d]", &places[0], &places[1], &places[2], &places[3], &places[4]); err != nil {
		t.Fatal(err)
	}
	return places
}

// parse reads text that the test wrote itself.
func parse[T any](t *testing.T, read func(string) (T, error), text string) T {
	t.Helper()
	x, err := read(text)
	if err != nil {
		t.Fatal(err)
	}
	return x
}
