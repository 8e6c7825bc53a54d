package game

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/score"
)

// roomsPage has the table of presets against rules.
const roomsPage = "../../../docs/mahjong-rooms.md"

// roomsTable is that table as the presets are.
func roomsTable() string {
	var b strings.Builder
	b.WriteString("| Rule |")
	for _, key := range Presets {
		b.WriteString(" `" + key + "` |")
	}
	b.WriteString("\n| --- |" + strings.Repeat(" --- |", len(Presets)) + "\n")
	row := func(key string, cell func(r *Rules) string) {
		b.WriteString("| `" + key + "` |")
		for i := range Presets {
			r := PresetRules(i)
			b.WriteString(" " + cell(&r) + " |")
		}
		b.WriteString("\n")
	}
	onOff := func(on bool) string {
		if on {
			return "on"
		}
		return "–"
	}
	for i, key := range Numbers {
		row(key, func(r *Rules) string { return fmt.Sprint(r.Number(i)) })
	}
	row("uma", func(r *Rules) string { return strings.Trim(fmt.Sprint(r.Uma[:r.Players]), "[]") })
	for i, key := range Switches {
		row(key, func(r *Rules) string { return onOff(r.Has(1 << i)) })
	}
	for i, key := range score.Switches {
		row(key, func(r *Rules) string { return onOff(*r.Score.Switch(i)) })
	}
	row("redFives", func(r *Rules) string { return strings.Trim(fmt.Sprint(r.Score.Reds.Shown()), "[]") })
	row("doubleWindPairFu", func(r *Rules) string { return fmt.Sprint(r.Score.DoubleWindPairFu) })
	row("renhou", func(r *Rules) string { return fmt.Sprint(r.Score.Renhou) })
	return b.String()
}

// TestRoomsPage: the page has the table of the presets as they are.
func TestRoomsPage(t *testing.T) {
	page, err := os.ReadFile(roomsPage)
	if err != nil {
		t.Fatal(err)
	}
	if want := roomsTable(); !strings.Contains(string(page), want) {
		t.Errorf("docs/mahjong-rooms.md must have this table:\n%s", want)
	}
}

// TestRooms: what the rooms' own pages say, a line a room.
func TestRooms(t *testing.T) {
	for _, c := range [...]struct {
		preset string
		says   func(r *Rules) bool
	}{
		// No aborts, no red fives, renhou a strict mangan, all who win are paid, one yakuman at most.
		{"ema", func(r *Rules) bool {
			return r.On&allAborts == 0 && r.Score.Reds.Shown() == [3]int8{} && r.Score.Renhou == score.RenhouMangan && r.MaxRons == 3 && !r.Score.CombinedYakuman && !r.Score.Kiriage && r.Score.Kuitan
		}},
		{"wrc", func(r *Rules) bool {
			return r.MaxRons == 1 && r.Score.Kiriage && r.Points == 30000 && r.Uma == [4]int8{15, 5, -5, -15}
		}},
		// 13 han are worth a yakuman, yakuman add up, four kans make liable, renhou is a strict mangan, no mangan at the draw.
		{"wrc-2025", func(r *Rules) bool {
			return r.MaxRons == 1 && r.Score.Kiriage && r.Score.DoubleWindPairFu == 2 && r.Points == 30000 && r.Return == 30000 && r.Uma == [4]int8{15, 5, -5, -15} &&
				r.Score.CountedYakuman && r.Score.CombinedYakuman && !r.Score.DoubleYakuman && r.Score.Pao && r.Score.PaoKans && r.Score.Renhou == score.RenhouMangan &&
				r.On&(allAborts|NagashiMangan|SticksToFirst|LastDealerStops|Bust) == 0 && r.On&(allDora|SplitTies|RiichiOnLastTurn) == allDora|SplitTies|RiichiOnLastTurn &&
				r.RiichiKan == RiichiKanShape && r.Extension == ExtensionNone && r.Score.Reds.Shown() == [3]int8{}
		}},
		// The discarder does not pay the honba of a hand that another is liable for, who pays for all its yakuman.
		{"tenhou", func(r *Rules) bool {
			return r.Score.PaoHonba && r.Score.PaoWhole && r.MaxRons == 2 && !r.Score.DoubleYakuman
		}},
		{"mahjongsoul", func(r *Rules) bool {
			return r.Score.PaoHonba && !r.Score.PaoWhole && r.MaxRons == 3 && r.Score.DoubleYakuman
		}},
		{"mleague", func(r *Rules) bool {
			return r.MaxRons == 1 && r.Score.DoubleWindPairFu == 2 && !r.Score.CountedYakuman && r.Score.CombinedYakuman && r.Uma == [4]int8{30, 10, -10, -30}
		}},
		// No oka, no abort, no liability, yakuman do not add up, no counted one, no mangan at the draw, left sticks stay.
		{"saikouisen", func(r *Rules) bool {
			return r.Points == r.Return && r.On&(allAborts|NagashiMangan|SticksToFirst|LastDealerStops|KokushiClosedKan) == 0 && r.Has(RiichiOnLastTurn) &&
				!r.Score.Pao && !r.Score.CombinedYakuman && !r.Score.CountedYakuman && r.Score.Kiriage && r.Score.DoubleWindPairFu == 2 &&
				r.MaxRons == 1 && r.Kuikae == KuikaeNone && r.Uma == [4]int8{30, 10, -10, -30}
		}},
	} {
		r, ok := Preset(c.preset)
		if !ok || r.Check() != nil || !c.says(&r) {
			t.Errorf("%s: %+v", c.preset, r)
		}
	}
}
