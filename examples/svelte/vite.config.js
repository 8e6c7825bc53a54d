import { svelte } from '@sveltejs/vite-plugin-svelte'

// Relative addresses, so that the built page runs in any folder of a static host.
export default { base: './', plugins: [svelte()] }
