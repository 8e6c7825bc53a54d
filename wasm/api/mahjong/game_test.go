package mahjong

import (
	"reflect"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/call/calltest"
	"github.com/tefuda/tefuda/wasm/wire"
)

// ask calls a function. It returns the result, or the field that its fault names.
func ask(t *testing.T, name string, args ...any) (result wire.Value, field string) {
	t.Helper()
	var out wire.Writer
	calltest.Function(t, &Game, "mahjong."+name).Call(calltest.Encode(args), &out, call.Host{Clock: func() int64 { return 0 }})
	status, v := call.Open(out.Bytes())
	if status == call.StatusInput {
		return v, text(v, "field")
	}
	if status != call.StatusOK {
		t.Fatalf("%s: status %d", name, status)
	}
	return v, ""
}

func of(v wire.Value, name string) wire.Value {
	names, values, _ := v.Fields()
	for i := range names {
		if names[i] == name {
			return values[i]
		}
	}
	return wire.Value{}
}

func text(v wire.Value, name string) string {
	s, _ := of(v, name).String()
	return s
}

// plain turns a result into values that calltest.Encode takes.
func plain(v wire.Value) any {
	if names, values, ok := v.Fields(); ok {
		m := map[string]any{}
		for i := range names {
			m[names[i]] = plain(values[i])
		}
		return m
	}
	if items, ok := v.Items(); ok {
		list := make([]any, len(items))
		for i := range items {
			list[i] = plain(items[i])
		}
		return list
	}
	if s, ok := v.String(); ok {
		return s
	}
	if n, ok := v.Number(); ok {
		return n
	}
	if b, ok := v.Bool(); ok {
		return b
	}
	return nil
}

// TestEveryField spoils every field of a game and of a view, one at a time, and expects a
// fault that names the field.
func TestEveryField(t *testing.T) {
	started, _ := ask(t, "deal", "tenhou", map[string]any{"seed": 7.0})
	g := plain(started).(map[string]any)
	for range 70 {
		seat := g["turns"].([]any)[0]
		seen, _ := ask(t, "view", g, map[string]any{"seat": seat})
		best, field := ask(t, "choose", plain(seen))
		if field != "" {
			t.Fatal(field)
		}
		after, _ := ask(t, "apply", g, map[string]any{"seat": seat, "move": text(best, "best")})
		g = plain(after).(map[string]any)
	}
	delete(g, "events")
	view, _ := ask(t, "view", g, map[string]any{"seat": g["turns"].([]any)[0]})
	if n := spoil(t, "legal", "table", g); n < 50 {
		t.Errorf("%d fields of a game", n)
	}
	seen := plain(view).(map[string]any)
	if n := spoil(t, "choose", "view", seen); n < 300 {
		t.Errorf("%d fields of a view", n)
	}
	// A view without its actions finds them itself.
	before, _ := ask(t, "choose", seen)
	delete(seen, "legal")
	if after, field := ask(t, "choose", seen); field != "" || !reflect.DeepEqual(plain(after), plain(before)) {
		t.Errorf("%s: %v, not %v", field, plain(after), plain(before))
	}
	if n := spoil(t, "choose", "view", seen); n < 200 {
		t.Errorf("%d fields of a view without actions", n)
	}
}

// TestViewsThatFindNothing expects, for a view without actions, a fault that names the
// wrong field.
func TestViewsThatFindNothing(t *testing.T) {
	started, _ := ask(t, "deal", "tenhou", map[string]any{"seed": 7.0, "views": []any{"turn"}})
	for _, c := range [...]struct {
		change map[string]any
		want   string
	}{
		{map[string]any{"hand": "123m456p789s1122z"}, "view.hand"},
		{map[string]any{"phase": "called"}, "view.hand"},
		{map[string]any{"phase": "called", "hand": "44m,11=1s,77+7z,1-23p,4-56m,"}, "view.hand"}, // every tile of the hand is forbidden as a discard
		{map[string]any{"active": 1.0}, "view.legal"},
	} {
		views, _ := of(started, "views").Items()
		v := plain(views[0]).(map[string]any)
		for _, name := range [...]string{"legal", "tiles", "drawn", "unseen", "waits", "turns"} {
			delete(v, name)
		}
		for name, x := range c.change {
			v[name] = x
		}
		if _, field := ask(t, "choose", v); field != c.want {
			t.Errorf("%v: %q, want %s", c.change, field, c.want)
		}
	}
}

// spoil replaces every part in turn by a function, which is never a valid value, and
// returns how many parts there were.
func spoil(t *testing.T, function, path string, whole map[string]any) (n int) {
	var visit func(path string, v any, set func(any))
	visit = func(path string, v any, set func(any)) {
		for _, skip := range [...]string{"view.result", "view.outcome", "view.events", "table.result", "table.own"} {
			if path == skip {
				return
			}
		}
		set("?!")
		_, field := ask(t, function, whole)
		// The fault may name a field above or below the spoilt one.
		if field == "" || !strings.HasPrefix(field, path) && !strings.HasPrefix(path, field) {
			t.Errorf("%s spoilt: %q", path, field)
		}
		n++
		set(v)
		switch v := v.(type) {
		case map[string]any:
			for name := range v {
				visit(path+"."+name, v[name], func(x any) { v[name] = x })
			}
			v["surprise"] = 1.0
			if _, field := ask(t, function, whole); field != path+".surprise" && !strings.HasSuffix(path, ".own") {
				t.Errorf("%s.surprise: %q", path, field)
			}
			delete(v, "surprise")
		case []any:
			for i := range v {
				visit(call.At(path, i), v[i], func(x any) { v[i] = x })
			}
		}
	}
	for name, v := range whole {
		visit(path+"."+name, v, func(x any) { whole[name] = x })
	}
	return n
}

// TestViewHidesTiles swaps the hidden tiles of a game, and expects the same view and the
// same choice.
func TestViewHidesTiles(t *testing.T) {
	rules := game.PresetRules(1)
	w := game.Shuffle(&rules, 7, 0)
	write := func(w *game.Wall) string {
		s := ""
		for _, x := range w {
			s += x.String()
		}
		return s
	}
	round := map[string]any{"wall": write(w), "moves": ""}
	g := map[string]any{"rules": "tenhou", "seed": 7.0, "rounds": []any{round}}
	one, _ := ask(t, "view", g, map[string]any{"seat": 0.0})
	// South's hand is swapped with tiles that are still in the wall.
	for i := range 13 {
		w[13+i], w[60+i] = w[60+i], w[13+i]
	}
	w[135], w[90] = w[90], w[135]
	round["wall"] = write(w)
	two, _ := ask(t, "view", g, map[string]any{"seat": 0.0})
	if a, b := calltest.Encode([]any{plain(one)}), calltest.Encode([]any{plain(two)}); string(a) != string(b) || len(a) < 1000 {
		t.Error("the view tells hidden tiles")
	}
	if _, field := ask(t, "choose", g); field != "view.rounds" {
		t.Errorf("choose takes a game: %q", field)
	}
}
