// The worker as a text, for inline.js: one for pages and for Node.
import { serve } from './serve.js'

serve(/** @type {any} */ (globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort ?? globalThis))
