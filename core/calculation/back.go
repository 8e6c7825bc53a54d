package calculation

import "github.com/tefuda/tefuda/core/fault"

// A Line is a game as it was played: its start and its moves, all legal and with
// their ranks.
type Line struct {
	Start State
	Moves []Move
}

// Read makes l, which must be zero, the line of moves that led to p, whose stock
// must be known. It takes the moves back and plays them again. Moves may lack
// their ranks, as ReadMove leaves them. The error, a *fault.Fault, has the index
// of a move that cannot have been made.
func (l *Line) Read(p *Position, moves []Move) error {
	at := *p
	at.Piles = append([]string(nil), p.Piles...)
	for i := len(moves) - 1; i >= 0; i-- {
		if !at.takeBack(moves[i]) {
			return notLed(moves, i, "cannot have led to the position")
		}
	}
	if err := l.Start.Read(&at); err != nil {
		return err
	}
	var s State
	s.Set(&l.Start)
	l.Moves = make([]Move, len(moves))
	for i, m := range moves {
		l.Moves[i] = s.ranked(m)
		if reason := s.illegal(l.Moves[i]); reason != "" {
			return notLed(moves, i, reason)
		}
		s.Play(l.Moves[i])
	}
	return nil
}

func notLed(moves []Move, at int, reason string) *fault.Fault {
	wrong := moveFault("moves", moves[at].String(), reason)
	wrong.Index = at
	return wrong
}

// takeBack undoes a move. It returns false if the card is not where the move put
// it.
func (p *Position) takeBack(m Move) bool {
	if m.Kind == Draw {
		if p.Card == "" || m.Rank != 0 && p.Card != m.Rank.String() {
			return false
		}
		p.Card, p.Stock = "", p.Card+p.Stock
		return true
	}
	card := ""
	if m.Kind == CardToWaste {
		if int(m.Pile) >= len(p.Piles) || p.Piles[m.Pile] == "" {
			return false
		}
		pile := &p.Piles[m.Pile]
		last := len(*pile) - 1
		card, *pile = (*pile)[last:], (*pile)[:last]
	} else if card = p.lower(m.Foundation); card == "" {
		return false
	}
	switch {
	case m.Kind != WasteToFoundation:
		if p.Card != "" {
			return false
		}
		p.Card = card
	case int(m.Pile) >= len(p.Piles):
		return false
	default:
		p.Piles[m.Pile] += card
	}
	return true
}

// lower removes the top card of a foundation and returns it, "" if there is none.
func (p *Position) lower(foundation uint8) (card string) {
	tops := []byte(p.Foundations)
	if len(tops) != Foundations || tops[foundation] == '.' {
		return ""
	}
	before, series := Rank(0), int(foundation)
	if p.ByOne {
		series += Foundations
	}
	for n := range Ranks {
		r := RankAt(series, n)
		if rankLetters[r] == tops[foundation] {
			card, tops[foundation] = r.String(), rankLetters[before]
			break
		}
		before = r
	}
	p.Foundations = string(tops)
	return card
}

// ranked returns a move to be made in s with its rank filled in.
func (s *State) ranked(m Move) Move {
	switch {
	case m.Kind == WasteToFoundation && m.Pile < s.piles:
		m.Rank = s.tops[m.Pile].Rank()
	case m.Kind == CardToFoundation || m.Kind == CardToWaste:
		m.Rank = s.card
	case m.Kind == Draw && m.Rank == 0:
		m.Rank = s.DrawMove().Rank
	}
	return m
}
