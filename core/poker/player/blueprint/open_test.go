package blueprint

import (
	"testing"

	"github.com/tefuda/tefuda/core/fault"
)

// TestOtherFiles: a sum that is right makes no strategies of other files.
func TestOtherFiles(t *testing.T) {
	good := file(1)
	body := good[:len(good)-4]
	for what, text := range map[string]string{
		"another format":      "tefuda poker strategies 2\n" + string(body[len(magic):]),
		"no empty line":       magic + "by lot",
		"nothing after it":    magic + "\n\n",
		"more than there are": string(body) + "more",
		"less":                string(body[:len(body)-40]),
	} {
		sum := check([]byte(text))
		book, err := Open(append([]byte(text), sum[:]...))
		wrong, _ := err.(*fault.Fault)
		if book != nil || wrong == nil || wrong.Error() != "tables must be a file of strategies" {
			t.Errorf("%s: %v", what, err)
		}
	}
	sum := check(body)
	if _, err := Open(append(body[:len(body):len(body)], sum[:]...)); err != nil {
		t.Error(err)
	}
}

// FuzzOpen: what has a right sum is strategies or a fault.
func FuzzOpen(f *testing.F) {
	good := file(1)
	f.Add(good[:len(good)-4])
	f.Add([]byte(magic + "\n\n"))
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, body []byte) {
		sum := check(body)
		book, err := Open(append(body[:len(body):len(body)], sum[:]...))
		if _, ok := err.(*fault.Fault); (book == nil) != ok {
			t.Fatalf("%v, %v", book != nil, err)
		}
	})
}
