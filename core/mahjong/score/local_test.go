package score

import "testing"

// TestLocalYaku: each local yaku with a hand that has it, and hands that nearly have it.
func TestLocalYaku(t *testing.T) {
	rules := DefaultRules()
	rules.Local = 1<<LocalCount - 1
	var seen LocalSet
	for _, c := range []yakuCase{
		{"m123p456s78999z33", "tsubamegaeshi ron:s6-", "tsubamegaeshi1", 40, 1300},
		{"m123p456s78999z33", "kanburi ron:s6-", "kanburi1", 40, 1300},
		{"m123p456s78999z33", "tsubamegaeshi kanburi ron:s6-", "tsubamegaeshi1 kanburi1", 40, 2600},
		{"m5,m123-,p456-,s999=,s678-", "ron:m5-", "shiiaruraotai1", 30, 1000},
		{"m5m5,m123-,p456-,s999=,s678-", "", "shiiaruraotai1", 30, 1100},
		{"m5,m123-,p456-,s9999,s678-", "ron:m5-", "", 60, 0},
		{"m123p456s78z11155", "ron:s6-", "round-wind1 uumensai2", 40, 5200},
		{"m123p45699s78z333", "ron:s6-", "", 40, 0},
		{"m5566s777,s888=,s999=", "ron:m5-", "toitoi2 sanrenkou2", 40, 8000},
		{"m55z22,s888=,s999=,p111=", "ron:m5-", "toitoi2", 40, 2600},
		{"m56p12312312399", "ron:m7-", "sanankou2 sanrenkou2", 50, 8000},
		{"m567p1212312399", "ron:p3-", "isshokusanjun3", 40, 5200},
		{"m56p12312399,p123-", "ron:m7-", "isshokusanjun2", 30, 2000},
		{"p123123123123m9", "ron:m9-", "isshokuyonjun*", 0, 32000},
		{"p123123m9,p123-,p123-", "ron:m9-", "isshokuyonjun*", 0, 32000},
		{"m123p456s78z33m999", "ron:s9-", "sanshokutsuukan2", 40, 2600},
		{"m12p456z33m999,s789-", "ron:m3-", "sanshokutsuukan1", 30, 1000},
		{"m123s456z33s999p231", "haitei", "tsumo1 iipinmooyue5", 30, 12000},
		{"m123s456z33s999p231", "", "tsumo1", 30, 1100},
		{"m123s456z33s999p78", "houtei ron:p9-", "chuupinraoyui5 sanshokutsuukan2", 40, 12000},
		{"m123s456z33s999p78", "ron:p9-", "sanshokutsuukan2", 40, 2600},
		{"p2233445566778", "ron:p8-", "daisharin*", 0, 32000},
		{"s2233445566778", "ron:s8-", "daichikurin*", 0, 32000},
		{"m2233445566778", "ron:m8-", "daisuurin*", 0, 32000},
		{"p1122334455667", "ron:p7-", "pinfu1 ryanpeiko3 chinitsu6", 30, 16000},
		{"z1122334455667", "ron:z7-", "daichisei**", 0, 64000},
		{"m123p456s78999z33s6", "double-riichi haitei", "ishinouenimosannen*", 0, 32000},
		{"m123p456s78999z33", "double-riichi houtei ron:s6-", "ishinouenimosannen*", 0, 32000},
		{"m123p456s78999z33", "riichi houtei ron:s6-", "riichi1 houtei1", 40, 2600},
		{"s66677z11,s888=,s999=", "ron:s7-", "suurenkou*", 0, 32000},
		{"m6667778885,m999=", "ron:m5-", "suurenkou* hyakumangoku*", 0, 64000},
		{"m6667788855,m999=", "ron:m7-", "suurenkou* hyakumangoku*", 0, 64000},
		{"m3334777,m8888,m9999", "ron:m4-", "suuankou-tanki** hyakumangoku*", 0, 96000},
		{"s1115557779,z777=", "ron:s9-", "benikujaku*", 0, 32000},
		{"p123456789z1114", "ron:z4-", "touhokushinkansen*", 0, 32000},
		{"p789z4441,p123-,p456-", "ron:z1-", "touhokushinkansen*", 0, 32000},
		{"p123456789z4443", "ron:z3-", "ittsu2 honitsu3", 40, 8000},
		{"m147p258s369z12344", "chiihou", "shiisanpuuta*", 0, 32000},
		{"m147p258s369z12344", "tenhou seat:e", "shiisanpuuta*", 0, 48000},
		{"m19p19s19z12345677", "chiihou", "chiihou* kokushi-13**", 0, 96000},
	} {
		h, w, got := c.check(t, &rules)
		for _, y := range got.Yaku {
			if y.Yaku >= firstLocal {
				seen |= 1 << (y.Yaku - firstLocal)
			}
		}
		none := rules
		none.Local = 0
		if plain, err := Of(&h, &w, &none); err == nil && plain.Points > got.Points {
			t.Errorf("%s %s: %d points without local yaku, %d with", c.hand, c.win, plain.Points, got.Points)
		}
	}
	if missing := rules.Local &^ seen; missing != 0 {
		t.Errorf("local yaku %b have no case", missing)
	}
}

// TestScattered: thirteen kinds that make nothing are no hand without the rule, later, or if two of them could be in a run.
func TestScattered(t *testing.T) {
	for _, c := range [...]struct {
		hand, win string
		local     LocalSet
	}{
		{"m147p258s369z12344", "chiihou", localYakuman &^ localShiisanpuuta},
		{"m147p258s369z12344", "", localShiisanpuuta},
		{"m137p258s369z12344", "chiihou", localShiisanpuuta},
		{"m147p259s389z12344", "chiihou", localShiisanpuuta},
		{"m147p258s369z11344", "chiihou", localShiisanpuuta},
	} {
		rules := DefaultRules()
		rules.Local = c.local
		h, w := majiangHand(t, c.hand, rules.Reds), testWin(t, c.win)
		if _, err := Of(&h, &w, &rules); err == nil {
			t.Errorf("%s %s is a hand", c.hand, c.win)
		}
	}
}

// TestLocalRules: local yaku that do not exist, or that three players cannot have, are refused.
func TestLocalRules(t *testing.T) {
	for _, c := range [...]struct {
		local LocalSet
		three bool
		want  string
	}{
		{1<<LocalCount - 1, false, ""},
		{1 << LocalCount, false, "rules.localYaku has more than there are"},
		{1<<LocalCount - 1, true, "rules.localYaku has daisuurin, which three players cannot have"},
		{(1<<LocalCount - 1) &^ (1 << (YakuDaisuurin - firstLocal)), true, "rules.localYaku has hyakumangoku, which three players cannot have"},
		{(1<<LocalCount - 1) &^ localCharacters, true, ""},
	} {
		rules := DefaultRules()
		if rules.Local = c.local; c.three {
			rules.Reds = rules.Reds.Of(3)
		}
		wantWhole(t, CheckTable(&Win{}, &rules), c.want)
	}
}
