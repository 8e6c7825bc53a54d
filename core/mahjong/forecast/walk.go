package forecast

// walk goes back from the last draw, and records the root's chances for every number of
// draws left.
func (g *graph) walk(f *Forecast) {
	if cap(g.now) < len(g.nodes) {
		g.now, g.before = make([]Chance, cap(g.nodes)), make([]Chance, cap(g.nodes))
	}
	now, before := g.now[:len(g.nodes)], g.before[:len(g.nodes)]
	clear(before)
	unseen := 0
	for _, n := range &g.table.Unseen {
		unseen += int(n)
	}
	if g.published {
		unseen--
	}
	for turn := range g.turns + 1 {
		left := float64(max(unseen-(g.turns-turn), 1))
		for i := range g.nodes {
			if n := &g.nodes[i]; !n.throws {
				now[i] = g.draw(n, &before[i], before, left, turn)
			}
		}
		for i := range g.nodes {
			if n := &g.nodes[i]; n.throws {
				now[i] = g.throw(n, now)
			}
		}
		if turn > 0 {
			g.note(f, now)
		}
		now, before = before, now
	}
}

// draw returns the chances of a hand of 13 tiles, from those with one draw less.
func (g *graph) draw(n *node, own *Chance, before []Chance, left float64, turn int) Chance {
	c := *own
	if turn > 0 {
		for i := n.first; i < n.first+n.count; i++ {
			g.gain(&c, &g.edges[i], own, before, left)
		}
		for i := n.more; i > 0; i = g.more[i-1].next {
			g.gain(&c, &g.more[i-1].edge, own, before, left)
		}
	}
	if n.away == 0 {
		c.Tenpai = 1
	}
	return c
}

// gain adds the change of the chances by one draw.
func (g *graph) gain(c *Chance, e *edge, own *Chance, before []Chance, left float64) {
	w := float64(e.weight) / left
	var to Chance
	if e.to >= 0 {
		to = before[e.to]
	} else {
		to = Chance{1, 1, g.wins[^e.to]}
	}
	c.Tenpai += float64(w * (to.Tenpai - own.Tenpai))
	c.Win += float64(w * (to.Win - own.Win))
	c.Points += float64(w * (to.Points - own.Points))
}

// throw returns the chances of a hand of 14 tiles: of each figure the best over all
// discards.
func (g *graph) throw(n *node, now []Chance) (c Chance) {
	for i := n.first; i < n.first+n.count; i++ {
		c.best(&now[g.edges[i].to])
	}
	for i := n.more; i > 0; i = g.more[i-1].next {
		c.best(&now[g.more[i-1].to])
	}
	return c
}

func (c *Chance) best(o *Chance) {
	c.Tenpai, c.Win, c.Points = max(c.Tenpai, o.Tenpai), max(c.Win, o.Win), max(c.Points, o.Points)
}

// note records the chances of the root.
func (g *graph) note(f *Forecast, now []Chance) {
	f.By = append(f.By, now[g.root])
	first := g.nodes[g.root].first
	for i := range f.Discards {
		d := &f.Discards[i]
		d.By = append(d.By, now[g.edges[first+int32(i)].to])
	}
}
