//go:build js && wasm

package friend

import (
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// Role is what the page is in a connection.
type Role string

// The roles; Alone is a page without a connection.
const (
	Alone Role = ""
	Host  Role = "host"
	Guest Role = "guest"
)

// The words of a table about the connection.
var (
	wordOpen    = shell.Text{"Connected to your friend", "友だちとつながっています"}
	wordLost    = shell.Text{"The connection is lost; the game is kept", "接続が切れました。対局は残っています"}
	wordRefused = shell.Text{"The other page sent a move that is not allowed now: refused", "相手のページから、今は打てない手が届きました。受けつけません"}
	wordNoMove  = shell.Text{"The other page sent something that is no move: ignored", "相手のページから、手ではないものが届きました。無視しました"}
)

// line is the connection of a match, whose messages friend.js carries.
type line struct {
	Role   Role
	match  *match.Match
	remark shell.Text
}

// listen calls turn with every event of friend.js for the room.
func (l *line) listen(turn func(said js.Value)) {
	js.Global().Call("addEventListener", "friend", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if said := args[0].Get("detail"); said.Get("room").String() == l.match.Room.Name() {
			turn(said)
		}
		return nil
	}))
}

// due tells friend.js, which keeps the clocks, who is to move at the host's table. The keys of who: host and guest; begins for
// another game; again after a move.
func (l *line) due(who map[string]any) {
	if l.Role == Host {
		js.Global().Get("tefudaDemo").Get("friend").Call("turn", l.match.Room.Name(), who)
	}
}

// Ask asks the host for the next game.
func (l *line) Ask() { l.send("again", nil) }

// Leave ends the connection.
func (l *line) Leave() {
	if l.Role != Alone {
		js.Global().Get("tefudaDemo").Get("friend").Call("leave", l.match.Room.Name())
	}
}

func (l *line) send(say string, fields map[string]any) {
	if l.Role != Alone {
		js.Global().Get("tefudaDemo").Get("friend").Call("send", l.match.Room.Name(), engine.With(fields, "say", say))
	}
}
