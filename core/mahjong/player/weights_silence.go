package player

// silenceWeights estimate the gain of damaten over riichi, in points, from SilenceOf. They
// were fitted to 8,145 first chances of riichi in about 900 hanchan of the player tefuda,
// an earlier strong, against itself. This command fits new ones in the same way:
//
//	go run ./bench/train/mahjong -silence strong -seed 500000 -games 900
var silenceWeights = [SilenceFeatures]float64{709, -1477, -912, -584, 226, -540, -726}
