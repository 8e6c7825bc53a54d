package forecast_test

import (
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestRoom: hands that follow one another in one room, large and small, have the
// forecasts that they have alone.
func TestRoom(t *testing.T) {
	rules := score.DefaultRules()
	var room forecast.Room
	for _, text := range []string{"13m2468p2379s1123z", "123m456p789s1122z", "345m12567p2789s26z", "13m2468p2379s1123z"} {
		h, err := mahjong.ParseMPSZ(text, rules.Reds)
		if err != nil {
			t.Fatal(err)
		}
		around := forecast.Table{Unseen: mahjong.UnseenBy(&h, rules.Reds), Rules: rules}
		o := forecast.Options{Turns: 6, Extra: 1, Nodes: 20_000}
		if got, want := room.Of(&h, &around, o), forecast.Of(&h, &around, o); !reflect.DeepEqual(got, want) || want.Nodes == 0 {
			t.Errorf("%s: %v in a room that was used, %v in a new one", text, got.By, want.By)
		}
	}
}
