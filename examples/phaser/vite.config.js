// Relative addresses: what is built runs in any folder of a static host.
export default { base: './' }
