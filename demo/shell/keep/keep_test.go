package keep

import (
	"errors"
	"strings"
	"testing"
)

// memory is a storage that may be full or forbidden.
type memory struct {
	texts map[string]string
	fails error
}

func (m *memory) Read(key string) (string, bool, error) {
	text, found := m.texts[key]
	return text, found, m.fails
}

func (m *memory) Write(key, text string) error {
	if m.fails == nil {
		m.texts[key] = text
	}
	return m.fails
}

func newKeeper() (*Keeper, *memory) {
	m := &memory{texts: map[string]string{}}
	return &Keeper{m}, m
}

func TestAGameStaysAsItIs(t *testing.T) {
	k, m := newKeeper()
	for _, state := range []string{"g=3x3x3&moves=1,1.0,0", "hand=%2B 5", "", "a=1\nb=2"} {
		if err := k.Keep("boards", state); err != nil {
			t.Fatal(err)
		}
		if got, err := k.Game("boards"); got != state || err != nil {
			t.Errorf("%q: %q, %v", state, got, err)
		}
	}
	if got, err := k.Game("draw"); got != "" || err != nil {
		t.Errorf("no game: %q, %v", got, err)
	}
	if m.texts["tefuda-last"] != "boards" {
		t.Errorf("last is %q", m.texts["tefuda-last"])
	}
}

// Damage to any byte of a stored game, or its loss, is noticed, and the text is
// moved aside unchanged.
func TestDamageIsPutAside(t *testing.T) {
	k, m := newKeeper()
	if err := k.Keep("boards", "g=3x3x3&moves=1,1"); err != nil {
		t.Fatal(err)
	}
	whole := m.texts["tefuda-game-boards"]
	var damaged []string
	for i := range whole {
		damaged = append(damaged, whole[:i]+whole[i+1:], whole[:i]+"~"+whole[i+1:])
	}
	for _, text := range append(damaged, "", "2 x y", "{}", strings.Repeat("1 ", 9)) {
		m.texts = map[string]string{"tefuda-game-boards": text}
		if got, err := k.Game("boards"); got != "" || err != ErrDamaged {
			t.Errorf("%q: %q, %v", text, got, err)
		}
		if m.texts["tefuda-aside-game-boards"] != text {
			t.Errorf("%q: aside lies %q", text, m.texts["tefuda-aside-game-boards"])
		}
	}
}

func TestWhatTheStorageRefusesIsSaid(t *testing.T) {
	k, m := newKeeper()
	m.fails = errors.New("full")
	if _, err := k.Game("draw"); err != m.fails {
		t.Error(err)
	}
	if err := k.Keep("draw", "seed=1"); err != m.fails {
		t.Error(err)
	}
}

func TestRoomOf(t *testing.T) {
	if RoomOf("tefuda-game-draw") != "draw" || RoomOf("tefuda-last") != "" || RoomOf("") != "" {
		t.Error("names of the storage")
	}
}
