package player

// silenceWeights tell what damaten gains over riichi, in points, by SilenceOf. They
// were fitted to 8,145 first chances of riichi in some 900 hanchan of the player
// tefuda, an earlier strong, with itself. Others are fitted in the same way by
//
//	go run ./bench/train/mahjong -silence strong -seed 500000 -games 900
var silenceWeights = [SilenceFeatures]float64{709, -1477, -912, -584, 226, -540, -726}
