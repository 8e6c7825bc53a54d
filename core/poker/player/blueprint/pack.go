package blueprint

// model estimates the probability of each bit of a file from the bits before it.
// It is an adaptive binary arithmetic code (G. G. Langdon, "An Introduction to
// Arithmetic Coding", 1984, https://doi.org/10.1147/rd.282.0135), with the
// carries of I. Pavlov's LZMA. It makes the tables of the strategies a quarter
// smaller than gzip does.
type model struct {
	chance [contexts]uint16 // probability that a bit is 0, in 1/65536
	seen   [contexts]uint8
}

// A context is the round, whether it is the first action, the numbers of
// neighbouring buckets, the steps left, and the bit's position in the number.
const contexts = 3 * 2 * (2*Steps + 1) * (Steps + 1) * (Steps + 1)

// begin resets the model.
func (m *model) begin() {
	for i := range m.chance {
		m.chance[i], m.seen[i] = 1<<15, 0
	}
}

// learn updates the probability of a bit.
func (m *model) learn(at int32, bit bool) {
	p, n := int32(m.chance[at]), int32(m.seen[at])
	goal := int32(1<<16 - 64)
	if bit {
		goal = 64
	}
	m.chance[at] = uint16(p + (goal-p)/(n+2))
	if n < 200 {
		m.seen[at]++
	}
}

// A coder reads or writes the bit of a context. It returns that bit; a reader
// ignores the argument is.
type coder interface{ bit(at int32, is bool) bool }

// steps codes the numbers of a strategy in place: a reader fills them in, a
// writer reads them. An action has at most the steps that the earlier actions
// have left.
func (s *Strategy) steps(c coder) {
	var left [kinds]byte
	for i := range s.Nodes {
		n := &s.Nodes[i]
		if n.Player < 0 || n.Round == 3 {
			continue
		}
		buckets := Buckets[n.Round]
		for b := range left {
			left[b] = Steps
		}
		for a := range int32(n.N) - 1 {
			at := s.set[i] + a*buckets
			row := s.data[at : at+buckets]
			for b := range row {
				if left[b] > 0 {
					row[b] = step(c, context(n.Round, a, row, b, left[b]), row[b], left[b])
					left[b] -= row[b]
				}
			}
		}
	}
}

// context returns the first of a number's contexts. Neighbours are the most
// similar earlier buckets: on flop and turn, three adjacent buckets have the same
// class of equity.
func context(round int8, action int32, row []byte, b int, left byte) int32 {
	near, far := 3, 6
	if round == 0 {
		near, far = 1, 13
	} else if b%3 > 0 {
		far = 1
	}
	sum := byte(0)
	if b >= near {
		sum += row[b-near]
	}
	if b >= far {
		sum += row[b-far]
	}
	c := int32(round)*2 + min(action, 1)
	c = c*(2*Steps+1) + int32(min(sum, 2*left))
	return (c*(Steps+1) + int32(left)) * (Steps + 1)
}

// step codes one number: whether it is 0, whether it is all that is left, else
// its value.
func step(c coder, at int32, x, left byte) byte {
	if c.bit(at, x == 0) {
		return 0
	}
	if left == 1 || c.bit(at+1, x == left) {
		return left
	}
	for y := byte(1); y < left-1; y++ {
		if c.bit(at+1+int32(y), x == y) {
			return y
		}
	}
	return left - 1
}

// reader reads bits from a file.
type reader struct {
	model
	file       []byte
	at         int
	code, span uint32
}

// open starts to read. The first byte of a file is always 0.
func (r *reader) open(file []byte) {
	r.file, r.at, r.code, r.span = file, 0, 0, 1<<32-1
	for range 5 {
		r.code = r.code<<8 | r.next()
	}
}

// next is the next byte, 0 after the end.
func (r *reader) next() (b uint32) {
	if r.at < len(r.file) {
		b = uint32(r.file[r.at])
	}
	r.at++
	return b
}

func (r *reader) bit(at int32, _ bool) bool {
	bound := r.span >> 16 * uint32(r.chance[at])
	one := r.code >= bound
	if one {
		r.code -= bound
		r.span -= bound
	} else {
		r.span = bound
	}
	for r.span < 1<<24 {
		r.span <<= 8
		r.code = r.code<<8 | r.next()
	}
	r.learn(at, one)
	return one
}

// writer writes bits to a file.
type writer struct {
	model
	file []byte
	low  uint64
	span uint32
	held byte // the last byte, which a carry can change
	full int  // bytes 255 after it
}

func (w *writer) bit(at int32, is bool) bool {
	bound := w.span >> 16 * uint32(w.chance[at])
	if is {
		w.low += uint64(bound)
		w.span -= bound
	} else {
		w.span = bound
	}
	for w.span < 1<<24 {
		w.span <<= 8
		w.shift()
	}
	w.learn(at, is)
	return is
}

// shift writes a byte.
func (w *writer) shift() {
	if w.low < 0xff<<24 || w.low >= 1<<32 {
		carry := byte(w.low >> 32)
		w.file = append(w.file, w.held+carry)
		for ; w.full > 0; w.full-- {
			w.file = append(w.file, 255+carry)
		}
		w.held = byte(w.low >> 24)
	} else {
		w.full++
	}
	w.low = uint64(uint32(w.low) << 8)
}

// close writes the last bytes and returns the file.
func (w *writer) close() []byte {
	for range 5 {
		w.shift()
	}
	return w.file
}
