package game

// bounds are the least and the most of each of Numbers, and what it is a
// multiple of.
var bounds = [...][3]int32{
	{3, 4, 1}, {0, 4, 1}, {0, mostPoints, 100}, {0, mostPoints, 100}, {0, mostPoints, 100},
	{1, 3, 1}, {0, 2, 1}, {0, 3, 1}, {0, 3, 1}, {0, 2, 1}, {0, 12000, 200},
}

// mostPoints is more than any rules ask for.
const mostPoints = 200_000

// Number returns the rule of a place in Numbers.
func (r *Rules) Number(i int) int32 {
	return [...]int32{
		int32(r.Players), int32(r.Winds), r.Points, r.Target, r.Return,
		int32(r.MaxRons), int32(r.Kuikae), int32(r.Renchan), int32(r.Extension), int32(r.RiichiKan), r.NotenPool,
	}[i]
}

// SetNumber sets the rule of a place in Numbers. Check tells whether it can be.
func (r *Rules) SetNumber(i int, n int32) {
	small := int8(max(-1, min(n, 100)))
	switch i {
	case 0:
		r.Players = small
	case 1:
		r.Winds = small
	case 2:
		r.Points = n
	case 3:
		r.Target = n
	case 4:
		r.Return = n
	case 5:
		r.MaxRons = small
	case 6:
		r.Kuikae = Kuikae(small)
	case 7:
		r.Renchan = Renchan(small)
	case 8:
		r.Extension = Extension(small)
	case 9:
		r.RiichiKan = RiichiKan(small)
	case 10:
		r.NotenPool = n
	}
}
