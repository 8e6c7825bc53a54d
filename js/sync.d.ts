import type { AllSyncOptions, SyncTefuda } from './types.js'

export * from './errors.js'
export * from './types.js'
export * from './games/types.js'

/**
 * Opens all games in this thread: calls return plain values. For Node, workers and tests. In a page, calls block the page, and
 * the standard-Go build's wasm_exec.js defines the globals fs, process and path if they are missing. A game loads with its first
 * call. A running call cannot be aborted.
 * @param options none in Node; elsewhere `{ module: { poker: await WebAssembly.compileStreaming(fetch('/tefuda-poker.wasm')) } }`
 */
export function initSync(options?: AllSyncOptions): SyncTefuda
