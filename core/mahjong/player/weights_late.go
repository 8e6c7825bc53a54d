package player

// The weights were fitted to 400 hanchan of the player tefuda, an earlier strong, without
// damaten and places. One or four of it sat at a table of baseline players. It took 8 % of
// its actions at random, and declared no riichi in a quarter of its rounds (73 s of CPU,
// 23 November 2026):
//
//	go run ./bench/train/mahjong -keep a -games 400 -seed 2000000 -who tefuda-damaten-places -explore 0.08
//	go run ./bench/train/mahjong -late -out core/mahjong/player/weights_late.go a

// damaWeights are evaluationWeights of a closed hand that keeps silent.
var damaWeights = [Outcomes][FeatureCount]int16{
	{-2462, 193, -5, 128, 1019, -16, 416, -586, 293, 70, 221, -1301, -597, -793, 293, -728},
	{9402, 78, 140, 697, -911, 285, -268, 45, -9, -16, 135, 53, -69, 52, 204, 306},
	{-2102, 168, -241, -47, -264, -139, 44, 154, -199, -2, 34, 223, -269, 1359, 135, 89},
	{8189, 213, 187, -6, -209, -265, 170, 108, -209, 316, 76, -281, 43, 116, 120, -310},
	{486, -1029, 949, -64, -174, 454, -451, 736, 408, -1093, -220, 119, 48, -1021, 7, 349},
}

// rankWeights are of each number of rounds left the weights of the chance that
// another is before one at the end.
var rankWeights = [RankRounds][RankFeatures]float64{
	{0, 0.19, -0.249, 0.249},
	{0, 0.151, 0.00226, -0.00226},
	{0, 0.118, 0.0435, -0.0435},
	{0, 0.104, 0.074, -0.074},
	{0, 0.0966, -0.0447, 0.0447},
	{0, 0.082, 0.0603, -0.0603},
	{0, 0.0874, -0.0132, 0.0132},
	{0, 0.0896, -0.0906, 0.0906},
}
