package daifugo

import (
	"math/bits"
	"strconv"
	"strings"
)

// A Switch is a set of rules that can be on or off.
type Switch uint32

// The switches. Where several act on one role they act in this order: places
// of those who go out, revolution, 11-back, locks, 6-reverse, then the turn
// with 8-cut before 5-skip.
const (
	// Sequences (階段): 3 or more ranks in a row of one suit are a role, and
	// beat a sequence of the same size if all of its ranks are stronger. K-A-2
	// is one, A-2-3 is not. A joker may stand below Three or above Two.
	Sequences Switch = 1 << iota
	// Revolution (革命): a group of 4 or more turns the order of ranks, until
	// the next one or the end of the game. Jokers alone stay strongest.
	Revolution
	// SequenceRevolution (階段革命): so does a sequence of 5 or more. Without
	// effect if Sequences is off.
	SequenceRevolution
	// JokerRevolution (ジョーカー革命): jokers count among the 4 or 5 cards.
	// Without it a revolution needs as many natural cards.
	JokerRevolution
	// EightCut (8切り): a role with an 8, or a joker for an 8, clears the
	// field at once; whoever laid it leads.
	EightCut
	// SuitLock (スート縛り): when a role has the same suits as the one it
	// beats, only roles of those suits may follow until the field clears. A
	// joker takes any suit; jokers alone are outside the lock.
	SuitLock
	// RankLock (数字縛り): when a role is of the next rank up, only roles of
	// the next rank may follow until the field clears; a sequence is next when
	// it begins right above the one it beats. With SuitLock it begins only
	// together with, or after, the lock of suits: 激縛り. Jokers alone are
	// outside it. Up is down in a revolution.
	RankLock
	// SpadeReturn (♠3返し, スペ3): the Three of spades alone beats a joker
	// alone, whatever is locked, and clears the field at once.
	SpadeReturn
	// ElevenBack (11バック): a role with a J turns the order of ranks until
	// the field clears. In a revolution that is back to the usual order.
	ElevenBack
	// FiveSkip (5飛ばし): a role passes over as many players as it has fives
	// (one for a sequence with a 5), among those who could have played. When
	// that leads round to its owner the field clears.
	FiveSkip
	// SixReverse (6リバース): a role with a 6 turns the direction of play,
	// until the next one or the end of the game.
	SixReverse
	// MiyakoOchi (都落ち): when another player goes out first, last game's
	// daifugō is out at once, on the lowest place that is free. Their cards are
	// laid aside unseen.
	MiyakoOchi
	// Exchange (カード交換): before the game the last gives their strongest two
	// cards to the first, who returns any two; with four or more players the
	// last but one and the second do so with one card. See Rules.Gifts.
	Exchange
	// ForbiddenFinish (禁止上がり, 反則上がり): who goes out with a role that
	// has a joker, a card of the strongest rank of the order in which they laid
	// it, an 8 if EightCut is on, or as SpadeReturn, gets the lowest place
	// that is free. Such a role may be laid.
	ForbiddenFinish
	// PermanentPass (パス後は流れるまで不可): who passed may not play until the
	// field clears. Without it passes are forgotten when someone plays.
	PermanentPass
	// SelfFollow (自分の上に出せる): who laid the role on the field gets a
	// turn to beat it themselves, and the field clears only when they passed too.
	// Without it the field clears when the turn comes round to them.
	SelfFollow
	// LeaderPass (親のパス可): the leader may pass. The turn goes on, and when
	// all have passed it comes back. The game ends after PassLimit passes in
	// a row.
	LeaderPass
	// LoserLeads (前回の最下位が親): from the second game on last game's last
	// leads instead of the holder of the Three of diamonds.
	LoserLeads
	// DiamondStart (♦3を含めて始める): the holder of the Three of diamonds,
	// when they lead the game by it, must lead a role with that card. Not so
	// when nobody was dealt it or LoserLeads chose the leader.
	DiamondStart
	switchEnd
)

// AllSwitches are all the switches.
const AllSwitches = switchEnd - 1

// String returns the names of the switches in s with spaces between them.
func (s Switch) String() string {
	names := make([]string, 0, len(Switches))
	for s &= AllSwitches; s != 0; s &= s - 1 {
		names = append(names, Switches[bits.TrailingZeros32(uint32(s))].Key)
	}
	return strings.Join(names, " ")
}

// Players a game can have. Six is the most that the cards of one deck serve.
const (
	MinPlayers = 2
	MaxPlayers = 6
)

// PassLimit is the number of passes in a row that ends a game with LeaderPass,
// as on the server of the UEC championship. The places that are left are then
// drawn by lot; see State.DrawPlaces.
const PassLimit = 20

// Rules are what a table agrees on.
type Rules struct {
	Players int8 // MinPlayers…MaxPlayers
	Jokers  int8 // 0…MaxJokers
	On      Switch
}

// Has reports whether all switches of s are on.
func (r Rules) Has(s Switch) bool { return r.On&s == s }

// Check returns a *search.Fault if a field of r is out of its range.
func (r Rules) Check() error {
	switch {
	case r.Players < MinPlayers || r.Players > MaxPlayers:
		return unlike("players", -1, "must be 2 to 6", r.Players)
	case r.Jokers < 0 || r.Jokers > MaxJokers:
		return unlike("jokers", -1, "must be 0 to 2", r.Jokers)
	case r.On&^AllSwitches != 0:
		return Refuse("switches", -1, "has bits that are no switch: ", strconv.FormatUint(uint64(r.On&^AllSwitches), 2))
	}
	return nil
}

// Points returns what a place 1…Players earns: Players for the first, 1 for
// the last.
func (r Rules) Points(place int8) int { return int(r.Players - place + 1) }
