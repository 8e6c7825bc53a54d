package game

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// upHundred rounds up to full hundreds.
func upHundred(n int32) int32 {
	for n%100 != 0 {
		n++
	}
	return n
}

// TestWinsOfThree pays wins of three players as the rules say in words: of a tsumo each other pays its part, and the fourth's
// is lost or halved; honba are 100 from each who pays a tsumo, 200 from one who pays alone; the sticks go to the winner.
func TestWinsOfThree(t *testing.T) {
	for dealer := range int8(3) {
		for seat := range int8(3) {
			for giver := range int8(3) {
				for _, loss := range [...]bool{false, true} {
					checkWinOfThree(t, dealer, seat, giver, loss, false)
					checkWinOfThree(t, dealer, seat, giver, loss, true)
				}
			}
		}
	}
}

func checkWinOfThree(t *testing.T, dealer, seat, giver int8, loss, pao bool) {
	t.Helper()
	rules := plain("tenhou-sanma")
	rules.Score.TsumoLoss = loss
	g := table(t, rules, [4]string{}, "", "1z")
	g.number, g.honba, g.sticks, g.turn, g.pure = dealer, 2, 3, giver, false
	h, err := notation.ParseMPSZ("234p567p234s8855s", mahjong.Reds{})
	liable := (seat + 1) % 3
	if pao {
		h, err = notation.ParseMPSZ("23p99s", mahjong.Reds{})
		for i, dragon := range [...]mahjong.Tile{mahjong.Haku, mahjong.Hatsu, mahjong.Chun} {
			by := (seat + 2) % 3
			if i == 2 {
				by = liable
			}
			h.Melds[i], _ = mahjong.MeldOf(mahjong.Pon, int(from(seat, by)), dragon, dragon, dragon)
			h.MeldCount++
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	won := mahjong.Tile(25)
	if pao {
		won = 12
	}
	h.Drawn = mahjong.NoTile
	if giver == seat {
		h.Drawn = won
		h.Counts[won]++
	}
	g.seats[seat].hand, g.offer = h, offer{won, discarded}
	got := g.settle(seat, g.sticks, g.honba)
	base, want := got.Value.Base, [4]int32{}
	ron := int32(4)
	if seat == dealer {
		ron = 6
	}
	switch {
	case pao && giver == seat:
		want[liable] = -ron*base - 2*200
	case pao && giver == liable:
		want[liable] = -ron*base - 2*200
	case pao:
		want[liable] -= ron*base/2 + 2*200 // at Tenhou
		want[giver] -= ron * base / 2
	case giver != seat:
		want[giver] = -upHundred(ron*base) - 2*200
	default:
		part := func(who int8) int32 {
			if seat == dealer || who == dealer {
				return upHundred(2 * base)
			}
			return upHundred(base)
		}
		for i := range int8(3) {
			if i == seat {
				continue
			}
			want[i] = -part(i) - 2*100
			if !loss {
				want[i] -= upHundred(part(3) / 2)
			}
		}
	}
	want[seat] = 3000 - want[0] - want[1] - want[2]
	if base == 0 || pao != (base == 8000) || got.Payments != want {
		t.Errorf("dealer %d, seat %d by %d, loss %v, liable %v: base %d, %v, want %v", dealer, seat, giver, loss, pao, base, got.Payments, want)
	}
}
