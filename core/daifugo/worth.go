package daifugo

// Worth returns what a place 1…Players is worth to a player of game after
// game, on the scale of Points: with Exchange a place's class makes the games
// to come better or worse. Where it does not, or with two players, it is the
// place's points.
func (r Rules) Worth(place int8) float64 {
	if !r.Has(Exchange) || r.Players < 3 {
		return float64(r.Points(place))
	}
	if r.Has(MiyakoOchi) {
		return float64(worthIfFallen[r.Players][place-1]) / 100
	}
	return float64(worthOfClass[r.Players][place-1]) / 100
}

// Hundredths of points, by players and place: the stationary value of a game
// and those after it if all play by the policy, scaled so that the last place
// is worth 1 and the first the number of players. Made by
//
//	go run ./core/daifugo/train -worth -games 100000
//
// from the rules uec, and common. With MiyakoOchi and five or six players the
// second place came out above the first, by 0.02 and 0.81: it is put level, so
// that nobody plays not to win.
var (
	worthOfClass = [MaxPlayers + 1][MaxPlayers]int16{
		3: {300, 168, 100},
		4: {400, 313, 151, 100},
		5: {500, 399, 255, 162, 100},
		6: {600, 487, 326, 288, 177, 100},
	}
	worthIfFallen = [MaxPlayers + 1][MaxPlayers]int16{
		3: {300, 184, 100},
		4: {400, 353, 188, 100},
		5: {500, 500, 336, 190, 100},
		6: {600, 600, 486, 375, 200, 100},
	}
)
