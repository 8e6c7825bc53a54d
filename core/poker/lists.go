package poker

import "github.com/tefuda/tefuda/core/search"

// Categories are the categories by number, weakest first (役). Their keys are
// what front ends know them by.
var Categories = [...]search.Name{
	NoHand:        {Key: "none"},
	HighCard:      {Key: "high"},
	OnePair:       {Key: "pair"},
	TwoPair:       {Key: "two-pair"},
	ThreeOfAKind:  {Key: "three"},
	Straight:      {Key: "straight"},
	Flush:         {Key: "flush"},
	FullHouse:     {Key: "full-house"},
	FourOfAKind:   {Key: "four"},
	StraightFlush: {Key: "straight-flush"},
	RoyalFlush:    {Key: "royal"},
	FiveOfAKind:   {Key: "five"},
}

// Profiles are the sets of rules that have a name, in the order of ProfileRules.
var Profiles = []search.Name{
	{Key: "standard"},
	{Key: "article"},
}

// ProfileRules are the rules of the profiles.
var ProfileRules = [...]Rules{Standard, Article}
