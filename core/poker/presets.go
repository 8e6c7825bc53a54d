package poker

// A Preset is a game as it is found in casinos.
type Preset struct {
	Key  string
	Deck Deck
	Pays string // in ParsePayTable's notation
}

// Presets are well-known pay tables, each for one unit of the stake that wins
// the full royal. They and their returns are published by M. Shackleford
// (wizardofodds.com), the double joker's by J. Grochowski (casinocitytimes.com,
// 2012); the tests compare what Solve says.
var Presets = []Preset{
	{"jacks-or-better-9-6", Deck{}, "royal 800, straight-flush 50, four 25, full-house 9, flush 6, straight 4, three 3, two-pair 2, pair:J-A 1"},
	{"bonus-8-5", Deck{}, "royal 800, straight-flush 50, four:A 80, four:2-4 40, four:5-K 25, full-house 8, flush 5, straight 4, three 3, two-pair 2, pair:J-A 1"},
	{"double-bonus-10-7", Deck{}, "royal 800, straight-flush 50, four:A 160, four:2-4 80, four:5-K 50, full-house 10, flush 7, straight 5, three 3, two-pair 1, pair:J-A 1"},
	{"double-double-bonus-9-6", Deck{}, "royal 800, four:A/2-4 400, four:2-4/2-4A 160, four:A 160, four:2-4 80, straight-flush 50, four:5-K 50, full-house 9, flush 6, straight 4, three 3, two-pair 1, pair:J-A 1"},
	{"deuces-wild", Deck{DeucesWild: true}, "natural-royal 800, four-deuces 200, wild-royal 25, five 15, straight-flush 9, four 5, full-house 3, flush 2, straight 2, three 1"},
	{"deuces-wild-nsud", Deck{DeucesWild: true}, "natural-royal 800, four-deuces 200, wild-royal 25, five 16, straight-flush 10, four 4, full-house 4, flush 3, straight 2, three 1"},
	{"joker-kings", Deck{Jokers: 1}, "natural-royal 800, five 200, wild-royal 100, straight-flush 50, four 20, full-house 7, flush 5, straight 3, three 2, two-pair 1, pair:KA 1"},
	{"double-joker", Deck{Jokers: 2}, "natural-royal 800, wild-royal 100, five 50, straight-flush 25, four 8, full-house 5, flush 4, straight 3, three 2, two-pair 1"},
}
