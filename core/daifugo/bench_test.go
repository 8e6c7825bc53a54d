package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// BenchmarkPlayout plays games of the UEC rules from the deal at random.
func BenchmarkPlayout(b *testing.B) {
	r := dice.NewRand(1)
	start := Start(UEC, UEC.Deal(0, r), [MaxPlayers]int8{})
	buffer := make([]Combination, CombinationRoom)
	moves := 0
	for range b.N {
		s := start
		for !s.Over() {
			s.Play(s.RandomMove(buffer, r))
			moves++
		}
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
}

// BenchmarkLegalMoves finds the moves of a leader of 11 cards with a joker.
func BenchmarkLegalMoves(b *testing.B) {
	hand, _ := ParseSet("4s 5s 6s 7d 7h Ts Jc Qc Ad Ah Jk")
	table := Table{Rules: UEC, Active: 31}
	buffer := make([]Combination, CombinationRoom)
	for range b.N {
		table.LegalCombinations(buffer[:0], hand)
	}
	b.ReportMetric(float64(len(table.LegalCombinations(nil, hand))), "combinations")
}
