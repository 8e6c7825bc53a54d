// Package kept is shared by the native arenas. It keeps results by key as lines of a
// file, so that a stopped run can go on, and computes means with intervals.
package kept

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
)

// A Book has results by key. A line of its file is a key and the result as a JSON
// object. cat puts the files of several processes together.
type Book[T any] struct {
	all  map[string]T
	file *os.File
}

// Open reads the results in a file, and keeps it open to add others. With the name ""
// nothing is kept. A line that was cut off is ignored.
func Open[T any](name string) (*Book[T], error) {
	b := &Book[T]{all: map[string]T{}}
	if name == "" {
		name = os.DevNull
	}
	var err error
	if b.file, err = os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644); err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(b.file)
	for lines.Scan() {
		key, text, ok := strings.Cut(lines.Text(), " {")
		var t T
		if ok && json.Unmarshal([]byte("{"+text), &t) == nil {
			b.all[key] = t
		}
	}
	return b, lines.Err()
}

// Has returns the result of a key. ok is false if it was not played.
func (b *Book[T]) Has(key string) (t T, ok bool) {
	t, ok = b.all[key]
	return t, ok
}

// Play returns the kept result of a key, or plays and keeps it. A key must not contain
// a brace.
func (b *Book[T]) Play(key string, play func() (T, error)) (T, error) {
	if t, ok := b.all[key]; ok {
		return t, nil
	}
	t, err := play()
	if err != nil {
		return t, err
	}
	b.all[key] = t
	text, err := json.Marshal(t)
	if err == nil {
		_, err = fmt.Fprintf(b.file, "%s %s\n", key, text)
	}
	return t, err
}

// Close closes the file.
func (b *Book[T]) Close() error { return b.file.Close() }

// Interval returns the mean of a sample and half of its 95 % interval by Student's t.
// From 10 values on it is exact to a two-hundredth. For one value it is infinite.
func Interval(sample []float64) (mean, half float64) {
	n := float64(len(sample))
	for _, x := range sample {
		mean += x / n
	}
	if n < 2 {
		return mean, math.Inf(1)
	}
	sum := 0.0
	for _, x := range sample {
		sum += (x - mean) * (x - mean)
	}
	t := 1.96 + 2.372/(n-1) + 2.82/(n-1)/(n-1)
	return mean, t * math.Sqrt(sum/(n-1)/n)
}
