//go:build js && wasm

package engine

import "syscall/js"

// starting are the functions that Start has yet to begin.
var starting []func()

var begin = js.FuncOf(func(js.Value, []js.Value) any {
	f := starting[0]
	starting = starting[1:]
	go f()
	return nil
})

// Start runs f on a goroutine, once the event at hand is done with. TinyGo's
// conservative collector follows what a goroutine's stack says of those that ran
// before it in the same task: where one that is dropped ends in the task that
// starts the next, all of them are kept for as long as one of them lives.
func Start(f func()) {
	starting = append(starting, f)
	js.Global().Call("queueMicrotask", begin)
}
