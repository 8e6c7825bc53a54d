package main

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/search"
)

func main() {}

var p = daifugo.NewPolicy()
var buffer = make([]daifugo.Role, daifugo.RoleRoom)

//export policy
func policy(n int32) int32 {
	r := search.NewRand(1)
	sum := int32(0)
	for i := int32(0); i < n; i++ {
		s := daifugo.Start(daifugo.UEC, daifugo.UEC.Deal(0, r), [daifugo.MaxPlayers]int8{})
		p.Playout(&s, r)
		sum += int32(s.Places[0])
	}
	return sum
}

//export random
func random(n int32) int32 {
	r := search.NewRand(1)
	sum := int32(0)
	for i := int32(0); i < n; i++ {
		s := daifugo.Start(daifugo.UEC, daifugo.UEC.Deal(0, r), [daifugo.MaxPlayers]int8{})
		s.Playout(buffer, r)
		sum += int32(s.Places[0])
	}
	return sum
}

var c = daifugo.NewChooser()

//export choose
func choose(games, playouts int32) int32 {
	r := search.NewRand(1)
	sum := int32(0)
	for i := int32(0); i < games; i++ {
		s := daifugo.Start(daifugo.UEC, daifugo.UEC.Deal(0, r), [daifugo.MaxPlayers]int8{})
		v := s.View(s.Turn, nil, nil)
		m := search.Start(search.Budget{Iterations: int64(playouts)}, 0, func() int64 { return 0 }, nil)
		c.Choose(&v, daifugo.SearchLevel, m, r)
		sum += int32(m.Progress().Done)
	}
	return sum
}
