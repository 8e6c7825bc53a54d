package player

// rankWeightsThree are rankWeights of three players. They were fitted by
//
//	go run ./bench/train/mahjong -three core/mahjong/player/weights_three.go -games 600 -seed 3000000 -who strong-places
var rankWeightsThree = [RankRounds][RankFeatures]float64{
	{0, 0.133, -0.3, 0.3},
	{0, 0.0868, -0.00917, 0.00917},
	{0, 0.0673, 0.0331, -0.0331},
	{0, 0.0553, -0.149, 0.149},
	{0, 0.0531, 0.0478, -0.0478},
	{0, 0.0584, 0.0699, -0.0699},
	{0, 0.0584, 0.0699, -0.0699},
	{0, 0.0584, 0.0699, -0.0699},
}
