package game

import "testing"

// TestCarry: what a deal that nobody opens leaves in the pot goes into the next one, and whoever wins that has it.
func TestCarry(t *testing.T) {
	table := &Table{Seats: 3, Button: -1, Small: -1, Big: -1, Levels: []Level{{MinBet: 2, Ante: 3}}, Antes: ByAll}
	table.Rules.Variant, table.Rules.Openers = Draw, true
	for i := range table.Seats {
		table.Stacks[i] = 100
	}
	carry := int64(0)
	for _, opens := range []bool{false, false, true, false, true} {
		s, err := table.Next()
		if err != nil || s.Carry != carry {
			t.Fatalf("%d chips carried, not %d: %v", s.Carry, carry, err)
		}
		var h *Hand
		for seed := uint32(0); h == nil || h.Legal().Bet != opens; seed++ {
			if h, err = Start(s, seed); err != nil {
				t.Fatal(err)
			}
			for l := h.Legal(); !l.Bet && h.Phase == Betting && h.Round == 0; l = h.Legal() {
				if _, err := h.Apply(Action{Kind: Check}); err != nil {
					t.Fatal(err)
				}
			}
		}
		carry += 9
		if opens {
			for carry = 0; h.Phase != Over; {
				do := Action{Kind: Fold}
				if l := h.Legal(); l.Bet {
					do = Action{Kind: Bet, Amount: l.Min}
				}
				if _, err := h.Apply(do); err != nil {
					t.Fatal(err)
				}
			}
		}
		if err := table.Finish(&h.State); err != nil || table.Carry != carry || sum(table.Stacks[:]) != 300-carry {
			t.Fatalf("%d chips carried, not %d, stacks of %v: %v", table.Carry, carry, table.Stacks, err)
		}
	}
}

// TestOpens: a pair of jacks opens, one of tens does not whatever is next to it, two pair of the lowest do.
func TestOpens(t *testing.T) {
	for text, want := range map[string]bool{
		"Js Jd 2c 3c 4c": true, "Ts Td Ac Kc Qc": false, "Ts Td Ac Kc Jc": false, "Qs Qd 2c 3c 4c": true, "As Ad 2c 3c 4c": true,
		"As Kd Qc Jc 9c": false, "2s 2d 3c 3h 4c": true, "2s 2d 2c 3h 4c": true, "Jk Js 2c 3d 5c": true, "Jk Ts 2c 3d 5c": false,
		"2s 3s 4s 5s 7s": true, "2s 3d 4s 5s 6s": true, "?? ?? ?? ?? ??": true,
	} {
		hand, err := ParseCards(text)
		if err != nil {
			t.Fatal(text, err)
		}
		if got := opens(hand); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
