package daifugo

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// storyOf writes events for a table of cases: the key, the seat, and what else
// its kind has.
func storyOf(events []Event) string {
	var told []string
	for _, e := range events {
		words := []string{EventKinds[e.Kind].Key, Number(int(e.Seat))}
		switch e.Kind {
		case WentOut:
			words = append(words, Number(int(e.Place)), OutReasons[e.Why].Key)
		case Declined:
			words = append(words, Choices[e.Choice].Key)
		case Skipped:
			words = append(words, Number(int(e.Count)))
		}
		told = append(told, strings.Join(words, " "))
	}
	return strings.Join(told, ", ")
}

// TestEvents plays a few moves and checks the events of the last.
func TestEvents(t *testing.T) {
	const more = "/4s 6d Td Ad/4d 6c Tc Ac/4c 6h Th Ah"
	for _, c := range []struct {
		hands string
		on    Switch
		class [MaxPlayers]int8
		moves string
		want  string
	}{
		{hands: "5s Ks" + more, moves: "5s", want: "play 0"},
		{hands: "5s Ks" + more, moves: "5s,pass", want: "pass 1"},
		{hands: "5s Ks" + more, moves: "5s,pass,pass,pass", want: "pass 3, cleared 0"},
		{hands: "5s" + more, moves: "5s,pass,pass,pass", want: "pass 3, cleared 1"},
		{hands: "8s Ks" + more, on: EightCut, moves: "8s", want: "play 0, eightCut 0, cleared 0"},
		{hands: "8s" + more, on: EightCut | ForbiddenFinish, moves: "8s", want: "play 0, out 0 4 forbidden, eightCut 0, cleared 1"},
		{hands: "8s/4s", on: EightCut, moves: "8s", want: "play 0, out 0 1 finished, out 1 2 last, over 0"},
		// An 8 cuts when nobody stops it, not before.
		{hands: "8s Ks/4s 4d 9h/4c 5h", on: EightCut | FourStop, moves: "8s", want: "play 0"},
		{hands: "8s Ks/4s 4d 9h/4c 5h", on: EightCut | FourStop, moves: "8s,pass,pass", want: "decline 2 stop, eightCut 0, cleared 0"},
		{hands: "8s Ks/4s 4d 9h/4c 5h", on: EightCut | FourStop, moves: "8s,4s 4d", want: "stop 1, cleared 1"},
		{hands: "7s 8s 9s Ks 3h" + more, on: SevenPass | Sequences | EightCut, moves: "7s 8s 9s", want: "play 0"},
		{hands: "7s 8s 9s Ks 3h" + more, on: SevenPass | Sequences | EightCut, moves: "7s 8s 9s,give 3h", want: "give 0, eightCut 0, cleared 0"},
		{hands: "7s 3h" + more, on: SevenPass, moves: "7s,give 3h", want: "give 0, out 0 1 finished"},
		{hands: "7s 3h" + more, on: SevenPass, moves: "7s,pass", want: "decline 0 give"},
		{hands: "Ts Ks 3h" + more, on: TenDiscard, moves: "Ts,discard 3h", want: "discard 0"},
		{hands: "Qs Ks 3h" + more, on: Bomber, moves: "Qs,name T", want: "name 0"},
		{hands: "Qs Ks 3h" + more, on: Bomber, moves: "Qs,name T,pass", want: "decline 0 drop"},
		{hands: "Qs Kh/Kd/Kc 4d", on: Bomber, moves: "Qs,name K,discard Kh,discard Kd", want: "drop 1, out 1 2 finished, out 2 3 last, over 0"},
		{hands: "5s 5h Ks" + more, on: FiveSkip, moves: "5s 5h", want: "play 0, skipped 0 2"},
		// Round to the owner: three turns are all that there are.
		{hands: "5s 5h 5c 5d Ks" + more, on: FiveSkip, moves: "5s 5c 5h 5d", want: "play 0, skipped 0 3, cleared 0"},
		{hands: "5s 6s 7s 8s Ks" + more, on: FiveSkip | Sequences | EightCut, moves: "5s 6s 7s 8s", want: "play 0, eightCut 0, cleared 0"},
		{hands: "5s 6s 7s Ks 3h" + more, on: SevenPass | Sequences | FiveSkip, moves: "5s 6s 7s,give 3h", want: "give 0, skipped 0 1"},
		{hands: "Js Ks/Qd Ad/4h", on: ElevenBack, moves: "Js", want: "play 0, elevenBack 0"},
		{hands: "Js Ks/Jd 9d/4h", on: ElevenBack | SixReverse | NineReverse, moves: "Js,pass,pass", want: "pass 2, cleared 0"},
		// A second J turns nothing.
		{hands: "Js Jc 3d/Jd Jh 9d/4h", on: ElevenBack, moves: "Js Jc,pass,pass,3d,9d", want: "play 1"},
		{hands: "3s Ks/4s 9s/5h 6h", on: RankLock | SuitLock, moves: "3s,4s", want: "play 1, locked 1, rankLocked 1"},
		{hands: "3s 3d Ks/4s 4h 9h/5h", on: SuitLock | PartLock, moves: "3s 3d,4s 4h", want: "play 1, locked 1"},
		{hands: "3s 3d Ks/4s 4h 9h/5s 5h 6d", on: SuitLock | PartLock, moves: "3s 3d,4s 4h,5s 5h", want: "play 2, locked 2"},
		// The field takes its locks along.
		{hands: "7s Ks/8s 9s/5h 6h", on: SuitLock | EightCut, moves: "7s,8s", want: "play 1, locked 1, eightCut 1, cleared 1"},
		{hands: "6s 6d Ks/5s/4s", on: SixReverse, moves: "6s 6d", want: "play 0, reversed 0"},
		{hands: "9s 9d 9c Ks" + more, on: Coup | NineReverse, moves: "9s 9d 9c", want: "play 0, revolution 0, reversed 0"},
		{hands: "3s 3d 3c Ks" + more, on: Sandstorm, moves: "3s 3d 3c", want: "play 0, sandstorm 0, cleared 0"},
		{hands: "9s 9d Ks" + more, on: Ambulance, moves: "9s 9d", want: "play 0, ambulance 0, cleared 0"},
		{hands: "Jk Ks/3s 9s/5h", on: SpadeReturn, moves: "Jk,3s", want: "play 1, spadeReturn 1, cleared 1"},
		{hands: "9s/4s Td/4d 5d Tc/4c 6c Th", on: Gekokujo | MiyakoOchi, class: [MaxPlayers]int8{4, 1, 3, 2}, moves: "9s",
			want: "play 0, out 0 1 finished, out 1 4 gekokujo, out 2 2 gekokujo, out 3 3 gekokujo, over 0"},
		{hands: "9s/4s Td/4d 5d Tc/4c 6c Th", on: MiyakoOchi, class: [MaxPlayers]int8{2, 3, 1, 4}, moves: "9s", want: "play 0, out 0 1 finished, out 2 4 miyakoOchi"},
		{hands: "9s/4s Td/4d 5d Tc", on: MiyakoOchi, class: [MaxPlayers]int8{2, 3, 1}, moves: "9s", want: "play 0, out 0 1 finished, out 2 3 miyakoOchi, out 1 2 last, over 0"},
		{hands: "9s/4s Td/4d 5d Tc", on: MiyakoOchi | FallenPlaysOn, class: [MaxPlayers]int8{2, 1, 3}, moves: "9s,Td,pass,4s", want: "play 1, out 1 3 miyakoOchi, out 2 2 last, over 0"},
		{hands: "9s/4s Td", on: MiyakoOchi | FallenPlaysOn, class: [MaxPlayers]int8{2, 1}, moves: "9s", want: "play 0, out 0 1 finished, out 1 2 last, over 0"},
		// Who was on the lowest place by a foul rises again.
		{hands: "2s/9s/4d 5d/4c Kc", on: Gekokujo | ForbiddenFinish, class: [MaxPlayers]int8{3, 4, 1, 2}, moves: "2s,pass,pass,pass,9s",
			want: "play 1, out 1 1 finished, out 0 2 gekokujo, out 2 4 gekokujo, out 3 3 gekokujo, over 0"},
	} {
		s := startOf(t, c.on, c.hands)
		s.Class = c.class
		got := ""
		for _, m := range strings.Split(c.moves, ",") {
			events, err := s.Apply(combinationOf(t, m))
			if err != nil {
				t.Errorf("%s: %s: %v", c.hands, m, err)
			}
			got = storyOf(events)
		}
		if got != c.want {
			t.Errorf("%s under %v: %s: %q, want %q", c.hands, c.on, c.moves, got, c.want)
		}
	}
}

// TestEventFor: what one gave another is for these two alone.
func TestEventFor(t *testing.T) {
	cards := cardsOf(t, "3s 4s")
	given := Event{Kind: Gave, Seat: 1, Combination: Combination{Kind: Give, Cards: cards, Size: 2, To: 3}}
	laid := Event{Kind: Played, Seat: 1, Combination: combinationOf(t, "3s")}
	for seat := range int8(4) {
		seen := given.For(seat)
		if open := seat == 1 || seat == 3; (seen.Combination.Cards == cards) != open || !open && seen.Combination.Cards != 0 || seen.Combination.Size != 2 || seen.Combination.To != 3 {
			t.Errorf("seat %d sees %+v", seat, seen)
		}
		if laid.For(seat) != laid {
			t.Errorf("seat %d sees %+v", seat, laid.For(seat))
		}
	}
}

// TestLots: a draw by lot has one event per final rank, best first, and only
// where ranks are drawn.
func TestLots(t *testing.T) {
	s := startOf(t, LeaderPass, "3s/4s/5s 6s")
	if events := s.DrawLots(dice.NewRand(1)); events != nil {
		t.Errorf("drew %v", events)
	}
	for range PassLimit {
		events, err := s.Apply(Combination{})
		if want := "pass " + Number(int(events[0].Seat)); err != nil || storyOf(events) != want {
			t.Fatalf("%q, want %q: %v", storyOf(events), want, err)
		}
	}
	drawn := s
	events := s.DrawLots(dice.NewRand(5))
	drawn.DrawPlaces(dice.NewRand(5))
	if drawn != s || len(events) != 4 || events[3] != (Event{Kind: GameOver}) {
		t.Fatalf("%+v: %s", s.Places, storyOf(events))
	}
	for i, e := range events[:3] {
		if e.Kind != WentOut || e.Why != DrawnByLot || e.Place != int8(i)+1 || s.Places[e.Seat] != e.Place {
			t.Errorf("%s, places %v", storyOf(events), s.Places)
		}
	}
}
