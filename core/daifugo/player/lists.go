package player

import "github.com/tefuda/tefuda/core/names"

// Forms are the two forms of the evaluation: article.Player's and
// article.CompletePlayer's.
var Forms = [...]names.Name{
	{Key: "article", En: "nullsuke’s", Ja: "nullsuke の記事"},
	{Key: "complete", En: "Complete", Ja: "完成形"},
}

// A Reason is one statement about a move. Reasons lists which numbers its code
// carries: N is the field "n", Of the field "of".
type Reason struct {
	Code ReasonCode
	N    int32 // a number, see the comment of its code
	Of   int32 // out of how many
}

// A ReasonCode is the index of a reason in Reasons.
type ReasonCode uint8

// String returns the code's key.
func (c ReasonCode) String() string { return Reasons[c].Key }

// The codes of reasons. A move's reasons come in this order: the outcome (codes
// up to ReasonOnlyMove), then arguments for the move, then arguments against it.
// Arguments that set the move apart come first in their group: apart from the
// best move, or for the best move from the second.
const (
	ReasonForcedWin        ReasonCode = iota // N: combinations to the end, this one included, none of which can be beaten
	ReasonEndgameWin                         // two players, hands known: wins against any defence
	ReasonEndgameLot                         // ends by lot after too many passes
	ReasonEndgameLoss                        // loses against best play
	ReasonAhead                              // the best move: N hundredths of a point better than the second
	ReasonLevel                              // playouts cannot separate N moves from the best, itself included
	ReasonOnlyMove                           // there is no other
	ReasonFinishes                           // N: the final rank, with the last cards
	ReasonForbidden                          // the last cards, but the rules forbid finishing with them
	ReasonEightCut                           // clears the field at once
	ReasonSpadeReturn                        // beats the joker and clears the field
	ReasonUnbeatable                         // nobody can beat it: leads next
	ReasonFlows                              // N: value of the combination, 86 or more: likely to clear the field
	ReasonBeatenBy                           // N: stronger ranks that others can hold
	ReasonThenFlow                           // N of the Of combinations left are likely to clear the field
	ReasonCanFinish                          // all combinations left except one are likely to clear the field
	ReasonLastCombinations                   // N: combinations left, 1 or 2
	ReasonRevolution                         // N: by how much the hand value gets better (negative: worse)
	ReasonLock                               // only the same suits may follow
	ReasonLockStrong                         // the same, and the hand has the strongest card of the suit
	ReasonUsesJoker                          // the joker stands for a card
	ReasonKeepsJoker                         // the joker stays in the hand
	ReasonExposed                            // another may hold the Three of spades
	ReasonBreaksGroup                        // N: cards of the rank that stay in hand
	ReasonBreaksRun                          // N: cards that a sequence in hand loses
	ReasonWeakest                            // gets rid of the weakest rank
	ReasonSaves                              // a pass: N combinations could have been played
	ReasonOwnField                           // a pass on the player's own field, which clears if nobody beats it
	ReasonRivalNear                          // N: cards of the opponent with the fewest, 1 or 2
	ReasonClears                             // three threes or two nines that clear the field at once
	ReasonSheds                              // N: cards that can be given away or discarded as well, or are
	ReasonNames                              // N: own cards of the ranks named, Of: cards of them that others may hold
	ReasonStops                              // stops the 8 and leads
)

// Reasons lists the codes with the numbers that they carry. The field "against"
// marks arguments against a move.
var Reasons = [...]names.Code{
	ReasonForcedWin:        {Key: "forced-win", Fields: []string{"n"}},
	ReasonEndgameWin:       {Key: "endgame-win"},
	ReasonEndgameLot:       {Key: "endgame-lot"},
	ReasonEndgameLoss:      {Key: "endgame-loss", Fields: []string{"against"}},
	ReasonAhead:            {Key: "ahead", Fields: []string{"n"}},
	ReasonLevel:            {Key: "level", Fields: []string{"n"}},
	ReasonOnlyMove:         {Key: "only-move"},
	ReasonFinishes:         {Key: "finishes", Fields: []string{"n"}},
	ReasonForbidden:        {Key: "forbidden", Fields: []string{"against"}},
	ReasonEightCut:         {Key: "eight-cut"},
	ReasonSpadeReturn:      {Key: "spade-return"},
	ReasonUnbeatable:       {Key: "unbeatable"},
	ReasonFlows:            {Key: "flows", Fields: []string{"n"}},
	ReasonBeatenBy:         {Key: "beaten-by", Fields: []string{"n", "against"}},
	ReasonThenFlow:         {Key: "then-flow", Fields: []string{"n", "of"}},
	ReasonCanFinish:        {Key: "can-finish"},
	ReasonLastCombinations: {Key: "last-combinations", Fields: []string{"n"}},
	ReasonRevolution:       {Key: "revolution", Fields: []string{"n"}},
	ReasonLock:             {Key: "lock"},
	ReasonLockStrong:       {Key: "lock-strong"},
	ReasonUsesJoker:        {Key: "uses-joker", Fields: []string{"against"}},
	ReasonKeepsJoker:       {Key: "keeps-joker"},
	ReasonExposed:          {Key: "joker-exposed", Fields: []string{"against"}},
	ReasonBreaksGroup:      {Key: "breaks-group", Fields: []string{"n", "against"}},
	ReasonBreaksRun:        {Key: "breaks-run", Fields: []string{"n", "against"}},
	ReasonWeakest:          {Key: "weakest"},
	ReasonSaves:            {Key: "saves-strong", Fields: []string{"n"}},
	ReasonOwnField:         {Key: "own-field"},
	ReasonRivalNear:        {Key: "rival-near", Fields: []string{"n"}},
	ReasonClears:           {Key: "clears"},
	ReasonSheds:            {Key: "sheds", Fields: []string{"n"}},
	ReasonNames:            {Key: "names", Fields: []string{"n", "of"}},
	ReasonStops:            {Key: "stops"},
}
