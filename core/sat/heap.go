package sat

// A heap is a priority queue of the variables that may be chosen, the most
// active first.
type heap struct {
	order []int32
	place []int32 // by variable, its index in order, or -1
}

// fill puts all variables in. They must be equally active.
func (h *heap) fill(variables int) {
	h.order, h.place = h.order[:variables], h.place[:variables]
	for v := range h.order {
		h.order[v], h.place[v] = int32(v), int32(v)
	}
}

func (s *Solver) push(v int32) {
	h := &s.queue
	if h.place[v] >= 0 {
		return
	}
	h.place[v] = int32(len(h.order))
	h.order = append(h.order, v)
	s.up(h.place[v])
}

func (s *Solver) pop() int32 {
	h := &s.queue
	first, end := h.order[0], len(h.order)-1
	h.lay(0, h.order[end])
	h.order, h.place[first] = h.order[:end], -1
	if end > 0 {
		s.down(0)
	}
	return first
}

//go:noinline
func (h *heap) lay(at int32, v int32) { h.order[at], h.place[v] = v, at }

//go:noinline
func (s *Solver) up(at int32) {
	h := &s.queue
	v := h.order[at]
	for at > 0 {
		above := (at - 1) / 2
		if s.is[h.order[above]].activity >= s.is[v].activity {
			break
		}
		h.lay(at, h.order[above])
		at = above
	}
	h.lay(at, v)
}

func (s *Solver) down(at int32) {
	h := &s.queue
	v := h.order[at]
	for {
		below := 2*at + 1
		if int(below) >= len(h.order) {
			break
		}
		if next := below + 1; int(next) < len(h.order) && s.is[h.order[next]].activity > s.is[h.order[below]].activity {
			below = next
		}
		if s.is[h.order[below]].activity <= s.is[v].activity {
			break
		}
		h.lay(at, h.order[below])
		at = below
	}
	h.lay(at, v)
}
