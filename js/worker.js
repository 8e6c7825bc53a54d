import { serve } from './serve.js'

serve(/** @type {any} */ (globalThis))
