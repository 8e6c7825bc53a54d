package belief_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/belief"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// Who gave two Tens as tribute had none of the 21 natural cards that go before them; and
// hands are dealt that fit what a player sees.
func ExampleSampler() {
	r := dice.NewRand(1)
	s := daifugo.Start(daifugo.UEC, daifugo.UEC.Deal(0, r), [daifugo.MaxPlayers]int8{})
	v := s.View(s.Turn, nil, nil)
	given, _ := daifugo.ParseSet("Ts Td")
	fmt.Println((belief.Stronger(given) & daifugo.Naturals).Len(), belief.CheckHistory(&v))
	sampler := belief.Sampler{Policy: policy.New(), Among: belief.Kinds}
	sampler.Begin(&v, r)
	sampler.Next()
	for seat := range v.Rules.Players {
		fmt.Print(sampler.Hands[seat].Len() == int(v.Counts[seat]), " ")
	}
	fmt.Println(sampler.Hands[v.Seat] == v.Hand, belief.Learned.Level() == levels.Search)
	// Output:
	// 21 <nil>
	// true true true true true true true
}
