package main

import "math"

// A link is the function from the sum of weighted features to the mean.
type link int

const (
	linear link = iota
	logistic
	exponential
)

// fit returns the weights of a generalized linear model by iteratively
// reweighted least squares (J. A. Nelder, R. W. M. Wedderburn, "Generalized
// linear models", 1972, https://doi.org/10.2307/2344614). A ridge keeps weights near the
// prior ones, or small, if there are few examples.
func fit(kind link, rows [][]float32, y []float64, ridge float64, prior []float64) []float64 {
	if len(rows) == 0 {
		return prior
	}
	n := len(rows[0])
	w, mean := make([]float64, n), 0.0
	for _, v := range y {
		mean += v / float64(len(y))
	}
	steps := 12
	switch kind {
	case logistic:
		mean = min(max(mean, 1e-4), 1-1e-4)
		w[0] = math.Log(mean / (1 - mean))
	case exponential:
		w[0] = math.Log(max(mean, 1e-4))
	default:
		w[0], steps = mean, 1
	}
	if prior == nil {
		prior = make([]float64, n)
	} else {
		copy(w, prior)
	}
	for range steps {
		newton(kind, rows, y, ridge, w, prior)
	}
	return w
}

// mean returns the mean for a sum of weighted features, and the slope there.
func (kind link) mean(sum float64) (mean, slope float64) {
	switch kind {
	case logistic:
		mean = 1 / (1 + math.Exp(-sum))
		return mean, max(mean*(1-mean), 1e-6)
	case exponential:
		mean = math.Exp(min(sum, 20))
		return mean, mean
	}
	return sum, 1
}

// newton makes one step. Features that never vary keep their weights.
func newton(kind link, rows [][]float32, y []float64, ridge float64, w, prior []float64) {
	n := len(w)
	matrix, right := make([][]float64, n), make([]float64, n)
	for i := range matrix {
		matrix[i] = make([]float64, n)
		if matrix[i][i] = ridge; i > 0 {
			right[i] = -ridge * (w[i] - prior[i])
		} else {
			matrix[i][i] = 1e-9
		}
	}
	for r, x := range rows {
		sum := 0.0
		for i, v := range x {
			sum += w[i] * float64(v)
		}
		mean, slope := kind.mean(sum)
		for i, v := range x {
			if v == 0 {
				continue
			}
			right[i] += float64(v) * (y[r] - mean)
			for j := 0; j <= i; j++ {
				matrix[i][j] += slope * float64(v) * float64(x[j])
			}
		}
	}
	for i, d := range solve(matrix, right) {
		w[i] += max(-2, min(d, 2))
	}
}

// solve solves a symmetric system by Cholesky's decomposition. It reads the lower half of m.
func solve(m [][]float64, b []float64) []float64 {
	n := len(b)
	for i := range n {
		for j := 0; j <= i; j++ {
			sum := m[i][j]
			for k := range j {
				sum -= m[i][k] * m[j][k]
			}
			if i == j {
				m[i][i] = math.Sqrt(max(sum, 1e-9))
			} else {
				m[i][j] = sum / m[j][j]
			}
		}
	}
	x := make([]float64, n)
	for i := range n {
		x[i] = b[i]
		for k := range i {
			x[i] -= m[i][k] * x[k]
		}
		x[i] /= m[i][i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= m[k][i] * x[k]
		}
		x[i] /= m[i][i]
	}
	return x
}
