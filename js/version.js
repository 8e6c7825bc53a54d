/** The package's version; the engine must be of the same. */
export const VERSION = '0.1.0'
