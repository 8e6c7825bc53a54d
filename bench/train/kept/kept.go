// Package kept is what the native arenas share: results by key, kept as lines of a
// file so that a run goes on where it was stopped, and means with intervals.
package kept

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
)

// A Book has results by key. A line is a key and the result as a JSON object, so that
// the files of several processes are put together by cat.
type Book[T any] struct {
	all  map[string]T
	file *os.File
}

// Open reads the results that a file has, and keeps it open to add others. Without a
// name nothing is kept. A line that was cut off is none.
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

// Has returns the result of a key, if it was played.
func (b *Book[T]) Has(key string) (t T, ok bool) {
	t, ok = b.all[key]
	return t, ok
}

// Play returns the result of a key, which has no brace in it: what was kept, or what
// is played now.
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

// Interval returns the mean of a sample and half of its 95 % interval, by Student's t,
// to a two-hundredth from 10 values on; infinite of one value.
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
