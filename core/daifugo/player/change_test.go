package player

import "github.com/tefuda/tefuda/core/daifugo"

// change sets one field of a state.
func change(s *daifugo.State, field byte, to int8) {
	numbers := []*int8{&s.Rules.Players, &s.Rules.Jokers, &s.Turn, &s.Owner, &s.Passes, &s.Field.Size, &s.Field.Low, &s.Field.High,
		&s.Places[0], &s.Places[1], &s.Places[2], &s.Class[0], &s.Class[5]}
	flags := []*bool{&s.Revolution, &s.Back, &s.Backward, &s.RankLocked, &s.Opening}
	switch n := int(field); {
	case n < len(numbers):
		*numbers[n] = to
	case n < len(numbers)+len(flags):
		*flags[n-len(numbers)] = to&1 != 0
	case n < 40:
		s.Rules.On ^= 1 << (n % 20)
	case n < 60:
		s.Hands[n%daifugo.MaxPlayers] ^= 1 << uint8(to&63)
	default:
		s.Passed, s.Lock, s.Field.Suits = daifugo.Seats(to), daifugo.Suits(n), s.Field.Suits^daifugo.Suits(n&1)
	}
}
