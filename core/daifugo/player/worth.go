package player

import "github.com/tefuda/tefuda/core/daifugo"

// Worth returns what a final rank 1…Players is worth in points, to a player who
// plays game after game. With Exchange the rank also decides the next exchange,
// and so makes the games to come better or worse. Without Exchange, with two
// players, and with more players than were measured it is the rank's Points.
func Worth(r daifugo.Rules, place int8) float64 {
	if !r.Has(daifugo.Exchange) || r.Players < 3 || r.Players > mostMeasured {
		return float64(r.Points(place))
	}
	if r.Has(daifugo.MiyakoOchi) {
		return float64(worthIfFallen[r.Players][place-1]) / 100
	}
	return float64(worthOfClass[r.Players][place-1]) / 100
}

// Hundredths of points, by players and final rank: the long-run value of a game
// and those after it if all play by the policy. The scale puts the last rank at 1
// and the first at the number of players. Made in 39 seconds by
//
//	go run ./bench/train/daifugo -worth -games 100000 -seed 1
//
// with the rules uec, and common for worthIfFallen. There, with five and six
// players, the second rank came out above the first by 0.03 and 0.75. It is set
// equal to the first, so that no player prefers the second rank.
const mostMeasured = 6

var (
	worthOfClass = [mostMeasured + 1][mostMeasured]int16{
		3: {300, 167, 100},
		4: {400, 311, 152, 100},
		5: {500, 397, 254, 162, 100},
		6: {600, 486, 324, 285, 175, 100},
	}
	worthIfFallen = [mostMeasured + 1][mostMeasured]int16{
		3: {300, 188, 100},
		4: {400, 354, 191, 100},
		5: {500, 500, 339, 193, 100},
		6: {600, 600, 483, 372, 200, 100},
	}
)
