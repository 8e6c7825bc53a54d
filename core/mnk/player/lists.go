package player

import "github.com/tefuda/tefuda/core/names"

// Levels are the levels of a search, the weakest first; see MaxLevel.
var Levels = []names.Name{
	{Key: "1", En: "Any square, by chance; now and then sees a line", Ja: "運まかせに打ち、たまに並びに気づく"},
	{Key: "2", En: "Completes and stops lines, mostly", Ja: "たいてい、並びを完成させ、相手の並びを止める"},
	{Key: "3", En: "Also makes and answers open fours and threes", Ja: "両端の空いた四や三も作り、受ける"},
	{Key: "4", En: "Also looks two moves ahead and finds forced sequences of fours, with a lapse now and then", Ja: "二手先と、四の連続での勝ちも読むが、たまに見落とす"},
	{Key: "5", En: "Searches for all the time it has", Ja: "持ち時間いっぱいまで読む"},
}

// Bounds name how a value bounds the true one, in the order of Bound.
var Bounds = []names.Name{
	{Key: "exact", En: "exactly", Ja: "ちょうど"}, {Key: "at-most", En: "at most", Ja: "以下"}, {Key: "at-least", En: "at least", Ja: "以上"},
}

// The codes of reasons. An open three stands for k-2 stones that threaten to
// become an open four, and an open four for k-1 stones that two squares
// complete. On other boards than gomoku's these are open twos and threes, and
// so on; the field length has the number.
//
// ReasonMakesClosedThree, ReasonMakesOpenTwo, ReasonTakesCrossing and
// ReasonOpenLines come only with a best move that has no other reason.
const (
	ReasonOnlyMove         = "only-move"          // no other square is empty
	ReasonCompletesLine    = "completes-line"     // wins
	ReasonBlocksLine       = "blocks-line"        // stops a line that the opponent would complete
	ReasonForced           = "forced"             // every other move loses at once
	ReasonMakesOpenFour    = "makes-open-four"    // k-1
	ReasonDoubleThreat     = "double-threat"      // count squares then complete a line
	ReasonMakesFour        = "makes-four"         // k-1: one square then completes a line
	ReasonForcedWinVCF     = "forced-win-vcf"     // wins by fours alone; line goes up to the last threat
	ReasonForcedWin        = "forced-win"         // wins within so many moves of both sides, whatever comes
	ReasonNoDefence        = "no-defence-found"   // the same, as far as the search looked
	ReasonMakesOpenThree   = "makes-open-three"   // k-2
	ReasonBlocksOpenThree  = "blocks-open-three"  // k-2: stops every open four and double threat
	ReasonMakesClosedThree = "makes-closed-three" // k-2 on one line, not open
	ReasonMakesOpenTwo     = "makes-open-two"     // k-3, in count directions
	ReasonTakesCrossing    = "takes-crossing"     // where open lines with stones of the opponent come from count directions
	ReasonOpenLines        = "open-lines"         // count lines through the square can still be completed
	ReasonCentre           = "centre"             // as near as can be, on an empty board
	ReasonDeadDraw         = "dead-draw"          // no line can be completed any more
	ReasonPairingDraw      = "pairing-draw"       // each side can keep the other from a line by pairs of squares
	ReasonEven             = "even"               // by an opening rule: neither colour is ahead
	ReasonBetterColour     = "better-colour"      // by an opening rule: its colour is then ahead
)

// Reasons are the codes with their fields, in the order in which they come in
// a move's reasons.
var Reasons = []names.Code{
	{Key: ReasonOnlyMove},
	{Key: ReasonCompletesLine, Fields: withLength},
	{Key: ReasonBlocksLine, Fields: withLength},
	{Key: ReasonForced},
	{Key: ReasonMakesOpenFour, Fields: withLength},
	{Key: ReasonDoubleThreat, Fields: withBoth},
	{Key: ReasonMakesFour, Fields: withLength},
	{Key: ReasonForcedWinVCF, Fields: []string{"line"}},
	{Key: ReasonForcedWin, Fields: withMoves},
	{Key: ReasonNoDefence, Fields: withMoves},
	{Key: ReasonMakesOpenThree, Fields: withLength},
	{Key: ReasonBlocksOpenThree, Fields: withLength},
	{Key: ReasonMakesClosedThree, Fields: withLength},
	{Key: ReasonMakesOpenTwo, Fields: withBoth},
	{Key: ReasonTakesCrossing, Fields: withBoth[1:]},
	{Key: ReasonOpenLines, Fields: withBoth[1:]},
	{Key: ReasonCentre},
	{Key: ReasonDeadDraw},
	{Key: ReasonPairingDraw},
	{Key: ReasonEven},
	{Key: ReasonBetterColour},
}

var withLength, withMoves, withBoth = []string{"length"}, []string{"moves"}, []string{"length", "count"}
