//go:build js && wasm

package equity

import (
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/demo/ui"
)

// percent is a weight of one percent.
const percent = holdem.Whole / 100

// brush is the weight that hands are painted with. A slider sets it, or a
// digit: 1 to 9 for tenths, 0 for the full weight.
type brush struct {
	weight holdem.Weight
	slider *dom.HTMLInputElement
	says   ui.Element
}

func newBrush() *brush {
	b := &brush{weight: holdem.Whole, slider: ui.InputByID("equity-range-weight"), says: ui.ByID("equity-range-weighs")}
	ui.On(b.slider, "input", func(ui.Event) {
		of, _ := strconv.Atoi(b.slider.Value())
		b.set(holdem.Weight(of) * percent)
	})
	return b
}

func (b *brush) set(weight holdem.Weight) {
	b.weight = weight
	of := strconv.Itoa(int(weight / percent))
	b.slider.SetValue(of)
	b.says.SetTextContent(of + " %")
}

// key sets the weight of a digit key, and reports whether it was one.
func (b *brush) key(ev ui.Event) bool {
	key := ev.Key()
	if len(key) != 1 || key[0] < '0' || key[0] > '9' || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() {
		return false
	}
	tenths := holdem.Weight(key[0] - '0')
	if tenths == 0 {
		tenths = 10
	}
	b.set(tenths * 10 * percent)
	return true
}
