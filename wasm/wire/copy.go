package wire

import (
	"slices"
	"strconv"
)

// Value writes a decoded value, which must be plain.
func (w *Writer) Value(v *Value) { w.node(v.of()) }

//go:noinline
func (w *Writer) node(v *node) {
	switch v.tag {
	case tagUndefined, tagNull, tagFalse, tagTrue:
		w.tag(v.tag)
	case tagNumber:
		w.Number(v.number)
	case tagString:
		w.String(v.text)
	case tagArray, tagObject:
		w.group(v.tag)
		for i := range v.items {
			if v.tag == tagObject {
				w.Key(v.keys[i])
			}
			w.node(v.items[i].of())
		}
		w.End()
	}
}

// IsPlain reports whether v contains neither a typed array nor a value of a type
// that the wire cannot carry.
func (v *Value) IsPlain() bool {
	n := v.of()
	for i := range n.items {
		if !n.items[i].IsPlain() {
			return false
		}
	}
	return n.tag <= tagObject
}

// Equal reports whether two plain values are the same. The order of an object's
// fields does not matter.
func (v *Value) Equal(w *Value) bool { return v.of().equal(w.of()) }

//go:noinline
func (v *node) equal(w *node) bool {
	if v.tag != w.tag || v.number != w.number || v.text != w.text || len(v.items) != len(w.items) || v.tag > tagObject {
		return false
	}
	for i := range v.items {
		at := i
		if v.tag == tagObject {
			for at = 0; at < len(w.keys) && w.keys[at] != v.keys[i]; {
				at++
			}
		}
		if at == len(w.items) || !v.items[i].of().equal(w.items[at].of()) {
			return false
		}
	}
	return true
}

// Differ compares the fields of an object with an object that a Writer has written,
// without decoding the latter. The first object and its nested objects may lack fields, and
// nested ones may have the field words. Bit i of seen is set if field i was compared, for
// the first 64. part is the path of the first difference, like ".pots[2].chips", and wrong
// describes it; both are "" if there is none.
func Differ(names []string, values []Value, written []byte) (seen uint64, part, wrong string) {
	d := differ{decoder: decoder{block: written, at: 1}}
	seen = d.fields(names, values)
	return seen, d.part, d.wrong
}

type differ struct {
	decoder
	part, wrong string
}

//go:noinline
func (d *differ) fields(names []string, values []Value) (seen uint64) {
	at := 0
	for n := d.count(5); n > 0 && d.wrong == ""; n-- {
		name := d.text()
		if at >= len(names) || names[at] != name { // fields mostly come in the order in which they are written
			at = slices.Index(names, name)
		}
		if at < 0 {
			d.value(new(node), 0)
		} else if d.compare(values[at].of()); d.wrong != "" {
			d.part = "." + name + d.part
		} else {
			seen |= 1 << at
		}
		at++
	}
	return seen
}

// compare compares v with the next value in the block.
//
//go:noinline
func (d *differ) compare(v *node) {
	start := d.at
	switch tag := d.take(1)[0]; {
	case tag != v.tag:
	case tag == tagObject:
		seen := d.fields(v.keys, v.items)
		for i, name := range v.keys {
			if d.wrong == "" && seen>>i&1 == 0 && name != "words" {
				d.part, d.wrong = "."+name, "is not part of it"
			}
		}
		return
	case tag == tagArray && d.count(1) == len(v.items):
		for i := 0; i < len(v.items) && d.wrong == ""; i++ {
			if d.compare(v.items[i].of()); d.wrong != "" {
				d.part = "[" + strconv.Itoa(i) + "]" + d.part
			}
		}
		return
	}
	d.at = start
	var want node
	d.value(&want, 0)
	if want.tag != v.tag || want.number != v.number || want.text != v.text || len(want.items) != len(v.items) {
		d.wrong = "must be " + want.describe() + " as the rest tells, not " + v.describe()
	}
}
