import react from '@vitejs/plugin-react'

// Relative addresses, so that the built page runs in any folder of a static host.
export default { base: './', plugins: [react()] }
