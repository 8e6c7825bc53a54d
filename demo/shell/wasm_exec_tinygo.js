// The host functions of the page's program when TinyGo has built it; the build copies this file to wasm_exec.js next to
// programs/. TinyGo's own host never frees a JavaScript value that the program has seen. This one sweeps: between two
// tasks everything Go holds is in its memory, goroutine stacks included. A reference that is nowhere in that memory is
// free.

// Go holds a value as a NaN, and a number other than 0 as itself:
//
//   bit 63          35 34  32 31               0
//      | HEAD         | kind | index of #values |
const HEAD = 0x7FF80000
const KINDS = { object: 1, string: 2, symbol: 3, function: 4 }
const NAN = [0, HEAD]
const FIXED = new Map([[0, 1], [null, 2], [true, 3], [false, 4]])
// WASI's error number for a missing function. A TinyGo with another C library imports more functions, and calls none of
// them.
const NOT_HERE = 52
// References before the first sweep. Each later sweep comes at twice the references that the last one left.
const FIRST_SWEEP = 4096

globalThis.Go = class {
  exited = false
  sweeps = 0
  // The arguments of a Go event listener: syscall/js reads them by this name.
  _pendingEvent = null
  #values = [NaN, 0, null, true, false, globalThis, this]
  #ids = new Map([[globalThis, 5], [this, 6]])
  #free = []
  #limit = FIRST_SWEEP
  #depth = 0
  #due = false
  #alarm = undefined
  #line = []
  #encoder = new TextEncoder()
  #decoder = new TextDecoder()

  /** How many JavaScript values Go may hold references to. */
  get references() { return this.#ids.size }

  #view() { return new DataView(this.memory.buffer) }
  #text(at, length) { return this.#decoder.decode(new Uint8Array(this.memory.buffer, at >>> 0, length)) }

  // --- references --------------------------------------------------------------

  #unbox(ref) {
    this.#ref.setBigUint64(0, BigInt.asUintN(64, ref), true)
    const number = this.#ref.getFloat64(0, true)
    if (number === 0) return undefined
    return Number.isNaN(number) ? this.#values[this.#ref.getUint32(0, true)] : number
  }

  #box(value) {
    const [low, high] = this.#halves(value)
    this.#ref.setUint32(0, low, true)
    this.#ref.setUint32(4, high, true)
    return this.#ref.getBigInt64(0, true)
  }

  #halves(value) {
    if (value === undefined) return [0, 0]
    if (FIXED.has(value)) return [FIXED.get(value), HEAD]
    if (typeof value !== 'number') return [this.#hold(value), HEAD | KINDS[typeof value]]
    if (Number.isNaN(value)) return NAN
    this.#ref.setFloat64(0, value, true)
    return [this.#ref.getUint32(0, true), this.#ref.getUint32(4, true)]
  }

  #ref = new DataView(new ArrayBuffer(8))

  #hold(value) {
    let id = this.#ids.get(value)
    if (id === undefined) {
      id = this.#free.pop() ?? this.#values.length
      this.#values[id] = value
      this.#ids.set(value, id)
    }
    return id
  }

  #forget(id) {
    this.#ids.delete(this.#values[id])
    this.#values[id] = undefined
    this.#free.push(id)
  }

  /** Forgets every value that no word of Go's memory refers to. Garbage there may keep some of them longer. */
  sweep() {
    const words = new Uint32Array(this.memory.buffer)
    const found = new Uint8Array(this.#values.length)
    for (let i = 1; i < words.length; i++) {
      // A reference has eight bytes, but a goroutine's stack aligns it to four. Numbers beyond the end of found are not
      // indices.
      if (words[i] >>> 3 === HEAD >>> 3) found[words[i - 1]] = 1
    }
    for (const id of this.#ids.values()) if (id > 6 && !found[id]) this.#forget(id)
    this.sweeps++
    this.#limit = Math.max(FIRST_SWEEP, 2 * this.references)
  }

  // In a task of its own: a running program has references in its registers
  // too.
  #sweepSoon() {
    if (this.#due || this.references < this.#limit) return
    this.#due = true
    setTimeout(() => {
      this.#due = false
      if (this.#depth === 0 && !this.exited) this.sweep()
    })
  }

  // --- running -----------------------------------------------------------------

  /** Runs the program. The promise settles when it has ended, which is a fault: TinyGo's programs cannot recover. */
  run(instance) {
    this.exports = instance.exports
    this.memory = instance.exports.memory
    const end = new Promise((resolve, reject) => { this.#end = { resolve, reject } })
    this.#enter('_start')
    return end
  }

  #end

  #enter(name) {
    if (this.exited) return
    this.#depth++
    try {
      this.exports[name]()
    } catch (error) {
      this.exited = true
      this.#end.reject(error)
    } finally {
      this.#depth--
    }
    this.#sweepSoon()
  }

  // syscall/js calls this when a js.Func is made.
  _makeFuncWrapper(id) {
    const go = this
    return function (...args) {
      const event = { id, this: this, args }
      go._pendingEvent = event
      go.#enter('resume')
      return event.result
    }
  }

  // --- what the program imports ------------------------------------------------

  // Writes the result of a call that may throw, and whether it succeeded, to
  // where Go expects them.
  #try(at, call) {
    let value, done = 1
    try {
      value = call()
    } catch (error) {
      [value, done] = [error, 0]
    }
    // A listener that the call has set off may have ended the program. The frames below must then not be used.
    if (this.exited) throw new Error('the program has ended')
    const ref = this.#box(value)
    this.#view().setBigInt64(at, ref, true)
    this.#view().setUint8(at + 8, done)
  }

  #list(at, length) {
    const view = this.#view()
    return Array.from({ length }, (_, i) => this.#unbox(view.getBigUint64(at + 8 * i, true)))
  }

  #print(at, count, written) {
    const view = this.#view()
    let total = 0
    for (let i = 0; i < count; i++) {
      const [from, size] = [view.getUint32(at + 8 * i, true), view.getUint32(at + 8 * i + 4, true)]
      this.#line.push(...new Uint8Array(this.memory.buffer, from, size))
      total += size
    }
    view.setUint32(written, total, true)
    if (this.#line.at(-1) === 10) console.error(this.#decoder.decode(new Uint8Array(this.#line.splice(0))).trimEnd())
    return 0
  }

  importObject = {
    wasi_snapshot_preview1: {
      fd_close: () => 0,
      fd_fdstat_get: () => NOT_HERE,
      fd_read: () => NOT_HERE,
      fd_seek: () => 0,
      proc_exit: code => { throw new Error(`exit code ${code}`) },
      fd_write: (_, at, count, written) => this.#print(at, count, written),
      random_get: (at, size) => {
        crypto.getRandomValues(new Uint8Array(this.memory.buffer, at >>> 0, size))
        return 0
      },
    },
    gojs: {
      'runtime.ticks': () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)),
      // One timer serves all waiting goroutines, set to the shortest wait. An entry per wait would leave timers that go
      // on by themselves.
      'runtime.sleepTicks': wait => {
        clearTimeout(this.#alarm)
        this.#alarm = setTimeout(() => this.#enter('go_scheduler'), Number(wait) / 1e6)
      },
      // TinyGo calls this only for the bytes of a text that it has just read.
      'syscall/js.finalizeRef': ref => this.#forget(Number(BigInt.asUintN(32, ref))),
      'syscall/js.stringVal': (at, length) => this.#box(this.#text(at, length)),
      'syscall/js.valueGet': (of, at, length) => this.#box(this.#unbox(of)[this.#text(at, length)]),
      'syscall/js.valueSet': (of, at, length, to) => { this.#unbox(of)[this.#text(at, length)] = this.#unbox(to) },
      'syscall/js.valueDelete': (of, at, length) => { delete this.#unbox(of)[this.#text(at, length)] },
      'syscall/js.valueIndex': (of, i) => this.#box(this.#unbox(of)[i]),
      'syscall/js.valueSetIndex': (of, i, to) => { this.#unbox(of)[i] = this.#unbox(to) },
      'syscall/js.valueLength': of => this.#unbox(of).length,
      'syscall/js.valueInstanceOf': (of, type) => this.#unbox(of) instanceof this.#unbox(type),
      'syscall/js.valueCall': (to, of, name, length, at, count) => this.#try(to, () => {
        const object = this.#unbox(of)
        return Reflect.apply(object[this.#text(name, length)], object, this.#list(at, count))
      }),
      'syscall/js.valueInvoke': (to, of, at, count) => this.#try(to, () => Reflect.apply(this.#unbox(of), undefined, this.#list(at, count))),
      'syscall/js.valueNew': (to, of, at, count) => this.#try(to, () => Reflect.construct(this.#unbox(of), this.#list(at, count))),
      'syscall/js.valuePrepareString': (to, of) => {
        const bytes = this.#encoder.encode(String(this.#unbox(of)))
        const ref = this.#box(bytes)
        this.#view().setBigInt64(to, ref, true)
        this.#view().setInt32(to + 8, bytes.length, true)
      },
      'syscall/js.valueLoadString': (of, at) => new Uint8Array(this.memory.buffer).set(this.#unbox(of), at >>> 0),
    },
  }
}
