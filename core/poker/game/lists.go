package game

import "github.com/tefuda/tefuda/core/search"

// Variants are the games by Variant.
var Variants = []search.Name{
	Holdem:    {Key: "holdem"},
	ShortDeck: {Key: "short-deck"},
	Draw:      {Key: "draw"},
}

// Limits are the betting limits by Limit.
var Limits = []search.Name{
	NoLimit:    {Key: "no-limit"},
	PotLimit:   {Key: "pot-limit"},
	FixedLimit: {Key: "fixed"},
}

// Kinds are the actions and events by Kind; the first of them, up to Muck, are
// actions.
var Kinds = []search.Name{
	Fold:    {Key: "fold"},
	Check:   {Key: "check"},
	Call:    {Key: "call"},
	Bet:     {Key: "bet"},
	Raise:   {Key: "raise"},
	Discard: {Key: "discard"},
	Show:    {Key: "show"},
	Muck:    {Key: "muck"},
	Ante:    {Key: "ante"},
	Blind:   {Key: "blind"},
	Deal:    {Key: "deal"},
	Board:   {Key: "board"},
	Return:  {Key: "return"},
	Win:     {Key: "win"},
	Pass:    {Key: "pass"},
}

// Phases are what a hand can wait for, by Phase.
var Phases = []search.Name{
	Betting:  {Key: "betting"},
	Drawing:  {Key: "drawing"},
	Showdown: {Key: "showdown"},
	Over:     {Key: "over"},
}

// AntesBy are who can pay the antes, by AnteBy.
var AntesBy = []search.Name{
	ByAll:    {Key: "all"},
	ByBig:    {Key: "big-blind"},
	ByButton: {Key: "button"},
}

// keys lists the keys of names for a sentence.
func keys(names []search.Name) (text string) {
	for i := range names {
		if i > 0 {
			text += ", "
		}
		text += names[i].Key
	}
	return text
}
