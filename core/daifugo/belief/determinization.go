package belief

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
)

// aside is the index, beside the seats, of the cards that are out of the game.
const aside = daifugo.MaxPlayers

// A Sampler draws deals of the hands that a player cannot see
// (determinization). It walks from deal to deal by exchanging cards of two hands,
// and accepts an exchange by how likely the policy holds what was seen of their
// players before and after it (Metropolis), so that in the long run hands come as
// often as they are likely. It keeps room to work in, so it serves one call at a
// time.
type Sampler struct {
	Policy *policy.Policy         // by which moves are likely; its own
	Among  Kind                   // the number of kinds that players may be of; with 0 or 1 all are Learned
	Hands  [aside + 1]daifugo.Set // the deal, by seat; last the cards that are out of the game
	Kinds  [aside + 1]Kind        // of the players, with their hands

	r      *rand.Rand
	seen   []event
	fixed  [aside + 1]daifugo.Set // cards known to be there
	banned [aside + 1]daifugo.Set // cards known not to be there
	likely [aside + 1]float64     // of what was seen of a player, given the hand
	owners []int8                 // those who hold cards that can change
	pairs  []daifugo.Gift         // tributes between others
	laid   [aside + 1]daifugo.Set // what each has laid so far
	fitted float64                // how well the hands fit the tributes
	others levels.Player          // how those play who are of another kind than the policy's
}

// A Kind is how a player chooses moves, as far as the search supposes: players
// are not alike, and what one lays tells of which kind they are and what they
// hold.
type Kind uint8

// The kinds. Each is held as likely before a move was seen.
const (
	Learned Kind = iota // as the policy
	Simple              // as the default client: what beginners do, by rule
	Skilled             // as the complete form of the article's player
	Kinds               // how many kinds there are
)

// kindLevels are the levels at which players of each kind play.
var kindLevels = [Kinds]levels.Level{levels.Search, levels.Default, levels.Heuristic}

// Level returns the level at which players of a kind play.
func (k Kind) Level() levels.Level { return kindLevels[k] }

// Draw returns one of so many kinds.
func (k Kind) Draw(r *rand.Rand) Kind {
	if k < 2 {
		return Learned
	}
	return Kind(r.IntN(int(k)))
}

// An event is a move of another player: the table before it, the cards that
// they then had and have laid or given away since, and those that they got since.
type event struct {
	table     daifugo.Table
	role      daifugo.Role
	laid, got daifugo.Set
}

// had returns what the player of an event then had who now has a hand.
func (e *event) had(hand daifugo.Set) daifugo.Set { return (hand | e.laid) &^ e.got }

// Begin deals hands for a view; they fit counts, gifts and what was played.
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
	s.pairs, s.laid = tributes(s.pairs[:0], v)
	s.fitted = s.fit(&s.Hands)
	for range burnIn {
		s.walk()
	}
}

// burnIn is the number of steps of the walk before the first deal, some two for
// each unseen card, and stepsFor that between two: a deal is seldom the one
// before it, and costs less than a playout.
const (
	burnIn   = 300
	stepsFor = 25
)

// Next moves on to other hands.
func (s *Sampler) Next() {
	for range stepsFor {
		s.walk()
	}
}

// deal deals the unseen cards at random.
func (s *Sampler) deal(v *daifugo.View) {
	pool := v.Unseen(v.Hand)
	s.Hands = s.fixed
	for _, f := range s.fixed {
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

// fill gives a seat some cards of those free.
func (s *Sampler) fill(seat int8, need int, free daifugo.Set, pool *daifugo.Set) {
	cards := daifugo.RandomCards(free, int8(max(need, 0)), s.r)
	s.Hands[seat] |= cards
	*pool &^= cards
}

// kindEvery is how often a step tries another kind of player instead.
const kindEvery = 5

// proposeKind takes another kind for an owner, with a chance by how likely it
// makes their moves.
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

// walk proposes one exchange of cards between two owners, or another kind of
// one.
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

// propose takes new hands of two owners, with a chance by how likely they are.
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

// highestRatio is how much better moves must fit for hands that do not fit the
// tributes to be weighed at all: a bound that saves most of the work.
const highestRatio = 50

// unfit is how likely a hand is, beside one that fits, with a card stronger
// than its player gave away: it came back.
const unfit = 0.03

// fit returns how likely hands are by the tributes between others: the giver
// has nothing stronger than what the receiver got.
func (s *Sampler) fit(hands *[aside + 1]daifugo.Set) float64 {
	likely := 1.0
	for i := range s.pairs {
		g := &s.pairs[i]
		got := daifugo.Tribute(hands[g.To]|s.laid[g.To], int(g.Count))
		if strong := Stronger(got) | got&daifugo.Jokers; (hands[g.From]|s.laid[g.From])&strong != 0 {
			likely *= unfit
		}
	}
	return likely
}

// surprise is the share of moves that a policy is not asked about, so that no
// hand is impossible.
const surprise = 0.1

// likelihood returns how likely a player's moves are if they now have a hand and
// are of a kind; or, as each move can only make it less, some number below least
// once it is less than that: most proposals end so at one of the first moves.
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
		if chance, n := s.Policy.Chance(&e.table, e.had(hand), e.role); n > 1 {
			likely *= float64(surprise/float64(n)) + float64((1-surprise)*chance)
		}
	}
	return max(likely, 1e-300)
}

// oddMoves is among how many moves that of a player by rule is supposed to be
// drawn if it is not the one by rule.
const oddMoves = 8

// chanceByRule returns how likely a move is of a player of another kind than the
// policy's.
func (s *Sampler) chanceByRule(e *event, hand daifugo.Set, of Kind) float64 {
	s.others.Level = of.Level()
	if s.others.Choose(&e.table, hand, nil).Canonical() == e.role {
		return 1 - surprise + surprise/oddMoves
	}
	return surprise / oddMoves
}
