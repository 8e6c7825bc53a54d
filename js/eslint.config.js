import js from '@eslint/js'

const browser = ['crypto', 'fetch', 'Worker', 'Response', 'URL', 'AbortSignal', 'Blob', 'performance', 'TransformStream', 'atob', 'btoa', 'TextEncoder', 'TextDecoder', 'WebAssembly', 'console']
const names = [...browser, 'Event', 'document', 'navigator', 'location', 'localStorage', 'self', 'caches', 'Request', 'process', 'setTimeout', 'setInterval', 'clearInterval', 'clearTimeout', 'Buffer', 'AbortController', 'importScripts', 'matchMedia', 'window', 'addEventListener', 'URLSearchParams', 'HTMLElement', 'customElements']

export default [
  { ignores: ['**/wasm_exec*.js', '**/tefuda/', '**/node_modules/', 'demo/files.js', 'demo/sw.js'] },
  js.configs.recommended,
  {
    languageOptions: { globals: Object.fromEntries(names.map(name => [name, 'readonly'])) },
    rules: { eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error', 'no-unused-vars': 'error' },
  },
]
