// The worker that inline.js holds as text. It runs in pages and in Node.
import { serve } from './serve.js'

serve(/** @type {any} */ (globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort ?? globalThis))
