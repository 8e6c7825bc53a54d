package record

// An inflater unpacks DEFLATE (P. Deutsch: DEFLATE Compressed Data Format
// Specification version 1.3, RFC 1951, 1996, https://www.rfc-editor.org/rfc/rfc1951).
// The standard library's takes ten times as much of the engine.
type inflater struct {
	in   string
	at   int
	bits uint32
	have int
	out  []byte
	bad  bool
}

// mostText is the greatest unpacked size, in bytes. A log has about 100 KB.
const mostText = 4 << 20

// gunzip unpacks a gzip file (RFC 1952). ok is false if it is damaged or too large.
func gunzip(in string) (out string, ok bool) {
	z := inflater{in: in, at: 10}
	if len(in) < 18 || in[2] != 8 {
		return "", false
	}
	flags := in[3]
	if flags&4 != 0 {
		z.at += 2 + int(in[10]) + int(in[11])<<8
	}
	for _, named := range [2]byte{8, 16} { // flags of a name and a comment
		for flags&named != 0 && z.at < len(in) && in[z.at] != 0 {
			z.at++
		}
		z.at += int(flags & named / named)
	}
	z.at += int(flags & 2)
	for last := false; !last && !z.bad; {
		last = z.take(1) == 1
		z.block(z.take(2))
	}
	return string(z.out), !z.bad
}

// take returns the next n bits.
//
//go:noinline
func (z *inflater) take(n int) int {
	for z.have < n {
		if z.at >= len(z.in) {
			z.bad = true
			return 0
		}
		z.bits |= uint32(z.in[z.at]) << z.have
		z.at++
		z.have += 8
	}
	v := z.bits & (1<<n - 1)
	z.bits >>= n
	z.have -= n
	return int(v)
}

// A huffman is a canonical Huffman code: the number of words of each length, and their
// values in order.
type huffman struct {
	count [16]int16
	of    [288]int16
}

//go:noinline
func (h *huffman) set(lengths []byte) {
	*h = huffman{}
	var next [16]int16
	for _, n := range lengths {
		h.count[n]++
	}
	h.count[0] = 0
	for n := 1; n < 15; n++ {
		next[n+1] = next[n] + h.count[n]
	}
	for i, n := range lengths {
		if n > 0 {
			h.of[next[n]] = int16(i)
			next[n]++
		}
	}
}

// word reads a word of a code and returns its value.
func (z *inflater) word(h *huffman) int {
	code, first, place := 0, 0, 0
	for n := 1; n < 16 && !z.bad; n++ {
		code |= z.take(1)
		count := int(h.count[n])
		if code < first {
			break // more words than a code can have
		}
		if code < first+count {
			return int(h.of[place+code-first])
		}
		place += count
		first = (first + count) << 1
		code <<= 1
	}
	z.bad = true
	return 0
}

func (z *inflater) block(kind int) {
	var literals, distances huffman
	var lengths [320]byte
	switch kind {
	case 0:
		z.stored()
		return
	case 1:
		for i := range 288 {
			lengths[i] = 8
			if i >= 144 && i < 256 {
				lengths[i] = 9
			} else if i >= 256 && i < 280 {
				lengths[i] = 7
			}
		}
		literals.set(lengths[:288])
		for i := range 30 {
			lengths[i] = 5
		}
		distances.set(lengths[:30])
	case 2:
		z.codes(&lengths, &literals, &distances)
	default:
		z.bad = true
	}
	for !z.bad {
		n := z.word(&literals)
		switch {
		case n < 256:
			z.out = append(z.out, byte(n))
		case n == 256:
			return
		default:
			z.copy(n-257, &distances)
		}
		z.bad = z.bad || len(z.out) > mostText
	}
}

func (z *inflater) stored() {
	z.bits, z.have = 0, 0
	n := z.take(16)
	z.take(16)
	if z.bad || z.at+n > len(z.in) || len(z.out)+n > mostText {
		z.bad = true
		return
	}
	z.out = append(z.out, z.in[z.at:z.at+n]...)
	z.at += n
}

// codes reads the two codes of a block.
func (z *inflater) codes(lengths *[320]byte, literals, distances *huffman) {
	n, m, short := 257+z.take(5), 1+z.take(5), 4+z.take(4)
	const order = "\x10\x11\x12\x00\x08\x07\x09\x06\x0a\x05\x0b\x04\x0c\x03\x0d\x02\x0e\x01\x0f"
	for i := range short {
		lengths[order[i]] = byte(z.take(3))
	}
	literals.set(lengths[:19])
	clear(lengths[:19])
	code := *literals
	for i := 0; i < n+m && !z.bad; {
		w := z.word(&code)
		again, of := 1, byte(w)
		switch {
		case w == 16 && i > 0:
			again, of = 3+z.take(2), lengths[i-1]
		case w == 17:
			again, of = 3+z.take(3), 0
		case w == 18:
			again, of = 11+z.take(7), 0
		}
		if w == 16 && i == 0 || again > n+m-i {
			z.bad = true
			return
		}
		for range again {
			lengths[i] = of
			i++
		}
	}
	if n > 288 {
		z.bad = true
		return
	}
	literals.set(lengths[:n])
	distances.set(lengths[n : n+m])
}

// copy repeats unpacked text. length is the code word that was read for the length; the
// code word of the distance follows in the input.
func (z *inflater) copy(length int, distances *huffman) {
	n := 3 + length
	if length == 28 {
		n = 258
	} else if length >= 8 {
		more := length/4 - 1
		n = 3 + (4+length%4)<<more + z.take(more)
	}
	distance := z.word(distances)
	back := 1 + distance
	if distance >= 4 {
		more := distance/2 - 1
		back = 1 + (2+distance%2)<<more + z.take(more)
	}
	if length > 28 || distance > 29 || back > len(z.out) {
		z.bad = true
		return
	}
	for range n {
		z.out = append(z.out, z.out[len(z.out)-back])
	}
}
