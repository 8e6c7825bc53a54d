// Package solver approximates a Nash equilibrium of no limit hold'em for two players, from
// a board of three to five cards on. Each player uses the bet sizes that the spot names.
//
// A Spot is a board, two ranges with weights, the pot, the chips left to each player, and
// bet sizes. Measure computes the memory that a spot needs before anything is built. New
// builds the solver, Run improves the strategies by any number of iterations, and
// Exploitability measures how far they are from the equilibrium. At describes one
// decision: for each hand the probability of each action, its average winnings and its
// equity.
//
//	spot.go      the spot to solve, and its checks
//	line.go      actions as text, and the way to a decision: "check, bet 33, Ah"
//	tree.go      the betting tree, without the cards dealt
//	deals.go     the cards dealt, one of each class that a renaming of suits makes equal
//	solver.go    the arrays, and their size beforehand
//	store.go     the numbers of all decisions, in 32 bits or 16
//	iterate.go   discounted counterfactual regret minimisation
//	payoff.go    showdowns and folds of all hands against all
//	vector.go    loops over the hands
//	answer.go    the description of a node
//	lock.go      decisions whose strategy is given
//	lists.go     names of the kinds of nodes
//
// The method is that of Brown and Sandholm, "Solving Imperfect-Information Games via
// Discounted Regret Minimization" (AAAI 2019, arxiv.org/abs/1809.04040), with α = 1.5, β =
// 0 and γ = 3, and the players updated in turn. The paper has γ = 2; on a river and two
// turns 3 came nearer at 60 and at 80 iterations. A step treats all hands at once, so that
// a showdown of n hands against m costs n + m steps (Johanson, Waugh, Bowling and
// Zinkevich, "Accelerating Best Response Calculation in Large Extensive Games", IJCAI
// 2011). Nothing is random: an answer depends on the spot and the number of iterations
// alone.
//
// Values are kept in 32 bits, or 16 if the spot says so; sums have 64. After New only At
// allocates.
package solver
