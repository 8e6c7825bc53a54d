//go:build js && wasm

package friend

import (
	"net/url"
	"slices"
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// WordFriend is the friend's name at a table, and in a menu of levels.
var WordFriend = shell.Text{"Friend", "友だち"}

var (
	wordWaits      = shell.Text{"Your friend is not connected: invite again, and the game goes on", "友だちとつながっていません。招待しなおすと続きます"}
	wordHostGone   = shell.Text{"The connection is lost: ask your friend for a new invitation", "接続が切れました。友だちに招待しなおしてもらってください"}
	wordHostDeals  = shell.Text{"Your friend keeps this table and deals. “Leave the friend” brings your own game back", "卓を開いているのは友だちです。接続を終えると、自分の対局に戻ります"}
	wordUnreadable = shell.Text{"The other page sent a table that the rules do not allow: ignored", "相手のページから、ルールに合わない卓が届きました。無視しました"}
)

// LevelFriend is the level of a seat that a friend on another device plays.
const LevelFriend = "friend"

// Seated is what a room with hidden cards adds for games with a friend. The friend's seat is always seat 1 of the host's
// table, and so the host has seat 0.
type Seated interface {
	match.Table
	// Friends reports whether the friend's seat is for a friend, and not for the engine.
	Friends() bool
	// Joined gives the friend the seat.
	Joined()
	// Again begins the next game, if this one is over.
	Again()
	// Kept is the reader's own game, as the page keeps it.
	Kept() string
	// Visit prepares the table for a view of the host's table.
	Visit(view engine.Answer) error
	// Home puts the reader's own game, from Kept, back on the table.
	Home(kept url.Values)
}

// friendsSeat is the seat of the friend at the host's table.
const friendsSeat = 1

// Seat is the friend at a table with hidden cards. On the host's page it is the friend's seat; on the guest's page the
// match shows the views of that seat that come from the host, and sends moves there.
type Seat struct {
	line
	table Seated
	Away  bool   // the table shows the host's game
	own   string // the reader's own game meanwhile
	came  int    // the views that have come
	sent  int    // the number of moves before the move that was sent last, -1 for none
}

// NewSeat makes the friend of a match at a room's table.
func NewSeat(m *match.Match, table Seated) *Seat {
	s := &Seat{line: line{match: m}, table: table, sent: -1}
	s.listen(s.turn)
	return s
}

// Views are the views that the room's table comes with: of the reader, of the friend, and of the seat that acts next.
func (s *Seat) Views(you int) []any {
	if s.table.Friends() {
		return []any{you, friendsSeat, "turn"}
	}
	return []any{you, "turn"}
}

// Here reports whether a friend plays in the game on the table.
func (s *Seat) Here() bool { return s.Away || s.table.Friends() }

// Plays reports whether the friend plays a seat of the reader's own table.
func (s *Seat) Plays(seat int) bool { return !s.Away && seat == friendsSeat && s.table.Friends() }

// At is the seat in which the reader sees the friend, -1 without one.
func (s *Seat) At() int {
	switch {
	case s.Away:
		return 0
	case s.table.Friends():
		return friendsSeat
	}
	return -1
}

// Choice adds the friend to a menu of levels, as its first.
func Choice(menu *dom.HTMLSelectElement) {
	option := ui.Create("option", "")
	option.SetAttribute("value", LevelFriend)
	option.SetAttribute("data-en", WordFriend[0])
	option.SetAttribute("data-ja", WordFriend[1])
	menu.InsertBefore(option, menu.FirstChild())
}

// Own is the reader's own game, while the table shows the host's.
func (s *Seat) Own() (own string, away bool) { return s.own, s.Away }

// Line is what to say of the connection at the present node, "" for nothing.
func (s *Seat) Line(l shell.Language) string {
	n := s.match.Now
	switch {
	case s.remark != shell.Text{}:
		return s.remark.In(l)
	case s.Role != Alone || n == nil || n.Over:
	case s.Away:
		return wordHostGone.In(l)
	case s.due(n):
		return wordWaits.In(l)
	}
	return ""
}

// due reports whether the host's table waits for the friend.
func (s *Seat) due(n *match.Node) bool {
	return s.table.Friends() && !n.Over && slices.Contains(n.Turns, friendsSeat)
}

// Deals reports whether the reader may deal a new game: not at the host's table.
func (s *Seat) Deals() bool {
	if s.Role == Guest && s.Away {
		s.remark = wordHostDeals
		s.table.Draw()
		return false
	}
	return true
}

// Begin begins a game of the reader's own.
func (s *Seat) Begin() {
	if s.Away {
		s.end()
		s.Leave()
	}
}

// end ends the visit at the host's table.
func (s *Seat) end() { s.Away, s.own, s.match.Sends = false, "", nil }

// turn follows what friend.js tells.
func (s *Seat) turn(said js.Value) {
	is := said.Get("is").String()
	if is != "heard" {
		s.remark = shell.Text{}
	}
	switch is {
	case string(Host):
		s.Role = Host
		if s.Away {
			s.home()
		}
		s.Offer()
		s.match.Settle()
	case string(Guest):
		s.Role, s.sent = Guest, -1
		s.send("hello", nil)
	case "lost":
		s.Role = Alone
	case "left":
		s.Role = Alone
		if s.Away {
			s.home()
		}
	case "senseless":
		s.remark = wordNoMove
	case "heard":
		s.hear(said)
	}
	s.table.Draw()
}

// home puts the reader's own game back.
func (s *Seat) home() {
	own, _ := url.ParseQuery(s.own)
	s.end()
	s.table.Home(own)
}

// hear follows a message of the other page, whose form friend.js has checked.
func (s *Seat) hear(said js.Value) {
	n := s.match.Now
	switch said.Get("say").String() {
	case "hello":
		s.Offer()
	case "view":
		s.came++
		s.show(said.Get("n").Int(), engine.Answer{Value: said.Get("view")}, s.came)
	case "again":
		if n != nil && n.Over {
			s.table.Again()
		}
	case "no":
		s.remark, s.sent = wordRefused, -1
		s.send("hello", nil)
	case "move":
		s.move(said.Get("n").Int(), said.Get("move").String())
	}
}

// --- the host -------------------------------------------------------------------

// Offer sends the guest the view of the friend's seat, and gives the friend that seat if the engine has it.
func (s *Seat) Offer() {
	n := s.match.Now
	if s.Role != Host || n == nil {
		return
	}
	if !s.table.Friends() {
		s.table.Joined()
	}
	send := func(view engine.Answer) {
		s.send("view", map[string]any{"n": n.Made, "view": view.Value})
	}
	if len(n.Views) == 3 {
		send(n.Views[1])
		return
	}
	engine.Start(func() { // a table from before the friend came
		var view engine.Answer
		if s.match.Ask(&view, "view", n.Table.Value, map[string]any{"seat": friendsSeat}) == nil && s.match.Now == n {
			send(view)
		}
	})
}

// Seated follows a change of who has the friend's seat: the friend leaves if the engine has it.
func (s *Seat) Seated() {
	if s.Role == Host && !s.table.Friends() {
		s.Leave()
	}
}

// Came tells the friend of the move just made.
func (s *Seat) Came() {
	s.remark = shell.Text{}
	s.Offer()
}

// move makes the friend's move if the rules allow it.
func (s *Seat) move(after int, move string) {
	m, n := s.match, s.match.Now
	if n == nil || n.Made != after || !s.due(n) {
		s.refuse(after)
		return
	}
	engine.Start(func() {
		options := engine.With(m.Table.Options("apply", n), "move", move)
		options["seat"] = friendsSeat
		var tried engine.Answer
		err := m.Ask(&tried, "apply", n.Table.Value, options)
		switch {
		case m.Now != n: // another game has come
		case err != nil:
			s.refuse(after)
		default:
			m.Move(friendsSeat, move)
		}
	})
}

// refuse refuses a move of the guest.
func (s *Seat) refuse(after int) {
	s.remark = wordRefused
	s.send("no", map[string]any{"n": after})
	s.table.Draw()
}

// --- the guest ------------------------------------------------------------------

// sends sends a move of the reader to the host, once.
func (s *Seat) sends(_ int, move string) {
	if made := s.match.Now.Made; s.sent != made {
		s.sent = made
		s.send("move", map[string]any{"n": made, "move": move})
	}
}

// show puts a view from the host on the table. The engine reads it as it reads a reader's own table, refuses what the rules
// do not allow, and says itself what is legal.
func (s *Seat) show(made int, view engine.Answer, came int) {
	m := s.match
	engine.Start(func() {
		var legal engine.Answer
		err := m.Ask(&legal, "legal", view.Value)
		if came != s.came || s.Role != Guest { // a newer view has come
			return
		}
		same := s.Away
		if err == nil && !s.Away {
			s.own, s.Away, m.Wanted = s.table.Kept(), true, nil
			m.Sends = s.sends
		}
		if err == nil {
			if seat := legal.Get("seat"); seat.Type() != js.TypeNumber || seat.Int() != view.Get("seat").Int() {
				legal.Value = js.Null()
			}
			view.Set("legal", legal.Value)
			err = s.table.Visit(view)
		}
		if err == nil {
			err = m.Told(view, made, same)
		}
		if err != nil {
			s.remark = wordUnreadable
			s.table.Draw()
		}
	})
}
