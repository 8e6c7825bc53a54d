package daifugo

import (
	"math/bits"
	"strconv"
	"strings"
)

// A Switch is a set of rules that can be on or off.
type Switch uint64

// The switches. Where several act on one role they act in this order: places
// of those who go out, revolution, 11-back, locks, 6-reverse and 9-reverse; then
// choices: 7-pass, 10-discard, bomber, 4-stop; then the turn, where
// what clears the field comes before 5-skip.
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
	// joker takes any suit; jokers alone are outside the lock. See PartLock.
	SuitLock
	// RankLock (数字縛り): when a role is of the next rank up, only roles of
	// the next rank may follow until the field clears; a sequence is next when
	// it begins right above the one it beats. With SuitLock it begins only
	// together with, or after, the lock of suits, 激縛り, unless RankLockAlone is
	// on. Jokers alone are outside it. Up is down in a revolution.
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
	// last but one and the second do so with one card.
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
	// all have passed it comes back. 20 passes in a row end the game, and the
	// places that are left are drawn by lot.
	LeaderPass
	// LoserLeads (前回の最下位が親): from the second game on last game's last
	// leads instead of the holder of the Three of diamonds.
	LoserLeads
	// DiamondStart (♦3を含めて始める): the holder of the Three of diamonds,
	// when they lead the game by it, must lead a role with that card. Not so
	// when nobody was dealt it or LoserLeads chose the leader.
	DiamondStart
	// SevenPass (7渡し): who laid a role with sevens gives cards to the next
	// player in turn order who is in, passed or not: up to as many as sevens,
	// jokers for sevens included, one for a sequence.
	// Who has no card left is out, never by a foul. Who laid the sevens as their
	// last cards gives none.
	SevenPass
	// TenDiscard (10捨て): likewise with tens, but the cards are discarded face
	// up: they count as played.
	TenDiscard
	// NineReverse (9リバース): a role with a 9 turns the direction of play, as
	// one with a 6 does by SixReverse. One with both turns it twice.
	NineReverse
	// Bomber (Qボンバー, 12ボンバー): who laid a role with queens, and is still
	// in, names up to as many ranks, not the joker. All players discard all
	// cards of them face up, in turn order from who named them; who has none
	// left is out, never by a foul, those before in turn order first.
	Bomber
	// Coup (クーデター): a group of three nines turns the order of ranks, as
	// Revolution does and whether or not that is on. JokerRevolution says
	// whether jokers count.
	Coup
	// Sandstorm (砂嵐): a group of three threes, jokers included, may be laid on
	// any field, of whatever kind, size, strength or lock, and clears it at once;
	// so it does as a lead. Suits do not matter: its jokers stand for the lowest.
	Sandstorm
	// Gekokujo (下剋上): when last game's last goes out first, the game ends at
	// once, and the places of the others are those of the game before turned
	// round, fouls notwithstanding. It comes before MiyakoOchi. Cards are laid
	// aside unseen.
	Gekokujo
	// FourStop (4止め): before a single 8 clears the field by EightCut the other
	// players, in turn order, who are in with two cards or more and have not
	// passed, may lay two fours, jokers included. That clears the field instead,
	// and who laid them leads. It is no role on the field: it locks nothing, and
	// beats nothing else.
	FourStop
	// Ambulance (救急車): a pair of nines, jokers included, clears the field at
	// once, as an 8 does by EightCut. Nothing stops it, and going out by it is
	// allowed.
	Ambulance
	// FourSequenceRevolution (4枚の階段革命): a sequence of 4 turns the order of
	// ranks too. Without effect if SequenceRevolution is off.
	FourSequenceRevolution
	// RankLockAlone (数字縛りだけでも): RankLock begins without a lock of suits
	// even though SuitLock is on.
	RankLockAlone
	// PartLock (片縛り): when a group has some of the suits of the one it beats,
	// only groups with these suits, and any others, may follow. The lock grows
	// as more suits are shared. Without effect if SuitLock is off.
	PartLock
	// EqualHands (枚数を揃える): cards that would make hands unequal are taken
	// out of the deck before the deal, unseen: neither jokers nor the Three of
	// diamonds.
	EqualHands
	// BlindHand (2人用の伏せ札): with two players a third of the deck, not the
	// Three of diamonds, is laid aside unseen, as the hand of a third. Without
	// effect with more players.
	BlindHand
	// SequenceUncut (階段の8は切らない): an 8 in a sequence does not clear the
	// field. Without effect if EightCut is off.
	SequenceUncut
	// Overlap (階段の重なり): a sequence beats one of the same size that begins
	// lower, though they share ranks: 4-5-6 beats 3-4-5. In step with it by
	// RankLock is then the sequence that begins one rank up.
	Overlap
	// SpadeLeads (♠3の人から): the holder of the Three of spades leads, not that
	// of the Three of diamonds. Contradicts DiamondStart.
	SpadeLeads
	// SixSkip (6飛ばし): sixes pass over players as fives do by FiveSkip. Skips
	// of one role add up.
	SixSkip
	// TenSkip (10飛ばし): likewise tens.
	TenSkip
	// KingSkip (Kスキップ): likewise kings.
	KingSkip
	// SevenReverse (7回し): a role with a 7 turns the direction of play, as one
	// with a 6 does by SixReverse. Each such rank of a role turns it once.
	SevenReverse
	// JackReverse (Jリバース): likewise a J.
	JackReverse
	// QueenReverse (Qリバース): likewise a Q.
	QueenReverse
	// Rokurokubi (ろくろ首): a pair of sixes, jokers included, clears the field at
	// once, as two nines do by Ambulance.
	Rokurokubi
	// Catastrophe (天変地異): when the last is dealt no card above Ten, they and the
	// first swap hands, and nobody exchanges cards. Without effect if Exchange is
	// off.
	Catastrophe
	// OneForThree (3人以下は1枚交換): with two or three players one card is exchanged,
	// not two. Without effect if Exchange is off.
	OneForThree
	// KingExchange (王様は3枚、神様は4枚): from seven players on the last and the first
	// exchange three cards, the next two pairs two and one; from nine on these are
	// four, three, two and one. Without effect if Exchange is off.
	KingExchange
	// TributeKept (返品なし): cards of the tribute cannot be given back, only those
	// that its receiver was dealt. Without effect if Exchange is off.
	TributeKept
	// FallenPlaysOn (都落ち後も続行): last game's daifugō is not out by MiyakoOchi, but
	// plays on, and gets the lowest place that is free when they go out. Without
	// effect if MiyakoOchi is off.
	FallenPlaysOn
	switchEnd
)

// AllSwitches are all the switches.
const AllSwitches = switchEnd - 1

// String returns the names of the switches in s with spaces between them.
func (s Switch) String() string {
	names := make([]string, 0, len(Switches))
	for s &= AllSwitches; s != 0; s &= s - 1 {
		names = append(names, Switches[bits.TrailingZeros64(uint64(s))].Key)
	}
	return strings.Join(names, " ")
}

// Players a game can have. Ten have five cards each.
const (
	MinPlayers = 2
	MaxPlayers = 10
)

// PassLimit is the number of passes in a row that ends a game with LeaderPass,
// as on the server of the UEC championship. See State.DrawPlaces.
const PassLimit = 20

// Rules are what a table agrees on.
type Rules struct {
	Players int8 // MinPlayers…MaxPlayers
	Jokers  int8 // 0…MaxJokers
	On      Switch
}

// Has reports whether all switches of s are on.
func (r Rules) Has(s Switch) bool { return r.On&s == s }

// Check returns a *fault.Fault if a field of r is out of its range.
func (r Rules) Check() error {
	switch {
	case r.Players < MinPlayers || r.Players > MaxPlayers:
		return unlike("players", Whole, "must be 2 to 10", r.Players)
	case r.Jokers < 0 || r.Jokers > MaxJokers:
		return unlike("jokers", Whole, "must be 0 to 4", r.Jokers)
	case r.On&^AllSwitches != 0:
		return Refuse("switches", Whole, "has bits that are no switch: ", strconv.FormatUint(uint64(r.On&^AllSwitches), 2))
	}
	if both := r.Contradiction(); both != 0 {
		return Refuse("switches", Whole, "contradict each other: ", both.String())
	}
	return nil
}

// Contradiction returns two switches that are on and contradict each other, 0 if
// there are none.
func (r Rules) Contradiction() Switch {
	for _, both := range contradictions {
		if r.Has(both) {
			return both
		}
	}
	return 0
}

// contradictions are pairs of switches of which at most one can be on.
var contradictions = [...]Switch{DiamondStart | SpadeLeads}

// Opener returns the card whose holder leads the first game.
func (r Rules) Opener() Set {
	if r.Has(SpadeLeads) {
		return SpadeThree
	}
	return DiamondThree
}

// Points returns what a place 1…Players earns: Players for the first, 1 for
// the last.
func (r Rules) Points(place int8) int { return int(r.Players - place + 1) }
