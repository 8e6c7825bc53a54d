package solver

// A Kind is the kind of an action.
type Kind uint8

// The kinds.
const (
	Fold Kind = iota
	Check
	Call
	Bet
	Raise
	AllInBet
)

// An Action is an action that a player can take.
type Action struct {
	Kind    Kind
	Percent float64 // of a Bet or Raise: its size in the spot
	Amount  float64 // chips the player has put in since the spot began
}

// Kinds of nodes; Answer has the same numbers.
const (
	decision = iota
	chance
	folded
	showdown
)

// maxActions bounds the actions of a decision: fold, call, sizes and all-in.
const maxActions = MaxSizes + 3

// A node of the betting tree. Cards are left out: on the turn and the river one node
// stands for all runouts, and its arrays have a part for each.
type node struct {
	kind    uint8
	player  uint8
	street  uint8
	count   uint8 // number of children; 1 at a chance node
	first   int32 // index of the first child
	base    int32 // index of its first number in the stores
	number  int32 // index of its first part
	lock    int32 // index of its first lock, -1 if it has none
	action  Action
	payoffs [2]payoff
}

// A payoff is a player's winnings in chips beyond half of the starting pot.
type payoff struct{ win, lose, tie float64 }

// maxNodes bounds the betting tree before any array is made.
const maxNodes = 200_000

// maxActed bounds the actions of one street.
const maxActed = 24

// state is the state of the betting.
type state struct {
	street    int
	player    int
	in        [2]float64 // chips put in since the spot began
	acted     int        // actions on this street
	aggressor int        // player of the last bet or raise on this street, -1 if none
	before    int        // aggressor of the street before
	lastRaise float64    // size of the last bet or raise in chips
}

// tree builds the betting tree.
type tree struct {
	spot  *Spot
	nodes []node
	full  bool // there are too many nodes or actions
	list  [maxActions]Action
}

func (t *tree) build() {
	t.nodes = make([]node, 1, 256)
	t.grow(0, state{street: t.spot.street(), aggressor: -1, before: -1})
}

// grow fills in a node for a state, and then its children.
func (t *tree) grow(at int32, s state) {
	if t.full = t.full || len(t.nodes) > maxNodes || s.acted > maxActed; t.full {
		return
	}
	actions := t.spot.actions(t.list[:0], &s)
	n := &t.nodes[at]
	n.kind, n.player, n.street, n.count, n.lock = decision, uint8(s.player), uint8(s.street), uint8(len(actions)), -1
	first := int32(len(t.nodes))
	n.first = first
	for _, a := range actions {
		t.nodes = append(t.nodes, node{action: a, lock: -1})
	}
	for i := range int32(len(actions)) {
		t.follow(first+i, s, t.nodes[first+i].action)
	}
}

// follow continues after an action.
func (t *tree) follow(at int32, s state, a Action) {
	me, other := s.player, 1-s.player
	switch a.Kind {
	case Fold:
		t.end(at, folded, &s)
		t.nodes[at].player = uint8(me)
		return
	case Bet, Raise, AllInBet:
		s.lastRaise = a.Amount - s.in[other]
		s.aggressor = me
	}
	s.in[me] = a.Amount
	s.acted++
	if a.Kind == Call || a.Kind == Check && s.acted > 1 {
		t.close(at, s)
		return
	}
	s.player = other
	t.grow(at, s)
}

// close ends a street.
func (t *tree) close(at int32, s state) {
	if s.street == River {
		t.end(at, showdown, &s)
		return
	}
	first := int32(len(t.nodes))
	n := &t.nodes[at]
	n.kind, n.street, n.count, n.first = chance, uint8(s.street), 1, first
	t.nodes = append(t.nodes, node{lock: -1})
	allIn := s.in[0] >= t.spot.Stack
	s = state{street: s.street + 1, in: s.in, aggressor: -1, before: s.aggressor}
	if allIn {
		t.close(first, s)
		return
	}
	t.grow(first, s)
}

// end sets the payoffs of a node.
func (t *tree) end(at int32, kind uint8, s *state) {
	n := &t.nodes[at]
	n.kind, n.street = kind, uint8(s.street)
	called := min(s.in[0], s.in[1])
	rake := t.spot.Rake.of(t.spot.Pot + 2*called)
	half := t.spot.Pot / 2
	for p := range n.payoffs {
		// Chips that nobody called are returned.
		n.payoffs[p] = payoff{win: half + called - rake, lose: -half - called, tie: -rake / 2}
	}
}

// actions appends what the player in turn can do.
func (s *Spot) actions(list []Action, at *state) []Action {
	me, other := at.player, 1-at.player
	faced := at.in[other]
	if faced > at.in[me] {
		list = append(list, Action{Kind: Fold, Amount: at.in[me]}, Action{Kind: Call, Amount: faced})
		if faced >= s.Stack {
			return list
		}
		return s.sized(list, Raise, s.Sizes[at.street][me].Raise, faced, faced+at.lastRaise)
	}
	list = append(list, Action{Kind: Check, Amount: faced})
	if faced >= s.Stack {
		return list
	}
	sizes := &s.Sizes[at.street][me]
	bets := sizes.Bet
	if me == OutOfPosition && at.before == InPosition && sizes.Donk != nil {
		bets = sizes.Donk
	}
	return s.sized(list, Bet, bets, faced, faced)
}

// sized appends bets or raises by their amounts, each once, and the all-in.
func (s *Spot) sized(list []Action, kind Kind, sizes []float64, faced, least float64) []Action {
	pot := s.Pot + 2*faced
	from := len(list)
	allIn := s.Stack-faced <= float64(pot*s.AllIn.Add)/100
	for _, percent := range sizes {
		amount := max(faced+float64(pot*percent)/100, least)
		if left := s.Stack - amount; left <= float64((s.Pot+2*amount)*s.AllIn.Merge)/100 {
			allIn = true
			continue
		}
		list = insert(list, from, Action{Kind: kind, Percent: percent, Amount: amount})
	}
	if allIn {
		list = append(list, Action{Kind: AllInBet, Amount: s.Stack})
	}
	return list
}

// insert keeps the actions sorted by amount. If two amounts are equal, the first one
// named stays.
func insert(list []Action, from int, a Action) []Action {
	i := len(list)
	for ; i > from && list[i-1].Amount >= a.Amount; i-- {
		if list[i-1].Amount == a.Amount {
			return list
		}
	}
	list = append(list, a)
	copy(list[i+1:], list[i:])
	list[i] = a
	return list
}
