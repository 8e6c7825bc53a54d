//go:build js && wasm

package boards

import (
	"net/url"
	"slices"
	"strings"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui/friend"
	"github.com/tefuda/tefuda/demo/ui/match"
)

var (
	wordFriendsTurn = shell.Text{"Your friend’s move, %s", "友だちの番（%s）"}
	wordFriendWins  = shell.Text{"Your friend wins, %s", "友だち（%s）の勝ち"}
	wordTimeOut     = shell.Text{"time is out", "時間切れ"}
	wordHostBegins  = shell.Text{"Your friend has made the table: a new game can begin when this one is over.", "卓を開いたのは友だちです。次の対局は、この対局が終わってから始められます。"}
	wordLinkCopied  = shell.Text{"The link is in the clipboard: send it to your friend.", "リンクをコピーしました。友だちに送ってください。"}
	wordLinkUnsent  = shell.Text{"The browser would not copy the link. “Share this table as a link” is in the menu.", "リンクをコピーできませんでした。メニューの「この卓をリンクで送る」を使ってください。"}
	wordOtherLink   = shell.Text{"This link does not continue the game that was here.", "このリンクは、ここにあった対局の続きではありません。"}
)

// moveTime is the move of a player whose time is out.
const moveTime = "time"

// otherColour is the colour of the other player.
var otherColour = map[string]string{"o": "x", "x": "o"}

// withFriend reports whether a friend plays the other colour, over a connection or by links.
func (p *play) withFriend() bool { return p.with.Value == "friend" }

// chooseWith follows a change of the opponent.
func (p *play) chooseWith() {
	if !p.withFriend() {
		p.friend.Leave()
	}
	p.Joined()
	p.resettle()
}

// Joined gives the friend the other colour.
func (p *play) Joined() {
	if p.friend.Role != friend.Alone {
		p.with.Choose("friend")
	}
	if p.withFriend() {
		if !p.alternates() {
			p.you.Choose("o")
		}
		p.hinting, p.counted = false, true
		p.room.touch()
	}
}

// Offered is the game as a link for the friend, who has the other colour.
func (p *play) Offered() string { return p.stateFor(otherColour[p.you.Value]) }

// Take puts the host's game on the table.
func (p *play) Take(game url.Values) {
	p.room.touched = true
	p.restore(game)
	p.Joined()
}

// Due reports whether the friend is to move.
func (p *play) Due(n *match.Node) bool {
	return p.withFriend() && !n.Over && n.Turn() != p.seat()
}

// Again begins another game by the same rules.
func (p *play) Again() { p.anew(p.game) }

// ByLinks begins to play by links.
func (p *play) ByLinks() {
	p.with.Choose("friend")
	p.Joined()
}

// sends reports whether the friend waits for a link.
func (p *play) sends() bool {
	now := p.now()
	return now != nil && p.withFriend() && p.friend.Role == friend.Alone && p.made() > 0 && (now.Over || p.Due(p.Now))
}

// sendLink hands the friend's link to the share sheet, or else to the clipboard.
func (p *play) sendLink() {
	link, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	link += "#boards?" + p.Offered()
	engine.Start(func() {
		words := wordLinkUnsent
		switch shell.Share(js.Global().Get("document").Get("title"), "", link) {
		case shell.Shared:
			return
		case shell.Copied:
			words = wordLinkCopied
		}
		p.said = words
		p.Draw()
	})
}

// continues reports whether a link's game may replace the one on the table: its moves continue it, or it is another game.
func (p *play) continues(game game, moves []string) bool {
	if !p.withFriend() || p.friend.Role != friend.Alone || game != p.game {
		return true
	}
	here := p.Now.Moves()
	return len(here) <= len(moves) && slices.Equal(here, moves[:len(here)])
}
