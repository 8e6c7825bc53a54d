package record

import (
	"strconv"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
)

const mjlogRound = `<mjloggm ver="2.3"><GO type="169" lobby="0"/><UN n0="%E6%9D%B1" n1="B" n2="C" n3="D" dan="1,2,3,4"/><TAIKYOKU oya="0"/>
<INIT seed="0,0,0,2,3,76" ten="250,250,250,250" oya="0" hai0="0,4,8,12,17,20,24,28,32,36,40,44,108" hai1="1,5,9,13,18,21,25,29,33,37,41,45,109" hai2="72,73,74,77,80,84,89,92,96,100,104,105,106" hai3="120,121,122,112,113,114,116,117,118,124,125,126,128"/>
<T129/><D129/>
<U132/><E132/>
<V46/><F46/>
<W134/><G134/>
</mjloggm>`

// TestMjlogFaults spoils a log of Tenhou's XML.
func TestMjlogFaults(t *testing.T) {
	checkSpoiled(t, mjlogRound, ReadMjlog, []spoiled{
		{`type="169"`, `type="x"`, `line 1: GO type: "x" is not a whole number within ±65536`},
		{`type="169"`, `type=""`, "line 1: GO has no type"},
		{`ten="250,250`, `ten="250,2.5`, `line 2: INIT ten: "2.5" is not a whole number within ±1000000`},
		{`ten="250,250,250,250"`, `ten="250"`, "line 2: INIT ten has not the points of each player"},
		{`seed="0,`, `seed="16,`, "line 2: INIT seed is not a round, honba, sticks, two dice and an indicator"},
		{`3,76"`, `3,136"`, "line 2: INIT seed is not a round, honba, sticks, two dice and an indicator"},
		{`hai1="1,`, `hai1="1,2,`, "line 2: INIT hai1 has not 13 tiles"},
		{`hai1="1,`, `hai1="-1,`, "line 2: INIT hai1 has no such tile"},
		{`hai1="1,`, `hai1="136,`, `line 2: INIT hai1: "136" is not a whole number within ±135`},
		{`<INIT`, `<INTI`, "line 3: no round has begun"},
		{`<T129/>`, `<T136/>`, "line 3: T136 is no tile of a player"},
		{`<D129/>`, `<D140/>`, "line 3: D140 is no tile of a player"},
		{`<D129/>`, `<E129/>`, "line 3: action is not legal: discard 1 6z: the game does not wait for this seat"},
		{`<D129/>`, `<D72/>`, "line 3: action is not legal: discard 0 1s"},
		{`<D129/>`, `<N who="0" m="65535"/>`, "line 3: N m is no meld"},
		{`<D129/>`, `<N who="4" m="8"/>`, `line 3: N who: "4" is not a whole number within ±3`},
		{`<D129/>`, `<REACH step="1"/>`, "line 3: REACH has no who"},
		{`<D129/>`, `<DORA/>`, "line 3: DORA has no hai"},
		{`<G134/>`, `<G134/><AGARI who="0"/>`, "line 6: AGARI has no fromWho"},
		{`<G134/>`, `<G134/><RYUUKYOKU sc="0,x"/>`, `line 6: RYUUKYOKU sc: "x" is not a whole number within ±1000000`},
		{`<G134/>`, `<G134/><RYUUKYOKU owari="0,x"/>`, "line 6: the points at the end are not whole numbers, or the scores not numbers"},
		{`<G134/>`, `<G134/><RYUUKYOKU type="yao9"/>`, "line 6: action is not legal: abort 0"},
		{`<W134/>`, `<W134`, ""},
		{"<G134/>\n</mjloggm>", `<G134`, "line 6: the text breaks off"},
		{"<G134/>\n</mjloggm>", `<N m="12`, "line 6: the text breaks off"},
	})
	r, err := ReadMjlog(mjlogRound)
	if err != nil || r.Names[0] != "東" || r.Room != "鳳南喰赤" || len(r.Rounds[0].Moves) != 8 {
		t.Errorf("%q %q, %v", r.Names, r.Room, err)
	}
}

// TestMjlogRooms reads the bits of rooms, and writes them.
func TestMjlogRooms(t *testing.T) {
	for n, want := range map[int]string{
		1: "般東喰赤", 9: "般南喰赤", 169: "鳳南喰赤", 41: "特南喰赤", 137: "上南喰赤", 225: "鳳東喰赤速", 185: "三鳳南喰赤", 13: "般南赤", 11: "般南喰",
	} {
		m := &mjlogReader{markup: markup{reader: &reader{r: newRecord()}}}
		m.room(&tag{name: "GO", keys: []string{"type"}, values: []string{strconv.Itoa(n)}})
		if !m.good() || m.r.Room != want || roomBits(m.r) != n {
			t.Errorf("%d is %q, written %d", n, m.r.Room, roomBits(m.r))
		}
		if rules := new(game.Rules); m.r.Room != "" {
			v := &value{kind: object, keys: []string{"aka"}, list: []value{{kind: number, text: map[bool]string{true: "0", false: "1"}[n&2 != 0]}}}
			if tenhouRules(rules, v, m.r.Room); *rules != m.r.Rules {
				t.Errorf("%q: %+v, not %+v", m.r.Room, rules, m.r.Rules)
			}
		}
	}
}

// TestMjlogMelds reads the bits of melds.
func TestMjlogMelds(t *testing.T) {
	for n, want := range map[int]string{
		49257: "666+z", 3<<10 | 3<<3 | 1<<5 | 7: "2-34m", 4<<10 | 7: "23-4m", 14<<10 | 7: "067-m", 27<<9 | 3<<5 | 9: "111+p",
		108 << 8: "1111z", 109<<8 | 2: "1111=z", 53 << 8: "5550p", 15<<9 | 10: "666=m",
	} {
		m := &mjlogReader{markup: markup{reader: &reader{r: newRecord()}}, at: new(Round)}
		var e game.Event
		m.meld(&tag{name: "N"}, &e, n)
		if got := string(e.Meld.AppendMPSZ(nil)); got != want || !m.good() {
			t.Errorf("%d is %s, not %s: %v", n, got, want, m.bad)
		}
	}
}
