package belief

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
)

// aside is the index, after the seats, of the cards that are out of the game.
const aside = daifugo.MaxPlayers

// A Sampler draws deals of the hands that a player cannot see (determinization).
// It walks from deal to deal by exchanging cards of two hands. It accepts an
// exchange by how likely the two players' moves are before and after it
// (Metropolis), so in the long run each deal comes as often as it is likely. It
// reuses its buffers, so it serves one call at a time.
type Sampler struct {
	Policy *policy.Policy         // gives the likelihood of moves; not shared with others
	Among  Kind                   // how many kinds of player there may be; with 0 or 1 all are Learned
	Hands  [aside + 1]daifugo.Set // the deal, by seat; last the cards that are out of the game
	Kinds  [aside + 1]Kind        // the players' kinds in this deal, by seat

	r      *rand.Rand
	seen   []event
	fixed  [aside + 1]daifugo.Set // cards known to be in the hand
	banned [aside + 1]daifugo.Set // cards known not to be in the hand
	likely [aside + 1]float64     // likelihood of a player's moves, given the hand
	owners []int8                 // holders of cards that the walk can exchange
	pairs  []daifugo.Gift         // tributes between others
	played [aside + 1]daifugo.Set // cards that each player has played so far
	fitted float64                // how well the hands fit the tributes
	others levels.Player          // plays for the kinds other than Learned
}

// A Kind is a way to choose moves that the search assumes for an opponent.
// Players differ, and a player's moves reveal both their kind and their cards.
type Kind uint8

// The kinds. All are equally likely before a move is seen.
const (
	Learned Kind = iota // plays as the policy
	Simple              // plays as the UEC default client: a beginner's fixed rules
	Skilled             // plays as article.CompletePlayer
	Kinds               // number of kinds
)

// kindLevels are the levels at which players of each kind play.
var kindLevels = [Kinds]levels.Level{levels.Search, levels.Default, levels.Heuristic}

// Level returns the level at which players of a kind play.
func (k Kind) Level() levels.Level { return kindLevels[k] }

// Draw returns a random one of the first k kinds.
func (k Kind) Draw(r *rand.Rand) Kind {
	if k < 2 {
		return Learned
	}
	return Kind(r.IntN(int(k)))
}

// An event is a move of another player and the table before it. played are the
// cards that the player has played or given away from this move on, got those
// received since.
type event struct {
	table       daifugo.Table
	combination daifugo.Combination
	played, got daifugo.Set
}

// had returns the hand that the player had before the event, from the hand they
// have now.
func (e *event) had(hand daifugo.Set) daifugo.Set { return (hand | e.played) &^ e.got }

// Begin deals first hands for a view and starts the walk. They fit the counts,
// the gifts and the cards played.
func (s *Sampler) Begin(v *daifugo.View, r *rand.Rand) {
	s.r = r
	s.seen = events(s.seen[:0], v)
	s.fixed, s.banned = known(v)
	s.deal(v)
	s.owners = s.owners[:0]
	for i := range s.Hands {
		s.Kinds[i] = Learned
		if s.Hands[i]&^s.fixed[i] != 0 && int8(i) != v.Seat {
			s.owners = append(s.owners, int8(i))
			if i != aside {
				s.Kinds[i] = s.Among.Draw(r)
			}
			s.likely[i] = s.likelihood(int8(i), s.Hands[i], s.Kinds[i], 0)
		}
	}
	s.pairs, s.played = tributes(s.pairs[:0], v)
	s.fitted = s.fit(&s.Hands)
	for range burnIn {
		s.walk()
	}
}

// burnIn is the number of steps before the first deal, some two per unseen card.
// stepsFor is the number between two deals: enough that a deal seldom repeats,
// and cheaper than a playout.
const (
	burnIn   = 300
	stepsFor = 25
)

// Next moves on to another deal.
func (s *Sampler) Next() {
	for range stepsFor {
		s.walk()
	}
}

// deal deals the unseen cards at random. Seats with banned cards are served
// first; where too few cards are allowed, the ban is dropped.
func (s *Sampler) deal(v *daifugo.View) {
	pool := v.Unseen(v.Hand)
	s.Hands = s.fixed
	for _, f := range &s.fixed {
		pool &^= f
	}
	s.Hands[v.Seat] = v.Hand
	for _, barred := range [2]bool{true, false} {
		for seat := range v.Rules.Players {
			if seat == v.Seat || (s.banned[seat] != 0) != barred {
				continue
			}
			free := pool &^ s.banned[seat]
			if need := int(v.Counts[seat]) - s.Hands[seat].Len(); free.Len() >= need {
				s.fill(seat, need, free, &pool)
			} else {
				s.banned[seat] = 0
				s.fill(seat, need, pool, &pool)
			}
		}
	}
	s.Hands[aside] = pool
}

// fill gives a seat random cards from free, until it has need more.
func (s *Sampler) fill(seat int8, need int, free daifugo.Set, pool *daifugo.Set) {
	cards := daifugo.RandomCards(free, int8(max(need, 0)), s.r)
	s.Hands[seat] |= cards
	*pool &^= cards
}

// kindEvery: one step in this many tries another kind of player instead of an
// exchange.
const kindEvery = 5

// proposeKind proposes another kind for an owner, and accepts it by how likely it
// makes the player's moves.
func (s *Sampler) proposeKind(owner int8) {
	if owner == aside {
		return
	}
	other := (s.Kinds[owner] + 1 + (s.Among - 1).Draw(s.r)) % s.Among
	least := s.r.Float64() * s.likely[owner]
	if likely := s.likelihood(owner, s.Hands[owner], other, least); likely > least {
		s.Kinds[owner], s.likely[owner] = other, likely
	}
}

// walk proposes one exchange of cards between two owners, or another kind for one
// owner.
func (s *Sampler) walk() {
	n := len(s.owners)
	if n < 2 {
		return
	}
	i := s.r.IntN(n)
	if s.Among > 1 && s.r.IntN(kindEvery) == 0 {
		s.proposeKind(s.owners[i])
		return
	}
	j := s.r.IntN(n - 1)
	if j >= i {
		j++
	}
	a, b := s.owners[i], s.owners[j]
	size := int8(1)
	if s.r.IntN(4) == 0 {
		size = 2
	}
	freeA, freeB := s.Hands[a]&^s.fixed[a], s.Hands[b]&^s.fixed[b]
	if freeA.Len() < int(size) || freeB.Len() < int(size) {
		return
	}
	fromA := daifugo.RandomCards(freeA, size, s.r)
	fromB := daifugo.RandomCards(freeB, size, s.r)
	if fromA&s.banned[b] == 0 && fromB&s.banned[a] == 0 {
		s.propose(a, b, s.Hands[a]&^fromA|fromB, s.Hands[b]&^fromB|fromA)
	}
}

// propose accepts new hands of two owners with the Metropolis probability: the
// ratio of the likelihoods after and before.
func (s *Sampler) propose(a, b int8, handA, handB daifugo.Set) {
	hands := s.Hands
	hands[a], hands[b] = handA, handB
	fitted := s.fit(&hands)
	luck := s.r.Float64()
	if fitted < s.fitted && luck >= fitted/s.fitted*highestRatio {
		return
	}
	least := luck * s.likely[a] * s.likely[b] * (s.fitted / fitted)
	likelyA := s.likelihood(a, handA, s.Kinds[a], least)
	if likelyA <= least {
		return
	}
	likelyB := s.likelihood(b, handB, s.Kinds[b], least/likelyA)
	if float64(likelyA*likelyB) <= least {
		return
	}
	s.Hands, s.fitted = hands, fitted
	s.likely[a], s.likely[b] = likelyA, likelyB
}

// highestRatio bounds how much likelier the moves may become by an exchange. If
// the tributes fit so badly that even this gain cannot make up for it, the moves
// are not scored. That saves most of the work.
const highestRatio = 50

// unfit is the relative likelihood of a hand that has a card stronger than its
// player's tribute. It can only be one that the receiver gave back.
const unfit = 0.03

// fit returns the likelihood of hands given the tributes between other players: a
// giver keeps nothing stronger than what the receiver got.
func (s *Sampler) fit(hands *[aside + 1]daifugo.Set) float64 {
	likely := 1.0
	for i := range s.pairs {
		g := &s.pairs[i]
		got := daifugo.Tribute(hands[g.To]|s.played[g.To], int(g.Count))
		if strong := Stronger(got) | got&daifugo.Jokers; (hands[g.From]|s.played[g.From])&strong != 0 {
			likely *= unfit
		}
	}
	return likely
}

// surprise is the probability, for each move, that its player chose at random. So
// no hand is impossible.
const surprise = 0.1

// likelihood returns how likely a player's moves are, given a hand held now and a
// kind. Each move can only lower it, so it stops early and returns some number
// below least once it is below least. Most proposals end so after the first few
// moves.
func (s *Sampler) likelihood(seat int8, hand daifugo.Set, of Kind, least float64) float64 {
	likely := 1.0
	for i := range s.seen {
		e := &s.seen[i]
		if e.table.Turn != seat || e.table.Choice != daifugo.NoChoice {
			continue
		}
		if likely < least {
			break
		}
		if of != Learned {
			likely *= s.chanceByRule(e, e.had(hand), of)
			continue
		}
		if chance, n := s.Policy.Chance(&e.table, e.had(hand), e.combination); n > 1 {
			likely *= float64(surprise/float64(n)) + float64((1-surprise)*chance)
		}
	}
	return max(likely, 1e-300)
}

// oddMoves is the assumed number of moves from which a player by rule picks when
// not following the rule.
const oddMoves = 8

// chanceByRule returns the likelihood of a move for a kind of player that plays
// by a fixed rule.
func (s *Sampler) chanceByRule(e *event, hand daifugo.Set, of Kind) float64 {
	s.others.Level = of.Level()
	if s.others.Choose(&e.table, hand, nil).Canonical() == e.combination {
		return 1 - surprise + surprise/oddMoves
	}
	return surprise / oddMoves
}
