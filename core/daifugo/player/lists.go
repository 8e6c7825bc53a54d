package player

import "github.com/tefuda/tefuda/core/names"

// Forms are the forms of the evaluation: that of article.Player, and that of
// article.CompletePlayer.
var Forms = [...]names.Name{
	{Key: "article", En: "nullsuke’s", Ja: "nullsuke の記事"},
	{Key: "complete", En: "Complete", Ja: "完成形"},
}

// A Reason says, in part, what a move is or what it is worth. Reasons tells
// which of the numbers its code has: N is the field "n", Of the field "of".
type Reason struct {
	Code ReasonCode
	N    int32 // a number, see the codes
	Of   int32 // out of how many
}

// A ReasonCode is the index of a reason in Reasons.
type ReasonCode uint8

// String returns the code's key.
func (c ReasonCode) String() string { return Reasons[c].Key }

// The codes of reasons. First of a move's reasons is what it comes to, up to
// ReasonOnlyMove, then what speaks for it, that first which the best move has
// not, or of the best the second, and last what speaks against it.
const (
	ReasonForcedWin   ReasonCode = iota // N: roles to the end, this one included, that nobody can beat
	ReasonEndgameWin                    // two players, hands known: wins against any defence
	ReasonEndgameLot                    // ends by lot after too many passes
	ReasonEndgameLoss                   // loses against best play
	ReasonAhead                         // of the best: N hundredths of a point more than the second
	ReasonLevel                         // N moves are worth as much as the best, itself included, as far as playouts tell
	ReasonOnlyMove                      // there is no other
	ReasonFinishes                      // N: the place, by the last cards
	ReasonForbidden                     // the last cards, but the rules forbid to finish so
	ReasonEightCut                      // clears the field at once
	ReasonSpadeReturn                   // beats the joker and clears the field
	ReasonUnbeatable                    // nobody can beat it: leads next
	ReasonFlows                         // N: role value, 86 or more: likely to clear the field
	ReasonBeatenBy                      // N: stronger ranks that others can hold
	ReasonThenFlow                      // N of Of roles left are likely to clear the field
	ReasonCanFinish                     // all roles left but one are likely to clear the field
	ReasonLastRoles                     // N: roles left, 1 or 2
	ReasonRevolution                    // N: by how much the hand value gets better (negative: worse)
	ReasonLock                          // only the same suits may follow
	ReasonLockStrong                    // likewise, and the hand has the strongest card of the suit
	ReasonUsesJoker                     // the joker takes the place of a card
	ReasonKeepsJoker                    // the joker stays in the hand
	ReasonExposed                       // another may hold the Three of spades
	ReasonBreaksGroup                   // N: cards of the rank that stay behind
	ReasonBreaksRun                     // N: cards that a sequence in hand loses
	ReasonWeakest                       // gets rid of the weakest rank
	ReasonSaves                         // a pass: N roles could have been laid
	ReasonOwnField                      // a pass on a field of one's own, which clears if nobody beats it
	ReasonRivalNear                     // N: fewest cards of another, 1 or 2
	ReasonClears                        // three threes or two nines that clear the field at once
	ReasonSheds                         // N: more cards that can be given away or discarded, or are
	ReasonNames                         // N: own cards of the ranks named, Of: those that others may hold
	ReasonStops                         // stops the 8 and leads
)

// Reasons are the codes of reasons with the numbers that they carry. "against" is of
// those that speak against a move.
var Reasons = [...]names.Code{
	ReasonForcedWin:   {Key: "forced-win", Fields: []string{"n"}},
	ReasonEndgameWin:  {Key: "endgame-win"},
	ReasonEndgameLot:  {Key: "endgame-lot"},
	ReasonEndgameLoss: {Key: "endgame-loss", Fields: []string{"against"}},
	ReasonAhead:       {Key: "ahead", Fields: []string{"n"}},
	ReasonLevel:       {Key: "level", Fields: []string{"n"}},
	ReasonOnlyMove:    {Key: "only-move"},
	ReasonFinishes:    {Key: "finishes", Fields: []string{"n"}},
	ReasonForbidden:   {Key: "forbidden", Fields: []string{"against"}},
	ReasonEightCut:    {Key: "eight-cut"},
	ReasonSpadeReturn: {Key: "spade-return"},
	ReasonUnbeatable:  {Key: "unbeatable"},
	ReasonFlows:       {Key: "flows", Fields: []string{"n"}},
	ReasonBeatenBy:    {Key: "beaten-by", Fields: []string{"n", "against"}},
	ReasonThenFlow:    {Key: "then-flow", Fields: []string{"n", "of"}},
	ReasonCanFinish:   {Key: "can-finish"},
	ReasonLastRoles:   {Key: "last-roles", Fields: []string{"n"}},
	ReasonRevolution:  {Key: "revolution", Fields: []string{"n"}},
	ReasonLock:        {Key: "lock"},
	ReasonLockStrong:  {Key: "lock-strong"},
	ReasonUsesJoker:   {Key: "uses-joker", Fields: []string{"against"}},
	ReasonKeepsJoker:  {Key: "keeps-joker"},
	ReasonExposed:     {Key: "joker-exposed", Fields: []string{"against"}},
	ReasonBreaksGroup: {Key: "breaks-group", Fields: []string{"n", "against"}},
	ReasonBreaksRun:   {Key: "breaks-run", Fields: []string{"n", "against"}},
	ReasonWeakest:     {Key: "weakest"},
	ReasonSaves:       {Key: "saves-strong", Fields: []string{"n"}},
	ReasonOwnField:    {Key: "own-field"},
	ReasonRivalNear:   {Key: "rival-near", Fields: []string{"n"}},
	ReasonClears:      {Key: "clears"},
	ReasonSheds:       {Key: "sheds", Fields: []string{"n"}},
	ReasonNames:       {Key: "names", Fields: []string{"n", "of"}},
	ReasonStops:       {Key: "stops"},
}
