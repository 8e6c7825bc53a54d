package keep

import (
	"slices"
	"strconv"
	"strings"
)

// An Outcome is how a game ended for the reader.
type Outcome int

// The outcomes.
const (
	Won Outcome = iota
	Drawn
	Lost
	outcomes
)

// Tally counts the games of one kind: a room at a level, or under rules.
type Tally struct {
	Room, Level string
	Of          [outcomes]int
	id          string // the last game counted, which a reload shows again
}

// Games is how many were counted.
func (t *Tally) Games() int { return t.Of[Won] + t.Of[Drawn] + t.Of[Lost] }

// Results are the tallies, in the order of their first games.
func (k *Keeper) Results() ([]Tally, error) {
	text, err := k.read(results)
	if err != nil || text == "" {
		return nil, err
	}
	var all []Tally
	for _, line := range strings.Split(text, "\n") {
		all = append(all, tallyOf(strings.Split(line, "\t")))
	}
	return all, nil
}

func tallyOf(fields []string) Tally {
	t := Tally{}
	for i, field := range fields {
		switch i {
		case 0:
			t.Room = field
		case 1:
			t.Level = field
		case 2:
			t.id = field
		default:
			if n, err := strconv.Atoi(field); err == nil && i-3 < len(t.Of) {
				t.Of[i-3] = n
			}
		}
	}
	return t
}

func (t *Tally) line() string {
	fields := []string{t.Room, t.Level, t.id}
	for _, n := range t.Of {
		fields = append(fields, strconv.Itoa(n))
	}
	return strings.Join(fields, "\t")
}

// Count adds a game that has ended. The same game, by what a link to it carries,
// counts once.
func (k *Keeper) Count(room, level, state string, how Outcome) error {
	all, err := k.Results()
	if err != nil && err != ErrDamaged {
		return err
	}
	id := sum(state)
	at := slices.IndexFunc(all, func(t Tally) bool { return t.Room == room && t.Level == level })
	if at < 0 {
		at, all = len(all), append(all, Tally{Room: room, Level: level})
	}
	if all[at].id == id {
		return nil
	}
	all[at].id = id
	all[at].Of[how]++
	lines := make([]string, len(all))
	for i := range all {
		lines[i] = all[i].line()
	}
	return k.In.Write(results, seal(strings.Join(lines, "\n")))
}
