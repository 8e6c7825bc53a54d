//go:build js && wasm

package shell

import "syscall/js"

// Sound names a sound that sound.js makes if the reader has switched sound on.
type Sound string

// The sounds of a table.
const (
	SoundPlace Sound = "place" // a stone or a card is put down
	SoundDeal  Sound = "deal"  // cards are dealt
	SoundWin   Sound = "win"   // the reader has won
)

// Play plays a sound if the room is in view and the reader has switched sound
// on.
func (p *Page) Play(r Room, sound Sound) {
	if p.shown == r {
		js.Global().Get("tefudaDemo").Call("sound", string(sound))
	}
}

// movesTold is how many moves the log holds. A screen reader that is still
// reading an earlier move finds it there.
const movesTold = 4

// Tell adds a move of the room in view to the log that screen readers read.
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
