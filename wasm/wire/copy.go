package wire

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
