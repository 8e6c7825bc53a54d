//go:build js && wasm

package shell

import "syscall/js"

// A Sound is one that sound.js makes, for who has asked for sound.
type Sound string

// The sounds of a table.
const (
	SoundPlace Sound = "place" // a stone or a card is put down
	SoundDeal  Sound = "deal"  // cards are dealt
	SoundWin   Sound = "win"   // the reader has won
)

// Play lets a sound be heard if the room is in view and the reader has asked for
// sound.
func (p *Page) Play(r Room, sound Sound) {
	if p.shown == r {
		js.Global().Get("tefudaDemo").Call("sound", string(sound))
	}
}

// movesTold is how many moves stand in the log: enough for a screen reader that is
// still saying the one before.
const movesTold = 4

// Tell says a move to who does not see the table of the room in view.
func (p *Page) Tell(r Room, words string) {
	if p.shown != r {
		return
	}
	line := js.Global().Get("document").Call("createElement", "p")
	line.Set("textContent", words)
	p.moves.Call("append", line)
	if p.moves.Get("childElementCount").Int() > movesTold {
		p.moves.Get("firstElementChild").Call("remove")
	}
}
