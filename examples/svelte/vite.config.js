import { svelte } from '@sveltejs/vite-plugin-svelte'

// Relative addresses: what is built runs in any folder of a static host.
export default { base: './', plugins: [svelte()] }
