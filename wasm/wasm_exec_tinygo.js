// The imports of an engine built by TinyGo: the counterpart of standard Go's wasm_exec.js. TinyGo's own wasm_exec.js also
// has parts for Node, files and JavaScript values, which this engine does not use and which break bundlers.
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
