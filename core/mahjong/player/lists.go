package player

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/names"
)

// Levels are the keys of the players: the default, baseline, then the others from the
// weakest to the strongest.
var Levels = [...]string{"baseline", "beginner", "regular", "strong"}

// LevelNames returns the levels with what each one knows.
func LevelNames() []names.Name {
	return names.List(Levels[:],
		"baseline: Majiang 0304", "基準：電脳麻将 0304",
		"beginner: knows shapes", "初級：形だけ",
		"regular: knows points", "中級：打点も見る",
		"strong: knows danger and places, too", "上級：危険と順位も量る",
	)
}

// ByLevel returns the options of the level with this index in Levels.
func ByLevel(i int) Options {
	if i == len(Levels)-1 {
		return Strong()
	}
	return Options{Fearless: i > 0, CountsTiles: i == 1}
}

// A Reason is one reason for or against a candidate. The list Reasons has which of the
// other fields its code carries.
type Reason struct {
	Code  Code
	Tile  mahjong.Tile
	Count int32
	Value float64
}

// A Code is a kind of reason, and an index of Reasons.
type Code uint8

// The codes. In parentheses are the fields that a reason carries.
const (
	ReasonBestValue      Code = iota // chosen: the greatest value (Value)
	ReasonShantenBack                // chosen: a step back is worth more (Value)
	ReasonFold                       // chosen: the safest against riichi; Count is its danger
	ReasonOnlyCandidate              // no other discard keeps the shanten number (Count)
	ReasonEqualValue                 // chosen among Count candidates of the same value, as the one with the least Worth
	ReasonRiichiOthers               // of a call or kan: somebody is in riichi
	ReasonValueRises                 // of a call or kan: the value rises to Value
	ReasonValueKept                  // of a call or kan: the value stays
	ReasonValueFalls                 // of a call or kan: the value falls to Value
	ReasonYakuNearer                 // of a call or kan: Count is the yaku-aware shanten number after it
	ReasonYakuKept                   // the same
	ReasonYakuFurther                // the same
	ReasonTooFar                     // of a call or kan: three or more from complete after it (Count), not valued
	ReasonKeepsShanten               // Count is the shanten number
	ReasonLowersShanten              // of a call; Count is the shanten number after it
	ReasonRaisesShanten              // Count is the shanten number after it
	ReasonMostUkeire                 // none leaves more useful tiles (Count)
	ReasonBreaksYaku                 // a yaku gets further away; Count is the yaku-aware shanten number, shanten.Impossible if no yaku is possible
	ReasonNoYaku                     // the value is 0: the complete hands near have no yaku
	ReasonOpensHand                  // of a call: riichi becomes impossible
	ReasonFuriten                    // the hand would wait for its own discard: no ron
	ReasonDora                       // Tile is dora Count times
	ReasonRedFive                    // Tile is a red five
	ReasonIsolated                   // no tile of the hand can make a set with Tile
	ReasonSafeTile                   // no opponent in riichi can win Tile by ron
	ReasonDanger                     // Count is the greatest danger
	ReasonExpected                   // chosen: the greatest evaluation, Evaluation.Worth (Value)
	ReasonWinChance                  // of the round, in percent (Count)
	ReasonDealInChance               // the same
	ReasonExpectedPoints             // in the round (Value)
	ReasonPlace                      // at the end of the game, as a mean (Value)
	ReasonForecast                   // chosen: most points by the hand's own draws, exchanges included (Value)
	ReasonDamaten                    // 黙聴: the player could declare riichi, and stays silent
	ReasonStaysClosed                // of a pass: riichi stays possible
)

// Reasons are the codes with their keys and the fields that each carries.
var Reasons = []names.Code{
	ReasonBestValue:      {Key: "best-value", Fields: ofValue},
	ReasonShantenBack:    {Key: "shanten-back", Fields: ofValue},
	ReasonFold:           {Key: "fold", Fields: ofCount},
	ReasonOnlyCandidate:  {Key: "only-candidate", Fields: ofCount},
	ReasonEqualValue:     {Key: "equal-value", Fields: ofCount},
	ReasonRiichiOthers:   {Key: "riichi-others"},
	ReasonValueRises:     {Key: "value-rises", Fields: ofValue},
	ReasonValueKept:      {Key: "value-kept", Fields: ofValue},
	ReasonValueFalls:     {Key: "value-falls", Fields: ofValue},
	ReasonYakuNearer:     {Key: "yaku-nearer", Fields: ofCount},
	ReasonYakuKept:       {Key: "yaku-kept", Fields: ofCount},
	ReasonYakuFurther:    {Key: "yaku-further", Fields: ofCount},
	ReasonTooFar:         {Key: "too-far", Fields: ofCount},
	ReasonKeepsShanten:   {Key: "keeps-shanten", Fields: ofCount},
	ReasonLowersShanten:  {Key: "lowers-shanten", Fields: ofCount},
	ReasonRaisesShanten:  {Key: "raises-shanten", Fields: ofCount},
	ReasonMostUkeire:     {Key: "most-ukeire", Fields: ofCount},
	ReasonBreaksYaku:     {Key: "breaks-yaku", Fields: ofCount},
	ReasonNoYaku:         {Key: "no-yaku"},
	ReasonOpensHand:      {Key: "opens-hand"},
	ReasonFuriten:        {Key: "furiten", Fields: ofTile},
	ReasonDora:           {Key: "dora", Fields: ofTileCount},
	ReasonRedFive:        {Key: "red-five", Fields: ofTile},
	ReasonIsolated:       {Key: "isolated", Fields: ofTile},
	ReasonSafeTile:       {Key: "safe-tile", Fields: ofTile},
	ReasonDanger:         {Key: "danger", Fields: ofTileCount},
	ReasonExpected:       {Key: "expected", Fields: ofValue},
	ReasonWinChance:      {Key: "win-chance", Fields: ofCount},
	ReasonDealInChance:   {Key: "deal-in-chance", Fields: ofCount},
	ReasonExpectedPoints: {Key: "expected-points", Fields: ofValue},
	ReasonPlace:          {Key: "place", Fields: ofValue},
	ReasonForecast:       {Key: "forecast", Fields: ofValue},
	ReasonDamaten:        {Key: "damaten"},
	ReasonStaysClosed:    {Key: "stays-closed"},
}

var (
	ofValue     = []string{"value"}
	ofCount     = []string{"count"}
	ofTile      = []string{"tile"}
	ofTileCount = []string{"tile", "count"}
)

// String returns the key of c.
func (c Code) String() string { return Reasons[c].Key }
