package forecast_test

import (
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestRoom: hands that follow one another in one room, large and small, have the
// forecasts that they have alone.
func TestRoom(t *testing.T) {
	rules := score.DefaultRules()
	var room forecast.Room
	for _, text := range []string{"13m2468p2379s1123z", "123m456p789s1122z", "345m12567p2789s26z", "13m2468p2379s1123z"} {
		h, err := notation.ParseMPSZ(text, rules.Reds)
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

// TestRoomCut: a hand that is not looked at to its end has nothing of the one before it in the room.
func TestRoomCut(t *testing.T) {
	rules := score.DefaultRules()
	read := func(text string) (*mahjong.Hand, *forecast.Table) {
		h, err := notation.ParseMPSZ(text, rules.Reds)
		if err != nil {
			t.Fatal(err)
		}
		return &h, &forecast.Table{Unseen: mahjong.UnseenBy(&h, rules.Reds), Rules: rules}
	}
	good, table := read("123m456p789s11222z")
	poor, about := read("13m2468p2379s1123z")
	var room forecast.Room
	for nodes := 3; nodes < 400; nodes += 3 {
		room.Of(good, table, forecast.Options{Turns: 4, Nodes: 400})
		o := forecast.Options{Turns: 4, Extra: 1, Nodes: nodes}
		if got, want := room.Of(poor, about, o), forecast.Of(poor, about, o); !reflect.DeepEqual(got, want) {
			t.Fatalf("%d hands: %v in a room that was used, %v in a new one", nodes, got.By, want.By)
		}
	}
}
