package graph

import (
	"math"
	"slices"
	"strings"
	"testing"
)

func TestCostliest(t *testing.T) {
	all := points(.5, .5, .5, .4, .6, .2, .3, .35, .9, .8, .2, .1995)
	for _, c := range []struct {
		least float64
		want  []int
	}{{0, []int{2, 1, 4, 5}}, {.01, []int{2, 1, 4}}, {.2, []int{2}}, {1, nil}} {
		if got := Costliest(all, c.least); !sameByCost(all, got, c.want) {
			t.Errorf("of at least %v: %v, want %v", c.least, got, c.want)
		}
	}
	if got := Costliest(points(2, 1, 3, 2, 4, 3), 0); !slices.Equal(got, []int{0, 1, 2}) {
		t.Errorf("of equals: %v", got)
	}
	all[2].Theirs, all[3].Lower = true, true
	if got, want := Costliest(all, .04), []int{1, 4, 3}; !sameByCost(all, got, want) {
		t.Errorf("of two sides: %v, want %v", got, want)
	}
}

func TestGrade(t *testing.T) {
	most := [...]float64{.25, .5, 1, 2}
	for _, c := range []struct {
		points []Point
		want   string
	}{
		{nil, ""},
		{points(1, 1), "a"},
		{points(1, .5, 1, 1), "a"}, // a mean of exactly .25
		{points(1, .25, 1, 1), "b"},
		{points(2, 1, 2, 1), "c"},
		{points(4, 1), "e"},
		{points(3, 1), "d"},
	} {
		if got := Grade(c.points, most); got != c.want {
			t.Errorf("of %v: %q, want %q", c.points, got, c.want)
		}
	}
}

// points are pairs: the value of the best choice, and of the choice made.
func points(values ...float64) []Point {
	var all []Point
	for i := 0; i < len(values); i += 2 {
		all = append(all, Point{Best: values[i], Made: values[i+1]})
	}
	return all
}

// sameByCost allows for .5-.4 and .9-.8, which differ in their last bit.
func sameByCost(points []Point, got, want []int) bool {
	if len(got) != len(want) {
		return false
	}
	for i := range got {
		if math.Abs(points[got[i]].Cost()-points[want[i]].Cost()) > 1e-9 {
			return false
		}
	}
	return true
}

func TestNext(t *testing.T) {
	order := []int{7, 2, 5}
	for _, c := range [][3]int{{7, 1, 2}, {2, 1, 5}, {5, 1, 7}, {0, 1, 7}, {7, -1, 5}, {2, -1, 7}, {0, -1, 5}} {
		if got := Next(order, c[0], c[1]); got != c[2] {
			t.Errorf("after %d by %d: %d, want %d", c[0], c[1], got, c[2])
		}
	}
	if got := Next(nil, 3, 1); got != -1 {
		t.Errorf("of none: %d", got)
	}
}

func TestFrame(t *testing.T) {
	f := Frame{Width: 100, Height: 50, Low: 0, High: 1}
	all := points(1, 1, .5, .25, 0, 0, 2, -1)
	if got, want := f.Line(all, 4), "M12.5 0.0L37.5 25.0L37.5 37.5L62.5 50.0L87.5 0.0L87.5 50.0"; got != want {
		t.Errorf("line %s, want %s", got, want)
	}
	if got, want := f.Dot(1, all[1], 4), "M37.5 37.5L37.5 37.5"; got != want {
		t.Errorf("dot %s, want %s", got, want)
	}
	for i := range 4 {
		if got := f.Nearest(f.X(i, 4)/100, 4); got != i {
			t.Errorf("nearest to %d is %d", i, got)
		}
	}
	if f.Nearest(-1, 4) != 0 || f.Nearest(1, 4) != 3 || f.Nearest(2, 4) != 3 {
		t.Error("nearest outside")
	}
	if a := f.Around(all); a.Low != -1 || a.High != 2 || a.Width != 100 {
		t.Errorf("around %+v", a)
	}
	if a := f.Around(points(3, 3)); a.Low != 2 || a.High != 4 {
		t.Errorf("around one %+v", a)
	}
	if a := f.Around(nil); a.Low != 0 || a.High != 1 {
		t.Errorf("around none %+v", a)
	}
	if strings.Contains(f.Line(nil, 0)+f.Line(all[:1], 0), "N") {
		t.Error("a line of no decisions")
	}
}
