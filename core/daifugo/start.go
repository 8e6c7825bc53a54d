package daifugo

// Start returns the first position of a game: rules, hands after the
// exchange, and last game's places (zeros in a first game). Who leads is a
// matter of the rules: the holder of the Three of diamonds, or with LoserLeads
// last game's last; seat 0 if nobody has the card. Rules must be valid and
// hands disjoint and not empty; NewState checks them.
func Start(rules Rules, hands [MaxPlayers]Set, class [MaxPlayers]int8) State {
	s := State{Hands: hands}
	s.Start(rules, class)
	return s
}

// Start makes a state the first position of a game of its hands.
func (s *State) Start(rules Rules, class [MaxPlayers]int8) {
	s.Table = Table{Rules: rules, Class: class, Active: 1<<rules.Players - 1}
	for seat, h := range s.Hands {
		s.Counts[seat] = int8(h.Len())
		if h&DiamondThree != 0 {
			s.Turn = int8(seat)
			s.Opening = rules.Has(DiamondStart)
		}
	}
	for seat, place := range class {
		if place == rules.Players && rules.Has(LoserLeads) {
			s.Turn, s.Opening = int8(seat), false
		}
	}
	s.Owner = s.Turn
}
