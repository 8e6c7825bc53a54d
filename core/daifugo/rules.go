package daifugo

import (
	"math/bits"
	"strconv"
	"strings"
)

// A Switch is a set of rules that can be on or off.
type Switch uint64

// The switches. Effects of one combination come in this order: final ranks of
// those who go out, revolution, 11-back, locks, 6-reverse and 9-reverse; then the
// choices 7-pass, 10-discard, bomber, 4-stop; then the next turn, where clearing
// the field comes before 5-skip.
const (
	// Sequences (階段): 3 or more ranks in a row of one suit are a combination.
	// They beat a sequence of the same size if all their ranks are stronger.
	// K-A-2 is one, A-2-3 is not. A joker may stand below Three or above Two.
	Sequences Switch = 1 << iota
	// Revolution (革命): a group of 4 or more reverses the order of ranks, until
	// the next revolution or the end of the game. Jokers alone stay strongest.
	Revolution
	// SequenceRevolution (階段革命): a sequence of 5 or more does the same. Without
	// effect if Sequences is off.
	SequenceRevolution
	// JokerRevolution (ジョーカー革命): jokers count as cards of a revolution. Without
	// it a revolution needs 4 or 5 natural cards.
	JokerRevolution
	// EightCut (8切り): a combination with an 8, or a joker for an 8, clears the
	// field at once; its player leads.
	EightCut
	// SuitLock (スート縛り): when a combination has the same suits as the one it
	// beats, only these suits may follow until the field clears. A joker takes
	// any suit; jokers alone ignore the lock. See PartLock.
	SuitLock
	// RankLock (数字縛り): when a combination is of the next rank up, only the next
	// rank may follow until the field clears. A sequence is next when it begins
	// right above the one it beats. With SuitLock the lock begins only together
	// with, or after, the lock of suits (激縛り), unless RankLockAlone is on. Jokers
	// alone ignore it. In a revolution up is down.
	RankLock
	// SpadeReturn (♠3返し, スペ3): the Three of spades alone beats a joker
	// alone, whatever is locked, and clears the field at once.
	SpadeReturn
	// ElevenBack (11バック): a combination with a J reverses the order of ranks
	// until the field clears. In a revolution that restores the usual order.
	ElevenBack
	// FiveSkip (5飛ばし): a combination passes over as many players as it has fives
	// (one for a sequence with a 5), counting only those who could have played.
	// If that leads round to its owner, the field clears.
	FiveSkip
	// SixReverse (6リバース): a combination with a 6 reverses the direction of play,
	// until the next one or the end of the game.
	SixReverse
	// MiyakoOchi (都落ち): when another player goes out first, last game's daifugō
	// is out at once and gets the lowest free rank. Their cards are set aside
	// unseen.
	MiyakoOchi
	// Exchange (カード交換): before the game the last gives the first their strongest
	// two cards, and the first returns any two. With four or more players the
	// last but one and the second do the same with one card.
	Exchange
	// ForbiddenFinish (禁止上がり, 反則上がり): a player who goes out with a foul gets the
	// lowest free rank. A foul has a joker, a card of the strongest rank at that
	// moment, an 8 if EightCut is on, or is a SpadeReturn. It may be played all
	// the same.
	ForbiddenFinish
	// PermanentPass (パス後は流れるまで不可): a player who passed may not play until the
	// field clears. Without it passes are forgotten when someone plays.
	PermanentPass
	// SelfFollow (自分の上に出せる): the player of the combination on the field gets a
	// turn to beat it, and the field clears only when they passed too. Without it
	// the field clears when the turn comes round to them.
	SelfFollow
	// LeaderPass (親のパス可): the leader may pass. The turn goes on, and comes back
	// when all have passed. 20 passes in a row end the game, and the ranks still
	// free are drawn by lot.
	LeaderPass
	// LoserLeads (前回の最下位が親): from the second game on, last game's last leads
	// instead of the holder of the Three of diamonds.
	LoserLeads
	// DiamondStart (♦3を含めて始める): if the holder of the Three of diamonds leads the
	// game because of it, the lead must have that card. This does not apply if
	// nobody was dealt it, or if LoserLeads chose the leader.
	DiamondStart
	// SevenPass (7渡し): after a combination with sevens its player gives cards to
	// the next active player in turn order, passed or not: up to as many as
	// sevens, jokers for sevens included, or one for a sequence. A player left
	// without cards is out, never by a foul. Nothing is given if the sevens were
	// the last cards.
	SevenPass
	// TenDiscard (10捨て): the same for tens, but the cards are discarded face up
	// and count as played.
	TenDiscard
	// NineReverse (9リバース): a combination with a 9 reverses the direction of play,
	// as a 6 does by SixReverse. With both it is reversed twice.
	NineReverse
	// Bomber (Qボンバー, 12ボンバー): a player who played queens and is still in names up
	// to as many ranks; the joker cannot be named. All players discard all their
	// cards of these ranks face up, in turn order from the namer. Players left
	// without cards are out, never by a foul, in the same order.
	Bomber
	// Coup (クーデター): a group of three nines reverses the order of ranks as
	// Revolution does, even if Revolution is off. JokerRevolution decides whether
	// jokers count.
	Coup
	// Sandstorm (砂嵐): a group of three threes, jokers included, may be played on
	// any field, whatever its kind, size, strength or lock, and clears it at
	// once. A lead of it clears too. Suits do not matter: its jokers stand for
	// the lowest.
	Sandstorm
	// Gekokujo (下剋上): when last game's last goes out first, the game ends at
	// once. The others get their ranks of the last game in reverse, whatever
	// their fouls. It comes before MiyakoOchi. Cards are set aside unseen.
	Gekokujo
	// FourStop (4止め): two fours, jokers included, stop a single 8 before it
	// clears the field by EightCut. The other players may play them in turn
	// order, if they have two cards or more and have not passed. The fours clear
	// the field instead, and their player leads. They are no combination on the
	// field: they lock nothing and beat nothing else.
	FourStop
	// Ambulance (救急車): a pair of nines, jokers included, clears the field at
	// once, as an 8 does by EightCut. Nothing stops it, and finishing with it is
	// allowed.
	Ambulance
	// FourSequenceRevolution (4枚の階段革命): a sequence of 4 is a revolution too.
	// Without effect if SequenceRevolution is off.
	FourSequenceRevolution
	// RankLockAlone (数字縛りだけでも): RankLock begins without a lock of suits
	// even though SuitLock is on.
	RankLockAlone
	// PartLock (片縛り): when a group shares some suits with the one it beats, only
	// groups with these suits, and any others, may follow. The lock grows as more
	// suits are shared. Without effect if SuitLock is off.
	PartLock
	// EqualHands (枚数を揃える): cards that would make hands unequal are taken out of
	// the deck before the deal, unseen. They are never jokers or the Three of
	// diamonds.
	EqualHands
	// BlindHand (2人用の伏せ札): with two players a third of the deck is set aside
	// unseen, as the hand of a third player; never the Three of diamonds. Without
	// effect with more players.
	BlindHand
	// SequenceUncut (階段の8は切らない): an 8 in a sequence does not clear the
	// field. Without effect if EightCut is off.
	SequenceUncut
	// Overlap (階段の重なり): a sequence beats one of the same size that begins lower,
	// even if they share ranks: 4-5-6 beats 3-4-5. The next sequence for RankLock
	// is then the one that begins one rank up.
	Overlap
	// SpadeLeads (♠3の人から): the holder of the Three of spades leads, not the
	// holder of the Three of diamonds. Contradicts DiamondStart.
	SpadeLeads
	// SixSkip (6飛ばし): sixes pass over players as fives do by FiveSkip. Skips of
	// one combination add up.
	SixSkip
	// TenSkip (10飛ばし): the same for tens.
	TenSkip
	// KingSkip (Kスキップ): the same for kings.
	KingSkip
	// SevenReverse (7回し): a combination with a 7 reverses the direction of play,
	// as a 6 does by SixReverse. Each such rank of a combination reverses it
	// once.
	SevenReverse
	// JackReverse (Jリバース): the same for jacks.
	JackReverse
	// QueenReverse (Qリバース): the same for queens.
	QueenReverse
	// Rokurokubi (ろくろ首): a pair of sixes, jokers included, clears the field at
	// once, as two nines do by Ambulance.
	Rokurokubi
	// Catastrophe (天変地異): if the last is dealt no card above Ten, the last and
	// the first swap hands, and nobody exchanges cards. Without effect if
	// Exchange is off.
	Catastrophe
	// OneForThree (3人以下は1枚交換): with two or three players one card is exchanged,
	// not two. Without effect if Exchange is off.
	OneForThree
	// KingExchange (王様は3枚、神様は4枚): from seven players on the last and the first
	// exchange three cards, the next two pairs two and one; from nine on these are
	// four, three, two and one. Without effect if Exchange is off.
	KingExchange
	// TributeKept (返品なし): cards of the tribute cannot be given back, only cards
	// that the receiver was dealt. Without effect if Exchange is off.
	TributeKept
	// FallenPlaysOn (都落ち後も続行): by MiyakoOchi last game's daifugō is not out but
	// plays on, and gets the lowest free rank when they go out. Without effect if
	// MiyakoOchi is off.
	FallenPlaysOn
	// TwoDecks (2組のトランプ): the game is played with two decks shuffled together, and the jokers. Every
	// card except the jokers is there twice, and the two are alike. A group has at most eight cards;
	// a joker in it stands for one of the eight. Locks compare how often each suit is there: ♠♠
	// locks ♠♠ and nothing else. If two players hold the card that leads, the one on the lower seat
	// leads.
	TwoDecks
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

// Numbers of players that a game can have. Ten players get five cards each.
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
	for _, both := range &contradictions {
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

// Points returns the points of a final rank 1…Players: Players for the first, 1
// for the last.
func (r Rules) Points(place int8) int { return int(r.Players - place + 1) }
