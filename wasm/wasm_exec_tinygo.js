// What the engine needs of its host when TinyGo built it: the counterpart of standard Go's wasm_exec.js, which TinyGo's
// own would be, with the parts for Node, files and JavaScript values that this engine does not use and that bundlers
// stumble over.
globalThis.Go = class {
  importObject = {
    wasi_snapshot_preview1: {
      fd_close: () => 0,
      fd_seek: () => 0,
      fd_write: () => 0,
      random_get: (at, size) => {
        crypto.getRandomValues(new Uint8Array(this.memory.buffer, at >>> 0, size))
        return 0
      },
    },
  }

  run({ exports }) {
    this.memory = exports.memory
    exports._initialize()
  }
}
