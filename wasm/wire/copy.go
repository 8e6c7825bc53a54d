package wire

import "strconv"

// Value writes a value as it was decoded, which must be plain.
func (w *Writer) Value(v *Value) {
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
			w.Value(&v.items[i])
		}
		w.End()
	}
}

// IsPlain reports whether v has neither a typed array nor a value of a type
// that has no form here.
func (v *Value) IsPlain() bool {
	for i := range v.items {
		if !v.items[i].IsPlain() {
			return false
		}
	}
	return v.tag <= tagObject
}

// Equal reports whether two plain values are the same but for the order of the
// fields of objects.
//
//go:noinline
func (v *Value) Equal(w *Value) bool {
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
		if at == len(w.items) || !v.items[i].Equal(&w.items[at]) {
			return false
		}
	}
	return true
}

// A Difference is where a value is not what it must be: the part of it, as
// "[2].cards", with what is there and what must be.
type Difference struct {
	Part      string
	Got, Want Value
}

// Differ compares the fields of an object, as a Writer has written it, with what take
// returns of each: undefined where there is nothing to compare. Objects in them may lack
// fields, too, and words may have been added to them. The written object is not decoded.
func Differ(object []byte, take func(name string) *Value) *Difference {
	return (&decoder{block: object, at: 1}).fields(take)
}

func (d *decoder) fields(take func(name string) *Value) *Difference {
	for n := d.count(5); n > 0; n-- {
		name := d.text()
		v := take(name)
		if v.tag == tagUndefined {
			d.value(0)
		} else if wrong := v.differs(d); wrong != nil {
			wrong.Part = "." + name + wrong.Part
			return wrong
		}
	}
	return nil
}

func (v *Value) differs(d *decoder) *Difference {
	start := *d
	switch tag := d.take(1)[0]; {
	case v.tag != tag:
	case tag <= tagTrue:
		return nil
	case tag == tagString:
		if d.text() == v.text {
			return nil
		}
	case tag == tagArray:
		if d.count(1) != len(v.items) {
			break
		}
		for i := range v.items {
			if wrong := v.items[i].differs(d); wrong != nil {
				wrong.Part = "[" + strconv.Itoa(i) + "]" + wrong.Part
				return wrong
			}
		}
		return nil
	case tag == tagObject:
		return v.fieldsDiffer(d)
	default:
		*d = start
		if w := d.value(0); v.number == w.number && string(v.bytes) == string(w.bytes) {
			return nil
		}
	}
	*d = start
	return &Difference{Got: *v, Want: d.value(0)}
}

func (v *Value) fieldsDiffer(d *decoder) *Difference {
	seen, at := uint64(0), 0
	wrong := d.fields(func(name string) *Value {
		if at >= len(v.keys) || v.keys[at] != name { // they come in this order most of the time
			for at = 0; at < len(v.keys) && v.keys[at] != name; {
				at++
			}
		}
		if at == len(v.keys) {
			return &Value{}
		}
		seen |= 1 << at
		at++
		return &v.items[at-1]
	})
	for i, name := range v.keys {
		if wrong == nil && seen>>i&1 == 0 && name != "words" {
			wrong = &Difference{Part: "." + name, Got: v.items[i]}
		}
	}
	return wrong
}
