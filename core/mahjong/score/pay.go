package score

import "github.com/tefuda/tefuda/core/mahjong"

// worth converts base points to the points of the winner, without honba and sticks.
func (s *scorer) worth(base int32) int32 {
	if !s.tsumo {
		return s.ronPayment(base)
	}
	dealer, other := s.parts(base)
	switch others := s.others(); {
	case s.isDealer():
		return others * other
	default:
		return dealer + (others-1)*other
	}
}

// others returns the number of opponents.
func (s *scorer) others() int32 {
	if s.rules.Reds.Three() {
		return 2
	}
	return 3
}

// parts returns what the dealer pays after a tsumo, and what each other player pays. With
// three players both include half of the fourth's part, unless TsumoLoss is set.
func (s *scorer) parts(base int32) (dealer, other int32) {
	if dealer, other = hundreds(2*base), hundreds(base); s.isDealer() {
		other = dealer
	}
	if s.rules.Reds.Three() && !s.rules.TsumoLoss {
		half := hundreds(other / 2)
		dealer, other = dealer+half, other+half
	}
	return dealer, other
}

func (s *scorer) isDealer() bool { return s.seatWind == mahjong.East }

// ronPayment returns what one player pays alone.
func (s *scorer) ronPayment(base int32) int32 {
	if s.isDealer() {
		return hundreds(6 * base)
	}
	return hundreds(4 * base)
}

// hundreds rounds up to the next hundred.
func hundreds(points int32) int32 { return (points + 99) / 100 * 100 }

// payments returns the gains: the winner's, then those of the players right, across, left.
//
// The liable player (包) pays the yakuman alone after a tsumo, and half of it after a ron.
// Honba are 100 for each opponent. Each pays its own after a tsumo; one player pays them
// all after a ron, or after a tsumo that the liable player pays whole.
func (s *scorer) payments(h *mahjong.Hand, r *reading) (pay [4]int32) {
	if r.base == 0 {
		return pay
	}
	rest, payer := r.base, s.win.From
	if liable, share := s.liability(h, r); liable != 0 {
		if s.rules.PaoWhole {
			share = rest
		}
		if !s.tsumo {
			share /= 2
		}
		if rest -= share; s.tsumo || s.rules.PaoHonba {
			payer = liable
		}
		pay[liable] -= s.ronPayment(share)
	}
	if !s.tsumo {
		pay[s.win.From] -= s.ronPayment(rest)
	}
	if s.tsumo && rest != 0 {
		s.splitTsumo(&pay, rest)
	} else {
		pay[payer] -= 100 * s.others() * s.win.Honba
	}
	pay[0] = 1000*s.win.Sticks - pay[1] - pay[2] - pay[3]
	return pay
}

// splitTsumo takes each player's part of a tsumo, honba included.
func (s *scorer) splitTsumo(pay *[4]int32, base int32) {
	dealer, other := s.parts(base)
	for i := range pay {
		part := other
		switch wind := (int(s.win.SeatWind) + i) % 4; {
		case i == 0 || wind == 3 && s.rules.Reds.Three():
			continue
		case wind == 0:
			part = dealer
		}
		pay[i] -= part + 100*s.win.Honba
	}
}

// liability returns the liable player, 0 for none, and the base points of its yakuman. It
// is the player whose tile completed the third dragon, the fourth wind or the fourth kan.
// The melds must be in the order in which they were made.
func (s *scorer) liability(h *mahjong.Hand, r *reading) (who int8, base int32) {
	if last := &h.Melds[3]; s.rules.PaoKans && r.yaku>>YakuSuukantsu&1 != 0 && last.Type == mahjong.OpenKan {
		return last.From, limitFacts[Yakuman].base
	}
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
			return m.From, limitFacts[Yakuman].base * s.rules.worthOf(yaku)
		}
	}
	return who, base
}

// WithDora returns the mean of Points over n more dora, each n with the chance share[n].
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
