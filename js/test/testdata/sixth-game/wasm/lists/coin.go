package lists

import (
	"github.com/tefuda/tefuda/core/coin"
	api "github.com/tefuda/tefuda/wasm/api/coin"
)

func init() {
	Games = append(Games, &Game{API: &api.Game, Lists: []List{{"sides", "CoinSide", "The sides of a coin.", coin.Sides}}})
}
