package cards_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/cards"
)

func ExampleParseHand() {
	hand, err := cards.ParseHand(nil, "As 10h, ♦Q Jk")
	fmt.Println(hand, err)
	_, err = cards.ParseHand(nil, "As Kx")
	fmt.Println(err)
	// Output:
	// [As Th Qd Jk] <nil>
	// hand has a fault at card 2: "Kx" is not a card (rank 23456789TJQKA and suit shdc, or Jk)
}

func ExampleParse() {
	c, err := cards.Parse("Td")
	fmt.Println(c, int8(c), c.Rank(), c.Suit(), err)
	_, err = cards.Parse("11d")
	fmt.Println(err)
	// Output:
	// Td 51 T 3 <nil>
	// card must be a card (rank 23456789TJQKA and suit shdc, or Jk), not "11d"
}

func ExampleNew() {
	fmt.Println(cards.New(cards.Ace, 0), cards.New(cards.Ten, 2), cards.Joker.IsJoker(), cards.Card(99).Valid())
	// Output: As Th true false
}

// A parser of one's own takes card by card.
func ExampleNext() {
	text := "10♠ Jk"
	for text = cards.Skip(text); text != ""; text = cards.Skip(text) {
		c, n := cards.Next(text)
		fmt.Println(c, n)
		text = text[n:]
	}
	// Output:
	// Ts 5
	// Jk 2
}

func ExampleNextOfTwo() {
	c, n := cards.NextOfTwo("Jr")
	fmt.Println(c == cards.Red, n)
	_, n = cards.Next("Jr")
	fmt.Println(n)
	// Output:
	// true 2
	// 0
}

func ExampleNextRank() {
	r, n := cards.NextRank("10s")
	s, m := cards.NextSuit("10s"[n:])
	fmt.Println(r, n, s, m)
	// Output: T 2 0 1
}

func ExampleSetOf() {
	dead := cards.SetOf(cards.New(cards.Ace, 0), cards.New(cards.Two, 3)).With(cards.Joker)
	fmt.Println(dead.Len(), dead.Has(cards.New(cards.Ace, 0)), dead.Has(cards.New(cards.Ace, 1)))
	// Output: 3 true false
}

func ExampleWord() {
	fmt.Println(cards.Word("nonsense of somebody's", 5))
	// Output: nonse
}

func ExamplePlain() {
	fmt.Println(cards.Plain("Ａｓ　Ｋ－ｄ"), cards.Alike("Joker", "JOKER"))
	// Output:
	// As K-d true
}
