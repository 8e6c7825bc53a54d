package daifugo

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// TestHouseRules plays a few moves under the switches from SevenPass on, alone
// and together with others, and checks the table, and the hands where they
// matter.
func TestHouseRules(t *testing.T) {
	const more = "/4s 6d Td Ad/4d 6c Tc Ac/4c 6h Th Ah"
	for _, c := range []struct {
		name, hands string
		on          Switch
		moves, want string
	}{
		{"seven pass asks", "7s Ks 3h" + more, SevenPass, "7s", "0 7s choose give"},
		{"seven pass gives", "7s Ks 3h" + more, SevenPass, "7s,give 3h", "1 7s hands Ks/3h 4s 6d Td Ad"},
		{"seven pass may give none", "7s Ks 3h" + more, SevenPass, "7s,pass", "1 7s"},
		{"none is no pass", "7s Ks 3h" + more, SevenPass | PermanentPass, "7s,pass,pass,pass,pass", "0 pass"},
		{"two sevens give two", "7s 7h Ks 3h 4h" + more, SevenPass, "7s 7h,give 3h 4h", "1 7s 7h hands Ks/4s 4h 3h 6d Td Ad"},
		{"a sequence gives one", "6s 7s 8s Ks" + more, SevenPass | Sequences, "6s 7s 8s,give Ks", "1 6s 7s 8s places 1000 hands /4s 6d Td Ks Ad"},
		{"a joker for a seven", "7s Jk Ks 3h 4h" + more, SevenPass, "7s Jk=7d,give 3h 4h", "1 7s Jk=7d hands Ks/4s 4h 3h 6d Td Ad"},
		{"giving the last card", "7s 3h" + more, SevenPass, "7s,give 3h", "1 7s places 1000"},
		{"going out by giving is no foul", "7s 2h" + more, SevenPass | ForbiddenFinish, "7s,give 2h", "1 7s places 1000"},
		{"out by the seven, nothing to give", "7s" + more, SevenPass, "7s", "1 7s places 1000"},
		{"gives before the cut", "7s 8s 9s Ks 3h" + more, SevenPass | Sequences | EightCut, "7s 8s 9s,give 3h", "0 pass hands Ks/3h 4s 6d Td Ad"},
		{"gives before the skip", "5s 6s 7s Ks 3h" + more, SevenPass | Sequences | FiveSkip, "5s 6s 7s,give 3h", "2 5s 6s 7s hands Ks/3h 4s 6d Td Ad"},
		{"gives in the new direction", "6s 7s 8s Ks 3h" + more, SevenPass | Sequences | SixReverse, "6s 7s 8s,give 3h", "3 6s 7s 8s backward hands Ks/4s 6d Td Ad/4d 6c Tc Ac/4c 6h 3h Th Ah"},
		{"gives to who passed", "5s Ks 7h 4h" + more, SevenPass | PermanentPass, "5s,pass,6c,pass,7h,give 4h", "2 7h hands Ks/4s 4h 6d Td Ad"},
		{"ten discard asks", "Ts Ks 3h" + more, TenDiscard, "Ts", "0 Ts choose discard"},
		{"ten discard", "Ts Ks 3h" + more, TenDiscard, "Ts,discard 3h", "1 Ts hands Ks"},
		{"out by a discard", "Ts 2h" + more, TenDiscard | ForbiddenFinish, "Ts,discard 2h", "1 Ts places 1000"},
		{"give, then discard, then name", "7s 8s 9s Ts Js Qs 3h 4h 5h" + more, SevenPass | TenDiscard | Bomber | Sequences,
			"7s 8s 9s Ts Js Qs,give 3h,discard 4h", "0 7s 8s 9s Ts Js Qs choose name"},
		{"revolution before the choice", "7s 7d 7c 7h Ks 3h" + more, SevenPass | Revolution, "7s 7d 7c 7h", "0 7s 7d 7c 7h revolution choose give"},
		{"the bomber names", "Qs Ks 3h" + more, Bomber, "Qs", "0 Qs choose name"},
		{"the bomber drops first", "Qs Ks 3h" + more, Bomber, "Qs,name T", "0 Qs choose drop"},
		{"all drop in turn", "Qs Ks 3h" + more, Bomber, "Qs,name T,pass,discard Td,discard Tc,discard Th", "1 Qs hands Ks 3h/4s 6d Ad/4d 6c Ac/4c 6h Ah"},
		{"two queens name two", "Qs Qh Ks 3h" + more, Bomber, "Qs Qh,name T K,discard Ks,discard Td,discard Tc,discard Th", "1 Qs Qh hands 3h/4s 6d Ad"},
		{"the bomber may name none", "Qs Ks 3h" + more, Bomber, "Qs,pass", "1 Qs"},
		{"out by the bomber, in turn order", "Qs Kh/Kd/Kc 4d/4c Ks", Bomber | ForbiddenFinish, "Qs,name K,discard Kh,discard Kd,discard Kc,discard Ks", "2 Qs places 1200"},
		{"the bomber ends the game", "Qs Kh/Kd/Kc 4d", Bomber, "Qs,name K,discard Kh,discard Kd", "1 Qs places 123"},
		{"out by the queen names nothing", "Qs" + more, Bomber, "Qs", "1 Qs places 1000"},
		{"drops of those who passed", "5s Ks Qh 4h" + more, Bomber | PermanentPass, "5s,pass,6c,pass,Qh,name A,pass,discard Ad,discard Ac,discard Ah", "2 Qh"},
		{"drops before the cut", "8s 9s Ts Js Qs 3h" + more, Bomber | EightCut | Sequences, "8s 9s Ts Js Qs,name 6,pass,discard 6d,discard 6c,discard 6h", "0 pass"},
		{"nine reverse", "9s Ks" + more, NineReverse, "9s", "3 9s backward"},
		{"six and nine turn twice", "6s 7s 8s 9s Ks" + more, NineReverse | SixReverse | Sequences, "6s 7s 8s 9s", "1 6s 7s 8s 9s"},
		{"seven, jack and queen turn", "7s Js Qs Ks" + more, SevenReverse | JackReverse | QueenReverse, "7s", "3 7s backward"},
		{"jack reverse", "Js Ks" + more, JackReverse, "Js", "3 Js backward"},
		{"queen reverse", "Qs Ks" + more, QueenReverse, "Qs", "3 Qs backward"},
		{"three ranks of one combination turn once", "6s 7s 8s 9s Ks" + more, SixReverse | SevenReverse | NineReverse | Sequences, "6s 7s 8s 9s", "3 6s 7s 8s 9s backward"},
		{"six skip", "6s Ks" + more, SixSkip, "6s", "2 6s"},
		{"two tens skip two", "Ts Td Ks/4s 6d Ad/4d 6c Ac/4c 6h Ah", TenSkip, "Ts Td", "3 Ts Td"},
		{"king skip", "Ks 3s" + more, KingSkip, "Ks", "2 Ks"},
		{"skips add up", "5s 6s 7s Ks" + more, FiveSkip | SixSkip | Sequences, "5s 6s 7s", "3 5s 6s 7s"},
		{"an 8 in a sequence cuts", "7s 8s 9s Ks" + more, EightCut | Sequences, "7s 8s 9s", "0 pass"},
		{"or does not", "7s 8s 9s Ks" + more, EightCut | Sequences | SequenceUncut, "7s 8s 9s", "1 7s 8s 9s"},
		{"two eights cut all the same", "8s 8h Ks" + more, EightCut | Sequences | SequenceUncut, "8s 8h", "0 pass"},
		{"sequences that overlap", "3s 4s 5s Ks/4d 5d 6d Kd/7h", Sequences | Overlap, "3s 4s 5s,4d 5d 6d", "2 4d 5d 6d"},
		{"in step by one rank", "3s 4s 5s Ks/4d 5d 6d Kd/5h 6h 7h Kh", Sequences | Overlap | RankLock, "3s 4s 5s,4d 5d 6d,5h 6h 7h", "0 5h 6h 7h rank"},
		{"two sixes", "6s 6h Ks/4s 7d/4d 7c/4c 7h", Rokurokubi, "6s 6h", "0 pass"},
		{"three sixes are no two", "6s 6d 6h Ks/4s 7d Td Ad/4d 7c Tc Ac", Rokurokubi, "6s 6d 6h", "1 6s 6d 6h"},
		{"coup", "9s 9d 9c Ks" + more, Coup, "9s 9d 9c", "1 9s 9d 9c revolution"},
		{"coup by joker", "9s 9d Jk Ks" + more, Coup | JokerRevolution, "9s 9d Jk=9c", "1 9s 9d Jk=9c revolution"},
		{"no coup by joker", "9s 9d Jk Ks" + more, Coup, "9s 9d Jk=9c", "1 9s 9d Jk=9c"},
		{"four nines are no coup", "9s 9d 9c 9h Ks" + more, Coup, "9s 9d 9c 9h", "1 9s 9d 9c 9h"},
		{"coup and reverse", "9s 9d 9c Ks" + more, Coup | NineReverse, "9s 9d 9c", "3 9s 9d 9c revolution backward"},
		{"sandstorm on a single", "As Ks/3s 3d 3c 9s/5h", Sandstorm, "As,3s 3d 3c", "1 pass"},
		{"sandstorm on a sequence", "9s Ts Js Qs Ks/3s 3d 3c 9h/5h", Sandstorm | Sequences, "9s Ts Js Qs,3s 3d 3c", "1 pass"},
		{"sandstorm by joker in a lock", "4s Ks/5s 9h/3s 3d Jk 5h", Sandstorm | SuitLock, "4s,5s,3s 3d Jk=3c", "2 pass"},
		{"sandstorm on jokers", "Jk Jk Ks/3s 3d 3c 9h/5h", Sandstorm, "Jk Jk,3s 3d 3c", "1 pass"},
		{"sandstorm led", "3s 3d 3c Ks" + more, Sandstorm, "3s 3d 3c", "0 pass"},
		{"out by a sandstorm", "3s 3d 3c" + more, Sandstorm | ForbiddenFinish, "3s 3d 3c", "1 pass places 1000"},
		{"a foul sandstorm", "9s 9d 9c 9h Ks/3s 3d 3c/5h 6h", Sandstorm | Revolution | ForbiddenFinish, "9s 9d 9c 9h,3s 3d 3c", "2 pass revolution places 030"},
		{"ambulance", "9s 9d Ks" + more, Ambulance, "9s 9d", "0 pass"},
		{"three nines do not", "9s 9d 9c Ks" + more, Ambulance, "9s 9d 9c", "1 9s 9d 9c"},
		{"out by an ambulance", "9s 9d" + more, Ambulance | ForbiddenFinish, "9s 9d", "1 pass places 1000"},
		{"ambulance and reverse", "9s 9d" + more, Ambulance | NineReverse, "9s 9d", "3 pass backward places 1000"},
		{"four stop asks", "8s Ks/4s 4d 9h/4c 5h", EightCut | FourStop, "8s", "1 8s choose stop"},
		{"four stop", "8s Ks/4s 4d 9h/4c 5h", EightCut | FourStop, "8s,4s 4d", "1 pass"},
		{"nobody stops", "8s Ks/4s 4d 9h/4c 5h", EightCut | FourStop, "8s,pass,pass", "0 pass"},
		{"a joker stops", "8s Ks/5s 5d 9h/4c Jk", EightCut | FourStop, "8s,pass,Jk=4s 4c", "0 pass places 001"},
		{"a foul stop", "8s Ks/5s 5d 9h/4c Jk", EightCut | FourStop | ForbiddenFinish, "8s,pass,Jk=4s 4c", "0 pass places 003"},
		{"one card stops nothing", "8s Ks/9h/4c", EightCut | FourStop, "8s", "0 pass"},
		{"who passed stops nothing", "5s 8s Ks/9h 4s 4d/6c 4c Kd", EightCut | FourStop | PermanentPass, "5s,pass,6c,8s", "2 8s choose stop"},
		{"two eights are not stopped", "8s 8d Ks/4s 4d 9h/4c 5h", EightCut | FourStop, "8s 8d", "0 pass"},
		{"no cut, no stop", "8s Ks/4s 4d 9h/4c 5h", FourStop, "8s", "1 8s"},
		{"out by an eight, stopped", "8s/4s 4d 9h/4c 5h", EightCut | FourStop, "8s,4s 4d", "1 pass places 100"},
		{"four in a row turn", "5s 6s 7s 8s Ks" + more, Sequences | SequenceRevolution | FourSequenceRevolution, "5s 6s 7s 8s", "1 5s 6s 7s 8s revolution"},
		{"four in a row alone do not", "5s 6s 7s 8s Ks" + more, Sequences | FourSequenceRevolution, "5s 6s 7s 8s", "1 5s 6s 7s 8s"},
		{"four by joker", "5s 6s Jk 8s Ks" + more, Sequences | SequenceRevolution | FourSequenceRevolution, "5s 6s Jk=7s 8s", "1 5s 6s Jk=7s 8s"},
		{"rank lock alone", "3s Ks/4d 9s/5h 6h", RankLock | SuitLock | RankLockAlone, "3s,4d", "2 4d rank"},
		{"part lock", "3s 3d Ks/4s 4h 9h/5h", SuitLock | PartLock, "3s 3d,4s 4h", "2 4s 4h lock"},
		{"part lock grows", "3s 3d 6s 6h/4s 4h 9h/5s 5h 9d", SuitLock | PartLock, "3s 3d,4s 4h,5s 5h,6s 6h", "1 6s 6h lock places 100"},
		{"no part lock alone", "3s 3d Ks/4s 4h 9h/5h", PartLock, "3s 3d,4s 4h", "2 4s 4h"},
		{"part lock and rank lock", "3s 3d Ks/4s 4h 9h/5h", SuitLock | PartLock | RankLock, "3s 3d,4s 4h", "2 4s 4h lock rank"},
	} {
		s := startOf(t, c.on, c.hands)
		for _, m := range strings.Split(c.moves, ",") {
			if _, err := s.Apply(combinationOf(t, m)); err != nil {
				t.Errorf("%s: %s: %v", c.name, m, err)
			}
		}
		got := describe(&s)
		want, hands, _ := strings.Cut(c.want, " hands ")
		for seat, hand := range strings.Split(hands, "/") {
			if hands != "" && s.Hands[seat].String() != cardsOf(t, hand).String() {
				t.Errorf("%s: seat %d has %v, want %s", c.name, seat, s.Hands[seat], hand)
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", c.name, got, want)
		}
	}
}

// TestHouseRulesRefuse checks what the switches forbid.
func TestHouseRulesRefuse(t *testing.T) {
	for _, c := range []struct {
		hands string
		on    Switch
		moves string
		want  illegality
	}{
		{"7s Ks 3h/4s", SevenPass, "7s,Ks", notTheChoice},
		{"7s Ks 3h/4s", SevenPass, "7s,discard Ks", notTheChoice},
		{"7s Ks 3h/4s", SevenPass, "7s,give Ks 3h", tooManyChosen},
		{"7s Ks 3h/4s", SevenPass, "7s,give 4s", notInHand},
		{"7s Ks 3h/4s", SevenPass, "7s,give ?", unknownCards},
		{"7s Ks 3h/4s", 0, "7s,give 4s", notACombination},
		{"Qs Ks 3h/4s", Bomber, "Qs,name 3 4", tooManyChosen},
		{"Qs Ks 3h/4s", Bomber, "Qs,name 3,pass", mustDrop},
		{"Qs Ks 3h/4s", Bomber, "Qs,name 3,discard Ks", notAllDropped},
		{"Qs 3d 3h/4s", Bomber, "Qs,name 3,discard 3h", notAllDropped},
		{"8s Ks/4s 4d/5c 5d", EightCut | FourStop, "8s,4s", notFours},
		{"8s Ks/4s 4d/5c 5d", EightCut | FourStop, "8s,pass,5c 5d", notFours},
		{"3s 3d Ks/4s 4h 9h/5d 5h", SuitLock | PartLock, "3s 3d,4s 4h,5d 5h", suitLocked},
		{"As Ks/3s 3d 9s/5h", Sandstorm, "As,3s 3d", wrongKind},
		{"As Ks/3s 3d Jk 9s/5h", Sandstorm | SuitLock, "As,3s 3d Jk=3h", jokerSuits},
	} {
		s := startOf(t, c.on, c.hands)
		moves := strings.Split(c.moves, ",")
		for i, m := range moves {
			_, err := s.Apply(combinationOf(t, m))
			if last := i == len(moves)-1; last != (err != nil) || last && !strings.HasSuffix(err.Error(), illegalities[c.want]) {
				t.Errorf("%s under %v: %s: %v, want %q", c.moves, c.on, m, err, illegalities[c.want])
			}
		}
	}
}

// TestGekokujo checks whose going out turns the places of the game before.
func TestGekokujo(t *testing.T) {
	for _, c := range []struct {
		class       [MaxPlayers]int8
		on          Switch
		moves, want string
	}{
		{[MaxPlayers]int8{4, 1, 3, 2}, Gekokujo, "9s", "0 9s places 1423"},
		{[MaxPlayers]int8{4, 1, 3, 2}, Gekokujo | MiyakoOchi, "9s", "0 9s places 1423"},
		{[MaxPlayers]int8{3, 1, 4, 2}, Gekokujo | MiyakoOchi, "9s", "2 9s places 1400"},
		{[MaxPlayers]int8{3, 1, 4, 2}, Gekokujo, "9s", "1 9s places 1000"},
		{[MaxPlayers]int8{}, Gekokujo, "9s", "1 9s places 1000"},
		// The last of the game before goes out second.
		{[MaxPlayers]int8{1, 4, 2, 3}, Gekokujo, "9s,pass,pass,pass,4s,5d,6c,Td", "2 Td places 1200"},
	} {
		s := startOf(t, c.on, "9s/4s Td/4d 5d Tc/4c 6c Th")
		s.Class = c.class
		for _, m := range strings.Split(c.moves, ",") {
			if _, err := s.Apply(combinationOf(t, m)); err != nil {
				t.Fatal(err)
			}
		}
		if got := describe(&s); got != c.want {
			t.Errorf("%v: %q, want %q", c.class, got, c.want)
		}
	}
	// A foul on the lowest place does not hold either.
	s := startOf(t, Gekokujo|ForbiddenFinish, "2s/9s/4d 5d")
	s.Class = [MaxPlayers]int8{1, 3, 2}
	for _, m := range []string{"2s", "pass", "pass", "9s"} {
		if _, err := s.Apply(combinationOf(t, m)); err != nil {
			t.Fatal(err)
		}
	}
	if s.Places != [MaxPlayers]int8{3, 1, 2} || !s.Over() {
		t.Errorf("places %v", s.Places)
	}
}

// TestLaidAside checks how many cards are dealt, and which always are.
func TestLaidAside(t *testing.T) {
	r := dice.NewRand(12)
	for players := int8(MinPlayers); players <= MaxPlayers; players++ {
		for jokers := range int8(MaxJokers + 1) {
			for _, on := range []Switch{0, EqualHands, BlindHand, EqualHands | BlindHand} {
				rules := Rules{players, jokers, on}
				deck, aside := Deck(int(jokers)), 0
				if on&BlindHand != 0 && players == 2 {
					aside = deck.Len() / 3
				}
				if on&EqualHands != 0 {
					aside += (deck.Len() - aside) % int(players)
				}
				dealt, least, most := Set(0), 54, 0
				for _, h := range rules.Deal(0, r) {
					if dealt |= h; h != 0 {
						least, most = min(least, h.Len()), max(most, h.Len())
					}
				}
				fair := most - least
				if deck.Len()-dealt.Len() != aside || dealt&DiamondThree == 0 || fair > 1 || on&EqualHands != 0 && fair > 0 {
					t.Errorf("%v: %d of %d cards, hands of %d to %d", rules, dealt.Len(), deck.Len(), least, most)
				}
				if on == EqualHands && dealt&Jokers != deck&Jokers {
					t.Errorf("%v: a joker is laid aside", rules)
				}
			}
		}
	}
}
