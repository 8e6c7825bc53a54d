package score

import "github.com/tefuda/tefuda/core/mahjong"

// worth returns what the winner of a hand of so many base points gets, honba
// and sticks apart.
func (s *scorer) worth(base int32) int32 {
	switch {
	case !s.tsumo:
		return s.ronPayment(base)
	case s.isDealer():
		return 3 * hundreds(2*base)
	}
	return hundreds(2*base) + 2*hundreds(base)
}

func (s *scorer) isDealer() bool { return s.seatWind == mahjong.East }

// ronPayment returns what one player pays for everybody.
func (s *scorer) ronPayment(base int32) int32 {
	if s.isDealer() {
		return hundreds(6 * base)
	}
	return hundreds(4 * base)
}

// hundreds rounds up to full hundreds.
func hundreds(points int32) int32 { return (points + 99) / 100 * 100 }

// payments returns who pays what: the winner's gain first, then of the
// others, from its right. Who is liable (包) pays its yakuman alone after a
// tsumo, and half of it after a ron. Honba are paid by who discarded; after a
// tsumo by all, unless the one liable pays everything.
func (s *scorer) payments(h *mahjong.Hand, r *reading) (pay [4]int32) {
	if r.base == 0 {
		return pay
	}
	rest := r.base
	liable, share := s.liability(h, r)
	if liable != 0 {
		if !s.tsumo {
			share /= 2
		}
		rest -= share
		pay[liable] -= s.ronPayment(share)
	}
	honba := s.win.Honba
	switch {
	case !s.tsumo:
		pay[s.win.From] -= s.ronPayment(rest) + 300*honba
	case rest == 0:
		pay[liable] -= 300 * honba
	default:
		s.splitTsumo(&pay, rest)
	}
	pay[0] = 1000*s.win.Sticks - pay[1] - pay[2] - pay[3]
	return pay
}

// splitTsumo takes from each player its part after a tsumo, honba included.
func (s *scorer) splitTsumo(pay *[4]int32, base int32) {
	dealer := (4 - int(s.win.SeatWind)) % 4
	for i := 1; i < 4; i++ {
		part := base
		if dealer == 0 || i == dealer {
			part = 2 * base
		}
		pay[i] -= hundreds(part) + 100*s.win.Honba
	}
}

// liability returns who, if anybody, gave the last of three dragons or four
// winds to melds that made the yakuman sure, and the base points of it.
func (s *scorer) liability(h *mahjong.Hand, r *reading) (who int8, base int32) {
	if !s.rules.Pao {
		return who, base
	}
	yaku, set, need := YakuDaisangen, dragonKinds, 3
	if r.yaku>>YakuDaisuushii&1 != 0 {
		yaku, set, need = YakuDaisuushii, windKinds, 4
	}
	if r.yaku>>yaku&1 == 0 {
		return who, base
	}
	for i := range h.MeldCount {
		m := &h.Melds[i]
		if set>>m.First()&1 == 0 {
			continue
		}
		if need--; need == 0 {
			return m.From, 8000 * s.rules.worthOf(yaku)
		}
	}
	return who, base
}

// WithDora returns the mean of Points if there may be more dora than were counted:
// n of them with the chance of share[n].
func WithDora(h *mahjong.Hand, w *Win, r *Rules, share *[5]float64) float64 {
	var s scorer
	s.judge(h, w, r)
	b := &s.best
	if b.base == 0 {
		return 0
	}
	sum := 0.0
	for n, p := range share {
		if p != 0 {
			sum += float64(p * float64(s.worth(r.basePoints(b.han+int32(n), b.fu, b.mult))))
		}
	}
	return sum
}
