package kept

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"testing"
)

type result struct{ Points int }

// A played result is kept, a line that was cut off is played again, and an error is not kept.
func TestBook(t *testing.T) {
	name := filepath.Join(t.TempDir(), "kept")
	played := 0
	open := func() *Book[result] {
		b, err := Open[result](name)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { b.Close() })
		return b
	}
	play := func() (result, error) { played++; return result{played}, nil }
	b := open()
	for range 2 {
		for _, key := range []string{"a 1", "a 2"} {
			if _, err := b.Play(key, play); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := b.Play("a 3", func() (result, error) { return result{}, errors.New("none") }); err == nil {
		t.Error("no fault")
	}
	text, _ := os.ReadFile(name)
	if err := os.WriteFile(name, append(text[:len(text)-4], '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
	again := open()
	one, _ := again.Play("a 1", play)
	two, _ := again.Play("a 2", play)
	if _, ok := again.Has("a 3"); ok || one.Points != 1 || two.Points != 3 || played != 3 {
		t.Errorf("%v, %v, %d games", one, two, played)
	}
}

// The interval is Student's: for 21 values 2.086 times the mean's deviation.
func TestInterval(t *testing.T) {
	var sample []float64
	for i := range 21 {
		sample = append(sample, float64(i%2))
	}
	mean, half := Interval(sample)
	deviation := math.Sqrt(21 * mean * (1 - mean) / 20)
	if math.Abs(mean-10.0/21) > 1e-12 || math.Abs(half/(deviation/math.Sqrt(21))-2.086) > 0.005 {
		t.Errorf("%v ± %v", mean, half)
	}
	if _, one := Interval(sample[:1]); !math.IsInf(one, 1) {
		t.Errorf("one value: ± %v", one)
	}
}
