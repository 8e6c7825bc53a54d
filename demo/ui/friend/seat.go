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

// Seated is what a room with hidden cards adds for games with a friend.
type Seated interface {
	match.Table
	// Seats are the seats of the host and of the friend.
	Seats() (host, guest int)
	// Menu is the menu that says who plays the friend's seat: LevelFriend for a friend.
	Menu() *dom.HTMLSelectElement
	// Renamed clears texts that name the players, after a friend has come.
	Renamed()
	// Again begins the next game, if this one is over.
	Again()
	// Kept is the state of the reader's own game, as the page stores it.
	Kept() string
	// Visit prepares the guest's table for a view from the host.
	Visit(view engine.Answer) error
	// Home puts the reader's own game, from Kept, back on the table.
	Home(kept url.Values)
}

// Seat is the connection of a match with hidden cards. On the host's page it sends the views of the friend's seat and takes
// the friend's moves. On the guest's page the match shows these views, and sends its moves to the host.
type Seat struct {
	line
	table  Seated
	Away   bool   // the table shows the host's game
	own    string // the reader's own game meanwhile
	came   int    // the number of views that have arrived
	sent   int    // the number of moves before the move that was sent last, -1 for none
	seen   int    // the friend's seat when it was last looked up, -1 for none
	hidden int    // the number of moves of this game that the friend's view does not show
	last   string // the friend's view before the present move, without its events
}

// here is the Seat of the program's room, nil before it is made.
var here *Seat

// Sits reports whether a seat is the friend's.
func Sits(seat int) bool { return here != nil && seat == here.At() }

// Name is the name of the player in a seat; the reader has seat you.
func Name(seat, you int, l shell.Language) string {
	switch {
	case seat == you:
		return ui.PlayerName(0, l)
	case Sits(seat):
		return WordFriend.In(l)
	}
	return ui.PlayerName(seat, l)
}

// NewSeat makes the Seat of a match at a room's table.
func NewSeat(m *match.Match, table Seated) *Seat {
	s := &Seat{line: line{match: m}, table: table, sent: -1, seen: -1}
	here = s
	s.listen(s.turn)
	return s
}

// Friends reports whether the menu gives the friend's seat to a friend, and not to the engine.
func (s *Seat) Friends() bool { return s.table.Menu().Value() == LevelFriend }

// Views are the views that the room's table comes with: of the host, of the friend, and of the seat that acts next.
func (s *Seat) Views(host, guest int) []any {
	if s.Friends() {
		return []any{host, guest, "turn"}
	}
	return []any{host, "turn"}
}

// guest is the friend's seat at the host's table.
func (s *Seat) guest() int {
	_, seat := s.table.Seats()
	return seat
}

// Here reports whether a friend plays in the game on the table.
func (s *Seat) Here() bool { return s.Away || s.Friends() }

// Plays reports whether the friend plays a seat of the reader's own table.
func (s *Seat) Plays(seat int) bool { return !s.Away && seat == s.guest() && s.Friends() }

// At is the seat of the other person, friend or host, -1 without one.
func (s *Seat) At() int {
	host, guest := s.table.Seats()
	switch {
	case s.Away:
		return host
	case s.Friends():
		return guest
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

// Own is the reader's own game while the table shows the host's; away reports whether it does.
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
	case s.waits(n):
		return wordWaits.In(l)
	}
	return ""
}

// waits reports whether the host's table waits for the friend.
func (s *Seat) waits(n *match.Node) bool {
	return s.Friends() && !n.Over && slices.Contains(n.Turns, s.guest())
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

// turn handles an event of friend.js.
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
		s.clocks("goes on")
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
	case "late": // a player has no time left
		if n := s.match.Now; n != nil && n.Table.Equal(said.Get("table")) {
			s.match.Move(said.Get("seat").Int(), said.Get("move").String())
		}
	case "heard":
		s.hear(said)
	}
	s.table.Draw()
}

// home puts the reader's own game back.
func (s *Seat) home() {
	own := shell.Query(s.own)
	s.end()
	s.table.Home(own)
}

// hear handles a message of the other page. friend.js has checked its form.
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
		s.move(said.Get("n").Int(), said.Get("move").String(), said.Get("legal").Truthy())
	}
}

// --- the host -------------------------------------------------------------------

// Offer sends the guest the view of the friend's seat. If the engine has that seat, the friend gets it first.
func (s *Seat) Offer() {
	n := s.match.Now
	if s.seen = s.At(); s.Role != Host || n == nil {
		return
	}
	if !s.Friends() {
		s.table.Menu().SetValue(LevelFriend)
		s.table.Renamed()
		s.match.Page.Changed()
	}
	if len(n.Views) == 3 {
		s.offer(n.Views[1])
		return
	}
	engine.Start(func() { // a table from before the friend came
		var view engine.Answer
		if s.match.Ask(&view, "view", n.Table.Value, map[string]any{"seat": s.guest()}) == nil && s.match.Now == n {
			s.offer(view)
		}
	})
}

// offer sends a view of the present node.
func (s *Seat) offer(view engine.Answer) {
	s.last = told(view)
	s.send("view", map[string]any{"n": s.number(), "view": view.Value})
}

// number is the number of moves before the present node that the friend has seen. A count of all moves would reveal that
// another player was offered a call and passed.
func (s *Seat) number() int { return s.match.Now.Made - s.hidden }

// told writes a view as text, without its events, to compare views.
func told(view engine.Answer) string {
	object := js.Global().Get("Object")
	rest := object.Call("assign", object.New(), view.Value)
	rest.Delete("events")
	return js.Global().Get("JSON").Call("stringify", rest).String()
}

// Seated reports whether the friend's seat has changed since the last look. If the engine has the seat now, it ends the
// connection.
func (s *Seat) Seated() bool {
	was := s.seen
	if s.seen = s.At(); s.seen == was {
		return false
	}
	if s.Role == Host && !s.Friends() {
		s.Leave()
	}
	return true
}

// Laid sends the friend a game that was put on the table.
func (s *Seat) Laid() {
	s.hidden = 0
	s.Offer()
	s.clocks("begins")
}

// clocks tells friend.js who is to move, and gives it the table, so that it can ask the engine whether a friend's move is
// allowed.
func (s *Seat) clocks(what string) {
	if n := s.match.Now; n != nil {
		host, guest := s.table.Seats()
		s.due(map[string]any{"table": n.Table.Value, "seats": []any{host, guest}, "host": !n.Over && slices.Contains(n.Turns, host), "guest": s.waits(n), what: true})
	}
}

// Came sends the friend the view after the move just made. It sends nothing if that move did not change the view.
func (s *Seat) Came() {
	s.remark = shell.Text{}
	if n := s.match.Now; s.Role == Host && len(n.Views) == 3 && s.last == told(n.Views[1]) {
		s.hidden++
		s.clocks("goes on")
		return
	}
	s.Offer()
	s.clocks("again")
}

// move makes the friend's move if it is in time and legal; friend.js has asked the engine about that. If the move is late, because
// another seat has answered first, the friend gets the view again.
func (s *Seat) move(after int, move string, legal bool) {
	m, n := s.match, s.match.Now
	switch {
	case n != nil && after < s.number():
		s.Offer()
		return
	case n == nil || s.number() != after || !s.waits(n) || !legal:
		s.refuse(after)
		return
	}
	m.Come(func(asked engine.Asked) { m.Step(asked, s.guest(), move) }, func() { // the host has made a move meanwhile
		s.move(after, move, legal)
	})
}

// refuse refuses a move of the guest.
func (s *Seat) refuse(after int) {
	s.remark = wordRefused
	s.send("no", map[string]any{"n": after})
	s.table.Draw()
}

// --- the guest ------------------------------------------------------------------

// sends sends the reader's move to the host, once for each position.
func (s *Seat) sends(_ int, move string) {
	if made := s.match.Now.Made; s.sent != made {
		s.sent = made
		s.send("move", map[string]any{"n": made, "move": move})
	}
}

// show puts a view from the host on the table. This page's engine checks the view and computes the legal moves; those that
// the host sent are ignored.
func (s *Seat) show(made int, view engine.Answer, came int) {
	m := s.match
	engine.Start(func() {
		var legal engine.Answer
		err := m.Ask(&legal, "legal", view.Value)
		if came != s.came || s.Role != Guest { // a newer view has arrived, or the connection has ended
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
