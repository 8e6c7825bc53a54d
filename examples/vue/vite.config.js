import vue from '@vitejs/plugin-vue'

// Relative addresses, so that the built page runs in any folder of a static host.
export default { base: './', plugins: [vue()] }
