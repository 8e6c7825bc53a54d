package daifugo

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/names"
)

// An EventKind is a kind of event at the table.
type EventKind uint8

// The kinds of event, in the order of EventKinds. Those up to Declined are moves
// and have Combination; the others are effects of a move.
const (
	Played       EventKind = iota // Seat played Combination
	PassedTurn                    // Seat passed (パス)
	Gave                          // 7渡し: Seat gave Combination.Size cards to Combination.To
	Discarded                     // 10捨て: Seat discarded Combination.Cards
	NamedRanks                    // Qボンバー: Seat named the ranks of Combination.Cards
	Dropped                       // Qボンバー: Seat discarded Combination.Cards, the cards of the ranks named
	Stopped                       // 4止め: Seat played two fours, which stop the 8
	Declined                      // Seat chose nothing; see Choice
	WentOut                       // Seat got Place, because of Why
	OrderTurned                   // 革命: the order of ranks turned
	TurnedBack                    // 11バック: the order of ranks is reversed until the field clears
	SuitsLocked                   // スート縛り: only Suits may follow
	RanksLocked                   // 数字縛り: only the next rank may follow
	PlayReversed                  // 6リバース, 9リバース: the direction of play is reversed
	CutByEight                    // 8切り
	JokerBeaten                   // スペ3返し
	CutByThrees                   // 砂嵐
	CutByNines                    // 救急車
	CutBySixes                    // ろくろ首
	Skipped                       // 5飛ばし: Count turns were passed over
	Cleared                       // 場が流れる: the field is empty, and Seat leads
	GameOver                      // 終わり: all final ranks are given
	Tributed                      // 献上: Seat gave Combination.To its strongest cards, as the exchange asks for
	HandsSwapped                  // 天変地異: Seat, the last, and Combination.To, the first, swapped hands; Combination.Size cards for the latter
	Begun                         // the exchange is over, or there is none: Seat leads
)

// EventKinds are the names of the kinds of event.
var EventKinds = [...]names.Name{
	Played:       {Key: "play", En: "Play", Ja: "出す"},
	PassedTurn:   {Key: "pass", En: "Pass", Ja: "パス"},
	Gave:         {Key: "give", En: "Cards given", Ja: "札を渡す"},
	Discarded:    {Key: "discard", En: "Cards discarded", Ja: "札を捨てる"},
	NamedRanks:   {Key: "name", En: "Ranks named", Ja: "数字の指名"},
	Dropped:      {Key: "drop", En: "Cards of the named ranks discarded", Ja: "指名された札を捨てる"},
	Stopped:      {Key: "stop", En: "Fours stop the 8", Ja: "4止め"},
	Declined:     {Key: "decline", En: "Nothing chosen", Ja: "選ばない"},
	WentOut:      {Key: "out", En: "Place taken", Ja: "順位が決まる"},
	OrderTurned:  {Key: "revolution", En: "Revolution", Ja: "革命"},
	TurnedBack:   {Key: "elevenBack", En: "11-back", Ja: "11バック"},
	SuitsLocked:  {Key: "locked", En: "Suits locked", Ja: "スート縛り"},
	RanksLocked:  {Key: "rankLocked", En: "Number lock", Ja: "数字縛り"},
	PlayReversed: {Key: "reversed", En: "Direction turned", Ja: "逆回り"},
	CutByEight:   {Key: "eightCut", En: "8-cut", Ja: "8切り"},
	JokerBeaten:  {Key: "spadeReturn", En: "♠3 beats the joker", Ja: "スペ3返し"},
	CutByThrees:  {Key: "sandstorm", En: "Sandstorm", Ja: "砂嵐"},
	CutByNines:   {Key: "ambulance", En: "Ambulance", Ja: "救急車"},
	CutBySixes:   {Key: "rokurokubi", En: "Long neck", Ja: "ろくろ首"},
	Skipped:      {Key: "skipped", En: "Players skipped", Ja: "5飛ばし"},
	Cleared:      {Key: "cleared", En: "Field cleared", Ja: "場が流れる"},
	GameOver:     {Key: "over", En: "Game over", Ja: "ゲーム終了"},
	Tributed:     {Key: "tribute", En: "Tribute", Ja: "献上"},
	HandsSwapped: {Key: "catastrophe", En: "Catastrophe", Ja: "天変地異"},
	Begun:        {Key: "begin", En: "First lead", Ja: "開始"},
}

// An OutReason is the reason for a final rank.
type OutReason uint8

// The reasons, in the order of OutReasons.
const (
	Finished   OutReason = iota // 上がり: no card is left
	Fouled                      // the last cards were a forbidden finish
	Overthrown                  // 下剋上: last game's last went out first
	Dethroned                   // 都落ち: another went out before last game's first
	LastLeft                    // nobody else is left
	DrawnByLot                  // after PassLimit passes
)

// OutReasons are the names of the reasons.
var OutReasons = [...]names.Name{
	Finished:   {Key: "finished", En: "Finished", Ja: "上がり"},
	Fouled:     {Key: "forbidden", En: "Forbidden finish", Ja: "禁止上がり"},
	Overthrown: {Key: "gekokujo", En: "Overthrown by the pauper", Ja: "下剋上"},
	Dethroned:  {Key: "miyakoOchi", En: "Fall of the tycoon", Ja: "都落ち"},
	LastLeft:   {Key: "last", En: "The last one left", Ja: "最後の1人"},
	DrawnByLot: {Key: "lot", En: "Drawn by lot", Ja: "抽選"},
}

// An Event is one thing that happened. Fields that do not apply to its kind are
// zero.
type Event struct {
	Kind        EventKind
	Seat        int8        // the player who acted, or who is affected
	Place       int8        // of WentOut: final rank, from 1
	Why         OutReason   // of WentOut
	Choice      Choice      // of Declined: what could be chosen
	Count       int8        // of Skipped: turns passed over
	Suits       Suits       // of SuitsLocked
	Combination Combination // of moves
}

// For returns e as a seat may see it: without the cards that others gave each
// other.
func (e Event) For(seat int8) Event {
	if m := (Move{e.Seat, e.Combination}); m.hidesFrom(seat) {
		e.Combination.Cards, e.Combination.Twins = 0, 0
	}
	return e
}

// Event returns the event of a gift that was made: Tributed, or Gave for a
// return.
func (g *Gift) Event(kind EventKind) Event {
	return Event{Kind: kind, Seat: g.From, Combination: g.Combination()}
}

// DrawLots is DrawPlaces and returns the events.
func (t *Table) DrawLots(r *rand.Rand) (events []Event) {
	drawn := t.Active
	if t.DrawPlaces(r); t.Active == drawn {
		return nil
	}
	for place := int8(1); place <= t.Rules.Players; place++ {
		for seat := range t.Rules.Players {
			if drawn.Has(seat) && t.Places[seat] == place {
				events = append(events, Event{Kind: WentOut, Seat: seat, Place: place, Why: DrawnByLot})
			}
		}
	}
	return append(events, Event{Kind: GameOver})
}

// since returns the events of a move, in the order of the rules (see Switch).
// before is the table before the move, t the one after it. They are found by
// comparing the two, not by Advance, so that searches do not pay for them.
func (t *Table) since(before *Table, r Combination) []Event {
	s := story{before: before, after: t, move: r, events: make([]Event, 0, 6)}
	kind := before.moveKind(r)
	s.add(Event{Kind: kind, Seat: before.Turn, Combination: r})
	if kind == Declined {
		s.events[0].Choice = before.Choice
	}
	s.outs()
	if kind == Played {
		s.marks()
	}
	s.goesOn(kind)
	if t.Active == 0 {
		s.add(Event{Kind: GameOver})
	}
	return s.events
}

// moveKind returns the kind of event of a move.
func (t *Table) moveKind(r Combination) EventKind {
	switch {
	case t.Choice == NoChoice && r.Kind == Pass:
		return PassedTurn
	case t.Choice == NoChoice:
		return Played
	case r.Kind == Pass:
		return Declined
	case t.Choice == Dropping:
		return Dropped
	}
	return [...]EventKind{Give: Gave, Discard: Discarded, Name: NamedRanks, Group: Stopped}[r.Kind]
}

// A story collects the events of a move.
type story struct {
	before, after *Table
	move          Combination
	events        []Event
}

func (s *story) add(e Event) { s.events = append(s.events, e) }

// happened adds an event that has only a kind and a seat, if it happened.
func (s *story) happened(kind EventKind, seat int8, yes bool) {
	if yes {
		s.add(Event{Kind: kind, Seat: seat})
	}
}

// outs adds the players who got a final rank: first the player who moved, then
// the players who went out because of that (or whose rank changed, for
// Overthrown), then the last one left.
func (s *story) outs() {
	b, a := s.before, s.after
	if a.Places == b.Places {
		return
	}
	for why := Finished; why <= LastLeft; why++ {
		for seat := range a.Rules.Players {
			if a.Places[seat] != b.Places[seat] && s.why(seat) == why {
				s.add(Event{Kind: WentOut, Seat: seat, Place: a.Places[seat], Why: why})
			}
		}
	}
}

// why returns the reason for a player's final rank.
func (s *story) why(seat int8) OutReason {
	b, mover := s.before, s.before.Turn
	place := s.after.Places[mover]
	switch {
	case seat == mover && b.fallen(seat):
		return Dethroned
	case seat == mover && place != b.FreePlace(true):
		return Fouled
	case seat == mover:
		return Finished
	case b.overthrows(mover, place):
		return Overthrown
	case b.dethrones(place) && b.Class[seat] == 1:
		return Dethroned
	}
	return LastLeft
}

// marks adds the marks that a combination left on the table, also those that went
// when the field cleared. It repeats the effects on a copy.
func (s *story) marks() {
	b, marked := s.before, *s.before
	marked.mark(s.move)
	s.happened(OrderTurned, b.Turn, marked.Revolution != b.Revolution)
	s.happened(TurnedBack, b.Turn, marked.Back != b.Back)
	if marked.Lock != b.Lock {
		s.add(Event{Kind: SuitsLocked, Seat: b.Turn, Suits: marked.Lock})
	}
	s.happened(RanksLocked, b.Turn, marked.RankLocked != b.RankLocked)
	s.happened(PlayReversed, b.Turn, marked.Backward != b.Backward)
}

// goesOn adds how play went on after a move, unless a choice is open or the game
// is over.
func (s *story) goesOn(kind EventKind) {
	b, a := s.before, s.after
	if a.Choice != NoChoice || a.Over() {
		return
	}
	field, owner := b.Field, b.Owner
	if kind == Played {
		field, owner = s.move, b.Turn
	}
	cleared := a.Field.Kind == Pass && field.Kind != Pass
	if kind != PassedTurn && kind != Stopped {
		if cut, ok := b.cutKind(field); ok {
			s.happened(cut, owner, true)
		} else {
			s.skips(field, owner, cleared)
		}
	}
	s.happened(Cleared, a.Turn, cleared)
}

// cutKind returns the kind of event for a combination that clears the field at
// once.
func (t *Table) cutKind(r Combination) (kind EventKind, ok bool) {
	switch {
	case t.CutsByEight(r):
		return CutByEight, true
	case t.IsReturn(r):
		return JokerBeaten, true
	case t.IsSandstorm(r):
		return CutByThrees, true
	case t.IsPairCut(r) && r.Low == Six:
		return CutBySixes, true
	case t.IsPairCut(r):
		return CutByNines, true
	}
	return 0, false
}

// skips adds how many turns a field passed over. If the turn came round to the
// owner of the field, which cleared it, all players who could have played were
// passed over.
func (s *story) skips(field Combination, owner int8, cleared bool) {
	n := s.before.skips(field)
	if cleared {
		n = min(n, (s.after.Active &^ s.before.stayPassed() &^ (1 << owner)).Len())
	}
	if n > 0 {
		s.add(Event{Kind: Skipped, Seat: owner, Count: int8(n)})
	}
}
